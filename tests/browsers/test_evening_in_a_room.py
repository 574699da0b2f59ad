"""A whole duplicate with players at their own tablets, in several browsers; one of them is Firefox.

Tablets are killed, are loaded again and sleep while it goes on. In the end each slip that its player saw as
received is in the log once, and there is no other; and the totals are those of the same duplicate of which
a judge has typed the slips. It is a short evening with four players; FARISTOL_EVENING=whole plays eight
rounds with sixteen, and so does `scripts/test.py --thorough`.
"""

import json
import os
import random
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

import browsers
import build_site
from drivers.browser import club_site
from drivers.browser.driven import Firefox
from drivers.browser.evening import Evening
from drivers.browser.evening_of_tablets import (
    Door,
    HelpersDoor,
    InChromium,
    InFirefox,
    JudgesDoor,
    PlayersDevice,
    asleep,
)
from drivers.browser.joined_tablets import ON_ONE_COMPUTER, opens_room
from drivers.browser.judge import Judge
from drivers.club import Club
from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import read_play
from faristol.core.squares import name
from faristol.games.duplicate.standings import standings
from faristol.kinds import fold_log

pytestmark = [
    pytest.mark.browsers,
    pytest.mark.thorough,
    pytest.mark.timeout(1_800),
]

WHOLE = os.environ.get("FARISTOL_EVENING") == "whole"
ROUNDS, IN_CHROMIUM, IN_ONE_BROWSER = (8, 15, 5) if WHOLE else (2, 3, 2)
SLIPS = 100 if WHOLE else 4
LOOPBACK = (
    'user_pref("media.peerconnection.ice.loopback", true);\nuser_pref("intl.accept_languages", "en");\n'
)
"""Browsers of one computer that is in no network reach each other over its loopback only."""


class Room:
    """The judge, the players at their tablets, and the same duplicate as a judge would type it."""

    def __init__(
        self,
        judge: Judge,
        in_chromium: list[InChromium],
        of_browser: dict[int, Browser],
        firefox: InFirefox,
        chance: random.Random,
    ) -> None:
        self.judge, self.chance, self.of_browser = judge, chance, of_browser
        self.evening = Evening(judge, {"request": {"language": "ca"}, "rejected": []})
        devices = [*in_chromium, firefox]
        self.players = [PlayersDevice(device, table) for table, device in enumerate(devices, 1)]
        names = tuple(f"Jugadora {table}" for table in range(1, len(devices) + 1))
        self.typed = Club(players=names, minutes=30, rounds=ROUNDS).begin()

    @property
    def door(self) -> Door:
        return JudgesDoor(self.judge)

    def all_come_in(self) -> None:
        """The first by the judge, then half of them by the first."""
        self.players[0].comes_in(self.door)
        helper = HelpersDoor(self.players[0])
        for player in self.players[1:]:
            player.comes_in(helper if player.table % 2 else self.door)
        self.players[0].device.taps("#stop-scan")
        self.players[0].device.goes("#/seat")

    def starts(self, number: int) -> None:
        self.judge.goes("#/event/event").taps("#start").sees("#end-time")
        self.typed.time()
        self.plays = self._plays()
        for player in self.players:
            player.sees_time(number)

    def _nowhere(self) -> list[tuple[int, str]]:
        """Return three tiles where they touch nothing: no play, but it is handed in."""
        free = self.typed.state.board.squares
        at = next(
            at for at in range(0, 225, 15) if not any(free[at : at + 4]) and not any(free[at + 15 : at + 19])
        )
        return [(place, name(at + place)) for place in range(3)]

    def _plays(self) -> list[list[tuple[int, str]]]:
        """Return plays without a blank: for each tile its place on the rack and its square."""
        state = self.typed.state
        found = []
        for text in self.typed.plays(120):
            play = read_play(state.tile_set, text)
            left = dict(enumerate(state.tile_set.sort(state.round.rack)))
            tiles = []
            for square, code in zip(play.squares, play.word, strict=True):
                if state.board.squares[square]:
                    continue
                label = letter(state.tile_set, code & ~AS_BLANK)
                place = next((at for at, tile in left.items() if tile == label), None)
                if code & AS_BLANK or place is None:
                    break
                del left[place]
                tiles.append((place, name(square)))
            else:
                found.append(tiles)
        return found

    def hands_in(self, player: PlayersDevice, number: int) -> None:
        """Lay what is chosen by chance: mostly a good play, at times one that is none, or no play at all."""
        chosen = self.chance.random()
        if chosen < 0.1 or not self.plays:
            player.hands_in_nothing()
            return
        tiles = self.chance.choice(self.plays[:20])
        player.lays(self._nowhere() if chosen < 0.2 else tiles)
        player.hands_in()

    def settles(self, number: int) -> None:
        """End the time; who has handed in nothing is absent. The master play and the next rack follow."""
        self.judge.goes("#/event/event").taps("#end-time").sees("#to-master")
        for player in self.players:
            last = player.last_of(number)
            square = self.judge.page.locator(f"#table-{player.table}")
            if last is None:
                expect(square).to_have_attribute("data-state", "missing")
                self.judge.taps(f"#table-{player.table}")
                expect(square).to_have_attribute("aria-current", "true")
                self.judge.taps("#absent")
            expect(square).not_to_have_attribute("data-state", "missing")
            null = {None: {"null": "absent"}, "": {"null": "none"}}.get(last, {})
            self.typed.hand_in(number, f"p{player.table}", last or "", **null)
        self.typed.master()
        self.judge.taps("#to-master").sees("#master")
        self.evening.master({"master": self.typed.state.round.master.play})

    def goes_on(self) -> None:
        self.judge.goes("#/event/event").taps("#next").sees("#start")
        self.typed.next()

    def log(self, folder: Path) -> list[dict[str, Any]]:
        self.judge.goes("#/event/event/file").sees("#export")
        path = folder / "played.json"
        self.judge.saves("#export").save_as(path)
        return [line["entry"] for line in json.loads(path.read_text("utf-8"))["entries"]]


@pytest.fixture
def room(playwright: Playwright, firefox: list[Firefox], profile: Path, tmp_path: Path) -> Iterator[Room]:
    build_site.ensure()
    site = club_site.Site(club_site.copy(tmp_path / "built"))
    arguments = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
    started = [
        playwright.chromium.launch(executable_path=browsers.chromium(), args=[*arguments, *more])
        for more in (ON_ONE_COMPUTER, *[ON_ONE_COMPUTER[:1]] * (IN_CHROMIUM // IN_ONE_BROWSER))
    ]
    judges = started[0].new_context(locale="en-GB", viewport={"width": 1024, "height": 768})
    guests, of_browser = [], {}
    for at in range(IN_CHROMIUM):
        of_browser[at + 1] = browser = started[1 + at % (len(started) - 1)]
        guests.append(InChromium(browser.new_context(locale="en-GB", viewport=PHONE), site.address))
    with (profile / "prefs.js").open("a", encoding="utf-8") as preferences:
        preferences.write(LOOPBACK)
    firefox.append(Firefox(profile))
    last = InFirefox(firefox[0], site.address)
    last.opens()
    judge = Judge(judges, site.address).opens()
    for guest in guests:  # one after another: sixteen engines that start at once keep each other from it
        guest.opens()
    assert isinstance(judge, Judge)
    yield Room(judge, guests, of_browser, last, random.Random(16))
    for browser in started:
        browser.close()
    site.stop()


PHONE = {"width": 390, "height": 844}


def test_an_evening_of_many_tablets_loses_no_slip_and_counts_none_twice(room: Room, tmp_path: Path) -> None:
    opens_room(room.judge, room.typed)
    room.all_come_in()
    for number in range(1, ROUNDS + 1):
        room.starts(number)
        a_round_with_mishaps(room, number)
        room.settles(number)
        if number < ROUNDS:
            room.goes_on()
    log = room.log(tmp_path)
    played = fold_log(log)
    assert played and played.broken is None
    ruled = [entry for entry in log if entry["type"] == "SlipRuled" and "from_tablet" in entry]
    in_log = sorted((entry["round"], entry["player"], entry["play"] or entry["written"]) for entry in ruled)
    seen = sorted(
        (round_, f"p{player.table}", play) for player in room.players for round_, play in player.received
    )
    assert in_log == seen
    print(f"{len(seen)} slips were received")
    assert len(seen) > SLIPS, "so many slips that the mishaps had something to meet"
    assert totals(played.state) == totals(room.typed.state)


def totals(state: Any) -> list[tuple[str, Any, Any]]:
    return [(row.player.id, row.total, row.rank) for row in standings(state)]


def a_round_with_mishaps(room: Room, number: int) -> None:
    """All hand in; one is killed, one is loaded again, and in every other round a browser sleeps."""
    chance = room.chance
    killed, reloaded = chance.sample(room.players[:IN_CHROMIUM], 2)
    if number == 4:
        reloaded = room.players[-1]  # the one in Firefox
    sleeping = room.of_browser[chance.randrange(1, IN_CHROMIUM + 1)] if number % 2 else None
    asleep_now = [p for p in room.players if sleeping and room.of_browser.get(p.table) is sleeping]
    awake = [player for player in room.players if player not in asleep_now]
    with asleep(sleeping) if sleeping else nullcontext():
        for player in awake:
            room.hands_in(player, number)
            if player in (killed, reloaded):
                happens(player, killed is player)
            else:
                player.sees_received(number)
    for player in asleep_now:
        room.hands_in(player, number)
        player.sees_received(number)
    for player in (killed, reloaded):
        if player in awake:
            player.comes_in(room.door)
            if not player.reads("#slip"):
                room.hands_in(player, number)
            player.sees_received(number)


def happens(player: PlayersDevice, killed: bool) -> None:
    """Kill the player's tablet or load it again, whether or not the judge's has answered."""
    if killed and isinstance(player.device, InChromium):
        player.device.is_killed()
    else:
        player.device.reloads()
