# Two commands are all a visitor of this repository needs: `make play` and `make test`.
# Both install what is missing; `make help` lists the others.

PYTHON ?= python3
PORT ?= 8000
DEBIAN ?= 12
RUN = .venv/bin/python
NPM = $(RUN) -m tools.node
STEP = @tools/step.sh
PYTEST = $(RUN) -m pytest --numprocesses logical --dist worksteal
VENV = .venv/.installed
TOOLS = .venv/.installed-for-tests
NODE = node_modules/.installed
AXE = node_modules/.installed-for-tests
PEER = tools/peer/node_modules/.installed
VENDOR = static/vendor/.installed

.DEFAULT_GOAL = help
.DELETE_ON_ERROR:
# The steps go one after another, and what the system lacks is found before any of them.
.NOTPARALLEL:
.PHONY: help play test check format unit e2e bench fuzz ladder dist vendor bare clean
.PHONY: system-for-play system-for-tests

help: ## this list
	@sed -n 's/^\([a-z0-9]*\):.*## /\1\t/p' Makefile | expand -t 10

play: dist ## build the site and serve it on this machine (PORT=8000)
	@$(RUN) -m tools.serve --root dist --port $(PORT)

test: system-for-tests check $(VENDOR) $(AXE) ## everything: lint, types, unit tests, browser tests
	$(PYTEST)

check: $(TOOLS) ## lint, format and types
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check
	$(RUN) -m mypy

format: $(TOOLS) ## put the Python sources into form and the lists of files in order
	$(RUN) -m tools.bundles
	$(RUN) -m ruff check --fix
	$(RUN) -m ruff format

unit: $(TOOLS) $(VENDOR) ## tests without a browser, on all three interpreters
	$(PYTEST) tests

e2e: system-for-tests $(TOOLS) $(VENDOR) $(AXE) ## browser tests
	$(PYTEST) e2e

bench: system-for-tests $(TOOLS) dist $(PEER) ## how quick the site is, as ratios within one run
	$(RUN) -m tools.bench
	$(RUN) -m tools.bench_ghost
	$(RUN) -m tools.bench_rules
	$(RUN) -m tools.bench_start

ladder: $(VENV) ## let the computer players play each other
	PYTHONPATH=py $(RUN) tools/ladder.py

fuzz: $(VENV) ## forge links and records and read them (COUNT=100000)
	$(RUN) -m tools.fuzz --count $(or $(COUNT),100000)

dist: $(VENDOR) ## build the folder for a static host
	$(STEP) "The site, into dist" $(RUN) -m tools.build

vendor: $(VENDOR) ## put the runtimes in place

bare: ## the README's two commands on a machine with nothing on it (DEBIAN=12)
	tools/bareroot.sh $(DEBIAN)

clean: ## remove all that the above made
	rm -rf .venv node_modules tools/peer/node_modules static/vendor dist .hypothesis .mypy_cache .pytest_cache .ruff_cache

system-for-play:
	@PYTHON=$(PYTHON) tools/setup.sh play

system-for-tests:
	@PYTHON=$(PYTHON) tools/setup.sh test

$(VENV): requirements.txt | system-for-play
	@rm -rf .venv
	$(STEP) "Python's virtual environment, into .venv" $(PYTHON) -m venv .venv
	$(STEP) "Node and the compiler for MicroPython, into .venv" $(RUN) -m pip install --disable-pip-version-check -r requirements.txt
	@touch $@

$(TOOLS): requirements-test.txt $(VENV)
	$(STEP) "The tools for tests, into .venv" $(RUN) -m pip install --disable-pip-version-check -r requirements-test.txt
	@touch $@

$(NODE): package-lock.json $(VENV)
	$(STEP) "The runtimes and the bundler, into node_modules" $(NPM) ci --omit=dev --ignore-scripts --no-audit --no-fund
	@touch $@

$(AXE): $(NODE)
	$(STEP) "The checker of accessibility, into node_modules" $(NPM) install --no-save --ignore-scripts --no-audit --no-fund
	@touch $@

$(PEER): tools/peer/package-lock.json $(VENV)
	$(STEP) "What is compared with, into tools/peer" $(NPM) ci --prefix tools/peer --ignore-scripts --no-audit --no-fund
	@touch $@

$(VENDOR): $(NODE) tools/vendor.py $(wildcard tools/licenses/*)
	$(STEP) "The runtimes, into static/vendor" $(RUN) -m tools.vendor
	@touch $@
