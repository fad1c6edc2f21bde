"""What the terminal says of each game's board: nations by their figures, ground, names once, nothing raw."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from feldherr import games
from feldherr.boards.simple import row
from feldherr.cli.terminal.parties import Party, letters
from feldherr.cli.terminal.places import Places
from feldherr.cli.terminal.screen import Terminal
from feldherr.cli.terminal.session import PERSON, Session, seed_of
from feldherr.cli.terminal.voice import Voice
from tests.cli.conftest import Feldherr


def test_armies_stand_by_nation_with_their_numbers_from_the_state() -> None:
    game = games.game("napoleon-in-europe")
    session = Session.begin(game, game.options_type(), (PERSON,) * 3, seed_of("3"))
    while session.table.position.questions[0].name not in ("movement", "group_to_move", "opening"):
        seat = session.waiting()[0]
        question = session.question(seat)
        proposed = game.suggestions(question)
        session.play(seat, tuple(proposed[0].answers) if proposed else (question.options()[0],))
    screen = io.StringIO()
    voice = Voice(game, "de", session.table.options)
    Terminal(session, voice, Console(file=screen, width=200), input).board(0)
    shown = screen.getvalue()
    state = session.table.position.now
    kinds = ("Infanterie", "Kavallerie", "Artillerie", "Anführer")
    counted = 0
    for nation, livery in enumerate(game.view(session.table.position, 0).liveries):
        title = voice.text(livery.title) + (f" ({voice.seat(livery.seat)})" if livery.seat >= 0 else "")
        section = re.split(r"\n(?=\S)", shown.partition(f"\n{title}\n")[2])[0]
        for place, figures in enumerate(state.fig):
            if place % 7 != nation or not any(figures):
                continue
            name = re.escape(voice.places.space(place // 7))
            line = re.search(rf"^\s*{name}  +(.*?)  ", section, re.MULTILINE)
            assert line, (title, voice.places.space(place // 7))
            printed = {part for part in line[1].split(", ") if part[0].isdigit()}
            assert printed == {f"{count} {kind}" for kind, count in zip(kinds, figures) if count}
            counted += 1
    assert counted > 30


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["? unknown", "~ water", "^ mountain"]), ("de", ["? unbekannt", "~ Wasser", "^ Gebirge"])],
)
def test_the_map_shows_the_ground_and_what_its_signs_mean(feldherr: Feldherr, lang: str, words: list[str]) -> None:
    play = ("play", "viktory-ii", "--against", "greedy", "--seed", "3", "--lang", lang)
    shown = feldherr(*play, typed="1\nm\nq\n").stdout
    legend = [line for line in shown.splitlines() if line.startswith("? ")]
    assert legend and all(word in legend[0] for word in words)
    assert re.search(r"\b44\^·R\d", shown) and re.search(r"\b9~", shown) and "tile-" not in shown
    assert not re.search(r"(?m)^\s*0 +1 +2 +3 +4$", shown), "hexes beyond the edge are not on this map"
    assert re.search(r"\n  44 \((mountain|Gebirge)\)  ", shown) and "10044" not in shown


def test_places_are_numbered_once_and_by_their_whole_names(feldherr: Feldherr) -> None:
    play = ("play", "napoleons-triumph", "--against", "greedy", "--seed", "5", "--lang", "de")
    shown = feldherr(*play, typed="a\na\nb 121\nw p44\nw lannes\nq\n").stdout
    assert "Pratze Berg (Süd) (121)" in shown and "Krenowitz Berg (112)" in shown and "Aujezd (143)" in shown
    assert not re.search(r"\(\d+\) (?:\(\d+\)|Berg)", shown) and "Pratze (107) Berg" not in shown
    assert "commander" not in shown and "french reinforcements" not in shown
    assert "? (Bernadotte) ·44, Verstärkungen Frankreichs" in shown
    assert "Nichts heißt hier „lannes“" not in shown and "Lannes ·" in shown
    assert "Hügel" in shown and "schmal" in shown and "Die Front ist schmal" not in shown


def test_what_a_name_is_part_of_is_not_numbered() -> None:
    places = Places(row("x", "X", ["Pratze", "Berg", "Pratze Berg"]))
    assert places.number_names("from Pratze Berg to Pratze") == "from Pratze Berg (3) to Pratze (1)"
    assert places.number_names("in Pratze Berg (3) and Berg (2)") == "in Pratze Berg (3) and Berg (2)"


def test_no_letter_stands_for_two() -> None:
    titles = ["Gelb", "Grün", "das Osmanische Reich", "Österreich", "Rot"]
    found = letters(Party(side, side, title) for side, title in enumerate(titles))
    assert [*found.values()] == ["G", "R", "O", "Ö", "T"]


def test_marks_that_are_only_for_drawing_are_not_printed() -> None:
    voice = Voice(games.game("trench-club"), "de", games.game("trench-club").options_type())
    assert [voice.mark(mark) for mark in ("damage-0", "damage-2", "range-1-3", "moved", "card:7")] == [
        "", "Schaden 2", "", "hat sich bewegt", "",
    ]  # fmt: skip
