"""Triomphe à Marengo in the terminal, to the end, in both languages, with every order in between."""

import io
import random

import pytest
from rich.console import Console

from feldherr import games
from feldherr.cli.terminal.screen import Terminal
from feldherr.cli.terminal.session import PERSON, Session, seed_of
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel import record
from tests.cli.conftest import Feldherr

ORDERS = ["b", "m", "l 5", "r", "i", "u", ".", "w p3", "w p25", "w 12", "w 12>5", "w marengo", "b 12", "w sale", "?"]


@pytest.mark.parametrize(("lang", "players"), [("en", (PERSON, "random")), ("de", ("random", PERSON))])
def test_a_whole_game_of_marengo_is_played_through_the_terminal(lang: str, players: tuple[str, str]) -> None:
    game = games.game("triomphe-a-marengo")
    session = Session.begin(game, game.options_type(), players, seed_of(lang))
    screen, rng = io.StringIO(), random.Random(lang)

    def player(prompt: str) -> str:
        if rng.random() < 0.1:
            return rng.choice(ORDERS)
        question = session.question(session.waiting()[0])
        proposed = game.suggestions(question)
        return "a" if proposed and rng.random() < 0.3 else str(rng.randint(1, len(question.options())))

    voice = Voice(game, lang, session.table.options)
    assert Terminal(session, voice, Console(file=screen, width=100), player, with_map=True).run()
    assert session.over and "‹" not in screen.getvalue()
    found = record.load(game, session.file.read_text("utf-8"))
    assert record.verify(game, found) >= 1
    assert record.replay(game, found).outcome == session.table.outcome


def test_the_enemys_faces_are_not_on_the_screen() -> None:
    game = games.game("triomphe-a-marengo")
    session = Session.begin(game, game.options_type(), (PERSON, "random"), seed_of("x"))
    screen = io.StringIO()
    Terminal(session, Voice(game, "en", game.options_type()), Console(file=screen, width=200), input).board(0)
    french = screen.getvalue().partition("\nFrance\n")[2].partition("Among")[0]
    assert "? (unready)" in french and "infantry" not in french and "cavalry" not in french


def test_why_not_speaks_of_a_piece_by_the_place_it_stands_at(feldherr: Feldherr) -> None:
    play = ("play", "marengo", "--against", "random", "--side", "austria")
    shown = feldherr(*play, typed="w p3\nw p25\nb 12\nq\n").stdout
    assert "This can be chosen now: option 1." in shown
    assert "§2.1  Pieces and colours." in shown.replace("\n", " ")
    assert "→ 5 Marengo West  narrow · main road · infantry artillery obstacle | infantry cavalry artillery" in shown
