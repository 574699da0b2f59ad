"""Positions and games from outside: one line (CGP), or a game of another program (GCG), turn by turn."""

from contextlib import suppress
from dataclasses import replace

from faristol.core.cgp import read_cgp
from faristol.core.gcg import Game
from faristol.core.gcg_reading import read_gcg
from faristol.core.play import Play
from faristol.core.tiles import Tiles
from faristol.errors import Rejected, refusal
from faristol.practice.turns import PLAYS_ONLY
from faristol.screens.practice.analysis.study import Study, unseen
from faristol.texts import N_

MOST_ON_RACK = 7

NoSuchTiles = refusal(
    "analysis.no-such-tiles",
    N_("There are no more of these tiles: %(tiles)s."),
    N_("The others are on the board or on the rack."),
    field="rack",
)
RackTooLong = refusal(
    "analysis.rack-too-long", N_("A rack has %(most)s tiles at most."), N_("Write fewer."), field="rack"
)


def possible_rack(study: Study, tiles: Tiles) -> Tiles:
    if len(tiles) > MOST_ON_RACK:
        raise RackTooLong(most=MOST_ON_RACK)
    left = unseen(study)
    for one in tiles:
        left[one] -= 1
    lacking = [one for one, count in left.items() if count < 0]
    if lacking:
        raise NoSuchTiles(tiles=study.tile_set.line(lacking))
    return tiles


def of_cgp(study: Study, text: str) -> Study:
    position = read_cgp(study.tile_set, text)
    rack = possible_rack(study.at(position.board, ()), position.racks[0])
    lead = position.scores[0] - position.scores[1]
    return replace(study.at(position.board, rack), game="", turn=0, lead=lead)


def of_game(study: Study, data: bytes) -> Study:
    """Return the last position of a game from another program, with all its turns to step through."""
    game = read_gcg(study.tile_set, data)
    rules = None if study.rules == PLAYS_ONLY else study.rules
    return at_turn(replace(study, rules=rules, game=data.decode("latin-1")), game, len(game.turns))


def game_of(study: Study) -> Game | None:
    with suppress(Rejected, UnicodeEncodeError):  # The page may have brought back anything.
        return read_gcg(study.tile_set, study.game.encode("latin-1")) if study.game else None
    return None


def played_at(study: Study) -> Play | None:
    """Return what was played in the game where one is in it."""
    game = game_of(study)
    return game.turns[study.turn].play if game and study.turn < len(game.turns) else None


def at_turn(study: Study, game: Game, turn: int) -> Study:
    """Return the position that a turn found, with the rack it was played from where that is known."""
    turn = max(0, min(turn, len(game.turns)))
    rack = game.turns[turn].rack if turn < len(game.turns) else game.position().racks[0]
    mine, theirs = game.totals(turn)
    return replace(study.at(game.boards()[turn], rack), turn=turn, lead=mine - theirs)


def number_of_turns(study: Study) -> int | None:
    game = game_of(study)
    return len(game.turns) if game else None
