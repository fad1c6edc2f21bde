"""Every ending of every game names the right winner: in the log, at the table and in the lobby, in the record."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from feldherr import games, words
from feldherr.cli.terminal.voice import Voice
from feldherr.games.napoleon_in_europe.rules import victory as europe
from feldherr.games.napoleon_in_europe.shown.log import MANNERS as EUROPE
from feldherr.games.napoleons_triumph.rules import victory as triumph
from feldherr.games.napoleons_triumph.shown.log import MANNER_RULES as TRIUMPH
from feldherr.games.trench_club.rules import victory as trench
from feldherr.games.trench_club.shown.log import MANNER_RULES as TRENCH
from feldherr.games.trench_club.shown.words import team_text
from feldherr.games.triomphe_a_marengo.rules import victory as marengo
from feldherr.games.triomphe_a_marengo.shown.log import MANNER_RULES as MARENGO
from feldherr.games.viktory_ii.rules import victory as viktory
from feldherr.games.viktory_ii.shown.log import MANNER_RULES as VIKTORY
from feldherr.kernel.answers import Outcome, Over
from feldherr.kernel.event import Event
from feldherr.kernel.record import dump, header_of
from feldherr.kernel.table import Table, Talk
from feldherr.server.lobby.library import all_texts
from feldherr.server.store.sheet import Sheet
from feldherr.server.wire.frames import result
from tests.server.worlds import SEED

Emit = Callable[[Event], None]
MANNERS = {
    "triomphe-a-marengo": MARENGO, "napoleons-triumph": TRIUMPH, "viktory-ii": VIKTORY, "trench-club": TRENCH,
    "napoleon-in-europe": EUROPE,
}  # fmt: skip
ENDINGS = [(name, mode, manner) for name, all_ in MANNERS.items() for manner in all_ for mode in ("", "solo")
           if not mode or name == "trench-club"]  # fmt: skip


def end(name: str, s: Any, emit: Emit, side: int, manner: str) -> None:
    """By the rule of the game, won by this side."""
    match name:
        case "triomphe-a-marengo":
            marengo.end(emit, side, manner)
        case "napoleons-triumph":
            triumph.end(s, emit, side, manner)
        case "viktory-ii":
            viktory.end(s, emit, [side], manner)
        case "napoleon-in-europe":
            europe.end(s, emit, (side,), manner)
        case _:
            trench.end(s, emit, side, manner)


def begun(name: str, mode: str) -> Table:
    """A game that has been set up as far as its ending asks for it."""
    game, rng = games.game(name), random.Random(1)
    table = Table(game, game.options_type(**({"mode": mode} if mode else {})), SEED.numbered)
    while name == "napoleon-in-europe" and not all(table.position.now.started):
        question = table.position.questions[0]
        table.play(question.actor, [rng.choice(question.options())])
    return table


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("name", "mode", "manner"), ENDINGS)
def test_all_places_name_the_same_winner(name: str, mode: str, manner: str, side: int, lang: str) -> None:
    table = begun(name, mode)
    game, happened = table.game, list[Event]()
    with pytest.raises(Over) as over:
        end(name, table.position.now, happened.append, side, manner)
    outcome: Outcome = over.value.outcome
    voice = Voice(game, lang, table.options)
    told = game.told(happened[-1])
    silent = manner == "resigned" and name in ("triomphe-a-marengo", "napoleons-triumph")   # no rule on giving up
    assert told and bool(told[1]) != silent, "the log says it, with its rule"
    log = voice.text(told[0]).casefold()
    if name == "trench-club":
        assert voice.text(team_text(side)).casefold() in log
        human = [seat for seat, power in enumerate(table.position.now.team) if power == side and not mode]
        assert not human or outcome.winners, "who sits there has won"
    else:
        assert outcome.winners == (side,)
        assert voice.seat(side).casefold() in log, "the log names who has won"
    said = voice.ending(outcome)
    assert [voice.seat(seat) in said for seat in range(len(table.seats))] == [
        seat in outcome.winners for seat in range(len(table.seats))
    ], "the winners and nobody else"
    shown = result(outcome)
    assert (shown.winners, shown.manner) == (outcome.winners, manner) and voice.text(shown.text)
    assert shown.lost == (not outcome.winners) and (shown.victor is None) == bool(outcome.winners)
    kept = Sheet("1", name, 1, "{}", "", "", False, False, "", 0.0, outcome=msgspec.json.encode(outcome).decode())
    assert result(kept.result() or outcome) == shown and kept.result() == outcome, "the lobby reads the same"
    table.talk = Talk(ended=outcome)
    header = header_of(dump(game, table))
    assert (header.result, header.victor) == (manner, outcome.victor), "and so does the record"


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_game_says_an_ending_in_the_words_of_another(lang: str) -> None:
    """The browser has the messages of all games at once: what two of them call alike would be said by one for both."""
    named = re.findall(r"^([A-Za-z][\w-]*) =", all_texts(lang, games.GAMES), re.MULTILINE)
    assert len(named) > 1000 and [name for name, count in Counter(named).items() if count > 1] == []
