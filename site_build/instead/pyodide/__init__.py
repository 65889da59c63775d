"""What JavaScript asks of Python once it has started."""
