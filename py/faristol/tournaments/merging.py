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
from faristol.tournaments.found import Found, Place
from faristol.tournaments.last_meeting import last_meeting, seal
from faristol.tournaments.merging_rounds import (
    bring_draft,
    not_taken,
    rounds_of_both,
    sent,
    with_rounds_of_both,
)
from faristol.tournaments.people import People, people, renamed
from faristol.tournaments.reasons_brought import reasons_of
from faristol.tournaments.whole_rounds import everybody

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
"""What is compared here. Whatever else the other log has, as of fees, is told, and is done here by hand. The
clock of a round stays with the tablet on which it runs, and what the room said comes with the lots."""
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
    met = last_meeting(base, ours, theirs, common, merged)
    who = people(here, there, ours, theirs, met.log, answers)
    if who.asked:
        return Merged([], same=who.asked)
    there = renamed(there, who.ids)
    if met.taken:
        first = renamed(base, people(here, there, ours, theirs, ours[:common], answers).before)
        taken = met.taken if met.taken_here else renamed(met.taken, who.ids)
        base = with_rounds_of_both(renamed(met.state, who.before), taken, first)
    else:
        base = renamed(met.state, who.before)
    found = Found(here, contested=_contested(here, there), reasons=reasons_of(theirs[met.read :], who.ids))
    _bring_people(found, there, who)
    _compare(found, base, there, _of_players(base, here, there, who))
    _name_arbiters(found, base, there)
    _compare(found, base, there, _of_all(base, here, there))
    rounds_of_both(found, base, there)
    found.write(*sent(found.event, there, theirs[met.read :]))
    _compare(found, base, there, _towards_next(found, base, there))
    bring_draft(found, base, there)
    if there.ended and not base.ended and not found.event.ended:
        same = len(there.rounds) == len(found.event.rounds) and not found.asked
        found.ask_or_bring(Difference("ended", value=True), bring=same)
    _tell_the_rest(found, there, theirs, met.read)
    return as_merged(found, here, theirs, common)


def as_merged(found: Found, here: Tournament, theirs: Sequence[Entry], common: int) -> Merged | Hindrance:
    """Return what was found as one act, which says how far the other log was read."""
    if not found.entries:
        return Merged([], alike=found.alike)
    if here.ended:
        return Hindrance("over")
    own = max(0, len(theirs) - common)
    head = {"type": "TabletMerged", "entries": own, "read": len(theirs), "seal": seal(theirs)}
    counts = (found.brought, found.alike, found.differing, found.corrected, found.taken_back, found.rounds)
    return Merged([head, *found.entries], *counts)


def _contested(here: Tournament, there: Tournament) -> frozenset[Place]:
    both = (here.differences, there.differences)
    return frozenset(each.place for event in both for each in (*event.waiting, *event.left))


def _bring_people(found: Found, there: Tournament, who: People) -> None:
    for id, origin in who.new:
        listed = listed_player(there.players[id])
        joined = max(listed.pop("joined"), found.event.next)
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
        wanted, before = value_of(there, place), _before(base, place)
        who = place.who[1:] if place.about == "line_ups" else place.who
        if wanted and wanted != before:
            found.tell(Difference("wish", who, there.next))
        elif before and not wanted and there.next < here.next:
            found.tell(Difference("wish-back", who, there.next))
    return []


def _compare(
    found: Found, base: Tournament, there: Tournament, places: Iterator[Difference] | list[Difference]
) -> None:
    """Bring what only the other one has changed, and ask about what both have."""
    if base.next != there.next:
        base = replace(base, locked=(), resting=(), halved=frozenset(), line_ups={})
    for place in places:
        if place.about == "joined":  # who comes with a round counts as there by it
            continue
        theirs, before = _before(there, place), _before(base, place)
        now = _before(found.event, place)
        if place.about == "listed":
            _listed(found, base, there, place)
            continue
        if theirs and theirs != before and place.about in ("away", "withdrawn"):
            theirs = max(value_of(there, place), _last_played(found.event, place.who[0]) + 1)
        if theirs in (before, now):
            continue
        unchanged = now == (before or False if place.about in MISSED else before)
        missed = bool(theirs) and place.about in MISSED and _sat(found.event, place.who[0], place.round)
        found.ask_or_bring(replace(place, value=theirs), bring=unchanged and not missed)


def _sat(event: Tournament, player: str, number: int) -> bool:
    """Return whether somebody has a table or a rest in this round here."""
    return number <= len(event.rounds) and player in everybody(event.rounds[number - 1].draft)


def _last_played(event: Tournament, player: str) -> int:
    """Return the last round here in which somebody has a table or a rest."""
    return max((each.number for each in event.rounds if player in everybody(each.draft)), default=0)


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


def _name_arbiters(found: Found, base: Tournament, there: Tournament) -> None:
    """Name and take off whom the other tablet has; those for whom there is no room are told."""
    now = found.event.arbiters
    off = {name for name in base.arbiters if name not in there.arbiters}
    new = [name for name in there.arbiters if name not in base.arbiters]
    wanted = once((*(name for name in now if name not in off), *new))
    named, left = wanted[:MOST_ARBITERS], wanted[MOST_ARBITERS:]
    if named != now:
        found.write({"type": "ArbitersNamed", "arbiters": [*named]})
    if left:
        found.tell(Difference("arbiters", value=[*left]))


def _tell_the_rest(found: Found, there: Tournament, theirs: Sequence[Entry], read: int) -> None:
    """Tell what is not compared here, and what tables sent to a round that is not this one."""
    after = {id(entry) for entry in theirs[read:]}
    for entry in effective(theirs):
        if id(entry) in after and (entry["type"] not in OF_BOTH or not_taken(found.event, there, entry)):
            found.tell(Difference("entry", value=entry))
