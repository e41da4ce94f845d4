"""Small shared kernels that make a strategy read like its description."""
