"""The log of a game for one in sentences."""

from typing import Any

from faristol.games.log import Entry
from faristol.screens.practice.solo_said import hint
from faristol.texts import N_, Texts, minutes_and_seconds

SENTENCES = {
    "SoloOpened": N_("The game for one began; its code is %(code)s"),
    "RackRejected": N_("%(rack)s could not be played and went back"),
    "RackDrawn": N_("Round %(round)s: kept %(kept)s, drawn %(drawn)s"),
    "TimeStopped": N_("The time was stopped"),
    "TimeStarted": N_("The time went on, with %(left)s left"),
    "HintBought": N_("A hint for %(price)s: %(hint)s"),
    "Proposed": N_("Proposed: %(play)s, points: %(points)s"),
    "MasterPlaced": N_("The master play is %(play)s, points: %(points)s"),
    "SoloEnded": N_("The game ended"),
}
NULL = N_("Proposed: %(play)s, which is null. Not in the word list: %(words)s")
NOTHING = N_("Nothing was proposed")
TIME_OVER = N_("The time was over, and nothing was proposed")


def tell(entry: Entry, names: dict[str, str], t: Texts, zone: int) -> str:
    return t.gettext(_sentence(entry)) % _facts(entry, t)


def _sentence(entry: Entry) -> str:
    if entry["type"] == "Proposed" and entry["play"] is None:
        return TIME_OVER if entry["by"] == "time" else NOTHING
    if entry["type"] == "Proposed" and entry["words"]:
        return NULL
    return SENTENCES[entry["type"]]


def _facts(entry: Entry, t: Texts) -> dict[str, Any]:
    facts = dict(entry)
    for key in ("rack", "kept", "drawn"):
        if key in entry:
            facts[key] = " ".join(entry[key]) or "–"
    if entry["type"] == "Proposed":
        facts["words"] = ", ".join(entry["words"])
    if entry["type"] == "HintBought":
        facts["hint"] = hint(entry["kind"], entry["told"], t)
    if entry["type"] == "TimeStarted":
        facts["left"] = minutes_and_seconds(entry["remaining"])
    return facts
