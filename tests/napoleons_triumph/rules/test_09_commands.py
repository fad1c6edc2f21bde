"""Chapters 7 to 9: turns, corps, commands."""

from feldherr.games.napoleons_triumph.events import Marched, Mixed, Shown
from feldherr.games.napoleons_triumph.notation import SLUGS
from tests.napoleons_triumph.scene import Scene, field


def test_turns_alternate_and_may_be_ended_at_any_time() -> None:
    """NT §2.2 §7.1 §7.2 §7.3 §9.2: Allies first, French second, then the next round."""
    scene = field("72: 44=infantry-2", "87: 0=infantry-2", turn="14 allies")
    assert scene.asked == "allies command_or_end" and scene.turned_away(1, "regiment move 44")
    assert scene.why_not("regiment move 44") == "2.2"
    scene.play("end turn")
    assert scene.s.round == 14 and scene.asked == "france command_or_end"
    assert scene.play("end turn").s.round == 15


def test_one_corps_command_a_commander_and_five_for_the_allies() -> None:
    """NT §9.3 §9.4 §9.5 §9.6 §9.25 §9.24: the French have no such limit."""
    names = ("bagration", "constantine", "dokhturov", "kienmayer", "kollowrath", "langeron")
    lines = [f"{name} 87: {2 * n}=infantry-2" for n, name in enumerate(names)]
    scene = field(*lines, turn="14 allies")
    for name in names[:5]:
        scene.play(f"corps move {name}", "go over 87>99")
    assert scene.why_not("corps move langeron") == "9.6" and scene.why_not("corps move bagration") == "9.5"
    assert scene.why_not("corps move lannes") == "9.4"
    assert [(r.value, r.of) for r in scene.view(1).sides[0].rows if r.rule == "9.6"] == [(0, 5)]
    assert not scene.happened(Shown) and len(scene.happened(Marched)) == 5
    french = field("commands 7 0", "lannes 72: 44=infantry-2")
    assert french.offers("corps move lannes")


def test_corps_move_and_dropping() -> None:
    """NT §9.7 §9.8 §9.21 §9.22 §8.5 §8.8 §6.s9.3: one at least goes along; who has moved stays; who stays has not
    moved.
    """
    scene = field("lannes 72: 44=infantry-2 45=infantry-2.moved 46=infantry-2 47=infantry-2").play(
        "corps move lannes", "go over 72>74"
    )
    scene.play("name 46")
    assert scene.why_not("name 44") is None
    scene.play("done")
    assert (
        scene.where(44) == scene.where("lannes") == "74" and scene.where(45) == "72" and scene.corps(46) == "detached"
    )
    assert scene.offers("regiment move 46") and scene.why_not("regiment move 45") == "9.19"
    alone = field("lannes 72: 44=infantry-2 45=infantry-2").play("corps move lannes", "go over 72>74", "name 44")
    assert alone.why_not("name 45") == "9.8"
    battery = field("lannes 64>65: 44=infantry-2 45=artillery-1.battery").play("corps move lannes", "withdraw to 64")
    assert battery.where(45) == "64>65" and battery.corps(45) == "detached"
    used = field("lannes 72: 44=infantry-2.moved")
    assert used.why_not("corps move lannes") == "9.21"


def test_detachment_move() -> None:
    """NT §9.9 §9.10 §9.22 §8.4: some go together, the commander and at least one stay and have not moved."""
    scene = field("lannes 72: 44=infantry-2 45=infantry-2 46=infantry-2").play(
        "detachment move lannes", "go over 72>74"
    )
    assert scene.why_not("done") == "9.9"
    scene.play("name 44", "name 45")
    assert scene.why_not("name 46") == "9.10"
    scene.play("done")
    assert (
        scene.where(44) == scene.where(45) == "74" and scene.corps(44) == "detached" and scene.where("lannes") == "72"
    )
    assert scene.why_not("regiment move 46") == "8.8" and scene.why_not("regiment move 44") == "9.19"
    assert field("lannes 72: 44=infantry-2").why_not("detachment move lannes") == "9.10"


def test_attach() -> None:
    """NT §9.13 §9.14 §9.15 §9.16 §9.20 §8.8 §8.7 §8.4 §4.14: one regiment of the same position, from anywhere; no
    movement.
    """
    lines = (
        "lannes 72: 44=infantry-2",
        "legrand 72: 45=infantry-2 46=infantry-2",
        "murat 72: 47=cavalry-2",
        "72: 48=infantry-2.moved",
        "72>74: 49=infantry-2",
    )
    scene = field(*lines).play("attach lannes")
    assert (
        scene.why_not("name 49") == "9.15" and scene.why_not("name 47") == "8.8" and scene.why_not("name 44") == "9.13"
    )
    scene.play("name 48")
    assert scene.corps(48) == "lannes" and scene.why_not("attach lannes") == "9.5"
    scene.play("attach murat", "name 45")
    assert scene.corps(45) == "murat" and scene.size("legrand") == 1 and scene.offers("corps move legrand")
    assert scene.offers("regiment move 45")
    eight = "lannes 72: " + " ".join(f"{n}=infantry-2" for n in range(44, 52))
    assert field(eight, "72: 52=infantry-2").why_not("attach lannes") == "9.16"
    assert field("lannes 72: 44=infantry-2", "74: 45=infantry-2").why_not("attach lannes") == "9.15"


def test_regiment_move_detaches() -> None:
    """NT §9.12 §9.17 §9.18 §9.19 §8.8 §8.10 §10.5.14: one regiment, once a turn, never the last."""
    scene = field("lannes 72: 44=infantry-2 45=infantry-2", "murat 72: 46=cavalry-2", "87: 0=infantry-2").play(
        "regiment move 44", "block 72>74"
    )
    assert scene.corps(44) == "detached" and scene.size("lannes") == 1 and scene.s.turn.independent == 1
    assert scene.why_not("regiment move 44") == "9.19" and scene.why_not("regiment move 46") == "8.8"
    allied = field("87: 0=infantry-2", "commands 0 3", turn="14 allies")
    assert allied.why_not("regiment move 0") == "9.12"


def test_mixing_at_the_end_of_the_turn() -> None:
    """NT §7.4 §7.5 §3.7 §3.6: corps among themselves, detached of one position among themselves; a lone one stays
    known.
    """
    lines = (
        "langeron 87: 0=infantry-3.known 1=infantry-2 2=cavalry-2",
        "87: 3=infantry-1.known 4=infantry-2",
        "99: 5=infantry-2.known",
        "72: 44=infantry-2",
    )
    scene = field(*lines, turn="14 allies")
    assert scene.seen(1, 0) == "infantry-3"
    scene.play("end turn")
    assert scene.happened(Mixed) and [scene.seen(1, b) for b in range(6)] == [None] * 5 + ["infantry-2"]
    assert sorted(scene.s.face[b] for b in (0, 1, 2)) == [6, 7, 10] and sorted(scene.s.face[b] for b in (3, 4)) == [
        5,
        6,
    ]
    assert {bag.blocks: bag.faces for bag in scene.s.bags} == {(0, 1, 2): (7,), (3, 4): (5,)}
    assert scene.corps(0) == "langeron" and SLUGS.index("langeron") == scene.s.corps[1]


def test_who_came_together_unseen_is_mixed_too() -> None:
    """NT §7.4, ruling r19: a regiment of Kienmayer and one of Langeron in one approach change their public numbers."""
    seen = set()
    for seed in range(12):
        head = "turn 14 allies\nmorale 20 20\nkienmayer 94: 0=cavalry-2 1=cavalry-2\n"
        scene = Scene(head + "langeron 94: 2=infantry-3 3=infantry-2\nlannes 64: 44=infantry-2", seed)
        scene.play("regiment move 0", "block 94>83", "regiment move 2", "block 94>83", "end turn")
        seen.add((scene.face(0), scene.face(2)))
        assert {scene.face(0), scene.face(2)} == {"cavalry-2", "infantry-3"} and scene.face(1) == "cavalry-2"
    assert len(seen) == 2


def test_what_was_known_of_one_is_then_known_of_both() -> None:
    """NT §7.4, ruling r19: a note that says "among these" is widened to whom they are mixed with."""
    text = "turn 14 allies\nmorale 20 20\n94>83: 0=cavalry-2 1=infantry-2\n94: 2=infantry-3\nlannes 64: 44=infantry-2\n"
    scene = Scene(text + "bag 0 1: cavalry-2").play("regiment move 2", "block 94>83", "end turn")
    assert [bag.blocks for bag in scene.s.bags] == [(0, 1, 2)]


def test_nobody_is_mixed_whom_nobody_could_tell_apart() -> None:
    """NT §7.4 §7.5, ruling r19: a corps that stood still has nothing to hide, and a lone regiment stays what it is."""
    scene = field("kienmayer 94: 0=cavalry-2 1=infantry-2", "105: 3=infantry-2.known", "lannes 64: 44=infantry-2",
                  turn="14 allies").play("end turn")  # fmt: skip
    assert not scene.happened(Mixed) and scene.seen(1, 3) == "infantry-2"


def test_defenders_who_were_named_are_mixed_with_the_others() -> None:
    """NT §7.4 §11.s2.1, ruling r19: else the enemy would know whom his opponent had chosen."""
    corps = "langeron 94: 0=infantry-2 1=infantry-3 2=artillery-1"
    scene = field("83: 44=infantry-3", corps, "lannes 53: 45=infantry-2")
    scene.play("threaten 83>94", "name 0", "name 1", "name langeron", "done", "feint", "with regiment 44", "stay")
    scene.play("name 0", "name langeron", "done", "end turn")
    assert [event.spots for event in scene.events if isinstance(event, Mixed)] == [(94,)]
