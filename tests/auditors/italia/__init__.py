"""An independent reading of the rules of Italia, which reads whole games beside the print."""
