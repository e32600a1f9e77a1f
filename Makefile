# Two commands are all a visitor of this repository needs: `make play` and `make test`.
# Both install what is missing; `make help` lists the others.

PYTHON ?= python3
PORT ?= 8000
RUN = .venv/bin/python
VENV = .venv/.installed
NODE = node_modules/.installed
PEER = tools/peer/node_modules/.installed
VENDOR = static/vendor/.installed

.DEFAULT_GOAL = help
.DELETE_ON_ERROR:
.PHONY: help play test check format unit e2e bench ladder dist vendor browser clean fuzz

help: ## this list
	@sed -n 's/^\([a-z0-9]*\):.*## /\1\t/p' Makefile | expand -t 10

play: dist ## build the site and serve it on this machine (PORT=8000)
	$(RUN) -m tools.serve --root dist --port $(PORT)

test: check $(VENDOR) browser ## everything: lint, types, unit tests, browser tests
	$(RUN) -m pytest

check: $(VENV) ## lint, format and types
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check
	$(RUN) -m mypy

format: $(VENV) ## put the Python sources into form and the lists of files in order
	$(RUN) -m tools.bundles
	$(RUN) -m ruff check --fix
	$(RUN) -m ruff format

unit: $(VENV) $(VENDOR) ## tests without a browser, on all three interpreters
	$(RUN) -m pytest tests

e2e: $(VENDOR) browser ## browser tests
	$(RUN) -m pytest e2e

bench: dist browser $(PEER) ## how quick the site is, as ratios within one run
	$(RUN) -m tools.bench
	$(RUN) -m tools.bench_ghost
	$(RUN) -m tools.bench_rules
	$(RUN) -m tools.bench_start

ladder: $(VENV) ## let the computer players play each other
	PYTHONPATH=py $(RUN) tools/ladder.py

fuzz: $(VENV) ## forge links and records and read them (COUNT=100000)
	$(RUN) -m tools.fuzz --count $(or $(COUNT),100000)

dist: $(VENV) $(VENDOR) ## build the folder for a static host
	$(RUN) -m tools.build

vendor: $(VENDOR) ## put the runtimes in place

clean: ## remove all that the above made
	rm -rf .venv node_modules tools/peer/node_modules static/vendor dist .hypothesis .mypy_cache .pytest_cache .ruff_cache

browser: $(VENV)
	@PYTHON=$(RUN) tools/setup.sh browser

$(VENV): requirements.txt
	@PYTHON=$(PYTHON) tools/setup.sh venv
	rm -rf .venv && $(PYTHON) -m venv .venv
	$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(NODE): package-lock.json
	@tools/setup.sh node
	npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

$(PEER): tools/peer/package-lock.json
	cd tools/peer && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

$(VENDOR): $(NODE) $(VENV) tools/vendor.py $(wildcard tools/licenses/*)
	$(RUN) -m tools.vendor
	@touch $@
