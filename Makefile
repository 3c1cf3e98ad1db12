# Everything runs out of .venv, made here from the lock files; the system needs Python 3.11+ and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8228
SANDBOX_DB ?= var/sandbox.db
SEED ?= 1

# Bytecode is kept whatever the environment says: the tests start many processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check unit quick bench bench-load soak soak-crash soak-faults soak-replication soak-hostile rules-ledger lock maps clean mutants

$(VENV)/.run: requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(VENV)/.dev: requirements-dev.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@ $(VENV)/.run

# Start the local channel in the browser: no account, no internet.
play: $(VENV)/.run
	@mkdir -p $(dir $(SANDBOX_DB))
	$(BIN)/python -m bot sandbox --port $(PORT) --database $(SANDBOX_DB)

test: check unit

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Tests of a group share what takes long to compute, so that each group stays in one process.
PYTEST := $(BIN)/python -m pytest -n auto --dist loadgroup

unit: $(VENV)/.dev
	$(PYTEST)

# While one works: a minute and a half. Rules, rulebooks, saves of old, and of the channel its main paths; no linters, no
# subprocesses, no long campaigns.
QUICK := tests/rules tests/rulebook tests/frozen/test_names.py tests/frozen/test_saves.py tests/test_catalogues.py \
	$(wildcard tests/bot/test_*.py) tests/bot/campaigns/test_path.py tests/bot/campaigns/test_panel.py \
	tests/bot/campaigns/test_orders.py tests/bot/campaigns/test_secrets.py tests/bot/campaigns/test_restart.py

quick: $(VENV)/.dev
	$(PYTEST) -m "not soak and not slow" $(QUICK)

bench: $(VENV)/.dev
	$(BIN)/python -m tests.bench

# A bot with 5,000 campaigns and fifty players who act at once.
bench-load: $(VENV)/.dev
	$(BIN)/python -m tests.load

# For each section of the rulebooks, where it lives and which tests prove it: docs/rules-ledger.md.
rules-ledger: $(VENV)/.dev
	$(BIN)/python -m tests.ledger

# Longer self-play than the normal suite has time for.
soak: $(VENV)/.dev
	$(PYTEST) -m soak

# A hundred thousand hostile inputs: each is answered, nothing foreign changes. About a quarter of an hour.
SOAK_INPUTS ?= 100000
SOAK_SEED ?= 1

soak-hostile: $(VENV)/.dev
	$(BIN)/python -m tests.bot.hostile --inputs $(SOAK_INPUTS) --seed $(SOAK_SEED)
# Kill the bot at 500 random moments while people play: nothing may be lost, and nothing doubled.
soak-crash: $(VENV)/.dev
	$(BIN)/python -m tests.endurance.crash --kills 500 --seed $(SEED)

# Play campaigns through Discord's worst days: everything public must read as it does on good ones. Then on a small disk
# that is full again and again; as that is mounted, it takes root, and is skipped with a word where it cannot be.
soak-faults: $(VENV)/.dev
	$(BIN)/python -m tests.endurance.bad_days --seed $(SEED)
	$(BIN)/python -m tests.endurance.full_disk --seed $(SEED)

# Rely on Litestream: kill it and the bot while people play, and go on from the replica. Without Litestream it is skipped
# with a word.
LITESTREAM ?= litestream

soak-replication: $(VENV)/.dev
	$(BIN)/python -m tests.endurance.replication --litestream $(LITESTREAM) --seed $(SEED)

# Change one figure of the rules after another: each must make a test fail.
mutants: $(VENV)/.dev
	$(BIN)/python -m tests.mutants

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
