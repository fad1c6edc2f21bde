"""The log says where, and cites the rule of the occasion."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo import events as e
from feldherr.games.triomphe_a_marengo.shown.log import told
from tests.triomphe_a_marengo.field import field
from tests.triomphe_a_marengo.shown.told import DE, EN, log, protokoll


def test_a_block_names_its_approach_and_not_from_where_to_where() -> None:
    """TM §7.7 §7.8"""
    scene = field("45: 0=infantry-2 1=infantry-2 2=infantry-2", "44: 20=infantry-2")
    scene.play("act 45", "block 45>44", "name 0", "name 1", "done", "act 45", "block 45>44", "name 2", "done")
    approach = "the approach of C. Guasca towards C. Guasca South-East"
    assert log(scene, e.Marched) == [
        (f"Austria blocks {approach} with 2 pieces.", "7.7"), (f"Austria blocks {approach} with one piece.", "7.8"),
    ]  # fmt: skip
    sentence = "Österreich blockiert mit einem Spielstein den Zugang von C. Guasca gegen C. Guasca Südost."
    assert protokoll(scene, e.Marched)[1] == sentence


def test_a_withdrawal_and_a_move_out_of_an_approach_read_well() -> None:
    """TM §7.9 §7.10"""
    scene = field("44>45: 0=infantry-2 1=infantry-2", "46: 20=infantry-2")
    scene.play("act 44>45", "withdraw to 44", "name 0", "done", "act 44>45", "go over 44>45", "name 1", "done")
    assert log(scene, e.Marched) == [
        ("Austria takes one piece back to reserve from the approach of C. Guasca South-East towards C. Guasca.", "7.9"),
        ("Austria moves one piece from C. Guasca South-East to C. Guasca.", "7.10"),
    ]
    assert protokoll(scene, e.Marched)[0] == (
        "Österreich geht mit einem Spielstein aus dem Zugang von C. Guasca Südost gegen C. Guasca in Reserve zurück."
    )


def test_who_is_stopped_and_pushed_goes_into_an_approach() -> None:
    """TM §9.3.2 §9.3.3 §9.4.4 §18.3.1"""
    scene = field("44: 0=infantry-2", "45: 20=infantry-2")
    scene.play("act 44", "attack over 44>45", "name 0", "done", "name 20", "done", "yes")
    assert log(scene, e.AttackStopped, e.DiscsPlaced) == [
        ("The attack of Austria on C. Guasca is stopped.", "9.3.3"),
        ("France commits one disc to C. Guasca.", "18.3.1"),
    ]
    push = "Österreich schiebt einen gestoppten Spielstein in den Zugang von C. Guasca Südost gegen C. Guasca vor."
    assert protokoll(scene, e.Marched) == [push]
    full = field("4: 0=infantry-2", "5: 20=infantry-2")
    full.play("act 4", "attack over 4>5", "name 0", "done", "name 20", "done", "no")
    assert log(full, e.AttackStopped)[0][1] == "9.3.2"


def test_an_assault_cites_the_steps_it_takes() -> None:
    """TM §11.2.2 §11.3.2 §11.9.1 §18.3.3"""
    scene = field("44>45: 0=infantry-2", "45>44: 20=infantry-3 21=infantry-3")
    scene.play("act 44>45", "assault over 44>45", "name 20", "name 21", "done")
    assert [rule for _, rule in log(scene, e.LineFormed)] == ["11.2.2", "11.3.2"]
    assert log(scene, e.AssaultEnded, e.DiscsPlaced) == [
        ("France wins the assault on C. Guasca.", "11.9.1"), ("France commits 2 discs to C. Guasca.", "18.3.3"),
    ]  # fmt: skip


def test_a_won_assault_cites_other_rules_than_a_lost_one() -> None:
    """TM §11.9.2 §11.9.3 §18.3.4"""
    scene = field("5>4: 20=infantry-3 21=infantry-2", "4>5: 0=infantry-1", "4: 13=cavalry-2", turn="5 france")
    scene.play("act 5>4", "assault over 5>4", "name 0", "done", "name 20", "name 21", "done", "name 20", "done")
    assert scene.asked == "austria retreat_over"
    scene.play(scene.options[0])
    assert log(scene, e.AssaultEnded, e.DiscsPlaced, e.Marched) == [
        ("France wins the assault on C. Peterbona.", "11.9.2"),
        ("Austria commits one disc to C. Peterbona.", "18.3.4"),
        ("France moves 2 pieces into C. Peterbona.", "11.9.3"),
    ]


def test_discs_cite_why_they_are_lost_and_come_back() -> None:
    """TM §18.5.1 §18.5.2 §18.5.3"""
    ground = field("45: 20=infantry-2", "discs austria 45 2", "1: 0=infantry-2").play("end actions")
    assert log(ground, e.DiscsLost) == [("Austria loses 2 discs in C. Guasca; morale 6.", "18.5.1")]
    taken = field("45: 20=infantry-2", "44: 0=infantry-2", "discs france 45 3", pool="6 3", turn="5 france")
    taken.play("end actions", "disc in 45")
    assert log(taken, e.DiscsReturned) == [("France takes one disc back from C. Guasca.", "18.5.3")]
    safe = field("45: 20=infantry-2", "1: 0=infantry-2", "discs france 45 2", pool="6 4", turn="5 france")
    assert log(safe.play("end actions"), e.DiscsReturned) == [("France takes 2 discs back from C. Guasca.", "18.5.2")]


def test_losses_reveals_and_rallies_say_where() -> None:
    """TM §2.5 §2.7 §2.8 §14.8"""
    scene = field("4>5: 0=artillery-1.open.announced.known", "5>4: 20=infantry-2", turn="7 austria")
    scene.play("act 4>5", "execute bombardment by 0")
    where = "the approach of Marengo West towards C. Peterbona"
    assert log(scene, e.LossTaken) == [(f"France in {where}: infantry 2 becomes infantry 1.", "2.8")]
    rally = field("5: 20=infantry-2.unready", "50: 21=infantry-2", turn="5 france").play("rally", "name 20", "done")
    assert log(rally, e.Rallied) == [("France rallies one piece in Marengo West.", "14.8")]
    assert protokoll(rally, e.Rallied) == ["Frankreich sammelt einen Spielstein in Marengo West."]
    gone = field("4>5: 0=artillery-1.open.announced.known", "5: 20=infantry-1", turn="7 austria")
    gone.play("act 4>5", "execute bombardment by 0")
    assert log(gone, e.LossTaken) == [("France in Marengo West: infantry 1 is destroyed.", "2.7")]


def test_what_counts_nothing_is_not_counted() -> None:
    """TM §11.6.5 §11.7.1"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-2").play("act 44>45", "assault over 44>45", "done")
    scene.now("done")
    (counted, _), (losses, _) = log(scene, e.Counted, e.LossesDue)
    assert counted == "Front line 3, terrain −1: result 2."
    assert losses == "Losses: attacker 0 (front line 0), defender 1."


def test_who_resigns_is_named() -> None:
    """TM §19.1"""
    sentence = told(e.Ended(1, "resigned", 0))
    assert sentence and EN.format(sentence[0]) == "Austria resigns: France wins."
    assert DE.format(sentence[0]) == "Österreich gibt auf: Frankreich siegt."


def test_a_marginal_victory_cites_the_side_that_has_it() -> None:
    """TM §19.3 §19.4"""
    rules = [sentence[1] for winner in (0, 1) if (sentence := told(e.Ended(winner, "marginal", 2)))]
    assert rules == ["19.3", "19.4"]


def test_events_of_before_that_know_no_place_can_be_told() -> None:
    """TM §2.5"""
    for event in (e.Shown(20, 5, briefly=True), e.LossTaken(20, 6, 5), e.Rallied((20,)), e.Cancelled(1, 38)):
        sentence = told(event)
        assert sentence and "  " not in EN.format(sentence[0]) and " :" not in DE.format(sentence[0])
