# Everything sets itself up; every target can be repeated, and does again only what has changed.
#
#   make play    serve the tables, open the page     make quick   test what the changed files concern
#   make dev     page and server follow each edit    make game    GAME=garum: all about one game
#   make test    all checks and tests                make renew   what is made from sources, anew
#   make build   engine and page                     make nightly what is too long for each push
#   make wheel   the package, in dist                make bench   measure against peers
#   make sdist   the source package, in dist         make gate    SINCE=main: not slower than it
#   make check   linters, types, schemas             make lock    renew the pinned versions

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STEP := @$(PYTHON) workshop/step.py
NPM := $(BIN)/python -m workshop.npm
SCHEMA := @$(BIN)/check-jsonschema --builtin-schema vendor.
INSTALL := -m pip install --quiet --disable-pip-version-check
# pytest reads a test faster that it has read before, if it may keep what it made of it.
PYTEST := env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n 3
LOCK = $(VENV)-lock/bin/uv pip compile --universal --python-version 3.11 --no-emit-index-url \
  --no-header --no-annotate --quiet

.PHONY: play dev test build wheel sdist check schemas quick game renew nightly bench gate lock clean
.DELETE_ON_ERROR:

play: build
	$(BIN)/asclepia serve --browse

dev: $(VENV)/.tools
	$(BIN)/python -m workshop.dev

build: $(VENV)/.libraries
	@$(BIN)/python -m workshop.build

test: check build browser
	$(STEP) "types of the page" $(NPM) run check
	$(STEP) "tests of the page" $(NPM) test
	$(STEP) "tests, compiled engine, server, real browser" $(PYTEST) --durations 20 tests
	$(STEP) "tests, interpreted engine: the table, the players, and that all games play the same" \
	  env ASCLEPIA_PURE=1 $(PYTEST) tests/table tests/players \
	  $(addprefix tests/games/test_,revisions.py golden.py conformance.py reasons.py pickling.py)

check: $(VENV)/.tools
	$(STEP) "lint" $(BIN)/ruff check .
	$(STEP) "format" $(BIN)/ruff format --check .
	$(STEP) "types" $(BIN)/mypy
	$(STEP) "imports" $(BIN)/lint-imports
	$(STEP) "lint of the page" $(NPM) run lint
	$(STEP) "format of the page" $(NPM) run format:check
	$(STEP) "schemas" $(MAKE) --no-print-directory schemas

# What hosts of repositories read, against the schemas that come with the checker: no net is needed.
schemas: $(VENV)/.tools
	$(SCHEMA)github-workflows .github/workflows/*.yml
	$(SCHEMA)github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(SCHEMA)github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA)citation-file-format CITATION.cff

quick: $(VENV)/.tools
	@$(BIN)/python -m workshop.quick

game: build browser
	@test -n "$(GAME)" || { echo "Say which: make game GAME=garum"; exit 2; }
	$(STEP) "page of $(GAME)" $(NPM) exec -- vitest run src/games/$(GAME)
	$(STEP) "rules, browser and lesson of $(GAME)" $(PYTEST) -k $(GAME) tests/games tests/web

renew: build browser
	@$(BIN)/python -m workshop.renew

nightly: check build browser
	$(STEP) "types of the page" $(NPM) run check
	$(STEP) "tests of the page" $(NPM) test
	$(STEP) "all tests, compiled engine" $(PYTEST) --nightly --durations 20 tests
	$(STEP) "all tests, interpreted engine" env ASCLEPIA_PURE=1 $(PYTEST) --nightly \
	  tests/table tests/players tests/games/test_*.py

wheel: $(VENV)/.libraries
	@$(BIN)/python -m workshop.wheel

sdist: $(VENV)/.libraries
	$(STEP) "source package" $(BIN)/python -m hatchling build -t sdist

# The engine must not make fewer than 90 % of the decisions a second of another commit.
SINCE ?= main
gate: build
	$(STEP) "speed against $(SINCE)" $(BIN)/python benchmarks/against.py $(SINCE) --least 0.9

bench: $(VENV)-bench/.built
	$(VENV)-bench/bin/python benchmarks/bench.py

# What the server and the build need, at the pinned versions, and the working copy itself.
$(VENV)/.libraries: requirements.lock pyproject.toml hatch_build.py workshop/overlay.py
	$(STEP) "an environment of its own, in $(VENV)" $(PYTHON) -m venv $(VENV)
	$(STEP) "libraries" $(BIN)/python $(INSTALL) -r requirements.lock
	$(STEP) "the working copy" $(BIN)/python $(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

# The tools for checking and testing, at the pinned versions.
$(VENV)/.tools: requirements-dev.lock $(VENV)/.libraries
	$(STEP) "tools" $(BIN)/python $(INSTALL) -r requirements-dev.lock
	@touch $@

.PHONY: browser
browser: $(VENV)/.tools
	@$(BIN)/python -m tests.web.chromium

$(VENV)-bench/.built: benchmarks/requirements.lock wheel
	$(PYTHON) -m venv $(VENV)-bench
	$(VENV)-bench/bin/python $(INSTALL) -r benchmarks/requirements.lock
	$(VENV)-bench/bin/python $(INSTALL) --no-deps --force-reinstall dist/*.whl
	@touch $@

lock:
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python $(INSTALL) uv
	$(LOCK) --group dev pyproject.toml -o requirements-dev.lock
	$(LOCK) --group build pyproject.toml -c requirements-dev.lock -o requirements.lock

clean:
	rm -rf $(VENV) $(VENV)-bench $(VENV)-lock build dist .mypy_cache .ruff_cache .pytest_cache \
	  .hypothesis .import_linter_cache src/asclepia/server/page
