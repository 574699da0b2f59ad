"""The report of the chess federations (TRF16): a line with a code for each fact, and for each player.

A player's line has the number at column 5, sex and title at 10, the name at 15, the rating at 49,
federation, identity number and birthday at 55, points at 81, the place at 86, and from 92 on for each round
the opponent's number, w or b, and what came of it. It knows nothing of the points of a game. White is who
started; where that is not known, - stands in its place. Of the other lines those count that say who rests in
a round to come (240) and who may not meet (260, XXP). What else stands there is kept as it stood, and so are
the places until a round is played here.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import combinations

from faristol.tournaments.course import Turn as Played
from faristol.tournaments.course import course
from faristol.tournaments.event import Tournament
from faristol.tournaments.reports.report import (
    MOST_PEOPLE,
    MOST_ROUNDS,
    Apart,
    ColumnsShifted,
    LineUnreadable,
    NoReport,
    NumberTwice,
    Person,
    Report,
    Turn,
)
from faristol.tournaments.results import AT_THE_BOARD, DRAW, FIRST, LOSS, WIN
from faristol.tournaments.standings import Row

PLAYER = "001"
LONGEST_LINE, MOST_LINES = 1000, 90
"""Of the lines that are not of players: no report has more."""
NAME = 33
"""So many letters of a name it has room for."""
CELLS, WIDTH = 91, 10
"""Where the rounds begin, and how wide each is."""
CELL = re.compile(r" *(\d*) *([wb-]?) *(\S?) *", re.IGNORECASE)
AT_BOARD = {"1": WIN, "w": WIN, "=": DRAW, "d": DRAW, "0": LOSS, "l": LOSS}
UNRATED = ("w", "d", "l")
"""They count as 1, = and 0, but not for ratings, and go out as they came in."""
NOT_PLAYED = {"+": WIN, "-": LOSS}
BYE_ASKED = re.compile(r"240 ([FHZ]) +(\d{1,3})((?: +\d{1,4})+)")
FORBIDDEN = re.compile(r"(?:260 +(\d{1,3}) +(\d{1,3})|XXP)((?: +\d{1,4}){2,20})")
WITHOUT_TABLE = {"u": WIN, "f": WIN, "+": WIN, "h": DRAW, "z": LOSS, "-": LOSS}
RESTS = {"bye-given": "F", "bye-half": "H"}
BETWEEN = (3, 8, 13, 47, 52, 79, 84, 89, 90)
"""What stands before the next fact is empty: a figure there belongs to one of both, which would lose it."""
TITLE, REST, STATED = slice(9, 13), slice(53, 79), slice(80, 89)
"""What is kept of a line: sex and title; federation, identity number and birthday; points and place."""


def read(text: str) -> Report:
    head: list[str] = []
    tail: list[str] = []
    people: list[Person] = []
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if line.startswith(PLAYER):
            people.append(_person(line, number))
        else:
            (tail if people else head).append(line)
    others = (*head, *tail)
    if max(map(len, others), default=0) > LONGEST_LINE or len(others) > MOST_LINES + len(people):
        raise NoReport
    if not people or len(people) > MOST_PEOPLE:
        raise NoReport
    lines: dict[int, int] = {}
    for person in people:
        if person.number in lines:
            raise NumberTwice(first=lines[person.number], line=person.line, number=person.number)
        lines[person.number] = person.line
    people = [_with_byes(person, others) for person in people]
    longest = max(len(person.turns) for person in people)
    people = [replace(person, turns=_padded(person.turns, longest)) for person in people]
    known = {line[:3]: line[4:].strip() for line in others}
    rounds = next((known[code] for code in ("142", "XXR") if known.get(code, "").isdecimal()), "0")[:4]
    return Report(
        format="trf",
        people=tuple(people),
        name=known.get("012", ""),
        place=known.get("022", ""),
        director=known.get("102", ""),
        planned=min(int(rounds), MOST_ROUNDS),
        head="\n".join(head),
        tail="\n".join(tail),
        with_points=False,
        forbidden=tuple(_forbidden(others)),
    )


def _with_byes(person: Person, lines: Iterable[str]) -> Person:
    """Add the byes that lines of their own say: F, H or Z, the round, and for whom."""
    turns = person.turns
    for line in lines:
        asked = BYE_ASKED.fullmatch(line.rstrip())
        if not asked or str(person.number) not in (number.lstrip("0") for number in asked[3].split()):
            continue
        sign, at = asked[1], int(asked[2]) - 1
        turns = _padded(turns, at + 1)
        if 0 <= at < MOST_ROUNDS and not turns[at].opponent and turns[at].halves is None:
            turns = (*turns[:at], Turn(halves=WITHOUT_TABLE[sign.lower()], written=" "), *turns[at + 1 :])
    return replace(person, turns=turns)


def _forbidden(lines: Iterable[str]) -> Iterator[Apart]:
    """Yield who may not meet, and in which rounds."""
    for line in lines:
        if apart := FORBIDDEN.fullmatch(line.rstrip()):
            first, last = (int(apart[1]), int(apart[2])) if apart[1] else (1, MOST_ROUNDS)
            for one, two in combinations(map(int, apart[3].split()), 2):
                yield one, two, range(first, last + 1)


def _person(line: str, number: int) -> Person:
    shifted = next((at for at in BETWEEN if line[at : at + 1].strip()), None)
    if shifted is not None:
        raise ColumnsShifted(line=number, sign=line[shifted], column=shifted + 1)
    own, rating, rounds = line[4:8].strip(), line[48:52].strip(), line[CELLS:].rstrip()
    count = -(-len(rounds) // WIDTH)
    if not own.isdecimal() or int(own) == 0 or (rating and not rating.isdecimal()) or count > MOST_ROUNDS:
        raise LineUnreadable(line=number)
    turns = tuple(_turn(rounds[at * WIDTH : (at + 1) * WIDTH], number) for at in range(count))
    name = " ".join(line[14:47].split()) or own
    beside = f"{line[TITLE]:<4}{line[REST]:<26}".rstrip()
    points = int(rating) if rating.strip("0") else None
    return Person(int(own), number, name, turns, points, beside=beside, stated=line[STATED])


def _padded(turns: tuple[Turn, ...], rounds: int) -> tuple[Turn, ...]:
    return (*turns, *[Turn(written=" ")] * (rounds - len(turns)))


def _turn(cell: str, number: int) -> Turn:
    parts = CELL.fullmatch(cell)
    if parts is None:
        raise LineUnreadable(line=number)
    opponent, colour, sign = int(parts[1] or 0), parts[2].lower(), parts[3].lower()
    starts = {"w": True, "b": False}.get(colour)
    if not opponent:
        if sign and sign not in WITHOUT_TABLE:
            raise LineUnreadable(line=number)
        return Turn(halves=WITHOUT_TABLE.get(sign), written=cell[:8].rstrip() or " ")
    if sign in NOT_PLAYED:
        return Turn(opponent, starts, NOT_PLAYED[sign], at_board=False, written=cell[:8])
    if sign and sign not in AT_BOARD:
        raise LineUnreadable(line=number)
    unrated = sign in UNRATED
    written = cell[:8] if unrated or (sign and starts is None) else ""
    return Turn(opponent, starts, AT_BOARD.get(sign), unrated=unrated, written=written)


def write(event: Tournament, at: int, *, to_pair: bool = False) -> str:
    """Return the report; `at` is the moment in which the event was opened.

    To be paired by another program, it says how many rounds there are to be and who is not in the next one,
    and nothing that is not needed for it. Such programs refuse a game without colours: it has them always,
    as the pairs were made.
    """
    brought = event.opened.brought
    head, tail = (brought.head, brought.tail) if brought and brought.format == "trf" else ("", "")
    lines = head.split("\n") if head else _head(event, at)
    if any(player.from_file is None for player in event.players.values()):
        lines = [f"062 {len(event.players)}" if line.startswith("062") else line for line in lines]
    if to_pair:
        lines, tail = [*_head(event, at), *_to_pair(event)], ""
    numbers = event.numbers
    by_number = sorted(enumerate(event.standings(), 1), key=lambda row: numbers[row[1].player.id])
    lines += [_player(event, row, place, to_pair=to_pair) for place, row in by_number]
    if tail:
        lines += tail.split("\n")
    return "".join(f"{line}\r\n" for line in lines)


def _to_pair(event: Tournament) -> list[str]:
    """Return what a program that pairs asks: the rounds, who starts at the first table, who never meets."""
    numbers = event.numbers
    apart = (sorted((numbers[one], numbers[two])) for one, two in event.forbidden)
    return [f"XXR {event.planned}", "XXC white1", *(f"XXP {one} {two}" for one, two in apart)]


def who_ruled(event: Tournament) -> str:
    """Return the arbiters; the director where none is named."""
    return ", ".join(event.arbiters) or event.opened.director


def _head(event: Tournament, at: int) -> list[str]:
    rated = sum(player.rating is not None for player in event.players.values())
    about = {
        "012": " · ".join(filter(None, (event.opened.name, event.part))),
        "022": event.opened.place,
        "042": f"{datetime.fromtimestamp(at / 1000, UTC):%Y/%m/%d}",
        "062": str(len(event.players)),
        "072": str(rated),
        "092": f"Individual: {event.terms.mode}",
        "102": who_ruled(event),
        "142": str(event.planned),
    }
    return [f"{code} {' '.join(value.split())}" for code, value in about.items() if value]


def _player(event: Tournament, row: Row, place: int, *, to_pair: bool) -> str:
    player = row.player
    with_more = player.from_file and _is_trf(event) and not to_pair
    beside = f"{player.from_file.beside if player.from_file and with_more else '':<30}"
    rating = "" if player.rating is None else str(round(player.rating))
    number = event.numbers[player.id]
    line = f"001 {number:>4} {beside[:4]} {player.name[:NAME]:<{NAME}} {rating:>4} {beside[4:]}"
    line = f"{line:<80}{_points(event, row, place)}"
    cells = [*_rounds(event, player.id, as_stood=not to_pair)]
    if to_pair and not player.plays_in(event.next):
        cells.append("0000 - Z")
    elif to_pair and player.id in event.resting:
        cells.append("0000 - H" if player.id in event.halved else "0000 - F")
    return (line + "".join(f"  {cell}" for cell in cells)).rstrip()


def _points(event: Tournament, row: Row, place: int) -> str:
    """Return points and place: as the file stated them while nothing has been played since."""
    points = f"{row.record.halves / WIN:>4.1f}"
    kept = row.player.from_file
    as_stood = kept and kept.stated[:4] == points and len(kept.unpaired) >= len(event.rounds)
    return kept.stated if kept and as_stood else f"{points} {place:>4}"


def _is_trf(event: Tournament) -> bool:
    return event.opened.brought is not None and event.opened.brought.format == "trf"


def _rounds(event: Tournament, player: str, *, as_stood: bool) -> Iterator[str]:
    nowhere: dict[int, dict[str, int]] = {published.number: {} for published in event.rounds}
    turns = {turn.number: turn for turn in course(event, player, nowhere)}
    kept = event.players[player].from_file
    written = kept.unpaired if kept and as_stood and _is_trf(event) else ()
    for at, published in enumerate(event.rounds):
        cell = _cell(turns.get(published.number), event.numbers, coloured=not as_stood)
        stood = written[at] if at < len(written) else ""
        yield f"{stood:<8}" if stood and _says(stood) == _says(cell) else cell


def _says(cell: str) -> tuple[int, int, bool]:
    turn = _turn(cell, 0)
    return turn.opponent, turn.halves or LOSS, turn.at_board


def _cell(turn: Played | None, numbers: dict[str, int], *, coloured: bool) -> str:
    """Return the opponent, w or b, and 1, =, 0; + and - without a game; U, F and H are a rest, Z an absence.

    U is the rest that the pairing gave, of which a round has one; H is half a point.
    """
    if turn is None or turn.opponent is None:
        rests = turn.rests if turn else None
        return f"0000 - {RESTS.get(rests.code, 'U') if rests else 'Z'}"
    colour = "-" if not (turn.named or coloured) else "w" if turn.side == FIRST else "b"
    if turn.result is None:
        return f"{numbers[turn.opponent]:>4} {colour}  "
    halves = turn.result.halves[turn.side]
    if turn.result.outcome not in AT_THE_BOARD:
        return f"{numbers[turn.opponent]:>4} {colour} {'+' if halves == WIN else '-'}"
    return f"{numbers[turn.opponent]:>4} {colour} {'0=1'[halves]}"
