"""What two tablets have done with one tournament after they parted becomes one: thing by thing.

What only one of them has changed counts on both. What both have alike is one, and where they differ the
director is asked: until then what is here counts. Which of the two did more, or later, plays no part.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from faristol.facts import effective
from faristol.tournaments.aspects import DETAILS, MISSED, listed_player, value_of
from faristol.tournaments.deciding import MOST_ARBITERS, once
from faristol.tournaments.difference import Answers, Difference, Hindrance, Merged
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.found import Found
from faristol.tournaments.merging_rounds import bring_draft, rounds_of_both, sent
from faristol.tournaments.people import People, people, renamed

OF_BOTH = frozenset(
    (
        *(
            "TournamentOpened",
            "TermsChanged",
            "NamesListed",
            "ArbitersNamed",
            "RoundPlanned",
            "RoundsChanged",
        ),
        *("PlayerEntered", "PlayerChanged", "RatingCorrected", "PlayerRemoved", "PlayerWithdrawn"),
        *("PlayerReturned", "PlayerAbsent", "PlayerPresent", "PlayerAway", "PlayerBack", "PairLocked"),
        *(
            "PairUnlocked",
            "PairForbidden",
            "PairAllowed",
            "ByeGiven",
            "ByeTaken",
            "RoomHeard",
            "RoundDrafted",
        ),
        *("DraftDropped", "RoundPublished", "RoundCalledOff", "ResultEntered", "ResultCorrected"),
        *("ResultDiffers", "RoundClosed", "TournamentEnded", "TournamentReopened", "PlacesChanged"),
        *("TableAdded", "ByeAdded", "TeamsCounted", "TeamsDropped", "BoardsOrdered", "StartPlanned"),
        *("RoundClockStarted", "RoundClockStopped", "EveningBegan", "PrizesSet", "ResultBrought"),
        *("ResultBeside", "ResultKept", "CorrectionBrought", "TabletMerged", "PlayerBrought", "PlayersSame"),
        *("DetailBrought", "DifferenceFound", "DifferenceKept", "Exported"),
    )
)
"""What is compared here. Whatever else the other log has is told, and is done here by hand."""
NO_ANSWERS: Mapping[str, str] = {}


def merged(
    base: Tournament,
    here: Tournament,
    there: Tournament,
    ours: Sequence[Entry],
    theirs: Sequence[Entry],
    common: int,
    answers: Answers = NO_ANSWERS,
) -> Merged | Hindrance:
    """Return what the other log brings, of which so many entries are common.

    `base` is the tournament as it was in common, `there` as the other log left it; `answers` say of each who
    was entered on both by one name whether it is one person."""
    who = people(here, there, ours, theirs, common, answers)
    if who.asked:
        return Merged([], same=who.asked)
    base, there = renamed(base, who.before), renamed(there, who.ids)
    found = Found(here)
    _bring_people(found, there, who)
    _compare(found, base, there, _of_players(base, here, there, who))
    found.write(*_named(base, here, there))
    _compare(found, base, there, _of_all(base, here, there))
    rounds_of_both(found, base, there)
    found.write(*sent(found.event, there, theirs[common:]))
    _compare(found, base, there, _towards_next(found, base, there))
    bring_draft(found, base, there)
    if there.ended and not base.ended and not found.event.ended:
        same = len(there.rounds) == len(found.event.rounds) and not found.asked
        found.ask_or_bring(Difference("ended", value=True), bring=same)
    _tell_the_rest(found, theirs, common)
    if not found.entries:
        return Merged([], alike=found.alike)
    if here.ended:
        return Hindrance("over")
    head = {"type": "TabletMerged", "entries": max(0, len(theirs) - common)}
    return Merged([head, *found.entries], found.brought, found.alike, found.differing)


def _bring_people(found: Found, there: Tournament, who: People) -> None:
    for id, origin in who.new:
        listed = listed_player(there.players[id])
        joined = listed.pop("joined")
        found.write({"type": "PlayerBrought", "player": id, **listed, "round": joined, "origin": origin})
    for id, origin in who.one:
        name = found.event.players[id].name
        found.write({"type": "PlayersSame", "player": id, "name": name, "origin": origin})


def _of_players(base: Tournament, here: Tournament, there: Tournament, who: People) -> Iterator[Difference]:
    """Yield what may differ of each player, and who is on one list only."""
    brought = {id for id, _ in who.new}
    for id in {**base.players, **here.players, **there.players}:
        if id in here.players and id in there.players or id in brought:
            yield from (Difference(name, (id,)) for name in DETAILS)
            for name in MISSED:
                seen = [getattr(event.players[id], name) for event in (here, there) if id in event.players]
                yield from (Difference(name, (id,), number) for number in sorted(frozenset().union(*seen)))
        elif id in base.players:
            yield Difference("listed", (id,))


def _of_all(base: Tournament, here: Tournament, there: Tournament) -> Iterator[Difference]:
    everything = (base, here, there)
    yield from map(Difference, ("terms", "lots", "planned", "order", "teams", "prizes"))
    for name in ("plan", "starts"):
        numbers = sorted({number for event in everything for number in getattr(event, name)})
        yield from (Difference(name.removesuffix("s"), round=number) for number in numbers)
    forbidden = {tuple(sorted(pair)) for event in everything for pair in event.forbidden}
    yield from (Difference("forbidden", pair) for pair in sorted(forbidden))
    teams = {key for event in everything for key in event.board_orders}
    yield from (Difference("board_orders", key) for key in sorted(teams))


def _towards_next(found: Found, base: Tournament, there: Tournament) -> list[Difference]:
    """Return what was wanted of the next round; where that has been paired here, it is only told."""
    here = found.event
    if base.next != there.next:
        base = replace(base, locked=(), resting=(), halved=frozenset(), line_ups={})
    events = (base, here, there) if there.next == here.next else (base, there)
    pairs = sorted({tuple(sorted(pair)) for event in events for pair in event.locked})
    rests = sorted({player for event in events for player in event.resting})
    teams = sorted({key for event in events for key in event.line_ups})
    asked = [Difference("locked", pair) for pair in pairs]
    asked += [Difference("rest", (player,)) for player in rests]
    asked += [Difference("line_ups", key) for key in teams]
    if there.next == here.next:
        return [*asked, *([Difference("began")] if there.began > here.began else [])]
    for place in asked:
        wanted = value_of(there, place)
        if place.about != "line_ups" and wanted and wanted != _before(base, place):
            found.tell(Difference("wish", place.who, there.next))
    return []


def _compare(
    found: Found, base: Tournament, there: Tournament, places: Iterator[Difference] | list[Difference]
) -> None:
    """Bring what only the other one has changed, and ask about what both have."""
    if base.next != there.next:
        base = replace(base, locked=(), resting=(), halved=frozenset(), line_ups={})
    for place in places:
        theirs, before = _before(there, place), _before(base, place)
        now = _before(found.event, place)
        if place.about == "listed":
            _listed(found, base, there, place)
            continue
        if theirs in (before, now):
            continue
        unchanged = now == (before or False if place.about in MISSED else before)
        if place.about == "joined":
            unchanged = found.event.players[place.who[0]].joined > there.players[place.who[0]].joined
            if not unchanged:
                continue
        found.ask_or_bring(replace(place, value=theirs), bring=unchanged)


def _listed(found: Found, base: Tournament, there: Tournament, place: Difference) -> None:
    """Remove whom only the other one has removed; ask where one has changed whom the other removed."""
    before, now, theirs = (event.players.get(place.who[0]) for event in (base, found.event, there))
    if theirs not in (before, now):
        difference = replace(place, value=value_of(there, place))
        found.ask_or_bring(difference, bring=theirs is None and now == before)


def _before(event: Tournament, place: Difference) -> object:
    """Return what stood there; nothing of a player who was not there yet."""
    try:
        return value_of(event, place)
    except LookupError:
        return None


def _named(base: Tournament, here: Tournament, there: Tournament) -> Iterator[Entry]:
    """Yield that whom the other tablet has named since then is an arbiter here too, while there is room."""
    new = [name for name in there.arbiters if name not in base.arbiters]
    both = once((*here.arbiters, *new))[:MOST_ARBITERS]
    if new and both != here.arbiters:
        yield {"type": "ArbitersNamed", "arbiters": [*both]}


def _tell_the_rest(found: Found, theirs: Sequence[Entry], common: int) -> None:
    """Tell what this version cannot compare."""
    after = {id(entry) for entry in theirs[common:]}
    for entry in effective(theirs):
        if id(entry) in after and entry["type"] not in OF_BOTH:
            found.tell(Difference("entry", value=entry))
