"""A guest that means harm: whatever it says, it writes for no seat but its own, and the judge goes on."""

import json
from random import Random

from drivers.mutation import scratched
from drivers.relayed_tablets import RelayedRoom
from drivers.sample import SomeOf

OTHERS = {"table": 2, "player": "Player 2", "round": 1, "key": "ab" * 16, "play": "A1 X", "token": "0f" * 16}
"""What it may guess of another seat; the token of that seat it does not know."""


def altered(chance: Random, said: list[str]) -> str:
    text = chance.choice(said)
    if chance.random() < 0.5:
        return scratched(chance, text)
    known = json.loads(text)
    for name in chance.sample([*OTHERS], chance.randint(1, 3)):
        known[name] = OTHERS[name]
    return json.dumps(known)


def test_it_writes_for_no_other_seat(some_of: SomeOf) -> None:
    room = RelayedRoom()
    room.wait(10).judge_does("start")
    plays = room.plays()
    for play, tablet in zip(plays, room.guests.values(), strict=False):
        tablet.lays(play).sends()
    harmful = room.guests[1]
    said = [text for tablet, text in room.wire.sent if tablet is harmful]
    (own,) = [line.link_there for line in room.wire.lines if line.tablet is harmful]
    assert any("seat.slip" in text for text in said)

    def of_others() -> list[dict[str, object]]:
        return [e for e in room.judge.entries if e["type"] != "SlipRuled" or e["player"] != 1]

    before = of_others()
    for seed in some_of(range(10_000), 400):
        chance = Random(seed)
        link = chance.choice((own, own, own, 77, own + 1))
        answer = room.judge.do("link", what="text", at=room.now, link=link, text=altered(chance, said))
        assert not answer.get("broken"), seed
    room.wire.run()
    assert of_others() == before
    room.guests[2].lays(plays[2]).sends()
    assert [e["play"] for e in of_others()[len(before) :]] == [plays[2]]
