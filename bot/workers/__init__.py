"""Work in threads: analysis, rendering, warm-up, and the backpressure between them."""
