"""The acts of the judge of a draw: each function takes the state and returns facts, or refuses."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from faristol.core.lots import plain_words
from faristol.core.rack import kinds
from faristol.core.tiles import Tiles, take, tile_set_data
from faristol.errors import refusal
from faristol.games.commitment import commitment
from faristol.games.draw import draw_rack
from faristol.games.draws import LOG_VERSION, Draws, DrawsOpened
from faristol.games.log import Entry, by_the_clock, effective, last_act
from faristol.games.promising import VERSION, Occasion, mixed_seed, promised
from faristol.rulesets import ruleset_data
from faristol.texts import N_

LONGEST_NAME = 80


NameMissing = refusal(
    "draws.name-missing",
    N_("The draw has no name yet."),
    N_("Write one: that is how you will find it again."),
    field="name",
)
RoomSilent = refusal(
    "draws.room-silent",
    N_("The room has not said anything yet."),
    N_("Write a word or a number that somebody calls out."),
    field="room",
)
SpeakerMissing = refusal(
    "draws.speaker-missing",
    N_("The person who spoke for the room is not named."),
    N_("Write the name of the person who said it."),
    field="person",
)
NotNow = refusal(
    "draws.not-now",
    N_("The round is no longer at that step."),
    N_("Nothing was changed; the screen now shows where it is."),
)
KeptNotOnRack = refusal(
    "draws.kept-not-on-rack",
    N_("%(kept)s cannot be kept: the rack was %(rack)s."),
    N_("Choose among the tiles of this rack."),
    field="kept",
)
NothingPlayed = refusal(
    "draws.nothing-played",
    N_("All the tiles are still on the rack."),
    N_("Remove the tiles that were played, or ask for a new rack."),
)
# The log came from a published page, or from a backup made before the room spoke.
SecretMissing = refusal(
    "draws.secret-missing",
    N_("This copy lacks the secret of the draw."),
    N_("To go on drawing, import a backup that was made after the room spoke."),
)


def open_draws(
    name: str, choices: dict[str, Any], names: dict[str, Any], secret: bytes, app: str, occasion: Occasion
) -> list[Entry]:
    """Open a draw with all it depends on; `names` is the table of tile names for the whole game (DUP-8)."""
    name = " ".join(name.split())[:LONGEST_NAME]
    if not name:
        raise NameMissing
    ruleset = ruleset_data(choices["ruleset"])
    ruleset["rack"]["put_back"] = choices["put_back"]
    if choices["one_and_one"]:
        ruleset["rack"].pop("early", None)
    entry = {
        "type": "DrawsOpened",
        "log": LOG_VERSION,
        "app": app,
        "name": name,
        "ruleset": ruleset,
        "tile_set": tile_set_data(ruleset["language"]),
        "names": names,
        "order": choices["order"],
        "minutes": choices["minutes"],
        "room_sees": choices.get("room_sees", "call"),
        "draw": VERSION,
        "secret": secret.hex(),
        "commitment": commitment(secret),
    }
    return [entry, promised(DrawsOpened(entry), occasion, (), secret)]


def promise_holds(draws: Draws, players: Sequence[str]) -> bool:
    """Return whether the promise on the screen still holds; a draw that was promised as v1 stays one."""
    if draws.secret_here is None:
        return False
    return draws.version == 1 or (draws.promise is not None and draws.promise["players"] == list(players))


def make_promise(draws: Draws, occasion: Occasion, players: Sequence[str], secret: bytes) -> list[Entry]:
    """Promise the draw, and again if the players have changed. `secret` is used if this device has none."""
    _only(draws, "committed")
    if promise_holds(draws, players):
        raise NotNow
    if draws.secret_here is None:
        return [promised(draws.opened, occasion, players, secret, anew=True)]
    return [promised(draws.opened, occasion, players, bytes.fromhex(draws.secret_here))]


def room_spoke(draws: Draws, words: str, person: str = "") -> list[Entry]:
    """Mix the room's words into the seed, with the person who spoke; draw v1 did not ask for the name."""
    _only(draws, "committed")
    if draws.version > 1 and draws.promise is None:
        raise NotNow
    words, person = " ".join(words.split()), " ".join(person.split())[:LONGEST_NAME]
    if not (plain_words(words) if draws.version > 1 else words):
        raise RoomSilent
    if draws.version > 1 and not person:
        raise SpeakerMissing
    return mixed_in(draws, words, person)


def drawn_without_room(draws: Draws) -> list[Entry]:
    """Begin a draw without a promise: the secret alone decides."""
    _only(draws, "committed")
    return mixed_in(draws, "", "")


def mixed_in(draws: Draws, words: str, person: str) -> list[Entry]:
    """Write the room's words and the secret in one entry: from here on a backup needs the secret."""
    spoke: Entry = {"type": "RoomSpoke", "words": words}
    if draws.version > 1:
        spoke |= {"person": person, "secret": _secret(draws).hex()}
    return [spoke, *fill_up(replace(draws, room=words), 1, draws.bag, ())]


def start_time(draws: Draws) -> list[Entry]:
    """ "Temps!": the clock runs from the first full length, or from where the judge stopped it."""
    if draws.phase == "call":
        return [{"type": "TimeStarted", "remaining": draws.minutes * 60_000}]
    if draws.phase == "time" and draws.clock and not draws.clock.running:
        return [{"type": "TimeStarted", "remaining": draws.clock.remaining}]
    raise NotNow


def stop_time(draws: Draws) -> list[Entry]:
    if draws.phase != "time" or not (draws.clock and draws.clock.running):
        raise NotNow
    return [{"type": "TimeStopped"}]


def end_time(draws: Draws, by: str) -> list[Entry]:
    """End the time: it is over, the judge ends it early, or the club has no clock."""
    _only(draws, "call", "time")
    return [{"type": "TimeEnded", "by": by}]


COURSE = ("RackDrawn", "TimeStarted", "RackCalledAgain", "RackSetAside", "TilesKept")
"""The facts without which no time would have ended behind them."""


def undone_with(entries: Sequence[Entry], undone: Entry) -> list[Entry]:
    """Return what of the clock is taken back with an act.

    With the start of the time its end, or with the rack; and with an end the start, where nothing was done
    between them and the clock would end the time again at once.
    """
    act = [entry for entry in entries if entry["act"] == undone["undoes"]]
    if any(entry["type"] in COURSE for entry in act):
        ends = [each for each in effective(entries) if by_the_clock(each) and each["act"] > undone["undoes"]]
        return [{"type": "Undone", "undoes": end["act"]} for end in reversed(ends)]
    if any(entry["type"] == "TimeEnded" for entry in act):
        before = last_act([*entries, {**undone, "act": len(entries) + 1}], frozenset())
        started = _started(before)
        if started and undone["at"] - started["at"] >= started["remaining"]:
            return [{"type": "Undone", "undoes": started["act"]}]
    return []


def _started(act: Sequence[Entry]) -> Entry | None:
    return next((entry for entry in act if entry["type"] == "TimeStarted"), None)


def go_on_after_crash(draws: Draws, reading: str, remaining: int) -> list[Entry]:
    """Start the clock again as the judge chose to count the time that nobody saw."""
    if draws.phase != "time" or not (draws.clock and draws.clock.running):
        raise NotNow
    if remaining <= 0:
        return [{"type": "TimeEnded", "by": reading}]
    return [{"type": "TimeStarted", "remaining": remaining, "after_crash": reading}]


def next_round(draws: Draws, kept: Tiles) -> list[Entry]:
    """Keep these tiles after the master play, and fill the rack up (DUP-5)."""
    _only(draws, "keep")
    if take(draws.rack, kept) is None:
        raise KeptNotOnRack(kept=draws.tile_set.line(kept), rack=draws.tile_set.line(draws.rack))
    if len(kept) == len(draws.rack):
        raise NothingPlayed
    kept = draws.tile_set.sort(kept)
    rack = fill_up(draws, draws.round + 1, draws.bag, kept)
    return [{"type": "TilesKept", "round": draws.round, "kept": list(kept)}, *rack]


def fill_up(draws: Draws, round_: int, bag: Tiles, kept: Tiles) -> list[Entry]:
    """Draw the rack of a new round, or end the event if no valid one is possible."""
    return _next_rack(draws, round_, 0, bag, kept)


def no_rack_left(draws: Draws, round_: int, bag: Tiles, kept: Tiles) -> list[Entry]:
    """End the event if the tiles of a real bag allow no valid rack; otherwise return nothing."""
    left = kinds(draws.tile_set, bag + kept)
    if draws.rule.need_in(round_, left).met_by(left):
        return []
    return [{"type": "DrawsEnded", "clause": draws.opened.ruleset["end"]["clause"]}]


def call_again(draws: Draws) -> list[Entry]:
    """Call the same rack again: nobody handed in a correct play, though there is one (RDU-3)."""
    _only(draws, "keep")
    same = draws.opened.ruleset.get("same_rack")
    if same is None:
        raise NotNow
    return [{"type": "RackCalledAgain", "round": draws.round, "clause": same["clause"]}]


def new_rack(draws: Draws) -> list[Entry]:
    """Put this rack back whole and draw another for the same round (DUP-19)."""
    _only(draws, "time", "keep")
    clause = draws.opened.ruleset["new_rack"].get("clause")
    bag = draws.bag + draws.rack
    rack = _next_rack(draws, draws.round, draws.next_attempt, bag, ())
    return [{"type": "RackSetAside", "round": draws.round, "clause": clause}, *rack]


def end_draws(draws: Draws) -> list[Entry]:
    if not draws.running:
        raise NotNow
    return [{"type": "DrawsEnded", "clause": None}]


def publish_secret(draws: Draws) -> list[Entry]:
    if draws.phase != "over" or draws.published:
        raise NotNow
    return [{"type": "SecretPublished", "secret": _secret(draws).hex(), "room": draws.room}]


def _next_rack(draws: Draws, round_: int, attempt: int, bag: Tiles, kept: Tiles) -> list[Entry]:
    if draws.room is None:  # A log from elsewhere may have racks without the room's words.
        raise NotNow
    mixed = mixed_seed(_secret(draws), draws.room, draws.version)
    drawn = draw_rack(draws.tile_set, draws.rule, mixed, round_, attempt, bag, kept)
    if drawn is None:
        return [{"type": "DrawsEnded", "clause": draws.opened.ruleset["end"]["clause"]}]
    rejected = [
        {
            "type": "RackRejected",
            "round": round_,
            "attempt": n,
            "rack": list(rack),
            "clause": draws.rule.clause,
        }
        for n, rack in drawn.rejected
    ]
    found = {
        "type": "RackDrawn",
        "round": round_,
        "attempt": drawn.attempt,
        "kept": list(drawn.kept),
        "drawn": list(drawn.drawn),
    }
    return [*rejected, found]


def _secret(draws: Draws) -> bytes:
    if draws.secret_here is None:
        raise SecretMissing
    return bytes.fromhex(draws.secret_here)


def _only(draws: Draws, *phases: str) -> None:
    if draws.phase not in phases or draws.awaits_rack:
        raise NotNow
