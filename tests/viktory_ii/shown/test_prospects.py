"""What is said of a battle before it is fought, against battles fought by the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import FIGHT_ON, Bombard, Fight
from feldherr.games.viktory_ii.rules.calls import Acting, Battle, Round
from feldherr.games.viktory_ii.shown.odds import at, spared, wanted
from feldherr.games.viktory_ii.state import CITY, KINDS, State, copy
from feldherr.kernel.chance import from_random
from feldherr.kernel.odds import Odds
from feldherr.kernel.playout import Playout
from feldherr.kernel.question import Question
from tests.viktory_ii.rules.test_odds import HERE
from tests.viktory_ii.scene import Scene, world

FIGHTS = 3000
TABLE = [
    ("plains", "1=infantry", "11=infantry"),
    ("mountain", "1=infantry 2=cavalry 3=artillery", "11=infantry 12=cavalry"),
    ("forest", "1=infantry 2=infantry 3=artillery 4=artillery", "11=infantry 12=artillery 13=infantry"),
    ("plains", "1=cavalry 2=cavalry 3=infantry", "11=infantry 12=cavalry 13=artillery"),
]


def scene(ground: str, mine: str, theirs: str) -> Scene:
    stormers = " ".join(f"{one}.storming.from0,0" for one in mine.split())
    return Scene(world(f"1,0 {ground}", f"units 1,0 red: {stormers}", f"units 1,0 yellow: {theirs}"))


def fought(state: State, rng: random.Random) -> tuple[bool, int, int]:
    """A battle nobody breaks off, losses chosen as the reckoning has it; whether it was won, and what it cost both."""
    s = copy(state)

    def choose(seat: int, choices: Any, args: Any, options: list[Any]) -> Any:
        if FIGHT_ON in options:
            return FIGHT_ON
        left = [unit for unit in args[1] if unit not in args[2]]
        line = tuple([s.kind[unit] for unit in left].count(kind) for kind in range(1, len(KINDS)))
        owner = s.owner[left[0]]
        kind = (spared if owner == seat else wanted)(line, owner == 0) + 1
        return next(option for option in options if s.kind[option.unit] == kind)

    def units(seat: int) -> int:
        return sum(owner == seat for owner in s.owner)

    before = units(0), units(1)
    call: Any = Battle(HERE, 0, Acting(0))
    ask = Playout(choose, from_random(rng))
    while isinstance(call, Battle | Round):
        call = GAME.run(s, call, ask, lambda _: None)
    won = not any(s.owner[unit] == 1 for unit in s.at[HERE]) and any(s.owner[unit] == 0 for unit in s.at[HERE])
    return won, before[0] - units(0), before[1] - units(1)


@pytest.mark.parametrize(("ground", "mine", "theirs"), TABLE)
def test_prospects_are_what_battles_by_the_rules_come_to(ground: str, mine: str, theirs: str) -> None:
    """V2 §12.3.0.1 §12.3.1.1 §12.3.2.1 §12.31.1 §12.3.2.13"""
    s, rng = scene(ground, mine, theirs).s, random.Random(f"{ground} {mine}")
    said = at(s, HERE, 0, True)
    ends = [fought(s, rng) for _ in range(FIGHTS)]
    came = Odds(*(sum(end[n] for end in ends) / FIGHTS for n in range(3)))
    assert said is not None
    assert abs(said.win - came.win) < 0.045, (said, came)
    assert abs(said.lost - came.lost) < 0.12 and abs(said.killed - came.killed) < 0.12, (said, came)


def test_a_settlement_without_units_fires_once() -> None:
    """V2 §12.3.2.9, ruling r36: two dice of a city; both must hit a single attacker's only unit once at least."""
    found = Scene(world("1,0 plains city yellow", "units 1,0 red: 1=infantry.storming.from0,0"))
    assert found.s.town[HERE] == CITY
    said = at(found.s, HERE, 0, True)
    assert said is not None and abs(said.win - 0.25) < 1e-9 and abs(said.lost - 0.75) < 1e-9


def test_the_prospects_are_said_before_a_battle_and_a_shot_and_of_nothing_else() -> None:
    found = scene(*TABLE[1])
    question = found.question
    said = GAME.odds(question, Fight(HERE))
    assert said is not None and said.id == "v2-odds" and 0 < int(str(said.args["win"])) < 100
    shot = GAME.odds(Question(0, question.choices, question.args), Bombard(HERE))
    assert shot is not None and shot.id == "v2-odds-shot"
    assert [GAME.odds(question, answer) for answer in question.options() if not isinstance(answer, Fight)] == [
        None for answer in question.options() if not isinstance(answer, Fight)
    ]
