"""{"do":"draw"}: the rack of a round, from the seed and the bag (draw v1)."""

import re

from faristol.commands.asked import Answer, Asked, Request
from faristol.commands.errors import TooManyTiles, WrongValue
from faristol.core.tiles import take
from faristol.games.draw import RackRule, draw_rack
from faristol.rulesets import DUPLICATES, ruleset_data

LAST_ROUND = 2**32 - 1


def answer(asked: Asked) -> Answer:
    ruleset = ruleset_data(asked.choice("ruleset", DUPLICATES))
    rule = RackRule.from_data(ruleset)
    tiles = asked.tile_set()
    seed, round_ = read_seed(asked), asked.number("round", 1, LAST_ROUND)
    bag, kept = asked.tiles("bag"), asked.tiles("kept", rule.size)
    if take(tiles.all, bag + kept) is None:
        raise TooManyTiles(key="kept", tiles=tiles.write(kept))
    drawn = draw_rack(tiles, rule, seed, round_, 0, bag, kept)
    if drawn is None:
        return {"over": True, "clause": ruleset["end"]["clause"]}
    return {
        "rack": tiles.write(drawn.kept + drawn.drawn),
        "drawn": tiles.write(drawn.drawn),
        "rejected": [{"rack": tiles.write(rack), "clause": rule.clause} for _, rack in drawn.rejected],
    }


def read_seed(asked: Asked) -> bytes:
    text = asked.text("seed", "00ff")
    if not re.fullmatch("(?:[0-9a-fA-F]{2})+", text):
        raise WrongValue(key="seed", value=f'"{text[:57]}"', example='"00ff"')
    return bytes.fromhex(text)


DRAW = Request(needs=("ruleset", "language", "seed", "round", "bag"), may=("kept",), answer=answer)
