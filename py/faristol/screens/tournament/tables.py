"""The tables of a tournament: the classification, the cross-table, players' cards, prizes."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from faristol.screens.tournament.decisions import clause_of_decision
from faristol.screens.tournament.figures import (
    DECIDED,
    HEADS,
    division_name,
    figure,
    points,
    signed,
)
from faristol.screens.tournament.ladder_figures import brought_by, ladder_points, ladder_turns
from faristol.screens.tournament.pairings import board_lines, briefly, counts_of, names_of, remark
from faristol.screens.tournament.reasons import clause_of, sentence
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.course import Places, Turn, course
from faristol.tournaments.criteria import criteria, on_ladder
from faristol.tournaments.event import Tournament
from faristol.tournaments.parts import part_of
from faristol.tournaments.published import Sheet
from faristol.tournaments.results import FIRST
from faristol.tournaments.standings import Row
from faristol.tournaments.team_pairing import is_team_round

MARKS = ("\u2212", "=", "+")
FIRST_OF_GROUP = 3
SHARES_OF_REST = (" (0)", " (½)", "")
"""Both of no point, a half, a whole one."""


@dataclass(frozen=True, kw_only=True)
class Standing(Row):
    """A row of the classification as it is read."""

    division: str
    of: int
    """How many there are in the division, or in all."""
    figures: list[str]
    tie: str | None
    """Why players with the same points stand as they do."""
    brought: str
    """The points carried over from an earlier phase, if any."""


@view_value
class Cell:
    """A player's round in the cross-table."""

    words: str
    mark: str = ""
    """+ for a win, = for a draw, − for a loss."""
    place: int | None = None
    """The opponent's place in this table."""
    score: str = ""
    decided: bool = False
    """Whether it counts so by an arbiter's decision, which stands below the table."""
    briefly: str = ""
    """How a game ended that was not played to its end."""


@view_value
class DecidedTable:
    """A table at which an arbiter has decided."""

    number: int
    """The round."""
    players: frozenset[str]
    where: str
    decided: str
    clause: str | None


@dataclass(frozen=True, kw_only=True)
class CrossLine(Row):
    division: str
    cells: list[Cell]
    points: str


@dataclass(frozen=True, kw_only=True)
class CardLine(Turn):
    """A round on a player's card."""

    name: str
    """The opponent's."""
    counts: str
    """The own points of the game and the opponent's."""
    remark: str
    """What the score does not tell: a rest, an absence, a game that did not come to its end."""
    clause: str | None
    point: str
    """What this round brought, and what all rounds together have."""
    points: str


@view_value
class Prizes:
    """The first three of a category or a club."""

    kind: str
    group: str
    rows: list[Standing]


def heads(scoring: str, t: Texts, *, rounds: bool = False) -> list[str]:
    """Return the heads of the figures, with the rounds that were played as the last one."""
    names = [t.gettext(HEADS[criterion]) for criterion in criteria(scoring)]
    return [*names, t.gettext("Rounds")] if rounds else names


def classification(rows: Sequence[Row], scoring: str, t: Texts, *, rounds: bool = False) -> list[Standing]:
    sizes = Counter(row.player.division for row in rows)
    return [
        Standing(
            **vars(row),
            division=division_name(row.player.division, t),
            of=sizes[row.player.division],
            figures=[
                *(figure(name, value, t) for name, value in zip(criteria(scoring), row.worth, strict=True)),
                *([str(row.record.rounds)] if rounds else []),
            ],
            tie=tie(rows, at, scoring, t),
            brought=points(row.player.carried.halves, t) if row.player.carried.halves else "",
        )
        for at, row in enumerate(rows)
    ]


def tie(rows: Sequence[Row], at: int, scoring: str, t: Texts) -> str | None:
    """Return why two players with the same points stand as they do."""
    row = rows[at]
    if not row.record.rounds:
        return None
    beside = [other for other in rows[max(0, at - 1) : at + 2] if other is not row]
    level = (row.player.division, row.rank)
    if any((other.player.division, other.rank) == level for other in beside):
        return t.gettext("Equal in everything: shared place")
    if row.decided is None:
        return None
    by = criteria(scoring).index(row.decided)
    mine, other = (figure(row.decided, each.worth[by], t) for each in (row, rows[at + 1]))
    return t.gettext(DECIDED[row.decided]) % {"mine": mine, "other": other}


def cross(event: Tournament, rows: Sequence[Row], until: int, t: Texts) -> list[CrossLine]:
    """Return a line for each player with a cell for each round, opponents by their places in this table.

    The rows are in the tournament's own order."""
    rounds = range(1, until + 1)
    unplaced: Places = {number: {} for number in rounds}
    place = {row.player.id: row.rank for row in rows}
    lines = []
    for row in rows:
        turns = {turn.number: turn for turn in course(event, row.player.id, unplaced)}
        part = part_of(event, row.player.id)
        last = len(part.rounds) if part.ended else part.planned
        cells = [
            _cell(event, row.player.id, turns.get(number), place, t)
            if number <= len(part.rounds)
            else Cell(t.gettext("not played yet") if number <= last else "–")
            for number in rounds
        ]
        division = division_name(row.player.division, t)
        on_it = on_ladder(event.terms.scoring)
        sum_ = ladder_points(row, t) if on_it else points(row.record.halves, t)
        lines.append(CrossLine(**vars(row), division=division, cells=cells, points=sum_))
    return lines


def _cell(event: Tournament, player: str, turn: Turn | None, place: Mapping[str, int], t: Texts) -> Cell:
    if turn is None:
        return Cell(t.gettext("not there yet"))
    if turn.rests:
        share = "" if on_ladder(event.terms.scoring) else SHARES_OF_REST[turn.bye]
        return Cell(t.gettext("bye") + share, MARKS[turn.bye])
    if turn.opponent is None:
        return Cell(_away(event, player, turn.number, t, in_cell=True))
    name, at = {"name": event.players[turn.opponent].name}, place.get(turn.opponent)
    if turn.result is None:
        return Cell(t.gettext("plays against %(name)s") % name, place=at)
    halves = turn.result.halves[turn.side]
    words = (
        t.gettext("lost to %(name)s"),
        t.gettext("drew with %(name)s"),
        t.gettext("won against %(name)s"),
    )[halves]
    sheet = _sheet(event, turn)
    decided = sheet is not None and sheet.decision is not None
    ended = briefly(sheet) if sheet else ""
    return Cell(words % name, MARKS[halves], at, _counts(turn), decided, ended)


def decided_tables(event: Tournament, until: int, t: Texts) -> list[DecidedTable]:
    """Return all that arbiters have decided up to a round, as it stands below the cross-table."""
    found = []
    for published in event.rounds[:until]:
        if not any(sheet and sheet.decision for _, _, sheet in published.boards):
            continue
        for line in board_lines(event, published, t):
            if line.decided:
                both, number = (line.first.player, line.second.player), published.number
                two = " \u2013 ".join(player.name for player in both)
                where = t.gettext("Round %(n)s, %(two)s.") % {"n": number, "two": two}
                players = frozenset(player.id for player in both)
                found.append(DecidedTable(number, players, where, line.decided, line.clause))
    return found


def _counts(turn: Turn) -> str:
    """Return the own points and the opponent's."""
    if turn.result is None:
        return ""
    both = counts_of(turn.result)
    return "\u2013".join(both if turn.side == FIRST else both[::-1])


def card(event: Tournament, player: str, stood: Places, t: Texts) -> list[CardLine]:
    """Return a player's rounds: opponents, who started, what came of it, the place after each."""
    names, brought = names_of(event), ladder_turns(event, player, t)
    return [
        CardLine(
            **vars(turn),
            name=names[turn.opponent] if turn.opponent else "",
            counts=_counts(turn),
            remark=_remark(event, player, turn, names, t),
            clause=_clause(event, turn),
            point=point,
            points=sum_,
        )
        for turn in course(event, player, stood)
        for point, sum_ in [brought[turn.number - 1] if brought else brought_by(turn, t)]
    ]


def _clause(event: Tournament, turn: Turn) -> str | None:
    if turn.rests:
        return clause_of(turn.rests, event.terms)
    sheet = _sheet(event, turn)
    return clause_of_decision(sheet.decision, sheet.result, event.rules) if sheet else None


def _sheet(event: Tournament, turn: Turn) -> Sheet | None:
    return part_of(event, turn.opponent or "").rounds[turn.number - 1].sheets.get(turn.board or 0)


def _remark(event: Tournament, player: str, turn: Turn, names: Mapping[str, str], t: Texts) -> str:
    if turn.rests:
        return sentence(turn.rests, names, t)
    if turn.opponent is None:
        return _away(event, player, turn.number, t)
    if (sheet := _sheet(event, turn)) is None:
        return t.gettext("still being played")
    published = part_of(event, turn.opponent or "").rounds[turn.number - 1]
    pair = published.draft.by_table[turn.board or 1]
    ended = remark(sheet, pair, names, t)
    own, other = turn.scores or (0, 0)
    cut = event.terms.counting.cut(own - other, turn.number)
    counts = t.gettext("the differential counts %(figure)s") % {"figure": signed(str(own - other + cut))}
    return ", ".join(filter(None, [ended.removesuffix(".") if cut else ended, counts if cut else ""]))


def _away(event: Tournament, player: str, number: int, t: Texts, *, in_cell: bool = False) -> str:
    """Return why somebody had no table: in a cup whoever is out, in a match of teams who is not lined up."""
    if event.players[player].has_withdrawn(number) or number in event.players[player].gone:
        return t.gettext("withdrawn")
    if number in event.players[player].for_club:
        return t.gettext("for the club") if in_cell else t.gettext("played for the club")
    if number in event.players[player].unannounced and not in_cell:
        return t.gettext("absent without notice")
    if event.rounds[number - 1].cup_games:
        later = (game for each in event.rounds[number:] for game in each.cup_games)
        waits = any(player in game.why.players for game in later)
        return t.gettext("waits") if waits else t.gettext("not in the cup")
    reserve = is_team_round(event.rounds[number - 1].draft) and event.players[player].plays_in(number)
    return t.gettext("a reserve") if reserve else t.gettext("absent")


def prizes(rows: Sequence[Standing]) -> list[Prizes]:
    """Return a list for each category and each club, where there is more than one of its kind."""
    lists: list[Prizes] = []
    for kind in ("category", "club"):
        groups: dict[str, list[Standing]] = {}
        for row in rows:
            if group := getattr(row.player, kind):
                groups.setdefault(group, []).append(row)
        if len(groups) > 1 or (kind == "category" and groups):
            lists += [Prizes(kind, group, _first(members)) for group, members in sorted(groups.items())]
    return lists


def _first(rows: Sequence[Standing]) -> list[Standing]:
    """Return the first three, with all who are level with the last of them."""
    last = rows[:FIRST_OF_GROUP][-1]
    level = (row for row in rows[FIRST_OF_GROUP:] if (row.division, row.rank) == (last.division, last.rank))
    return [*rows[:FIRST_OF_GROUP], *level]
