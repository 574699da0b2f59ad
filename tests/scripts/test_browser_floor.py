"""The site's scripts and styles ask for nothing that Chrome 103, Firefox 115 or Safari 16.4 lacks.

What each browser has is read in MDN's tables. Beyond the floor is what may be missing: a script asks first, a
style is only looks, or says the same in an older way as well.
"""

import json
import math
import re
import subprocess
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import build_site
import toolbox

(NODE, *_), _ = toolbox.node()
NAMED = {"chrome": "chrome", "firefox": "firefox", "safari": "safari_ios"}
FLOOR = {NAMED[name]: float(version) for name, version in re.findall(r"([a-z]+)([\d.]+)", build_site.FLOOR)}
NAMES_USED = Path(__file__).parents[1] / "drivers/names_used.mjs"
ASKED = {
    "audioSession": "outlet.js",
    "charging": "battery.js asks for getBattery",
    "createWritable": "live_page.js asks for showDirectoryPicker",
    "getBattery": "battery.js",
    "outputLatency": "outlet.js takes 0 where it is missing",
    "queryPermission": "live_page.js asks for showDirectoryPicker",
    "requestVideoFrameCallback": "camera.js",
    "showDirectoryPicker": "live_page.js",
    "sync": "PyScript’s, of engine-link.js",
    "vibrate": "ring.js",
    "wakeLock": "wake.js",
}
"""What scripts use once they have asked whether it is there, and where they ask."""
ONLY_LOOKS = {
    "properties": {
        *("container", "container-type", "rotate", "scale", "translate", "text-wrap", "zoom"),
        *("forced-color-adjust", "overflow-anchor", "resize", "scrollbar-width", "size", "text-size-adjust"),
        *("position-area", "position-try-fallbacks"),  # popovers.css places a menu without them
        *("mask-image", "user-select"),  # the build writes the older names beside them
    },
    "selectors": {
        *("has", "selection", "popover-open"),  # popovers.js puts [data-open] beside :popover-open
        *("-moz-progress-bar", "-webkit-progress-bar", "-webkit-progress-value"),
    },
    "at-rules": {"container", "page", "position-try", "property"},
}
"""What a browser may pass over without harm; test_oldest_chromium.py plays without it."""
IN_STYLES = {
    "properties": r"(?:^|[;{])\s*([a-z][a-z-]+)\s*:(?!:)[^{}]*?(?=[;}])",
    "selectors": r"::?([a-z-]+)",
    "at-rules": r"@([a-z-]+)",
}


@cache
def tables() -> dict[str, Any]:
    text = (toolbox.ROOT / "node_modules/@mdn/browser-compat-data/data.json").read_text("utf-8")
    read: dict[str, Any] = json.loads(text)
    return read


def since(support: Mapping[str, Any] | list[Mapping[str, Any]] | None) -> float:
    """Return the first version that has it without a flag or another name; infinity if none has."""
    found = [support] if isinstance(support, Mapping) else support or []
    plain = [each for each in found if not each.keys() & {"flags", "prefix", "alternative_name"}]
    versions = [re.match(r"≤?(\d+(\.\d+)?)", str(each["version_added"])) for each in plain]
    return min((float(each[1]) for each in versions if each), default=math.inf)


def beyond(homes: Iterable[Mapping[str, Any]]) -> bool:
    """Return whether one of the browsers has it nowhere."""
    supports = [home["support"] for home in homes]
    return any(all(since(each.get(name)) > floor for each in supports) for name, floor in FLOOR.items())


@cache
def homes() -> dict[str, list[Mapping[str, Any]]]:
    """Return the interfaces and built-in values with a member of each name."""
    found: dict[str, list[Mapping[str, Any]]] = {}

    def look(name: str, table: Mapping[str, Any]) -> None:
        if "__compat" in table:
            found.setdefault(name.removesuffix("_static"), []).append(table["__compat"])
        for inner, more in table.items():
            if inner != "__compat":
                look(inner, more)

    look("", tables()["api"])
    look("", tables()["javascript"]["builtins"])
    return found


def newer(scripts: Iterable[Path]) -> dict[str, list[str]]:
    ran = subprocess.run([NODE, NAMES_USED, *scripts], capture_output=True, text=True, check=True)
    used = {name: [Path(file).name for file in files] for name, files in json.loads(ran.stdout)}
    return {name: files for name, files in used.items() if name in homes() and beyond(homes()[name])}


def test_scripts_use_what_the_floor_has_or_ask_first():
    site = toolbox.ROOT / "site"
    found = newer([path for path in sorted(site.rglob("*js")) if path.is_file()])
    assert found.keys() == ASKED.keys(), found


@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("[2, 1].toSorted()", {"toSorted"}),
        ("navigator.getBattery().then(show)", {"getBattery"}),
        ("navigator.getBattery?.().then(show); document.body.append('a')", set()),
        ("new CompressionStream('gzip'); URL.canParse(text)", {"canParse"}),
    ],
)
def test_what_is_newer_is_found(tmp_path, script, found):
    (tmp_path / "script.mjs").write_text(script, "utf-8")
    assert newer([tmp_path / "script.mjs"]).keys() == found


@pytest.mark.parametrize("kind", IN_STYLES)
def test_styles_use_what_the_floor_has_or_only_look_otherwise(kind):
    styles = "\n".join(path.read_text("utf-8") for path in (toolbox.ROOT / "site").rglob("*.css"))
    named = set(re.findall(IN_STYLES[kind], re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL), re.MULTILINE))
    known = {name: home["__compat"] for name, home in tables()["css"][kind].items() if "__compat" in home}
    assert {name for name in named & known.keys() if beyond([known[name]])} == ONLY_LOOKS[kind]
