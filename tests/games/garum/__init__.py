"""Garum."""

RULES = 30  # on its rules page
