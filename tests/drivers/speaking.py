"""Our own voice without a browser: the page's module, run by Node."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import espeak
import toolbox

PROGRAM = """
import { readFileSync } from "node:fs";
import { render } from "./devices/espeak.mjs";

const data = readFileSync("vendor/espeak/espeak-ng.data");
const voices = data.buffer.slice(data.byteOffset, data.byteOffset + data.length);
const sounds = [];
for (const utterance of JSON.parse(readFileSync(0, "utf8"))) {
  const { samples, sampleRate, phonemes } = await render(voices, utterance);
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const sum = samples.reduce((sum, value) => sum + value, 0);
  sounds.push({ phonemes, seconds: samples.length / sampleRate, loudest, sum });
}
console.log(JSON.stringify(sounds));
"""


class Speaker:
    def __init__(self, folder: Path) -> None:
        toolbox.install_node_modules()
        espeak.cut(folder / "vendor" / "espeak")
        (folder / "devices").mkdir()
        shutil.copy(toolbox.ROOT / "site/devices/espeak.mjs", folder / "devices")
        (folder / "sounds.mjs").write_text(PROGRAM, "utf-8")
        self.folder = folder

    def renders(self, utterances: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return the sounds of each text. Nothing may be printed on the console."""
        (program, *_), _ = toolbox.node()
        ran = subprocess.run(
            [program, "sounds.mjs"],
            cwd=self.folder,
            input=json.dumps(utterances),
            capture_output=True,
            encoding="utf-8",
        )
        assert ran.stderr == ""
        sounds: list[dict[str, Any]] = json.loads(ran.stdout)
        return sounds
