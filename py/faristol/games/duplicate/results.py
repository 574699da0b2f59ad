"""The results by rounds and by players, so that each can check them (DUP-22)."""

from bisect import insort
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from faristol.games.duplicate.bonus import Bonus, bonus_of, bonuses, in_totals
from faristol.games.duplicate.counting import Counted, counted, once, that_count
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Master, Round, Slip
from faristol.games.duplicate.tallies import scores, tally


@dataclass(frozen=True)
class PlayMade:
    """A play that counts, and who made it."""

    play: str
    points: int
    players: tuple[str, ...]
    master: bool


@dataclass(frozen=True)
class Turn:
    """One round of one player."""

    round: Round
    master: Master
    slip: Slip | None
    counts: Counted | None
    bonus: Fraction
    running: Fraction
    """The total after this round, with the bonuses if they are in it (DUP-21)."""
    rank: int | None
    deducted: int
    """What was deducted for misconduct, which the total has no more."""

    @property
    def handed_in(self) -> bool:
        return self.counts is not None and not self.counts.absent

    @property
    def points(self) -> int:
        return self.counts.points if self.counts else 0

    @property
    def missed(self) -> int:
        """By how much the master play scored more."""
        return self.master.points - self.points


def finished(event: Duplicate) -> list[Round]:
    """Return the rounds that count: those with a master play on the board."""
    return [round_ for round_ in event.rounds if round_.master]


def incomplete(event: Duplicate) -> str | None:
    """Return the clause by which this event is not official: it is no complete game (DUP-1).

    It ended after a set number of rounds, or the judge ended it though tiles were left to play (DUP-16). Of
    topping the document says nothing.
    """
    if event.topping:
        return None
    clause: str | None = event.ruleset.get("length", {}).get("clause")
    set_rounds = event.opened.rounds and event.draws.ended is None
    return clause if set_rounds or event.decided is not None else None


def plays_made(event: Duplicate, round_: Round) -> list[PlayMade]:
    """Return every play of the room that counts, the best first, each once."""
    made: dict[tuple[int, str], list[str]] = {}
    counting = that_count(event, round_)
    for player in event.at_tables:
        slip = counting.get(player.id)
        if slip and slip.play:
            made.setdefault((slip.points, slip.play), []).append(player.id)
    on_board = round_.master.play if round_.master else None
    ordered = sorted(made.items(), key=lambda each: (-each[0][0], each[0][1]))
    return [PlayMade(play, points, tuple(players), play == on_board) for (points, play), players in ordered]


def without_points(event: Duplicate, round_: Round) -> list[tuple[str, Slip, Counted]]:
    """Return the slips that count nothing, in the order of the tables, each with its reason."""
    found = []
    for player in event.at_tables:
        slip, counts = round_.slips.get(player.id), counted(event, round_, player.id)
        if slip and counts and counts.reason is not None:
            found.append((player.id, slip, counts))
    return found


def no_slip(event: Duplicate, round_: Round) -> list[str]:
    """Return the players who handed in nothing though the judge waited for it."""
    return [player.id for player in event.expected_in(round_.number) if player.id not in round_.slips]


@dataclass(frozen=True)
class After:
    """How everybody stood after a round; the expelled have no place."""

    round: Round
    bonus: Bonus | None
    running: Mapping[str, Fraction | int]
    ranks: Mapping[str, int]
    deducted: Mapping[str, int]
    """What was deducted from the totals with this round."""


@once
def course(event: Duplicate) -> list[After]:
    """Return the standing after each round, for the games of all players.

    Bonuses that are added at the end come into what is after the last round, and so do points that are
    deducted for misconduct after it.
    """
    running: dict[str, Fraction | int] = dict.fromkeys(event.players, 0)
    plays: dict[str, list[int]] = {id: [] for id in event.players}
    placed = [id for id in event.players if event.expelled.get(id) is None]
    after_rounds, waiting = [], list(bonuses(event))
    done = finished(event)
    offenders = [player for player in event.players.values() if player.sanctions]
    taken = dict.fromkeys(event.players, 0)
    for number, round_ in enumerate(done, 1):
        scored, bonus = scores(event, round_), bonus_of(event, round_)
        for id in event.players:
            points = scored.get(id, 0)
            running[id] += points
            insort(plays[id], -points)
        if in_totals(event, round_.number):
            while waiting and waiting[0].round <= round_.number:
                added = waiting.pop(0)
                running[added.player] += added.points
        less: dict[str, int] = {}
        for player in offenders:
            in_all = event.deducted(player, None if round_ is done[-1] else round_.number)
            less[player.id] = in_all - taken[player.id]
            running[player.id] -= less[player.id]
            taken[player.id] = in_all
        worth: dict[str, tuple[Fraction | int, tuple[int, ...]]]
        if event.topping:
            so_far = {id: tally(event, id, done[:number]).worth for id in placed}
            worth = {id: (-first, (-then,)) for id, (first, then) in so_far.items()}
        else:
            worth = {id: (-running[id], tuple(plays[id])) for id in placed}
        after_rounds.append(After(round_, bonus, {**running}, _ranks(worth), less))
    return after_rounds


def _ranks(worth: Mapping[str, tuple[Fraction | int, tuple[int, ...]]]) -> dict[str, int]:
    """Return the ranks by total, best play, next best (DUP-20); all are negative, so the least leads."""
    ranks: dict[str, int] = {}
    before = None
    for place, id in enumerate(sorted(worth, key=worth.__getitem__), 1):
        ranks[id] = ranks[before] if before is not None and worth[before] == worth[id] else place
        before = id
    return ranks


def game_of(event: Duplicate, player: str, known_course: list[After] | None = None) -> list[Turn]:
    """Return the rounds of a player; `known_course` saves time where the games of many players are wanted."""
    turns = []
    for after in course(event) if known_course is None else known_course:
        round_, bonus = after.round, after.bonus
        assert round_.master
        turns.append(
            Turn(
                round_,
                round_.master,
                round_.slips.get(player),
                counted(event, round_, player),
                bonus.points if bonus and bonus.player == player else Fraction(0),
                Fraction(after.running[player]),
                after.ranks.get(player),
                after.deducted.get(player, 0),
            )
        )
    return turns


def percent(points: int | Fraction, master: int) -> Fraction | None:
    """Return the percentage of the points of the master plays; None while there are none."""
    return Fraction(points) * 100 / master if master else None
