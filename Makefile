# make play   set up what is missing, start the table and open the lobby in the browser
# make host   the same for friends on the same network: it prints the link they open
# make test   set up what is missing and run every check
# make fast   compile rules and search into .venv, for twice the speed; needs a C compiler
# make compiled  the same, and the rules' tests run on it
# make wheel  build the package with its client into dist
# make wheels the same, and one with compiled modules for machines like this one
# make lock   write requirements.lock and lab.lock anew from pyproject.toml
#
# A machine needs Python 3.11 or later and make. Everything else goes into .venv (Node too) and web/node_modules.

BIN := .venv/bin
UV := 0.13.7
PYTHON ?= python3
# The table is this computer's alone; `make host` lets friends on the same network in.
HOST ?= 127.0.0.1
PORT ?= 8000
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Every command and server a test starts would otherwise compile all it imports, two seconds each.
unexport PYTHONDONTWRITEBYTECODE

# The client is built as soon as there is one.
ifneq ($(wildcard web/package.json),)
CLIENT := src/feldherr/static/index.html
endif

.PHONY: play host test fast compiled quickly wheel wheels lock browser
.DELETE_ON_ERROR:

play: .venv/ok $(CLIENT)
	@exec $(BIN)/feldherr serve --host $(HOST) --port $(PORT)

host: HOST := 0.0.0.0
host: play

wheel: .venv/ok $(CLIENT)
	$(BIN)/hatchling build -t wheel -t sdist
	@ls dist

test: .venv/lab $(CLIENT) $(if $(wildcard tests/browser),browser)
	$(BIN)/ruff check .
	$(BIN)/mypy
ifdef CLIENT
	cd web && ../$(BIN)/npm run -s check && ../$(BIN)/npm test -s
endif
	FELDHERR_PURE=1 $(BIN)/pytest -n 2 --dist worksteal
	@if $(BIN)/python -m feldherr.fast.build --able; then $(MAKE) quickly; fi

# The rules' tests once more, on what is compiled.
RULES = tests/fast/test_same.py tests/kept/test_kept_records.py $(wildcard tests/*/rules tests/*/test_transcripts.py)
compiled: .venv/lab fast
	$(BIN)/pytest -n 2 --dist worksteal $(RULES)

# The same for some games, compiled in a hurry and in a place of its own: the C compiler does not optimise. Not for all, so
# that `make test` stays under twenty minutes: make quickly HURRIED="viktory_ii trench_club"
HURRIED ?= triomphe_a_marengo napoleons_triumph
QUICK := $(CURDIR)/.venv/lib/feldherr-quick
quickly: .venv/lab
	FELDHERR_OPTIMISE=0 $(BIN)/python -m feldherr.fast.build $(QUICK) common $(HURRIED)
	FELDHERR_FAST=$(QUICK) $(BIN)/pytest -n 2 --dist worksteal tests/fast/test_same.py \
	  $(foreach game,$(HURRIED),$(wildcard tests/$(game)/rules tests/$(game)/test_transcripts.py))

# Everything works without it; after a change of the sources the compiled modules are left aside until the next time.
fast: .venv/ok
	$(BIN)/python -m feldherr.fast.build

wheels: wheel
	FELDHERR_COMPILED=1 $(BIN)/hatchling build -t wheel

# Wheels only, so that no compiler is needed; chess (pure Python) has none.
.venv/ok: requirements.lock pyproject.toml
	@test -x $(BIN)/uv && $(BIN)/python -c pass 2>/dev/null || { \
	  rm -rf .venv; \
	  $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'Feldherr needs Python 3.11 or later; name yours like this: make PYTHON=python3.12 …' >&2; exit 1; }; \
	  $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	    { echo 'This Python cannot make virtual environments; on Debian and Ubuntu install the package python3-venv.' >&2; exit 1; }; \
	  echo 'Setting up .venv (once) …'; \
	  $(PYTHON) -m venv .venv && $(BIN)/python -m pip install -q --disable-pip-version-check uv==$(UV); }
	@$(BIN)/uv pip install -q --python $(BIN)/python --only-binary :all: --no-binary chess -r requirements.lock
	@$(BIN)/uv pip install -q --python $(BIN)/python --no-build-isolation --no-deps -e .
	@touch $@

# What the laboratory's tests need besides; large, so that playing does without.
.venv/lab: .venv/ok lab.lock
	@$(BIN)/uv pip install -q --python $(BIN)/python --only-binary :all: -r lab.lock
	@touch $@

lock: .venv/ok
	$(BIN)/uv pip compile -q --universal --no-annotate --no-header --no-emit-index-url --group dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --no-annotate --no-header --no-emit-index-url --group lab -c requirements.lock -o lab.lock

# Debian's Chromium where we may install it, else the one Playwright brings; without windows it is the quickest.
browser: APT := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends
browser: .venv/ok
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
	  echo 'Installing Chromium for the browser tests (once) …'; \
	  apt-get update -qq && { $(APT) chromium-headless-shell || $(APT) chromium; } >/dev/null; \
	else $(BIN)/playwright install chromium; fi

ifdef CLIENT
web/node_modules/.package-lock.json: web/package.json web/package-lock.json .venv/ok
	cd web && ../$(BIN)/npm ci --silent
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(wildcard web/index.html web/*.ts) \
  $(shell find web/src web/public -type f 2>/dev/null; find src/feldherr -name '*.ftl')
	cd web && ../$(BIN)/npm run -s build -- --logLevel warn
	@touch $@
endif
