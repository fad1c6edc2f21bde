"""Compile what pays with mypyc: `python -m feldherr.fast.build [FOLDER [GROUP …]]`.

Needs mypy, setuptools and a C compiler.
One group a game (its board, state and rules, what is shown of it, and its opponents' estimates), one for the runners,
the search and what boards share, one for what a server does at every answer, one for the laboratory. What mypyc cannot
take stays as written (`parting`). `--able` only says whether there is all that it takes.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from threading import get_ident

from feldherr import fast
from feldherr.fast import MANIFEST, SUFFIX, digest, manifest
from feldherr.fast.parting import parted

SOURCES = Path(fast.SOURCES)
GAMES = SOURCES / "feldherr" / "games"
BOTS = SOURCES / "feldherr" / "bots"
COMMON = (
    "boards/bags.py", "boards/blocks.py", "boards/hexes.py",
    "kernel/ask.py", "kernel/forced.py", "kernel/position.py", "kernel/playout.py", "kernel/table.py",
    "kernel/turns.py", "bots/commanding.py",
    "bots/search/tree.py", "bots/search/walk.py", "bots/search/lines.py", "bots/search/by_command.py",
    "bots/search/turns/rehearsal.py", "bots/search/turns/quick.py", "bots/search/turns/thought.py",
    "bots/search/turns/by_turn.py",
)  # fmt: skip
AT_TABLE = (
    "server/accounts/limits.py", "server/film/told.py", "server/table/acts.py", "server/table/asking.py",
    "server/table/back.py", "server/table/dice.py", "server/table/eyes.py", "server/table/room.py",
    "server/table/telling.py", "server/wire/changes.py", "server/wire/connection.py", "server/wire/hearing.py",
)  # fmt: skip
NUMBERS = (
    "sim/codec.py", "sim/observation.py", "sim/stepper.py", "sim/numbers/napoleon_in_europe.py",
    "sim/numbers/napoleons_triumph.py", "sim/numbers/trench_club.py", "sim/numbers/triomphe_a_marengo.py",
    "sim/numbers/viktory_ii.py",
)  # fmt: skip
"""What the laboratory does at every step; only where there is one."""
NOUNS = ("board.py", "state.py")
"""What everything of a game rests on and asks again and again."""


def module_of(source: Path) -> str:
    return ".".join(source.relative_to(SOURCES).with_suffix("").parts)


def sources(*places: Path) -> list[Path]:
    """The files of these folders of which a part can be compiled."""
    found = [file for place in places for file in ([place] if place.is_file() else sorted(place.rglob("*.py")))]
    return [file for file in found if file.name != "__init__.py" and parted(file.read_text("utf-8"), "").compiled]


def groups() -> dict[str, list[Path]]:
    found = {
        f"feldherr_{rules.parent.name}": sources(
            *(rules.parent / noun for noun in NOUNS if (rules.parent / noun).is_file()),
            rules,
            rules.parent / "shown",
            BOTS / rules.parent.name,
        )
        for rules in sorted(GAMES.glob("*/rules"))
    }
    shared = {"feldherr_common": COMMON, "feldherr_server": AT_TABLE}
    if find_spec("numpy"):
        shared["feldherr_sim"] = NUMBERS
    return {group: sources(*(SOURCES / "feldherr" / place for place in shared[group])) for group in shared} | found


def compile_group(group: str, files: list[Path], target: Path, cache: Path) -> None:
    """In a process of its own: mypyc and setuptools keep much in globals."""
    told = subprocess.run(
        [sys.executable, "-m", "feldherr.fast.compiler", group, str(target), str(cache), *map(str, files)],
        cwd=SOURCES, env={**os.environ, "PYTHONPATH": str(SOURCES), "FELDHERR_PURE": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if told.returncode:
        raise SystemExit(f"{group} cannot be compiled:\n{told.stdout[-4000:]}")


def build(target: Path, only: Collection[str] = ()) -> None:
    """Compile all groups, or those that are named, into a new folder, and put it in the place of the old one when it is
    whole. A group that is compiled already, there or in the environment, is not compiled again.
    """
    chosen = {name: files for name, files in groups().items() if not only or name.removeprefix("feldherr_") in only}
    if up_to_date(target, chosen):
        return
    told = contents(chosen)                                 # before: what changes meanwhile is not what was compiled
    with tempfile.TemporaryDirectory(dir=make(target.parent), prefix="feldherr-fast-") as made:
        place = make(Path(made) / "new")
        missing = []
        for group in chosen:
            found = next((where for where in (target, Path(fast.folder())) if holds(where, group, chosen[group])), None)
            if found is None:
                missing.append(group)
            else:
                shutil.copytree(found / group, place / group, ignore=shutil.ignore_patterns("__pycache__"))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            # What mypy has found out about the rest is used again, by one after the other.
            list(pool.map(lambda group: compile_group(group, chosen[group], place / group, cache(made)), missing))
        (place / MANIFEST).write_text(told, "utf-8")
        if target.exists():
            shutil.rmtree(target)
        place.rename(target)


def known(files: list[Path]) -> dict[str, str]:
    """The hash of each module's source."""
    return {module_of(file): digest(str(file)) for file in files}


def makers() -> list[str]:
    """What decides how things are compiled; which they are, the manifest says."""
    return [digest(str(Path(__file__).with_name(name))) for name in ("compiler.py", "fields.h", "parting.py")]


def holds(where: Path, group: str, files: list[Path]) -> bool:
    """Whether the group was compiled there from these very sources, for this Python and in this way."""
    try:
        said = json.loads((where / MANIFEST).read_text("utf-8")).get("makers")
    except (OSError, ValueError, AttributeError):
        return False
    return said == makers() and manifest(str(where)).get(group) == known(files)


def contents(chosen: dict[str, list[Path]]) -> str:
    """The manifest: for which Python, made by what, from which sources."""
    found = {group: known(files) for group, files in chosen.items()}
    return json.dumps({"suffix": SUFFIX, "makers": makers(), "groups": found}, indent=1)


def up_to_date(where: Path, chosen: dict[str, list[Path]]) -> bool:
    """Whether just this was compiled there, and in this way."""
    try:
        return (where / MANIFEST).read_text("utf-8") == contents(chosen)
    except OSError:
        return False


def lacking() -> str:
    """What is not there that compiling takes; nothing if all is."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if sys.platform != "win32" and shutil.which(compiler[0]) is None:
        return f"no C compiler ({compiler[0]})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no headers of Python (Python.h)"
    missing = [name for name in ("mypyc", "setuptools") if find_spec(name) is None]
    return f"no {missing[0]} in this environment" if missing else ""


def cache(made: str) -> Path:
    return Path(made) / f"cache-{get_ident()}"


def make(where: Path) -> Path:
    where.mkdir(parents=True, exist_ok=True)
    return where


if __name__ == "__main__":
    if found := lacking():
        sys.exit(f"Nothing can be compiled here: {found}. Everything runs as written.")
    if sys.argv[1:] != ["--able"]:
        where = Path(sys.argv[1] if len(sys.argv) > 1 else fast.folder()).resolve()
        build(where, sys.argv[2:])
        print(f"{sum(map(len, manifest(str(where)).values()))} modules compiled.")
