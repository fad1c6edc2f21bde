"""Which rule is cited where, counted as the ledgers' own script counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldherr.proving.citations import Gap, checkout, citations
from feldherr.words.rulebook import Rule, Rulebook, rulebook
from tests.proving.registered import NAMES

SIGN = "\N{SECTION SIGN}"
TOPIC = {"en": "", "de": ""}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    files = {
        "src/game/march.py": f'"""XX {SIGN}1.1"""\n\ndef march():\n    """XX {SIGN}1.2 {SIGN}1.3, and {SIGN} 2.1."""\n',
        "src/game/rules.toml": f"# XX {SIGN}9.9\n",
        "src/game/other.py": f'"""YY {SIGN}5"""\n',
        "tests/test_march.py": f'''
import pytest

OUTSIDE = "XX {SIGN}1.3"

@pytest.mark.parametrize("n", [1])  # XX {SIGN}2.1
def test_march(n):
    """XX {SIGN}1.1"""

def scene():
    """XX {SIGN}1.2"""

def test_everything():
    """XX {" ".join(f"{SIGN}3.{n}" for n in range(1, 20))}"""
''',
        "tests/scenes/one.toml": f'title = "XX {SIGN}4.1"\n',
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_code_is_cited_by_file_and_line(root: Path) -> None:
    found = citations("XX", root)
    assert {rule: list(map(str, places)) for rule, places in found.code.items()} == {
        "1.1": ["src/game/march.py:1"],
        "1.2": ["src/game/march.py:4"],
        "1.3": ["src/game/march.py:4"],
        "2.1": ["src/game/march.py:4"],
    }


def test_only_test_functions_and_scenarios_count_with_twelve_rules_each(root: Path) -> None:
    found = citations("XX", root).tests
    assert set(found) == {"1.1", "2.1", "4.1", *(f"3.{n}" for n in range(1, 13))}
    assert found["2.1"][0].function == "test_march" and found["4.1"][0].function == ""


def book(*rules: tuple[str, str]) -> Rulebook:
    return Rulebook("x", tuple(Rule(number, TOPIC, "", "", not_coded=why) for number, why in rules))


def test_gaps_are_rules_without_code_or_test_and_citations_of_no_rule(root: Path) -> None:
    gaps = citations("XX", root).gaps(book(("1.1", ""), ("1.2", ""), ("2.2", ""), ("4.1", "")))
    assert gaps[:3] == [
        Gap("1.2", True, False, True), Gap("2.2", False, False, True), Gap("4.1", False, True, True),
    ]  # fmt: skip
    assert Gap("1.3", True, False, False) in gaps and Gap("1.1", True, True, True) not in gaps


def test_rules_of_wood_and_cardboard_are_spared_one_in_twelve() -> None:
    many = [(f"1.{n}", "") for n in range(23)]
    found = citations("XX", Path("nowhere"))
    assert len(found.due(book(*many, ("2.1", "wood")))) == 23
    assert len(found.due(book(*many[:5], ("2.1", "wood")))) == 6


def test_our_own_checkout_is_found_and_cites_every_rule_of_ford_that_refuses() -> None:
    root = checkout()
    assert root and (root / "pyproject.toml").is_file()
    tested = citations("FO", root).tests
    assert {"2.1", "2.2", "2.3", "2.4", "2.5", "3.2", "3.3", "3.4"} <= set(tested)
    assert {rule.id for rule in rulebook("ford").rules} >= set(tested) and "ford" not in NAMES
