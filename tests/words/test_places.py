"""One name for every place: on the map, in the text and in the terminal, and no two places share one."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from feldherr import games, words
from feldherr.boards.board import Board
from feldherr.boards.drawing import print_room
from feldherr.boards.model import Space
from feldherr.cli.terminal.places import Places
from feldherr.words.sources import game_folder

AREAS = {"triomphe-a-marengo": "area_text", "napoleons-triumph": "locale_text", "napoleon-in-europe": "region_text"}
HEXES = ("viktory-ii", "trench-club")
NO_ROOM = {"triomphe-a-marengo": {26}, "napoleons-triumph": set[int]()}
"""Areas too full of signs for words: their card alone names them."""


def boards(name: str) -> list[Board]:
    """The boards of a game, large and small."""
    game = games.game(name)
    if name == "viktory-ii":
        return [game.board(game.options_type(players=players)) for players in range(2, 7)]
    if name == "trench-club":
        maps = [(one, half) for one in ("lorraine", "isonzo") for half in ("1-6", "7-12")]
        return [game.board(game.options_type(map=one, half=half)) for one, half in maps]
    return [game.board(game.options_type())]


def own(board: Board) -> list[Space]:
    """Places that answer for themselves: the gates of a fort do not."""
    return [space for space in board.spaces if "part_of" not in space.marks]


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", games.GAMES)
def test_every_place_has_a_name_and_no_other_has_the_same(name: str, lang: str) -> None:
    for board in boards(name):
        places = Places(board, words.of(name, lang).format)
        called = Counter(places.title(space.id) for space in own(board))
        assert [title for title, count in called.items() if count > 1 or not title] == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", AREAS)
def test_texts_call_a_place_as_the_map_and_its_card_do(name: str, lang: str) -> None:
    (board,) = boards(name)
    say: Any = getattr(import_module(f"feldherr.games.{game_folder(name).name}.shown.words"), AREAS[name])
    spoken = words.of(name, lang).format
    places = Places(board, spoken)
    land = [space for space in board.spaces if space.terrain != "sea"]
    assert [space.id for space in land if spoken(say(space.id)) != places.title(space.id)] == []


@pytest.mark.parametrize("name", ["triomphe-a-marengo", "napoleons-triumph"])
def test_the_name_of_an_area_is_printed_on_it(name: str) -> None:
    """Its own, or that of the place beside it; the second part of a village says which part it is."""
    (board,) = boards(name)
    english = Places(board, words.of(name, "en").format)
    for space in board.spaces:
        if space.id in NO_ROOM[name]:
            assert not space.labels
            continue
        beside = [label.text for label in space.labels if label.style == "beside"]
        printed = " ".join(label.text for label in space.labels).replace("- ", "")
        plain = space.name or space.marks.get("label")
        assert beside == [english.title(space.id)] or str(plain) in printed, f"{space.id}: {printed}"


@pytest.mark.parametrize("name", ["triomphe-a-marengo", "napoleons-triumph"])
def test_there_is_room_for_the_name_in_both_languages(name: str) -> None:
    (board,) = boards(name)
    assert list(print_room.faults(board)) == []
    for lang in words.LANGUAGES:
        places = Places(board, words.of(name, lang).format)
        for space in board.spaces:
            for label in space.labels:
                if label.style == "beside":
                    longest = max(map(len, halves(places.title(space.id), label.lines)))
                    assert longest * label.size * 0.36 < label.width, f"{lang}: {places.title(space.id)}"


def halves(text: str, lines: int) -> list[str]:
    """Broken where the halves are most alike."""
    cuts = [i for i, c in enumerate(text) if c in " -"] if lines > 1 else []
    if not cuts:
        return [text]
    at = min(cuts, key=lambda i: abs(i - len(text) / 2))
    return [text[:at], text[at + 1 :]]


@pytest.mark.parametrize("name", HEXES)
def test_a_hex_is_called_by_its_coordinates_and_a_fort_by_its_name(name: str) -> None:
    for board in boards(name):
        for space in board.spaces:
            fort = "fort" in space.marks
            assert re.fullmatch(r"Fort \w.*" if fort else r"[A-Z]{1,2}\d{1,2}", space.name or ""), space


def test_every_region_and_sea_is_lettered_in_the_readers_language() -> None:
    (board,) = boards("napoleon-in-europe")
    assert [space.id for space in board.spaces if not any(label.word for label in space.labels)] == []
