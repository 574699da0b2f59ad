"""Shows what a change of the code changes on the screens.

    .venv/bin/python scripts/regions.py write before.json      every region of every state, in three languages
    .venv/bin/python scripts/regions.py compare before.json    what is different now

The states are those of tests/screens/states, and those of the room's board. A state that only one of them
has is named.
"""

import argparse
import difflib
import json
import re
import sys
from dataclasses import replace

import toolbox

sys.path[:0] = [str(toolbox.ROOT / folder) for folder in ("py", "tests")]

MOST_PRINTED = 12
"""So many of the regions that differ are printed line by line."""


def regions(languages):
    """Return the HTML of each region by "state / language / region"."""
    from faristol.screens.rendering import render
    from screens.states import room_boards
    from screens.states.every import every, screen_of

    found = {}
    for state, scene in every().items():
        for language in languages:
            spoken = replace(scene, settings=replace(scene.settings, language=language))
            for region, html in render(screen_of(spoken), spoken).items():
                found[f"{state} / {language} / {region}"] = html
    for language in languages:
        for state, played in room_boards.states(language).items():
            found[f"the room: {state} / {language} / board"] = room_boards.html(played)
    return found


def differences(before, now):
    """Return the names of the regions that are not the same in both."""
    return sorted(name for name in before.keys() | now.keys() if before.get(name) != now.get(name))


def without_classes(regions):
    """Return the regions without any class attribute."""
    return {name: re.sub(r' class="[^"]*"', "", html) for name, html in regions.items()}


def lines(html):
    """Return a region with each element on a line of its own."""
    return re.sub(r">\s*<", ">\n<", html).splitlines()


def compare(before, now):
    """Print what differs, and return how many regions that is."""
    different = differences(before, now)
    for name in different[:MOST_PRINTED]:
        if name not in now or name not in before:
            print(f"── {name}: only {'before' if name in before else 'now'}")
            continue
        print(f"── {name}")
        for line in difflib.unified_diff(
            lines(before[name]), lines(now[name]), "before", "now", n=1, lineterm=""
        ):
            print("  ", line[:200])
    print(f"{len(now):,} regions, {len(different):,} of them different")
    return len(different)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("act", choices=["write", "compare"])
    parser.add_argument("file")
    parser.add_argument("--without-classes", action="store_true", help="whatever the class attributes are")
    parser.add_argument("--languages", nargs="+", default=["en", "ca", "ro"])
    asked = parser.parse_args()
    if asked.act == "write":
        with open(asked.file, "w", encoding="utf-8") as file:
            json.dump(regions(asked.languages), file, ensure_ascii=False)
        return 0
    with open(asked.file, encoding="utf-8") as file:
        before = {
            name: html for name, html in json.load(file).items() if name.split(" / ")[-2] in asked.languages
        }
    now = regions(asked.languages)
    if asked.without_classes:
        before, now = without_classes(before), without_classes(now)
    return 1 if compare(before, now) else 0


if __name__ == "__main__":
    sys.exit(main())
