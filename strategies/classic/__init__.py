"""Strategies for the classic family (klassisk, alla-spelar, uppvand-trumf, mattis), one file per strategy."""
