"""What a build says when something goes wrong: the build script over a tiny package and page."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import asclepia
from tests.workshop.project import ROOT, Project, run


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_missing_compiler_is_named(project):
    said = project.build(CC="/nowhere/cc")
    reason = "no C compiler was found (/nowhere/cc): install one, then Asclepia again\n"
    assert project.kept() == reason
    assert reason in said


def test_a_failing_compiler_is_quoted_and_not_called_missing(project):
    compiler = project.write(
        "cc", "#!/bin/sh\necho 'x.c:1: fatal error: no Python.h' >&2\nexit 1\n"
    )
    compiler.chmod(0o755)
    said = project.build(CC=str(compiler))
    assert project.kept() == "x.c:1: fatal error: no Python.h\nerror: the C compiler failed\n"
    assert "x.c:1: fatal error: no Python.h\n" in said
    assert "no C compiler was found" not in said


def test_errors_in_a_module_are_quoted(project):
    wrong = [f"wrong_{number}: int = 'one'" for number in range(5)]
    project.write("src/asclepia/table/module.py", "\n".join(wrong))
    said = project.build()
    *errors, more = project.kept().splitlines()
    assert len(errors) == 3
    for number, error in enumerate(errors, 1):
        assert f"asclepia/table/module.py:{number}: error: Incompatible types" in error
    assert more == "(2 more errors: `pip install -v` shows them)"
    assert said.count("error: Incompatible types") == 5  # all of them, where there is room
    assert "C compiler" not in said


def test_a_missing_library_is_named(project):
    project.write("src/asclepia/table/module.py", "import nowhere_to_be_found")
    project.build()
    assert 'module named "nowhere_to_be_found"' in project.kept()


def test_who_asks_for_plain_python_gets_it_and_nothing_is_blamed(project):
    project.write("src/asclepia/table/module.py", "wrong: int = 'one'")
    said = project.build(ASCLEPIA_PURE="1", CC="/nowhere/cc")
    assert project.kept() == "ASCLEPIA_PURE was set when it was built\n"
    assert "engine: ASCLEPIA_PURE is set, it stays uncompiled" in said


def test_each_step_is_told_to_those_who_ask_for_it(project):
    said = project.build()
    for part in ("engine: it was never compiled; made in", "page: it was never built; made in"):
        assert part in said


def test_a_page_that_cannot_be_built_fails_the_build_and_says_why(project):
    project.script("console.error('no such colour: mauve'); process.exit(3)")
    said = project.build(code=1, ASCLEPIA_PURE="1")
    assert "Asclepia's page could not be built: npm run build failed" in said
    assert "no such colour: mauve" in said
    assert "Traceback" not in said
    assert project.wheels() == []


def test_the_command_tells_the_reason_that_was_kept(tmp_path):
    package = tmp_path / "asclepia"
    ignored = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(ROOT / "src" / "asclepia", package, ignore=ignored)
    command = ("-m", "asclepia.cli")
    simulate = (*command, "simulate", asclepia.games()[0], "--games", "1")
    version = f"asclepia {asclepia.__version__} (uncompiled)\n"
    notice = "Running uncompiled: everything works, several times slower.\n"

    assert run(*command, "--version", cwd=tmp_path) == version
    said = run(*simulate, cwd=tmp_path)
    assert said.startswith(notice)
    assert "Why" not in said  # mere sources: nobody knows

    (package / "uncompiled.txt").write_text("x.py:1: error: a [b] c\n")
    assert run(*command, "--version", cwd=tmp_path) == (f"{version}Why: x.py:1: error: a [b] c\n")
    said = run(*simulate, cwd=tmp_path)
    assert said.startswith(f"{notice}Why: x.py:1: error: a [b] c\n")
