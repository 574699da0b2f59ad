"""How the page makes up a text of recordings: its own function, run by Node."""

import json
import subprocess
from typing import Any

import toolbox

PROGRAM = """
import { readFileSync } from "node:fs";
import { divided } from "./site/devices/ona.js";

const { texts, places } = JSON.parse(readFileSync(0, "utf8"));
const known = new Map(Object.entries(places));
console.log(JSON.stringify(texts.map((text) => divided(text, known))));
"""


def divided(texts: list[str], places: dict[str, Any]) -> list[list[str] | None]:
    """Return the recordings that make up each text; None if not all of it is recorded."""
    (program, *_), _ = toolbox.node()
    ran = subprocess.run(
        [program, "--input-type=module", "--eval", PROGRAM],
        cwd=toolbox.ROOT,
        input=json.dumps({"texts": texts, "places": places}),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    parts: list[list[str] | None] = json.loads(ran.stdout)
    return parts
