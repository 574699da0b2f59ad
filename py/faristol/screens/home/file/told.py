"""The log, entry by entry, in sentences: each kind of event has its own, as a type may mean other things."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from faristol.competitions import facts as competitions
from faristol.facts import Facts
from faristol.games import draw_facts
from faristol.games.classic import facts as classic
from faristol.games.correspondence import facts as letters
from faristol.games.duplicate import facts as duplicate
from faristol.games.log import Entry
from faristol.practice.exercises import facts as exercises
from faristol.practice.solo import facts as solo
from faristol.screens.home.file import (
    told_classic,
    told_correspondence,
    told_duplicate,
    told_exercises,
    told_solo,
    told_tournament,
)
from faristol.screens.scene import Scene
from faristol.texts import N_, Texts
from faristol.tournaments import facts as tournaments

ANYWHERE = {
    "Exported": N_("A backup with the secret in it was made"),
    "Undone": N_("The act of entry %(undoes)s was undone"),
}
WITHOUT_SECRET = N_("A backup without the secret was made")


class Names(dict[str, str]):
    """Players by their ids; an act that was undone may speak of one who never was."""

    def __missing__(self, player: str) -> str:
        return "–"


Teller = Callable[[Entry, Names, Texts, int], str]
Values = Callable[[Any, Names, Texts, int], Mapping[str, Any]]
Around = Callable[[Any, str, Texts], str]


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
    return (
        t.gettext(told_classic.DECIDED) % {**entry, "what": said} if {"by", "why"} <= entry.keys() else said
    )


def _name(entry: Entry, names: Names) -> None:
    """Who is meant by an id from here on: at a duplicate with the table."""
    if entry["type"] == "ClassicOpened":
        names |= {str(number): name for number, name in enumerate(entry["players"], 1)}
    for person in entry["players"] if entry["type"] == "RoomMerged" else [entry]:
        if "name" in person and "player" in person:
            table = person.get("table")
            names[person["player"]] = f"{table} {person['name']}" if table else person["name"]


def facts_of(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Its values as text: lists with spaces between."""
    lists = {
        key: " ".join(map(str, value)) or "–"
        for key, value in entry.items()
        if isinstance(value, list | tuple)
    }
    return {**entry, **lists}


def by_facts(
    facts: Facts[Any],
    more: Values = lambda fact, names, t, zone: {},
    around: Around = lambda fact, told, t: told,
) -> Teller:
    """Return what tells a log whose facts bring their sentences.

    `more` are values that stand in these, `around` is what some of the sentences stand in.
    """

    def tell(entry: Entry, names: Names, t: Texts, zone: int) -> str:
        fact = facts.read(entry)
        player = {"player": names[entry["player"]]} if "player" in vars(fact) else {}
        values = {**facts_of(vars(fact)), **player, **more(fact, names, t, zone)}
        return around(fact, (t.gettext(fact.sentence) % values).strip(), t)

    return tell


def _of_racks(entry: Entry, names: Names, t: Texts, zone: int) -> str:
    """Of a duplicate; a slip put right after the time for claims has its reason."""
    sentence = by_facts(duplicate.FACTS, told_duplicate.values)(entry, names, t, zone)
    if entry["type"] in ("SlipRuled", "SlipWithdrawn") and "why" in entry:
        why = t.gettext("After the time for claims: %(why)s") % {"why": entry["why"]}
        return f"{sentence} · {why}"
    return sentence


TELLERS: dict[str, Teller] = {
    "DrawsOpened": by_facts(draw_facts.FACTS),
    "DuplicateOpened": _of_racks,
    "ClassicOpened": by_facts(classic.FACTS, told_classic.values, told_classic.as_decided),
    "CorrespondenceOpened": by_facts(
        letters.FACTS, told_correspondence.values, told_correspondence.of_variant
    ),
    "CompetitionOpened": by_facts(competitions.FACTS),
    "SoloOpened": by_facts(solo.FACTS, told_solo.values),
    "TournamentOpened": by_facts(tournaments.FACTS, told_tournament.values),
    "ExercisesOpened": by_facts(exercises.FACTS, told_exercises.values),
}
"""By the type of the first entry."""
