"""What the director does with a round: pairs it, looks at it, publishes it, closes it."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from faristol.errors import Rejected
from faristol.tournaments.cup import CupPairs, is_cup
from faristol.tournaments.errors import (
    DivisionMissing,
    LotsNotDrawn,
    NotAllPaired,
    NotNow,
    PairedAlready,
    PairIsForbidden,
    ReasonMissing,
    RepeatsNeeded,
    ResultsMissing,
    SomethingPlayed,
    TwoResultsWait,
)
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.hall import with_tables
from faristol.tournaments.opening import playing_next
from faristol.tournaments.own_tables import at_own_tables
from faristol.tournaments.pairing import Draft, Pair, Paired, pair_round
from faristol.tournaments.players import divisions
from faristol.tournaments.results import WIN
from faristol.tournaments.situation import situation
from faristol.tournaments.team_pairing import BoardsPair, is_team_round, pair_teams
from faristol.tournaments.terms import CUP, KING, LOT, MANUAL, OF_TEAMS, ROUND_ROBIN, TEAM_ROBIN
from faristol.tournaments.why import Why


def lock_pair(event: Tournament, first: str, second: str) -> list[Entry]:
    """Let these two meet in the next round; the first starts."""
    _before_the_round(event)
    busy = {*event.resting, *(player for pair in event.locked for player in pair)}
    for player in (playing_next(event, first), playing_next(event, second)):
        if player in busy or first == second:
            raise PairedAlready(player=event.players[player].name)
    return [{"type": "PairLocked", "first": first, "second": second}]


def unlock_pair(event: Tournament, first: str, second: str) -> list[Entry]:
    return [{"type": "PairUnlocked", **_among(event.locked, first, second)}]


def forbid_pair(event: Tournament, first: str, second: str) -> list[Entry]:
    """Let these two never meet, as people of one family."""
    unknown = {first, second} - event.players.keys()
    if event.ended or unknown or first == second or {first, second} in map(set, event.forbidden):
        raise NotNow
    return [{"type": "PairForbidden", "first": first, "second": second}]


def allow_pair(event: Tournament, first: str, second: str) -> list[Entry]:
    return [{"type": "PairAllowed", **_among(event.forbidden, first, second)}]


def give_bye(event: Tournament, player: str, *, half: bool = False) -> list[Entry]:
    """Let a player rest in the next round, for what a bye counts or for half a point."""
    _before_the_round(event)
    if half and event.terms.bye_halves < WIN:
        raise NotNow
    busy = {*event.resting, *(each for pair in event.locked for each in pair)}
    if playing_next(event, player) in busy:
        raise PairedAlready(player=event.players[player].name)
    return [{"type": "ByeGiven", "player": player, "half": half}]


def take_bye(event: Tournament, player: str) -> list[Entry]:
    if player not in event.resting:
        raise NotNow
    return [{"type": "ByeTaken", "player": player}]


def propose(event: Tournament) -> Draft:
    """Return the next round as the program would pair it; nothing is written."""
    if event.terms.first_round == LOT and not event.terms.seed and _lots_count(event):
        raise LotsNotDrawn
    playing = divisions(player for player in event.players.values() if player.plays_in(event.next))
    if event.hall.divided and "" in playing:
        raise DivisionMissing(players=", ".join(player.name for player in playing[""]))
    if event.next_terms.mode in OF_TEAMS:
        return pair_teams(event)
    here = [player.id for group in playing.values() for player in group]
    locked = [pair for pair in event.locked if set(pair) <= set(here)]
    return pair_round(
        list(event.players.values()),
        event.played,
        replace(event.next_terms, seed=event.lots),
        locked=locked,
        forbidden=event.forbidden,
        byes={player: event.given_bye(player) for player in event.resting if player in here},
        order=event.order,
        left=event.left,
        cups=event.cups(),
    )


def draft_round(event: Tournament, *, repeats_agreed: bool = False) -> list[Entry]:
    _before_the_round(event)
    _none_waits(event)
    draft = propose(event)
    _check_repeats(event, draft, repeats_agreed)
    draft = with_tables(event, draft)
    return [_round_drafted(at_own_tables(draft, event.players), "program", repeats_agreed)]


def draft_by_hand(
    event: Tournament, pairs: Sequence[Pair], byes: Sequence[str] = (), *, repeats_agreed: bool = False
) -> list[Entry]:
    """Draft a round by hand, board by board; the first of a pair starts. Old pairs keep their reasons."""
    _before_the_round(event)
    placed: set[str] = set()
    for player in [*(player for pair in pairs for player in pair), *byes]:
        if playing_next(event, player) in placed:
            raise PairedAlready(player=event.players[player].name)
        placed.add(player)
    settled = event.draft and why_settled(event.draft)
    drafted = (
        {frozenset((pair.first, pair.second)): pair for pair in event.draft.pairs} if event.draft else {}
    )
    if settled and {*map(frozenset, pairs)} != drafted.keys():
        raise settled
    now = situation(list(event.players.values()), event.played, replace(event.next_terms, seed=event.lots))
    left = [player for player in now.present if player not in placed]
    if left and not settled:
        raise NotAllPaired(players=now.names(left))
    for pair in pairs:
        if set(pair) in map(set, event.forbidden):
            raise PairIsForbidden(players=now.names(pair))
    before = event.draft.reasons if event.draft else {}
    made = tuple(
        Paired(
            *(first, second),
            before.get(frozenset((first, second))) or Why("locked", {"first": first, "second": second}),
            drafted[frozenset((first, second))].met if settled else now.record(first).met.get(second, ()),
        )
        for first, second in pairs
    )
    resting = tuple((player, before.get(frozenset((player,))) or event.given_bye(player)) for player in byes)
    draft = Draft(event.next, made, resting)
    _check_repeats(event, draft, repeats_agreed)
    draft = with_tables(event, draft)
    return [_round_drafted(at_own_tables(draft, event.players), "hand", repeats_agreed)]


def why_settled(draft: Draft) -> Rejected | None:
    """Return why nobody can be paired otherwise by hand, if it is so."""
    if any(map(is_cup, draft.reasons.values())):
        return CupPairs()
    return BoardsPair() if is_team_round(draft) else None


def drop_draft(event: Tournament) -> list[Entry]:
    return [{"type": "DraftDropped", "round": _present_draft(event).number}]


def publish_round(event: Tournament) -> list[Entry]:
    return [{"type": "RoundPublished", "round": _present_draft(event).number}]


def call_off_round(event: Tournament, why: str) -> list[Entry]:
    """Call a round off, to be paired again only if nothing of it was played and with a reason (MAL-T6)."""
    if event.stage != "results":
        raise NotNow
    if event.rounds[-1].sheets:
        raise SomethingPlayed
    return [{"type": "RoundCalledOff", "round": event.rounds[-1].number, "why": reason(why)}]


def close_round(event: Tournament) -> list[Entry]:
    if event.stage != "results":
        raise NotNow
    if missing := event.rounds[-1].missing:
        raise ResultsMissing(boards=", ".join(map(str, missing)))
    _none_waits(event)
    return [{"type": "RoundClosed", "round": event.rounds[-1].number}]


def end_tournament(event: Tournament) -> list[Entry]:
    """End the tournament after as many rounds as there were to be, or sooner."""
    if event.stage != "between":
        raise NotNow
    _none_waits(event)
    return [{"type": "TournamentEnded", "rounds": len(event.rounds)}]


def reopen_tournament(event: Tournament, why: str) -> list[Entry]:
    if not event.ended:
        raise NotNow
    return [{"type": "TournamentReopened", "why": reason(why)}]


def reason(why: str) -> str:
    if not why.strip():
        raise ReasonMissing
    return " ".join(why.split())


def _before_the_round(event: Tournament) -> None:
    if event.stage not in ("players", "between", "draft") or event.next > event.planned:
        raise NotNow


def _none_waits(event: Tournament) -> None:
    """Refuse to go on while some table has two results, of which one is to count."""
    if tables := [f"{number}/{board}" for number, board in event.undecided]:
        raise TwoResultsWait(tables=", ".join(tables))


def _lots_count(event: Tournament) -> bool:
    """Return whether the round to be paired depends on the lots."""
    mode = event.next_terms.mode
    return mode in (ROUND_ROBIN, TEAM_ROBIN) or (not event.rounds and mode != MANUAL)


def _check_repeats(event: Tournament, draft: Draft, agreed: bool) -> None:
    """Refuse repeats that were not agreed to (MAL-T4). Some ways of pairing have them by their nature."""
    free = event.repeats_free or event.next_terms.mode in (ROUND_ROBIN, TEAM_ROBIN, KING, CUP)
    if draft.repeats and not agreed and not free:
        names = (
            " – ".join(event.players[player].name for player in (pair.first, pair.second))
            for pair in draft.repeats
        )
        raise RepeatsNeeded(pairs=", ".join(names))


def _round_drafted(draft: Draft, by: str, agreed: bool) -> Entry:
    pairs = [
        {"first": pair.first, "second": pair.second, "why": asdict(pair.why), "met": list(pair.met)}
        for pair in draft.pairs
    ]
    byes = [{"player": player, "why": asdict(why)} for player, why in draft.byes]
    round_ = {"round": draft.number, "pairs": pairs, "byes": byes}
    if draft.tables:
        round_["tables"] = list(draft.tables)
    return {"type": "RoundDrafted", **round_, "by": by, "repeats_agreed": agreed and bool(draft.repeats)}


def _present_draft(event: Tournament) -> Draft:
    if event.draft is None:
        raise NotNow
    return event.draft


def _among(pairs: Sequence[Pair], first: str, second: str) -> dict[str, Any]:
    if {first, second} not in map(set, pairs):
        raise NotNow
    return {"first": first, "second": second}
