"""The turns: each function takes the game and returns facts, or refuses (MAL-6 to 14, MAL-27, FED-26)."""

from faristol.core.errors import NotOnRack
from faristol.core.letters import word_text
from faristol.core.placement import Placed, place
from faristol.core.play import Play, read_play, write_play
from faristol.core.scoring import score
from faristol.core.tiles import Tiles, take
from faristol.games.classic.drawing import drawn
from faristol.games.classic.ending import after_facts, ended_by
from faristol.games.classic.errors import NotInTheseRules, NotLeft, NotNow, TimeIsOver, WrongCount, WrongTiles
from faristol.games.classic.game import Classic
from faristol.games.log import Entry


def make_play(event: Classic, text: str, at: int, rack: Tiles | None = None) -> list[Entry]:
    """Put tiles on the board and count them. No word is looked up: that needs a challenge (MAL-5).

    With a real bag the rack may be entered, so that the game can be analysed later.
    """
    player = mover(event)
    _in_time(event, player, at)
    tiles, play = event.tile_set, read_play(event.tile_set, text)
    rack = rack_of(event, player, rack)
    placed = _placed(event, play, rack)
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


def _placed(event: Classic, play: Play, rack: Tiles | None) -> Placed:
    if rack is not None:
        return place(event.tile_set, event.rules, event.board, play, rack)
    try:
        return place(event.tile_set, event.rules, event.board, play, event.unseen)
    except NotOnRack as lacking:
        if len(event.tile_set.read(lacking.details["tiles"])) > event.rules.most:
            raise
        raise NotLeft(tiles=lacking.details["tiles"]) from None


def play_and_press(event: Classic, text: str, at: int) -> list[Entry]:
    """Make the play and press the clock with one tap, where the players have chosen so.

    Both documents close the time for a challenge with the new tiles (MAL-25, FED-25), and a turn is complete
    with the clock pressed (MAL-27, FED-26). Settled: the tap passes the time on, and the new tiles come once
    the next player asks for the rack; until then that player may challenge, on the own time until the clocks
    stop for it. Two plays are not passed on, and who makes them bears the time until they are complete: one
    that would end the game (FED-34), and with an empty bag one that the clock puts beyond challenge (FED-25).
    """
    made = make_play(event, text, at)
    after = after_facts(event, made, at)
    closes = not event.in_bag and event.ruleset.challenge.closes_without_bag == "pressed"
    if not event.one_tap or closes or after_facts(after, complete(after, at), at).ending:
        return made
    return [*made, {"type": "PlayPassedOn", "player": event.to_move}]


def replace_tiles(event: Classic) -> list[Entry]:
    """Note the play, and fill the rack up to seven or with the tiles there are."""
    if event.stage != "played" or event.made is None or event.made.replaced:
        raise NotNow
    player = event.to_move
    assert player is not None
    count = min(event.ruleset.rack_size - event.counts[player - 1], event.in_bag)
    new = list(drawn(event, event.bag, count)) if event.racks else None
    return [{"type": "TilesReplaced", "player": player, "count": count, "drawn": new}]


def press_clock(event: Classic, at: int) -> list[Entry]:
    """Complete the turn: from now on the opponent's time runs."""
    if event.stage != "played" or event.made is None or not event.made.replaced:
        raise NotNow
    return ended_by(event, [{"type": "ClockPressed", "player": event.to_move}], at)


def complete(event: Classic, at: int) -> list[Entry]:
    """Note the play, replace the tiles and press the clock with one tap."""
    noted = replace_tiles(event)
    assert event.made
    return ended_by(event, [*noted, {"type": "ClockPressed", "player": event.to_move}], at)


def pass_turn(event: Classic, at: int, rack: Tiles | None = None) -> list[Entry]:
    """Pass. With a real bag the rack may be entered, as with a play."""
    player = mover(event)
    passed = {"type": "Passed", "player": player, "clause": event.ruleset.pass_.clause}
    written = None if event.racks else rack_of(event, player, rack)
    return ended_by(event, [passed if written is None else {**passed, "rack": list(written)}], at)


def forfeit_turn(event: Classic, at: int) -> list[Entry]:
    """Lose the turn: tiles were put on the board and taken back (MAL-10, FED-6b)."""
    rule = event.ruleset.forfeit
    if rule is None:
        raise NotInTheseRules
    return ended_by(event, [{"type": "TurnForfeited", "player": mover(event), "clause": rule.clause}], at)


def play_came_off(event: Classic, at: int) -> list[Entry]:
    """Note only the lost turn of a play that was not valid."""
    clause = event.ruleset.challenge.invalid
    return ended_by(event, [{"type": "PlayCameOff", "player": mover(event), "clause": clause}], at)


def mover(event: Classic) -> int:
    """Return the player to move; refuse if no turn can be made now."""
    if event.stage != "turn" or event.to_move is None:
        raise NotNow
    return event.to_move


def rack_of(event: Classic, player: int, rack: Tiles | None) -> Tiles | None:
    """Return the rack of a player: the program's, or the one entered if it is possible."""
    if event.racks:
        return event.racks[player - 1]
    if rack is None:
        return None
    if take(event.unseen, rack) is None:
        raise WrongTiles(tiles=event.tile_set.line(rack))
    if len(rack) != event.counts[player - 1]:
        raise WrongCount(wanted=event.counts[player - 1], typed=len(rack))
    return event.tile_set.sort(rack)


def _in_time(event: Classic, player: int, at: int) -> None:
    """Refuse a play after the time, if the document forbids it (ROM-9)."""
    clause = event.ruleset.clock.late_play
    if clause and event.clocks and event.clocks.over(player, at):
        raise TimeIsOver(clause=clause)
