"""{"do":"plays"}: every legal play of a rack, the best first."""

from itertools import islice
from typing import Any

from faristol.commands.asked import Answer, Asked, Request
from faristol.core.board import Board
from faristol.core.letters import ordinary
from faristol.core.placement import PlayRules, place
from faristol.core.play import write_play
from faristol.core.tiles import TileSet
from faristol.rulesets import ruleset_data
from faristol.rulesets.schema import OfPlays
from faristol.words.best import Found
from faristol.words.plays import find_plays

LIMIT = 20
MOST = 10_000_000

RULES = PlayRules.of(OfPlays.read(ruleset_data("duplicate")))
"""All documents have the same legal plays; they differ only in the clauses of refusals."""


def answer(asked: Asked) -> Answer:
    tiles, board, rack = asked.tile_set(), asked.board(), asked.rack()
    limit = asked.number("limit", 0, MOST) if asked.has("limit") else LIMIT
    search = find_plays(asked.lexicons.bitsets(tiles.language), board, rack or ())
    best = search.best()
    listed = search.ordered() if asked.yes("all") else islice(search.ordered(), limit)
    return {
        "count": search.count,
        "best": best[0].score if best else None,
        "ties": len(best),
        "plays": [_listed(tiles, board, found) for found in listed],
    }


def _listed(tiles: TileSet, board: Board, found: Found) -> dict[str, Any]:
    placed = place(tiles, RULES, board, found.play, None)
    return {
        "play": write_play(tiles, placed.play),
        "score": found.score,
        "words": [ordinary(tiles, word.letters) for word in placed.words],
        "placed": found.laid,
    }


PLAYS = Request(needs=("language", "board", "rack"), may=("limit", "all"), answer=answer)
