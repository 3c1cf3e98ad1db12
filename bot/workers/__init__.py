"""Work beside the event loop: analysis, drawing, warm-up, and the backpressure between them."""
