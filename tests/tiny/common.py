"""What the tiny games share: points in a list."""

from __future__ import annotations

from asclepia.table import ComponentSet, Game, State


class TinyGame(Game):
    seats = range(2, 5)
    component_type = ComponentSet


class TinyState(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = [0] * seats

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    def end_by_points(self) -> None:
        best = max(self.points)
        self.end(tuple(seat for seat in range(self.seats) if self.points[seat] == best))
