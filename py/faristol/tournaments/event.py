"""A tournament as its log tells it: the fold, and nothing else. What may happen next is in directing.py."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from faristol.core.overtime import Rules
from faristol.tournaments.pairing import Draft, Pair, Paired
from faristol.tournaments.players import Carried, Player
from faristol.tournaments.results import Result
from faristol.tournaments.rounds import Round, Table
from faristol.tournaments.rules import rules_of
from faristol.tournaments.standings import Row, standings
from faristol.tournaments.terms import Terms
from faristol.tournaments.why import Why

Entry = dict[str, Any]

LOG_VERSION = 1
FINAL = frozenset(
    (
        "TournamentOpened",
        "RoomHeard",
        "RoundPublished",
        "RoundCalledOff",
        "TournamentEnded",
        "TournamentReopened",
    )
)
"""What the room has seen is taken back by another entry, never by an undo."""
TOLD = ("name", "rating", "games", "club", "category")
"""Of a player."""
KEEPS_A_DRAFT = ("RoundPublished", "RoundsChanged", "Exported")
"""Whatever else is told may change who could meet whom."""


@dataclass(frozen=True)
class Sheet:
    """What a table handed in, and what it counts."""

    result: Result
    written: tuple[int, int] | None
    over_time: tuple[float, float]
    corrected: str | None = None
    """Why it was put right; empty where the round was not over."""


@dataclass(frozen=True)
class Published:
    """A round that the room has seen."""

    draft: Draft
    sheets: Mapping[int, Sheet] = field(default_factory=dict)
    """By board, from 1."""
    closed: bool = False
    without: tuple[int, ...] = ()
    """Rounds of which a result was corrected after this one had been paired."""

    @property
    def number(self) -> int:
        return self.draft.number

    @property
    def missing(self) -> list[int]:
        """The boards that have handed nothing in."""
        return [board for board in range(1, len(self.draft.pairs) + 1) if board not in self.sheets]

    @property
    def round(self) -> Round:
        tables = (
            Table(pair.first, pair.second, self.sheets[board].result if board in self.sheets else None)
            for board, pair in enumerate(self.draft.pairs, 1)
        )
        return Round(tuple(tables), tuple(player for player, _ in self.draft.byes))


@dataclass(frozen=True)
class Tournament:
    opened: Entry
    terms: Terms
    planned: int
    """How many rounds there are to be (MAL-T1)."""
    players: Mapping[str, Player] = field(default_factory=dict)
    rounds: tuple[Published, ...] = ()
    draft: Draft | None = None
    locked: tuple[Pair, ...] = ()
    """For the next round."""
    resting: tuple[str, ...] = ()
    """In the next round, because the director says so."""
    forbidden: tuple[Pair, ...] = ()
    ended: bool = False

    @property
    def stage(self) -> str:
        """The director's place: players → draft → results → between → draft … → over."""
        if self.ended:
            return "over"
        if self.draft:
            return "draft"
        if not self.rounds:
            return "players"
        return "between" if self.rounds[-1].closed else "results"

    @property
    def running(self) -> bool:
        """Nothing here runs out while nobody looks: a director goes home to open a game, and comes back."""
        return False

    @property
    def ticking_since(self) -> None:
        """No clock of the program's runs."""
        return None

    @property
    def clock(self) -> None:
        """Nor is there any that a room could watch."""
        return None

    @property
    def rules(self) -> Rules:
        """Of its games."""
        return rules_of(self.opened)

    @property
    def minutes(self) -> int | None:
        """For each player in a game, 0 without a clock; None where nobody was asked."""
        minutes: int | None = self.opened.get("minutes")
        return minutes

    @property
    def next(self) -> int:
        """The number of the next round that can be paired."""
        return len(self.rounds) + 1

    @property
    def played(self) -> list[Round]:
        return [published.round for published in self.rounds]

    def standings(self, after: int | None = None, scoring: str | None = None) -> list[Row]:
        """After a round, or with all that is known. Who joined later is not in an earlier one.

        `scoring` orders otherwise than the tournament does, to see what would be."""
        number = len(self.rounds) if after is None else after
        players = [player for player in self.players.values() if player.joined <= max(1, number)]
        return standings(
            players if after is not None else list(self.players.values()),
            self.played[:number],
            scoring=scoring or self.terms.scoring,
            lower_is_better=self.terms.lower_is_better,
            forfeits_meet=self.terms.forfeits_meet,
        )


def opened(entry: Entry) -> Tournament:
    return Tournament(entry, Terms(**entry["terms"]), entry["rounds"])


def apply(event: Tournament, entry: Entry) -> Tournament:
    if entry["type"] not in KEEPS_A_DRAFT:
        event = replace(event, draft=None)
    match entry["type"]:
        case "TermsChanged":
            return replace(event, terms=Terms(**entry["terms"], seed=event.terms.seed))
        case "RoundsChanged":
            return replace(event, planned=entry["rounds"])
        case "PlayerEntered" | "PlayerChanged":
            return _with_player(event, entry)
        case "PlayerRemoved":
            others = {id: player for id, player in event.players.items() if id != entry["player"]}
            return replace(event, players=others)
        case "PlayerWithdrawn":
            return _change_player(event, entry, withdrawn=entry["round"])
        case "PlayerReturned":
            return _change_player(event, entry, withdrawn=None)
        case "PlayerAbsent":
            absent = event.players[entry["player"]].absent | {entry["round"]}
            return _change_player(event, entry, absent=absent)
        case "PlayerPresent":
            absent = event.players[entry["player"]].absent - {entry["round"]}
            return _change_player(event, entry, absent=absent)
        case "PairLocked":
            return replace(event, locked=(*event.locked, _pair(entry)))
        case "PairUnlocked":
            return replace(event, locked=_without(event.locked, _pair(entry)))
        case "PairForbidden":
            return replace(event, forbidden=(*event.forbidden, _pair(entry)))
        case "PairAllowed":
            return replace(event, forbidden=_without(event.forbidden, _pair(entry)))
        case "ByeGiven":
            return replace(event, resting=(*event.resting, entry["player"]))
        case "ByeTaken":
            left = tuple(player for player in event.resting if player != entry["player"])
            return replace(event, resting=left)
        case "RoomHeard":
            return replace(event, terms=replace(event.terms, seed=bytes.fromhex(entry["seed"])))
        case "TournamentEnded":
            return replace(event, ended=True)
        case "TournamentReopened":
            return replace(event, ended=False)
        case "Exported":
            return event
    return _round(event, entry)


def _round(event: Tournament, entry: Entry) -> Tournament:
    """What happens to a round."""
    match entry["type"]:
        case "RoundDrafted":
            return replace(event, draft=_draft(entry))
        case "DraftDropped":
            return event
        case "RoundPublished":
            assert event.draft
            rounds = (*event.rounds, Published(event.draft))
            return replace(event, rounds=rounds, draft=None, locked=(), resting=())
        case "RoundCalledOff":
            return replace(event, rounds=event.rounds[:-1])
        case "ResultEntered":
            return _with_sheet(event, entry, _sheet(entry, None))
        case "ResultCorrected":
            return _marked(_with_sheet(event, entry, _sheet(entry, entry["why"])), entry["round"])
        case "RoundClosed":
            return _with_round(event, replace(event.rounds[entry["round"] - 1], closed=True))
    raise ValueError(entry["type"])


def _with_player(event: Tournament, entry: Entry) -> Tournament:
    id = entry["player"]
    told: dict[str, Any] = {key: entry[key] for key in TOLD if key in entry}
    if "carried" in entry:
        told["carried"] = Carried(**entry["carried"])
    before = event.players.get(id) or Player(id, "", joined=entry["round"])
    return replace(event, players={**event.players, id: replace(before, **told)})


def _change_player(event: Tournament, entry: Entry, **changed: Any) -> Tournament:
    player = replace(event.players[entry["player"]], **changed)
    return replace(event, players={**event.players, player.id: player})


def _pair(entry: Entry) -> Pair:
    return entry["first"], entry["second"]


def _without(pairs: tuple[Pair, ...], pair: Pair) -> tuple[Pair, ...]:
    return tuple(each for each in pairs if set(each) != set(pair))


def _draft(entry: Entry) -> Draft:
    pairs = (
        Paired(told["first"], told["second"], Why(**told["why"]), tuple(told["met"]))
        for told in entry["pairs"]
    )
    byes = ((told["player"], Why(**told["why"])) for told in entry["byes"])
    return Draft(entry["round"], tuple(pairs), tuple(byes))


def _sheet(entry: Entry, why: str | None) -> Sheet:
    first, second = entry["halves"]
    for_first, for_second = entry["counts"]
    result = Result(entry["outcome"], (first, second), (for_first, for_second), entry["clause"])
    written = (entry["score"][0], entry["score"][1]) if entry["score"] else None
    return Sheet(result, written, (entry["over_time"][0], entry["over_time"][1]), why)


def _with_sheet(event: Tournament, entry: Entry, sheet: Sheet) -> Tournament:
    published = event.rounds[entry["round"] - 1]
    return _with_round(event, replace(published, sheets={**published.sheets, entry["board"]: sheet}))


def _marked(event: Tournament, number: int) -> Tournament:
    """The later rounds were paired without knowing better."""
    rounds = (
        replace(later, without=(*later.without, number)) if later.number > number else later
        for later in event.rounds
    )
    return replace(event, rounds=tuple(rounds))


def _with_round(event: Tournament, published: Published) -> Tournament:
    at = published.number - 1
    return replace(event, rounds=(*event.rounds[:at], published, *event.rounds[at + 1 :]))


def summary(event: Tournament) -> dict[str, Any]:
    """What the home screen needs to know of this event without opening it."""
    return {
        "kind": "tournament",
        "name": event.opened["name"],
        "language": event.opened["language"],
        "round": len(event.rounds) or 1,
        "phase": event.stage,
        "running": event.stage == "results",
        "players": len(event.players),
        "final": event.ended,
    }
