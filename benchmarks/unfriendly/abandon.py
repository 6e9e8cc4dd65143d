"""Abandoning: whether anybody gains by leaving, or by calling another player away.

    python -m benchmarks.unfriendly.abandon

Starts a server of its own, whose clock it turns, and plays games of two or three to a point where
the loser is known. Then it tries to turn that into something else, and looks at what the players'
pages count. Each attempt is one promise of docs/decisions/0060-a-fair-end.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.unfriendly.trial import Trial
from tests.server.service import TINY_GAMES, Guest, Hands, Live, Service, until

MINUTE, DAY = 60.0, 24 * 3600.0
GAME = "auction"  # of tests/tiny: three sealed bids, and what a lot is worth is open


class Record(NamedTuple):
    """What somebody's page counts."""

    games: int
    won: int


class Evening:
    """Some players at one table of the server."""

    def __init__(self, service: Service, hands: Hands, *names: str, **wish: Any) -> None:
        self.hands = hands
        self.players = [Guest(service, name) for name in names]
        self.table = self.players[0].table("me", *["open"] * (len(names) - 1), game=GAME, **wish)
        for seat, player in enumerate(self.players[1:], 1):
            assert player.sit(self.table, seat).status_code == 204
        self.players[0].http.post(f"/api/tables/{self.table}/start")
        self.pages: dict[int, Live] = {}
        for seat in range(len(names)):
            self.come(seat)

    def come(self, seat: int) -> None:
        self.pages[seat] = self.players[seat].live(self.table)
        self.pages[seat].hear_a("hello")

    def go(self, seat: int) -> None:
        """Close the page; the others see that."""
        self.pages.pop(seat).socket.close()
        self.hands.later(MINUTE)
        until(lambda: not self.info()["chairs"][seat]["here"])

    def info(self, seat: int = 0) -> dict[str, Any]:
        return self.players[seat].info(self.table)

    def bid(self, seat: int, high: bool) -> None:
        """Everybody bids once a lot; who bids high wins it."""
        page = self.pages[seat]
        while page.wait_for_turn(seat) and not page.choices(seat):  # not yet told to be back
            page.hear()
        if page.choices(seat):
            asked = page.position["seats"][str(seat)]["question"]
            page.act(seat, -1 if high else 0)
            # Or the next bid would answer for this lot once more.
            while page.position["seats"][str(seat)]["question"] == asked:
                page.hear()

    def ask(self, seat: int, method: str, of: int, what: str, **wish: Any) -> int:
        where = f"/api/tables/{self.table}/seats/{of}/{what}"
        return int(self.players[seat].http.request(method, where, **wish).status_code)

    def end(self, seat: int, of: int) -> int:
        """One wants the game ended, since another is away."""
        return self.ask(seat, "PUT", of, "wish", json={"what": "end"})

    def replace(self, seat: int, of: int, level: str = "") -> int:
        return self.ask(seat, "PUT", of, "wish", json={"what": "bot", "level": level})

    def resign(self, seat: int) -> int:
        return self.ask(seat, "POST", seat, "resign")

    def record(self, seat: int) -> Record:
        handle = self.players[seat].me["handle"]
        told = self.players[seat].http.get(f"/api/people/{handle}").json()
        return Record(told["games"], told["won"])

    def over(self) -> bool:
        return self.info()["status"] in ("over", "closed")

    def close(self) -> None:
        for page in self.pages.values():
            page.socket.close()
        for player in self.players:
            player.close()


Attempt = Callable[[Trial, Service, Hands], None]


def leave_a_lost_game(trial: Trial, service: Service, hands: Hands) -> None:
    """The loser of two lots closes the page of an untimed game for good."""
    trial.heading("a player who is losing leaves an untimed game")
    evening = Evening(service, hands, "Ada", "Bede")
    for _ in range(2):
        evening.bid(0, False)
        evening.bid(1, True)
    evening.bid(1, False)
    evening.go(0)
    hands.later(3 * MINUTE)
    trial.check("after 3 minutes nothing is decided", evening.replace(1, 0) == 409)
    hands.later(15 * MINUTE)
    trial.check("after 15 minutes the best bot plays", evening.replace(1, 0) == 204)
    until(evening.over)
    trial.check("the game counts for the player who left", evening.record(0).games == 1)
    trial.check("and for the other", evening.record(1).games == 1)
    evening.close()


def leave_for_a_week(trial: Trial, service: Service, hands: Hands) -> None:
    trial.heading("a player leaves an untimed game for a week")
    evening = Evening(service, hands, "Ada", "Bede")
    evening.bid(0, False)
    evening.bid(1, True)
    evening.bid(1, False)
    evening.go(0)
    hands.later(6 * DAY)
    trial.check("after six days the game goes on", evening.end(1, 0) == 409)
    hands.later(DAY + 16 * MINUTE)
    trial.check("after seven the other one ends it", evening.end(1, 0) == 204)
    trial.check("lost for the player who left", evening.record(0) == (1, 0), evening.record(0))
    trial.check("won for the other", evening.record(1) == (1, 1), evening.record(1))
    evening.close()


def end_the_leader_s_game(trial: Trial, service: Service, hands: Hands) -> None:
    """Who is losing has called the leader away."""
    trial.heading("a player who is losing ends the game of a leader who was called away")
    evening = Evening(service, hands, "Ada", "Bede")
    evening.bid(0, True)
    evening.bid(1, False)
    evening.bid(1, False)
    evening.go(0)
    for name, seconds in (("3 minutes", 3 * MINUTE), ("an hour", 3600.0), ("five days", 5 * DAY)):
        hands.later(seconds)
        trial.check(f"not after {name}", evening.end(1, 0) == 409)
    trial.check("nor with a weak bot in that place", evening.replace(1, 0, "novice") == 400)
    trial.check("the game goes on", evening.info(1)["status"] == "playing")
    evening.come(0)
    evening.bid(0, False)
    trial.check("for the leader, too", evening.info()["chairs"][0]["bot"] is None)
    evening.close()


def resign_among_three(trial: Trial, service: Service, hands: Hands) -> None:
    trial.heading("a player who is losing resigns among three")
    evening = Evening(service, hands, "Ada", "Bede", "Cleo")
    evening.bid(0, False)
    evening.bid(1, True)
    evening.bid(2, False)
    trial.check("that can be done", evening.resign(0) == 204)
    while not evening.over():
        for seat in (1, 2):
            evening.bid(seat, False)
    trial.check("and is a defeat", evening.record(0) == (1, 0), evening.record(0))
    trial.check("which the list of games has", len(finished(evening.players[0])) == 1)
    evening.close()


def have_a_master_win(trial: Trial, service: Service, hands: Hands) -> None:
    for own in (0, 1, 2):
        trial.heading(f"a player takes a master's victory, after {own} moves of three")
        evening = Evening(service, hands, "Ada", "Bede")
        for _ in range(own):
            evening.bid(0, False)
            evening.bid(1, False)
        evening.ask(0, "PUT", 0, "stand-in?level=master")
        while not evening.over():
            evening.bid(1, False)
        won = 0 in evening.info()["standing"]["winners"]
        told = evening.record(0)
        if own < 2:
            trial.check("a victory does not count", told == ((0, 0) if won else (1, 0)), told)
        else:
            trial.check("the player has made most moves: it counts", told == (1, won), told)
        trial.check("the other has the result", evening.record(1).games == 1, evening.record(1))
        evening.close()


def come_back_for_the_end(trial: Trial, service: Service, hands: Hands) -> None:
    trial.heading("a player comes back from a master for the last move")
    evening = Evening(service, hands, "Ada", "Bede")
    evening.ask(0, "PUT", 0, "stand-in?level=master")
    for _ in range(2):
        evening.bid(1, False)
    until(lambda: evening.info()["standing"]["moves"] >= 4)
    evening.ask(0, "DELETE", 0, "stand-in")
    while not evening.over():
        for seat in evening.info()["standing"]["pending"]:
            evening.bid(seat, False)
    won = 0 in evening.info()["standing"]["winners"]
    told = evening.record(0)
    trial.check("a victory does not count", told == ((0, 0) if won else (1, 0)), told)
    evening.close()


def resign_before_a_master(trial: Trial, service: Service, hands: Hands) -> None:
    trial.heading("a player whose seat a master plays is given the victory")
    evening = Evening(service, hands, "Ada", "Bede")
    evening.ask(0, "PUT", 0, "stand-in?level=master")
    until(lambda: evening.info()["standing"]["moves"] >= 1)
    trial.check("the other resigns", evening.resign(1) == 204)
    trial.check("a victory does not count", evening.record(0) == (0, 0), evening.record(0))
    trial.check("the defeat does", evening.record(1) == (1, 0), evening.record(1))
    evening.close()


def outweigh_a_master_with_hints(trial: Trial, service: Service, hands: Hands) -> None:
    trial.heading("a player has a master play two lots of three, and asks for a hint at the third")
    evening = Evening(service, hands, "Ada", "Bede")
    evening.ask(0, "PUT", 0, "stand-in?level=master")
    for _ in range(2):
        evening.bid(1, False)
    until(lambda: evening.info()["standing"]["moves"] >= 4)
    evening.ask(0, "DELETE", 0, "stand-in")
    if 0 in evening.info()["standing"]["pending"]:
        evening.pages[0].send(type="hint", seat=0)
        evening.pages[0].hear_a("hint")
        trial.check("the log tells of the hint", len(evening.info(1)["hinted"]) == 1)
    while not evening.over():
        for seat in evening.info()["standing"]["pending"]:
            evening.bid(seat, False)
    won = 0 in evening.info()["standing"]["winners"]
    told = evening.record(0)
    trial.check("a victory does not count", told == ((0, 0) if won else (1, 0)), told)
    evening.close()


def have_a_friend_seat_a_master(trial: Trial, service: Service, hands: Hands) -> None:
    trial.heading("among three, without hints, a friend seats a master for a player who comes back")
    allowed = {"hints": False, "foretelling": True, "take_backs": True, "spectators": True}
    evening = Evening(service, hands, "Ada", "Bede", "Cleo", allowed=allowed)
    for seat in range(3):
        evening.bid(seat, False)
    own = evening.ask(0, "PUT", 0, "stand-in?level=master")
    trial.check("none is had by one's own choice", own == 403, own)
    for seat in (0, 1):
        evening.go(seat)
    hands.later(DAY)
    trial.check("the friend alone wants it", evening.replace(2, 0) == 204)
    trial.check("and nothing is done", evening.info(2)["chairs"][0]["bot"] is None)
    evening.ask(1, "PUT", 1, "stand-in?level=apprentice")
    evening.replace(2, 0)
    trial.check("nor while a bot plays for the third", evening.info(2)["chairs"][0]["bot"] is None)
    evening.ask(1, "DELETE", 1, "stand-in")
    evening.come(1)
    trial.check("the third wants it, too", evening.replace(1, 0) == 204)
    trial.check("then it is done", evening.info(2)["chairs"][0]["bot"] == "master")
    evening.close()


def end_a_game_with_bots(trial: Trial, service: Service, hands: Hands) -> None:
    trial.heading("a player who is losing to a bot ends the game")
    ada = Guest(service, "Ada")
    table = ada.table("me", "novice", game=GAME)
    with ada.live(table) as page:
        page.hear_a("hello")
        page.wait_for_turn(0)
        page.act(0, 0)
        until(lambda: ada.info(table)["standing"]["moves"] >= 2)
    trial.check("that can be done", ada.http.delete(f"/api/tables/{table}").status_code == 204)
    told = ada.http.get(f"/api/people/{ada.me['handle']}").json()
    trial.check("and is a defeat", (told["games"], told["won"]) == (1, 0))
    ada.close()


def finished(player: Guest) -> list[Any]:
    found: list[Any] = player.http.get("/api/me/games?status=finished").json()["tables"]
    return found


ATTEMPTS: list[Attempt] = [
    leave_a_lost_game,
    leave_for_a_week,
    end_the_leader_s_game,
    resign_among_three,
    have_a_master_win,
    come_back_for_the_end,
    resign_before_a_master,
    outweigh_a_master_with_hints,
    have_a_friend_seat_a_master,
    end_a_game_with_bots,
]


def main() -> int:
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    trial = Trial(0)
    with tempfile.TemporaryDirectory() as folder:
        hands = Hands(Path(folder))
        service = Service(str(Path(folder) / "asclepia.db"), **hands.setting, **TINY_GAMES)
        try:
            for attempt in ATTEMPTS:
                attempt(trial, service, hands)
        finally:
            service.stop()
    return trial.finish()


if __name__ == "__main__":
    sys.exit(main())
