"""Tic-tac-toe: how a game is added to Asclepia, step by step (docs/adding-a-game.md)."""

from __future__ import annotations

from asclepia.games.tictactoe.actions import ACTIONS
from asclepia.games.tictactoe.components import Pieces
from asclepia.games.tictactoe.marking import Mark
from asclepia.games.tictactoe.state import TicTacToe

from asclepia.table import Dice, Game, Insight, Option, State

WIN = 10.0


class TicTacToeInsight(Insight):
    """Step 7: what bots may think about a position. Their search looks ahead by itself; it
    only needs to hear that winning is worth more than the single point it scores."""

    def worth(self, state: State) -> list[float]:
        return [WIN * score for score in state.scores]


class TicTacToeGame(Game):
    """Step 6: the game itself."""

    name = "tictactoe"
    title = "Tic-tac-toe"
    seats = range(2, 3)
    options = (
        Option("begins", ("crosses", "lot"), "crosses", "who begins: the crosses, or by lot"),
    )
    actions = ACTIONS
    component_type = Pieces
    insight = TicTacToeInsight()
    live = (120, 5)
    revision = 1  # raise it whenever an old record would replay differently

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: Pieces
    ) -> TicTacToe:
        """The state before the first decision. Seats and options are checked already. A game
        with chance later on would keep the dice in its state."""
        state = TicTacToe(components.signs)
        state.frame = Mark(dice.below(2) if options["begins"] == "lot" else 0)
        return state


#: This name makes the folder a game.
GAME = TicTacToeGame()
