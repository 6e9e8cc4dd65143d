"""Hippocrates."""

RULES = 69  # on its rules page
