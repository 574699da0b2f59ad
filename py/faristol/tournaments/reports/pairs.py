"""The pairs of a round as chess programs write them: their number, then a pair a line, 0 for who rests.

    3
    4 1
    2 5
    3 0

The players are their starting numbers, and the first of a pair starts.
"""

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.pairing import Pair

NoPairs = refusal(
    "report.no-pairs",
    N_("This file does not have the pairs of a round."),
    N_("Save the report, let the other program pair it, and choose the file of pairs that it writes."),
)
PairUnknown = refusal(
    "report.pair-unknown",
    N_("Line %(line)s of the file: “%(pair)s” is not a pair of players of this round."),
    N_("Save the report again and pair it again; nothing was changed."),
)


def read(text: str, event: Tournament) -> tuple[list[Pair], list[str]]:
    """Return the pairs, and who rests: those by the file, and those by the director."""
    lines = [(number, line.split()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or len(lines[0][1]) != 1 or lines[0][1] != [str(len(lines) - 1)]:
        raise NoPairs
    here = {
        str(number): player
        for player, number in event.numbers.items()
        if event.players[player].plays_in(event.next) and player not in event.resting
    }
    pairs: list[Pair] = []
    byes = [player for player in event.resting if event.players[player].plays_in(event.next)]
    for number, both in lines[1:]:
        if len(both) == 2 and both[1] == "0" and both[0] in here:
            byes.append(here.pop(both[0]))
        else:
            pairs.append(_pair(number, both, here))
    return pairs, byes


def _pair(line: int, both: list[str], here: dict[str, str]) -> Pair:
    """Return the two, who are then placed."""
    if len(both) != 2 or len({*both} & here.keys()) != 2:
        raise PairUnknown(line=line, pair=" ".join(both)[:40])
    first, second = (here.pop(each) for each in both)
    return first, second
