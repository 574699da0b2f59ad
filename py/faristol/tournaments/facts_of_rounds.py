"""What the log of a tournament says of its rounds: the draft, what was published, what the tables hand in."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, TypeVar

from faristol.fields import Digits, Few, Name, Points, fit, reader, whole
from faristol.rulesets.schema import Cited
from faristol.texts import N_
from faristol.tournaments.decision import WINNER, Decision
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import OfDivision, TournamentFact
from faristol.tournaments.facts_of_players import known
from faristol.tournaments.opened import Number
from faristol.tournaments.pairing import Draft, Paired
from faristol.tournaments.parts import rejoined
from faristol.tournaments.published import Published, Sheet
from faristol.tournaments.reporting import Report, implied
from faristol.tournaments.results import OUTCOMES, Result
from faristol.tournaments.why import NEEDS, Why

T = TypeVar("T")
Board = Annotated[int, whole(1, 10_000)]
_Two = tuple[Points, Points]
_DETAILS: Mapping[str, Any] = {
    **dict.fromkeys(("first", "second", "better", "other", "player"), Name),
    **dict.fromkeys(("places", "drawn"), tuple[Board, Board]),
    **dict.fromkeys(("met", "absent"), tuple[Name, ...]),
    **dict.fromkeys(("round", "place", "top", "slots"), Board),
    "rounds": tuple[Board, ...],
    "teams": tuple[Name, ...],
    "team": Name,
    **dict.fromkeys(("board", "game"), Board),
    "stage": Annotated[int, whole(0, 10_000)],
    **dict.fromkeys(("double", "unnoted"), bool),
}


def _why(data: Any) -> Why:
    """Return a reason with all that its sentence needs."""
    why = Why(data["code"], data["details"])
    if not NEEDS[why.code] <= why.details.keys():
        raise ValueError
    for name, value in why.details.items():
        if name in _DETAILS:
            reader(_DETAILS[name])(value)
        elif name == "match":
            _why(value)
        elif name == "halves":
            reader(_Two if isinstance(value, list) else Points)(value)
    return why


_Why = Annotated[Why, _why]


@dataclass(frozen=True)
class _Pair:
    first: Name
    second: Name
    why: _Why
    met: tuple[Number, ...]


@dataclass(frozen=True)
class _Bye:
    player: Name
    why: _Why


def _seconds(value: Any) -> float:
    if type(value) in (int, float) and 0 <= value <= 1_000_000:
        seconds: float = value
        return seconds
    raise ValueError


class RoomHeard(TournamentFact):
    """What the room said: with it the lots follow from the promised secret."""

    words: str
    seed: Digits
    draw: Literal[1, 2] = 1
    """Since draw v2 all spellings of a sentence are the same."""
    log_sentence = N_("The room said: %(words)s. The lots follow from it")
    final = True

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, terms=replace(event.terms, seed=bytes.fromhex(self.seed)))

    def in_parts(self, event: Tournament) -> Tournament:
        """Return the whole after it; a division that has played keeps the lots that it had."""
        after = self.in_one(event)
        drawn = {name: part if part.rounds else self.in_one(part) for name, part in event.parts.items()}
        return rejoined(after, drawn) if drawn else after


class RoundDrafted(OfDivision):
    """The pairs of the next round with their reasons, as the program or a hand made them."""

    round: Number
    pairs: tuple[_Pair, ...]
    byes: tuple[_Bye, ...]
    tables: tuple[Board, ...] = ()
    """The numbers of the tables, where divisions that are paired for themselves share a hall."""
    log_sentence = N_("%(Round)s was paired: %(drawn)s")
    undo_sentence = N_("the draft")

    def changed(self, event: Tournament) -> Tournament:
        fit(self.round == event.next and event.stage in ("players", "between"), "round")
        whose = [player for pair in self.pairs for player in (pair.first, pair.second)]
        whose += [bye.player for bye in self.byes]
        whys = [*(pair.why for pair in self.pairs), *(bye.why for bye in self.byes)]
        for player in [*whose, *(player for why in whys for player in why.players)]:
            known(event, player)
        fit(len(whose) == len({*whose}), "pairs")
        fit(all(number < self.round for pair in self.pairs for number in pair.met), "pairs")
        pairs = tuple(Paired(pair.first, pair.second, pair.why, pair.met) for pair in self.pairs)
        byes = tuple((bye.player, bye.why) for bye in self.byes)
        fit(len({*self.tables}) in (0, len(pairs)) and len({*self.tables}) == len(self.tables), "tables")
        return replace(event, draft=Draft(self.round, pairs, byes, self.tables))


class DraftDropped(OfDivision):
    """They will be made anew."""

    round: Number
    log_sentence = N_("The draft of %(in_round)s was dropped")
    undo_sentence = N_("the draft dropped")


class RoundPublished(OfDivision):
    """And now they stand."""

    round: Number
    log_sentence = N_("%(Round)s was published")
    final = True
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        fit(event.draft and event.draft.number == self.round, "round")
        assert event.draft
        rounds = (*event.rounds, Published(event.draft))
        done = replace(event, rounds=rounds, order=event.next_order, draft=None)
        return replace(done, locked=(), resting=(), halved=frozenset(), line_ups={}, first_table=0)


class RoundCalledOff(OfDivision):
    """A published round of which nothing was played, and why."""

    round: Number
    why: str
    log_sentence = N_("%(Round)s was called off: %(why)s")
    final = True

    def changed(self, event: Tournament) -> Tournament:
        fit(self.round == len(event.rounds) and not event.rounds[-1].sheets, "round")
        tables = event.rounds[-1].draft.tables
        return replace(event, rounds=event.rounds[:-1], first_table=min(tables, default=0))


class ResultEntered(OfDivision):
    """What a table handed in, and what it counts."""

    round: Number
    board: Board
    outcome: Annotated[str, dict(zip(OUTCOMES, OUTCOMES, strict=True)).__getitem__]
    score: _Two | None
    over_time: tuple[Annotated[float, _seconds], Annotated[float, _seconds]]
    halves: tuple[Literal[0, 1, 2], Literal[0, 1, 2]]
    counts: _Two
    clause: Cited
    sheet: str = ""
    """The game as GCG, where it was played on the table's tablet."""
    from_tablet: Few | None = None
    """The tablet of the table that sent it; without one the director entered it."""
    unrated: bool = False
    winner: Literal[0, 1] | None = None
    """Whom the arbiter has named."""
    decision: Decision | None = None
    log_sentence = N_("%(Round)s, table %(board)s: %(result)s")
    undo_sentence = N_("a result")

    def changed(self, event: Tournament) -> Tournament:
        return self.with_sheet(event, None)

    def with_sheet(self, event: Tournament, why: str | None) -> Tournament:
        """Return the tournament with the sheet of this table, and why it was put right."""
        published = published_in(event, self.round)
        before = published.sheets.get(self.board)
        sheet = self.as_sheet(event, published, why, before.game if before else "")
        published = replace(
            published,
            sheets={**published.sheets, self.board: sheet},
            others=without(published.others, self.board),
            beside=without(published.beside, self.board),
        )
        return with_round(event, published)

    def as_sheet(
        self, event: Tournament, published: Published, why: str | None = None, game: str = ""
    ) -> Sheet:
        """Return what is entered as the sheet of its table; `game` is what was there before of the game."""
        fit(self.board in published.draft.by_table, "board")
        result = Result(self.outcome, self.halves, self.counts, self.clause, self.unrated)
        pair = published.draft.by_table[self.board]
        both = pair.first, pair.second
        decision = self.decision
        if decision is None:
            report = Report(self.outcome, self.score, self.over_time, self.winner)
            closed = published.closed and why is not None
            decision = implied(event.rules, report, result, both, why or "", closed=closed)
        fit(decision is None or (decision.what == WINNER) == (decision.wins in both), "decision")
        return Sheet(result, self.score, self.over_time, why, self.from_tablet, self.sheet or game, decision)


class ResultCorrected(ResultEntered):
    """It was otherwise; and why, if the round was over."""

    why: str
    log_sentence = N_("%(Round)s, table %(board)s was corrected: %(result)s. %(why)s")
    undo_sentence = N_("a result corrected")

    @property
    def sentence(self) -> str:
        if self.decision is None:
            return self.log_sentence
        if self.why in ("", self.decision.why):
            return N_("%(Round)s, table %(board)s was corrected: %(result)s")
        return N_("%(Round)s, table %(board)s was corrected: %(result)s Why it was chosen: %(why)s")

    def changed(self, event: Tournament) -> Tournament:
        """Return the tournament, its later rounds marked as paired without knowing better."""
        fit(self.board in published_in(event, self.round).sheets, "board")
        event = self.with_sheet(event, self.why)
        rounds = (
            replace(later, without=(*later.without, self.round)) if later.number > self.round else later
            for later in event.rounds
        )
        return replace(event, rounds=tuple(rounds))


class ResultDiffers(OfDivision):
    """Another result that a table's tablet has sent: it counts only if the director takes it."""

    round: Number
    board: Board
    score: _Two
    from_tablet: Few
    log_sentence = N_("%(Round)s, table %(board)s: its tablet later sent %(result)s, which does not count")

    def changed(self, event: Tournament) -> Tournament:
        published = published_in(event, self.round)
        fit(self.board in published.draft.by_table, "board")
        return with_round(event, replace(published, others={**published.others, self.board: self.score}))


class RoundClosed(OfDivision):
    """All results are in."""

    round: Number
    log_sentence = N_("%(Round)s was closed")
    undo_sentence = N_("the round closed")

    def changed(self, event: Tournament) -> Tournament:
        published = published_in(event, self.round)
        fit(not published.missing, "round")
        return with_round(event, replace(published, closed=True))


def published_in(event: Tournament, number: int) -> Published:
    """Return a round that the room has seen."""
    fit(number <= len(event.rounds), "round")
    return event.rounds[number - 1]


def without(of_tables: Mapping[int, T], board: int) -> dict[int, T]:
    """Return what is noted of tables except of this one."""
    return {table: each for table, each in of_tables.items() if table != board}


def with_round(event: Tournament, published: Published) -> Tournament:
    """Return the tournament with this round in place of the one that had its number."""
    at = published.number - 1
    return replace(event, rounds=(*event.rounds[:at], published, *event.rounds[at + 1 :]))
