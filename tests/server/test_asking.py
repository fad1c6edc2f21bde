"""A question as it is sent: what was put in the same words before is there already, and nobody can tell."""

import random

import pytest
from msgspec import Raw

from feldherr import games
from feldherr.games.triomphe_a_marengo.actions import Go
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Suggestion
from feldherr.kernel.table import Table
from feldherr.kernel.text import say
from feldherr.server.table import asking
from feldherr.server.table.asking import asked, line_of, put
from feldherr.server.wire.frames import Option, encode


@pytest.mark.parametrize("name", games.names())
def test_what_is_ready_reads_as_if_it_were_put_anew(name: str) -> None:
    game, rng = games.game(name), random.Random(7)
    table = Table(game, game.options_type())
    ready = 0
    for _ in range(120):
        if table.outcome:
            break
        question = rng.choice(table.position.questions)
        if question.actor == CHANCE:
            table.play(CHANCE, [chance.take(question, rng.randrange)])
            continue
        anew = encode(put(game, table.position, question))
        assert [asked(game, table.position, question) for _ in range(3)] == [anew] * 3
        made = put(game, table.position, question, ready=True)
        ready += sum(isinstance(one, Raw) for one in (*made.options, *made.suggestions))
        table.play(question.actor, [rng.choice(list(question.options()))])
    assert ready > 20 or name not in ("triomphe-a-marengo", "napoleons-triumph")


def test_what_is_put_in_two_ways_in_turn_is_ready_in_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where two tables are asked about the same piece, which is another for each."""
    monkeypatch.setattr(asking, "SPOKEN", {})
    known, texts = asking.spoken(Go(3)), [say("one"), say("other")]
    assert [isinstance(asking.plain(known, text), Raw) for text in texts * 3] == [False] * 2 + [True] * 4
    assert {encode(asking.plain(known, text)) for text in texts} == {
        encode(Option(known.line, text, known.handles)) for text in texts
    }
    for number in range(asking.FEW * 2):
        asking.plain(known, say(f"word-{number}"))
    assert len(known.put) <= asking.FEW


def test_a_proposal_in_the_same_words_is_ready_whatever_its_answers_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "OFFERED", {})
    text, handles = say("march", area=say("place")), ("space:3", 'piece:"4"')
    end, ends = (Go(7), Go(8)), dict[int, bytes]()
    ways = [Suggestion(text, (*map(Go, range(count)),), handles) for count in range(4)]
    ways += [Suggestion(text, (*map(Go, range(count)), *end), handles, end) for count in range(3)]
    found = [asking.offered(way, ends) for way in ways]
    assert [isinstance(one, Raw) for one in found] == [False] + [True] * 6
    assert [encode(one) for one in found] == [encode(asking.proposal(way)) for way in ways]
    assert len(asking.OFFERED) == len(ends) == 1


def test_what_marches_that_end_alike_share_is_written_once() -> None:
    """TM §8.7: whoever takes the road, the way is the same."""
    game, rng, most = games.game("triomphe-a-marengo"), random.Random(3), 0
    table = Table(game, game.options_type())
    while table.outcome is None:
        question = rng.choice(table.position.questions)
        if question.actor == CHANCE:
            table.play(CHANCE, [chance.take(question, rng.randrange)])
            continue
        found = [one for one in game.suggestions(question) if one.end]
        for one in found:
            assert one.answers[-len(one.end) :] == one.end
        most = max(most, len(found) - len({id(one.end) for one in found}))
        table.play(question.actor, [rng.choice(list(question.options()))])
    assert most > 5


def test_no_more_is_known_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MANY", 50)
    monkeypatch.setattr(asking, "SPOKEN", {})
    assert [line_of(Go(front)) for front in range(60)] == [line_of(Go(front)) for front in range(60)]
    assert len(asking.SPOKEN) <= 50
