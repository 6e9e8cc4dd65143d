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
ToldView = Annotated[dict[str, Any], "GameView"]
Part = Annotated[dict[str, Any], "Part"]

ChairKind = Literal["open", "person", "bot", "guest"]
#: dealing: what everybody has put into the deal is being opened; closed: ended unfinished
Status = Literal["open", "dealing", "playing", "over", "closed"]
#: dealt: by everybody who sits there; server: by the server alone, in an earlier version; record:
#: it comes from a record that was brought; branch: played on from a finished game
Origin = Literal["dealt", "server", "record", "branch"]

#: a table waits for me: other people do, or only bots, or nobody else plays
Turn = Literal["others", "alone"]

#: what strangers say without words of their own: everybody reads it in their language. The last
#: ones are signs
Phrase = Literal[
    "hello", "luck", "played", "thanks", "moment", "turn", "again", "smile", "laurel", "amazed"
]


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
    handle: str  # by which others know me


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str


# Who I am, on which devices


class Passkey(msgspec.Struct):
    mark: str  # by which it is removed
    name: str
    created: int
    used: int | None
    guards: int | None  # from when on a proof is asked for, and this key is one


class Known(msgspec.Struct):
    name: str
    games: int


class Account(msgspec.Struct):
    """By what I am known again."""

    name: str
    handle: str
    games: int  # tables where I sit or have sat
    passkeys: list[Passkey]
    codes: int  # recovery codes that are left
    codes_guard: int | None  # from when on a proof is asked for, and they are one
    proof: list[Literal["passkey", "code"]]  # by what it can be shown; nothing: none is asked for
    place: str | None  # to which name of the server my passkeys belong; None: it has none
    before: Known | None  # who this device was before me, and is again when I sign out


class NewLink(msgspec.Struct):
    """A link that makes another device mine, once; and as a QR code."""

    url: str
    picture: str
    minutes: int  # for which it is good


class LinkWord(msgspec.Struct, forbid_unknown_fields=True):
    """What a link carries behind its #."""

    word: Annotated[str, msgspec.Meta(max_length=100)]


class Arrival(msgspec.Struct):
    """Whom a link would make of this device, and who it is now."""

    whose: Known
    here: Known
    kept: bool  # who it is now has something here, and is again when I sign out


class RecoveryCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=100)]
    alone: bool = False  # all other devices are signed out by the same step


class RecoveryCodes(msgspec.Struct):
    codes: list[str]


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that a browser has made, as its toJSON() tells it."""

    name: Annotated[str, msgspec.Meta(max_length=100)]
    credential: dict[str, Any]


class ShownPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that a browser has shown, as its toJSON() tells it."""

    credential: dict[str, Any]
    alone: bool = False  # all other devices are signed out by the same step


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    everywhere: bool  # on all other devices, and not here
    codes: bool = False  # recovery codes end, too


# Turn signals


class Turns(msgspec.Struct):
    """Games in which others wait for me."""

    count: int
    next: str | None  # the table that has waited longest


class PushKey(msgspec.Struct):
    """What a browser needs so that this server can call it (Web Push)."""

    key: str  # base64url


class PushAddress(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser of mine can be called, as it has told."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    key: Annotated[str, msgspec.Meta(max_length=120)]  # p256dh, base64url
    auth: Annotated[str, msgspec.Meta(max_length=40)]  # base64url
    language: str  # in which it is told


class OptionInfo(msgspec.Struct):
    name: str
    choices: list[str]
    default: str
    help: str
    seats: list[int]  # with how many it means something; none are named: with any number


class ComponentsInfo(msgspec.Struct):
    """A component set: one that comes with the game, or somebody's own."""

    name: str
    title: str
    own: bool
    digest: str  # names its content; "" where it is not known


class Pace(msgspec.Struct, forbid_unknown_fields=True):
    """How long people may take. live: each has a time bank, and gets a little for every turn; days:
    so many for a decision. A live table's numbers may be left out: then they are the game's."""

    kind: Literal["untimed", "live", "days"] = "untimed"
    bank: int = 0  # seconds
    increment: int = 0  # seconds
    days: int = 0
    #: When somebody's time is over: a bot answers this once, or the seat is lost.
    out: Literal["bot", "seat"] = "bot"


class Allowed(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What people may do at a table besides playing: agreed on when it is made, for the whole game.
    A person who plays alone, or with bots only, may do all of it."""

    hints: bool
    foretelling: bool  # a look at what a choice would surely bring
    take_backs: bool
    spectators: bool  # may speak


class Clock(msgspec.Struct):
    """A seat's time, as it was when this was sent."""

    left: int | None  # milliseconds; None: the seat has no clock, a bot plays there
    running: bool  # the seat is asked something
    out: bool  # its time is over: a bot answers what it is asked


class GameInfo(msgspec.Struct):
    name: str
    title: str
    fewest: int
    most: int
    options: list[OptionInfo]
    levels: list[str]
    components: list[ComponentsInfo]  # that come with the game; the first is taken by default
    live: Pace  # what a live table gives each seat unless somebody says otherwise
    lesson: bool  # whether it can be learnt at /learn/NAME


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
    pace: Pace | None = None  # untimed, unless said
    allowed: Allowed | None = None  # what is usual at this pace, unless said


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
    handle: str | None  # of the person; their page is at /p/HANDLE
    #: An open seat that is kept for whoever played there before: it has their name.
    kept: Literal["you", "other"] | None = None
    bot: str | None = None  # the level of a bot that plays in place of the person
    here: bool = False  # whether the person looks at the table
    seen: int | None = None  # if not: when they last did, as far as it is known


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


# Leaving and coming back

#: bot: one plays in place of the person; replaced: so the others wanted it; back: the person plays
#: again; resigned; time: the person had none left; away: the person was away for too long; late: a
#: bot ends their turn for lack of time
HandoverKind = Literal["bot", "replaced", "back", "resigned", "time", "away", "late"]


class Handover(msgspec.Struct):
    """A seat that has changed hands, after so many moves."""

    seat: int
    ply: int
    kind: HandoverKind
    level: str | None  # of the bot, if one plays since
    name: str  # whose seat it was


class Hinted(msgspec.Struct):
    """A seat has had a hint, after so many moves. What it said only that seat knows."""

    seat: int
    ply: int
    name: str  # whose seat it was


EndedWhy = Literal["resigned", "agreed", "away", "host", "idle", "time"]


class Ended(msgspec.Struct):
    """How a game ended that was not played out. agreed: the others wanted it, since this seat was
    away and had not moved yet; away: it was away for too long; host: whoever made the table has
    closed it; idle: nobody came for long; time: the seat's was over. Nothing that was hidden is
    told. For who is neither among the winners nor among the losers it does not count."""

    why: EndedWhy
    seat: int | None
    made: int
    winners: list[int]
    losers: list[int] = []


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What is to become of a seat that is away: the best bot plays (`level` may name it), or the
    seat is lost, and with it the game of two; nobody loses if the person has not moved yet."""

    what: Literal["bot", "end"]
    level: str = ""


class TableInfo(msgspec.Struct):
    id: str
    game: str
    title: str
    seats: int
    options: dict[str, str]
    moot: list[str]  # options that mean nothing with so many seats
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
    turn: Turn | None  # it waits for you
    patience: int | None  # seconds for which a seat that is asked may be away; None: for ever
    forfeit: int | None  # … until it can be lost by that
    ended: Ended | None
    again: bool  # who played there can ask for a rematch
    pace: Pace
    clocks: list[Clock]  # by seat; none if nobody counts, or the game has not begun
    allowed: Allowed
    handovers: list[Handover] = []  # of a table that is looked at
    hinted: list[Hinted] = []  # … if two people play there or more
    #: … and, when it is over or was ended, the seats for whose people bots have made most moves.
    lent: list[int] = []


# Where people find games


class Lobby(msgspec.Struct):
    """Open tables with a seat for me, running games of people, and my own that are not over:
    where I can do something first. `next_…`: where the list goes on; None: nowhere."""

    open: list[TableInfo]
    playing: list[TableInfo]
    mine: list[TableInfo]
    next_open: str | None
    next_playing: str | None


class GameList(msgspec.Struct):
    """A page of my games or of somebody's."""

    tables: list[TableInfo]
    next: str | None  # where it goes on; a page can be short all the same


class Tally(msgspec.Struct):
    """Games of one kind: a number of players, or opponents (people, a level of bots, none)."""

    kind: str
    games: int
    won: int


class GameTally(msgspec.Struct):
    """How somebody has played one game. Scores are those of games that were played out."""

    game: str
    title: str
    games: int
    won: int
    best: int | None
    mean: float | None


class Player(msgspec.Struct):
    """A player's page, as the asker may see it: private tables count for who played there."""

    name: str
    handle: str
    yours: bool
    games: int
    won: int
    by_game: list[GameTally]
    by_seats: list[Tally]
    by_opponents: list[Tally]
    counted: int  # no more than so many finished games are counted, the newest
    recent: GameList


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

    view: ToldView
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
    watching: SeatView | None  # as a spectator sees it; None for who has one seat and looks from it
    seats: dict[str, SeatView]


class Entry(msgspec.Struct):
    """One move in the log, told in events."""

    ply: int
    seat: int
    events: list[ToldEvent]


class Words(msgspec.Struct):
    """A line of the chat."""

    number: int
    name: str
    words: str  # "" where it is a phrase
    said: int
    handle: str | None  # of whoever said it, if they are still known
    phrase: Phrase | None
    watching: bool  # a spectator has said it


class Step(msgspec.Struct):
    """One point of a replay."""

    ply: int
    seat: int | None
    action: ToldAction | None  # where whoever looks may know it: many a move tells no event
    events: list[ToldEvent]
    view: ToldView
    scores: list[int]


#: What a hint says of what somebody was about to do: "agreed", "equal" (as good), "better" (there
#: is something better). Of the rest: "best"; "only" if there is nothing else.
Verdict = Literal["agreed", "equal", "better", "best", "only"]


class Why(msgspec.Struct):
    """A reason in the game's words: what decides, and about whose things it is. `sure`: it can be
    seen right after the action; else it is what usually follows."""

    said: Said
    seat: int
    sure: bool


#: What is said of a move when the game is over: "only" (there was nothing else), "best", "equal"
#: (as good as any), "better" (something better was there).
MoveVerdict = Literal["only", "best", "equal", "better"]


class MoveWhy(msgspec.Struct):
    """Why somebody may have moved as they did, from what they knew then."""

    ply: int
    seat: int
    level: str  # of the bot; "you": one's own move
    verdict: MoveVerdict
    why: Why | None  # what speaks for it
    better: ToldAction | None
    better_why: Why | None


class Replay(msgspec.Struct):
    info: TableInfo
    printed: dict[str, Any]
    perspective: str
    steps: list[Step]


# Lessons


class LessonMove(msgspec.Struct):
    """A move of a lesson: what it told, and the number of the position that it led to."""

    seat: int
    events: list[ToldEvent]
    position: int


class LessonWay(msgspec.Struct):
    """How a lesson goes on: what happens, and the number of the scene that it leads to."""

    told: list[LessonMove]
    scene: int | None  # None: the lesson is over


class LessonAnswer(msgspec.Struct):
    """What the learner could do. Wrong: a text of the game says so, and a rule says why."""

    code: int
    say: str
    rule: str
    way: LessonWay | None  # where it is right


class LessonScene(msgspec.Struct):
    """A step of a lesson, come to by one way. What it shows is told by numbers."""

    step: int
    printed: int
    start: int  # where it begins
    log: list[Entry] | None  # all that has led there, if it begins anew
    before: list[LessonMove]
    position: int  # as it is when the step is said
    answers: list[LessonAnswer]
    way: LessonWay | None  # where nothing is asked


class LessonStep(msgspec.Struct):
    name: str  # the text lesson-NAME says it
    point: str | None  # what it is about: prompt, board, mine, players, log
    see: str  # … and what of the board, as a selector
    rule: str


class Lesson(msgspec.Struct):
    """A whole lesson: every position that can come up, as the learner's seat may know it."""

    game: str
    title: str
    seats: int
    seat: int
    options: dict[str, str]
    steps: list[LessonStep]
    printed: list[dict[str, Any]]
    positions: list[Position]
    scenes: list[LessonScene]


class Turning(msgspec.Struct):
    """Where a finished game was decided: the move that brought most of what its winner never lost
    again, and after which they could always expect to win."""

    ply: int | None  # None: nobody has won, or no move stands out
    seat: int | None
    action: ToldAction | None
    ahead: bool  # in points, too, ever since


class RuleBlock(msgspec.Struct):
    """A numbered rule, or something else that stands by itself: a paragraph, a table, a list."""

    html: str
    rule: str  # its number; '' if it has none


class RulesPart(msgspec.Struct):
    title: str
    blocks: list[RuleBlock]


class Rules(msgspec.Struct):
    title: str
    intro: list[RuleBlock]
    parts: list[RulesPart]


class Prose(msgspec.Struct):
    """A page about this site: what it is, what it keeps, who is thanked."""

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
    presence: Presence


class Changed(msgspec.Struct, tag="table"):
    info: TableInfo


class Update(msgspec.Struct, tag="update"):
    position: Position
    log: list[Entry]
    clocks: list[Clock]
    rewound: bool = False  # the log is the whole log: a move was taken back


class Chatted(msgspec.Struct, tag="chat"):
    """What was said. Anew: whatever else a page has of it may tell of somebody who is gone."""

    chat: list[Words]
    anew: bool = False


class SeatPresence(msgspec.Struct, frozen=True):
    """Whether the person of a seat is here; if not, since when."""

    seat: int
    here: bool
    seen: int | None


class Offer(msgspec.Struct):
    """What some of the others want of a seat that is away."""

    seat: int
    what: Literal["bot", "end"]
    level: str
    count: int  # of those who are here want it
    needed: int
    yours: bool  # you are among them


class Presence(msgspec.Struct, tag="presence"):
    now: int  # by the server's clock
    up: int  # since when the server has been there: nobody was away for longer; 0: always
    seats: list[SeatPresence]
    offers: list[Offer]
    spectators: int


class Refusal(msgspec.Struct, tag="refused"):
    error: str
    words: str
    ply: int


class HintLine(msgspec.Struct):
    code: int
    action: ToldAction
    lead: float


class Hint(msgspec.Struct, tag="hint"):
    """The best choices, the first compared with `rival`: with what the person was about to do, or
    else with the next best that is less good."""

    seat: int
    ply: int
    lines: list[HintLine]
    verdict: Verdict
    rival: ToldAction | None
    why: Why | None


class Pong(msgspec.Struct, tag="pong"):
    sent: float


ServerMessage = Hello | Changed | Update | Chatted | Presence | Refusal | Hint | Pong


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
    instead: int | None = None  # the code of what the person was about to do


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """One of the two."""

    words: str = ""
    phrase: Phrase | None = None


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    sent: float


ClientMessage = Act | Undo | AskHint | Say | Ping
