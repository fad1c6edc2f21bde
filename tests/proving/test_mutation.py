"""A refusal that is disabled is noticed by a test that cites its rule; one that is not noticed is named."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from feldherr import games
from feldherr.proving.battery.reach import refusals as refusals_in
from feldherr.proving.citations import checkout
from feldherr.proving.mutation.refusals import Mutant, disabled, mutants, mutants_of, mutate, run
from tests.proving.registered import NAMES

ROOT = checkout() or Path()
GAME = "ford=tests.ford"
RULES = "tests/ford/test_rules.py"

SOURCE = """
def choices(s, no=None):
    out = []
    for candidate in s:
        if candidate < 0:
            if no:
                no(candidate, "1.1")
            continue
        if rule := size_refusal(candidate):
            if no:
                no(candidate, rule)
        elif candidate == 5:
            if no:
                no(candidate, "1.2" if s else "1.3")
                no(-candidate, "1.4")
        else:
            out.append(candidate)
            if no:
                no(candidate + 100, "1.5")
    return out

def size_refusal(candidate):
    if candidate > 9:
        return "2.1"
    if rule := other(candidate):
        return rule
    if candidate > 8:
        print(candidate)
        return "2.2"
    return "2.3" if candidate == 7 else None

def other(candidate):
    return "3.1" if candidate == 99 else None
"""


def found() -> list[Mutant]:
    tree = ast.parse(SOURCE)
    return [m for f in tree.body if isinstance(f, ast.FunctionDef) for m in sorted(mutants_of("module", f))]


def test_every_kind_of_refusal_is_found() -> None:
    assert [(mutant.kind, mutant.rules) for mutant in found()] == [
        ("condition", ("1.1",)),
        ("condition", ("1.2", "1.3", "1.4")),
        ("silence", ("1.5",)),
        ("condition", ("2.1",)),
        ("return", ("2.2",)),
        ("return", ("2.3",)),
    ]


@pytest.mark.parametrize("number", range(6))
def test_one_refusal_is_taken_out_and_the_rest_stays(number: int) -> None:
    mutant = found()[number]
    scope: dict[str, object] = {}
    exec(compile(disabled(SOURCE, "file", mutant.line, mutant.kind), "file", "exec"), scope)
    plain: dict[str, object] = {}
    exec(SOURCE, plain)
    said = [refusals(scope), refusals(plain)]
    gone = {rule for rule in said[1].values() if rule not in said[0].values()}
    assert gone == set(mutant.rules) - {"1.3"} and set(said[0].values()) == set(said[1].values()) - gone


def refusals(scope: dict[str, object]) -> dict[int, str]:
    verdicts: dict[int, str] = {}
    choices = scope["choices"]
    assert callable(choices)
    choices([-1, 1, 5, 7, 9, 10], no=verdicts.setdefault)
    return verdicts


def test_a_line_without_a_refusal_is_no_mutant() -> None:
    with pytest.raises(ValueError, match="has 0 refusals"):
        disabled(SOURCE, "file", 3, "condition")


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_that_is_said_can_be_disabled(name: str) -> None:
    package = games.package(name)
    by_line = {(mutant.module, rule) for mutant in mutants(package) for rule in mutant.rules}
    assert {(site.module, rule) for site in refusals_in(package) for rule in site.rules} == by_line


def test_the_refusals_of_ford_are_found() -> None:
    assert [mutant.rules[0] for mutant in mutants("tests.ford")] == [
        "2.1", "2.2", "2.3", "2.4", "2.1", "2.5", "2.5", "3.2", "3.3", "3.4",
    ]  # fmt: skip


def test_a_mutant_is_killed_by_a_test_that_cites_its_rule() -> None:
    told: list[tuple[int, int]] = []
    results = mutate("ford", ROOT, 2, lambda done, of, result: told.append((done, of)), only="3.4")
    assert [result.fate for result in results] == ["killed"] and told == [(1, 1)]
    assert f"{RULES}::test_only_artillery_in_front_fires" in results[0].tests


def test_a_mutant_nobody_notices_survives_and_what_cannot_run_is_told() -> None:
    mutant = next(m for m in mutants("tests.ford") if m.rules == ("3.4",))
    blind = [f"{RULES}::test_the_defender_stands_or_leaves"]
    assert run(ROOT, GAME, mutant, blind) == "survived"
    assert run(ROOT, GAME, mutant, [f"{RULES}::test_of_another_name"]).startswith("failed: ")


def test_a_rule_no_test_cites_is_untested(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "src").mkdir()
    assert {result.fate for result in mutate("ford", tmp_path)} == {"untested"}
