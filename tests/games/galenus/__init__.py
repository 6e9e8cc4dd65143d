"""Galenus."""

RULES = 70  # on its rules page
