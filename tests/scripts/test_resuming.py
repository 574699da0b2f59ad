"""A file over a bad line, as the service worker asks for it: what came stays, and two versions never mix."""

import hashlib
import json
import os
import random
import subprocess

import pytest

import toolbox
from drivers.browser import club_site

PACK = "everything.pack"
WHOLE = random.Random(7).randbytes(3_000_000)
OTHER = random.Random(8).randbytes(3_000_000)
VISITS = """
import { createHash } from "node:crypto";
import { readFileSync, renameSync } from "node:fs";
import { runInThisContext } from "node:vm";
const [site, address, pack, deployed, ...numbers] = process.argv.slice(1);
const [visits, size, room] = numbers.map(Number);
const ears = new EventTarget();
for (const name of ["addEventListener", "dispatchEvent"]) globalThis[name] = ears[name].bind(ears);
Object.assign(globalThis, { self: globalThis, navigator: {} });
for (const part of ["pieces.js", "resuming.js"]) runInThisContext(readFileSync(`${site}/${part}`, "utf-8"));

// What a browser has on its disk, with room for so many bytes.
const disk = new Map();
const used = () => [...disk.values()].reduce((sum, { size }) => sum + size, 0);
const cache = {
  async match(url) {
    const { blob, headers } = disk.get(url) ?? {};
    return blob && new Response(blob, { headers });
  },
  async put(url, answer) {
    const blob = await answer.blob();
    if (used() + blob.size > room) throw new DOMException("full", "QuotaExceededError");
    disk.set(url, { blob, size: blob.size, headers: answer.headers });
  },
  keys: async () => [...disk.keys()].map((url) => ({ url })),
  delete: async (url) => disk.delete(url),
};

let found;
for (let visit = 1; visit <= visits; visit += 1) {
  if (visit > 1 && deployed) renameSync(deployed, pack);
  const pieces = await self.piecesOf(cache, address, size);
  found = { begun: pieces.size, here: [], digest: null, failed: null };
  const goOn = (done) => {
    found.here.push(done);
    setTimeout(() => self.dispatchEvent(new Event("online")), 10);
  };
  try {
    const hash = createHash("sha256");
    const reader = self.resuming(address, "everything.pack", size, goOn, pieces).getReader();
    for (let read; !(read = await reader.read()).done; ) hash.update(read.value);
    found.digest = hash.digest("hex");
    await pieces.forget();
  } catch (error) {
    found.failed = error.constructor.name;
  }
}
console.log(JSON.stringify({ ...found, left: used() }));
process.exit();
"""


@pytest.fixture
def server(tmp_path):
    (tmp_path / PACK).write_bytes(WHOLE)
    server = club_site.Site(tmp_path)
    yield server
    server.stop()


def visit(server, visits=1, room=10**9, deployed=""):
    """Visits the server so many times, each with what the one before has left, and returns how the last went.

    After the first visit another file may be deployed there.
    """
    node, _ = toolbox.node()
    given = [toolbox.ROOT / "site", server.address + PACK, server.folder / PACK, deployed]
    given += [visits, len(WHOLE), room]
    command = [*node, "--input-type=module", "--eval", VISITS, "--", *map(str, given)]
    return json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)


def digest(content):
    return hashlib.sha256(content).hexdigest()


def fetched(server):
    return sum(server.served.values())


BREAKS = [1_000_000, 700_000]
NOTHING_COMES = [0] * 6


def test_what_came_before_a_break_is_not_asked_for_again(server):
    server.breaks[f"/{PACK}"] = [*BREAKS]
    found = visit(server)
    assert found["digest"] == digest(WHOLE)
    assert found["here"] == sorted(found["here"]) and len(found["here"]) == 2
    assert fetched(server) < len(WHOLE) + 400_000


def test_the_next_visit_goes_on_where_the_line_broke_for_good(server):
    server.breaks[f"/{PACK}"] = [BREAKS[0], *NOTHING_COMES[1:], BREAKS[1], *NOTHING_COMES[1:]]
    found = visit(server, visits=3)
    assert found["begun"] > 1_300_000
    assert (found["digest"], found["left"]) == (digest(WHOLE), 0)
    assert fetched(server) < len(WHOLE) + 400_000


def test_a_server_that_knows_no_parts_sends_the_whole_and_it_is_put_together_rightly(server):
    server.knows_ranges = False
    server.breaks[f"/{PACK}"] = [BREAKS[0], *NOTHING_COMES[1:]]
    found = visit(server, visits=2)
    assert found["begun"] and found["digest"] == digest(WHOLE)


def test_the_rest_of_another_version_is_refused(server):
    server.breaks[f"/{PACK}"] = [BREAKS[0], *NOTHING_COMES[1:]]
    other = server.folder / "other.pack"
    other.write_bytes(OTHER)
    os.utime(other, (1_800_000_000, 1_800_000_000))
    found = visit(server, visits=2, deployed=other)
    assert found["begun"] and (found["failed"], found["digest"]) == ("Refused", None)


def test_where_there_is_no_room_for_the_pieces_the_file_comes_all_the_same(server):
    server.breaks[f"/{PACK}"] = [*BREAKS]
    found = visit(server, room=300_000)
    assert (found["digest"], found["left"]) == (digest(WHOLE), 0)
