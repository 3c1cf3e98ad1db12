# Everything runs out of .venv, made here from the lock files; the system needs Python 3.11+ and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8228
SANDBOX_DB ?= var/sandbox.db
SEED ?= 1

# Bytecode is kept whatever the environment says: the tests start many processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check compiled-unit unit quick bench bench-load gallery prose samples evening soak soak-crash soak-evening soak-faults soak-replication soak-hostile rules-ledger lock maps clean mutants audit

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

# The linters use one core, so they run beside the tests, which are compiled once, not in each process.
test: $(VENV)/.dev
	$(MAKE) --jobs 2 check compiled-unit

compiled-unit: $(VENV)/.dev
	-$(BIN)/python -m pytest -n 0 --collect-only > /dev/null  # what is wrong with a test is told by the run
	$(PYTEST)

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python -m tests.architecture
	$(BIN)/python -m tests.prose_lint

# Tests of a group share what takes long to compute, so that each group stays in one process.
# One process more than there are cores: many tests wait for a bot in a process of its own.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

unit: $(VENV)/.dev
	$(PYTEST)

# Quick feedback in a minute and a half: rules, rulebooks, old saves and the bot's main paths. No linters, no subprocesses,
# no long campaigns.
QUICK := tests/rules tests/rulebook tests/frozen/test_names.py tests/frozen/test_saves.py tests/test_catalogues.py \
	tests/bot/common tests/bot/components tests/bot/rulebook tests/bot/workers tests/bot/telemetry/test_logging.py \
	tests/bot/interactions/test_rate_limits.py tests/bot/interactions/test_written_orders.py \
	tests/bot/campaigns/test_actions.py tests/bot/views/test_panel.py tests/bot/end_to_end/test_secret_choices.py \
	tests/bot/end_to_end/test_restart.py

quick: $(VENV)/.dev
	$(PYTEST) -m "not soak and not slow" $(QUICK)

bench: $(VENV)/.dev
	$(BIN)/python -m tests.bench

# A bot with 5,000 campaigns and fifty players who act at once.
bench-load: $(VENV)/.dev
	$(BIN)/python -m tests.load

# Play campaigns of every game, and measure what players read in every language and length: docs/yardsticks.md. Samples go
# to var/prose. For a quick look: make prose PROSE="--game romanitas --turns 2 --sample 1 --locale en".
PROSE ?=

prose: $(VENV)/.dev
	$(BIN)/python -m tests.prose $(PROSE)

# Play three turns of each game, and write them to docs/samples with the bot's own exporter; then film the first turn for
# the README. For one game: make samples SAMPLES="--game romanitas".
SAMPLES ?=

samples: $(VENV)/.dev
	$(BIN)/python -m tests.samples $(SAMPLES)
	$(BIN)/python -m tests.samples.film

# Every kind of picture of every game at full size, as Discord shows it inline and on a phone, with bytes, milliseconds
# and alt texts: var/gallery/<game>/index.html.
gallery: $(VENV)/.dev
	$(BIN)/python -m tests.gallery

# Two to five scripted people play an evening of each game in the sandbox, as fast as in life: about a quarter of an hour
# per game. Prints taps, posts, mentions, uploads, seconds and faults. For one game, more people or fewer presses:
# make evening GAME=rise-and-fall PEOPLE=2 PRESSES=50 SEED=2 EVENING="--options players=3 --pace 0.2". In French: EVENING="--language fr".
GAME ?=
PEOPLE ?= 3
PRESSES ?= 200
EVENING ?=

evening: $(VENV)/.dev
	$(BIN)/python -m tests.evening $(addprefix --game ,$(GAME)) --people $(PEOPLE) --presses $(PRESSES) --seed $(SEED) $(EVENING)

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

# Evenings of three people who press at once and chat: no dead control, one panel, always at the bottom, few mentions.
# Then evenings of two to five people who answer what they're asked.
soak-evening: $(VENV)/.dev
	$(BIN)/python -m tests.endurance.evening --presses 500 --seed $(SEED)
	for people in 2 3 4 5; do \
		$(BIN)/python -m tests.evening --people $$people --presses 500 --seed $(SEED) --pace 0.2 || exit 1; \
		$(BIN)/python -m tests.evening --game toy --options "players=$$people, intrigue" --people $$people \
			--presses 500 --seed $(SEED) --pace 0.1 || exit 1; \
	done

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

# Audit a few hundred games against a second reading of the printed rules; then change rules, which it must flag.
audit: $(VENV)/.dev
	$(BIN)/python -m tests.auditors romanitas --random 300 --legate 50 --amended 100
	$(BIN)/python -m tests.auditors rise-and-fall --random 300 --legate 50 --hasty 40 --eager 20
	$(BIN)/python -m tests.auditors ultimus-romanorum --random 300 --legate 50 --daring 100 --hasty 100
	$(BIN)/python -m tests.auditors britannia-redux --random 300 --legate 50 --daring 100 --wavering 20
	$(BIN)/python -m tests.auditors italia --random 300 --legate 50 --daring 100 --hasty 100
	$(BIN)/python -m tests.auditors.mutations romanitas
	$(BIN)/python -m tests.auditors.mutations rise-and-fall
	$(BIN)/python -m tests.auditors.mutations ultimus-romanorum
	$(BIN)/python -m tests.auditors.mutations britannia-redux
	$(BIN)/python -m tests.auditors.mutations italia

# The lock files, written with uv out of pyproject.toml: hashes for every platform, no address of an index. What is pinned
# stays pinned: `make lock UPGRADE=--upgrade` takes newer versions, `UPGRADE="--upgrade-package pillow"` one.
UPGRADE ?=
LOCK = $(VENV)/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(UPGRADE)

lock: $(VENV)/lock/bin/uv
	$(LOCK) pyproject.toml --output-file requirements.lock
	$(LOCK) pyproject.toml --extra dev --constraint requirements.lock --output-file requirements-dev.lock
	$(LOCK) pyproject.toml --extra maps --constraint requirements.lock --output-file requirements-maps.lock

$(VENV)/lock/bin/uv:
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip install --quiet --disable-pip-version-check "uv>=0.8,<1"

# Build the base maps and the fonts again out of the published packages that render/basemap_builder names.
GAMES ?= romanitas rise-and-fall
SOURCES ?= var/sources

maps: requirements-maps.lock
	test -x $(VENV)/maps/bin/python || $(PYTHON) -m venv $(VENV)/maps
	$(VENV)/maps/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-maps.lock
	for game in $(GAMES); do $(VENV)/maps/bin/python -m render.basemap_builder $$game --sources $(SOURCES) || exit 1; done

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
