"""Running ahead and asking why not; coming back to what happened since."""

from pathlib import Path

from tests.server.house import House, in_house, two_players


def test_peek_shows_what_would_come_and_changes_nothing(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, south = await two_players(house)
        question = north.question
        assert question
        proposal = question["suggestions"][0]
        room = next(iter(house.hall.rooms.values()))
        entries = len(room.table.entries)
        await north.send("peek", id=7, counter=question["counter"], lines=proposal["lines"][:1])
        ahead = await north.until("peeked")
        assert ahead["id"] == 7 and ahead["used"] == 1 and ahead["question"]["name"] == "blocks_to_march"
        assert ahead["question"]["given"] == 1 and ahead["view"]["pieces"]
        await north.send("peek", id=8, counter=question["counter"], lines=["name 99"])
        assert (await north.until("refused"))["id"] == 8
        await north.send("peek", id=9, counter=question["counter"] + 1, lines=[])
        assert (await north.until("refused"))["reason"]["id"] == "refused-stale"
        await south.send("peek", id=1, counter=1, lines=[])
        assert (await south.until("refused"))["reason"]["id"] == "refused-not-asked"
        assert len(room.table.entries) == entries and await south.quiet() == []

    in_house(tmp_path, visit)


def test_why_names_a_rule(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, south = await two_players(house)
        await north.send("why", id=3, handle="space:4", chosen=["space:0"])
        because = await north.until("because")
        assert because["id"] == 3 and because["refusals"] and all(r["rule"] for r in because["refusals"])
        await south.send("why", id=4, handle="space:4")
        assert (await south.until("because"))["refusals"] == []
        await north.send("why", id=5, handle="nonsense:1")
        bare = (await north.until("because"))["refusals"]
        assert [(r["candidate"], bool(r["rule"]), bool(r["text"])) for r in bare] == [("", True, True)]

    in_house(tmp_path, visit)


def test_who_comes_back_is_told_what_happened_since(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, _, bob, north, south = await two_players(house)
        await south.quiet()
        await north.quiet()
        known, check = south.state["number"], south.state["check"]
        await south.close()
        assert (await north.until("players"))["players"][1].get("here") is None
        for _ in range(2):
            assert north.question
            await north.answer(*north.question["suggestions"][0]["lines"])
        back = await bob.sit(game, 1, since=known, check=check)
        state = await back.until("state")
        entries = [line["entry"] for line in state["log"]]
        assert state["log_from"] == known and entries == [known + 1, known + 2, known + 3]
        assert (await north.until("players"))["players"][1]["here"] is True
        for since, mark in ((known, check + 1), (known + 99, check), (0, 0)):
            other = await bob.sit(game, 1, since=since, check=mark)
            state = await other.until("state")
            assert state["log_from"] == 0 and len(state["log"]) == known + 3

    in_house(tmp_path, visit)


def test_two_windows_of_one_seat_show_the_same(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, _, north, _ = await two_players(house)
        second = await ann.sit(game, 0)
        await second.until("state")
        assert second.question == north.question and north.question
        await second.answer(*north.question["suggestions"][0]["lines"])
        await north.quiet()
        assert north.state == {key: value for key, value in second.state.items() if key not in ("log", "log_from")}

    in_house(tmp_path, visit)
