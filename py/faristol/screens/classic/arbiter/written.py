"""The arbiter's form, read: a turn by its number, points, a time, tiles, a result."""

import re
from collections.abc import Mapping

from faristol.core.tiles import Tiles, UnreadableTiles
from faristol.games.classic.game import Classic
from faristol.screens.classic.arbiter.errors import NoSuchPoints, NoSuchTime, NoSuchTurn

MOST = 2000
"""Nobody scores so much; it is a slip of the finger."""

RESULTS = ("one", "two", "three", "four")
"""The fields of a result, one for each player."""

Fields = Mapping[str, str]


def turn_of(game: Classic, fields: Fields) -> int:
    """Return the turn by its number on the sheet."""
    written = fields.get("turn", "").strip()
    if not written.isdecimal() or not 1 <= int(written) <= len(game.turns):
        raise NoSuchTurn(turn=written, most=len(game.turns))
    return int(written)


def points_of(fields: Fields, least: int | None, field: str = "points") -> int:
    written = fields.get(field, "").strip().replace("\u2212", "-")
    found = re.fullmatch(r"-?\d{1,4}", written)
    if not found or int(written) > MOST or int(written) < (-MOST if least is None else least):
        raise NoSuchPoints(points=written)
    return int(written)


def player_of(game: Classic, fields: Fields) -> int:
    """Return the player chosen; the first-named, as long as nobody is."""
    chosen = {str(player): player for player in game.players}
    return chosen.get(fields.get("player", ""), 1)


def time_of(fields: Fields) -> int:
    """Return what a clock is to show, in milliseconds: 12:30, or −1:05 for one that is over its time."""
    written = fields.get("left", "").strip().replace("\u2212", "-")
    found = re.fullmatch(r"(-?)(\d{1,3}):([0-5]\d)", written)
    if not found:
        raise NoSuchTime(time=written)
    minus, minutes, seconds = found.groups()
    return (int(minutes) * 60 + int(seconds)) * 1000 * (-1 if minus else 1)


def tiles_of(game: Classic, fields: Fields, field: str) -> Tiles:
    """Read the tiles that were found; what cannot be read is refused under its field."""
    try:
        return game.tile_set.read(fields.get(field, ""))
    except UnreadableTiles as refusal:
        raise refusal.at(field) from None


def counts_of(game: Classic, fields: Fields) -> tuple[int, ...]:
    """Return how many tiles there are on each rack."""
    return tuple(points_of(fields, 0, f"count-{player}") for player in game.players)


def result_of(game: Classic, fields: Fields) -> tuple[tuple[int, ...], int | None]:
    """Return the points and who won: a game can be lost with more of them."""
    result = tuple(points_of(fields, None, field) for field, _ in zip(RESULTS, game.names, strict=False))
    winner = fields.get("winner", "")
    return result, int(winner) if winner in map(str, game.players) else None
