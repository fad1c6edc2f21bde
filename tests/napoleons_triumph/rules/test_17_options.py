"""Chapters 17 to 19: balance, the Santon, teams."""

import random

from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.actions import Give
from feldherr.games.napoleons_triumph.board import DISTANCE, FORCES, FRANCE, LEADERS, SANTON, Front, Locale
from feldherr.games.napoleons_triumph.events import CorpsGiven, Counted, OrderOpened, OrderRead, RanksFixed
from feldherr.games.napoleons_triumph.notation import FRONT_NAMES, SLUGS
from feldherr.games.napoleons_triumph.rules.choices.limits import gun_refusal, on_santon
from feldherr.games.napoleons_triumph.rules.opening.options import AusterlitzOptions
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import answer, begin
from tests.napoleons_triumph.scene import LINES, Scene, field, table

TEAM = ("team allies 0", "team france 1 2 3")


def team(*lines: str, rank: int = 0, turn: str = "14 france", **owners: int) -> Scene:
    own = [f"owner {name.replace('_', '-')} {seat}" for name, seat in owners.items()]
    return field(*TEAM, f"rank {rank}", *own, *lines, turn=turn)


def test_balance_by_agreement() -> None:
    """NT §17.1 §6.s4.2: both see it when they sit down."""
    assert table(allied_handicap=2, french_handicap=3).morale == (25, 20)


def test_the_auction() -> None:
    """NT §17.2 §17.3 §17.4 §17.5 §17.6 §17.7 §6.s2.1: higher bids in turn; the winner takes a side and pays."""
    scene = table(auction=True)
    first = scene.question.actor
    assert scene.question.name == "bid_or_pass" and scene.turned_away(1 - first, "bid 0")
    scene.play("bid 0", "bid 2")
    assert scene.why_not("bid 2") == "17.3"
    scene.play("pass")
    assert scene.question.actor == 1 - first and scene.question.name == "side_to_take"
    scene.play("take side 0")
    assert scene.morale == (25, 23) and scene.s.teams == ((1 - first,), (first,))
    firsts = {table_with(seed) for seed in range(12)}
    assert firsts == {0, 1}


def test_a_spokesman_bids_for_his_team() -> None:
    """NT §19.36 §17.4: the first of each team, nobody else."""
    scene = table(auction=True, allied_players=2, french_players=2)
    assert scene.question.actor in (0, 1) and scene.turned_away(2, "bid 0") and scene.turned_away(3, "bid 0")
    scene.play("pass")
    assert scene.question.name == "side_to_take" and scene.play("take side 1").morale == (27, 23)


def table_with(seed: int) -> int:
    from feldherr.kernel.position import begin

    scene = Scene.__new__(Scene)
    scene.start(begin(GAME, AusterlitzOptions(auction=True)), seed)
    return scene.question.actor


def test_the_santon() -> None:
    """NT §18.1 §18.2 §18.4 §18.5 §18.6, ruling r75: the battery fights from reserve over every approach; other guns do
    not.
    """
    lines = ("54: 44=artillery-1.battery", "64: 0=infantry-3")
    scene = field("santon", *lines, turn="14 allies").play(
        "threaten 64>54", "name 44", "done", "fight", "name 44", "done", "with regiment 0", "name 0", "done"
    )
    found = scene.happened(Counted)[-1]
    assert isinstance(found, Counted) and (found.blocked, found.penalty, found.result) == (0, 1, 1)
    out = field("santon", "54: 44=artillery-1.battery", "64>54: 0=infantry-2", "42>54: 1=infantry-2").play(
        "threaten 54>64", "fight", "done", "with regiment 44", "name 44", "done"
    )
    assert out.where(44) == "54" and out.face(0) == "infantry-1" and out.why_not("threaten 54>42") == "9.19"
    other = field("santon", "54>64: 44=artillery-1", "64>54: 0=infantry-2").play(
        "threaten 54>64", "fight", "done", "with regiment 44"
    )
    assert other.why_not("name 44") == "18.2"
    usual = field("54>64: 44=artillery-1", "64>54: 0=infantry-2").play(
        "threaten 54>64", "fight", "done", "with regiment 44"
    )
    assert usual.offers("name 44")
    blocked = field(
        "santon", "54: 44=artillery-1.battery", "54>64: 45=infantry-2", "64: 0=infantry-3", turn="14 allies"
    ).play("threaten 64>54")
    assert blocked.asked == "allies feint_or_fight"
    assert on_santon(blocked.s, Locale(SANTON)) and not on_santon(blocked.s, Locale(64))
    assert not on_santon(field("santon", "54>64: 44=artillery-1.battery").s, Locale(SANTON))
    assert not on_santon(field("54: 44=artillery-1.battery").s, Locale(SANTON))


def test_without_the_option_guns_lead_from_approaches_alone() -> None:
    """NT §11.s5.12 §18.2: the Santon is a locale like others."""
    front = FRONT_NAMES["54>64"]
    for option, rule in (("santon", None), ("", "11.s5.12")):
        s = field(*filter(None, (option, "54: 44=artillery-1.battery", "64>54: 0=infantry-2"))).s
        assert gun_refusal(s, FRANCE, 44, Front(front)) == rule


def test_the_battery_starts_in_reserve_on_the_santon() -> None:
    """NT §18.3 §6.s9.2: where others have to block."""
    scene = table(santon=True)
    for seat in (0, 1):
        scene.by(seat, "adopt organisation 0").by(seat, "done")
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[0]), "done")
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[1] if FORCES.commanders[c].start))
    gun = next(b for b in scene.s.members[SLUGS.index("lannes")] if scene.s.face[b] == 13)
    scene.play(f"detach {gun}", "post at 54>64", "done", f"battery {gun}")
    assert scene.where(gun) == "54" and scene.asked == "allies command_or_end"


def conference() -> Scene:
    scene = table(french_players=3, december=1)
    assert scene.question.name == "next_in_rank"
    return scene


def test_the_conference() -> None:
    """NT §19.1 §19.2 §19.3 §19.5 §19.6 §19.35: ranks and corps are fixed in secret, then told."""
    scene = conference().play("rank 2")
    assert scene.why_not("rank 2") == "19.3" and not scene.happened(RanksFixed)
    scene.play("rank 1")
    assert scene.s.teams[1] == (2, 1, 3) and scene.happened(RanksFixed)
    scene.play("give to 2", "give to 2", "give to 2", "give to 2", "give to 2", "give to 2")
    assert scene.why_not("give to 2") == "19.5"
    scene.play("give to 1", "give to 3")
    assert scene.happened(CorpsGiven) and scene.s.owner[SLUGS.index("vandamme")] == 3
    assert scene.position.question(2) is not None and scene.position.question(1) is None
    assert len(GAME.seats(AusterlitzOptions(french_players=4, allied_players=2))) == 6


def test_set_up_in_a_team() -> None:
    """NT §19.18 §19.19 §19.20 §19.21 §19.22: the supreme commander organises; each places and detaches his own."""
    scene = conference().play("rank 1", "rank 2", *["give to 1"] * 6, "give to 2", "give to 3")
    assert scene.turned_away(2, "adopt organisation 0")
    for seat in (0, 1):
        scene.by(seat, "adopt organisation 0").by(seat, "done")
    scene.play("start with kienmayer", "start with langeron", "place at 143", "place at 106", "done")
    placing = []
    while scene.question.name == "start_position":
        placing.append(scene.question.actor)
        scene.play(scene.options[0])
    assert placing == sorted(placing) and placing[-2:] == [2, 3]
    vandamme = scene.s.members[SLUGS.index("vandamme")][0]
    assert scene.why_not(f"detach {vandamme}") == "19.21"
    scene.play("done", "done", f"detach {vandamme}", "post at 72", "done")
    assert scene.question.actor == 1 and scene.question.name == "battery_to_show"


def test_the_turn_of_a_team_goes_by_rank() -> None:
    """NT §19.23 §19.24 §19.25 §9.12: each his own corps, from shared commands; nobody resumes."""
    lines = ("lannes 72: 44=infantry-2", "legrand 72: 45=infantry-2", "murat 83: 46=cavalry-2", "72: 47=infantry-2")
    scene = team(*lines, lannes=1, legrand=2, murat=3)
    assert scene.question.actor == 1 and scene.why_not("corps move legrand") == "19.25"
    scene.play("end turn")
    assert (
        scene.question.actor == 2 and scene.turned_away(1, "corps move lannes") and scene.offers("corps move legrand")
    )
    used = team(*lines, "commands 0 4", rank=1, lannes=1, legrand=2, murat=3)
    assert used.why_not("regiment move 47") == "9.12"


def test_independent_commands_by_proximity() -> None:
    """NT §19.26 §19.27 §19.28, ruling r79: the nearest commander's player; the higher in rank if equally near."""
    lines = (
        "lannes 72: 44=infantry-2 48=infantry-2",
        "legrand 83: 45=infantry-2",
        "murat 72: 46=cavalry-2 49=cavalry-2",
        "83: 47=infantry-2",
    )
    first = team(*lines, lannes=1, legrand=2, murat=3)
    assert first.why_not("regiment move 47") == "19.26" and first.offers("regiment move 49")
    second = team(*lines, rank=1, lannes=1, legrand=2, murat=3)
    assert second.offers("regiment move 47") and second.why_not("regiment move 48") == "19.26"
    assert DISTANCE[72][72] == 0 and DISTANCE[72][83] == 1 and DISTANCE[58][78] == 2


def test_attaching_between_team_mates() -> None:
    """NT §19.29 §19.34 §11.5, ruling r82: from lower ranks only; attacks of different players do not combine."""
    lines = ("lannes 72: 44=infantry-2 45=infantry-2", "legrand 72: 46=infantry-2 47=infantry-2", "74: 0=infantry-2")
    assert team(*lines, lannes=1, legrand=2).play("attach lannes").offers("name 46")
    assert team(*lines, rank=1, lannes=1, legrand=2).why_not("attach legrand") == "9.15"
    assert (
        "19.29"
        in team(*lines, "72: 48=infantry-2", rank=1, lannes=1, legrand=2)
        .play("attach legrand")
        .question.refusals()
        .values()
    )
    murat = "murat 72: 50=cavalry-2"
    scene = team(*lines, murat, lannes=1, legrand=2, murat=1).play(
        "threaten 72>74", "name 0", "done", "fight", "done", "with corps of lannes"
    )
    assert scene.offers("with corps of murat")
    assert scene.why_not("with corps of legrand") == "19.34"


def test_who_decides_the_defence() -> None:
    """NT §19.30 §19.31 §19.32 §19.33: the nearest commander's player; then the highest in rank with a commander
    named.
    """
    lines = (
        "langeron 72: 0=infantry-3",
        "legrand 74: 44=infantry-2 45=infantry-2",
        "murat 74: 46=cavalry-2",
        "74: 47=infantry-2",
        "lannes 83: 48=infantry-2",
    )
    scene = team(*lines, turn="14 allies", lannes=1, legrand=3, murat=2).play("threaten 72>74")
    assert scene.question.actor == 2 and scene.turned_away(3, "name 44")
    scene.play("name 44", "name legrand", "done", "fight")
    assert scene.question.actor == 3 and scene.question.name == "defence_line"
    plain = team(*lines, turn="14 allies", lannes=1, legrand=3, murat=2).play(
        "threaten 72>74", "name 47", "done", "fight"
    )
    assert plain.question.actor == 2


def test_written_orders() -> None:
    """NT §19.10 §19.12 §19.13 §19.14 §19.15 §19.16 §19.17, ruling r83: one verb, names of places, read a turn later,
    open in the end.
    """
    lines = ("lannes 72: 44=infantry-2", "legrand 72: 45=infantry-2", "murat 72: 46=cavalry-2", "87: 0=infantry-2")
    scene = team(*lines, turn="19 allies", lannes=1, legrand=2, murat=3).play("end turn")
    assert scene.question.name == "recipient" and scene.turned_away(2, "write to 3")
    scene.play("write to 2", "order attack", "mention 107")
    assert scene.why_not("mention 74") == "19.13"
    scene.play("mention 143", "done")
    assert scene.why_not("write to 2") == "19.12" and scene.offers("write to 3")
    assert not any(note.text.id == "nt-order-note" for seat in (0, 2, 3) for note in scene.view(seat).notes)
    assert GAME.interjections(scene.position, 2) == GAME.interjections(scene.position, 0)
    scene.play("done", "end turn", "end turn", "end turn", "end turn")
    assert [e.seen_by(2) is not None for e in scene.happened(OrderRead)] == [True]
    assert scene.happened(OrderRead)[0].seen_by(3) is None and not scene.happened(OrderOpened)
    scene.play("done", "end turn", "end turn", "end turn", "end turn", "done", "end turn", "end turn", "end turn")
    assert scene.happened(OrderOpened) and scene.outcome.startswith("marginal")


def test_the_second_conference_at_night() -> None:
    """NT §19.7 §19.8 §19.14: corps may change hands before the own turn of the night; the enemy is told."""
    lines = ("scenario 1", "lannes 72: 44=infantry-2", "legrand 72: 45=infantry-2", "87: 0=infantry-2")
    scene = team(*lines, turn="11 allies", lannes=1, legrand=2, murat=3).play("end turn")
    assert scene.question.name == "player_for_corps" and scene.question.actor == 1
    scene.play("give to 2")
    assert scene.why_not("give to 2") == "19.5"
    scene.play("give to 3")
    assert scene.happened(CorpsGiven) and scene.s.owner[SLUGS.index("lannes")] == 2
    assert scene.s.owner[SLUGS.index("murat")] == 3 and scene.question.name == "recipient"


def test_at_night_only_living_corps_are_given() -> None:
    """NT §19.5 §19.7 §8.9, ruling r81: every player gets one of those that are left, nobody only a dead one."""
    lines = ("scenario 1", "team allies 0 2", "team france 1", "owner bagration 2", "owner langeron 0")
    alive = ("lannes 53: 44=infantry-2", "bagration 67: 5=infantry-2", "langeron 87: 6=infantry-2")
    scene = field(*lines, *alive, turn="10 france").play("end turn")
    assert scene.asked == "allies player_for_corps" and scene.question.given == ()
    assert [s.answers for s in GAME.suggestions(scene.question)] == [(Give(2), Give(0))]
    scene.play("give to 0")
    assert scene.asked == "allies player_for_corps" and scene.options == ["give to 2"]
    scene.play("give to 2")
    assert (scene.s.owner[SLUGS.index("bagration")], scene.s.owner[SLUGS.index("langeron")]) == (0, 2)


def test_a_team_mate_knows_the_plan_as_soon_as_it_stands() -> None:
    """NT §6.s7.4 §19.18: before the regiments get their numbers; the other side does not."""
    position, _ = begin(GAME, AusterlitzOptions(french_players=2))
    for seat, line in ((1, "rank 1"), *((1, "give to 1"),) * 7, (1, "give to 2"), (0, "adopt organisation 0"),
                       (1, "adopt organisation 1"), (0, "done"), (1, "change 13"), (1, "release 6"),
                       (1, "assign 6 to 12"), (1, "done")):  # fmt: skip
        position, _ = answer(GAME, position, seat, LINES.read(line))
    assert position.question(CHANCE) is not None and position.now.plan
    worlds = [{GAME.resample(position, viewer, random.Random(n)).now.plan for n in range(8)} for viewer in (0, 1, 2)]
    assert len(worlds[0]) > 1 and worlds[1] == worlds[2] == {position.now.plan}


def test_only_teams_of_several_confer() -> None:
    """NT §19.2 §19.6: of who plays alone no ranks are told."""
    scene = table(allied_players=2).play("rank 0")
    assert [event.side for event in scene.happened(RanksFixed)] == [0]  # type: ignore[attr-defined]
    assert scene.s.teams == ((0, 2), (1,))
