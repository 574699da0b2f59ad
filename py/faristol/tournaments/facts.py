"""What the log of a tournament may say: how it is paired and counted, with all its facts in one table."""

from dataclasses import dataclass, fields, replace
from typing import Annotated, Any, Literal

from faristol.facts import Exported as ExportedAnywhere
from faristol.facts import Fact, Facts
from faristol.fields import Digits, Few, Language, Name, Secret, fit, reader, whole
from faristol.rulesets.schema import TournamentRules
from faristol.texts import N_
from faristol.tournaments import (
    facts_of_merging,
    facts_of_players,
    facts_of_prizes,
    facts_of_rounds,
    facts_of_tables,
    facts_of_teams,
    facts_of_time,
)
from faristol.tournaments.criteria import order_of
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_players import Number, TournamentFact
from faristol.tournaments.terms import FIRST_ROUNDS, MODES, MOST_BOARDS, System, Terms

Mode = Annotated[str, dict(zip(MODES, MODES, strict=True)).__getitem__]
Top = Annotated[int, whole(1, 999)]
Boards = Annotated[int, whole(1, MOST_BOARDS)]


def _bands(value: Any) -> tuple[int, ...]:
    """Return places that rise, at least one."""
    places: tuple[int, ...] = reader(tuple[Top, ...])(value)
    if not places or list(places) != sorted(set(places)):
        raise ValueError
    return places


@dataclass(frozen=True)
class _Terms:
    """As `Terms`, of which older logs lack some; the seed comes from the room."""

    mode: Mode
    first_round: Annotated[str, dict(zip(FIRST_ROUNDS, FIRST_ROUNDS, strict=True)).__getitem__]
    scoring: Annotated[str, order_of]
    lower_is_better: bool = Terms.lower_is_better
    points_first: bool = Terms.points_first
    strict_bye: bool = Terms.strict_bye
    late_exempt: bool = Terms.late_exempt
    forfeits_meet: bool = Terms.forfeits_meet
    clubs_apart: bool = Terms.clubs_apart
    least_rounds: Annotated[int, whole(0, 99)] = Terms.least_rounds
    bands: Annotated[tuple[int, ...], _bands] = Terms.bands
    certain_apart: bool = Terms.certain_apart
    bye_halves: Annotated[int, whole(0, 2)] = Terms.bye_halves
    bye_differential: Annotated[int, whole(0, 999)] = Terms.bye_differential
    limits: tuple[Top, ...] = Terms.limits
    repeats_last: Annotated[int, whole(0, 99)] = Terms.repeats_last
    third: bool = Terms.third
    replayed: bool = Terms.replayed
    double: bool = Terms.double
    second_final: bool = Terms.second_final
    boards: Boards = Terms.boards

    def with_seed(self, seed: bytes) -> Terms:
        return Terms(**vars(self), seed=seed)


@dataclass(frozen=True)
class _Brought:
    """Which kind of file it came from, and the lines around those of the players, as they stood."""

    format: Literal["trf", "tsh", "faristol", "games"]
    head: str = ""
    tail: str = ""


class TournamentOpened(Fact):
    """Everything it depends on: how it is paired and counted, the rules of its games, the promised secret."""

    name: Name
    place: Name
    director: Name
    rounds: Number
    language: Language
    publication: Literal["ca", "ro", "en"]
    names_starts: bool
    ruleset: TournamentRules | None = None
    minutes: Few | None = None
    terms: _Terms
    secret: Secret = ""
    commitment: Digits
    brought: _Brought | None = None
    log_sentence = N_("The tournament was prepared")
    final = True


class Exported(ExportedAnywhere):
    """A backup was made."""

    final = False


class TermsChanged(TournamentFact):
    """It is paired otherwise from the next round on."""

    terms: _Terms
    log_sentence = N_("Pairing or counting changes from the next round on")
    undo_sentence = N_("the way of pairing")

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, terms=self.terms.with_seed(event.terms.seed))


class NamesListed(TournamentFact):
    """Lists by name are ordered by surname from now on, or as the names are written."""

    by: Literal["written", "surname"]
    log_sentence = N_("Lists by name are ordered otherwise")
    undo_sentence = N_("the order of lists by name")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, listed_by=self.by)


class RoundPlanned(TournamentFact):
    """One round is to be paired in another way; without a mode as usual."""

    round: Number
    mode: Annotated[str, {"": "", **dict(zip(MODES, MODES, strict=True))}.__getitem__]
    top: Top = System.top
    third: bool = System.third
    replayed: bool = System.replayed
    double: bool = System.double
    second_final: bool = System.second_final
    boards: Boards = System.boards
    log_sentence = N_("Plan of round %(round)s: %(way)s")
    undo_sentence = N_("the plan of a round")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        """Return the tournament with this plan; only the draft of that round is dropped."""
        fit(self.round >= event.next, "round")
        plan = {number: system for number, system in event.plan.items() if number != self.round}
        if self.mode:
            plan[self.round] = System(**{each.name: getattr(self, each.name) for each in fields(System)})
        draft = None if self.round == event.next else event.draft
        return replace(event, plan=plan, draft=draft)


class RoundsChanged(TournamentFact):
    """So many rounds after all."""

    rounds: Number
    log_sentence = N_("The number of rounds is now %(rounds)s")
    undo_sentence = N_("the number of rounds")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        fit(self.rounds >= len(event.rounds), "rounds")
        return replace(event, planned=self.rounds)


FACTS: Facts[Tournament] = Facts(
    {
        **globals(),
        **vars(facts_of_players),
        **vars(facts_of_prizes),
        **vars(facts_of_rounds),
        **vars(facts_of_tables),
        **vars(facts_of_teams),
        **vars(facts_of_time),
        **vars(facts_of_merging),
    }
)
apply = FACTS.apply
