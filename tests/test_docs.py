"""Every path that the documentation names exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
ENDINGS = ("py", "md", "toml", "ftl", "json", "jsonl", "ts", "svelte", "svg", "png", "lock", "css")
NAME = r"[\w.<>*-]+"
PATH = re.compile(rf"`((?:{NAME}/)+(?:{NAME}\.(?:{'|'.join(ENDINGS)}))?|{NAME}\.(?:{'|'.join(ENDINGS)}))`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
MADE = {"nine-fields/", "ladder-GAME.svg", "FILE.jsonl", "land-50m.json", "learn-GAME.jsonl", "GAME-value.json"}
"""What a command writes, or comes from elsewhere."""


@cache
def everything() -> str:
    """All files and folders of the checkout, a path a line."""
    skipped = {"node_modules", ".git", "__pycache__", ".venv", "static"}
    found = list[str]()
    waiting = [ROOT]
    while waiting:
        for entry in waiting.pop().iterdir():
            if entry.name not in skipped:
                found.append("/" + entry.relative_to(ROOT).as_posix())
                waiting += [entry] if entry.is_dir() else []
    return "\n".join(found)


def named(text: str) -> Iterator[str]:
    """The paths a page names in backticks; what stands in a block is an example."""
    yield from (found for found in PATH.findall(FENCE.sub("", text)) if not found.startswith("/"))


def exists(path: str) -> bool:
    """A page may leave out how a path begins; `games/<one>/text/` is there if a game has it."""
    pattern = re.sub(r"<\w+>|\\\*", "[^/\n]*", re.escape(path.rstrip("/")))
    return path in MADE or re.search(f"/{pattern}$", everything(), re.MULTILINE) is not None


def missing(text: str) -> list[str]:
    return sorted({path for path in named(text) if not exists(path)})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_that_is_named_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    assert missing(text) == []
    assert [link for link in LINK.findall(text) if not (page.parent / link).exists()] == []


def test_a_path_that_is_not_there_is_found() -> None:
    text = "`kernel/gone.py`, `gone.py`, `games/<one>/attic/`, `gone/`, `kernel/view.py`, `iew.py`, `games/<one>/text/`"
    assert missing(text) == ["games/<one>/attic/", "gone.py", "gone/", "iew.py", "kernel/gone.py"]
    assert list(named("```\n`kernel/gone.py`\n```\n`a b`, `a / b`, `/api/games/`")) == []


PICTURES = ROOT / "docs/images"
SHOWN = re.compile(r"!\[[^\]]+\]\(((?:\S*/)?images/[^)\s]+)\)")
LIMIT = 450_000


def shown() -> dict[Path, list[str]]:
    """The pictures that pages show, and the pages."""
    found: dict[Path, list[str]] = {}
    for page in PAGES:
        for path in SHOWN.findall(page.read_text("utf-8")):
            found.setdefault((page.parent / path).resolve(), []).append(page.name)
    return found


def test_every_picture_is_shown_by_a_page_and_none_is_heavy() -> None:
    kept = sorted(PICTURES.iterdir())
    assert [path.name for path in kept if path not in shown()] == [], "no page shows it: delete it"
    assert [path.name for path in shown() if not path.exists()] == [], "a page shows what is not there"
    large = [path.name for path in kept if path.stat().st_size > LIMIT]
    assert large == [], "python -m tools.pictures.palette makes them smaller"
    assert len(kept) > 30
