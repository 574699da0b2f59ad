"""What the log of a tournament may say: how it is paired and counted, with all its facts in one table."""

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from faristol.facts import Exported as ExportedAnywhere
from faristol.facts import Fact, Facts
from faristol.fields import Digits, Few, Language, Name, Secret, fit
from faristol.rulesets.schema import TournamentRules
from faristol.texts import N_
from faristol.tournaments import facts_of_players, facts_of_prizes, facts_of_rounds, facts_of_tables
from faristol.tournaments.criteria import order_of
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_players import Number, TournamentFact
from faristol.tournaments.terms import FIRST_ROUNDS, MODES, Terms


@dataclass(frozen=True)
class _Terms:
    """As `Terms`, of which older logs lack some; the seed comes from the room."""

    mode: Annotated[str, dict(zip(MODES, MODES, strict=True)).__getitem__]
    first_round: Annotated[str, dict(zip(FIRST_ROUNDS, FIRST_ROUNDS, strict=True)).__getitem__]
    scoring: Annotated[str, order_of]
    lower_is_better: bool = Terms.lower_is_better
    points_first: bool = Terms.points_first
    strict_bye: bool = Terms.strict_bye
    late_exempt: bool = Terms.late_exempt
    forfeits_meet: bool = Terms.forfeits_meet
    clubs_apart: bool = Terms.clubs_apart

    def with_seed(self, seed: bytes) -> Terms:
        return Terms(**vars(self), seed=seed)


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
    }
)
apply = FACTS.apply
