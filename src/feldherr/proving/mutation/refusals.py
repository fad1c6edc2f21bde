"""Whether the tests would notice: every refusal in turn is disabled, and the tests that cite its rule are run.

What is disabled: an `if` whose body only refuses (`if no: no(candidate, "7.2")`) becomes false; a refusal that is only
said falls silent; in a function called `…_refusal`, the `if` that returns a rule becomes false.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal, NamedTuple

from feldherr import games
from feldherr.proving.battery.reach import no_call, rules_in, sources
from feldherr.proving.citations import Citations, Place, citations_of

PATIENCE = 300
"""Seconds the tests of one mutant may take; who hangs has noticed."""

Kind = Literal["condition", "silence", "return"]
Fate = Literal["killed", "survived", "untested", "failed"]
FATES: dict[str, Fate] = {"killed": "killed", "survived": "survived", "failed": "failed"}


class Mutant(NamedTuple):
    """A refusal to disable: the statement at `line` of the module."""

    module: str
    line: int
    kind: Kind
    function: str
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.function} ({self.module}:{self.line}) {' '.join(self.rules)}"


class Result(NamedTuple):
    """What became of a mutant. `survived`: no test noticed; `untested`: no test cites its rule."""

    mutant: Mutant
    fate: Fate
    tests: tuple[str, ...] = ()
    detail: str = ""


def mutants(package: str) -> list[Mutant]:
    """Every refusal of a game that can be disabled, in the order of the source."""
    return [
        mutant
        for module, (_, tree) in sources(package).items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for mutant in sorted(mutants_of(module, function))
    ]


def mutants_of(module: str, function: ast.FunctionDef) -> Iterator[Mutant]:
    gives = function.name.endswith("_refusal")
    covered: set[ast.AST] = set()
    for node in ast.walk(function):
        rules: tuple[str, ...] = ()
        if isinstance(node, ast.If):
            calls = refusing(node.body)
            rules = tuple(dict.fromkeys(rule for call in calls for rule in rules_in(call.args[1])))
            covered.update(calls if rules else ())
            if gives and len(node.body) == 1 and isinstance(returned := node.body[0], ast.Return) and returned.value:
                rules = rules_in(returned.value)
                covered.update([returned] if rules else ())
            if rules:
                yield Mutant(module, node.lineno, "condition", function.name, rules)
        elif node in covered:
            continue
        elif (call := no_call(node)) and (rules := rules_in(call.args[1])):
            yield Mutant(module, call.lineno, "silence", function.name, rules)
        elif gives and isinstance(node, ast.Return) and node.value and (rules := rules_in(node.value)):
            yield Mutant(module, node.lineno, "return", function.name, rules)


def refusing(body: list[ast.stmt]) -> list[ast.Call]:
    """The refusals of a body that does nothing but refuse, and perhaps goes on to the next candidate."""
    if isinstance(body[-1], ast.Continue | ast.Return):
        body = body[:-1]
    calls: list[ast.Call] = []
    for statement in body:
        if not (isinstance(statement, ast.If) and is_no(statement.test) and not statement.orelse):
            return []
        for inner in statement.body:
            call = no_call(inner.value) if isinstance(inner, ast.Expr) else None
            if call is None:
                return []
            calls.append(call)
    return calls


def is_no(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "no"


class Disable(ast.NodeTransformer):
    """Takes one refusal out of a module."""

    def __init__(self, line: int, kind: str) -> None:
        self.line, self.kind = line, kind
        self.done = 0

    def visit_If(self, node: ast.If) -> ast.AST:
        self.generic_visit(node)
        if self.kind == "condition" and node.lineno == self.line:
            # The condition is still worked out: what it may name is used further on.
            node.test = ast.BoolOp(ast.And(), [node.test, ast.Constant(False)])
            self.done += 1
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if self.kind == "silence" and no_call(node.value) and node.lineno == self.line:
            self.done += 1
            return ast.copy_location(ast.Pass(), node)
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        if self.kind == "return" and node.lineno == self.line:
            self.done += 1
            node.value = ast.Constant(None)
        return node


def disabled(source: str, file: str, line: int, kind: str) -> ast.Module:
    """The module without one refusal."""
    tree = ast.parse(source, file)
    change = Disable(line, kind)
    change.visit(tree)
    if change.done != 1:
        raise ValueError(f"{file}:{line} has {change.done} refusals to disable, not one")
    return ast.fix_missing_locations(tree)


# running --------------------------------------------------------------------------------------------------------------
Progress = Callable[[int, int, Result], None]
"""Told how many of how many mutants are done, and what became of the last."""


def mutate(
    name: str, root: Path, processes: int = 2, progress: Progress | None = None, only: str | None = None
) -> list[Result]:
    """Disable every refusal of a game (or only of one rule) in turn; what became of each.

    The tests must pass before: `ValueError` if they do not.
    """
    package = games.package(name)
    cited = citations_of(name, root)
    found = [mutant for mutant in mutants(package) if only is None or only in mutant.rules]
    every = sorted({test for mutant in found for test in tests_of(cited, mutant)})
    if every and (said := run(root, f"{name}={package}", None, every)) != "survived":
        raise ValueError(f"the tests that cite refusals must pass before refusals are disabled: {said}")
    results: list[Result] = []

    def one(mutant: Mutant) -> Result:
        tests = tests_of(cited, mutant)
        if not tests:
            return Result(mutant, "untested")
        said, _, detail = run(root, f"{name}={package}", mutant, tests).partition(": ")
        return Result(mutant, FATES[said], tests, detail)

    with ThreadPoolExecutor(processes) as pool:
        for result in pool.map(one, found):
            results.append(result)
            if progress:
                progress(len(results), len(found), result)
    return results


def tests_of(cited: Citations, mutant: Mutant) -> tuple[str, ...]:
    """The tests that cite one of the refusal's rules, as pytest names them; the game's own first."""
    places = [place for rule in mutant.rules for place in cited.tests.get(rule, ())]
    own = set(mutant.module.split(".")) - {"tests", "feldherr", "games"}
    return tuple(dict.fromkeys(map(test_name, sorted(places, key=lambda place: not own & set(place.file.split("/"))))))


def test_name(place: Place) -> str:
    return f"{place.file}::{place.function}" if place.function else place.file


def run(root: Path, game: str, mutant: Mutant | None, tests: tuple[str, ...] | list[str]) -> str:
    """Run tests in a process of their own; `killed`, `survived`, or `failed: why`."""
    what = f"{mutant.module}:{mutant.line}:{mutant.kind}" if mutant else "-"
    command = [sys.executable, "-m", "feldherr.proving.mutation.mutant", game, what, *tests]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return "killed: it hangs"
    if done.returncode in (0, 1):
        return "killed" if done.returncode else "survived"
    return f"failed: {(done.stderr or done.stdout).strip()[-400:]}"
