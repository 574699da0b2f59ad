"""Pages at the relay: nothing acknowledged is lost or twice, what they say is so, and all come back."""

import html
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from drivers.page_at_relay import RECEIVED, Telephone
from evenings.evening import Invariant, NotSo
from evenings.links import unheard_are_told
from evenings.slips import RECEIVED as SAID
from evenings.slips import stands

if TYPE_CHECKING:
    from evenings.at_relay import AtRelay

BACK = 30
"""Seconds within which all are linked again, once nothing is in the way."""


def heard(evening: "AtRelay") -> Iterator[tuple[str, Telephone]]:
    """Yield the telephones that have a seat, and whose lines to the judge's tablet are whole and quick."""
    room = evening.devices["judge"].engine._tablets.room
    here = {tablet.link for tablet in getattr(room, "guests", ()) if tablet.here}
    linked = [id(tablet) for tablet in evening.wire.heard_on(here)]
    event = evening.devices["judge"].engine._desk.event
    if event is None or not event.writing:
        return
    for name, page in evening.telephones.items():
        if id(page) in linked and page.facts:
            yield name, page


def a_telephone_says_what_the_judge_has(evening: "AtRelay") -> None:
    state = evening.event
    if not state.rounds or state.awaiting is not None:
        return
    for name, page in heard(evening):
        says = page.says("seat")
        for player in [each for each in state.players.values() if each.table == page.table]:
            if player.left is not None and player.left <= len(state.rounds):
                continue
            slip = state.round.slips.get(player.id)
            if slip is None and any(each in says for each in SAID):
                raise NotSo("received is received", f"{name}: the judge has nothing; it says {says}")
            if slip and slip.play:
                by_tablet = player.id in state.round.from_tablets
                if not stands(state.tile_set, slip, by_tablet, f"{says} {page.says('result')}"):
                    raise NotSo("received is received", f"{name}: the judge has {slip.play}; it says {says}")


def what_was_acknowledged_is_in_the_log_once(evening: "AtRelay") -> None:
    """Who went on in the judge’s place may lack the last slips: then the tablet before it has them."""
    logs = [device.log_of("dupli") for device in evening.devices.values() if "dupli" in device.disk.entries]
    counts = [Counter(key for key, _ in {(entry.get("key"), entry["act"]) for entry in log}) for log in logs]
    for name, page in evening.telephones.items():
        for key, answer in page.answers.items():
            times = max(acts[key] for acts in counts)
            if times > 1 or (answer == RECEIVED and times != 1):
                raise NotSo(
                    "once in the log", f"{name}: {key} was answered {answer!r}, and is there {times} times"
                )


def a_telephone_knows_nothing_of_others(evening: "AtRelay") -> None:
    state, log = evening.event, evening.devices["judge"].log_of("dupli")
    if state.stage not in ("call", "time"):
        return
    for name, page in evening.telephones.items():
        told = html.unescape(" ".join(page.regions.values()))
        own = {page.slip.text} if page.slip else set()
        ids = {id for id, player in state.players.items() if player.table == page.table}
        own |= {entry["play"] for entry in log if entry["type"] == "SlipRuled" and entry["player"] in ids}
        others = {slip.play for slip in state.round.slips.values() if slip.play} - own
        if found := [play for play in others if f'"{play}"' in told]:
            raise NotSo("secrets", f"{name} knows {found}")
        rack = [*(page.facts or {}).get("rack", ())]
        if state.stage == "call" and len(rack) > len(state.draws.rack or ()):
            raise NotSo("secrets", f"{name} has {rack}")


def whom_the_judge_has_lost_is_told(evening: "AtRelay") -> None:
    """Cut the judge's tablet off for half a minute: every seat reads that there is no contact."""
    evening.wire.cut_off.add(evening.devices["judge"])
    _half_a_minute(evening)
    unheard_are_told(evening, set())


def all_are_back_in_time(evening: "AtRelay") -> None:
    """Let half a minute pass with nothing in the way: whoever has a seat is heard, and reads what is so."""
    evening.wire.slow.clear()
    for tablet in [*evening.wire.cut_off]:
        evening.wire.cut_off.discard(tablet)
        evening.wire.opens_again(tablet)
    if evening.wire.is_down:
        evening.wire.start_relay()
    judge = evening.devices["judge"]
    judge.go(f"#/event/{getattr(judge.engine._tablets.room, 'stream', 'dupli')}")
    _half_a_minute(evening)
    room = judge.engine._tablets.room
    if getattr(room, "relay", None) is None:
        return
    back = {name for name, _ in heard(evening)}
    for name, page in evening.telephones.items():
        if page.token and not page.refused and room.seats.at(page.table) and name not in back:
            raise NotSo(
                "all are back", f"{name} is not heard: {[type(each).__name__ for each in page.came[-5:]]}"
            )
    for invariant in INVARIANTS:
        invariant(evening)


def _half_a_minute(evening: "AtRelay") -> None:
    for _ in range(BACK // 5):
        evening.now += 5_000
        for tablet in evening.wire.tablets:
            tablet.tell("beat")
        evening.wire.run()


INVARIANTS: tuple[Invariant, ...] = (  # type: ignore[assignment]  # they are of this kind of evening
    a_telephone_says_what_the_judge_has,
    what_was_acknowledged_is_in_the_log_once,
    a_telephone_knows_nothing_of_others,
)
AT_THE_END: tuple[Invariant, ...] = (  # type: ignore[assignment]
    whom_the_judge_has_lost_is_told,
    all_are_back_in_time,
)
