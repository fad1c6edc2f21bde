"""Every ending of every game names who has won: in the log, and in what panel, lobby and record say it from."""

from collections.abc import Callable
from typing import Any

import pytest

from feldherr import games, words
from feldherr.games.napoleon_in_europe.rules import victory as ne
from feldherr.games.napoleons_triumph.rules import victory as nt
from feldherr.games.trench_club.rules import victory as tc
from feldherr.games.triomphe_a_marengo.rules import victory as tm
from feldherr.games.viktory_ii.rules import victory as v2
from feldherr.kernel.answers import Over
from feldherr.kernel.event import Event
from feldherr.server.wire.frames import result

End = Callable[[Any, Callable[[Event], None]], object]
VIKTORY = ("extermination", "subjugation", "decisive-blow", "dominance", "random-end", "stopped", "resigned")
ENDINGS: list[tuple[str, str, dict[str, Any], End, str]] = [
    ("triomphe-a-marengo", "decisive", {}, lambda s, emit: tm.demoralised(s, emit, 1), "Austria"),
    ("triomphe-a-marengo", "marginal", {}, lambda s, emit: tm.end(emit, 1, "marginal", 1), "France"),
    ("triomphe-a-marengo", "resigned", {}, lambda s, emit: tm.resign(emit, 0), "France"),
    ("napoleons-triumph", "decisive", {}, lambda s, emit: nt.demoralised(s, emit, 0), "France"),
    ("napoleons-triumph", "marginal", {}, lambda s, emit: nt.end(s, emit, 0, "marginal"), "Allies"),
    ("napoleons-triumph", "resigned", {}, lambda s, emit: nt.resign(s, emit, 1), "Allies"),
    *(
        ("viktory-ii", manner, {}, lambda s, emit, manner=manner: v2.end(s, emit, [1], manner), "Yellow")
        for manner in VIKTORY
    ),
    ("trench-club", "forts", {}, lambda s, emit: tc.end(s, emit, 1, "forts"), "the Entente"),
    ("trench-club", "annihilated", {}, lambda s, emit: tc.end(s, emit, 0, "annihilated"), "the Central Powers"),
    ("trench-club", "stopped", {}, lambda s, emit: tc.end(s, emit, 0, "stopped"), "the Central Powers"),
    ("trench-club", "resigned", {}, lambda s, emit: tc.surrender(s, emit, 0), "the Entente"),
    ("trench-club", "forts", {"mode": "solo"}, lambda s, emit: tc.end(s, emit, 0, "forts"), "the automa"),
    ("trench-club", "resigned", {"mode": "solo"}, lambda s, emit: tc.surrender(s, emit, 0), "the automa"),
    ("napoleon-in-europe", "survivor", {}, lambda s, emit: ne.end(s, emit, (2,), "survivor"), "Player 3"),
    ("napoleon-in-europe", "limited", {}, lambda s, emit: ne.end(s, emit, (0,), "limited"), "Player 1"),
    ("napoleon-in-europe", "total", {}, lambda s, emit: ne.end(s, emit, (1,), "total"), "Player 2"),
]


@pytest.mark.parametrize(("name", "manner", "wish", "end", "winner"), ENDINGS, ids=lambda one: str(one)[:20])
def test_an_ending_names_who_has_won(name: str, manner: str, wish: dict[str, Any], end: End, winner: str) -> None:
    game, spoken = games.game(name), words.of(name, "en")
    options = game.options_type(**wish)
    s, _ = game.begin(options)
    if name == "napoleon-in-europe":
        s.started = (1, 2, 4)
    told: list[Event] = []
    with pytest.raises(Over) as over:
        end(s, told.append)
    outcome = over.value.outcome
    said = result(outcome)
    assert outcome.manner == manner and spoken.format(said.text)
    text = game.told(told[-1])
    assert text is not None
    sentence = spoken.format(text[0])
    if said.lost:
        assert said.victor and spoken.format(said.victor) == winner and not said.winners
        assert winner.removeprefix("the ") in sentence
        return
    assert said.winners and not said.victor
    view_titles = [spoken.format(seat.title) for seat in game.seats(options)]
    own = [view_titles[seat] for seat in said.winners]
    assert winner in sentence, sentence
    if name != "trench-club":
        assert own == [winner]
    losers = [title for seat, title in enumerate(view_titles) if seat not in said.winners]
    assert not any(f"{title} wins" in sentence for title in losers)
