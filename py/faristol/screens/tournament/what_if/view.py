"""A round as it would be if it were paired in another way, or with two who should have met: why not him?"""

from dataclasses import dataclass, replace

from faristol.errors import Rejected
from faristol.screens.acts import Act, acts
from faristol.screens.scene import Scene, Screen
from faristol.screens.session import Slot
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.open_event import TournamentView, about, event_of, here, open_event
from faristol.screens.tournament.pairings import names_of
from faristol.screens.tournament.reasons import distance_note, sentence
from faristol.screens.tournament.round_clock import round_clock, ticking
from faristol.screens.tournament.systems import NAMES
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Tournament
from faristol.tournaments.pairing import Draft, Paired
from faristol.tournaments.what_if import (
    WhatIf,
    before_round,
    from_another,
    is_settled,
    real_round,
    ways,
    what_if,
)

WAYS = {
    **NAMES,
    "halves": N_("Upper half against lower half"),
    "adjacent": N_("Neighbours in the initial order"),
    "lot": N_("By lot"),
}


@dataclass(frozen=True)
class Asked:
    way: str = ""
    one: str = ""
    two: str = ""


ASKED = Slot("tournament-what-if", Asked, of="event")


@view_value
class PairLine:
    names: str
    why: str
    met: tuple[int, ...]


@view_value
class ChangeLine:
    number: int
    other: PairLine
    real: list[PairLine]


@view_value
class Figure:
    """Something that a round costs, as it is and as it would be."""

    name: str
    real: str
    other: str


@view_value
class Compared:
    changes: list[ChangeLine]
    figures: list[Figure]
    note: str
    """How the distances were added up."""


@view_value(kw_only=True)
class WhatIfView(TournamentView):
    number: int
    from_another: bool
    """Another tablet paired this round."""
    settled: bool
    """Nothing could be paired otherwise: a table settles it."""
    asked: Asked
    ways: list[tuple[str, str]]
    players: list[tuple[str, str]]
    compared: Compared | None
    refused: str
    """Why it could not be paired so."""


def view(scene: Scene) -> WhatIfView:
    event, t, number = event_of(scene), texts_of(scene), _number(scene)
    before = _before(scene, number)
    asked, names = _asked(scene, number), {**names_of(before), **names_of(event)}
    there = [player for player in before.players.values() if player.plays_in(number)]
    compared, refused = _compared(before, event, number, asked, t)
    return WhatIfView(
        title=_title(scene),
        subtitle=about(event),
        back=_round(scene, number),
        back_name=t.gettext("Round %(n)s") % {"n": number},
        event=event,
        here=here(scene),
        round_clock=round_clock(scene),
        playing=event.opened.language,
        number=number,
        from_another=from_another(open_event(scene).entries, number, event.part),
        settled=is_settled(before),
        asked=asked,
        ways=[(way, t.gettext(WAYS[way])) for way in ways(before)],
        players=[(id, names[id]) for id in sorted((each.id for each in there), key=names.__getitem__)],
        compared=compared,
        refused=refused,
    )


def _before(scene: Scene, number: int) -> Tournament:
    return before_round(open_event(scene).entries, number, event_of(scene).part)


def _round(scene: Scene, number: int) -> str:
    return f"{here(scene)}/round/{number}" if number <= len(event_of(scene).rounds) else here(scene)


def _compared(
    before: Tournament, event: Tournament, number: int, asked: Asked, t: Texts
) -> tuple[Compared | None, str]:
    """Return the comparison, or why there is none."""
    if is_settled(before) or bool(asked.one) != bool(asked.two):
        return None, ""
    pair = (asked.one, asked.two) if asked.one else None
    try:
        found = what_if(before, real_round(event, number), asked.way, pair)
    except Rejected as refusal:
        return None, t.gettext(refusal.fact) % refusal.details
    names = {**names_of(before), **names_of(event)}
    changes = [
        ChangeLine(at, _line(each.pair, names, t), [_line(pair, names, t) for pair in each.real])
        for at, each in enumerate(found.changes, 1)
    ]
    whys = [each.pair.why for each in found.changes]
    note = distance_note(whys, found.before.terms, t)
    return Compared(changes, _figures(found, names, t), note), ""


def _line(pair: Paired, names: dict[str, str], t: Texts) -> PairLine:
    return PairLine(f"{names[pair.first]} – {names[pair.second]}", sentence(pair.why, names, t), pair.met)


def _figures(found: WhatIf, names: dict[str, str], t: Texts) -> list[Figure]:
    both = found.real, found.other
    repeats, rests, apart = (
        [_repeats(draft, names) for draft in both],
        [", ".join(names[id] for id, _ in draft.byes) or "–" for draft in both],
        [str(found.distances(draft)) for draft in both],
    )
    lines = [
        Figure(t.gettext("They meet again"), *repeats),
        Figure(t.gettext("Sum of the distances"), *apart),
    ]
    if any(draft.byes for draft in both):
        lines.append(Figure(t.gettext("Bye"), *rests))
    return lines


def _repeats(draft: Draft, names: dict[str, str]) -> str:
    again = [f"{names[pair.first]} – {names[pair.second]}" for pair in draft.repeats]
    return ", ".join(again) or "–"


def ask(scene: Scene, way: str = "", one: str = "", two: str = "") -> Act:
    """Look at the round paired in this way, or with these two at one table; nothing is written."""
    number = _number(scene)
    before = _before(scene, number)
    known = {"", *before.players}
    if way not in ("", *ways(before)) or not {one, two} <= known:
        raise NotNow
    return scene.session.put(ASKED, Asked(way, one, two), about=number)


def _asked(scene: Scene, number: int) -> Asked:
    """Return what was asked, of those who were there and in a way that is offered."""
    asked = scene.session.get(ASKED, Asked(), about=number)
    before = _before(scene, number)
    known = {"", *before.players}
    way = asked.way if asked.way in ways(before) else ""
    return replace(asked, way=way) if {asked.one, asked.two} <= known else Asked(way)


def _number(scene: Scene) -> int:
    """Return the round of the address, or the one that is drafted or was published last."""
    event = event_of(scene)
    last = event.draft.number if event.draft else len(event.rounds)
    match scene.address.split("/")[3:]:
        case [_, number] if number.isdecimal() and 1 <= int(number) <= last:
            return int(number)
    return last


def _title(scene: Scene) -> str:
    return texts_of(scene).gettext("What if, round %(n)s") % {"n": _number(scene)}


TOURNAMENT_WHAT_IF = Screen(
    name="tournament_what_if",
    view=view,
    title=_title,
    clock=ticking,
    intents=acts(ask),
    watched=("ask",),
)
