"""A tournament as it follows from its log. What may happen next is in directing.py."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from faristol.core.clock import Clock
from faristol.fields import fit
from faristol.rulesets.table_games import TournamentRules
from faristol.tournaments.criteria import on_ladder
from faristol.tournaments.cup import Bracket
from faristol.tournaments.cups import cups
from faristol.tournaments.difference import Differences
from faristol.tournaments.fees import Fees
from faristol.tournaments.matches import Key, Match, by_present_names, matches
from faristol.tournaments.opened import TournamentOpened
from faristol.tournaments.pairing import Draft, Pair
from faristol.tournaments.players import Player, divisions, seeding
from faristol.tournaments.prizes import Prizes, Won, winners
from faristol.tournaments.published import Published
from faristol.tournaments.rounds import Round, Start
from faristol.tournaments.rules import names_starters
from faristol.tournaments.standings import Row, standings
from faristol.tournaments.surnames import WRITTEN
from faristol.tournaments.teams import Team, Teams, team_standings
from faristol.tournaments.terms import EVERYBODY, LADDER, System, Terms
from faristol.tournaments.why import Why

Entry = dict[str, Any]

LOG_VERSION = 1


@dataclass(frozen=True)
class Tournament:
    opened: TournamentOpened
    rules: TournamentRules
    """The rules of its games."""
    terms: Terms
    planned: int
    """How many rounds there are to be (MAL-T1)."""
    plan: Mapping[int, System] = field(default_factory=dict)
    """The rounds that are to be paired otherwise than usual."""
    starts: Mapping[int, Start] = field(default_factory=dict)
    """When rounds are to start, as far as that is planned."""
    players: Mapping[str, Player] = field(default_factory=dict)
    rounds: tuple[Published, ...] = ()
    draft: Draft | None = None
    locked: tuple[Pair, ...] = ()
    """The pairs of the next round that the director has made."""
    resting: tuple[str, ...] = ()
    """Those who rest in the next round because the director says so."""
    halved: frozenset[str] = frozenset()
    """Those among them for whom it is half a point."""
    forbidden: tuple[Pair, ...] = ()
    order: tuple[str, ...] = ()
    """The initial order as it was when round one was published: a round robin keeps its table, whatever is
    put right later. On a ladder newcomers follow."""
    ended: bool = False
    prizes: Prizes = Prizes()
    fees: Fees = Fees()
    teams: Teams | None = None
    """How clubs are counted as teams, if they are."""
    board_orders: Mapping[Key, tuple[str, ...]] = field(default_factory=dict)
    """The players of teams from the first board on, where the director has set it."""
    line_ups: Mapping[Key, tuple[str, ...]] = field(default_factory=dict)
    """Who plays for a team in the next round, where the director has named them."""
    began: int = 0
    """The evening of a ladder of which it has been said last who is here."""
    arbiters: tuple[str, ...] = ()
    """Who decides what the rules leave open, as the organiser has named them."""
    listed_by: str = WRITTEN
    """How a list by name is ordered: as the names are written, or by surname."""
    differences: Differences = Differences()
    """What another tablet's file has otherwise, beside results."""
    separate: bool = False
    """Whether each division is paired and closed for itself; then `parts` are what counts."""
    parts: Mapping[str, "Tournament"] = field(default_factory=dict)
    """Each division as a tournament of its own, by its name; the rounds of the whole are theirs together."""
    part: str = ""
    """The division that this is."""
    whole: "Tournament | None" = None
    """The tournament of which this is a division, where somebody has it in hand."""
    first_table: int = 0
    """The division's first table in the hall from its next round on, if the director has said it."""

    @cached_property
    def at_work(self) -> dict[str, "Tournament"]:
        """The divisions that were taken in hand, each with the whole; the state never changes."""
        return {}

    @property
    def hall(self) -> "Tournament":
        """All divisions together."""
        return self.whole or self

    @property
    def stage(self) -> str:
        """Where the director is: players → draft → results → between → draft … → over."""
        if self.ended:
            return "over"
        if self.parts:
            stages = {part.stage for part in self.parts.values()} - {"over"}
            return next((each for each in ("results", "draft", "between") if each in stages), "players")
        if self.draft:
            return "draft"
        if not self.rounds:
            return "players"
        return "between" if self.rounds[-1].closed else "results"

    @property
    def running(self) -> bool:
        """Never: nothing runs out while nobody looks. A director goes home to open a game, and comes back."""
        return False

    @property
    def ticking_since(self) -> None:
        """None: a round's clock goes on while nobody looks, as its games do."""
        return None

    @property
    def clock(self) -> Clock | None:
        """The clock of the round that is on, if the director has started one."""
        return self.rounds[-1].clock if self.stage == "results" else None

    @property
    def minutes(self) -> int | None:
        """The minutes of each player for a game, 0 without a clock; None in old logs, which do not say."""
        return self.opened.minutes

    @property
    def next(self) -> int:
        """The number of the next round that can be paired."""
        return len(self.rounds) + 1

    @property
    def played(self) -> list[Round]:
        return [published.round for published in self.rounds]

    @property
    def over(self) -> list[Round]:
        """The rounds that are closed."""
        return [published.round for published in self.rounds if published.closed]

    @property
    def rounds_differ(self) -> bool:
        """Whether there were players in some rounds only: how many they played is then told of all."""
        some = (
            each.joined > 1 or each.absent or each.away or each.withdrawn for each in self.players.values()
        )
        return bool(self.rounds) and (self.terms.least_rounds > 0 or any(some))

    @property
    def undecided(self) -> list[tuple[int, int]]:
        """The tables that have two results, by round and board: the director takes one."""
        return [(each.number, board) for each in self.rounds for board in sorted(each.beside)]

    @property
    def seeded(self) -> list[Player]:
        """The initial order (MAL-T5), by the ratings as they are now."""
        return seeding(self.players.values(), lower_is_better=self.terms.lower_is_better)

    @property
    def next_order(self) -> tuple[str, ...]:
        """The initial order once the next round is published: on a ladder newcomers come in by then."""
        if self.rounds and self.terms.mode != LADDER:
            return self.order
        there = self.players
        settled = [id for id in self.order if id in there and there[id].joined < self.next]
        return (*settled, *(player.id for player in self.seeded if player.id not in settled))

    def terms_in(self, number: int) -> Terms:
        """Return how a round is paired and counts, as planned or else as usual."""
        system = self.plan.get(number)
        return replace(self.terms, **(vars(system) if system else {"top": EVERYBODY}))

    @property
    def announced(self) -> int:
        """How many rounds others are told that there are to be; 0 on a ladder, of which nobody knows."""
        return 0 if self.terms.mode == LADDER else self.planned

    @property
    def left(self) -> int:
        """How many rounds are to be played, the next one among them."""
        return self.planned - len(self.rounds)

    @property
    def repeats_free(self) -> bool:
        """Whether players may meet again in the next round as if they had not met."""
        return self.left <= self.terms.repeats_last

    @property
    def next_terms(self) -> Terms:
        return self.terms_in(self.next)

    @property
    def divisions(self) -> Mapping[str, list[Player]]:
        """Who plays in which division; one without a name where nobody has made any."""
        return divisions(self.players.values())

    @property
    def divided(self) -> bool:
        return any(player.division for player in self.players.values())

    def cups(self, until: int | None = None) -> dict[str, Bracket]:
        """Return the cup of each division as it stands after a round, or now."""
        terms = self.next_terms
        return cups(self.rounds[:until], self.players, replayed=terms.replayed, second=terms.second_final)

    @property
    def numbers(self) -> dict[str, int]:
        """The starting numbers: those of the file that it came from, or from 1 in the initial order; who came
        late follows."""
        if self.opened.brought:
            return {id: int(id[1:]) for id in self.players}
        ordered = sorted(self.seeded, key=lambda player: player.joined)
        return {player.id: number for number, player in enumerate(ordered, 1)}

    def given_bye(self, player: str) -> Why:
        """Return the reason of a rest in the next round that the director has given."""
        return Why("bye-half" if player in self.halved else "bye-given", {"player": player})

    @property
    def lots(self) -> bytes:
        """What lots between equal players follow from, also where the room has said nothing."""
        return self.terms.seed or bytes.fromhex(self.opened.commitment)

    def standings(self, after: int | None = None, scoring: str | None = None) -> list[Row]:
        """Return the classification after a round, or now. Who joined later is not in an earlier one.

        `scoring` orders otherwise than the tournament does, to see what would be. A ladder counts evenings
        only when they are over."""
        asked = after, scoring or self.terms.scoring
        if asked not in self._standings:
            self._standings[asked] = self._classified(*asked)
        return [*self._standings[asked]]

    @property
    def placed(self) -> list[Row]:
        """The classification after the last round: whoever comes in with the next one has no place yet."""
        return self.standings(after=len(self.rounds))

    def leaders(self, after: int, most: int) -> list[Row]:
        """Return the first ones of each division after a round; the others are not written out."""
        return self._classified(after, self.terms.scoring, most)

    @cached_property
    def _standings(self) -> dict[tuple[int | None, str], list[Row]]:
        """Those that were asked for: a page needs them after every round, and the state never changes."""
        return {}

    def _classified(self, after: int | None, scoring: str, most: int | None = None) -> list[Row]:
        if self.parts:
            stood = ((each, after and min(after, len(each.rounds))) for each in self.parts.values())
            return [row for part, number in stood for row in part.standings(number, scoring)[:most]]
        number = len(self.rounds) if after is None else after
        players = [player for player in self.players.values() if player.joined <= max(1, number)]
        return standings(
            players if after is not None else list(self.players.values()),
            (self.over if on_ladder(scoring) else self.played)[:number],
            scoring=scoring,
            lower_is_better=self.terms.lower_is_better,
            forfeits_meet=self.terms.forfeits_meet,
            seed=self.lots,
            cup={id: place for cup in self.cups(number).values() for id, place in cup.places().items()},
            counting=self.terms.counting,
            least_rounds=self.terms.least_rounds,
            rule=self.terms.ladder,
            order=self.order,
            most=most,
        )

    def team_standings(self, after: int | None = None) -> list[Team]:
        """Return the teams after a round, or now; after a division's last one each as far as it has come."""
        number = len(self.hall.rounds) if after == len(self.rounds) else after
        return team_standings(self.hall.standings(number), self.teams) if self.teams else []

    def matches(self, until: int | None = None) -> list[tuple[int, list[Match]]]:
        """Return the matches of each round in which teams met, by the present names of the teams."""
        found = ((each, matches(each, self.players, self.terms.counting)) for each in self.rounds[:until])
        return [(each.number, by_present_names(some, each, self.players)) for each, some in found if some]

    def winners(self) -> list[Won]:
        """Return who would win which prize if the tournament ended now."""
        if not self.rounds:
            return []
        rows, played = self.hall.placed, self.hall.played
        won = winners(self.prizes, rows, played, lower_is_better=self.terms.lower_is_better)
        return [each for each in won if each.player in self.players]


def opened(entry: Entry) -> Tournament:
    first = TournamentOpened(entry)
    rules = TournamentRules.read(first.document)
    fit(names_starters(rules) or not first.names_starts, "names_starts")
    fit(rules.absence or rules.tournament, "ruleset")
    terms = first.terms.with_seed(Terms.seed)
    fit(not first.separate or terms.mode != LADDER, "separate")
    return Tournament(first, rules, terms, first.rounds, arbiters=first.arbiters, separate=first.separate)
