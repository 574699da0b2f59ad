"""How each figure of a player's order came about, with its numbers and the names that they are of."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from faristol.screens.parts.signs import MINUS
from faristol.screens.tournament.figures import HEADS, decimal, figure, points, signed
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments.course import course, places
from faristol.tournaments.criteria import criteria, left_out
from faristol.tournaments.evenings import ladder_of
from faristol.tournaments.event import Tournament
from faristol.tournaments.records import Record
from faristol.tournaments.results import LOSS, WIN
from faristol.tournaments.standings import Row
from faristol.tournaments.tie_breaks import STEP, rated_games

PLUS = " + "
BROUGHT = {
    "own": N_("own value:"),
    "win": N_("win against %(name)s:"),
    "draw": N_("draw with %(name)s:"),
    "loss": N_("loss to %(name)s:"),
    "bye": N_("bye:"),
    "club": N_("played for the club:"),
    "absent": N_("absent:"),
    "missing": N_("absent without notice:"),
    "beyond": N_("absent beyond the number that counts:"),
}
"""What an evening of the ladder brought, before its points."""


@view_value
class Reckoned:
    criterion: str
    head: str
    figure: str
    sum: str
    """The numbers that it was made of."""


def reckoned(event: Tournament, rows: Sequence[Row], row: Row, t: Texts) -> list[Reckoned]:
    return [
        Reckoned(name, t.gettext(HEADS[name]), figure(name, value, t), _sum(name, at, event, rows, row, t))
        for at, (name, value) in enumerate(zip(criteria(event.terms.scoring), row.worth, strict=True))
    ]


def _sum(name: str, at: int, event: Tournament, rows: Sequence[Row], row: Row, t: Texts) -> str:
    record, done = row.record, {each.player.id: each.record for each in rows}
    turns = course(event, row.player.id, places(event))
    match name:
        case "points":
            brought = [points(row.player.carried.halves, t)] if row.player.carried.halves else []
            return PLUS.join([*brought, *(points(int((turn.won or 0) * WIN), t) for turn in turns)])
        case "wins":
            numbers = [str(turn.number) for turn in turns if turn.won == 1]
            return t.gettext("in rounds %(rounds)s") % {"rounds": ", ".join(numbers)} if numbers else ""
        case "differential":
            return _differential(record, t)
        case "total":
            return PLUS.join(str(turn.scores[0]) for turn in turns if turn.scores)
        case "progress":
            return PLUS.join(points(turn.halves, t) for turn in turns)
        case "direct":
            level = [each.player.id for each in rows if each.worth[:at] == row.worth[:at]]
            return _direct(record, level, event, t)
        case "berger":
            games = [(other, halves) for other, halves in record.faced if halves != LOSS]
            return PLUS.join(f"{_of(event, done, other, t)} × {points(halves, t)}" for other, halves in games)
        case "performance":
            return _performance(row.player.id, event, done, t)
        case "lots":
            return t.gettext("it follows from the tournament’s fingerprint, so that everybody can check it")
        case "ladder":
            return _ladder(event, row.player.id, t)
        case "mean-points":
            return f"{points(record.halves, t)} / {record.rounds or 1}"
        case "mean-differential":
            return f"({_differential(record, t)}) / {record.rounds or 1}"
        case "mean-total":
            return f"{record.won} / {record.rounds or 1}"
    return _opponents(name, event, done, record, t) if "buchholz" in name else ""


def _ladder(event: Tournament, player: str, t: Texts) -> str:
    """Return which evening brought what, with the values of the present places."""
    stands = ladder_of(event, player)
    told = []
    for each in stands.brought[player]:
        said = t.gettext(BROUGHT[each.kind]) % {"name": event.players[each.whose].name}
        when = f"{each.evening}. " if each.evening else ""
        told.append(f"{when}{said} {decimal(stands.worth(each), 1, t)}")
    return "; ".join(told)


def _differential(record: Record, t: Texts) -> str:
    """Return the points for and against, and what limits and byes changed."""
    played = f"{record.won} {MINUS} {record.lost}"
    if not record.adjusted:
        return played
    adjusted = {"played": played, "adjusted": signed(str(record.adjusted))}
    return t.gettext("%(played)s; limits and byes: %(adjusted)s") % adjusted


def _of(event: Tournament, done: Mapping[str, Record], other: str, t: Texts) -> str:
    return f"{event.players[other].name} {points(done[other].halves, t)}"


def _opponents(name: str, event: Tournament, done: Mapping[str, Record], record: Record, t: Texts) -> str:
    """Return the opponents with their points; a round without one counts nothing, and is left out first."""
    faced = sorted((other for other, _ in record.faced), key=lambda other: done[other].halves)
    empty = [t.gettext("no opponent: 0")] * (len(event.rounds) - len(faced))
    lines = [*empty, *(_of(event, done, other, t) for other in faced)]
    low, high = left_out(name, len(event.rounds))
    last = max(low, len(lines) - high)
    counted, out = lines[low:last], [*lines[:low], *lines[last:]]
    total = PLUS.join(reversed(counted)) or "0"
    return (
        t.gettext("%(sum)s; left out: %(names)s") % {"sum": total, "names": ", ".join(out)} if out else total
    )


def _direct(record: Record, level: Sequence[str], event: Tournament, t: Texts) -> str:
    games = [(other, halves) for other, halves in record.faced if other in level]
    if not games:
        return t.gettext("no game against a player who is level")
    return PLUS.join(f"{event.players[other].name} {points(halves, t)}" for other, halves in games)


def _performance(player: str, event: Tournament, done: Mapping[str, Record], t: Texts) -> str:
    games = rated_games(player, done, {each.id: each.rating for each in event.players.values()})
    if not games:
        return t.gettext("no opponent has a rating")
    mean = sum((Fraction(rating) for rating, _ in games), Fraction(0)) / len(games)
    won, lost = (sum(halves == kind for _, halves in games) for kind in (WIN, LOSS))
    return f"{decimal(mean, 1, t)} + {STEP} × ({won} {MINUS} {lost}) / {len(games)}"
