"""Studies: the parts that questions are settled by. Each plays games its own way and ends in cells with intervals."""
