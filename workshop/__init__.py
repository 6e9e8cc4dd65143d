"""The commands behind `make`, for the people who build Asclepia. Nothing of it is installed."""
