"""Whole numbers as programs pass them in: Python's own, and those of NumPy and its like."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex, TypeAlias

#: A seat, a seed, a code: an int, or anything with `__index__`.
Whole: TypeAlias = SupportsIndex


def natural(value: object) -> int:
    """The number as an int; a negative one for all that is no whole number from 0. True and False
    are none: where one of them arrives, something else was meant."""
    if isinstance(value, bool):
        return -1
    if isinstance(value, int):
        return value
    if not hasattr(value, "__index__"):
        return -1
    try:
        return index(value)
    except TypeError:  # an array of several numbers has it, too
        return -1
