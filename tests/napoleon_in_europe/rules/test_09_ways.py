"""Chapters 9, 10 and 16.12: one way-finder says what a step costs and whether it is allowed; everybody asks it."""

from __future__ import annotations

import pytest

from feldherr.games.napoleon_in_europe.actions import From, Land, Ship, To
from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    ANCHORS,
    BRITAIN,
    CAVALRY,
    FRANCE,
    INFANTRY,
    KEYS,
    LEADER,
    NEAR,
    REACH,
    REGION,
    regions_in,
)
from feldherr.games.napoleon_in_europe.rules.choices.movement import destination, harbour
from feldherr.games.napoleon_in_europe.rules.movement import groups
from feldherr.games.napoleon_in_europe.rules.movement.groups import movable
from feldherr.games.napoleon_in_europe.rules.movement.ways import (
    WHOLE,
    landings_from,
    retreats_from,
    step_cost,
    step_refusal,
    steps_from,
)
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.games.napoleon_in_europe.state import State, nations_of
from tests.napoleon_in_europe.scene import THREE, Scene
from tests.napoleon_in_europe.wander import MANY, wander


@pytest.mark.parametrize(("seed", "options"), MANY)
def test_orders_offer_what_the_way_finder_allows(seed: int, options: NapoleonOptions) -> None:
    """NE §9.1 §9.3 §10.1 §10.8 §16.12.1: nobody is offered a start without a goal, nor refused one that has a goal."""
    met = dict.fromkeys(("orders", "destination", "harbour", "retreat_to"), 0)
    for position in wander(seed, options, 1500):
        question = position.questions[0]
        if question.name not in met:
            continue
        met[question.name] += 1
        s: State = question.s
        said = question.options()
        if question.name == "orders":
            for nation in nations_of(s, question.actor):
                for region in regions_in(s.where[nation]):
                    marching = any(movable(s, nation, region)) and steps_from(s, nation, region) != []
                    assert (From(region, nation) in said) == marching
                    assert not marching or destination(s, nation, region)
                    assert Ship(region, nation) not in said or harbour(s, nation, region)
        elif question.name == "destination":
            assert said == [To(to) for to in steps_from(s, question.nation, question.origin)]
        elif question.name == "harbour":
            assert said == [Land(to) for to in landings_from(s, question.nation, question.origin)]
        else:
            assert said == [To(to) for to in retreats_from(s, question.nation, question.region, question.side)]
    assert met["orders"] > 50 and met["destination"] > 20


@pytest.mark.parametrize(("seed", "options"), MANY)
def test_a_step_goes_to_a_neighbour_and_costs_one_or_all(seed: int, options: NapoleonOptions) -> None:
    """NE §3.3 §9.2 §9.4: armies may step into every neighbour and into nothing else."""
    for position in wander(seed, options, 400):
        s: State = position.settled
        for nation in ALL_NATIONS:
            for origin in regions_in(s.armies[nation]):
                open_to = sum(1 << to for to in ALL_REGIONS if step_refusal(s, nation, origin, to, 1) is None)
                assert open_to == NEAR[origin]
                assert all(step_cost(s, nation, to, (1, 0, 0, 0, 0, 0)) in (1, WHOLE) for to in regions_in(open_to))


RIDE = THREE + "Holland: France 2I 2C 1L\n"


def test_the_reach_of_a_kind_is_the_number_of_its_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """NE §5.3 §5.4 §9.2 §9.3: two regions for cavalry and leaders, and one if the numbers say so."""
    france, hanover = FRANCE, REGION["Hanover"]
    assert REACH[INFANTRY] == 1 and REACH[CAVALRY] == REACH[LEADER] == 2
    assert movable(Scene(RIDE).march("France", "Holland", "Hanover").s, france, hanover) == (0, 0, 0, 0, 2, 1)
    monkeypatch.setattr(groups, "REACH", [1, 1, 1, 2])
    assert movable(Scene(RIDE).march("France", "Holland", "Hanover").s, france, hanover) == (0, 0, 0, 0, 0, 1)


def test_who_meets_enemies_has_used_up_his_movement() -> None:
    """NE §9.4, ruling r21: leaders alone do not stop for a lone leader."""
    s = Scene(RIDE + "Hanover: GreatBritain 1L\n").s
    france, hanover = FRANCE, REGION["Hanover"]
    for group, cost in (
        ((0, 1, 0, 0, 0, 0), WHOLE), ((0, 0, 0, 0, 1, 0), WHOLE), ((0, 0, 0, 1, 0, 0), 1), ((0, 0, 0, 0, 0, 1), 1),
    ):  # fmt: skip
        assert step_cost(s, france, hanover, group) == cost


def test_leaders_alone_among_enemy_armies_do_not_march_and_nobody_marches_from_an_island() -> None:
    """NE §3.3 §9.3, ruling r22"""
    assert Scene(THREE + "Sicily: France 1I\n").why_not("march France from Sicily") == "3.3"
    near = [key for key, region in REGION.items() if NEAR[REGION["Denmark"]] >> region & 1]
    held = Scene(THREE + "Denmark: France 1L\n" + "".join(f"{key}: GreatBritain 1I\n" for key in near))
    assert held.why_not("march France from Denmark") == "9.3"


def test_leaders_alone_are_not_shipped_where_enemy_armies_hold_every_harbour() -> None:
    """NE §9.3 §10.1, ruling r22"""
    text = THREE.replace("turn first", "turn second") + "London: GreatBritain 1L\n"
    held = [f"{KEYS[to]}: France 1I\n" for to in ANCHORS if KEYS[to] not in ("London", "Holland")]
    assert Scene(text + "".join(held)).offers("ship GreatBritain from London")
    assert Scene(text + "".join(held) + "Holland: France 1I\n").why_not("ship GreatBritain from London") == "9.3"


def test_the_second_part_of_a_voyage_lands_where_the_first_did() -> None:
    """NE §10.1 §10.8"""
    text = THREE.replace("turn first", "turn second") + "own GreatBritain Portugal Holland\nLondon: GreatBritain 5I\n"
    scene = Scene(text).ship("GreatBritain", "London", "Portugal", "3 I")
    assert landings_from(scene.s, BRITAIN, REGION["London"]) == [REGION["Portugal"]]
    question = Scene(text).play("ship GreatBritain from London")
    assert question.why_not("land in London") == "10.1" and question.offers("land in Holland")
    refused = {c.region: rule for c, rule in refusals_of_harbour(scene.s).items()}
    assert refused[REGION["Holland"]] == "10.8" and refused[REGION["London"]] == refused[REGION["Paris"]] == "10.1"


def refusals_of_harbour(s: State) -> dict[Land, str]:
    found: dict[Land, str] = {}

    def no(candidate: Land, rule: str, /) -> None:
        found[candidate] = rule

    harbour(s, BRITAIN, REGION["London"], no)
    return found


def test_nobody_retreats_into_enemies_not_even_an_attacker_to_where_he_came_from() -> None:
    """NE §16.12.2 §16.12.3, ruling r47"""
    entered = "entered Hanover Holland\nentered Hanover Denmark\n"
    s = Scene(THREE + "Hanover: France 1I\nHolland: GreatBritain 1I\n" + entered).s
    assert retreats_from(s, FRANCE, REGION["Hanover"], 1) == [REGION["Denmark"]]
    assert REGION["Denmark"] not in retreats_from(s, FRANCE, REGION["Hanover"], 0)
