"""What the rulebook leaves open and we have decided: set-up, movement, reinforcements, teams."""

import msgspec
import pytest

from feldherr import words
from feldherr.boards.board import decode
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.board import (
    BOARD,
    CAPACITY,
    FORCES,
    FRANCE,
    FRONTS,
    FULL,
    LEADERS,
    LEAST,
    LOCALE_OF,
    LOCALES,
    OPPOSITE,
    START,
    SYMBOLS,
)
from feldherr.games.napoleons_triumph.events import Mixed, MoraleGained, OrderRead, Threatened
from feldherr.games.napoleons_triumph.notation import SLUGS
from tests.napoleons_triumph.scene import Scene, field, set_up, table

FAR = "bagration 87: 5=infantry-2"
TEAM = ("team allies 0", "team france 1 2 3")


def team(*lines: str, rank: int = 0, turn: str = "14 france", **owners: int) -> Scene:
    own = [f"owner {name} {seat}" for name, seat in owners.items()]
    return field(*TEAM, f"rank {rank}", *own, *lines, turn=turn)


def flee(scene: Scene) -> Scene:
    while scene.asked.startswith("allies"):
        scene.by(scene.question.actor, scene.options[0])
    return scene


def placed() -> Scene:
    """All corps stand in reserve of their start locales."""
    scene = set_up()
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[0]), "done")
    return scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[1] if FORCES.commanders[c].start))


def test_map_and_armies_are_data_and_incomplete_data_is_refused() -> None:
    """Ruling r1: numbers are read from the file, and a file that lacks one is not taken."""
    assert [c.least for c in FORCES.commanders] == LEAST and BOARD.spaces[0].capacity == CAPACITY[BOARD.spaces[0].id]
    raw = msgspec.to_builtins(BOARD)
    del raw["spaces"][0]["capacity"]
    with pytest.raises(ValueError):
        decode(msgspec.json.encode(raw), "board.json")


def test_width_is_of_the_edge_and_symbols_of_its_side() -> None:
    """Ruling r2."""
    assert all(FULL[front] == FULL[OPPOSITE[front]] for fronts in FRONTS for front in fronts)
    assert any(SYMBOLS[front] != SYMBOLS[OPPOSITE[front]] for fronts in FRONTS for front in fronts)


def test_everybody_has_a_corps_and_nobody_starts_detached() -> None:
    """Ruling r9: all regiments of the tableau are with their commanders."""
    scene = placed()
    assert all(scene.s.members[c] for side in LEADERS for c in side) and all(corps >= 0 for corps in scene.s.corps)


def test_where_the_french_may_stand_at_set_up() -> None:
    """Rulings r13, r91 and r97: never beside Allied pieces; at every passable approach; only in their own."""
    scene = placed()
    gun = scene.s.members[SLUGS.index("legrand")][0]
    posts = [option.spot for option in scene.play(f"detach {gun}").question.options()]
    assert posts and all(scene.s.holder[LOCALE_OF[spot]] != 0 or not scene.s.troops[LOCALE_OF[spot]] for spot in posts)
    home = START[SLUGS.index("legrand")]
    assert {f"post at {home}", *(f"post at {len(CAPACITY) + front}" for front in FRONTS[home])} <= set(scene.options)
    first = set_up()
    assert {LOCALE_OF[option.spot] for option in first.question.options()} == {START[0]}


def test_the_battery_is_never_mixed() -> None:
    """NT §7.4, ruling r15: others of its position are, it keeps its marker."""
    lines = ("64>55: 44=artillery-1.battery 45=infantry-2.known 46=infantry-3", FAR)
    scene = field(*lines).play("end turn")
    assert [event.spots for event in scene.events if isinstance(event, Mixed)] and scene.face(44) == "artillery-1"
    assert scene.seen(0, 44) == "artillery-1" and scene.seen(0, 45) is None


def test_after_the_last_turn_nothing_is_mixed() -> None:
    """NT §16.2, ruling r20."""
    scene = field("lannes 72: 44=infantry-2.known 45=infantry-3", "87: 0=infantry-2", turn="21 france").play("end turn")
    assert scene.outcome.startswith("marginal") and not scene.happened(Mixed)


def test_a_regiment_may_be_attached_again_and_again() -> None:
    """NT §9.13, ruling r21: by another commander each time."""
    lines = ("lannes 72: 44=infantry-2", "murat 72: 47=cavalry-2", "72: 48=infantry-2", FAR)
    scene = field(*lines).play("attach lannes", "name 48", "attach murat", "name 48")
    assert scene.corps(48) == "murat"


def test_the_beginning_is_where_the_command_finds_a_piece() -> None:
    """NT §10.3.7, rulings r22 and r31: who has come onto the map, or feinted, takes the road from where he is now."""
    scene = field("64: 60=cavalry-2.arrived.moved", "55: 0=infantry-2", FAR)
    assert scene.play("regiment move 60").offers("take the road")
    ride = field("64: 60=cavalry-2.arrived", "66: 0=infantry-2", FAR).play("threaten 55>66", "name 0", "done")
    flee(ride.play("ride 60 64>55,55>66", "stay"))
    assert ride.offers("regiment move 60") and ride.why_not("threaten 55>66") == "11.a.5"


def test_own_blockers_hinder_nobody() -> None:
    """NT §10.2.1, ruling r23: on neither side of the edge."""
    scene = field("65>64: 44=infantry-2", "64>65: 45=infantry-2", "65: 46=infantry-2", FAR)
    assert scene.play("regiment move 46", "go over 65>64").where(46) == "64"


def test_cavalry_may_block_the_approach_it_came_through() -> None:
    """NT §10.3.9, ruling r24: at no further distance, once it has entered a locale."""
    scene = field("53: 44=cavalry-2", FAR).play("regiment move 44", "take the road")
    assert not [option for option in scene.options if option.startswith("block")]
    scene.play("cross 53>63", "cross 63>64", "cross 64>55")
    assert scene.why_not("block 55>43") == "10.3.9", "no road joined with his runs through it"
    assert scene.offers("block 55>64") and scene.play("block 55>64").where(44) == "55>64"


def test_off_the_map_there_is_no_position() -> None:
    """NT §10.5.10 §9.8, ruling r32: nobody attaches there; who is dropped stays outside and comes later."""
    scene = field("davout waiting: 60=infantry-2 61=infantry-2", "waiting: 62=infantry-2", FAR, turn="18 france")
    assert scene.why_not("attach davout") == "10.5.10"
    entry = next(o for o in scene.play("corps move davout").options if o.startswith("enter"))
    scene.play(entry, "halt", "name 61", "done")
    assert scene.where(61) == "waiting" and scene.corps(61) == "detached" and scene.offers("regiment move 61")


def test_attach_as_the_second_command_of_who_arrives() -> None:
    """NT §10.5.15 §9.13, ruling r33: it is no movement; who has moved twice does not move again."""
    lines = ("davout 69: 60=infantry-2.arrived.moved", "69: 61=infantry-2.arrived.moved.twice")
    scene = field(*lines, "gave davout", "came davout", FAR, turn="18 france").play("attach davout", "name 61")
    assert scene.corps(61) == "davout" and scene.why_not("regiment move 61") == "10.5.14"


def test_the_four_points_come_before_the_fight() -> None:
    """NT §13.7, ruling r34: as soon as the first reinforcement rides through the entry area."""
    scene = field("101: 0=cavalry-1", FAR, "bernadotte waiting: 60=cavalry-2 61=infantry-2", turn="14 france")
    scene.play("threaten 100>101")
    flee(scene.play("done"))
    ride = next(option for option in scene.options if option.startswith("ride"))
    scene.by(1, ride)
    while scene.question.name in ("regiments_to_leave", "ride_on"):
        scene.by(1, "done" if "done" in scene.options else "halt")
    kinds = [type(event) for event in scene.events]
    assert kinds.index(MoraleGained) > kinds.index(Threatened) and scene.morale[1] == 24


def test_a_step_along_a_road_is_a_plain_move() -> None:
    """NT §10.4.1, ruling r98: unless the road is taken; nothing is closed by it."""
    scene = field("lannes 64: 44=infantry-2 45=infantry-2", FAR).play("corps move lannes", "go over 64>55", "done")
    assert scene.where(45) == "55" and not scene.s.turn.closed
    road = field("lannes 64: 44=infantry-2 45=infantry-2", FAR).play("corps move lannes", "take the road")
    assert road.play("cross 64>55", "halt", "done").s.turn.closed


def test_a_detachment_may_move_within_its_locale() -> None:
    """NT §9.9 §10.2.2, ruling r94."""
    scene = field("lannes 72: 44=infantry-2 45=infantry-2", FAR)
    scene.play("detachment move lannes", "block 72>74", "name 45", "done")
    assert scene.where(45) == "72>74" and scene.corps(45) == "detached"


def test_every_allied_corps_command_counts() -> None:
    """NT §9.6 §19.24, rulings r77 and r102: attaching too; the French have no total."""
    lines = ("langeron 87: 0=infantry-2", "87: 1=infantry-2", "72: 44=infantry-2", "kienmayer 99: 2=cavalry-2")
    scene = field(*lines, "commands 4 0", turn="14 allies").play("attach langeron", "name 1")
    assert scene.s.turn.corps == 5 and scene.why_not("corps move kienmayer") == "9.6"
    assert field("commands 40 0", "lannes 72: 44=infantry-2", FAR).offers("corps move lannes")


def test_bids_are_whole_and_below_the_smaller_morale() -> None:
    """NT §17.3 §17.5, ruling r74: at most 22; who passes at once lets the other win with 0."""
    scene = table(auction=True)
    bids = [option.points for option in scene.question.options()[:-1]]
    assert bids == list(range(23))
    assert scene.play("pass", "take side 1").morale == (27, 23)


def test_who_decides_a_retreat_in_a_team() -> None:
    """NT §19.30 §12.11, ruling r78: after an evacuation the nearest player, for corps of his mates, too."""
    lines = ("langeron 72: 0=infantry-3", "legrand 74: 44=cavalry-2 45=cavalry-3", "murat 74: 46=cavalry-2")
    scene = team(*lines, "lannes 83: 48=infantry-2", turn="14 allies", lannes=1, legrand=3, murat=2)
    scene.play("threaten 72>74", "done")
    assert scene.question.name == "regiment_to_keep" and scene.question.actor == 2 and scene.question.blocks == (44, 45)


def test_who_commands_regiments_off_the_map_or_without_commanders() -> None:
    """NT §19.26, rulings r80 and r81: the last commander's player; with no commander at all the supreme commander."""
    lines = ("waiting: 60=infantry-2", "left davout 60", "davout 69: 61=infantry-2 62=infantry-2")
    first = team(*lines, "lannes 64: 44=infantry-2", "reinforced", FAR, turn="18 france", davout=2, lannes=1, murat=3)
    assert first.why_not("regiment move 60") == "19.26" and first.play("end turn").offers("regiment move 60")
    waiting = "davout waiting: 60=infantry-2 61=infantry-2"
    dropped = team(waiting, "lannes 64: 44=infantry-2", FAR, rank=1, turn="18 france", davout=2, lannes=1)
    entry = next(o for o in dropped.play("corps move davout").options if o.startswith("enter"))
    dropped.play(entry, "halt", "name 61", "done")
    assert dropped.offers("regiment move 61") and GAME.read(GAME.write(dropped.s))[0].left == dropped.s.left
    alone = team("72: 47=infantry-2", FAR)
    assert alone.offers("regiment move 47") and alone.play("end turn").why_not("regiment move 47") == "19.26"


def test_a_commander_off_the_map_is_near_to_nothing() -> None:
    """NT §19.26, ruling r81: wherever a regiment stands, the last locale of the board not excepted."""
    lines = ("davout waiting: 60=infantry-2", "lannes 64: 44=infantry-2", f"{LOCALES - 1}: 47=infantry-2")
    scene = team(*lines, FAR, turn="18 france", davout=1, lannes=2)
    assert scene.why_not("regiment move 47") == "19.26" and scene.play("end turn").offers("regiment move 47")


def test_orders_are_read_in_the_readers_language() -> None:
    """NT §19.13, ruling r84."""
    told = GAME.told(OrderRead(2, True, (107,)))
    assert told is not None
    assert [words.of(GAME.name, lang).format(told[0]) for lang in ("en", "de")] == [
        "You read your order: attack Pratze.", "Dein Befehl lautet: Pratze angreifen.",
    ]  # fmt: skip


def test_replacements_do_not_run_out() -> None:
    """NT §3.9, ruling r85: more weakened regiments than any box would hold."""
    lines = [f"{n}=infantry-1" for n in range(12)]
    scene = field(f"87: {' '.join(lines)}", "72: 44=infantry-2", turn="14 allies")
    assert GAME.faults(scene.s) == [] and list(scene.s.face[:12]) == [5] * 12 and FORCES.allied["infantry-1"] < 12


def test_team_mates_see_all_faces_of_their_side() -> None:
    """NT §3.6, ruling r96: the enemy none."""
    scene = team("lannes 72: 44=cavalry-3", FAR, lannes=1)
    assert [scene.seen(seat, 44) for seat in (1, 2, 3, 0)] == ["cavalry-3"] * 3 + [None] and FRANCE == 1
