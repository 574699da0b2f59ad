"""What two devices say to each other: nothing that was altered on its way is opened, and nothing twice."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import build_site
import seat_page
import toolbox

SCRIPT = """
globalThis.self = globalThis;
const { makeKeys, seal, unseal } = await import("./sealing.js");
const [judge, guest, stranger] = [makeKeys(), makeKeys(), makeKeys()];
const slip = (play) => JSON.stringify({ m: "do", act: "seat.slip", round: 3, play });
const sealed = seal(slip("H8 CASA"), judge.publicKey, guest);
const later = seal(slip("H8 CASES"), judge.publicKey, guest);
const open = (text, after = 0) => unseal(text, guest.publicKey, judge, after);
const { content, number } = open(sealed);

let chance = 39;
const below = (most) => (chance = (chance * 48271) % 2147483647) % most;
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const at = () => below(sealed.length);
const ALTER = [
  (text) => ((place) => text.slice(0, place) + SIGNS[below(64)] + text.slice(place + 1))(at()),
  (text) => text.slice(0, at()),
  (text) => text.slice(at()),
  (text) => ((place) => text.slice(0, place) + text.slice(below(place + 1)))(at()),
  (text) => SIGNS[below(64)].repeat(8) + text.slice(8),
  (text) => ((place) => text.slice(0, place) + later.slice(place))(at()),
];
let opened = 0;
let new_ones = 0;
for (let one = 0; one < 10000; one += 1) {
  let text = sealed;
  for (let times = 1 + below(3); times; times -= 1) text = ALTER[below(ALTER.length)](text);
  if (![slip("H8 CASA"), slip("H8 CASES"), undefined].includes(open(text)?.content)) opened += 1;
  if (text !== later && open(text, number)?.number > number) new_ones += 1;
}
console.log(JSON.stringify({
  said: content,
  twice: open(sealed, number),
  by_a_stranger: open(seal(slip("A1 X"), judge.publicKey, stranger)),
  for_another: open(seal(slip("A1 X"), stranger.publicKey, guest)),
  opened,
  new_ones,
}));
"""


@pytest.mark.parametrize("page", ["with an engine", "without"])
def test_of_ten_thousand_altered_messages_none_is_opened(tmp_path: Path, page: str) -> None:
    """The two kinds of page have tweetnacl whole, and what of it they need."""
    shutil.copyfile(toolbox.ROOT / "site/sealing.js", tmp_path / "sealing.js")
    (tmp_path / "vendor").mkdir()
    if page == "without":
        (tmp_path / "vendor/tweetnacl.js").write_text(seat_page.sealing(), "utf-8")
    else:
        shutil.copyfile(
            build_site.NODE_MODULES / "tweetnacl/nacl-fast.min.js", tmp_path / "vendor/tweetnacl.js"
        )
    (tmp_path / "package.json").write_text('{"type": "module"}', "utf-8")
    (tmp_path / "script.js").write_text(SCRIPT, "utf-8")
    (node, *_), _ = toolbox.node()
    ran = subprocess.run([node, "script.js"], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    said = json.loads(ran.stdout)
    assert "H8 CASA" in said.pop("said")
    assert said == {"twice": None, "by_a_stranger": None, "for_another": None, "opened": 0, "new_ones": 0}
