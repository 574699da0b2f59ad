"""The log of a game of two in sentences. No rack is in them: they can be read while the game runs."""

from collections.abc import Sequence
from typing import Any

from faristol.games.log import Entry
from faristol.screens.classic.reasons import REASONS
from faristol.screens.clauses import chip
from faristol.screens.parts.clock_time import written as time_left
from faristol.texts import N_, Texts, minutes_and_seconds

SENTENCES = {
    "ClassicOpened": N_("The game was prepared: %(players)s"),
    "RoundBegan": N_("The round began without %(absent)s"),
    "PlayerArrived": N_("%(player)s came"),
    "StartDrawn": N_("For the start %(one)s drew %(first_tile)s and %(two)s drew %(second_tile)s"),
    "StarterNamed": N_("%(player)s starts"),
    "RacksDrawn": N_("The first racks were drawn"),
    "ClockStarted": N_("The clock of %(player)s runs"),
    "ClockStopped": N_("The clock was stopped: %(reason)s"),
    "PlayMade": N_("%(player)s: %(play)s, points: %(points)s"),
    "Challenged": N_("Challenged: %(words)s"),
    "ChallengeJudged": N_("The play of %(player)s is valid, by %(by)s"),
    "PlayCameOff": N_("A play of %(player)s was not valid and came off"),
    "TilesReplaced": N_("%(player)s drew tiles: %(count)s"),
    "ClockPressed": N_("%(player)s completed the turn"),
    "Passed": N_("%(player)s passed"),
    "Exchanged": N_("%(player)s exchanged tiles: %(count)s"),
    "TurnForfeited": N_("%(player)s lost the turn"),
    "SenyorsShown": N_("%(player)s showed senyors, and the rack was changed"),
    "Overdrawn": N_("%(player)s had too many tiles: %(excess)s went back to the bag"),
    "ClockSet": N_("%(by)s set the clock of %(player)s to %(left)s. %(why)s"),
    "TilesCounted": N_("%(by)s counted the tiles; missing: %(missing)s, too many: %(extra)s. %(why)s"),
    "PlayAccepted": N_("The play of %(player)s stands"),
    "RoundTimeCalled": N_("The round's time is over; turns left: %(turns)s"),
    "Abandoned": N_("%(player)s gave the game up"),
    "GameEnded": N_("The game ended"),
    "Settled": N_("The game was counted: %(points)s"),
    "PointsCorrected": N_("%(by)s put turn %(turn)s right, points: %(points)s. %(why)s"),
    "Penalised": N_("%(by)s gave %(player)s a penalty, points: %(points)s. %(why)s"),
    "ArbiterDecided": N_("%(by)s gave the result: %(points)s. %(why)s"),
    "Signed": N_("%(player)s agrees with the sheet"),
}
DRAWN_BY_SEVERAL = N_("For the start were drawn: %(drawn)s")
NOT_VALID = N_("The play of %(player)s is not valid and comes off, by %(by)s")
AGAIN = N_("Challenged once more: %(words)s. %(argument)s")
AFTER_A_BREAK = N_("The clock of %(player)s goes on after a break, from %(remaining)s")
BOTH_ABSENT = N_("The round began without both players")
LATE_BOTH = N_("Both were too far over the time; %(by)s said that this player lost: %(lost)s")
LOST_BOTH = N_("Both were too far over the time; %(by)s said that both lost")
BY_CLAUSE = N_("The game ended by this clause: %(clause)s")
DECIDED = N_("%(what)s. So decided by %(by)s: %(why)s")
A_CHALLENGE = N_("A challenge")
BY_LIST = N_("the word list")


def names_in(entry: Entry) -> dict[str, str]:
    """All of them, by their numbers."""
    if entry["type"] != "ClassicOpened":
        return {}
    return {str(number): name for number, name in enumerate(entry["players"], 1)}


def tell(entry: Entry, names: dict[str, str], t: Texts, zone: int) -> str:
    sentence, facts = t.gettext(_sentence(entry)), _facts(entry, names, t)
    decided = "why" in entry and "%(why)s" not in sentence
    return t.gettext(DECIDED) % {**facts, "what": sentence % facts} if decided else sentence % facts


def _sentence(entry: Entry) -> str:
    match entry["type"]:
        case "StartDrawn" if len(entry["tiles"]) > 2:
            return DRAWN_BY_SEVERAL
        case "ChallengeJudged" if not entry["valid"]:
            return NOT_VALID
        case "Challenged" if entry["argument"]:
            return AGAIN
        case "ClockStarted" if entry["after_crash"]:
            return AFTER_A_BREAK
        case "RoundBegan" if len(entry["absent"]) > 1:
            return BOTH_ABSENT
        case "GameEnded" if entry.get("by") and "why" not in entry:
            return LATE_BOTH if len(entry["lost"]) == 1 else LOST_BOTH
        case "GameEnded" if entry["clause"]:
            return BY_CLAUSE
    return SENTENCES[entry["type"]]


def _facts(entry: Entry, names: dict[str, str], t: Texts) -> dict[str, Any]:
    facts = {**entry, "one": names["1"], "two": names["2"]}
    if "player" in entry:
        facts["player"] = names[str(entry["player"])]
    if entry["type"] == "RoundBegan":
        facts["absent"] = " ".join(names[str(player)] for player in entry["absent"])
    if entry["type"] == "StartDrawn":
        facts["first_tile"], facts["second_tile"] = entry["tiles"][:2]
        facts["drawn"] = _each(names, entry["tiles"])
    if entry["type"] in ("Settled", "ArbiterDecided"):
        facts["points"] = _each(names, entry["result"])
    if entry["type"] == "ClassicOpened":
        facts["players"] = " – ".join(entry["players"])
    if "words" in entry:
        facts["words"] = ", ".join(entry["words"])
    if "reason" in entry:
        facts["reason"] = t.gettext(REASONS.get(entry["reason"], A_CHALLENGE))
    if "lost" in entry:
        facts["lost"] = " ".join(names[str(player)] for player in entry["lost"])
    if entry.get("by") == "lexicon":
        facts["by"] = t.gettext(BY_LIST)
    if entry.get("remaining") is not None:
        facts["remaining"] = minutes_and_seconds(max(0, entry["remaining"]))
    if "left" in entry:
        facts["left"] = time_left(entry["left"], t)
    if "missing" in entry:
        facts["missing"], facts["extra"] = (" ".join(entry[each]) or "–" for each in ("missing", "extra"))
    if entry.get("clause"):
        facts["clause"] = chip(entry["clause"], "", t)[1]
    return facts


def _each(names: dict[str, str], values: Sequence[Any]) -> str:
    """What each of them has, by name."""
    return ", ".join(f"{names[str(number)]} {value}" for number, value in enumerate(values, 1))
