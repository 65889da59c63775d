# Every target makes its own environment first: a fresh machine needs git, make and Python 3.11 or newer with venv.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/sh

# The first of these that runs, is new enough and can make environments; or name one: make PYTHON=/opt/python/bin/python3
FIT := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3 python; do \
	"$$p" -c '$(FIT)' 2>/dev/null && { command -v "$$p"; break; }; done)

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
JOBS ?= 2
SPREAD = -n $(JOBS) --dist loadgroup --no-loadscope-reorder
PINS := requirements/tested.txt
# Material for MkDocs prints a page of news at every build otherwise.
export NO_MKDOCS_2_WARNING := 1

NOTEBOOKS = $(wildcard tutorials/*.ipynb)

.PHONY: help learn test quick check format bench site serve mutants outputs coverage clean

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

learn: .venv/.learn ## Open the course in your browser
	$(BIN)/pinochle learn

test: .venv/.dev ## Run every test (those in a browser need a Chromium)
	$(PYTEST) --whole $(SPREAD)

quick: .venv/.dev ## Run the tests that take no browser and little time
	$(PYTEST) -m "not browser and not slow" $(SPREAD)

check: .venv/.dev ## Lint, formatting, types and layers; changes nothing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/.dev ## Put the sources into the house format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

coverage: .venv/.dev ## Every branch of the core must be taken by the core's own quick tests, without the oracle
	@mkdir -p build
	$(PYTEST) -q $(SPREAD) --cov --cov-report=term -m "not slow" --ignore tests/rules/test_versus_oracle.py \
	  tests/reasons tests/cards tests/rules tests/table tests/cases

bench: .venv/.dev ## Measure; fails on a missed line, writes build/bench.json
	$(BIN)/python -m benchmarks

site: .venv/.dev ## Build the guide into build/site, live and fit for use without a network (needs node and npm)
	$(BIN)/python -m site_build

serve: site ## Build the guide and serve it; SERVE="--under /pinochle/ --mbit 10" as from elsewhere
	$(BIN)/python -m site_build serve $(SERVE)

mutants: .venv/.dev ## Change the rules in a thousand small ways; every change must be noticed
	$(BIN)/python -m tests.mutants

outputs: .venv/.dev ## Run the notebooks again and store what they print
	$(BIN)/python -m tests.notebooks $(NOTEBOOKS)

clean: ## Remove what the targets made, the environment included
	rm -rf .venv build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# ---- the environment: one stamp for those who learn, one for those who change the code

.venv/.learn: pyproject.toml $(PINS) | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c $(PINS) -e '.[notebooks]'
	@touch $@

.venv/.dev: pyproject.toml $(PINS) | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c $(PINS) -e '.[dev]'
	@touch $@ .venv/.learn

.venv/bin/python:
	@test -n "$(PYTHON)" || { \
		echo 'Learn Pinochle needs Python 3.11 or newer with venv; none was found.'; \
		echo '  Debian, Ubuntu: install the package python3-venv (and python3.11 or newer where it is older)'; \
		echo '  Or name one yourself: make $(MAKECMDGOALS) PYTHON=/path/to/python3'; exit 1; } >&2
	@"$(PYTHON)" -c '$(FIT)' || { \
		echo '$(PYTHON) will not do: Python 3.11 or newer with venv is needed.' >&2; exit 1; }
	@echo 'Setting up in .venv, once; this takes a minute or two.'
	"$(PYTHON)" -m venv --clear .venv
