"""The pairings of a round: who sits where, with how many points, what came of it, and who rests."""

from collections.abc import Mapping, Sequence

from faristol.screens.parts.signs import plain
from faristol.screens.tournament.decisions import clause_of_decision, decision_sentence
from faristol.screens.tournament.figures import division_name, points
from faristol.screens.tournament.ladder_figures import ladder_points
from faristol.screens.view import view_value
from faristol.texts import N_, Texts, minutes_and_seconds
from faristol.tournaments.collation import name_key
from faristol.tournaments.criteria import on_ladder
from faristol.tournaments.decision import CORRECTED
from faristol.tournaments.event import Tournament
from faristol.tournaments.matches import Match, is_match, matches
from faristol.tournaments.pairing import Paired
from faristol.tournaments.players import Player
from faristol.tournaments.published import Published, Sheet
from faristol.tournaments.records import halves_after
from faristol.tournaments.results import FIRST, SECOND, Result, Score
from faristol.tournaments.surnames import SURNAME, surname_first

OUTCOMES = {
    "forfeit-first": N_("%(first)s was absent"),
    "forfeit-second": N_("%(second)s was absent"),
    "double-forfeit": N_("both were absent"),
    "abandoned-first": N_("%(first)s gave up"),
    "abandoned-second": N_("%(second)s gave up"),
    "abandoned-both": N_("both gave up"),
}
"""How a game ended that was not played to its end, where no arbiter has decided it."""
BRIEFLY = {
    **dict.fromkeys(("forfeit-first", "forfeit-second"), N_("forfeit")),
    "double-forfeit": N_("double forfeit"),
    **dict.fromkeys(("abandoned-first", "abandoned-second"), N_("gave up")),
    "abandoned-both": N_("both gave up"),
    "both-lost": N_("both lost"),
}
"""The same between two names, where the result says who it was."""
OVER_TIME, WORD_OF_ARBITER = N_("over time"), N_("the arbiter’s decision")


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
    division: str
    match: str
    """The match of teams that the table is part of, and how it stands."""
    first: Seat
    second: Seat
    sheet: Sheet | None
    remark: str
    """How a game ended that was not played to its end, and what an arbiter decided."""
    decided: str
    """What an arbiter decided, by itself."""
    clause: str | None
    """The clause by which it counts so, or by which an arbiter decided."""

    @property
    def at_table(self) -> tuple[int, str, str, bool, str, str, bool, tuple[str, ...]]:
        """All of it that a row of the tables is drawn from: while it is the same, so is the row."""
        one, two = self.first, self.second
        return (
            self.board,
            one.player.name,
            one.points,
            one.won,
            two.player.name,
            two.points,
            two.won,
            self.counts,
        )

    @property
    def counts(self) -> tuple[str, ...]:
        return counts_of(self.sheet.result) if self.sheet else ()

    @property
    def briefly(self) -> str:
        """The remark as it fits below a result."""
        if self.sheet is None:
            return ""
        return briefly(self.sheet) or brief_decision(self.sheet)


@view_value
class NameLine:
    """Where a player sits, in a list by name; without a board the player rests."""

    name: str
    board: int | None = None
    other: str = ""
    starts: bool = False


def counts_of(result: Result) -> tuple[str, ...]:
    """Return the points of both; where only who won is known, what chess players write."""
    if result.without_points:
        return tuple("0½1"[halves] for halves in result.halves)
    return tuple(map(plain, result.score))


def names_of(event: Tournament) -> dict[str, str]:
    return {player.id: player.name for player in event.players.values()}


def remark(sheet: Sheet, pair: Paired, names: Mapping[str, str], t: Texts) -> str:
    """Return how a game ended that was not played to its end, and what an arbiter decided."""
    ended = t.gettext(OUTCOMES[sheet.result.outcome]) if sheet.result.outcome in OUTCOMES else ""
    both = {"first": names[pair.first], "second": names[pair.second]}
    late = over_time(sheet.over_time, sheet.written, sheet.result.score, tuple(both.values()), t)
    return " · ".join(filter(None, [ended and ended % both, late, decided(sheet, names, t)]))


def briefly(sheet: Sheet) -> str:
    """Return how a game ended that was not played to its end and in time, in a word or two."""
    return BRIEFLY.get(sheet.result.outcome) or (OVER_TIME if any(sheet.over_time) else "")


def brief_decision(sheet: Sheet) -> str:
    if sheet.decision is None:
        return ""
    return N_("corrected") if sheet.decision.what == CORRECTED else WORD_OF_ARBITER


def over_time(
    seconds: Sequence[float], written: Score | None, counts: Score, both: Sequence[str], t: Texts
) -> str:
    """Return who was over time, and what was on the sheet where it costs points; nothing where nobody was."""
    said = [
        t.gettext("%(name)s was %(time)s over time")
        % {"name": name, "time": minutes_and_seconds(int(late * 1000))}
        for name, late in zip(both, seconds, strict=True)
        if late
    ]
    if said and written is not None and tuple(written) != tuple(counts):
        score = "\u2013".join(map(plain, written))
        said.insert(0, t.gettext("%(score)s on the sheet") % {"score": score})
    return ", ".join(said)


def decided(sheet: Sheet, names: Mapping[str, str], t: Texts) -> str:
    """Return what an arbiter decided on a table; empty where it counts by itself."""
    if sheet.decision is None:
        return ""
    wins = names[sheet.decision.wins] if sheet.decision.wins else ""
    return decision_sentence(sheet.decision, wins, "\u2013".join(counts_of(sheet.result)), t)


def points_before(event: Tournament, number: int, t: Texts) -> dict[str, str]:
    """Return with how many points each player came to a round."""
    if on_ladder(event.terms.scoring):
        stood = {row.player.id: row for row in event.standings(after=number - 1)}
        return {id: ladder_points(stood[id], t) if id in stood else "\u2013" for id in event.players}
    carried = {player.id: player.carried for player in event.players.values()}
    before = [published.round for published in event.rounds[: number - 1]]
    done = halves_after(before, carried, event.terms.counting)
    written = {halves: points(halves, t) for halves in {*done.values()}}
    return {id: written[halves] for id, halves in done.items()}


def board_lines(event: Tournament, published: Published, t: Texts) -> list[BoardLine]:
    if published.divisions:
        return [line for each in published.divisions for line in board_lines(event, each, t)]
    before, names = points_before(event, published.number, t), names_of(event)
    heads = match_names(event, published, t)
    lines = []
    for board, pair, sheet in published.boards:
        first, second = (
            Seat(event.players[id], before[id], sheet is not None and sheet.result.winner == side)
            for side, id in ((FIRST, pair.first), (SECOND, pair.second))
        )
        lines.append(
            BoardLine(
                board,
                division_of(event, pair, t),
                heads.get(board, ""),
                first,
                second,
                sheet,
                remark(sheet, pair, names, t) if sheet else "",
                decided(sheet, names, t) if sheet else "",
                clause_of_decision(sheet.decision, sheet.result, event.rules) if sheet else None,
            )
        )
    return lines


def made_before(event: Tournament, published: Published, t: Texts) -> str:
    """Return of which rounds a result was corrected after these pairs were made; nothing where none was."""
    if published.divisions:
        said = (_made_before(event, each, t) for each in published.divisions)
        return " ".join(filter(None, said))
    if not published.without:
        return ""
    numbers = ", ".join(map(str, sorted({*published.without})))
    corrected = t.gettext("A result of round %(n)s was corrected after these pairs were made.")
    return corrected % {"n": numbers}


def _made_before(event: Tournament, published: Published, t: Texts) -> str:
    """Return the same of one of several divisions, led by its name."""
    said, pairs = made_before(event, published, t), published.draft.pairs
    return f"{division_of(event, pairs[0], t)}: {said}" if said and pairs else ""


def match_names(event: Tournament, published: Published, t: Texts) -> dict[int, str]:
    """Return for each board of a match the two teams, and the board points as far as there are results."""
    found = {
        (match.division, frozenset(match.teams)): match
        for match in matches(published, event.players, event.terms.counting)
    }
    names = {}
    for board, pair, _ in published.boards:
        if is_match(pair.why):
            division = event.players[pair.first].division
            names[board] = match_name(found[division, frozenset(pair.why.details["teams"])], t)
    return names


def match_name(match: Match, t: Texts) -> str:
    """Return the teams, with the score between them once there is one."""
    if len(match.teams) == 1:
        return match.teams[0]
    score = " \u2013 ".join(points(halves, t) for halves in match.boards) if any(match.boards) else "\u2013"
    return f"{match.teams[0]} {score} {match.teams[1]}"


def division_of(event: Tournament, pair: Paired, t: Texts) -> str:
    """Return in which division a pair plays, or in which two."""
    divisions = dict.fromkeys(event.players[player].division for player in (pair.first, pair.second))
    return " \u2013 ".join(division_name(division, t) for division in divisions)


def listed_names(event: Tournament) -> dict[str, str]:
    """Return the names as a list by name has them: with the surname first, if it goes by surname."""
    names = names_of(event)
    if event.listed_by != SURNAME:
        return names
    return {id: surname_first(name, event.opened.language) for id, name in names.items()}


def names_in_lists(event: Tournament) -> set[str]:
    """Return all names as tables and as lists by name have them."""
    return {*names_of(event).values(), *listed_names(event).values()}


def by_name(event: Tournament, published: Published) -> list[NameLine]:
    names, listed = names_of(event), listed_names(event)
    lines = []
    for board, pair in published.draft.numbered:
        first, second = names[pair.first], names[pair.second]
        lines += [
            NameLine(listed[pair.first], board, second, True),
            NameLine(listed[pair.second], board, first),
        ]
    lines += [NameLine(listed[player]) for player, _ in published.draft.byes]
    return sorted(lines, key=lambda line: (name_key(line.name), line.name))
