"""The tables of the results, in a reader's language: for the screen, for paper and for the published page."""

from collections.abc import Sequence
from fractions import Fraction

from faristol.core.play import Play, read_play
from faristol.core.tiles import TileSet
from faristol.errors import Rejected
from faristol.games.duplicate.accepting import NO_REASON
from faristol.games.duplicate.bonus import Bonus, bonus_of
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.players_by_rounds import players_by_rounds
from faristol.games.duplicate.results import (
    After,
    PlayMade,
    Turn,
    game_of,
    incomplete,
    no_slip,
    percent,
    plays_made,
)
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import Row
from faristol.screens.duplicate.ruled_slips import RuledSlip, null_slips, remark
from faristol.screens.duplicate.topped import counted_time, found_first
from faristol.screens.parts.reasons import reason_sentence
from faristol.screens.parts.signs import signed
from faristol.screens.view import view_value
from faristol.texts import Texts

ALL = slice(None)

NAMED = 4
"""Of so many players of one play the names are given; of more of them only the tables."""


@view_value
class Clauses:
    """What the results cite; not every document has a clause for each."""

    ranking: str | None
    bonus: str | None
    wrong: str | None
    claims: str | None
    incomplete: str | None


def clauses(event: Duplicate) -> Clauses:
    rules = event.ruleset
    return Clauses(
        None if event.topping else rules["ranking"].get("clause"),
        rules["bonus"].get("clause"),
        rules["master"].get("wrong"),
        rules["claims"].get("clause"),
        incomplete(event),
    )


@view_value
class PlacedPlayer:
    """A line of the classification."""

    row: Row
    masters: int
    """What the master plays score together."""
    tie: str | None
    """Why players with the same total stand as they do (DUP-20)."""
    deducted: str | None
    """What sanctions took from the total, in a sentence."""
    left: str | None
    """From which round on the player is not there any more, in a sentence."""

    @property
    def notes(self) -> Sequence[str]:
        return [each for each in (self.tie, self.deducted, self.left) if each]

    @property
    def bonus(self) -> Fraction:
        return self.row.added

    @property
    def percent(self) -> Fraction | None:
        return self.row.share_of(self.masters)

    @property
    def missed(self) -> int:
        """What the master plays scored more."""
        return self.masters - self.row.played


def classification(rows: Sequence[Row], masters: int, t: Texts, part: slice = ALL) -> Sequence[PlacedPlayer]:
    """Return the rows in their order; `masters` is what the master plays score together."""
    return [
        PlacedPlayer(row, masters, _tie(rows, at, t), _deducted(row, t), _left(row.player, t))
        for at, row in list(enumerate(rows))[part]
    ]


def _deducted(row: Row, t: Texts) -> str | None:
    sentence = t.gettext("Deducted for misconduct: %(points)s")
    return sentence % {"points": row.deducted} if row.deducted else None


def _left(player: Player, t: Texts) -> str | None:
    if player.left is None:
        return None
    if player.left == 1:
        return t.gettext("Left before the first round")
    return t.gettext("Left after round %(round)s") % {"round": player.left - 1}


def _tie(rows: Sequence[Row], at: int, t: Texts) -> str | None:
    row = rows[at]
    if row.rank is None:
        return None
    beside = [other for other in rows[max(0, at - 1) : at + 2] if other is not row]
    if row.tally:
        return _tie_in_topping(row, rows[at + 1 : at + 2], beside, t)
    if any(other.rank == row.rank for other in beside):
        return t.gettext("Equal in every play: shared place")
    if row.decided is None:
        return None
    mine, other = row.plays[row.decided - 1], rows[at + 1].plays[row.decided - 1]
    same = row.decided - 1
    if not same:
        sentence = t.gettext("Ahead on best play: %(mine)s to %(other)s")
    else:
        sentence = t.ngettext(
            "Equal on the best play, ahead on the next: %(mine)s to %(other)s",
            "Equal on the %(n)s best plays, ahead on the next: %(mine)s to %(other)s",
            same,
        )
    return sentence % {"n": same, "mine": mine, "other": other}


def _tie_in_topping(row: Row, after: Sequence[Row], beside: Sequence[Row], t: Texts) -> str | None:
    if any(other.rank == row.rank for other in beside):
        return t.gettext("Equal in rounds and seconds: shared place")
    mine, other = row.tally, after[0].tally if after else None
    if mine is None or other is None or other.total != mine.total or after[0].rank is None:
        return None
    by_rounds, by_seconds = (
        t.gettext("Ahead in rounds: %(mine)s to %(other)s"),
        t.gettext("Ahead in seconds: %(mine)s to %(other)s"),
    )
    return (by_rounds if mine.by_seconds else by_seconds) % {"mine": mine.beside, "other": other.beside}


def bonus_list(rows: Sequence[Row]) -> list[tuple[Bonus, Player]]:
    """Return the bonuses by their rounds, each with the player whose it is (DUP-21)."""
    given = [(bonus, row.player) for row in rows for bonus in row.bonuses]
    return sorted(given, key=lambda each: each[0].round)


@view_value
class PlayRow:
    """A play of the room, who made it, and the bonus that it brought."""

    made: PlayMade
    players: str
    bonus: Bonus | None
    alone: bool
    """Whether it is as good as the master play, and nobody else had one that is."""
    late: str
    """That the slip came late and was accepted; whose, if that is not so of all."""


@view_value
class RoundTable:
    """What the room made of a round: its plays, the slips that count nothing, and who handed in none."""

    plays: Sequence[PlayRow]
    nulls: Sequence[RuledSlip]
    missing: str
    first: str | None = None
    """Topping: who found the best play first, in a sentence."""
    corrected: Sequence[str] = ()
    """What is said of a rack that had been typed wrong."""
    decided: str = ""
    """Which words of its slips count though the list does not have them."""


def round_table(event: Duplicate, round_: Round, t: Texts) -> RoundTable:
    missing = no_slip(event, round_)
    nobody = who(event, missing, t) if missing else ""
    first = found_first(event, round_, t)
    nulls, corrected = null_slips(event, round_, t), corrections(event, round_, t)
    return RoundTable(_plays(event, round_, t), nulls, nobody, first, corrected, decided(event, round_, t))


def decided(event: Duplicate, round_: Round, t: Texts) -> str:
    """Return which words of the round count by the judge's decision, with the reasons that were noted."""
    played = {word for slip in round_.slips.values() if slip.valid for word in slip.words}
    accepted = [(word, why) for word, why in event.accepted_in(round_.number).items() if word in played]
    if not accepted:
        return ""
    words = ", ".join(word if why in ("", NO_REASON) else f"{word} ({why})" for word, why in accepted)
    return t.gettext("These words count by the judge’s decision: %(words)s.") % {"words": words}


def corrections(event: Duplicate, round_: Round, t: Texts) -> list[str]:
    """Return for each rack that was typed before the right one what it was, and why it was put right."""
    sentence = t.gettext("The rack was corrected; %(rack)s had been typed. Reason: %(why)s")
    tiles = event.tile_set
    return [
        sentence % {"rack": tiles.line(tiles.sort((*round_.kept, *before))), "why": why}
        for before, why in event.draws.rounds[round_.number - 1].typed_before
    ]


def _plays(event: Duplicate, round_: Round, t: Texts) -> list[PlayRow]:
    given = bonus_of(event, round_)
    alone = next((each.alone for each in players_by_rounds(event) if each.number == round_.number), None)
    return [
        PlayRow(
            made,
            who(event, made.players, t),
            given if given and made.players == (given.player,) else None,
            alone in made.players,
            _late(event, made.players, [each for each in made.players if round_.slips[each].late], t),
        )
        for made in plays_made(event, round_)
    ]


def _late(event: Duplicate, players: Sequence[str], late: Sequence[str], t: Texts) -> str:
    if len(late) == len(players):
        return t.gettext("late")
    return t.gettext("late: %(players)s") % {"players": who(event, late, t)} if late else ""


def who(event: Duplicate, players: Sequence[str], t: Texts) -> str:
    people = [event.players[player] for player in players]
    if len(people) <= NAMED:
        return ", ".join(f"{person.table}\u00a0{person.name}" for person in people)
    return t.gettext("tables %(tables)s") % {"tables": ", ".join(str(person.table) for person in people)}


@view_value
class TurnRow:
    """A round of one player's game."""

    turn: Turn
    reason: str | None
    """Why the slip counts nothing."""
    remark: str | None
    """That it came late, or what the player counted otherwise."""
    time: str | None = None
    """Topping: the time that the round counts."""

    @property
    def missed(self) -> str:
        return signed(-self.turn.missed)

    @property
    def percent(self) -> Fraction | None:
        return percent(self.turn.points, self.turn.master.points) if self.turn.handed_in else None


def player_game(event: Duplicate, player: str, t: Texts, course: list[After] | None = None) -> list[TurnRow]:
    """Return a player's rounds; `course` is that of the event, where the games of many players are wanted."""
    return [
        TurnRow(turn, _reason(turn, t), remark(turn.slip, t), counted_time(event, turn.round, player))
        for turn in game_of(event, player, course)
    ]


def _reason(turn: Turn, t: Texts) -> str | None:
    reason = turn.counts.reason if turn.counts else None
    return reason_sentence(reason, t, turn.slip.words if turn.slip else ()) if reason else None


def read(tile_set: TileSet, text: str) -> Play | None:
    try:
        return read_play(tile_set, text)
    except Rejected:
        return None
