"""The pairings of a round: who sits where, with how many points, what came of it, and who rests."""

from faristol.screens.parts.signs import plain
from faristol.screens.tournament.figures import points
from faristol.screens.tournament.reasons import clause_of, sentence
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments.collation import name_key
from faristol.tournaments.event import Published, Sheet, Tournament
from faristol.tournaments.pairing import Draft
from faristol.tournaments.players import Player
from faristol.tournaments.records import records
from faristol.tournaments.results import FIRST, SECOND

OUTCOMES = {
    "forfeit-first": N_("%(first)s was absent"),
    "forfeit-second": N_("%(second)s was absent"),
    "double-forfeit": N_("both were absent"),
    "abandoned-first": N_("%(first)s abandoned"),
    "abandoned-second": N_("%(second)s abandoned"),
    "abandoned-both": N_("both abandoned"),
    "both-lost": N_("both lost, as the arbiter decided"),
}
"""How a game ended that was not played to its end."""


@view_value
class Seat:
    """A player at a table, with the points from the rounds before."""

    player: Player
    points: str
    won: bool = False


@view_value
class BoardLine:
    """A table of a published round."""

    board: int
    first: Seat
    second: Seat
    sheet: Sheet | None
    remark: str
    """How a game ended that was not played to its end."""

    @property
    def counts(self) -> list[str]:
        return [plain(each) for each in self.sheet.result.score] if self.sheet else []


@view_value
class Rest:
    player: Player
    why: str
    clause: str | None


@view_value
class NameLine:
    """Where a player sits, in a list by name; without a board the player rests."""

    name: str
    board: int | None = None
    other: str = ""
    starts: bool = False


def names_of(event: Tournament) -> dict[str, str]:
    return {player.id: player.name for player in event.players.values()}


def outcome(code: str, first: str, second: str, t: Texts) -> str:
    if code not in OUTCOMES:
        return ""
    return t.gettext(OUTCOMES[code]) % {"first": first, "second": second}


def points_before(event: Tournament, number: int, t: Texts) -> dict[str, str]:
    """Return with how many points each player came to a round."""
    carried = {player.id: player.carried for player in event.players.values()}
    done = records(carried, event.played[: number - 1], carried=carried)
    return {id: points(record.halves, t) for id, record in done.items()}


def board_lines(event: Tournament, published: Published, t: Texts) -> list[BoardLine]:
    before, names = points_before(event, published.number, t), names_of(event)
    lines = []
    for board, pair, sheet in published.boards:
        first, second = (
            Seat(event.players[id], before[id], sheet is not None and sheet.result.winner == side)
            for side, id in ((FIRST, pair.first), (SECOND, pair.second))
        )
        remark = outcome(sheet.result.outcome, names[pair.first], names[pair.second], t) if sheet else ""
        lines.append(BoardLine(board, first, second, sheet, remark))
    return lines


def resting(event: Tournament, draft: Draft, t: Texts) -> list[Rest]:
    names = names_of(event)
    return [
        Rest(event.players[id], sentence(why, names, t), clause_of(why, event.terms))
        for id, why in draft.byes
    ]


def by_name(event: Tournament, published: Published) -> list[NameLine]:
    names = names_of(event)
    lines = []
    for board, pair in enumerate(published.draft.pairs, 1):
        first, second = names[pair.first], names[pair.second]
        lines += [NameLine(first, board, second, True), NameLine(second, board, first)]
    lines += [NameLine(names[player]) for player, _ in published.draft.byes]
    return sorted(lines, key=lambda line: (name_key(line.name), line.name))
