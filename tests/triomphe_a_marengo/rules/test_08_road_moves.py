"""Chapter 8: road moves, where they lead and what they cost."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import BOARD, NO_FRONT, ROADS
from feldherr.games.triomphe_a_marengo.events import Marched
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import STEPS_FROM
from tests.triomphe_a_marengo.ground import Ground, austria, france, front

# The main road 2 - 3 - 0 - 27 - 30: crossings 3, 0, 1 and 52. The local road 4 - 6 - 7 - 8: crossings 6, 8 and 11.


def on_road(*lines: str, commands: int = 3) -> Ground:
    """The Austrian infantry 0 in reserve of 2 sets out by road."""
    return austria("2: 0=infantry-2", *lines, commands=commands).play("act 2", "take the road", "name 0")


def test_a_piece_goes_up_to_three_areas_along_a_road() -> None:
    """TM §8.1"""
    ways = ("cross 3 over 2>3", "cross 0 over 3>0", "cross 1 over 0>27")
    assert on_road().play(ways[0], "halt").where(0) == "3"
    assert on_road().play(ways[0], ways[1], "halt").where(0) == "0"
    field = on_road().play(*ways)
    assert field.where(0) == "27"
    assert field.asked == "austria action_or_end"
    assert field.refuses("cross 52 over 27>30")


def test_the_road_must_lead_over_every_approach_crossed() -> None:
    """TM §8.2"""
    field = austria("3: 0=infantry-2").play("act 3", "take the road", "name 0")
    crosses = [option for option in field.options if option.startswith("cross")]
    assert crosses == [f"cross 0 over {front('3>0')}", f"cross 3 over {front('3>2')}"]
    assert field.refuses("cross 5 over 3>5")


def test_where_there_is_no_road_there_is_no_road_move() -> None:
    """TM §8.2"""
    field = austria("22: 0=infantry-2").play("act 22")
    assert field.why_not("take the road") == "8.2"
    assert field.why_not("go over 22>27") is None


def test_roads_that_are_not_joined_in_an_area_do_not_lead_on() -> None:
    """TM §8.2 §8.3"""
    field = austria("6: 0=infantry-2").play("act 6", "take the road", "name 0", "cross 8 over 6>7")
    assert field.why_not("cross 11 over 7>8") is None
    assert field.why_not("cross 12 over 7>9") == "8.3"
    assert field.why_not("cross 13 over 7>11") == "8.3"
    other = austria("6: 0=infantry-2").play("act 6", "take the road", "name 0", "cross 9 over 6>7")
    assert other.why_not("cross 12 over 7>9") is None
    assert other.why_not("cross 11 over 7>8") == "8.3"


def test_at_a_fork_any_branch_may_be_taken() -> None:
    """TM §8.3"""
    field = austria("1: 0=infantry-2").play("act 1", "take the road", "name 0", "cross 2 over 1>2S")
    assert field.why_not("cross 3 over 2>3") is None
    assert field.why_not("cross 4 over 2>4") is None


def test_only_a_piece_in_reserve_makes_a_road_move() -> None:
    """TM §8.4"""
    field = austria("4>5: 0=infantry-2", "4: 1=infantry-2", "5: 20=infantry-2")
    assert field.why_nowhere("4>5", "take the road") == "8.4"
    assert field.why_nowhere("4", "take the road") is None


def test_a_piece_pushed_back_in_phase_2_may_make_a_road_move() -> None:
    """TM §8.4, ruling r3"""
    field = austria("4: 0=infantry-2", "5>4: 20=infantry-2")
    field.play("act 4", "go over 4>6", "name 0", "done", "end actions")
    assert field.where(20) == "5"
    field.play("act 5", "take the road", "name 20", "cross 5 over 5>4", "halt")
    assert field.where(20) == "4"


def test_each_road_move_moves_one_piece() -> None:
    """TM §8.5"""
    field = austria("4: 0=infantry-2 1=infantry-2").play("act 4", "take the road", "name 0")
    assert field.refuses("name 1")
    field.play("cross 6 over 4>6", "halt")
    field.play("act 4", "take the road", "name 1", "wait", "cross 6 over 4>6", "halt")
    assert field.places(0, 1) == ["6", "6"]
    assert field.commands == 1


def test_a_local_road_costs_one_command_however_long() -> None:
    """TM §8.6"""
    short = austria("4: 0=infantry-2").play("act 4", "take the road", "name 0", "cross 6 over 4>6", "halt")
    assert short.commands == 2
    far = austria("4: 0=infantry-2").play("act 4", "take the road", "name 0")
    far.play("cross 6 over 4>6", "cross 8 over 6>7", "cross 11 over 7>8")
    assert (far.where(0), far.commands) == ("8", 2)


def test_without_a_command_no_piece_takes_a_local_road() -> None:
    """TM §8.6"""
    field = austria("4: 0=infantry-2", commands=0).play("act 4", "take the road", "name 0")
    assert field.why_not("cross 6 over 4>6") == "8.6"
    assert field.why_not("cross 5 over 4>5") is None


def test_a_road_move_wholly_on_main_road_is_free() -> None:
    """TM §8.7"""
    field = on_road(commands=0).play("cross 3 over 2>3", "cross 0 over 3>0", "cross 1 over 0>27")
    assert (field.where(0), field.commands) == ("27", 0)


def test_a_road_move_partly_on_a_local_road_costs_one_command() -> None:
    """TM §8.7"""
    field = austria("1: 0=infantry-2").play("act 1", "take the road", "name 0")
    field.play("cross 2 over 1>2S", "cross 4 over 2>4", "cross 6 over 4>6")
    assert (field.where(0), field.commands) == ("6", 2)


def test_a_continuation_over_a_local_road_makes_the_road_move_cost_a_command() -> None:
    """TM §8.7: ruling r14."""
    enemies = ("5: 20=infantry-2", "6: 21=infantry-2")
    lines = ("act 2", "take the road", "name 0", "cross 4 over 2>4", "halt")
    poor = austria("2: 0=cavalry-2", *enemies, commands=0).play(*lines)
    assert poor.asked == "austria road_continuation"
    assert poor.why_not("continue with 0 into 4>6") == "8.7"
    poor.play("continue with 0 into 4>5")
    assert (poor.where(0), poor.commands) == ("4>5", 0)
    rich = austria("2: 0=cavalry-2", *enemies).play(*lines, "continue with 0 into 4>6")
    assert (rich.where(0), rich.commands) == ("4>6", 2)


def test_a_crossing_is_where_a_road_crosses_an_approach_pair() -> None:
    """TM §8.8"""
    pair = BOARD.edges[front("4>6") >> 1]
    assert [(crossing.id, crossing.road) for crossing in pair.crossings] == [(6, "local")]
    assert (6, front("4>6"), 0) in ROADS[4, 0]
    assert (6, front("6>4"), 0) in ROADS[6, 0]


def test_each_road_over_an_approach_has_a_crossing_and_traffic_of_its_own() -> None:
    """TM §8.9"""
    used = tuple(f"crossed 8 over {front('6>7')} step {step}" for step in (1, 2, 3))
    field = austria("6: 0=infantry-2", *used).play("act 6", "take the road", "name 0")
    assert field.why_not("cross 8 over 6>7") == "8.11"
    assert field.why_not("cross 9 over 6>7") is None
    assert field.play("cross 9 over 6>7", "halt").where(0) == "7"


def test_in_each_step_a_piece_crosses_or_waits() -> None:
    """TM §8.10"""
    field = on_road().play("wait", "cross 3 over 2>3", "cross 0 over 3>0")
    assert field.where(0) == "0"
    assert field.asked == "austria action_or_end"


def test_a_step_leads_over_one_crossing_only() -> None:
    """TM §8.10"""
    field = on_road()
    assert field.refuses("cross 0 over 3>0")
    field.play("cross 3 over 2>3")
    assert field.where(0) == "3"


def test_a_piece_that_can_only_wait_makes_no_road_move_and_is_not_used_up() -> None:
    """TM §8.25"""
    used = tuple(f"crossed 60 over {front('33>32')} step {step}" for step in (1, 2, 3))
    field = austria("33: 0=infantry-2", *used).play("act 33")
    assert field.why_not("take the road") == "8.25"
    field.play("go over 33>32", "name 0", "done")
    assert field.where(0) == "32"


def test_infantry_does_not_declare_three_waits() -> None:
    """TM §8.25"""
    field = on_road()
    assert field.why_not("halt") == "8.25"
    field.play("wait", "wait")
    assert field.why_not("wait") == "8.14"
    assert field.why_not("halt") == "8.25"
    assert field.why_not("cross 3 over 2>3") is None


def test_only_cavalry_waits_for_nothing_but_its_continuation() -> None:
    """TM §8.17 §8.25"""
    field = austria("33: 0=infantry-2 1=cavalry-2", "32>33: 20=infantry-2").play("act 33", "take the road")
    assert field.why_not("name 0") == "8.17"
    field.play("name 1", "halt", "continue with 1 into 33>32")
    assert (field.where(1), field.commands) == ("33>32", 2)


def test_a_piece_in_a_box_does_not_wait_three_times() -> None:
    """TM §8.25"""
    field = austria("box 0: 0=infantry-2").play("act box 0", "take the road", "name 0", "wait", "wait")
    assert field.why_not("wait") == "8.25"
    assert field.options == ["enter area 1"]


def test_a_road_move_ends_in_reserve() -> None:
    """TM §8.26"""
    field = on_road("5: 20=infantry-2").play("cross 4 over 2>4", "halt")
    assert field.asked == "austria road_continuation"
    assert field.why_not("continue with 0 into 4>5") == "12.1"
    field.play("done")
    assert field.where(0) == "4"
    assert field.all(Marched) == [Marched(0, (0,), 2, 4, "road")]


def test_no_road_leads_through_an_area_taken_by_assault() -> None:
    """TM §8.27"""
    assert on_road("3: 1=infantry-2", "stormed 3").why_not("cross 3 over 2>3") == "11.0.6"
    assert on_road("3: 1=infantry-2").why_not("cross 3 over 2>3") is None


def test_no_road_leads_over_a_taboo_approach_or_into_a_protected_or_full_area() -> None:
    """TM §8.27"""
    assert on_road(f"taboo {front('2>3') >> 1}").why_not("cross 3 over 2>3") == "11.0.5"
    shut = austria("79: 0=infantry-2", "box 1: 31=infantry-2").play("act 79", "take the road", "name 0")
    assert shut.why_not("cross 142 over 79>80") == "15.8"
    full = austria("5: 0=infantry-2", "12: 1=infantry-2 2=infantry-2 3=infantry-2")
    assert full.play("act 5", "take the road", "name 0").why_not("cross 7 over 5>12") == "3.18"


def test_a_french_piece_on_the_road_stops_where_it_meets_unready_ones() -> None:
    """TM §8.27"""
    field = france("5: 20=infantry-2", "12: 21=infantry-2.unready").play("act 5", "take the road", "name 20")
    field.play("cross 7 over 5>12")
    assert field.asked == "france action_or_end"
    assert field.where(20) == "12"
    assert field.unready(20)


def test_a_road_leads_on_over_other_approaches_than_it_came_by() -> None:
    """TM §8.2 §8.3: to every crossing it is joined with in the area reached, but not back."""
    for step in (step for steps in STEPS_FROM.values() for step in steps if step.front != NO_FRONT):
        joined = ROADS[step.to, step.group]
        back = [crossing for crossing, by, _ in joined if by >> 1 == step.front >> 1]
        assert step.crossing in back and not {*step.on} & {*back}
        assert len(step.on) + len(back) == len(joined)


def test_who_has_acted_takes_no_road() -> None:
    """TM §6.7 §8.1: of a position where nobody is left who may act, that is the reason."""
    field = austria("2: 0=infantry-2", "7: 1=infantry-2").play("act 2", "go over 2>4", "name 0", "done")
    assert field.why_nowhere("4", "take the road") == "6.7"
