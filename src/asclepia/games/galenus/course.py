"""The course of the game (A-G1): five years of work, contest and new year."""

from __future__ import annotations

from typing import final

from asclepia.games.galenus.contest import begin_contest
from asclepia.games.galenus.new_year import new_year
from asclepia.games.galenus.pergamon import begin_work_in_pergamon
from asclepia.games.galenus.scoring import final_scoring, won_by_works
from asclepia.games.galenus.state import SETUP, WORK, Galenus, Removing
from asclepia.games.galenus.vocabulary import YEARS
from asclepia.games.galenus.work import begin_work
from asclepia.table.state import Frame


@final
class Course(Frame[Galenus]):
    """Lies at the bottom and goes on whenever a phase is finished."""

    def resume(self, state: Galenus) -> None:
        if state.owed:
            state.frame = Removing(self, True)
        elif state.all_goals_met():
            state.frame = self  # won: the state ends it
        elif state.phase == SETUP:
            self.work(state)
        elif state.phase == WORK:
            begin_contest(state, self)
        elif not won_by_works(state):
            if state.year == YEARS:
                final_scoring(state)
            else:
                new_year(state)
                self.work(state)

    def work(self, state: Galenus) -> None:
        if state.box.pergamon:
            begin_work_in_pergamon(state, self)
        else:
            begin_work(state, self)
