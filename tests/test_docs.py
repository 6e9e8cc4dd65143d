"""The documents: links lead somewhere, the map fits its ground, sentences name who acts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
MAP = ROOT / "docs" / "architecture.md"
DECISIONS = ROOT / "docs" / "decisions"
PARTS = ["What was decided", "Why", "What it costs"]

#: Where a path of the map may begin: at the root, in the package, in the page, in a game's folder.
BEGINNINGS = [
    ROOT,
    *(ROOT / one for one in ("src/asclepia", "web/src")),
    *(ROOT / one / "games" / "garum" for one in ("src/asclepia", "web/src")),
]
NOT_OURS = {"node_modules", "build", "dist"}

LINK = re.compile(r"(!?)\[(?:[^\][]|\[[^\]]*\])*\]\(([^)\s]+)\)")
RIDDLE = re.compile(r"\b(whoever|whomever|whosever|somebody|nobody|whom)\b", re.IGNORECASE)
MOST_WORDS = 1500
MOST_RIDDLES = 30


def documents() -> Iterator[Path]:
    """All that is written in Markdown here, and nothing that was installed or built."""
    for path in sorted(ROOT.rglob("*.md")):
        parts = path.relative_to(ROOT).parts[:-1]
        hidden = any(one.startswith(".") and one != ".github" for one in parts)
        if not hidden and not NOT_OURS & {*parts}:
            yield path


def prose(path: Path) -> str:
    """A document without its pieces of code: what looks like a link there is none."""
    text = re.sub(r"^```.*?^```", "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", lambda found: " " if "[" in found[0] else found[0], text)


def anchors(path: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ +(.+)$", prose(path), flags=re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", one.lower()) for one in headings]
    return {one.strip().replace(" ", "-") for one in plain}


def leads_nowhere(path: Path, target: str) -> bool:
    if re.match(r"[a-z]+:|/", target):  # elsewhere, or an address of the served page
        return False
    place, _, anchor = target.partition("#")
    goal = (path.parent / place).resolve() if place else path
    if not goal.exists():
        return True
    return bool(anchor) and anchor not in anchors(goal)


def ticked(text: str) -> set[str]:
    """What stands in backticks and is no piece of code: files and folders."""
    return {one for one in re.findall(r"`([^`\n]+)`", text) if re.fullmatch(r"[\w./-]+", one)}


def test_links_and_anchors_lead_somewhere():
    links = [(path, target) for path in documents() for _, target in LINK.findall(prose(path))]
    assert len(links) > 100  # they are found at all
    broken = [
        f"{path.relative_to(ROOT)}: {target}"
        for path, target in links
        if leads_nowhere(path, target)
    ]
    assert not broken, "\n".join(broken)


def test_the_map_is_short_and_has_one_picture():
    text = MAP.read_text("utf-8")
    assert len(text.split()) <= MOST_WORDS
    pictures = [target for image, target in LINK.findall(text) if image]
    assert len(pictures) == 1
    assert (MAP.parent / pictures[0]).is_file()


def test_what_the_map_names_is_there():
    named = ticked(MAP.read_text("utf-8"))
    assert len(named) > 100
    missing = [one for one in named if not any((start / one).exists() for start in BEGINNINGS)]
    assert not missing, sorted(missing)


def test_every_decision_has_its_parts_and_stands_in_the_index():
    index = (DECISIONS / "README.md").read_text("utf-8")
    decisions = sorted(DECISIONS.glob("[0-9]*.md"))
    assert len({one.name[:4] for one in decisions}) == len(decisions) >= 40
    for path in decisions:
        text = path.read_text("utf-8")
        title = text.splitlines()[0]
        assert title.startswith("# "), path.name
        assert re.findall(r"^## (.+)$", text, flags=re.MULTILINE) == PARTS, path.name
        assert f"]({path.name}) {title[2:]}\n" in index, f"the index lacks {path.name}"
        named = [one for one in ticked(text) if one.startswith(("src/", "web/", "tests/", "docs/"))]
        missing = [one for one in named if not (ROOT / one).exists()]
        assert not missing, f"{path.name}: {missing}"


def test_sentences_name_who_acts():
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in documents()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for _ in RIDDLE.findall(line)
    ]
    assert len(found) <= MOST_RIDDLES, "\n".join(found)
