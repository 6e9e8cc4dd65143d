"""Shared by all tests."""

from __future__ import annotations

from hypothesis import settings

# The same examples on every machine and no deadlines: a slow machine is not a failure.
settings.register_profile("asclepia", deadline=None, derandomize=True)
settings.load_profile("asclepia")
