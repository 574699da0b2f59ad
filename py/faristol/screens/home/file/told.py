"""The log, entry by entry, in sentences: each kind of event has its own, as a type may mean other things."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from faristol.games.log import Entry
from faristol.screens.home.file import (
    told_classic,
    told_competition,
    told_correspondence,
    told_exercises,
    told_solo,
    told_tournament,
)
from faristol.screens.parts.reasons import said
from faristol.screens.scene import Scene
from faristol.texts import N_, Texts

SENTENCES = {
    "DrawsOpened": N_("The draw was prepared and its secret promised"),
    "DuplicateOpened": N_("The duplicate was prepared"),
    "PlayerEntered": N_("Table %(table)s: %(name)s"),
    "PlayerChanged": N_("Table %(table)s is now %(name)s"),
    "PlayerRemoved": N_("%(player)s was taken off the list"),
    "PlayerLeft": N_("%(player)s left, from round %(round)s on"),
    "PlayerReturned": N_("%(player)s is back"),
    "SanctionLifted": N_("The last sanction of %(player)s was lifted"),
    "Began": N_("Round one began; players: %(players)s"),
    "Promised": N_("Promise number %(number)s of %(date)s: %(commitment)s"),
    "RoomSpoke": N_("The room said: %(words)s"),
    "RackRejected": N_("Round %(round)s: %(rack)s was not valid and went back"),
    "RackDrawn": N_("Round %(round)s: kept %(kept)s, drawn %(drawn)s"),
    "TimeStarted": N_("The time started"),
    "TimeStopped": N_("The time was stopped"),
    "TimeEnded": N_("The time ended"),
    "SlipRuled": N_("Round %(round)s, %(player)s: %(play)s, points: %(points)s"),
    "WordsTaken": N_("Round %(round)s: by the judge's decision these words count: %(words)s"),
    "SlipWithdrawn": N_("Round %(round)s: the slip of %(player)s was taken back"),
    "SlipReadAgain": N_("Round %(round)s, %(player)s: the second judge read %(read)s"),
    "MasterChosen": N_("Round %(round)s: the master play is %(play)s, points: %(points)s"),
    "MasterFoundWrong": N_("Round %(round)s: the master play was found to be incorrect"),
    "TilesKept": N_("Round %(round)s: %(kept)s stayed on the rack"),
    "RackSetAside": N_("Round %(round)s: the rack was put back, a new one proposed"),
    "RackCalledAgain": N_("Round %(round)s: the same tiles were called again"),
    "DrawsEnded": N_("The draw ended"),
    "RoomMerged": N_("The players and slips of the room %(room)s were brought in"),
    "ClaimsOpened": N_("The time for claims began, until %(until)s"),
    "ResultsFinal": N_("The results became final"),
    "ResultsReopened": N_("The results were opened again: %(why)s"),
    "SecretPublished": N_("The secret was published"),
}
ANYWHERE = {
    "Exported": N_("A backup with the secret in it was made"),
    "Undone": N_("The act of entry %(undoes)s was undone"),
}
SPOKE = N_("%(person)s said for the room: %(words)s")
WITHOUT_SECRET = N_("A backup without the secret was made")
STEPS = {
    "warning": N_("Round %(round)s: %(player)s was warned"),
    "zero": N_("Round %(round)s: the play of %(player)s scores zero for misconduct"),
    "expelled": N_("Round %(round)s: %(player)s was expelled"),
}
NULL = N_("Round %(round)s, %(player)s: %(play)s is null. %(reason)s")


Names = dict[str, str]


def told(entries: Sequence[Entry], shown: slice, scene: Scene) -> list[dict[str, Any]]:
    """The entries of a part of the log. Players are called by their names as they were then."""
    undone = {entry["undoes"] for entry in entries if entry["type"] == "Undone"}
    t, names, tell = scene.texts, Names(), TELLERS[entries[0]["type"]]
    rows = []
    for at, entry in enumerate(entries):
        _name(entry, names)
        if at not in range(len(entries))[shown]:
            continue
        before = entries[at - 1]["at"] if at else entry["at"]
        common = ANYWHERE.get(entry["type"])
        rows.append(
            {
                "number": at + 1,
                "when": t.when(entry["at"], scene.now, scene.zone),
                "backwards": entry["at"] < before,
                "what": _anywhere(common, entry, t) if common else tell(entry, names, t, scene.zone),
                "undone": entry["act"] in undone,
            }
        )
    return rows


def _anywhere(sentence: str, entry: Entry, t: Texts) -> str:
    """What any log may hold; with the name and the reason, if it was an arbiter's."""
    said = t.gettext(WITHOUT_SECRET if entry.get("without_secret") else sentence) % entry
    return t.gettext(told_classic.DECIDED) % {**entry, "what": said} if "why" in entry else said


def _name(entry: Entry, names: Names) -> None:
    """Who is meant by an id from here on: at a duplicate with the table."""
    names |= told_classic.names_in(entry)
    for person in entry["players"] if entry["type"] == "RoomMerged" else [entry]:
        if "name" in person and "player" in person:
            table = person.get("table")
            names[person["player"]] = f"{table} {person['name']}" if table else person["name"]


def facts_of(entry: Entry) -> dict[str, Any]:
    """Its values as text: lists with spaces between."""
    lists = {key: " ".join(map(str, value)) or "–" for key, value in entry.items() if isinstance(value, list)}
    return {**entry, **lists}


def plainly(sentences: Mapping[str, str]) -> Callable[[Entry, Names, Texts, int], str]:
    """A kind of event of which each type has one sentence, with nothing but names and values in it."""

    def tell(entry: Entry, names: Names, t: Texts, zone: int) -> str:
        facts = facts_of(entry)
        if "player" in entry:
            facts["player"] = names.get(entry["player"], "–")
        sentence = sentences[entry["type"]]
        return t.gettext(sentence) % facts

    return tell


def _of_racks(entry: Entry, names: Names, t: Texts, zone: int) -> str:
    """Of a draw and of a duplicate; a slip put right after the time for claims has its reason."""
    sentence = _plain(entry, names, t, zone)
    if entry["type"] in ("SlipRuled", "SlipWithdrawn") and "why" in entry:
        why = t.gettext("After the time for claims: %(why)s") % {"why": entry["why"]}
        return f"{sentence} · {why}"
    return sentence


def _plain(entry: Entry, names: Names, t: Texts, zone: int) -> str:
    facts = facts_of(entry)
    if entry["type"] in ("SlipRuled", "MasterChosen"):
        facts["play"] = entry["play"] or entry.get("written") or "–"
    if "player" in entry:
        facts["player"] = names.get(entry["player"], "–")
    if "until" in entry:
        moment = datetime.fromtimestamp(entry["until"] / 1000, UTC) + timedelta(minutes=zone)
        facts["until"] = f"{moment:%H:%M}"
    if entry["type"] == "SlipRuled" and entry["reason"]:
        facts["reason"] = said(entry["reason"], t, entry["words"])
        return t.gettext(NULL) % facts
    if entry.get("person"):
        return t.gettext(SPOKE) % facts
    sanctioned = entry["type"] == "PlayerSanctioned"
    sentence = STEPS[entry["step"]] if sanctioned else SENTENCES[entry["type"]]
    return t.gettext(sentence) % facts


TELLERS: dict[str, Callable[[Entry, Names, Texts, int], str]] = {
    "DrawsOpened": _of_racks,
    "DuplicateOpened": _of_racks,
    "ClassicOpened": told_classic.tell,
    "CorrespondenceOpened": told_correspondence.tell,
    "CompetitionOpened": plainly(told_competition.SENTENCES),
    "SoloOpened": told_solo.tell,
    "TournamentOpened": told_tournament.tell,
    "ExercisesOpened": told_exercises.tell,
}
"""By the type of the first entry."""
