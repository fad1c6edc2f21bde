"""The coach in a real game: what the marshal would play from the seat's knowledge, and reasons that can be said."""

import math
import random
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from feldherr import games, words
from feldherr.analysis.moments import decisions, position_at
from feldherr.bots.search.bot import Search, guide_of
from feldherr.bots.search.by_command import ByCommand
from feldherr.bots.search.levels import iterations
from feldherr.bots.search.plans import BEGUN
from feldherr.coach.advice import NAMED, SHORT, SHORTER, WHERE, WHO, advise, adviser, counsel, message
from feldherr.coach.reasons import COMMON, END, HARDLY, Difference, Terms, Weighing, odds, speaking
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.lines import lines_of, write
from feldherr.kernel.position import Position, answer
from feldherr.kernel.store import encode
from feldherr.kernel.table import Table
from feldherr.kernel.text import Text
from feldherr.words.catalogue import variables
from feldherr.words.sources import own
from tests.analysis.games import played

LENGTH = {"triomphe-a-marengo": 160, "napoleons-triumph": 90, "viktory-ii": 110, "trench-club": 130}
OPEN = ("viktory-ii",)
"""Nothing is hidden, so there is only one world."""
ITERATIONS = 6


def sample(name: str) -> Table:
    return played(name, LENGTH.get(name, 220))


def asked(name: str, many: int) -> Iterator[tuple[Position, int]]:
    """Positions of a game in which somebody is asked something worth a thought, evenly over it."""
    table = sample(name)
    found = decisions(table, guide_of(name))
    for one in found[:: max(1, len(found) // many)][:many]:
        yield position_at(table, one.first), one.seat


def alike(name: str, many: int) -> Iterator[tuple[Position, Position, int]]:
    """Pairs of positions that differ in what the seat that is asked cannot know."""
    game, table = games.game(name), sample(name)
    places = list(range(len(table.steps)))
    random.Random(name).shuffle(places)
    for number in places:
        position = table.steps[number].position
        for seat in [question.actor for question in position.questions if question.actor != CHANCE]:
            other = game.resample(position, seat, random.Random(number))
            if encode(other) != encode(position) and many > 0:
                many -= 1
                yield position, other, seat


@pytest.mark.parametrize("name", games.GAMES)
def test_the_advice_is_what_the_named_bot_would_play_from_that_knowledge(name: str) -> None:
    """Same seed, same iterations: the first answer is the bot's own, and all of them can be given as they stand."""
    game, read = games.game(name), lines_of(tuple(games.game(name).actions)).read
    for position, seat in asked(name, 6):
        BEGUN.rest.clear()
        advice = advise(game, position, seat, 0.25, Search(NAMED, ITERATIONS))
        BEGUN.rest.clear()
        rng = random.Random(0.25)
        chosen = Search(NAMED, ITERATIONS).choose(game, game.resample(position, seat, rng), seat, rng)
        assert advice.lines[0] == write(chosen)
        for line in advice.lines:
            position, _ = answer(game, position, seat, read(line))


@pytest.mark.parametrize("name", games.GAMES)
def test_worlds_that_look_alike_to_a_seat_give_it_the_same_advice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("feldherr.coach.advice.WEIGHING", 1e6)  # so that both look at as many worlds
    monkeypatch.setattr("feldherr.coach.reasons.WORLDS", 3)
    game, found = games.game(name), list(alike(name, 4))
    assert found or name in OPEN
    for position, other, seat in found:
        said = []
        for one in (position, other):
            BEGUN.rest.clear()
            said.append(advise(game, one, seat, 0.5, Search(NAMED, ITERATIONS)))
        assert said[0] == said[1]


@pytest.mark.parametrize("name", games.GAMES)
def test_the_terms_are_what_the_search_goes_by(name: str) -> None:
    """Together they are the estimate of the seat, in the odds of winning."""
    guide, terms = guide_of(name), speaking(games.game(name)).terms
    for position, _ in asked(name, 25):
        for seat in range(len(sample(name).seats)):
            total = sum(terms(position.now, seat).values())
            if isinstance(guide, ByCommand):
                assert math.isclose(total * guide.scale, guide.kind.worth(position.now, seat), abs_tol=1e-9)
            else:
                assert math.isclose(total, odds(guide.values(position.now)[seat]), abs_tol=1e-6)


@pytest.mark.parametrize("name", games.GAMES)
def test_every_term_can_be_said_in_both_languages(name: str) -> None:
    spoken = speaking(games.game(name))
    seats = range(len(sample(name).seats))
    named = {term for position, _ in asked(name, 3) for seat in seats for term in spoken.terms(position.now, seat)}
    assert len(named - {""}) >= 5
    for term in [*(named - {""}), END]:
        for lang in words.LANGUAGES:
            assert all(words.of(name, lang).knows(message(spoken.words, term, way)) for way in (0, 1)), term
    said = {key for key in variables(own(name, "en")) if "-coach-" in key}
    assert said == {message(spoken.words, term, way) for term in named - {""} for way in (0, 1)}, "none is idle"


def test_a_game_that_names_no_terms_says_how_it_stands() -> None:
    assert Difference({"standing": 0.4, "": 3.0}, 80).most(1) == "standing"
    assert Difference({"a": 0.4, "b": -0.3, "": -3.0}, 60).most(-1) == "b"
    assert Difference({"a": 0.001, "": 3.0}, 50).most(1) is None, "what hardly changes is not worth a word"
    assert Difference({"a": 2.0, "b": -0.1}, 90).most(-1) is None, "nor what hardly changes beside the rest"
    assert Difference({"a": 0.4, "b": 0.3}, 60, {"a": -1, "b": 1}).most(1) == "b", "what rises by luck in one world"
    shared = [line for pair in COMMON.values() for line in pair]
    for one in ("coach-even", "coach-later", "coach-safe", "coach-risk", "coach-only", "coach-only-risk", *shared):
        assert words.of("viktory-ii", "de").knows(one)


@pytest.mark.parametrize("name", games.GAMES)
def test_the_coach_is_the_marshal_as_far_as_three_seconds_allow(name: str) -> None:
    """Counted in time of this process: a machine may be busy with other things."""
    bot = adviser(name)
    assert bot.iterations == min(iterations("marshal", name), SHORTER.get(name, bot.iterations))
    game = games.game(name)
    for position, seat in asked(name, 2):
        BEGUN.rest.clear()
        began = time.process_time()
        advise(game, position, seat, 0.75)
        assert time.process_time() - began < 3.0


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_said_for_it_rises_and_what_falls_is_said_against_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each reason has its sign, and is about the comparison that is named; one opponent is one."""
    compared: list[Difference | None] = []
    against = Weighing.against

    def noted(self: Weighing, answers: Any, others: Any, until: float) -> Difference | None:
        compared.append(against(self, answers, others, 1e12))
        return compared[-1]

    monkeypatch.setattr(Weighing, "against", noted)
    monkeypatch.setattr("feldherr.coach.reasons.WORLDS", 4)
    game, begin = games.game(name), speaking(games.game(name)).words
    for position, seat in asked(name, 8):
        compared.clear()
        advice = advise(game, position, seat, 0.25, Search(NAMED, ITERATIONS))
        found = compared[-1] if compared else None
        others = len(sample(name).seats) - 1
        if advice.gain.id not in ("coach-even", "coach-later", "coach-only"):
            assert found and found.terms[term_of(advice.gain, begin, "-up")] > HARDLY
            assert advice.gain.args["others"] in range(others + 1)
        if advice.risk.id == "coach-risk":
            lost = advice.risk.args["what"]
            assert isinstance(lost, Text) and found and found.terms[term_of(lost, begin, "-down")] < -HARDLY
        else:
            assert advice.risk.id in ("coach-safe", "coach-only-risk")


def term_of(text: Text, begin: str, end: str) -> str:
    own = "coach" if text.id.startswith("coach-") else begin
    assert text.id.startswith(f"{own}-") and text.id.endswith(end)
    return text.id.removeprefix(f"{own}-").removesuffix(end)


@pytest.mark.parametrize("terms", [{"reach": -1.0}, {"reach": 0.0}], ids=["later", "even"])
def test_the_verdict_is_said_once(terms: Terms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is gained soon that is a sentence, and no share says it again or against it."""
    name, found = "napoleon-in-europe", Difference(terms, 5)
    monkeypatch.setattr(Weighing, "against", lambda *_: found)
    position, seat = next(iter(asked(name, 8)))
    advice = advise(games.game(name), position, seat, 0.25, Search(NAMED, ITERATIONS))
    assert advice.gain.id in ("coach-later", "coach-even") and advice.share is None
    found = Difference({"reach": 1.0}, 95)
    assert advise(games.game(name), position, seat, 0.25, Search(NAMED, ITERATIONS)).share == 95


@pytest.mark.parametrize("name", games.GAMES)
def test_a_reason_says_which_way_it_goes(name: str) -> None:
    """Nothing is left open by an or; of one opponent is spoken as of one."""
    for lang, either in (("en", " or "), ("de", " oder ")):
        spoken = words.of(name, lang)
        for key in [key for key in variables(own(name, lang)) if "-coach-" in key]:
            one, two = (spoken.say(key, {"others": number}) for number in (1, 2))
            assert either not in one and either not in two, key
            assert not re.search(r"\b[Oo]pponents|Deine Gegner", one), key


@pytest.mark.parametrize("name", games.GAMES)
def test_an_advice_names_who_acts_and_where_it_ends(name: str) -> None:
    game = games.game(name)
    for position, seat in asked(name, 8):
        done, here = counsel(game, position, seat, 0.25, Search(NAMED, ITERATIONS))
        named = list[tuple[Text, tuple[str, ...]]]()
        for choice in done.answers:
            question = here.question(seat)
            assert question is not None
            named.append((game.option(question, choice), choice.handles))
            here, _ = answer(game, here, seat, choice)
        acting = [text for text, handles in named if any(handle.startswith(WHO) for handle in handles)]
        places = [text for text, handles in named if any(handle.startswith(WHERE) for handle in handles)]
        assert all(text in done.texts for text in [named[0][0], *acting, *places[-1:]])
        assert len(done.texts) <= max(SHORT, 2 + len(acting)) or not acting
