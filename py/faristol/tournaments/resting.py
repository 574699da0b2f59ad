"""Who rests when the number is odd: the last who has rested least, if that costs no repeat.

Or strictly the last one, whatever it costs, as the text has it (MAL-T4c).
"""

from collections.abc import Sequence

from faristol.tournaments.errors import CannotPair
from faristol.tournaments.situation import Situation
from faristol.tournaments.terms import KING
from faristol.tournaments.why import Why


def choose_bye(now: Situation, field: Sequence[str]) -> tuple[str, Why]:
    """Return who rests, and why: nobody again while another, who can, has rested less."""
    asked = _who_may(now, field)
    if now.terms.strict_bye:
        return _strictly_last(now, asked, field)
    fewest = min(len(now.record(player).byes) for player in asked)
    rested = sorted({len(now.record(player).byes) for player in asked})
    for often in rested:
        last_first = [player for player in reversed(asked) if len(now.record(player).byes) == often]
        found: list[tuple[int, str]] = []
        for player in last_first:
            least = now.least_trouble([other for other in field if other != player])
            if least is not None:
                found.append((least[0], player))
                if least[0] == 0 or now.terms.mode == KING:
                    break
        if found:
            repeats, chosen = min(found, key=lambda each: each[0])
            return chosen, _why(now, field, chosen, often - fewest, skipped=last_first.index(chosen))
    raise CannotPair(players=now.names(field))


def _strictly_last(now: Situation, asked: Sequence[str], field: Sequence[str]) -> tuple[str, Why]:
    """Return the last one, rested before or not; one above only where the others could not be paired."""
    for player in reversed(asked):
        if now.least_trouble([other for other in field if other != player]) is not None:
            last = player == field[-1]
            about = {"player": player, "place": now.known_place[player]}
            return player, Why("bye-last" if last else "bye-last-possible", about)
    raise CannotPair(players=now.names(field))


def _who_may(now: Situation, field: Sequence[str]) -> list[str]:
    """Return who may rest, in their order; if it was chosen so, late comers only where nobody else can."""
    if now.terms.late_exempt:
        early = [player for player in field if now.by_id[player].player.joined == 1]
        return early or list(field)
    return list(field)


def _why(now: Situation, field: Sequence[str], chosen: str, again: int, *, skipped: int) -> Why:
    byes = len(now.record(chosen).byes)
    if skipped:
        return Why("bye-saves-repeat", {"player": chosen, "place": now.known_place[chosen]})
    if byes:
        return Why("bye-again", {"player": chosen, "byes": byes, "forced": bool(again)})
    last = chosen == field[-1]
    return Why(
        "bye-last" if last else "bye-last-without", {"player": chosen, "place": now.known_place[chosen]}
    )
