"""Cuts espeak-ng, which speaks a hundred languages in 24 MB, down to Catalan and Romanian.

The npm package is the synthesizer as JavaScript and one file with all its data, in which the JavaScript knows
each part's place by a list. The parts that no voice of ours reads are left out of both.
"""

import re
from pathlib import Path

from toolbox import NODE_MODULES

PACKAGE = NODE_MODULES / "@echogarden" / "espeak-ng-emscripten"
FILES = [
    "phondata",
    "phonindex",
    "phontab",
    "intonations",
    "ca_dict",
    "ro_dict",
    "lang/roa/ca",
    "lang/roa/ro",
]
FOLDER = "/usr/share/espeak-ng-data/"
LIST = re.compile(r"files:\[(\{filename:.*?\})\],remote_package_size:\d+")
PART = re.compile(rf'\{{filename:"{FOLDER}([^"]+)",start:(\d+),end:(\d+)\}}')


def cut(target: Path) -> None:
    target.mkdir(parents=True)
    program = (PACKAGE / "espeak-ng.js").read_text("utf-8")
    everything = (PACKAGE / "espeak-ng.data").read_bytes()
    (listed,) = LIST.finditer(program)
    places = {name: (int(start), int(end)) for name, start, end in PART.findall(listed[1])}
    data, entries = b"", []
    for name in FILES:
        start, end = places[name]
        entries.append(f'{{filename:"{FOLDER}{name}",start:{len(data)},end:{len(data) + end - start}}}')
        data += everything[start:end]
    shorter = f"files:[{','.join(entries)}],remote_package_size:{len(data)}"
    program = program[: listed.start()] + shorter + program[listed.end() :]
    (target / "espeak-ng.mjs").write_text(program, "utf-8")
    (target / "espeak-ng.data").write_bytes(data)
