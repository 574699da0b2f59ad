"""The modules of the pages without an engine in Node, with a document and a relay that are made by hand."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import toolbox

(NODE, *_), _ = toolbox.node()
DOCUMENT = """
const kept = {};
globalThis.localStorage = {
  getItem: (name) => kept[name] ?? null,
  setItem: (name, text) => (kept[name] = text),
};
globalThis.requestAnimationFrame = () => {};
let time = 1000;
performance.now = () => time;
const passes = (by) => (time += by);
class Part {
  constructor(more) {
    Object.assign(this, { hidden: false, disabled: false, textContent: "", dataset: {} });
    Object.assign(this, { parts: {}, children: [] }, more);
    this.classList = { toggle() {} };
  }
  querySelector(name) { return (this.parts[name] ||= new Part()); }
  querySelectorAll() { return []; }
  append(one) { this.children.push(one); }
  contains() { return false; }
  addEventListener(name, act) { this.parts[name] = act; }
  focus() {}
}
class EventSource extends Part {
  constructor(address) { super({ address }); EventSource.all.push(this); EventSource.last = this; }
  close() { this.isClosed = true; }
  says(event, data, id = "") { this.parts[event]({ data, lastEventId: id }); }
}
EventSource.all = [];
globalThis.document = new Part();
document.createElement = () => new Part();
document.page = new Part();
document.getElementById = () => document.page;
globalThis.window = new Part();
Object.assign(globalThis, { EventSource, posted: [] });
globalThis.fetch = async (address, { body } = {}) => {
  posted.push(body);
  return { ok: true, json: async () => ({ rooms }) };
};
globalThis.setInterval = () => 0;
let rooms = [];
const shows = (value) => console.log(JSON.stringify(value));
"""
SEALING = """
export const makeKeys = () => ({ publicKey: "me" });
export const seal = (text) => text;
let number = 0;
export const unseal = (content) => ({ content, number: ++number });
"""


def in_node(folder: Path, script: str) -> list[Any]:
    """Run a script beside the modules; return what it `shows`."""
    shutil.copytree(toolbox.ROOT / "site/devices", folder / "devices", dirs_exist_ok=True)
    shutil.copytree(toolbox.ROOT / "site/seat", folder / "seat", dirs_exist_ok=True)
    (folder / "sealing.js").write_text(SEALING, "utf-8")
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    (folder / "script.js").write_text(f"{DOCUMENT}{script}\nprocess.exit();", "utf-8")
    ran = subprocess.run([NODE, "script.js"], cwd=folder, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]
