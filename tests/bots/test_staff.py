"""What the levels answer at once in Napoleon in Europe, and what they make of the end of a game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.bots.napoleon_in_europe import greedy, outcome
from feldherr.bots.napoleon_in_europe.campaign import Outlook
from feldherr.bots.napoleon_in_europe.guide import CLASSIC as FORMER
from feldherr.bots.napoleon_in_europe.guide import GUIDE
from feldherr.bots.napoleon_in_europe.lands import claims
from feldherr.bots.napoleon_in_europe.outcome import come_to, final, from_now_on
from feldherr.bots.napoleon_in_europe.staff import reply
from feldherr.bots.napoleon_in_europe.taste import PLAIN, TUNED, Taste
from feldherr.bots.search.bot import Search
from feldherr.bots.search.guide import ENOUGH
from feldherr.bots.search.levels import iterations
from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import CARDS, FRANCE, JOKER, PRUSSIA, REGION, WORTHLESS
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import alliance_or_not, opening
from feldherr.games.napoleon_in_europe.rules.choices.trade import trade_or_not
from feldherr.games.napoleon_in_europe.rules.movement.groups import movable
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, NO, YES
from feldherr.kernel.playout import playout
from feldherr.kernel.position import answer, begin
from feldherr.kernel.question import Choices, Question
from tests.napoleon_in_europe.scene import THREE, Scene

MARCHING = THREE + "proposed second\nproposed third\n"
LAST = MARCHING + "round 12\n"


def said(scene: Scene) -> list[Any]:
    return [given.answer for given in scene.position.given]


def turn_of(text: str) -> Scene:
    """The first seat marches by the first thoughts of the levels until it ends its movement."""
    scene = Scene(text)
    while scene.asked.startswith("first") and scene.s.phase == "moving":
        scene.give(0, reply(scene.question, said(scene), random.Random(1), TUNED))
    return scene


def before_the_turn(text: str, choices: Choices, other: int = 1) -> Any:
    s = Scene(text).s
    args = (s, 0, ()) if choices is opening else (s, other)
    return reply(Question(0, choices, args), (), random.Random(1), TUNED)


def test_one_infantryman_goes_to_each_open_region() -> None:
    s = turn_of(MARCHING + "Lorraine: France 3I\n").s
    taken = [region for region, owner in enumerate(s.owner) if owner == FRANCE and s.foot[FRANCE] >> region & 1]
    assert len(taken) == 3 and REGION["Lorraine"] not in taken


def test_stacks_attack_together_what_neither_could_alone() -> None:
    enemies = "Bavaria: Austria 2I\n"
    alone = turn_of(LAST + enemies + "BadenWurtt: France 2I\nown France BadenWurtt Switzerland Thuringia\n")
    assert alone.s.fig[REGION["Bavaria"] * 7 + FRANCE][0] == 0
    own = "own France BadenWurtt Switzerland\n"
    both = turn_of(LAST + enemies + "BadenWurtt: France 2C 1I\nSwitzerland: France 2C 1I\n" + own)
    assert sum(both.s.fig[REGION["Bavaria"] * 7 + FRANCE]) >= 4


def test_everybodys_ally_until_the_last_turn() -> None:
    allied = THREE + "ally first second\n"
    assert before_the_turn(allied, opening) == a.BEGIN_TURN
    assert before_the_turn(allied + "round 12\n", opening) == a.Break(1)
    assert before_the_turn(THREE, alliance_or_not) == YES
    assert before_the_turn(LAST, alliance_or_not) == NO
    assert type(reply(Scene(THREE).question, (), random.Random(1), TUNED)) is a.Propose


def test_in_total_victory_it_allies_as_greedy_does() -> None:
    """Who is everybody's ally never outlives them."""
    total = THREE.replace("players=3", "players=3 victory=total stop_round=12") + "ally first second\nround 12\n"
    assert before_the_turn(total, opening) == a.BEGIN_TURN


def test_who_stands_in_an_allys_homeland_will_take_it_by_staying() -> None:
    s = Scene(THREE + "ally first second\nround 11\nWales: France 1I\nParis: France 2I\n").s
    idle, steps = claims(s, 0)
    assert idle[REGION["Wales"] * 7 + FRANCE] == 0, "Wales itself"
    assert idle[REGION["Paris"] * 7 + FRANCE] == 2, "nothing but France around Paris"
    assert steps[REGION["Wales"]] > 0 and steps[REGION["Midlands"]] == 0


def test_the_plain_taste_is_greedys() -> None:
    rng = random.Random(5)

    def both(seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        question = Question(seat, choices, args)
        seed = rng.random()
        given = greedy.reply(question, answers, random.Random(seed))
        assert reply(question, answers, random.Random(seed), PLAIN) == given
        answers.append(given)
        return given

    answers: list[Any] = []
    state, call = GAME.begin(NapoleonOptions())
    playout(GAME, state, call, both, chance.from_random(random.Random(1)))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_levels_first_thoughts_beat_greedy(seat: int) -> None:
    rng, answers = random.Random(2), list[Any]()

    def player(actor: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        answers.append(reply(Question(actor, choices, args), answers, rng, TUNED if actor == seat else PLAIN))
        return answers[-1]

    state, call = GAME.begin(NapoleonOptions())
    outcome, _ = playout(GAME, state, call, player, chance.from_random(random.Random(2)))
    assert outcome.winners == (seat,)


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize(("setup", "victory"), [("equal", "limited"), ("central", "total"), ("french", "limited")])
def test_whoever_plays_the_game_ends(players: Any, setup: Any, victory: Any) -> None:
    rng, answers = random.Random(1), list[Any]()

    def player(actor: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        answers.append(reply(Question(actor, choices, args), answers, rng, TUNED))
        assert answers[-1] in options and len(answers) < 12_000
        return answers[-1]

    state, call = GAME.begin(NapoleonOptions(players=players, setup=setup, victory=victory, stop_round=8))
    outcome, _ = playout(GAME, state, call, player, chance.from_random(rng))
    assert len(outcome.scores) == players


def test_at_the_end_the_first_place_counts_and_how_near_it_was() -> None:
    own = "own France Holland Belgium\nown Austria Bavaria\n"
    s = Scene(LAST + own).s
    values = [final(s, seat) for seat in range(3)]
    assert values[0] > 0.5 > values[2] > values[1] > 0
    assert sum(values) == pytest.approx(1.0)


def test_at_first_it_thought_only_near_the_end_and_then_to_the_very_end() -> None:
    early, scene = (Scene(THREE + f"ally first second\nround {number}\nphase slot\n") for number in (9, 12))
    before, near = FORMER.weight(Scene(MARCHING + "Lorraine: France 2I\n").question), FORMER.weight(scene.question)
    at_first = FORMER.weight(early.question)
    assert at_first and before and near and at_first.share == 0 < before.share < near.share
    highest = Search("marshal", iterations("marshal", GAME.name))
    assert highest.breadth(round(highest.iterations * before.share), before.width) == 1, "answered at once"
    assert FORMER.judge(GAME, early.position, a.BEGIN_TURN, 0, random.Random(1)) is None
    found = FORMER.judge(GAME, scene.position, a.BEGIN_TURN, 0, random.Random(1))
    assert found is not None and 0 <= found <= 1


def test_a_march_is_judged_by_the_end_of_the_game() -> None:
    scene = Scene(LAST + "Lorraine: France 2I\n")
    ranked = FORMER.propose(GAME, scene.position, scene.question, random.Random(1), 6)
    march, end = (come_to(GAME, scene.position, one, 0, random.Random(1)) for one in (ranked[0], a.END_MOVEMENT))
    assert march > end, "who takes nothing any more is behind"


def test_who_leaves_one_ally_leaves_all() -> None:
    s = Scene(THREE + "ally first second\nround 11\n").s
    assert [from_now_on(s, given).stab for given in (a.Break(1), NO, YES, a.BEGIN_TURN)] == [1, 1, 0, 0]
    left = Scene(THREE + "round 11\nproposed second\n").s
    assert from_now_on(left, a.BEGIN_TURN).stab == 1


def test_a_joker_is_not_given_for_a_card_nobody_knows() -> None:
    """Whoever offers a trade wants to be rid of something."""
    s, wary = Scene(THREE).s, TUNED._replace(wary=1.0)
    s.hands = [0] * len(s.hands)
    s.hands[PRUSSIA * CARDS + JOKER] = 1
    question = Question(1, trade_or_not, (s, FRANCE, PRUSSIA, 1, 1))
    assert {reply(question, (), random.Random(seed), wary) for seed in range(8)} == {a.NO_MORE}
    assert YES in {reply(question, (), random.Random(seed), TUNED) for seed in range(8)}, "the first opponents do"
    s.hands[PRUSSIA * CARDS + WORTHLESS] = 1
    assert YES in {reply(question, (), random.Random(seed), wary) for seed in range(8)}


def test_late_in_the_game_a_capital_is_kept_against_allies() -> None:
    """They leave at an hour everybody knows."""
    kept = {}
    for round_ in (8, 11):
        text = THREE + f"ally first second\nround {round_}\nParis: France 3I\nPicardy: GreatBritain 2I\n"
        s = Scene(text).s
        for watch in (0.0, 2.0):
            outlook = Outlook(s, 0, TUNED._replace(watch=watch))
            kept[round_, watch] = outlook.kept(FRANCE, REGION["Paris"], movable(s, FRANCE, REGION["Paris"]))
    assert kept[11, 2.0] > 0 and not any(kept[one] for one in kept if one != (11, 2.0))


def test_others_may_leave_earlier_than_one_would(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, supposed = Scene(THREE + "ally first second\nround 11\nphase slot\n"), list[tuple[float, float]]()

    class Noted(outcome.Onward):
        def __init__(self, said: Any, seat: int, own: Taste, others: Taste, rng: random.Random, **rest: Any) -> None:
            super().__init__(said, seat, own, others, rng, **rest)
            supposed.append((own.stab, others.stab))

    monkeypatch.setattr(outcome, "Onward", Noted)
    for treason in (0.0, 1.0):
        come_to(GAME, scene.position, a.BEGIN_TURN, 0, random.Random(7), TUNED, treason)
    assert supposed == [(0, 0), (0, 1)]


def test_who_cannot_tell_answers_apart_goes_by_greedys_taste() -> None:
    """The recruit says what greedy says, at every question of a game; the captain often something else."""
    rng, position = random.Random(4), begin(GAME, NapoleonOptions(players=3))[0]
    other = asked = 0
    while asked < 120:
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        else:
            choice = greedy.Greedy().choose(GAME, position, question.actor, random.Random(asked))
            if len(question.options()) > 1:
                recruit, captain = (
                    GUIDE.propose(GAME, position, question, random.Random(asked), n) for n in (ENOUGH - 1, ENOUGH)
                )
                assert GUIDE.weight(question) is not None and recruit == [choice]
                other += captain != [choice]
                asked += 1
        position, _ = answer(GAME, position, question.actor, choice)
    assert other > 10
