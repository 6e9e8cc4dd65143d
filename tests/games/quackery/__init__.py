"""Quackery."""

RULES = 28  # on its rules page
