"""`make quick`: what the changed files can have broken, without a browser.

Changed is what differs from the last commit; with SINCE=main, from that commit. By folders and by
imports: a game's folder asks for the game's tests and for what all games must do, a module for the
tests that import it, directly or by others. The engine runs uncompiled, as it is written.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import grimp

from workshop import npm, sources

ROOT = sources.ROOT
EVERY_GAME = "tests/games"  # what all games must do
FOLDERS = {  # where something belongs to a folder of tests that does not import it
    "docs": ["tests/test_docs.py"],
    "web": [],
    "tests/tiny": ["tests/table"],
    "src/asclepia/table/texts": ["tests/table", "tests/games"],
    "src/asclepia/server": ["tests/server/test_settings.py"],
    "workshop": ["tests/workshop"],
    "hatch_build.py": ["tests/install/test_build.py"],
    "Makefile": ["tests/workshop"],
}


def changed(since: str) -> list[str]:
    """The files that are not as they were, new ones too."""

    def git(*words: str) -> list[str]:
        return subprocess.check_output(["git", *words], cwd=ROOT, text=True).splitlines()

    differing = git("diff", "--name-only", since)
    return sorted({*differing, *git("ls-files", "--others", "--exclude-standard")})


def game_of(file: str) -> str | None:
    """The game whose folder a file lies in: the engine's, the page's or the tests'."""
    parts = file.split("/")
    if "games" in parts[:-1]:
        name = parts[parts.index("games") + 1]
        if (sources.SOURCE / "asclepia" / "games" / name).is_dir():
            return name
    return None


def module_of(file: str) -> str | None:
    """The name of a Python module, as it is imported."""
    if not file.endswith(".py") or not file.startswith(("src/", "tests/")):
        return None
    parts = file.removeprefix("src/").removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def importing(modules: set[str]) -> set[str]:
    """The files of tests that import one of these modules, directly or by others."""
    sys.path[:0] = [str(sources.SOURCE), str(ROOT)]
    graph = grimp.build_graph("asclepia", "tests", cache_dir=str(ROOT / ".import_linter_cache"))
    known = modules & graph.modules
    found = known.union(*(graph.find_downstream_modules(one) for one in known))
    return {
        f"{one.replace('.', '/')}.py"
        for one in found
        if one.startswith("tests.") and one.rpartition(".")[2].startswith("test_")
    }


def without_browser(files: set[str]) -> set[str]:
    return {one for one in files if "/web/" not in one and not one.startswith("tests/install")}


def run(what: str, *words: str) -> None:
    print(f"== {what}", flush=True)
    environment = {**os.environ, "ASCLEPIA_PURE": "1"}
    code = subprocess.run([*words], cwd=ROOT, env=environment).returncode
    if code not in (0, 5):  # 5: none of them was left
        sys.exit(code)


def python(files: list[str]) -> None:
    """Check and test what depends on these files of the engine, the server or the tests."""
    games = {name for name in map(game_of, files) if name is not None}
    shared = [one for one in files if game_of(one) is None]
    modules = {name for one in shared if (name := module_of(one)) is not None}
    chosen = importing(modules)
    for folder, tests in FOLDERS.items():
        if any(one == folder or one.startswith(f"{folder}/") for one in files):
            chosen.update(tests)
    chosen = without_browser(chosen)
    code = [one for one in files if one.endswith(".py") and (ROOT / one).exists()]
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "--ignore-glob", "*/web/*"]
    if code:
        run("checks", sys.executable, "-m", "ruff", "check", *code)
        run("form", sys.executable, "-m", "ruff", "format", "--check", *code)
        run("types", sys.executable, "-m", "mypy")
    if games:
        named = " or ".join(sorted(games))
        own = [f"{EVERY_GAME}/{name}" for name in sorted(games)]
        of_all = sorted(str(one.relative_to(ROOT)) for one in (ROOT / EVERY_GAME).glob("test_*.py"))
        run(f"tests of {named}", *pytest, "-k", named, *own, *of_all)
    if present := sorted(one for one in chosen if (ROOT / one).exists()):
        run("tests of what uses the changed modules", *pytest, *present)


def typescript(files: list[str]) -> None:
    """Check the page, and test what depends on these files of it."""
    npm.install()
    related = [str(Path(one).relative_to("web")) for one in files if one.startswith("web/src/")]
    tests = ["exec", "--", "vitest", "related", "--run", "--passWithNoTests", *related]
    for what, words in (
        ("lint of the page", ["run", "lint"]),
        ("format of the page", ["run", "format:check"]),
        ("types of the page", ["run", "check"]),
        ("tests of the page", tests),
    ):
        print(f"== {what}", flush=True)
        if code := npm.npm(*words).wait():
            sys.exit(code)


def main() -> None:
    since = os.environ.get("SINCE") or "HEAD"
    files = changed(since)
    if not files:
        sys.exit(f"Nothing differs from {since}. SINCE=main compares with another commit.")
    print(f"{len(files)} changed files since {since}")
    python(files)
    if any(one.startswith("web/") or one.endswith(".ftl") for one in files):
        typescript([one for one in files if one.startswith("web/")])


if __name__ == "__main__":
    main()
