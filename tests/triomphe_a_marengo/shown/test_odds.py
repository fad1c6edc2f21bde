"""What is said of an attack before it is made, against all that can come of it by the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.actions import Assault
from feldherr.games.triomphe_a_marengo.board import AREAS, Front
from feldherr.games.triomphe_a_marengo.events import AttackStopped, AttackSucceeded, Counted
from feldherr.games.triomphe_a_marengo.notation import SPOTS
from feldherr.games.triomphe_a_marengo.shown.odds import assault
from feldherr.kernel.position import Position, answer
from tests.triomphe_a_marengo.field import field
from tests.triomphe_a_marengo.scene import LINES

WIDE, NARROW = "44>45", "4>5"
SCENES = [
    (WIDE, "0=infantry-3 1=infantry-2", "20=infantry-2.open.known 21=infantry-3.open.known"),
    (WIDE, "0=cavalry-2", "20=infantry-1.open.known 38=artillery-1.open.known 22=cavalry-2.open.known"),
    (NARROW, "0=infantry-3", "20=infantry-2.open.known"),
    (NARROW, "0=infantry-3 1=infantry-3", "20=cavalry-2.open.known 21=infantry-3.open.known"),
]


def front_of(name: str) -> Front:
    return Front(SPOTS[name] - AREAS)


def results(position: Position) -> Iterator[int]:
    """Every result the rules allow, whoever answers what."""
    for question in position.questions[:1]:
        for option in question.options():
            after, news = answer(GAME, position, question.actor, option)
            counted = [event.result for event in news if isinstance(event, Counted)]
            if counted:
                yield counted[0]
            elif question.name != "what_to_do" and not after.outcome:
                yield from results(after)


@pytest.mark.parametrize(("front", "attack", "defence"), SCENES)
def test_an_assault_comes_to_no_more_than_was_said_and_no_less_with_the_best_line(
    front: str, attack: str, defence: str
) -> None:
    """TM §11.4.1 §11.5.1 §11.6.5: what lies open is reckoned exactly, over all answers of the defender."""
    back = ">".join(reversed(front.split(">")))
    scene = field(f"{front}: {attack}", f"{back}: {defence}")
    scene.play(f"act {front}")
    said = assault(scene.s, front_of(front))
    scene.play(f"assault over {front}")
    found = set(results(scene.position))
    assert max(found) == said.greatest
    assert min(found) <= said.least <= said.greatest, "a worse line than the best comes to less"
    assert said.win == (100 if said.least > 0 else 0), "nothing is hidden: it is certain"


def test_what_is_hidden_is_reckoned_over_all_that_may_stand_there() -> None:
    """TM §2.4: the same words whatever the block is; and the range spans what the possible blocks would come to."""
    said = []
    for other in ("20=infantry-1 21=infantry-3", "20=infantry-3 21=infantry-1"):
        one, two = other.split()
        scene = field(f"{NARROW}: 0=infantry-3", f"5>4: {one}", f"8: {two}")
        scene.play("act 4>5")
        said.append(GAME.odds(scene.question, Assault(front_of(NARROW))))
    assert said[0] == said[1] and said[0] is not None
    scene = field(f"{NARROW}: 0=infantry-3", "5>4: 20=infantry-1", "8: 21=infantry-3")
    forecast = assault(scene.s, front_of(NARROW))
    assert forecast.greatest > forecast.least and forecast.win == 50, "one of the two stands there"


@pytest.mark.parametrize(
    ("front", "attackers", "defence", "words"),
    [
        (WIDE, "0=infantry-3 1=infantry-2", "45>44: 20=infantry-1", "tm-odds-succeeds"),
        (WIDE, "0=infantry-3", "45>44: 20=infantry-1", "tm-odds-stopped"),
        (NARROW, "0=infantry-3", "5: 20=infantry-1", "tm-odds-depends"),
    ],
)
def test_a_maneuver_attack_is_said_to_end_as_it_does(front: str, attackers: str, defence: str, words: str) -> None:
    """TM §9.2.1 §9.3.1 §9.3.3: only numbers count, and those are open; a single block stops a single piece."""
    area = front.split(">")[0]
    scene = field(f"{area}: {attackers}", defence)
    scene.play(f"act {area}", f"attack over {front}")
    names = [f"name {word.split('=')[0]}" for word in attackers.split()]
    said = None
    for line in (*names, "done"):
        if scene.asked == "austria pieces_to_attack" and scene.offers(line):
            said = GAME.odds(scene.question, LINES.read(line)) or said
            scene.play(line)
    assert said is not None and said.id == words
    if words != "tm-odds-depends":
        assert scene.happened(AttackSucceeded if words == "tm-odds-succeeds" else AttackStopped)
