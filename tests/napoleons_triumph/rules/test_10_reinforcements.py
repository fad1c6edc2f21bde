"""Chapter 10.5: reinforcements."""

from feldherr.games.napoleons_triumph.board import ENTRIES
from tests.napoleons_triumph.scene import field

DAVOUT = "davout waiting: 44=infantry-2 45=infantry-2 46=cavalry-2"
BERNADOTTE = "bernadotte waiting: 50=infantry-2 51=infantry-3"


def entry(name: str) -> int:
    return [e.name for e in ENTRIES].index(name)


def test_french_reinforcements_come_from_their_round_on() -> None:
    """NT §10.5.1 §10.5.3 §10.5.5: Davout from 8:00 on 2 December, Bernadotte earlier; both may be kept back."""
    early = field(DAVOUT, BERNADOTTE, turn="12 france")
    assert early.why_not("corps move davout") == "10.5.3" and early.offers("corps move bernadotte")
    late = field(DAVOUT, BERNADOTTE, turn="13 france")
    assert late.offers("corps move davout") and late.play("end turn").where("davout") == "waiting"


def test_entry_by_road_at_an_own_arrow() -> None:
    """NT §4.12 §10.5.6 §10.5.7 §10.5.8 §10.5.9 §10.5.12 §10.5.13 §10.5.17 §10.5.19: the entry area is the first
    locale.
    """
    scene = field(DAVOUT, BERNADOTTE, "1: 0=infantry-2").play("corps move davout")
    assert scene.why_not(f"enter by {entry('A13')}") == "10.5.6"
    assert scene.why_not(f"enter by {entry('F1')}") == "10.5.8"
    scene.play(f"enter by {entry('F2')}", "cross 51>38", "cross 38>52")
    assert scene.why_not("cross 52>53") == "10.3.1"
    scene.play("halt", "done")
    assert scene.where("davout") == scene.where(46) == "52" and scene.seen(0, 46) is None
    scene.play("corps move bernadotte")
    assert scene.why_not(f"enter by {entry('F2')}") == "10.5.13" and scene.offers(f"enter by {entry('F8')}")


def test_the_first_arrival_raises_french_morale_once() -> None:
    """NT §10.5.20 §13.7 §16.10 §10.5.11, ruling r63: a single regiment is enough; the last of a corps cannot come
    so.
    """
    scene = field(DAVOUT, BERNADOTTE, morale="20 9").play("regiment move 44", f"enter by {entry('F8')}", "halt")
    assert scene.morale == (20, 13) and scene.s.reinforced and scene.corps(44) == "detached"
    scene.play("corps move bernadotte", f"enter by {entry('F10')}", "halt", "done")
    assert scene.morale == (20, 13)
    high = field(DAVOUT, "reference 27 23", morale="27 23").play("regiment move 44", f"enter by {entry('F8')}", "halt")
    assert high.morale == (27, 27) and high.s.reference == [27, 27], "above what they began with"
    single = field("davout waiting: 44=infantry-3")
    assert single.why_not("regiment move 44") == "10.5.11"


def test_arriving_french_are_commanded_twice() -> None:
    """NT §10.5.14 §10.5.15 §10.5.16 §10.5.17 §10.5.2: two movements, two corps commands, others in between; later
    one.
    """
    scene = field(DAVOUT, "legrand 72: 60=infantry-2").play(
        "corps move davout", f"enter by {entry('F8')}", "halt", "done"
    )
    scene.play("corps move legrand", "block 72>74", "corps move davout", "go over 100>101", "done")
    assert scene.where("davout") == "101" and scene.s.turn.corps == 3
    assert scene.why_not("corps move davout") == "10.5.15" and scene.why_not("regiment move 44") == "10.5.14"
    scene.play("end turn", "end turn", "corps move davout", "block 101>117", "done")
    assert scene.why_not("attach davout") == "9.5"


def test_allied_reinforcements_are_commanded_once() -> None:
    """NT §10.5.4 §10.5.18 §10.5.10 §13.7: from the first round, by corps move or regiment move, without a second
    command.
    """
    lines = ("scenario 1", "bagration waiting: 0=infantry-2 1=infantry-2", "72: 44=infantry-2")
    scene = field(*lines, turn="1 allies")
    assert scene.why_not("detachment move bagration") == scene.why_not("attach bagration") == "10.5.10"
    scene.play("corps move bagration", f"enter by {entry('A18')}", "halt", "done")
    assert scene.where("bagration") == "128" and scene.morale == (20, 20)
    assert scene.why_not("corps move bagration") == "9.5" and scene.why_not("regiment move 0") == "9.19"
    full = field(*lines, "commands 5 0", turn="1 allies")
    assert full.why_not("corps move bagration") == "9.6"
