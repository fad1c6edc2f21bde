"""A command begins at once: it loads what it needs, and nothing that takes long and is for others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SLOW = {
    "alembic", "argon2", "chess", "gymnasium", "hypothesis", "litestar", "mypy", "numpy", "openskill", "pettingzoo",
    "prometheus_client", "pyarrow", "pydantic", "ray", "sqlalchemy", "uvicorn", "websockets",
}  # fmt: skip
"""What belongs to the server, to the laboratory, to nobody."""
WORDS = {"babel", "fluent", "rich"}
"""To put a text into words and onto the screen; who asks for help, or mistypes a command, needs none of it."""
TOLD = "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr)); "


def loaded(tmp_path: Path, *words: str) -> set[str]:
    """The packages a command has loaded by its end; nothing is typed into it."""
    program = f"{TOLD}from feldherr.cli import main; sys.argv = ['feldherr', *{words!r}]; main()"
    env = {**os.environ, "FELDHERR_SAVES": str(tmp_path), "FELDHERR_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], stdin=subprocess.DEVNULL, capture_output=True, text=True, env=env, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


@pytest.mark.parametrize("words", [("--help",), ("--version",)])
def test_the_list_of_commands_loads_none_of_them(tmp_path: Path, words: tuple[str, ...]) -> None:
    found = loaded(tmp_path, *words)
    assert not {name.partition(".")[0] for name in found} & (SLOW | WORDS)
    assert not [name for name in found if name.startswith(("feldherr.bots", "feldherr.games.", "feldherr.words"))]


@pytest.mark.parametrize("words", [("play", "--help"), ("play", "ford", "--hot-seat"), ("play",)])
def test_a_game_begins_without_server_and_laboratory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("FELDHERR_EXTRA_GAMES", "ford=tests.ford")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parent.parent.parent))
    found = loaded(tmp_path, *words)
    assert not {name.partition(".")[0] for name in found} & SLOW
    assert not [name for name in found if name.startswith(("feldherr.server", "feldherr.sim", "feldherr.analysis"))]


def test_at_the_end_nobody_looks_for_garbage() -> None:
    """It was a fifth of the time in which a game begins and is left."""
    told = "import atexit, gc, sys; atexit.register(lambda: print(gc.get_freeze_count() > 0, file=sys.stderr)); "
    program = f"{told}from feldherr.cli import main; sys.argv = ['feldherr', '--version']; main()"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stderr.strip() == "True"


def test_rules_are_played_without_much_of_the_library() -> None:
    """Each of these brings others along, a megabyte of memory together; OpenSSL as much again."""
    program = (
        "import random, sys; from feldherr.games import game; from feldherr.proving.bench import random_game;"
        "one = game('triomphe-a-marengo'); random_game(one, one.options_type(), random.Random(1)); print(*sys.modules)"
    )
    env = {**os.environ, "FELDHERR_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, env=env)
    much = {"dataclasses", "hashlib", "importlib.resources", "json", "pathlib", "tempfile", "traceback", "zipfile"}
    assert not much & set(done.stdout.split())
