"""The page draws each step of a hand by itself (`site/devices/hand.js`), and the engine comes to the same."""

import json
import random
import subprocess
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import toolbox
from faristol.core.squares import SQUARES, name
from faristol.core.tiles import LANGUAGES, TileSet, tile_set
from faristol.screens.board.in_page import in_page
from faristol.screens.board.laying import MOVES, Hands
from faristol.screens.board.placing import Placing, as_data
from faristol.screens.device import Device, Settings
from faristol.screens.scene import Intent, Scene
from faristol.screens.session import Session

(NODE, *_), _ = toolbox.node()
LONGEST = 40
KEYS = [*"abcçdeilnoqstuyz.·-?1", "é", "ü", "Ș", "ţ", "L", "·", "ny"]
BY_NODE = """
import { STEPS } from "HAND";
import { readFileSync } from "node:fs";
const layings = JSON.parse(readFileSync(0, "utf-8"));
const after = layings.map(({ hand, on, steps }) => {
    const lies = { ...JSON.parse(on), occupied: new Set(JSON.parse(hand).occupied) };
    const { occupied, ...first } = JSON.parse(hand);
    const seen = [first];
    for (const [name, data] of steps) seen.push(STEPS[name](seen.at(-1), data, lies));
    return seen;
});
console.log(JSON.stringify(after));
"""


def step(chance: random.Random, placing: Placing) -> tuple[str, dict[str, str]]:
    """What a hand may do; mostly where tiles lie already."""
    near = [placing.cursor, *(one.square for one in placing.laid), chance.randrange(SQUARES)]
    square, place = chance.choice(near), chance.randrange(len(placing.rack))
    to = {"row": str(square // 15), "col": str(square % 15)}
    on_rack = [here for here, tile in enumerate(placing.on_rack()) if tile is not None]
    sources = [f"rack:{here}" for here in on_rack] + [name(one.square) for one in placing.laid]
    target = chance.choice([name(square), name(chance.randrange(SQUARES)), f"rack:{place}", "rack"])
    order = list(range(len(placing.rack)))
    chance.shuffle(order)
    typed = {"key": chance.choice(KEYS), **({"blank": "yes"} if chance.random() < 0.1 else {})}
    return chance.choice(
        [
            ("square", to),
            ("square", {**to, "arrow": "yes"}),
            ("turn", {}),
            ("tile", {"place": str(chance.choice(on_rack or [place]))}),
            *[("key", typed)] * 6,
            ("back", {}),
            *([("recall", {})] if chance.random() < 0.2 else []),
            ("drop", {"from": chance.choice(sources), "to": target}),
            ("shuffle", {"order": " ".join(map(str, order))}),
            ("sort", {}),
        ]
    )


def by_the_engine(
    hands: Hands, chance: random.Random, count: int
) -> Iterator[tuple[tuple[str, dict[str, str]], Placing]]:
    scene = Scene("#/", Settings(), Device(), Session(), 0, 0)
    for _ in range(count):
        done = step(chance, hands.placing)
        placing = MOVES[done[0]](hands, scene, Intent(done[0], 0, "", {}, done[1])) or hands.placing
        hands = Hands(placing, hands.tile_set, hands.occupied)
        yield done, placing


def laying(chance: random.Random, tiles: TileSet) -> tuple[Mapping[str, Any], list[Any]]:
    """Return what Node is asked, and what the engine has made of each step."""
    wanted = ["?", *chance.sample(tiles.all, 6)] if chance.random() < 0.5 else chance.sample(tiles.all, 7)
    several = [tile for tile in ("L·L", "NY", "Q") if tile in tiles.letters]
    rack = tuple(chance.choice(several) if several and chance.random() < 0.15 else tile for tile in wanted)
    occupied = frozenset(chance.sample(range(SQUARES), chance.choice((0, 20, 120))))
    placing = Placing(rack, cursor=chance.randrange(SQUARES))
    done = [*by_the_engine(Hands(placing, tiles, occupied.__contains__), chance, chance.randrange(LONGEST))]
    page = in_page(placing, tiles)
    hand = json.dumps({**json.loads(page.hand), "occupied": sorted(occupied)})
    asked = {"hand": hand, "on": page.letters, "steps": [each for each, _ in done]}
    return asked, [as_data(each) for each in (placing, *(after for _, after in done))]


@pytest.mark.parametrize("number", [300, pytest.param(1_000, marks=pytest.mark.thorough)])
def test_layings_end_in_the_page_as_in_the_engine_step_by_step(number):
    chance = random.Random(26)
    layings = [laying(chance, tile_set(chance.choice([*LANGUAGES]))) for _ in range(number)]
    program = BY_NODE.replace("HAND", (toolbox.ROOT / "site/devices/hand.js").as_uri())
    given = json.dumps([asked for asked, _ in layings]).encode()
    arguments = [NODE, "--input-type=module", "-e", program]
    ran = subprocess.run(arguments, input=given, capture_output=True, check=True)
    for (asked, engine), page in zip(layings, json.loads(ran.stdout), strict=True):
        for (done, wanted), drawn in zip(
            zip([None, *asked["steps"]], engine, strict=True), page, strict=True
        ):
            assert drawn == json.loads(json.dumps(wanted)), done
    assert sum(len(asked["steps"]) for asked, _ in layings) > 10 * number
