"""The first entry of a tournament: how it is paired and counted, and by which rules its games are played."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from faristol.facts import Opened
from faristol.fields import Digits, Few, Language, Name, Secret, reader, whole
from faristol.rulesets import of_old_tournaments
from faristol.rulesets.table_games import TournamentRulesData
from faristol.texts import N_
from faristol.tournaments.criteria import order_of
from faristol.tournaments.ladder import LadderRule
from faristol.tournaments.terms import FIRST_ROUNDS, MODES, MOST_BOARDS, Terms

Number = Annotated[int, whole(1, 100)]
"""The number of a round."""
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
class TermsInLog:
    """As `Terms`, of which older logs lack some; the seed comes from the room."""

    mode: Mode
    first_round: Annotated[str, dict(zip(FIRST_ROUNDS, FIRST_ROUNDS, strict=True)).__getitem__]
    scoring: Annotated[str, order_of]
    lower_is_better: bool = Terms.lower_is_better
    points_first: bool = Terms.points_first
    plain_distance: bool = Terms.plain_distance
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
    bye_within: bool = False
    repeats_last: Annotated[int, whole(0, 99)] = Terms.repeats_last
    third: bool = Terms.third
    replayed: bool = Terms.replayed
    double: bool = Terms.double
    second_final: bool = Terms.second_final
    boards: Boards = Terms.boards
    ladder: LadderRule = Terms.ladder

    def with_seed(self, seed: bytes) -> Terms:
        return Terms(**vars(self), seed=seed)


@dataclass(frozen=True)
class Brought:
    """Which kind of file it came from, and the lines around those of the players, as they stood."""

    format: Literal["trf", "tsh", "faristol", "games"]
    head: str = ""
    tail: str = ""


class TournamentOpened(Opened):
    """Everything it depends on: how it is paired and counted, the rules of its games, the promised secret."""

    place: Name
    director: Name
    arbiters: tuple[Name, ...] = ()
    rounds: Number
    language: Language
    publication: Literal["ca", "ro", "en"]
    names_starts: bool
    ruleset: TournamentRulesData | None = None
    minutes: Few | None = None
    terms: TermsInLog
    secret: Secret = ""
    commitment: Digits
    brought: Brought | None = None
    separate: bool = False
    """Whether each division is paired and closed for itself."""
    log_sentence = N_("The tournament was prepared")

    @property
    def document(self) -> dict[str, Any]:
        """The rules of its games, as they are written into other logs."""
        return self.ruleset or of_old_tournaments()
