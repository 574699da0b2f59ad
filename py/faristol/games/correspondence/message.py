"""The message of a turn, as players have always written it on cards (COR-25). It is read in reading.py.

A line for each fact, its label first; while a challenge is open, a part for each variant.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from faristol.core.tiles import Tiles, TileSet
from faristol.games.correspondence.course import BLUE, RED, Course, Turn, tiles_of
from faristol.games.correspondence.errors import TurnNotSent
from faristol.games.correspondence.exact import exact
from faristol.games.correspondence.game import RIGHT, WRONG, Correspondence
from faristol.games.correspondence.remarks import (
    AHEAD,
    COLOURS,
    KNOWN,
    NOTHING,
    STANDS,
    STOOD,
    day_text,
    roman,
)
from faristol.games.correspondence.typed import plain

PASS = "PAS"
VARIANTS: Mapping[str, str] = {RIGHT: STANDS[True], WRONG: STANDS[False]}
EARLIER_VARIANTS: Mapping[str, str] = {WRONG: STOOD[False]}
YES = "da"

GAME, TURN, PARTNER, SENT, DAYS = "Partida", "Turul", "Scrisoarea primită", "Expediat", "Zile de gândire"
ADMITTED, CHALLENGED, VARIANT = "Recunosc greșeala", "Contest", "Varianta"
LEAVE, OFFERED = "Concediu", "Propun remiză"
RESENT, RETURNED, CORRECTED = "Retrimis", "Scrisoare înapoiată", "Rectific"
EXACT = "Faristol"
"""What the partner's program compares: the game, the turn, and a fingerprint of all that both should have."""
CONFIRMS, TILES, PLAY, CROSSES = "Confirm", "Litere depuse", "Depunere", "Cuvinte adiacente"
POINTS, TOTAL, LEFT, DRAWN, SIGNED = "Punctaj", "Punctaj total", "Litere rămase", "Litere luate", "Semnat"


@dataclass(frozen=True)
class Part:
    """What was played in one variant."""

    confirms: str
    """The partner's play and its points, as both have them."""
    tiles: Tiles
    """In the order of the string."""
    play: str | None
    """None for PAS."""
    crosses: tuple[str, ...]
    points: int
    total: int
    left: Tiles
    drawn: Tiles


@dataclass(frozen=True)
class Message:
    game: str
    number: int
    player: int
    partner_sent: date
    arrived: date
    sent: date
    days: int
    """Of thought in this turn; `used` are those of RED and of BLUE in the whole game."""
    used: tuple[int, int]
    leave: tuple[date, date, bool | None] | None
    """Its first and last day, and whether it was written down ahead, if that is said."""
    admitted: bool
    challenged: tuple[str, ...]
    why: str
    offered: bool
    """Whether a draw is offered."""
    parts: Mapping[str | None, Part]
    signed: str
    resent: date | None = None
    returned: tuple[tuple[date, date], ...] = ()
    """When the letter came back, and when it went off again."""
    corrected: tuple[tuple[int, int], ...] = ()
    """Points and total of the partner's last turn, where the partner had them wrong (COR-11)."""
    exact: str = ""
    known: str | None = None
    """How the day of arrival is known, where that is not as usual."""


def message_of(event: Correspondence) -> Message:
    """Return the message of the turn that was sent last."""
    if not event.sent:
        raise TurnNotSent
    at, last = len(event.sent) - 1, event.sent[-1]
    player = RED if at % 2 == 0 else BLUE
    challenge = event.challenge if event.challenge and event.challenge.turn == at - 1 else None
    leave = event.leaves.get(player)
    parts = {
        variant: part_of(event, course, player)
        for variant, course in event.courses.items()
        if len(course.turns) > at
    }
    return Message(
        game=event.opened.name,
        number=at // 2 + 1,
        player=player,
        partner_sent=last.partner_sent,
        arrived=last.arrived,
        sent=last.sent,
        days=last.days,
        used=(sum(event.used(RED)), sum(event.used(BLUE))),
        leave=(leave.first, leave.last, leave.option) if leave else None,
        admitted=event.admitted == at,
        challenged=challenge.words if challenge else (),
        why=challenge.why if challenge else "",
        offered=event.offered == player,
        parts=parts,
        signed=event.names[player - 1],
        resent=event.again,
        returned=event.returned,
        corrected=tuple((points, total) for turn, points, total in event.corrected if turn == at - 1),
        exact=exact(event),
        known=last.known if last.known != event.unsaid_known else None,
    )


def part_of(event: Correspondence, course: Course, player: int) -> Part:
    """Return the last turn of a course, as the message has it."""
    turn = course.turns[-1]
    left = [place for place in course.hands[player - 1] if place not in turn.drawn]
    return Part(
        confirms=confirmation(course.turns[-2] if len(course.turns) > 1 else None),
        tiles=tiles_of(event.string, turn.used),
        play=turn.words[0] if turn.kind != "pass" else None,
        crosses=turn.words[1:],
        points=turn.points,
        total=event.total(player, course),
        left=tiles_of(event.string, left),
        drawn=tiles_of(event.string, turn.drawn),
    )


def variant_named(text: str) -> str | None:
    """Return the variant of which a letter or a sheet speaks, as it is called now or was earlier."""
    names = [*VARIANTS.items(), *EARLIER_VARIANTS.items()]
    return next((variant for variant, name in names if plain(name) == plain(text)), None)


def confirmation(turn: Turn | None) -> str:
    if turn is None:
        return NOTHING
    return PASS if turn.kind == "pass" else f"{_colon(turn.words[0])}, {turn.points}"


def write_message(tile_set: TileSet, message: Message) -> str:
    return "".join(f"{label}: {value}\n" for label, value in _lines(tile_set, message))


def _lines(tile_set: TileSet, message: Message) -> Iterator[tuple[str, str]]:
    red, blue = message.used
    yield GAME, message.game
    yield TURN, f"{roman(message.number)}, {COLOURS[message.player]}"
    known = f" ({KNOWN[message.known]})" if message.known else ""
    yield PARTNER, f"expediată {day_text(message.partner_sent)}, sosită {day_text(message.arrived)}{known}"
    yield SENT, day_text(message.sent)
    yield DAYS, f"{message.days} în acest tur; în total {COLOURS[RED]} {red}, {COLOURS[BLUE]} {blue}"
    if message.resent:
        yield RESENT, day_text(message.resent)
    for back, again in message.returned:
        yield RETURNED, f"{day_text(back)}, retrimisă {day_text(again)}"
    if message.leave:
        first, last, option = message.leave
        ahead = "" if option is None else f" ({AHEAD[option]})"
        yield LEAVE, f"{day_text(first)} – {day_text(last)}{ahead}"
    if message.admitted:
        yield ADMITTED, YES
    if message.challenged or message.why:
        words = ", ".join(message.challenged) or NOTHING
        yield CHALLENGED, f"{words}; {message.why}" if message.why else words
    for points, total in message.corrected:
        yield CORRECTED, f"punctajul depunerii primite este {points}, totalul {total}"
    for variant, part in message.parts.items():
        if variant is not None:
            yield VARIANT, VARIANTS[variant]
        yield from _of_part(tile_set, part)
    if message.offered:
        yield OFFERED, YES
    yield SIGNED, message.signed
    if message.exact:
        yield EXACT, message.exact


def _of_part(tile_set: TileSet, part: Part) -> Iterator[tuple[str, str]]:
    yield CONFIRMS, part.confirms
    yield TILES, letters(tile_set, part.tiles)
    yield PLAY, PASS if part.play is None else _colon(part.play)
    if part.crosses:
        yield CROSSES, "; ".join(map(_colon, part.crosses))
    yield POINTS, str(part.points)
    yield TOTAL, str(part.total)
    yield LEFT, letters(tile_set, part.left)
    yield DRAWN, letters(tile_set, part.drawn)


def letters(tile_set: TileSet, tiles: Tiles) -> str:
    return ", ".join(tile_set.write((tile,)) for tile in tiles) or NOTHING


def _colon(word: str) -> str:
    """Return a word as the sheet has it: `7C: GOL`."""
    return word.replace(" ", ": ")
