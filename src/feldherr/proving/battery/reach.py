"""What there is to reach in a game, read from its source: questions, events, refusals and manners of ending."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from feldherr.kernel.event import Event
from feldherr.proving.battery.coverage import Coverage

RULE = re.compile(r"[0-9]+(\.[0-9A-Za-z]+)*")
MANNER = re.compile(r"^(?:[a-z0-9]+-)?manner-([a-z-]+) =", re.MULTILINE)


class Refusal(NamedTuple):
    """A place in the source that refuses. `heard`: it says `no` itself; else it hands the rule to who does."""

    module: str
    file: str
    line: int
    last: int
    function: str
    rules: tuple[str, ...]
    heard: bool

    def __str__(self) -> str:
        return f"{self.function} ({self.module}:{self.line}) {' '.join(self.rules)}"


class Unreached(NamedTuple):
    """What no game has come to."""

    questions: tuple[str, ...]
    events: tuple[str, ...]
    refusals: tuple[Refusal, ...]
    manners: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return any(self)


@cache
def sources(package: str) -> dict[str, tuple[str, ast.Module]]:
    """The modules of a package by name, each with its file and its syntax tree."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"{package} is no package")
    found = {}
    root = Path(next(iter(spec.submodule_search_locations)))
    for path in sorted(root.rglob("*.py")):
        inside = path.relative_to(root).with_suffix("").parts
        name = ".".join([package, *(part for part in inside if part != "__init__")])
        found[name] = (str(path), ast.parse(path.read_text("utf-8"), str(path)))
    return found


def questions(package: str) -> tuple[str, ...]:
    """Functions that may be given `no` and are handed to `ask`: referred to, not called."""
    functions, named = set[str](), set[str]()
    for _, tree in sources(package).values():
        called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and "no" in [a.arg for a in defaulted(node.args)]:
                functions.add(node.name)
            elif isinstance(node, ast.Name | ast.Attribute) and id(node) not in called:
                named.add(node.id if isinstance(node, ast.Name) else node.attr)
    return tuple(sorted(functions & named))


def defaulted(arguments: ast.arguments) -> list[ast.arg]:
    """The arguments a function can be called without."""
    return arguments.args[len(arguments.args) - len(arguments.defaults) :]


def events(package: str) -> tuple[str, ...]:
    """The classes of events the package defines, but for those that others are made from."""
    for module in sources(package):
        import_module(module)
    return tuple(sorted(kind.__name__ for kind in leaves(Event) if f"{kind.__module__}.".startswith(f"{package}.")))


def leaves(kind: type[Event]) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        if below.__subclasses__():
            yield from leaves(below)
        else:
            yield below


def refusals(package: str) -> tuple[Refusal, ...]:
    """Every `no(candidate, "7.2")` and every `return "7.2"` of a function called `…_refusal`, rule by rule."""
    return tuple(
        refusal
        for module, (file, tree) in sources(package).items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for refusal in refusals_of(module, file, function)
    )


def refusals_of(module: str, file: str, function: ast.FunctionDef) -> Iterator[Refusal]:
    gives = function.name.endswith("_refusal")
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value and gives and (rules := rules_in(node.value)):
            yield place(module, file, node, function, rules, False)
        elif (call := no_call(node)) and (rules := rules_in(call.args[1])):
            yield place(module, file, call, function, rules, True)


def place(
    module: str, file: str, node: ast.Return | ast.Call, function: ast.FunctionDef, rules: tuple[str, ...], heard: bool
) -> Refusal:
    return Refusal(module, file, node.lineno, node.end_lineno or node.lineno, function.name, rules, heard)


def no_call(node: ast.AST) -> ast.Call | None:
    """`no(candidate, rule)`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no" and len(node.args) == 2:
        return node
    return None


def rules_in(value: ast.expr) -> tuple[str, ...]:
    """The rules an expression can come to: a constant, or one of two."""
    if isinstance(value, ast.IfExp):
        return (*rules_in(value.body), *rules_in(value.orelse))
    if isinstance(value, ast.Constant) and isinstance(value.value, str) and RULE.fullmatch(value.value):
        return (value.value,)
    return ()


def unreached(package: str, coverage: Coverage) -> Unreached:
    """What there is in the source and was never come to."""
    sites = refusals(package)
    named = {(verdict.file, verdict.line) for verdict in coverage.refusals}
    literal = {(site.file, line) for site in sites if site.heard for line in range(site.line, site.last + 1)}
    passed_on = {verdict.rule for verdict in coverage.refusals if (verdict.file, verdict.line) not in literal}
    missing = [
        site
        for site in sites
        if not (
            any((site.file, line) in named for line in range(site.line, site.last + 1))
            if site.heard
            else passed_on & set(site.rules)
        )
    ]
    return Unreached(
        tuple(name for name in questions(package) if name not in coverage.questions),
        tuple(name for name in events(package) if name not in coverage.events),
        tuple(missing),
        tuple(manner for manner in manners(package) if manner not in coverage.outcomes),
    )


def manners(package: str) -> tuple[str, ...]:
    """The manners of ending the game has words of its own for."""
    spec = find_spec(package)
    places = spec.submodule_search_locations if spec else None
    texts = [path.read_text("utf-8") for place in places or () for path in Path(place).glob("text/en*.ftl")]
    return tuple(sorted({found for text in texts for found in MANNER.findall(text)}))
