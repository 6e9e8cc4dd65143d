"""What goes over the wire: the types of requests, answers and live messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from asclepia.table import Message
from asclepia.table.deal import Hex

# The page's types are made from these by web/typescript.py. What a game tells has a shape of its
# own; the names are those of the page's general types for it.
ToldAction = Annotated[dict[str, Any], "Action"]
ToldEvent = Annotated[dict[str, Any], "GameEvent"]
Part = Annotated[dict[str, Any], "Part"]

ChairKind = Literal["open", "person", "bot", "guest"]
#: dealing: what everybody has put into the deal is being opened; closed: nobody came for long
Status = Literal["open", "dealing", "playing", "over", "closed"]
#: dealt: by everybody who sits there; server: by the server alone, in an earlier version; record:
#: it comes from a record that was brought; branch: played on from a finished game
Origin = Literal["dealt", "server", "record", "branch"]


class EntryWords(msgspec.Struct):
    """What is wrong with, or odd about, an entry of a component set."""

    entry: str  # "" when it is about the whole
    words: str


class Refused(Exception):
    """The request cannot be done; nothing has changed. `key` is for the page's texts."""

    def __init__(
        self, key: str, words: str, status: int = 409, problems: list[EntryWords] | None = None
    ) -> None:
        super().__init__(words)
        self.key = key
        self.words = words
        self.status = status
        self.problems = problems or []


class Problem(msgspec.Struct):
    """The answer to a request that was refused."""

    error: str
    words: str
    problems: list[EntryWords] = []  # one by one, where a component set was refused


class Said(msgspec.Struct):
    """A text to be put into words on the page: a key of the game's catalogue, and facts."""

    key: str
    facts: dict[str, str | int | Said]

    @staticmethod
    def of(message: Message) -> Said:
        facts = {
            name: Said.of(fact) if isinstance(fact, Message) else fact
            for name, fact in message.facts.items()
        }
        return Said(message.key, facts)


class Me(msgspec.Struct):
    name: str


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class OptionInfo(msgspec.Struct):
    name: str
    choices: list[str]
    default: str
    help: str


class ComponentsInfo(msgspec.Struct):
    """A component set: one that comes with the game, or somebody's own."""

    name: str
    title: str
    own: bool
    digest: str  # names its content; "" where it is not known


class GameInfo(msgspec.Struct):
    name: str
    title: str
    fewest: int
    most: int
    options: list[OptionInfo]
    levels: list[str]
    components: list[ComponentsInfo]  # that come with the game; the first is taken by default


class NewComponents(msgspec.Struct, forbid_unknown_fields=True):
    """A component set of one's own, as the text of its file."""

    game: str
    text: str


class OwnComponents(msgspec.Struct):
    """The set was read and can be played with: a table names it by its digest."""

    name: str
    title: str
    digest: str
    warnings: list[EntryWords]


class ChairWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit here: "me", "open" (whoever comes) or "bot" with a level."""

    kind: str
    level: str | None = None
    name: str | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    chairs: list[ChairWish]
    options: dict[str, str] = {}
    public: bool = True
    #: The name of a set that comes with the game, or the digest of one that was brought.
    components: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    sealed: Hex | None = None  # what I put into the deal


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a point of a finished game, as a new table."""

    ply: int
    chairs: list[ChairWish]


class SealedNumber(msgspec.Struct, forbid_unknown_fields=True):
    """What I put into the deal: a number of my own, as its SHA-256 until everybody's are in."""

    sealed: Hex


class OpenedNumber(msgspec.Struct, forbid_unknown_fields=True):
    """The number that I had sealed."""

    number: Hex


class NewId(msgspec.Struct):
    id: str


class Chair(msgspec.Struct):
    seat: int
    kind: ChairKind
    name: str
    level: str | None
    yours: bool


class Standing(msgspec.Struct):
    """How a table stands, as everybody may know it; kept with every move."""

    ply: int  # moves stored, those taken back and the taking back included
    moves: int
    scores: list[int]
    pending: list[int]
    winners: list[int]  # none although it is over: nobody has won
    ranks: list[int]  # the place of every seat, once it is over


class DealPart(msgspec.Struct):
    """What one person puts into the deal; who has several seats is named by the first of them."""

    seat: int
    sealed: str  # the SHA-256 of their number; "": they have yet to seal another one
    opened: bool
    number: str | None  # once the game is over


class DealInfo(msgspec.Struct):
    """What the seed is made from, and what may be known of it."""

    commit: str  # SHA-256 of the server's secret, published when the table is made
    round: int  # how often the dealing was begun
    parts: list[DealPart]
    secret: str | None  # once the game is over


class TableInfo(msgspec.Struct):
    id: str
    game: str
    title: str
    seats: int
    options: dict[str, str]
    public: bool
    status: Status
    hosting: bool
    chairs: list[Chair]
    created: int
    changed: int
    origin: Origin
    deal: DealInfo | None  # None: it was not dealt by everybody
    seed: str | None  # once the game is over
    next: str | None
    components: ComponentsInfo
    standing: Standing | None  # None: not known, or not begun
    playable: bool
    trouble: Said | None  # why it cannot be played by today's rules; a text of the table's own


class Lobby(msgspec.Struct):
    open: list[TableInfo]
    playing: list[TableInfo]
    mine: list[TableInfo]


class Blocked(msgspec.Struct):
    what: Part
    rule: str
    reason: Said


class Question(msgspec.Struct):
    """What a seat is asked: one thing, with all that belongs to it. `choices` answer it; `asides`
    can be done before. `foretold` says, by the code of each, what would surely follow."""

    since: int  # the ply from which on it is asked: what others do meanwhile does not change it
    prompt: Said
    choices: list[ToldAction]
    asides: list[ToldAction]
    foretold: dict[str, list[ToldEvent]]
    blocked: list[Blocked]


class SeatView(msgspec.Struct):
    """The table from one seat: its view, what it is asked, whether it can take a move back."""

    view: dict[str, Any]
    question: Question | None = None
    undo: bool = False


class Asked(msgspec.Struct):
    """A seat that must decide, and what everybody may hear of its question."""

    seat: int
    prompt: Said


class Position(msgspec.Struct):
    """Where the game stands, as one person may know it."""

    ply: int
    pending: list[int]
    asked: list[Asked]
    watching: SeatView
    seats: dict[str, SeatView]


class Entry(msgspec.Struct):
    """One move in the log, told in events."""

    ply: int
    seat: int
    events: list[ToldEvent]


class Words(msgspec.Struct):
    number: int
    name: str
    words: str
    said: int


class Step(msgspec.Struct):
    """One point of a replay."""

    ply: int
    seat: int | None
    events: list[ToldEvent]
    view: dict[str, Any]
    scores: list[int]


class Replay(msgspec.Struct):
    info: TableInfo
    printed: dict[str, Any]
    perspective: str
    steps: list[Step]


class Rules(msgspec.Struct):
    html: str


class Texts(msgspec.Struct):
    """What a game says, as a Fluent catalogue: for games that came after the page was built."""

    ftl: str


# Live messages, from the server


class Hello(msgspec.Struct, tag="hello"):
    info: TableInfo
    printed: dict[str, Any]
    position: Position | None
    log: list[Entry]
    chat: list[Words]


class Changed(msgspec.Struct, tag="table"):
    info: TableInfo


class Update(msgspec.Struct, tag="update"):
    position: Position
    log: list[Entry]
    rewound: bool = False  # the log is the whole log: a move was taken back


class Chatted(msgspec.Struct, tag="chat"):
    chat: list[Words]


class Refusal(msgspec.Struct, tag="refused"):
    error: str
    words: str
    ply: int


class HintLine(msgspec.Struct):
    code: int
    action: ToldAction
    lead: float


class Hint(msgspec.Struct, tag="hint"):
    seat: int
    ply: int
    lines: list[HintLine]


class Pong(msgspec.Struct, tag="pong"):
    sent: float


ServerMessage = Hello | Changed | Update | Chatted | Refusal | Hint | Pong


# Live messages, to the server


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    seat: int
    ply: int
    code: int


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    seat: int
    ply: int


class AskHint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    seat: int


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    words: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    sent: float


ClientMessage = Act | Undo | AskHint | Say | Ping
