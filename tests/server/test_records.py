"""Games as files and films: only one's own knowledge while it runs, everything once it is over."""

import re
from pathlib import Path

from feldherr import games
from feldherr.kernel.record import load, replay, verify
from feldherr.server.wire.client import Guest, Place
from tests.server.house import House, begin, in_house, two_players
from tests.server.test_lobby import declined


async def played(house: House) -> tuple[str, Guest, list[Place]]:
    """A short game, hot-seat, to its end."""
    ann = house.guest()
    made = await ann.create("ford", ["me", "me"], hot_seat=True, options={"turns": 2})
    places = [await ann.sit(made["id"], seat) for seat in (0, 1)]
    await begin(*places)
    while places[0].state.get("phase") != "over":
        for place in places:
            await place.quiet(0.02)
            if place.question:
                await place.answer(place.question["options"][0]["line"])
    for place in places:
        await place.quiet(0.05)
    return made["id"], ann, places


def test_a_running_game_tells_only_what_one_has_seen(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, bob, north, _ = await two_players(house)
        assert north.question
        await north.answer(*north.question["suggestions"][0]["lines"])
        text = await bob.get(f"/api/games/{game}/record?seat=1")
        assert text.startswith("feldherr log 1\n") and "march" in text and "shuffled" not in text
        assert await declined(bob, f"/api/games/{game}/record?seat=0") == "403 refused-not-your-seat"
        assert await declined(house.guest(), f"/api/games/{game}/record") == "403 refused-private"
        assert await declined(bob, f"/api/games/{game}/at/1?seat=0") == "403 refused-not-your-seat"
        assert await declined(bob, f"/api/games/{game}/branch", {"number": 1}) == "409 refused-running"
        mine, his = [await ann.get(f"/api/games/{game}/at/3?seat=0"), await bob.get(f"/api/games/{game}/at/3?seat=1")]
        faces = [[piece.get("face") for piece in state["view"]["pieces"]] for state in (mine, his)]
        assert all(faces[0][:8]) and not any(faces[0][8:]) and all(faces[1][8:]) and not any(faces[1][:8])

    in_house(tmp_path, visit)


def test_a_finished_game_is_downloaded_uploaded_and_stepped_through(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, places = await played(house)
        text = await ann.get(f"/api/games/{game}/record")
        table = replay(games.game("ford"), load(games.game("ford"), text))
        assert table.outcome is not None
        eve = house.guest()
        made = await eve.post("/api/records", {"record": text, "name": "studied"})
        again = await eve.get(f"/api/games/{made['id']}/record")
        assert again.partition("\n\n")[2] == text.partition("\n\n")[2]
        end = places[0].state["number"]
        states = [await eve.get(f"/api/games/{made['id']}/at/{n}?seat=0") for n in range(end + 1)]
        assert states[-1]["view"]["pieces"] == places[0].state["view"]["pieces"]
        assert states[0]["number"] == 0 and states[end]["number"] == end
        assert sum({state["number"]: len(state["happened"]) for state in states}.values()) == end
        place = await eve.sit(made["id"], 1)
        seen = await place.until("state")
        assert seen["phase"] == "over" and len(seen["log"]) == seen["number"]

    in_house(tmp_path, visit)


def test_one_plays_on_from_any_point_with_a_new_seed(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, places = await played(house)
        half = places[0].state["number"] // 2
        made = await ann.post(f"/api/games/{game}/branch", {"number": half, "seat": 0})
        old, new = house.hall.rooms[game], house.hall.rooms[made["id"]]
        assert new.sheet.parent == game and new.sheet.secret != old.sheet.secret
        assert new.table.entries == old.table.entries[: new.sheet.base] and new.sheet.hot_seat
        place = await ann.sit(made["id"], 0)
        state = await place.until("state")
        assert half <= state["number"] < half + 5, "several lines may belong to one entry"
        assert state["copy_of"] == game, "it is marked as a copy, with the way back"
        assert "copy_of" not in (await (await ann.sit(game, 0)).until("state"))
        mine = {row["id"]: row.get("copy_of") for row in (await ann.get("/api/games"))["mine"]}
        assert mine[made["id"]] == game
        first = await ann.post(f"/api/games/{game}/branch", {"number": 0, "seat": 0})
        assert house.hall.rooms[first["id"]].sheet.base == 0, "before the first answer"
        assert (await (await ann.sit(first["id"], 0)).until("state"))["copy_of"] == game
        assert state["phase"] == "running" and len(state["log"]) == state["number"]
        end = places[0].state["number"]
        assert await declined(ann, f"/api/games/{game}/branch", {"number": end, "seat": 0}) == "409 refused-over"
        alone = await ann.post(f"/api/games/{game}/branch", {"seat": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]})
        last = house.hall.rooms[alone["id"]]
        assert 0 < last.sheet.base < len(old.table.entries) and not last.sheet.hot_seat
        assert old.table.turns[-1].seats != (0,) or last.table.position.question(0) is not None, "from its last turn"
        await place.send("nonce", nonce="ab" * 16)
        await place.send("say", line="resign")
        while place.state["phase"] != "over":
            await place.until("state")
        shown = await ann.get(f"/api/games/{made['id']}/draws")
        assert [draw["number"] for draw in shown["draws"]] == list(range(new.table.draws)), "only draws of its own"
        branch = load(new.game, await ann.get(f"/api/games/{made['id']}/record"))
        assert branch.header.base == new.sheet.base and verify(new.game, branch) == new.table.draws

    in_house(tmp_path, visit)


def test_a_record_that_does_not_fit_is_refused_with_its_place(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, _ = await played(house)
        text = await ann.get(f"/api/games/{game}/record")
        head, _, body = text.partition("\n\n")
        lines = body.splitlines()
        for bad in ("", "nonsense", f"{head}\n\nnorth: fly", "\n".join([head, "", *lines[:3], *lines[4:]])):
            assert await declined(ann, "/api/records", {"record": bad}) == "400 refused-record", bad
        odd = text.replace('seed {"secret":"', 'seed {"secret":"zz')
        assert odd != text and await declined(ann, "/api/records", {"record": odd}) == "400 refused-record"
        nul = "\\u0000"
        head = 'commitment "'
        for old, new in ((head, f"{head}ffff"), (head, f"{head}{nul}"), ('"]', f'{nul}"]')):
            false = text.replace(old, new, 1)
            assert false != text and await declined(ann, "/api/records", {"record": false}) == "400 refused-record"
        unsealed = "\n".join(line for line in text.split("\n") if not line.startswith("seed "))
        assert await ann.post("/api/records", {"record": unsealed}), "of a game whose seed was not shown"
        for word in ("zz", "ab" * 33):
            odd = re.sub('commitment ".*"', f'commitment "{word}"', unsealed)
            assert await declined(ann, "/api/records", {"record": odd}) == "400 refused-record"
        assert await declined(ann, "/api/records", {"record": text, "name": "a\0b"}) == "400 refused-malformed"
        mine = (await ann.post("/api/records", {"record": text}))["id"]
        assert await declined(ann, f"/api/games/{mine}/rematch", {}) == "409 refused-no-rematch"
        other = text.replace('game "ford"', 'game "chess"')
        assert await declined(ann, "/api/records", {"record": other}) == "404 refused-no-such-game"

    in_house(tmp_path, visit)
