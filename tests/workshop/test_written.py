"""What is tested is what is written: nothing that was made from other sources is run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.workshop.project import ROOT, Project, run

SHOW = "from asclepia.table import module; print(module.number, module.__file__)"
MODULE = "src/asclepia/table/module.py"
REFUSED = (
    "src/asclepia/table/module.py was changed after the engine was compiled: "
    "`make build` compiles it again, ASCLEPIA_PURE=1 runs the sources as they are"
)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A tiny working copy whose Python finds its compiled module as ours does."""
    found = Project(tmp_path)
    overlay = "from workshop.overlay import install; install({root!r})"
    found.write("sitecustomize.py", overlay.format(root=str(tmp_path)))
    found.write("tests/__init__.py", "")
    found.write("tests/conftest.py", (ROOT / "tests" / "written.py").read_text())
    found.write(
        "tests/test_number.py",
        "from asclepia.table.module import number\n\ndef test_number():\n    assert number == 1\n",
    )
    return found


def python(project: Project, *words: str, code: int | None = 0, **settings: str) -> str:
    paths = f"{project.folder}:{project.folder / 'src'}"
    return run(*words, cwd=project.folder, code=code, PYTHONPATH=paths, **settings)


def test_an_edit_is_never_hidden_by_what_was_compiled_before(project):
    python(project, "-m", "workshop.engine")
    assert "build/engine" in python(project, "-c", SHOW)
    assert "1 passed" in python(project, "-m", "pytest", "-p", "no:cacheprovider", "tests")

    project.write(MODULE, "number: int = 2")
    for words in (("-m", "pytest"), ("-m", "pytest", "tests/test_number.py", "-k", "number")):
        said = python(project, *words, code=4)
        assert said.splitlines()[-1].endswith(REFUSED)
        assert "Traceback" not in said
    assert REFUSED in python(project, "-c", SHOW, code=1)
    assert python(project, "-c", SHOW, ASCLEPIA_PURE="1").split() == [
        "2",
        str(project.folder / MODULE),
    ]

    python(project, "-m", "workshop.engine")
    said = python(project, "-m", "pytest", code=1)
    assert "assert 2 == 1" in said  # it is the edit that is tested

    project.write(MODULE, "number: int = 1")
    python(project, "-m", "workshop.engine")
    assert "1 passed" in python(project, "-m", "pytest")

    project.write("src/asclepia/table/another.py", "number: int = 1")
    said = python(project, "-m", "pytest", code=4)
    assert "src/asclepia/table/another.py was added" in said


def test_another_installation_is_refused(project, tmp_path_factory):
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    (elsewhere / "asclepia").mkdir()
    (elsewhere / "asclepia" / "__init__.py").write_text("")
    said = run(
        *("-m", "pytest", str(project.folder)),
        cwd=project.folder,
        code=4,
        PYTHONPATH=str(elsewhere),
    )
    assert f"{elsewhere / 'asclepia'} would be tested, not src" in said


def test_only_what_has_changed_is_built_again(project):
    for part in ("engine", "page"):
        python(project, "-m", f"workshop.{part}")
    kept = {path: path.stat().st_mtime_ns for path in project.folder.glob("build/**/*.json")}
    assert len(kept) > 1
    (project.folder / MODULE).touch()  # its time says nothing
    said = python(project, "-m", "workshop.build")
    assert said.splitlines() == ["== engine and page"]

    project.write("web/src/main.ts", "// other")
    said = python(project, "-m", "workshop.build", CC="/nowhere/cc")  # no compiler is started
    assert "page: web/src/main.ts was changed" in said
    assert "engine" not in said.splitlines()[1]
