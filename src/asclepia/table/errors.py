"""What can go wrong, each with a message for the person who caused it."""


class AsclepiaError(Exception):
    """Every error that Asclepia raises on purpose."""


class OptionError(AsclepiaError, ValueError):
    """A game cannot be started like this: unknown or clashing options, seats, seed."""


class IllegalAction(AsclepiaError, ValueError):
    """The rules do not allow this action now; nothing has changed."""


class ComponentError(AsclepiaError, ValueError):
    """A component file is wrong; the message names file, entry and field."""


class RecordError(AsclepiaError, ValueError):
    """A record cannot be read, or does not replay."""
