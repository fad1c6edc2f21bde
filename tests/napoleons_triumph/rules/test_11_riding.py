"""Chapters 10 and 11: cavalry that rides on after an evacuation, and what of it counts for others."""

import pytest

from feldherr.games.napoleons_triumph.events import CommandGiven, Marched
from tests.napoleons_triumph.scene import Scene, field

FAR = "bagration 87: 5=infantry-2"
"""Somebody of the enemy who is not in the way."""


def flee(scene: Scene, side: str) -> Scene:
    """The side retreats, by the first way offered."""
    while scene.asked.startswith(side):
        scene.play(scene.options[0])
    return scene


def test_riders_do_not_overfill_the_next_locale() -> None:
    """NT §4.15 §8.12 §11.a.2, ruling r6: five cavalry may not go on into Pratze, which holds four."""
    five = "liechtenstein 106: 0=cavalry-3 1=cavalry-2 2=cavalry-2 3=cavalry-2 4=cavalry-1"
    scene = field(five, "94: 44=cavalry-2", "lannes 53: 45=infantry-2", turn="14 allies")
    scene.play("threaten 106>94", "done")
    flee(scene, "france").play("ride liechtenstein 106>94", "done")
    assert scene.why_not("cross 157 over 333") == "4.15" and scene.play("halt").where("liechtenstein") == "94"


def test_riders_attack_only_what_holds_them() -> None:
    """NT §4.15 §11.a.2, ruling r7: five do not charge into Jirzikowitz, which holds four."""
    five = "murat 63: " + " ".join(f"{n}=cavalry-2" for n in range(44, 49))
    scene = field(five, "64: 0=cavalry-1", "73: 1=cavalry-1", FAR).play("threaten 63>64", "done")
    flee(scene, "allies").play("ride murat 63>64", "done")
    assert scene.why_not("charge 64>73") == "4.15"
    four = "murat 63: " + " ".join(f"{n}=cavalry-2" for n in range(44, 48))
    scene = field(four, "64: 0=cavalry-1", "73: 1=cavalry-1", FAR).play("threaten 63>64", "done")
    assert flee(scene, "allies").play("ride murat 63>64", "done").offers("charge 64>73")


def test_riders_must_fit_beside_their_own() -> None:
    """NT §4.15, ruling r6: two do not end with three others where four have room, but pass on by the main road."""
    own = "73: 50=infantry-2 51=infantry-2 52=infantry-2"
    scene = field("murat 63: 44=cavalry-2 45=cavalry-2", own, "64: 0=cavalry-1", FAR).play("threaten 63>64", "done")
    flee(scene, "allies").play("ride murat 63>64", "done")
    assert scene.why_not("cross 64>73") == "4.15"
    full = "55: " + " ".join(f"{n}=infantry-2" for n in range(50, 59))
    scene = field("murat 53: 44=cavalry-2 45=cavalry-2", "63: 0=cavalry-1", full, FAR).play("threaten 53>63", "done")
    flee(scene, "allies").play("ride murat 53>63", "done")
    assert scene.s.troops[55] == 9 and scene.offers("cross 63>64")


def test_a_locale_that_is_too_small_is_only_passed() -> None:
    """NT §4.15 §8.12, ruling r6: in Bellowitz there is room for one only; the two must go on, and end behind it."""
    own = "52: 50=infantry-2 51=infantry-2 54=infantry-2"
    scene = field("murat 51: 44=cavalry-2 45=cavalry-2", own, "38: 0=cavalry-1", FAR).play("threaten 51>38", "done")
    flee(scene, "allies").play("ride murat 51>38", "done", "cross 38>52")
    assert scene.why_not("halt") == "4.15" and scene.where(44) == "38"
    scene.play("cross 52>53", "halt")
    assert scene.where("murat") == scene.where(44) == "53" and scene.s.troops[52] == 3
    assert [scene.s.turn.entered[-1][0]] == [53]


@pytest.mark.parametrize(("way", "where"), [(("cross 66>67", "halt"), "67"), (("block 66>75",), "66>75")])
def test_who_only_rides_through_bars_nobody(way: tuple[str, ...], where: str) -> None:
    """NT §10.4.2 §11.a.2, ruling r25: only where the ride ends in reserve a large corps may not follow."""
    scene = field("64: 44=cavalry-2", "66: 0=cavalry-2", "lannes 55: 45=infantry-2 46=infantry-2", FAR)
    flee(scene.play("threaten 55>66", "done"), "allies").play("ride 44 64>55,55>66", *way)
    scene.play("corps move lannes", "take the road", "cross 55>66", "halt", "done")
    assert scene.where(44) == where and scene.where("lannes") == "66"


def test_who_ends_his_ride_in_reserve_bars_a_large_corps() -> None:
    """NT §10.4.2, ruling r25: Lannes may follow with one regiment only."""
    scene = field("64: 44=cavalry-2", "66: 0=cavalry-2", "lannes 55: 45=infantry-2 46=infantry-2", FAR)
    flee(scene.play("threaten 55>66", "done"), "allies").play("ride 44 64>55,55>66", "halt")
    scene.play("corps move lannes", "take the road", "cross 55>66", "halt")
    assert scene.why_not("done") == "10.4.2"


def test_a_charge_that_is_met_ends_in_the_locale_reached() -> None:
    """NT §11.a.2 §11.s3.2 §10.4.2, rulings r25 and r89: it is a feint, and bars a large corps there."""
    lannes = "lannes 53: 45=infantry-2 46=infantry-2"
    scene = field("63: 44=cavalry-2", "64: 0=cavalry-1", "55: 1=infantry-2", lannes, FAR)
    flee(scene.play("threaten 63>64", "done"), "allies").play("ride 44 63>64", "charge 64>55", "name 1", "done", "stay")
    flee(scene, "allies")
    assert scene.where(44) == "64" and scene.s.turn.independent == 1
    scene.play("corps move lannes", "take the road", "cross 53>63", "cross 63>64", "halt")
    assert scene.why_not("done") == "10.4.2"


def test_the_range_counts_on_after_an_evacuation() -> None:
    """NT §11.a.2 §10.3.2, ruling r89: two locales in all, if not all of it is main road."""
    scene = field("64: 44=cavalry-2", "66: 0=cavalry-2", "lannes 55: 45=infantry-2 46=infantry-2", FAR)
    flee(scene.play("threaten 55>66", "done"), "allies").play("ride 44 64>55,55>66", "cross 66>67")
    assert scene.asked == "france ride_on" and not [o for o in scene.options if o.startswith("cross")]


def test_cavalry_that_feinted_by_road_bars_a_large_corps() -> None:
    """NT §10.4.2 §11.s3.5, ruling r25: its move has ended in the attack reserve."""
    lines = ("64: 44=cavalry-2", "66: 0=infantry-2", "lannes 63: 45=infantry-2 46=infantry-2", FAR)
    scene = field(*lines).play("threaten 55>66", "name 0", "done", "ride 44 64>55,55>66")
    while scene.asked != "france command_or_end":
        scene.play(scene.options[0])
    scene.play("corps move lannes", "take the road", "cross 63>64", "cross 64>55", "halt")
    assert scene.where(44) == "55" and scene.why_not("done") == "10.4.2"


def test_a_large_corps_stops_at_the_first_locale_entered() -> None:
    """NT §10.4.4, ruling r28: already there it is next to a large enemy corps."""
    scene = field(
        "lannes 64: 44=infantry-2 45=infantry-2 46=infantry-2 47=infantry-2", "langeron 43: 0=infantry-2 1=infantry-2"
    )
    scene.play("corps move lannes", "take the road", "cross 64>55", "cross 55>66", "halt")
    assert scene.why_not("done") == "10.4.4"


def test_a_large_corps_starts_next_to_another_unhindered() -> None:
    """NT §10.4.4, ruling r28: where the march begins nothing stops it."""
    scene = field("lannes 55: 44=infantry-2 45=infantry-2", "langeron 43: 0=infantry-2 1=infantry-2")
    assert scene.play("corps move lannes", "take the road", "cross 55>64", "halt", "done").where(45) == "64"


PAIR = ("murat 64: 44=cavalry-2", "lannes 64: 45=cavalry-2", "66: 0=cavalry-1", FAR)


def test_two_corps_of_one_regiment_are_no_large_corps() -> None:
    """NT §10.4.1 §10.4.3, rulings r27 and r88: they ride together and close nothing."""
    scene = flee(field(*PAIR, "55>42: 60=infantry-2").play("threaten 55>66", "done"), "allies")
    scene.play("ride murat 64>55,55>66", "with corps of lannes", "done", "done", "halt", "regiment move 60")
    assert scene.where("lannes") == scene.where("murat") == "66" and not scene.s.turn.closed
    assert scene.offers("withdraw to 55")


def test_two_corps_of_one_regiment_ride_past_a_large_corps() -> None:
    """NT §10.4.4 §10.4.1, ruling r29: only of a corps of two or more all but one must stay."""
    scene = flee(field(*PAIR, "langeron 43: 6=infantry-2 7=infantry-2").play("threaten 55>66", "done"), "allies")
    assert scene.play("ride murat 64>55,55>66").offers("with corps of lannes")
    large = ("murat 64: 44=cavalry-2 46=cavalry-2", *PAIR[1:], "langeron 43: 6=infantry-2 7=infantry-2")
    scene = flee(field(*large).play("threaten 55>66", "done"), "allies")
    scene.play("ride murat 64>55,55>66", "with corps of lannes", "done")
    assert scene.why_not("done") == "10.4.4" and scene.play("name 46", "done").where(45) == "66"


def test_a_march_does_not_end_where_it_began() -> None:
    """NT §10.1.2: of a large corps it would close locales though nothing moved; over the start it may lead on."""
    scene = field("murat 64: 44=infantry-2 45=infantry-2", FAR).play("corps move murat", "take the road", "cross 64>73")
    assert scene.why_not("cross 73>64") == "10.1.2"
    scene = field("murat 64: 44=infantry-2 45=infantry-2", FAR).play("corps move murat", "take the road", "cross 64>55")
    scene.play("cross 55>64")
    assert scene.why_not("halt") == "10.1.2"
    scene.play("cross 64>63", "halt", "done")
    alone = field("64: 44=infantry-2", FAR).play("regiment move 44", "take the road", "cross 64>55", "cross 55>64")
    assert alone.offers("halt") and scene.where("murat") == "63"
    assert len(scene.happened(Marched)) == len(scene.happened(CommandGiven)) == 1
