"""The command `asclepia`."""

from __future__ import annotations

import ast
import asyncio
import errno
import json
import os
import shlex
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, TypeVar
from urllib.parse import urlsplit
from urllib.request import url2pathname

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import asclepia
from asclepia.games import load, names
from asclepia.lab.balance import Account, Balance, accounts
from asclepia.lab.simulate import Outcome, Summary, Tally, outcomes
from asclepia.lab.study import Study, drawn
from asclepia.players import PLAYERS_HELP, Player, make_player
from asclepia.progress import progress, stoppable
from asclepia.table import (
    AsclepiaError,
    ComponentSet,
    Game,
    Match,
    Message,
    OptionError,
    Record,
    read_record,
)
from asclepia.table.chance import Stream, fresh_seed
from asclepia.table.components import game_of
from asclepia.table.deal import Deal, seal
from asclepia.table.options import resolve
from asclepia.table.texts import LANGUAGES, TABLE
from asclepia.terminal import TerminalTable

Found = TypeVar("Found")

MOST_JOBS = 256
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EIO)  # of what a command's output is written to

app = typer.Typer(
    help="Asclepia: a digital table for games of ancient medicine and Roman trade.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
record_app = typer.Typer(help="Look at records of games and check them.", no_args_is_help=True)
components_app = typer.Typer(help="Component files: check one, begin one.", no_args_is_help=True)
tables_app = typer.Typer(
    help="The server's tables: check them, take one out, back all up.", no_args_is_help=True
)
app.add_typer(record_app, name="record")
app.add_typer(components_app, name="components")
app.add_typer(tables_app, name="tables")

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameName = Annotated[str, typer.Argument(help="The name of a game; `asclepia games` lists them.")]
Options = Annotated[
    list[str],
    typer.Option("--option", "-o", help="An option of the game, as name=value; may be repeated."),
]
Components = Annotated[
    Path | None, typer.Option("--components", help="A component file of your own.")
]
Seed = Annotated[
    int | None,
    typer.Option(
        help="A whole number: with the same one the same cards are dealt again, and players decide "
        "the same, unless they think by the clock (master, search:200ms)."
    ),
]
Jobs = Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="How many processes.")]
Language = Annotated[str, typer.Option("--lang", help="en or fr.", envvar="ASCLEPIA_LANG")]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="ASCLEPIA_DATABASE",
        help="A file, or postgresql://user@host/name; by default a file of your own.",
    ),
]
BOT_NAMES = ("Livia", "Marcus", "Octavia", "Tullius", "Flavia", "Quintus")


def main() -> None:
    """Run the command; what a person did wrong is said in a line, not in a traceback."""
    _make_do()
    try:
        app()
    except AsclepiaError as error:
        err.print(f"[bold red]error:[/] {_plain(str(error))}", soft_wrap=True)
        sys.exit(2)
    except BrokenPipeError:
        _say_no_more()
        sys.exit(1)
    except OSError as error:
        if error.filename is not None or error.errno not in _FULL:
            raise
        _say_no_more()
        err.print(f"[bold red]error:[/] what is told cannot be written: {error.strerror}")
        sys.exit(2)


def _make_do() -> None:
    """With a terminal that has few letters, and where nobody can answer."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115


def _say_no_more() -> None:
    """What is left would be written at the end, and fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def version(wanted: bool) -> None:
    if wanted:
        kind = "(compiled)" if asclepia.compiled else f"(uncompiled){_why_uncompiled()}"
        out.print(_plain(f"asclepia {asclepia.__version__} {kind}"), soft_wrap=True)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    _: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        _introduce(context.command_path)


def _introduce(command: str) -> None:
    """The bare command says what it is for; in a terminal it offers to begin."""
    games = [load(name) for name in names()]
    titles = [game.title for game in games]
    ways = {
        "serve --browse": "the tables in your browser, with friends and with bots",
        f"play {games[0].name}": "a game against bots in this terminal",
        "--help": "all commands",
    }
    out.print(f"Asclepia is a digital table for {', '.join(titles[:-1])} and {titles[-1]}.\n")
    for words, what in ways.items():
        out.print(_plain(f"  {command} {words:16} {what}"), soft_wrap=True)
    with _server_libraries():
        import asclepia.server.main  # noqa: F401
    if sys.stdin.isatty() and sys.stdout.isatty():
        answer = out.input("\nServe the tables now, and open the page? [Y/n] ", markup=False)
        if answer.strip().lower() in ("", "y", "yes"):
            serve(browse=True)


@app.command("games")
def list_games() -> None:
    """List the games, their seats and their options."""
    for name in names():
        game = load(name)
        out.print(
            f"[bold]{game.name}[/]  {game.title}, {game.seats[0]} to {game.seats[-1]} players"
        )
        for option in game.options:
            choices = ", ".join(option.choices[:6]) + (" …" if len(option.choices) > 6 else "")
            out.print(f"  {option.name}: {option.help}")
            out.print(f"    {choices} (default: {option.default})", style="dim")
        out.print(f"  component sets: {', '.join(game.component_names())}")


@app.command()
def play(
    game: GameName,
    players: Annotated[
        str | None,
        typer.Option(
            help=f"Who sits where, in order, separated by commas: me, {PLAYERS_HELP}. "
            "By default: you against searching bots, the table full."
        ),
    ] = None,
    option: Options = [],  # noqa: B006
    components: Components = None,
    seed: Seed = None,
    record: Annotated[Path | None, typer.Option(help="Where to keep the record.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with this record.")] = None,
    lang: Language = "en",
) -> None:
    """Play a game in the terminal, alone against bots."""
    _notice()
    _language(lang)
    chosen = load(game)
    own = _read_components(chosen, components)
    named = None if players is None else [name.strip() for name in players.split(",")]
    if resume is not None:
        if seed is not None or option:
            raise OptionError("a resumed game goes on as it was dealt: without --seed and --option")
        match = Match.replay(chosen, read_record(resume), own)
        specs = named or match.players or _default_players(chosen, match.seats)
        if len(specs) != match.seats:
            raise OptionError(
                f"this game has {match.seats} seats, and --players names {len(specs)}"
            )
        match.players = specs
    else:
        specs = named or _default_players(chosen, chosen.seats[-1])
        match = Match(chosen, len(specs), seed, own, specs, **_options(chosen, option))
    if specs.count("me") > 1:
        raise OptionError("the terminal has room for one person: name 'me' at most once")
    minds = _minds(specs, match.seed if seed is not None else fresh_seed())
    seated = [_name(seat, spec, lang) for seat, spec in enumerate(specs)]
    keep = record or resume or _default_record(chosen)
    match.record().save(keep)
    TerminalTable(match, minds, seated, lang, keep, out, out.input).run()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; by default 8420, or the next free one."),
    ] = None,
    database: Database = None,
    browse: Annotated[bool, typer.Option(help="Open the page in a browser.")] = False,
) -> None:
    """Serve the tables to browsers."""
    _notice()
    with _server_libraries():
        from asclepia.server.main import run
    run(host, port, database, browse, lambda words: out.print(words, soft_wrap=True))


@app.command("simulate")
def simulate_command(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    players: Annotated[
        str | None,
        typer.Option(
            help=f"The players, separated by commas: {PLAYERS_HELP}. They change seats "
            "from game to game. By default random players on all seats."
        ),
    ] = None,
    jobs: Jobs = 1,
    option: Options = [],  # noqa: B006
    components: Components = None,
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Play many games between bots and sum up what happened. Ctrl-C sums up what was played."""
    full = ["random"] * load(game).seats[-1]
    specs = full if players is None else [spec.strip() for spec in players.split(",")]
    study = _study(game, specs, option, components, seed)

    def tell(found: list[Outcome], seconds: float) -> None:
        summary = Summary(study, found, seconds)
        if as_json:
            print(json.dumps(summary.to_json(), indent=2))
        else:
            _print_summary(summary)

    _play_and_tell(study, ", ".join(specs), outcomes(study, games, jobs), games, tell)


@app.command("balance")
def balance_command(
    game: GameName,
    seats: Annotated[int, typer.Option(min=1, help="How many players.")] = 4,
    player: Annotated[
        str, typer.Option(help=f"Who plays on every seat: {PLAYERS_HELP}.")
    ] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    jobs: Jobs = 1,
    option: Options = [],  # noqa: B006
    components: Components = None,
    seed: Seed = None,
) -> None:
    """Let equal bots play, and tell what those who won had, and which cards were played. Ctrl-C
    tells it of the games that were played."""
    everyone = [player] * load(game).checked_seats(seats)
    study = _study(game, everyone, option, components, seed)

    def tell(found: list[Account], seconds: float) -> None:
        _print_balance(Balance(study, found, seconds))

    _play_and_tell(study, f"{seats} × {player}", accounts(study, games, jobs), games, tell)


def _study(
    game: str, players: list[str], option: list[str], components: Path | None, seed: int | None
) -> Study:
    _notice()
    chosen = load(game)
    own = _read_components(chosen, components)
    secret = fresh_seed() >> 66 if seed is None else seed
    study = Study(game, tuple(players), _options(chosen, option), own, secret)
    if seed is not None and (timed := study.by_the_clock()):
        err.print(
            _plain(
                f"note: {' and '.join(timed)} by the clock: --seed {seed} gives the same deals "
                "again, but not the same games. With rounds of thought, as in search:1000, it does."
            ),
            soft_wrap=True,
        )
    return study


def _play_and_tell(
    study: Study,
    players: str,
    course: Generator[list[Found], None, None],
    games: int,
    tell: Callable[[list[Found], float], None],
) -> None:
    """Play a study, and tell what was found: also if it is stopped before its end."""
    found: list[Found] = []
    began = time.perf_counter()
    title = f"{load(study.game).title}, {players}"
    with stoppable() as stop, closing(course), progress(title, games, err) as advance:
        for some in course:
            found += some
            advance(len(some))
    if stop.code:
        err.print(f"Stopped after {len(found)} of {games} games.")
    if found:
        tell(found, time.perf_counter() - began)
    if stop.code:
        raise typer.Exit(stop.code)


def _print_balance(balance: Balance) -> None:
    endings = ", ".join(f"{name} {share:.0%}" for name, share in balance.endings().items())
    games = len(balance.accounts)
    out.print(f"{games} games, {balance.decisions:.0f} decisions each, decided by: {endings}")
    table = Table("trait", "seats", "won", "× its share", "mean score", "spread", box=None)
    for tally in balance.traits():
        table.add_row(
            _plain(tally.label),
            str(tally.games),
            f"{tally.rate:.1%} ± {tally.margin:.1%}",
            f"{tally.rate / balance.fair:.2f}",
            f"{tally.mean:.2f}",
            f"{tally.spread:.2f}",
        )
    out.print(table)
    pieces = Table("used", "in games where it could be", "times a game", box=None)
    for piece, share, times in balance.pieces():
        pieces.add_row(_plain(piece), f"{share:.0%}", f"{times:.2f}")
    out.print(pieces)
    notes = Table("what happened", "in games", "times a game", box=None)
    for note, share, times in balance.notes():
        notes.add_row(_plain(note), f"{share:.0%}", f"{times:.2f}")
    if notes.row_count:
        out.print(notes)


@record_app.command("show")
def record_show(file: Path, components: Components = None, lang: Language = "en") -> None:
    """Tell a recorded game, move by move."""
    _language(lang)
    record = read_record(file)
    game = load(record.game)
    match = Match.replay(game, record, _read_components(game, components))
    options = ", ".join(f"{name} {value}" for name, value in record.options.items())
    out.print(f"[bold]{game.title}[/], {record.seats} players, {options}")
    again = Match(game, record.seats, match.seed, match.components, None, **match.options)
    for ply, (seat, action) in enumerate(match.moves, 1):
        _tell_handovers(record, ply - 1, lang)
        for event in again.play(seat, action):
            shown = event.seen_by(event.owner if event.owner >= 0 else None)
            words = game.say_event(shown, lang, match.components)
            out.print(f"{ply:>4}  {words}", markup=False)
    _tell_handovers(record, len(match.moves), lang)
    if match.state.over:
        for seat, score in enumerate(match.state.scores):
            mark = " ★" if seat in match.state.winners else ""
            out.print(f"{_seat(seat)}: {score} points{mark}", style="bold")
    else:
        out.print(f"not finished: {_seat(match.state.pending[0])} is to move")


def _tell_handovers(record: Record, ply: int, lang: str) -> None:
    """The seats that have changed hands after so many moves."""
    found = [] if record.handovers is msgspec.UNSET else record.handovers
    for one in found:
        if one.ply == ply:
            level = Message(TABLE, "bot-level", level=one.level or "")
            said = Message(TABLE, one.key, name=_seat(one.seat), level=level).to(lang)
            out.print(f"      {said}", markup=False)


@record_app.command("verify")
def record_verify(file: Path, components: Components = None) -> None:
    """Replay a record and check every move, the result, and what the deal was made from."""
    record = read_record(file)
    game = load(record.game)
    own = _read_components(game, components)
    began = time.perf_counter()
    try:
        match = Match.replay(game, record, own)
    except AsclepiaError as error:
        err.print(f"[bold red]{file}: does not replay:[/] {_plain(str(error))}", soft_wrap=True)
        raise typer.Exit(1) from error
    took = (time.perf_counter() - began) * 1000
    end = f"ends {match.state.scores}" if match.state.over else "is not finished"
    out.print(f"{file}: {len(match.moves)} moves replay, the game {end} ({took:.1f} ms)")
    if record.deal is msgspec.UNSET:
        out.print("The deal is not certified: the record does not say what the seed was made from.")
    elif not _deal_holds(record.deal, record):
        raise typer.Exit(1)


def _deal_holds(deal: Deal, record: Record) -> bool:
    """Say of each step of the deal whether it holds; whether all do."""
    steps = [("the server's secret fits what it was bound to", deal.commit, seal(deal.secret))]
    for part in deal.parts:
        name = dict(enumerate(record.players)).get(part.seat, _seat(part.seat))
        name = " ".join(name.split())  # on one line: the next is ours
        steps.append((f"the number of {name} fits its seal", part.sealed, seal(part.number)))
    steps.append(("the seed follows from the secret and all numbers", record.seed, deal.seed))
    for words, promised, found in steps:
        sign = "[green]✓[/]" if promised == found else "[bold red]✗ not so:[/]"
        out.print(f"{sign} {_plain(words)}: {_plain(promised)}", soft_wrap=True)
    if any(promised != found for _, promised, found in steps):
        err.print("[bold red]The deal does not follow from what the record says of it.[/]")
        return False
    if not deal.parts:
        out.print("Nobody but the server has put anything in: it could choose this deal.")
    else:
        count = "1 time" if deal.round == 1 else f"{deal.round} times"
        out.print(
            f"The dealing was begun {count}. Whoever played can compare the seals, and what the "
            "server was bound to, with what their page has kept: a file alone may say anything.",
            soft_wrap=True,
        )
    return True


@components_app.command("check")
def components_check(file: Path) -> None:
    """Check a component file; every problem is named with its entry and field."""
    game = load(game_of(file))
    found = game.read_components(file)
    game.start(game.seats[-1], 0, found)
    for warning in found.warnings():
        err.print(f"[bold yellow]warning:[/] {_plain(f'{file}: {warning}')}", soft_wrap=True)
    read = f"{file}: a component set for {game.title}, {found.title!r}, digest {found.digest}"
    out.print(_plain(read), soft_wrap=True)


@components_app.command("template")
def components_template(game: GameName) -> None:
    """Print the game's own component file, to be edited into one of yours."""
    folder = load(game).folder / "components"
    sys.stdout.write((folder / "reconstructed.toml").read_text(encoding="utf-8"))


@tables_app.command("check")
def tables_check(database: Database = None) -> None:
    """List the tables that today's rules cannot play, and why. Changes nothing."""
    with _server_libraries():
        from asclepia.server.upkeep import check
    count, troubled = asyncio.run(check(database))
    for room in troubled:
        row = room.row
        moves = f"{row.game}, {row.status}, {room.ply} moves"
        out.print(_plain(f"{row.id}  {moves}: {room.trouble}"), soft_wrap=True)
    out.print(f"{count - len(troubled)} of {count} tables can be played.")
    if troubled:
        raise typer.Exit(1)


@tables_app.command("export")
def tables_export(table: str, file: Path, database: Database = None) -> None:
    """Write the record of a table, finished or not. It tells everything: seed, moves, cards."""
    with _server_libraries():
        from asclepia.server.upkeep import export
    record = asyncio.run(export(database, table))
    record.save(file)
    out.print(_plain(f"{file}: {record.game}, {len(record.moves)} moves"), soft_wrap=True)


@tables_app.command("backup")
def tables_backup(file: Path, database: Database = None) -> None:
    """Copy an SQLite database as it is now, while people play on it."""
    with _server_libraries():
        from asclepia.server.upkeep import backup
    size = backup(database, file)
    out.print(_plain(f"{file}: a whole copy, {size // 1024} kB"), soft_wrap=True)


@app.command()
def rules(
    game: GameName,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the rule ids and the tests that prove them.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="Where the tests are.")] = Path("tests"),
    lang: Language = "en",
) -> None:
    """Read the rules of a game."""
    _language(lang)
    chosen = load(game)
    if not coverage:
        out.print(Markdown(chosen.rules(lang)))
        return
    if not tests.is_dir():
        raise OptionError(f"there is no folder {tests}: run this in the repository, or say --tests")
    proven = proofs_by_rule(tests)
    table = Table("rule", "tests", box=None)
    ids = chosen.rule_ids()
    for rule in ids:
        table.add_row(rule, "\n".join(proven.get(rule, ["[bold red]none[/]"])))
    out.print(table)
    missing = [rule for rule in ids if rule not in proven]
    out.print(f"{len(ids) - len(missing)} of {len(ids)} rules are proven by a test.")
    if missing:
        raise typer.Exit(1)


def proofs_by_rule(folder: Path) -> dict[str, list[str]]:
    """For each rule id the tests that name it with `@pytest.mark.rule`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(_parsed(path)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        for argument in mark.args:
                            place = f"{path.relative_to(folder)}::{node.name}"
                            found.setdefault(ast.literal_eval(argument), []).append(place)
    return found


def _parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, SyntaxError) as error:
        raise OptionError(f"{path}: cannot be read as a test: {error}") from error


# Small matters


def _seat(seat: int) -> str:
    """A seat, as people count."""
    return f"seat {seat + 1}"


def _notice() -> None:
    if not asclepia.compiled:
        words = f"Running uncompiled: everything works, several times slower.{_why_uncompiled()}"
        err.print(_plain(words), style="dim", soft_wrap=True)


def _why_uncompiled() -> str:
    """In a line of its own, as the build wrote it down; of mere sources nothing is known."""
    reason = Path(asclepia.__file__).with_name("uncompiled.txt")
    return f"\nWhy: {reason.read_text(encoding='utf-8').strip()}" if reason.exists() else ""


@contextmanager
def _server_libraries() -> Iterator[None]:
    """Around an import: where a library is missing, the line that brings all of them is said."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise OptionError(
            f"the server cannot run without the library {error.name}. This line brings it:\n"
            f"{sys.executable} -m pip install {shlex.quote(_origin())}"
        ) from error


def _origin() -> str:
    """The wheel or folder that Asclepia was installed from, as the installer wrote it down."""
    try:
        written = distribution("asclepia").read_text("direct_url.json")
    except PackageNotFoundError:  # mere sources
        return str(Path(asclepia.__file__).parents[2])
    if written is None:
        return f"asclepia-{asclepia.__version__}-….whl"
    url: str = json.loads(written)["url"]
    return url2pathname(urlsplit(url).path) if url.startswith("file:") else url


def _plain(text: str) -> str:
    """As it is, even if a card is called “[/b]”; what a terminal would obey is left out."""
    return escape("".join(letter for letter in text if letter.isprintable() or letter == "\n"))


def _language(language: str) -> None:
    if language not in LANGUAGES:
        raise OptionError(f"no texts in {language!r}: the languages are {', '.join(LANGUAGES)}")


def _options(game: Game, pairs: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"options are written name=value, not {pair!r}")
        if name in found:
            raise OptionError(f"option {name} is given twice")
        found[name] = value
    resolve(game.options, found)
    return found


def _read_components(game: Game, path: Path | None) -> ComponentSet | None:
    return None if path is None else game.read_components(path)


def _default_players(game: Game, seats: int) -> list[str]:
    return ["me", *["search"] * (seats - 1)]


def _default_record(game: Game) -> Path:
    """Records are kept where the system keeps the state of programs."""
    home = os.environ.get("XDG_STATE_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "state") / "asclepia"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"


def _minds(specs: list[str], seed: int) -> list[Player | None]:
    """Who decides on each seat; None is the person."""
    chance = Stream(drawn("minds", seed, 0))
    seeds = [chance.getrandbits(62) for _ in specs]
    return [
        None if spec == "me" else make_player(spec, mind)
        for spec, mind in zip(specs, seeds, strict=True)
    ]


def _name(seat: int, spec: str, language: str) -> str:
    if spec == "me":
        return {"en": "You", "fr": "Vous"}[language]
    return f"{BOT_NAMES[seat % len(BOT_NAMES)]} ({spec})"


def _print_summary(summary: Summary) -> None:
    game = load(summary.study.game)
    games = len(summary.outcomes)
    options = ", ".join(f"{name} {value}" for name, value in summary.study.options.items())
    out.print(f"[bold]{game.title}[/] {options}  seed {summary.study.seed}")
    for heading, tallies in (("player", summary.by_player()), ("seat", summary.by_seat())):
        out.print(_tally_table(heading, tallies))
    length = summary.decisions / games
    out.print(
        f"{games} games of {length:.1f} decisions in {summary.seconds:.2f} s: "
        f"{games / summary.seconds:,.0f} games/s, {summary.decisions / summary.seconds:,.0f} "
        "decisions/s"
    )


def _tally_table(heading: str, tallies: list[Tally]) -> Table:
    table = Table(heading, box=None, header_style="dim", padding=(0, 2))
    for column in ("wins", "± 95 %", "mean score", "spread"):
        table.add_column(column, justify="right")
    for tally in tallies:
        table.add_row(
            tally.label,
            f"{tally.rate:.1%}",
            f"{tally.margin:.1%}",
            f"{tally.mean:.2f}",
            f"{tally.spread:.2f}",
        )
    return table


if __name__ == "__main__":
    main()
