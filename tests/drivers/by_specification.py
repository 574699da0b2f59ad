"""Files of tournaments as other programs write them, by the specifications of their formats alone.

The columns of a report (TRF16 and TRF26, FIDE handbook) and the pieces of a division's line (tsh, data files)
are typed from the documents; nothing is taken from how the program reads or writes them.
"""

from dataclasses import dataclass, field
from random import Random

COLUMNS = {"number": 5, "sex": 10, "title": 11, "name": 15, "rating": 49, "federation": 54, "id": 58}
BIRTH, POINTS, RANK, FIRST_ROUND, ROUND_WIDTH = 70, 81, 86, 92, 10
WORTH = {"1": 2, "=": 1, "0": 0, "w": 2, "d": 1, "l": 0, "+": 2, "-": 0, "u": 2, "f": 2, "h": 1, "z": 0}
BOARD = (("1", "0"), ("0", "1"), ("=", "="))
ELSE = (("+", "-"), ("-", "+"), ("-", "-"), ("w", "l"), ("d", "d"))
NAMES = ("Puig Vanrell, Maria Antònia", "Țurcanu, Ioana-Cristina", "Mas i Fiol, Joan", "Bonet, Aina")


@dataclass
class Round:
    tables: list[tuple[int, int, str, str]]
    """Who is white and who is black, and what came of it for both."""
    rests: dict[int, str]
    scores: dict[int, int] = field(default_factory=dict)
    """The points of the games, where the format has them."""


@dataclass
class Played:
    """What a file says: the names by number, and the rounds."""

    names: list[str]
    ratings: list[int]
    rounds: list[Round]

    def sign(self, number: int, at: int) -> tuple[int, str, str]:
        """Return opponent, colour and sign of a player in a round."""
        for white, black, one, two in self.rounds[at].tables:
            if number == white:
                return black, "w", one
            if number == black:
                return white, "b", two
        return 0, "-", self.rounds[at].rests[number]

    def halves(self, number: int) -> int:
        return sum(WORTH[self.sign(number, at)[2]] for at in range(len(self.rounds)))


def by_lot(seed: str, players: int, rounds: int, *, chess: bool = True) -> Played:
    """Return an event by lot; in a chess report some are absent, rest, or win without a game."""
    chance = Random(seed)
    made = []
    for _ in range(rounds):
        seats = chance.sample(range(1, players + 1), players)
        rests = {}
        while len(seats) % 2 or (len(seats) > 4 and chance.random() < 0.3):
            rests[seats.pop()] = chance.choice("uhfz") if chess else "u"
        tables, scores = [], {}
        for white, black in zip(seats[::2], seats[1::2], strict=True):
            if chess:
                signs = chance.choice(ELSE if chance.random() < 0.2 else BOARD)
            else:
                scores |= {white: chance.randint(250, 520), black: chance.randint(250, 520)}
                signs = BOARD[
                    0 if scores[white] > scores[black] else 1 if scores[white] < scores[black] else 2
                ]
            tables.append((white, black, *signs))
        made.append(Round(tables, rests, scores))
    names = [NAMES[at] if at < len(NAMES) else f"Surname{chr(97 + at)}, Given" for at in range(players)]
    return Played(names, [2400 - 31 * at for at in range(players)], made)


def report_line(event: Played, number: int, place: int, code: str = "001", zeros: bool = False) -> str:
    """Return a player's line, each fact from its column on."""
    line = ""

    def put(column: int, text: str) -> None:
        nonlocal line
        assert len(line) < column, (column, line)
        line = f"{line:<{column - 1}}{text}"

    put(1, code)
    put(COLUMNS["number"], f"{number:04}" if zeros else f"{number:>4}")
    put(COLUMNS["sex"], "mw"[number % 2])
    put(COLUMNS["title"], ("GM", "WIM", "")[number % 3].rjust(3))
    put(COLUMNS["name"], event.names[number - 1])
    put(COLUMNS["rating"], f"{event.ratings[number - 1]:>4}")
    put(COLUMNS["federation"], ("CAT", "ROU")[number % 2])
    put(COLUMNS["id"], f"{10_000 + number:>11}")
    if code != "001":
        return line
    put(BIRTH, f"19{50 + number}/01/02")
    put(POINTS, f"{event.halves(number) / 2:>4.1f}")
    put(RANK, f"{place:>4}")
    for at in range(len(event.rounds)):
        opponent, colour, sign = event.sign(number, at)
        put(FIRST_ROUND + ROUND_WIDTH * at, f"{opponent:>4}" if opponent else "0000")
        put(FIRST_ROUND + ROUND_WIDTH * at + 5, colour)
        put(FIRST_ROUND + ROUND_WIDTH * at + 7, sign.upper() if sign.isalpha() else sign)
    return line


def places(event: Played) -> dict[int, int]:
    numbers = range(1, len(event.names) + 1)
    return {one: 1 + sum(event.halves(other) > event.halves(one) for other in numbers) for one in numbers}


def report_2016(event: Played, teams: int = 0) -> str:
    head = ["012 Open de Manacor", "022 Manacor", "032 CAT", "042 2026/04/03", "052 2026/04/05"]
    head += [
        f"062 {len(event.names)}",
        "092 Individual: Swiss-System",
        "102 Roig, Marta",
        f"XXR {len(event.rounds)}",
    ]
    players = [report_line(event, number, place) for number, place in places(event).items()]
    size = len(event.names) // teams if teams else 0
    tail = [
        f"013 {f'Team {team + 1}':<31}" + " ".join(f"{team * size + at + 1:>4}" for at in range(size))
        for team in range(teams)
    ]
    return "".join(f"{line}\r\n" for line in [*head, *players, *tail])


def report_2026(event: Played, half: int, apart: tuple[int, int]) -> str:
    """Return a report of 2026: with comments, national lines between the players, and what is asked for the
    next round: a bye of half a point, and two who may not meet."""
    coming = len(event.rounds) + 1
    lines = [
        "### written by hand",
        "012 Campionat",
        "022 Cluj",
        "032 ROU",
        "042 2026/04/03",
        "052 2026/04/05",
    ]
    lines += [
        "062 9",
        "102 Roig, Marta",
        f"142 {coming + 1}",
        "182 by hand",
        "192 FIDE_DUTCH_2025",
        "202 BH/C1,BH",
    ]
    lines += ["222 5400+30", f"240 H {coming:03}  {half:>3}", f"260 {coming:03} {coming + 1:03}"]
    lines[-1] += "".join(f" {number:>4}" for number in apart)
    lines.append("### SSS NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR")
    for number, place in places(event).items():
        lines.append(report_line(event, number, place, zeros=True))
        lines.append(report_line(event, number, place, code="ROU", zeros=True))
    return "".join(f"{line}\r\n" for line in lines)


def division(event: Played, left: int = 0, classes: bool = False) -> str:
    """Return a division of tsh; the last one named has left."""
    lines = ["# Divisió A"]
    for number, name in enumerate(event.names, 1):
        turns = [event.sign(number, at) for at in range(len(event.rounds))]
        opponents = " ".join(str(opponent) for opponent, _, _ in turns)
        points = [each.scores.get(number, 50) for each in event.rounds]
        firsts = " ".join({"w": "1", "b": "2", "-": "0"}[colour] for _, colour, _ in turns)
        line = f"{name:<32} {event.ratings[number - 1]:>4} {opponents}; {' '.join(map(str, points))}"
        line += f"; class {'AB'[number % 2]}" * classes + f"; p12 {firsts}" + "; off 50" * (number == left)
        lines.append(line)
    return "".join(f"{line}\n" for line in lines)
