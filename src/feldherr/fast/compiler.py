"""One group through mypyc and the C compiler: `python -m feldherr.fast.compiler GROUP FOLDER CACHE FILE …`."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from feldherr import fast
from feldherr.fast import WRITTEN
from feldherr.fast.parting import parted

SOURCES = Path(fast.SOURCES)
OPTIONS = """[mypy]
mypy_path = {sources}
explicit_package_bases = True
cache_dir = {cache}
"""
DECLARED = "from feldherr.kernel.game import Game\n\nGAME: Game\n"
"""What the rules need to know of the module that declares their game: without its imports nothing goes in a circle."""
FIELDS = Path(__file__).parent / "fields.h"
INCLUDED = [f"/FI{FIELDS}"] if sys.platform == "win32" else ["-include", str(FIELDS), "-fvisibility=hidden"]
"""How the compiler is told to begin with it; and that nobody else calls what a group calls within itself."""
UNUSED = (["-ffunction-sections"], ["-Wl,--gc-sections"]) if sys.platform == "linux" else ([], [])
"""What the compiler and the linker are told: what nobody calls is left out."""
LEVEL = os.environ.get("FELDHERR_OPTIMISE", "1")
"""How hard the C compiler tries. 2 gains next to nothing; 0 is for tests, which wait for it."""
NAME_READ = re.compile(
    r"(cpy_r_r\d+ = CPyStatic_(?:\w+___)?globals;\n"
    r" *cpy_r_r\d+ = CPyStatics\[\d+\];[^\n]*\n"
    r" *cpy_r_r\d+ = )CPyDict_GetItem\("
)
"""How mypyc reads a name of a module."""
NAME_KNOWN = r"\1NAME_OF_MODULE("
"""How `fields.h` does."""
TRACED = re.compile(r"^( +)CPy_AddTraceback\(", re.MULTILINE)
"""Where mypyc notes the line an exception came by."""
TRACED_UNLESS_SIGNAL = r"\1TRACED("
DEFINED = re.compile(r"^ *(?=(?:static )?\w+ \*?CPy(?:Def|Py)_(\w+)\([^;\n]*\{$)", re.MULTILINE)
"""Where a function of a module begins."""
ONCE = "_____top_level__"
"""Ends the name of what a module does when it is loaded."""


def compile_group(group: str, target: Path, cache: Path, files: list[str]) -> None:
    from mypyc.build import mypycify
    from mypyc.namegen import exported_name, make_module_translation_map
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as scratch:
        sources = Path(scratch) / "src"
        shutil.copytree(SOURCES / "feldherr", sources / "feldherr", ignore=all_but_python)
        for declared in (sources / "feldherr" / "games").glob("*/__init__.py"):
            declared.write_text(DECLARED, "utf-8")
        places = [Path(file).relative_to(SOURCES) for file in files]
        chosen = [str(place) for place in places if part(sources, place, target)]
        options = Path(scratch) / "mypy.ini"
        options.write_text(OPTIONS.format(sources=sources, cache=cache), "utf-8")
        os.chdir(sources)                                                # so that tracebacks name files shortly
        modules = mypycify(
            [f"--config-file={options}", *chosen],
            opt_level=LEVEL, debug_level="0", target_dir=str(Path(scratch) / "c"), group_name=group,
        )  # fmt: skip
        rooms = {exported_name(short): room(name) for name, short in make_module_translation_map(
            [".".join(Path(place).with_suffix("").parts) for place in chosen]
        ).items()}  # fmt: skip
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *INCLUDED, *UNUSED[0]]
            module.extra_link_args = [*module.extra_link_args, *UNUSED[1]]
            for made in map(Path, module.sources):
                made.write_text(by_room(quicker(made.read_text("utf-8")), rooms), "utf-8")
        step = build_ext(Distribution({"name": group, "ext_modules": modules}))
        step.build_lib, step.build_temp = str(target), str(Path(scratch) / "o")
        step.ensure_finalized()
        step.run()


def quicker(made: str) -> str:
    """What mypyc wrote, with what `fields.h` does better."""
    return TRACED.sub(TRACED_UNLESS_SIGNAL, NAME_READ.sub(NAME_KNOWN, made))


def room(module: str) -> str:
    """Where a module belongs: a game's rules, what is shown of it, …, or a room of the tree."""
    parts = module.split(".")
    return parts[3 if parts[1] == "games" else 1]


def by_room(made: str, rooms: dict[str, str]) -> str:
    """What is used together lies together: a game in play then needs no memory for what only opponents or views do,
    and none of it is read from the disk."""
    if sys.platform != "linux":
        return made

    def placed(found: re.Match[str]) -> str:
        name = found[1]
        parts = name.split("___")
        own = (rooms.get("___".join(parts[:many]) + "___") for many in range(len(parts) - 1, 0, -1))
        where = "once" if name.endswith(ONCE) else next(filter(None, own), "")
        return f'__attribute__((section(".text.{where}"))) ' if where else ""

    return DEFINED.sub(placed, made)


def part(sources: Path, place: Path, target: Path) -> bool:
    """Put both parts of a module where mypyc finds them, the written one also beside what is compiled."""
    found = parted((SOURCES / place).read_text("utf-8"), ".".join(place.with_suffix("").parts))
    if not found.compiled:
        return False
    (sources / place).write_text(found.compiled, "utf-8")
    if found.written:
        for where in (sources, target):
            beside = where / place.with_name(place.stem + WRITTEN + ".py")
            beside.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(found.written, "utf-8")
    return True


def all_but_python(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if not (name.endswith(".py") or (Path(folder) / name).is_dir())} | {"__pycache__"}


if __name__ == "__main__":
    compile_group(sys.argv[1], Path(sys.argv[2]).absolute(), Path(sys.argv[3]).absolute(), sys.argv[4:])
