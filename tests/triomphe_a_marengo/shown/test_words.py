"""Names of places, and words that are the same wherever they stand."""

from __future__ import annotations

import re
from collections import Counter

from feldherr.cli.terminal.places import Places
from feldherr.games.triomphe_a_marengo.board import ALL_AREAS, sheet
from feldherr.games.triomphe_a_marengo.shown.words import area_text
from feldherr.words.rulebook import rulebook
from feldherr.words.sources import game_folder
from tests.triomphe_a_marengo.shown.told import DE, EN

BOARD = sheet()
SIDES = {"north", "south", "east", "west", "north-east", "north-west", "south-east", "south-west"}


def text(lang: str) -> str:
    return (game_folder("triomphe-a-marengo") / "text" / f"{lang}.ftl").read_text("utf-8")


def test_every_area_has_a_name_of_its_own_in_both_languages() -> None:
    """TM §3.1"""
    for words in (EN, DE):
        names = [words.format(area_text(area)) for area in ALL_AREAS]
        assert [name for name, count in Counter(names).items() if count > 1] == []
        assert all(name[0].isupper() and not re.search(r"\d", name) and len(name) <= 32 for name in names)


def test_an_area_without_a_printed_name_lies_where_its_name_says() -> None:
    """TM §3.1"""
    centre = {space.name.split(" / ")[0]: space.centre for space in BOARD.spaces if space.name and space.centre}
    checked = 0
    for space in BOARD.spaces:
        beside, side = space.marks.get("beside"), str(space.marks.get("towards", ""))
        if not beside:
            assert space.name or space.marks.get("label")
            continue
        assert side in SIDES
        if beside in centre and space.centre and beside not in ("Castelceriolo", "Lobi"):
            (x, y), (x0, y0) = space.centre, centre[str(beside)]
            assert ("east" in side) <= (x > x0) and ("west" in side) <= (x < x0)
            assert ("north" in side) <= (y < y0) and ("south" in side) <= (y > y0)
            checked += 1
    assert checked > 35


def test_german_uses_the_nouns_of_our_rules() -> None:
    """TM §8.1 §11.5.1 §18.3.5"""
    german = text("de")
    foreign = ("Gegenangriff", "Straßenzug", "Vorrat", "Feld ", "eingesetzte", "weicht aus", "vernichtende Niederlage",
               "bridgehead", "Nr. ", " Sie ", "Ihr ")  # fmt: skip
    assert [word for word in foreign if word in german] == []
    assert "nach Zugang" not in german and "von Zugang" not in german


def test_no_number_of_a_block_or_an_area_is_read() -> None:
    """TM §2.4"""
    assert "$number" not in text("en") + text("de")


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    """TM §1.1"""
    def messages(lang: str) -> dict[str, set[str]]:
        parts = re.split(r"^(?=[a-z][\w-]* =)", text(lang), flags=re.M)[1:]
        return {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}

    assert messages("en") == messages("de")


def test_every_ruling_speaks_german_too() -> None:
    """TM §1.1"""
    for ruling in rulebook("triomphe-a-marengo").rulings:
        assert ruling.de and ruling.reads("de") != ruling.reads("en"), ruling.id


def test_the_terminal_calls_areas_by_the_same_names() -> None:
    """TM §3.1"""
    sentence = Places(BOARD, EN.format).number_names("From Spinetta East to Spinetta")
    assert sentence == "From Spinetta East (18) to Spinetta (15)"
    assert Places(BOARD, DE.format).space(18) == "18 Spinetta Ost"
