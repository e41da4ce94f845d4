"""What runs of the classic family (klassisk, alla-spelar, uppvand-trumf, mattis) store."""
