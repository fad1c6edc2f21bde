"""Chapter 10: normal and road movement."""

from feldherr.games.napoleons_triumph.board import BEYOND, FRONTS, LIES_IN, LOCALES, Locale
from feldherr.games.napoleons_triumph.events import Shown
from feldherr.games.napoleons_triumph.notation import place_name
from feldherr.games.napoleons_triumph.rules.movement.locales import large, used_by_others
from tests.napoleons_triumph.scene import field


def test_from_reserve_to_an_own_approach_or_the_next_reserve() -> None:
    """NT §10.2.1 §10.2.2 §10.2.3 §10.1.2 §10.1.4 §9.7 §11.1 §4.18: never to a neighbour's approach, nor into the
    enemy.
    """
    scene = field("lannes 65: 44=infantry-2 45=infantry-2", "75: 0=infantry-2").play("corps move lannes")
    assert scene.offers("block 65>64") and scene.offers("block 65>75") and scene.offers("go over 65>74")
    assert scene.why_not("block 64>65") == "10.2.3"
    assert scene.why_not("go over 65>75") == "10.1.4"
    scene.play("go over 65>74", "done")
    assert scene.where("lannes") == scene.where(44) == scene.where(45) == "74"
    assert scene.why_not("threaten 74>65") == "11.1"


def test_no_way_at_an_impassable_approach() -> None:
    """NT §4.9 §10.1.3 §4.2 §11.s1.1: neither crossed nor blocked nor attacked over."""
    scene = field("58: 44=infantry-2", "78: 0=infantry-2", "67: 1=infantry-2")
    assert scene.why_not("threaten 58>78") == "11.s1.1"
    scene.play("regiment move 44")
    assert scene.why_not("go over 58>78") == scene.why_not("block 58>78") == "10.1.3"
    assert scene.offers("go over 58>68")


def test_from_an_approach_back_or_straight_on() -> None:
    """NT §10.2.4 §10.2.5 §10.2.6 §10.3.7 §4.13 §4.14: two ways and no other."""
    scene = field("65>64: 44=infantry-2").play("regiment move 44")
    assert scene.options == ["withdraw to 65", f"go over {scene.options[1].split()[-1]}"]
    assert scene.why_not("block 65>74") == scene.why_not("go over 65>74") == "10.2.6"
    assert scene.why_not("take the road") == "10.3.7"
    scene.play("go over 65>64")
    assert scene.where(44) == "64"


def test_penalties_and_obstacles_do_not_hinder_a_march() -> None:
    """NT §4.8 §10.1.5 §4.4, ruling r4: cavalry rides into a village that is empty."""
    scene = field("72: 44=cavalry-2").play("regiment move 44", "go over 72>71")
    assert scene.where(44) == "71"


def test_capacity_counts_all_regiments_of_a_locale_but_no_commanders() -> None:
    """NT §4.10 §4.15 §4.16 §3.2 §4.17: in every position; inside a locale nothing changes."""
    lines = (
        "73: 44=infantry-2 45=infantry-2",
        "73>64: 46=infantry-2 47=infantry-2",
        "legrand 72: 48=infantry-2 49=infantry-2",
    )
    scene = field(*lines).play("corps move legrand")
    assert scene.why_not("go over 72>73") == "4.15"
    scene = field(*lines).play("regiment move 44", "block 73>64")
    assert len(scene.s.at[scene.s.spot[46]]) == 3
    scene = field("73: 44=infantry-2 45=infantry-2", "legrand 72: 48=infantry-2 49=infantry-2 50=infantry-2")
    scene.play("corps move legrand", "go over 72>73")
    assert scene.why_not("done") == "4.15"
    scene.play("name 50", "done")
    assert scene.where("legrand") == "73" and scene.corps(50) == "detached" and scene.s.troops[73] == 4


def test_main_road_three_locales_other_roads_two() -> None:
    """NT §4.19 §10.3.1 §10.3.2 §10.3.3 §10.3.8 §10.3.11: a secondary road anywhere limits the march to two."""
    scene = field("53: 44=infantry-2").play("regiment move 44", "take the road")
    assert scene.why_not("halt") == "10.3.3"
    scene.play("cross 53>63", "cross 63>64", "cross 64>55")
    assert scene.why_not("cross 55>66") == "10.3.1"
    assert scene.why_not("block 55>66") == "10.3.8"
    assert scene.play("halt").where(44) == "55"
    scene = field("53: 44=infantry-2").play("regiment move 44", "take the road", "cross 53>63", "cross 63>64")
    assert scene.why_not("cross 64>73") == "10.3.2"


def test_roads_of_one_locale_may_be_unconnected() -> None:
    """NT §10.3.4 §10.3.5 §10.3.6: a march keeps to connected roads but may start on any."""
    from feldherr.games.napoleons_triumph.board import ANY_ROAD, BEYOND, ROADS, SPACES

    found = 0
    for locale in SPACES:
        groups = {g for (n, g) in list(ROADS) if n == locale and g >= 0 and ROADS[n, g]}
        if len(groups) < 2:
            continue
        _, front, arrived = ROADS[locale, min(groups)][0]
        there = BEYOND[front]
        back = next(way for way in ROADS[there, arrived] if way[1] == front ^ 1)
        scene = field(f"{there}: 44=infantry-2").play("regiment move 44", "take the road")
        scene.play(f"cross {there}>{locale}") if scene.offers(f"cross {there}>{locale}") else None
        if scene.question.name != "road_step":
            continue
        if (scene.question.at.locale, scene.question.at.group) != (locale, min(groups)):
            continue
        verdicts = set(scene.question.refusals().values())
        assert "10.3.4" in verdicts and back
        start = field(f"{locale}: 44=infantry-2").play("regiment move 44", "take the road")
        assert {BEYOND[o.front] for o in start.question.options()} == {BEYOND[f] for _, f, _ in ROADS[locale, ANY_ROAD]}
        found += 1
    assert found > 3


def test_roads_do_not_lead_through_the_enemy() -> None:
    """NT §10.3.12: one regiment, wherever it stands, ends the march of infantry before it."""
    scene = field("53: 44=infantry-2", "64>55: 0=infantry-1").play("regiment move 44", "take the road", "cross 53>63")
    assert scene.why_not("cross 63>64") == "10.3.12"


def test_cavalry_may_end_a_road_march_blocking_and_is_shown() -> None:
    """NT §10.3.9 §10.3.10 §9.8: only cavalry, only where a connected road runs through the approach."""
    scene = field("murat 53: 44=cavalry-3 45=cavalry-2 46=infantry-2").play(
        "corps move murat", "take the road", "cross 53>63"
    )
    assert scene.why_not("block 63>72") == "10.3.9"
    scene.play("block 63>64", "done")
    assert scene.where("murat") == scene.where(44) == "63>64"
    assert scene.where(46) == "53" and scene.corps(46) == "detached"
    assert {event.piece for event in scene.happened(Shown)} == {44, 45}  # type: ignore[attr-defined]
    assert scene.seen(0, 44) == "cavalry-3" and not scene.s.up


def test_a_detachment_does_not_march_by_road() -> None:
    """NT §9.11 §9.9 §10.3.11: one locale, though a main road runs on."""
    scene = field("lannes 63: 44=infantry-2 45=infantry-2").play("detachment move lannes")
    assert scene.why_not("take the road") == "9.11"
    assert scene.play("go over 63>64", "name 45", "done").where(45) == "64"


def test_large_corps_keep_clear_of_each_other_on_the_road() -> None:
    """NT §10.4.1 §10.4.2 §10.4.3 §10.4.5, ruling r26: what others moved into, and what they passed, is closed."""
    lines = ("63: 50=infantry-2", "lannes 53: 44=infantry-2 45=infantry-2", "murat 72: 46=cavalry-2 47=cavalry-2")
    scene = field(*lines).play("regiment move 50", "go over 63>64")
    scene.play("corps move lannes", "take the road", "cross 53>63", "cross 63>64", "halt")
    assert scene.why_not("done") == "10.4.2"
    scene.play("name 45", "done")
    assert scene.where("lannes") == "64" and not scene.s.turn.closed
    scene = field(*lines).play("corps move lannes", "take the road", "cross 53>63", "cross 63>64", "halt", "done")
    assert scene.play("regiment move 50", "block 63>72").where(50) == "63>72"
    scene.play("corps move murat")
    assert scene.why_not("go over 72>63") == "10.4.3"
    assert scene.play("block 72>63", "done").where("murat") == "72>63"


def test_who_has_moved_into_a_locale_himself_is_not_in_his_own_way() -> None:
    """NT §10.4.2, ruling r25: only another piece's move bars a large corps."""
    s = field("entered 64 44 45", "lannes 64: 44=infantry-2 45=infantry-2", "63: 50=infantry-2").s
    assert not used_by_others(s, Locale(64), (44, 45)) and not used_by_others(s, Locale(63), (50,))
    assert used_by_others(s, Locale(64), (44,)) and used_by_others(s, Locale(64), (50,))


def test_regiments_without_a_corps_are_no_large_one() -> None:
    """NT §10.4.1: two of one corps are; two that are detached, or of different corps, are not."""
    s = field("lannes 64: 44=infantry-2 45=infantry-2", "murat 72: 46=cavalry-2", "64: 50=infantry-2 51=infantry-2").s
    assert large(s, (44, 45)) and large(s, (44, 45, 50))
    assert not large(s, (50, 51)) and not large(s, (44, 46)) and not large(s, (44, 50))


def test_inside_a_closed_locale_one_may_still_move_forward() -> None:
    """NT §10.4.3, ruling r26: out of it, and from its reserve to an approach; not from an approach into the reserve."""
    closed = ("closed 63 44 45", "lannes 64: 44=infantry-2.moved 45=infantry-2.moved")
    scene = field(*closed, "murat 63: 50=infantry-2 51=infantry-2", "63>72: 52=infantry-2").play("regiment move 52")
    assert scene.why_not("withdraw to 63") == "10.4.3" and scene.offers("go over 63>72")
    inside = field(*closed, "murat 63: 50=infantry-2 51=infantry-2").play("corps move murat", "block 63>72", "done")
    assert inside.where(50) == inside.where(51) == "63>72"
    out = field(*closed, "63: 50=infantry-2").play("regiment move 50", "go over 63>72")
    assert out.where(50) == "72"


def test_a_large_corps_stops_next_to_a_large_enemy_corps() -> None:
    """NT §10.4.4 §10.4.5: but not next to detached regiments or a corps of one."""
    own = "lannes 53: 44=infantry-2 45=infantry-2"
    scene = field(own, "bagration 74: 0=infantry-2 1=infantry-2", "74: 2=infantry-2").play(
        "corps move lannes", "take the road"
    )
    scene.play("cross 53>63", "cross 63>64", "cross 64>55", "halt")
    assert scene.play("done").where("lannes") == "55"
    scene = field(own, "bagration 73: 0=infantry-2 1=infantry-2").play("corps move lannes", "take the road")
    scene.play("cross 53>63", "cross 63>64", "cross 64>55", "halt")
    assert scene.why_not("done") == "10.4.4"
    assert scene.play("name 44", "done").where("lannes") == "55"
    scene = field(own, "bagration 73: 0=infantry-2", "73: 1=infantry-2 2=infantry-2").play(
        "corps move lannes", "take the road"
    )
    assert scene.play("cross 53>63", "cross 63>64", "cross 64>55", "halt", "done").where(45) == "55"


def test_a_corps_may_pass_a_small_locale_that_is_not_full() -> None:
    """NT §8.12, ruling r6: it goes through Bellowitz, capacity 4, if not all of it is taken."""
    corps = "lannes 51: 44=infantry-2 45=infantry-2 46=infantry-2"
    scene = field(corps, "52: 50=infantry-2 51=infantry-2").play("corps move lannes", "take the road", "cross 51>38")
    scene.play("cross 38>52", "cross 52>53", "halt", "done")
    assert scene.where(46) == "53"
    full = "52: 50=infantry-2 51=infantry-2 52=infantry-2 53=infantry-2"
    scene = field(corps, full).play("corps move lannes", "take the road", "cross 51>38")
    assert scene.why_not("cross 38>52") == "8.12"


def test_nobody_moves_without_a_command() -> None:
    """NT §9.1 §10.1.1 §9.12 §9.23: when they are used up, a regiment stays; next turn they are there again."""
    scene = field("65: 44=infantry-2", "commands 0 4", "67: 0=infantry-2", "bagration 87: 1=infantry-2")
    assert scene.why_not("regiment move 44") == "9.12"
    scene.play("end turn", "end turn")
    assert scene.offers("regiment move 44") and scene.s.turn.independent == 0


def test_of_a_corps_only_those_march_to_whom_the_locales_are_not_closed() -> None:
    """NT §10.4.3 §9.8, rulings r26 and r27: who closed them himself may come back, not who joined him since; on the way
    as at the end of it.
    """
    corps = "44=infantry-2 45=infantry-2 46=infantry-2"
    scene = field(f"lannes 63: {corps}", "closed 64 44 45").play("corps move lannes", "go over 63>64")
    assert scene.asked == "france regiments_to_leave" and scene.options == ["name 44", "name 45", "done"]
    scene.play("done")
    assert scene.where(46) == "63" and scene.corps(46) == "detached" and scene.where(45) == "64"
    passing = field(f"lannes 53: {corps}", "closed 63 44 45").play("corps move lannes", "take the road")
    passing.play("cross 53>63", "cross 63>64", "halt")
    assert passing.asked == "france regiments_to_leave" and passing.options == ["name 44", "name 45", "done"]


def test_of_a_corps_only_those_are_sent_to_whom_the_locale_is_not_closed() -> None:
    """NT §10.4.3 §9.9 §9.21, rulings r26 and r27: as with the whole corps; who has moved already is told so."""
    corps = "44=infantry-2 45=infantry-2 46=infantry-2"
    scene = field(f"lannes 63: {corps}", "closed 64 44 45").play("detachment move lannes", "go over 63>64")
    assert scene.asked == "france regiments_to_send" and scene.options == ["name 44", "name 45"]
    assert scene.why_not("name 46") == "10.4.3"
    moved = field(f"lannes 63: {corps}.moved", "closed 64 44 45").play("detachment move lannes", "go over 63>64")
    assert moved.options == ["name 44", "name 45"] and moved.why_not("name 46") == "9.21"


def test_who_blocks_between_two_closed_locales_has_nowhere_to_go() -> None:
    """NT §10.2.4 §10.2.5 §10.4.3, ruling r26: at the first approach of the map as at the last."""
    passable = [front for fronts in FRONTS for front in fronts]
    for front in (min(passable), max(passable)):
        home, there = LIES_IN[front], BEYOND[front]
        troops = (f"{place_name(LOCALES + front)}: 44=infantry-2", "168: 45=infantry-2 46=infantry-2")
        shut = field(*troops, f"closed {home} 45 46", f"closed {there} 45 46")
        assert shut.why_not("regiment move 44") == "10.4.3"
        for one in (home, there):
            assert field(*troops, f"closed {one} 45 46").offers("regiment move 44")
