"""Slips: handed in and ruled, corrected later, read by a second judge, withdrawn."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from faristol.games.duplicate.errors import NotNow, ResultsAreFinal
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round, Slip
from faristol.games.duplicate.ruling import IsWord, Written, rule_slip
from faristol.games.log import Entry


def hand_in(
    event: Duplicate, number: int, players: Sequence[str], written: Written, is_word: IsWord
) -> list[Entry]:
    """Rule a slip, for one player or the same for many; this also corrects a slip of an earlier round."""
    round_ = open_round(event, number)
    slip = rule_slip(event, round_, written, is_word)
    if not event.players.keys() >= set(players):
        raise NotNow
    return [ruled(number, player, slip) for player in players]


def take_back(event: Duplicate, number: int, player: str, is_word: IsWord) -> list[Entry]:
    """Take back the slip that stands; if the own tablet sent one in time, that one stands again."""
    round_ = open_round(event, number)
    if player not in round_.slips:
        raise NotNow
    taken: Entry = {"type": "SlipWithdrawn", "round": number, "player": player}
    own = round_.sent.get(player)
    if own is None or player in round_.from_tablets:
        return [taken]
    slip = own.slip
    null = "none" if slip.reason == "none" else None
    written = Written(slip.written or slip.play or "", null, given=slip.given, late=slip.late)
    stands = ruled(number, player, rule_slip(event, round_, written, is_word))
    return [taken, {**stands, "from_tablet": own.tablet}]


def read_again(event: Duplicate, number: int, player: str, written: Written, is_word: IsWord) -> list[Entry]:
    """Note the second judge's reading of a slip; the first reading stays."""
    round_ = open_round(event, number)
    if player not in round_.slips:
        raise NotNow
    return [read_as(number, player, rule_slip(event, round_, written, is_word))]


def read_as(number: int, player: str, slip: Slip) -> Entry:
    """Return what a second judge's reading notes."""
    return {"type": "SlipReadAgain", "round": number, "player": player, "read": as_read(slip)}


def differences(round_: Round) -> list[tuple[str, str, str]]:
    """Return the slips that two judges read differently: the player, the first reading, the second."""
    return [
        (player, as_read(round_.slips[player]), read)
        for player, read in round_.second.items()
        if player in round_.slips and as_read(round_.slips[player]) != read
    ]


def as_read(slip: Slip) -> str:
    """Return what two judges compare of a slip: the play, and why it is null."""
    return " ".join(part for part in (slip.play or slip.written, slip.reason) if part)


def ruled(number: int, player: str, slip: Slip) -> Entry:
    fact: dict[str, Any] = asdict(slip)
    return {"type": "SlipRuled", "round": number, "player": player, **fact, "words": list(slip.words)}


def ruled_again(round_: Round, player: str, slip: Slip) -> Entry:
    """Return the new ruling of the slip that stands; it is still its own tablet's, or the second judge's."""
    whose = {"from_tablet": round_.from_tablets.get(player), "by_judge": round_.by_judges.get(player)}
    known = {name: tablet for name, tablet in whose.items() if tablet is not None}
    return {**ruled(round_.number, player, slip), **known}


def open_round(event: Duplicate, number: int) -> Round:
    if event.final:
        raise ResultsAreFinal
    if not 1 <= number <= len(event.rounds):
        raise NotNow
    if number == len(event.rounds) and event.stage == "call":
        raise NotNow
    return event.rounds[number - 1]
