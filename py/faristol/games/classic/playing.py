"""A turn: each function takes the game and returns the facts, or refuses (MAL-6 to 14, MAL-27, FED-26)."""

from faristol.core.errors import NotOnRack
from faristol.core.letters import word_text
from faristol.core.placement import place
from faristol.core.play import read_play, write_play
from faristol.core.scoring import score
from faristol.core.tiles import Tiles, take
from faristol.games.classic.drawing import drawn
from faristol.games.classic.ending import ended_by
from faristol.games.classic.errors import NotInTheseRules, NotNow, TimeIsOver, WrongCount, WrongTiles
from faristol.games.classic.game import Classic
from faristol.games.log import Entry


def make_play(event: Classic, text: str, at: int, rack: Tiles | None = None) -> list[Entry]:
    """Tiles on the board and their points. No word is looked up: that is for a challenge (MAL-5).

    With a real bag the rack may be told, so that the game can be analysed later.
    """
    player = mover(event)
    _in_time(event, player, at)
    tiles, play = event.tile_set, read_play(event.tile_set, text)
    rack = rack_of(event, player, rack)
    placed = place(tiles, event.rules, event.board, play, event.unseen if rack is None else rack)
    had = event.counts[player - 1]
    if len(placed.new_tiles) > had:
        raise NotOnRack(tiles=word_text(tiles, bytes(placed.new_tiles.values())))
    points = score(tiles, event.rules, placed)
    return [
        {
            "type": "PlayMade",
            "player": player,
            "play": write_play(tiles, placed.play),
            "points": points.total,
            "bonus": points.bonus > 0,
            "laid": [[square, code] for square, code in placed.new_tiles.items()],
            "words": [word_text(tiles, word.letters) for word in placed.words],
            "rack": None if rack is None else list(rack),
        }
    ]


def replace_tiles(event: Classic) -> list[Entry]:
    """The play is noted, and the rack filled up to seven or with what there is."""
    if event.stage != "played" or event.made is None or event.made.replaced:
        raise NotNow
    player = event.to_move
    assert player is not None
    count = min(event.ruleset["rack_size"] - event.counts[player - 1], event.in_bag)
    new = list(drawn(event, event.bag, count)) if event.racks else None
    return [{"type": "TilesReplaced", "player": player, "count": count, "drawn": new}]


def press_clock(event: Classic, at: int) -> list[Entry]:
    """The turn is complete: from now on the opponent's time runs."""
    if event.stage != "played" or event.made is None or not event.made.replaced:
        raise NotNow
    return ended_by(event, [{"type": "ClockPressed", "player": event.to_move}], at)


def complete(event: Classic, at: int) -> list[Entry]:
    """Noted, replaced and pressed with one tap."""
    noted = replace_tiles(event)
    assert event.made
    return ended_by(event, [*noted, {"type": "ClockPressed", "player": event.to_move}], at)


def pass_turn(event: Classic, at: int) -> list[Entry]:
    passed = {"type": "Passed", "player": mover(event), "clause": event.ruleset["pass"]["clause"]}
    return ended_by(event, [passed], at)


def forfeit_turn(event: Classic, at: int) -> list[Entry]:
    """Tiles were put on the board and taken back: the turn is lost (MAL-10, FED-6b)."""
    if "forfeit" not in event.ruleset:
        raise NotInTheseRules
    clause = event.ruleset["forfeit"]["clause"]
    return ended_by(event, [{"type": "TurnForfeited", "player": mover(event), "clause": clause}], at)


def play_came_off(event: Classic, at: int) -> list[Entry]:
    """Of a play that was not valid only the lost turn is noted."""
    clause = event.ruleset["challenge"]["invalid"]
    return ended_by(event, [{"type": "PlayCameOff", "player": mover(event), "clause": clause}], at)


def mover(event: Classic) -> int:
    """Whose turn it is, if a turn can be made."""
    if event.stage != "turn" or event.to_move is None:
        raise NotNow
    return event.to_move


def rack_of(event: Classic, player: int, told: Tiles | None) -> Tiles | None:
    """The program's own, or what the scorer was told, if it can be."""
    if event.racks:
        return event.racks[player - 1]
    if told is None:
        return None
    if take(event.unseen, told) is None:
        raise WrongTiles(tiles=event.tile_set.write(told))
    if len(told) != event.counts[player - 1]:
        raise WrongCount(wanted=event.counts[player - 1], typed=len(told))
    return event.tile_set.sort(told)


def _in_time(event: Classic, player: int, at: int) -> None:
    """Where a play beyond the time is wrong, it cannot be made any more (ROM-9)."""
    clause = event.ruleset["clock"].get("late_play")
    if clause and event.clocks and event.clocks.over(player, at):
        raise TimeIsOver(clause=clause)
