"""The compiled modules, where there are any: `make fast` puts them beside the environment's packages.

A group of modules was compiled together, calls inside it go straight. It is used only as long as every source of
the group is the one it was compiled from; otherwise all of it runs as written. `FELDHERR_PURE=1` switches it off,
`FELDHERR_FAST` names another folder to look in.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import source_hash, spec_from_file_location
from os.path import dirname, exists, join
from types import ModuleType
from typing import Any

SWITCH, PLACE = "FELDHERR_PURE", "FELDHERR_FAST"
SOURCES = dirname(dirname(dirname(os.path.abspath(__file__))))
"""Places are plain text here: every command begins with this module, and `pathlib` brings much along."""
MANIFEST = "manifest.json"
WRITTEN = "__written"
"""Ends the name of the part of a compiled module that had to stay as it is."""
SUFFIX = EXTENSION_SUFFIXES[0]
"""Names the Python and the machine the modules are for."""
Manifest = dict[str, dict[str, str]]
"""By group, the hash of each module's source."""


def folder() -> str:
    """Where `make fast` puts what it compiles for this environment."""
    return os.environ.get(PLACE) or join(sys.prefix, "lib", "feldherr-fast")


def brought() -> str:
    """Where a wheel brings compiled modules."""
    return join(dirname(os.path.abspath(__file__)), "compiled")


def digest(source: str) -> str:
    """By Python's own hash of sources, which tells it whether its bytecode is up to date."""
    with open(source, "rb") as file:
        return source_hash(file.read()).hex()


def source_of(module: str) -> str:
    return join(SOURCES, *module.split(".")) + ".py"


def manifest(where: str) -> Manifest:
    """What was compiled for this Python; nothing if nothing was, or if it cannot be read."""
    try:
        with open(join(where, MANIFEST), "rb") as file:
            text = file.read()
    except OSError:
        return {}
    import json  # only where there is one

    try:
        found = json.loads(text)
        groups: Manifest = found["groups"] if found["suffix"] == SUFFIX else {}
        return groups if all(isinstance(one, dict) for one in groups.values()) else {}
    except (ValueError, KeyError, TypeError, AttributeError):
        return {}


class Compiled:
    """Finds compiled modules of groups whose sources are unchanged."""

    def __init__(self, where: str, groups: Manifest) -> None:
        self.where = where
        self.groups = groups
        self.group_of = {module: group for group, modules in groups.items() for module in modules}
        self.fits = cache(self.unchanged)

    def unchanged(self, group: str) -> bool:
        """Whether every source of the group is the one that was compiled."""
        try:
            return all(digest(source_of(module)) == known for module, known in self.groups[group].items())
        except OSError:
            return False

    def file(self, group: str, module: str) -> str:
        return join(self.where, group, *module.split(".")) + SUFFIX

    def written(self, group: str, module: str) -> str:
        return join(self.where, group, *module.split(".")) + ".py"

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        group = self.group_of.get(name.removesuffix(WRITTEN))
        group = group or (name.removesuffix("__mypyc") if name.endswith("__mypyc") else None)
        if group is None or group not in self.groups or not self.fits(group):
            return None
        file = self.written(group, name) if name.endswith(WRITTEN) else self.file(group, name)
        return spec_from_file_location(name, file) if exists(file) else None


def install() -> None:
    """Look for compiled modules first, where there are some and nobody wants it pure."""
    if os.environ.get(SWITCH) or used():
        return
    for where in (folder(), brought()):
        if groups := manifest(where):
            finder: Any = Compiled(where, groups)
            sys.meta_path.insert(0, finder)
            return


def used() -> bool:
    """Whether there is anything compiled to be used, and nobody wants it pure."""
    return any(isinstance(finder, Compiled) for finder in sys.meta_path)


def running() -> tuple[int, list[str]]:
    """How many modules that are loaded run compiled, and the groups that are out of date."""
    compiled = sum(
        str(getattr(module, "__file__", None) or "").endswith(SUFFIX)
        for name, module in list(sys.modules.items())
        if name.startswith("feldherr.")
    )
    finder = next((one for one in sys.meta_path if isinstance(one, Compiled)), None)
    stale = [group for group in finder.groups if not finder.fits(group)] if finder else []
    return compiled, stale
