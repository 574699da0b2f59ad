"""The structure: who may import whom, how modules are named, how long they are, where intents lead."""

import ast
import re
import sys
from pathlib import Path

import pytest

from drivers.offenders import offenders
from faristol.core.tiles import LANGUAGES
from faristol.kinds import KINDS
from faristol.rulesets import AT_A_TABLE, BY_LETTER, DUPLICATES, IN_SERIES
from faristol.screens.register import SCREENS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "py/faristol"
SITE = ROOT / "site"

FACTS = {"facts", "fields", "texts"}
"""What a room needs to describe its logs: a fact has the sentence that a log shows."""
SEES = {
    "errors": set(),
    "core": {"errors", "texts", "rulesets"},
    "fields": {"errors", "texts"},
    "plain_json": set(),
    "endless": set(),
    "remembered": {"errors", "fields", "plain_json"},
    "cards": {"fields"},
    "facts": {"fields", "texts"},
    "rulesets": {"fields"},
    "words": {"errors", "texts", "core", "plain_json"},
    "games": {"errors", "core", "words", "rulesets", *FACTS},
    "tournaments": {"errors", "core", "words", "rulesets", "plain_json", *FACTS},
    "competitions": {"errors", "core", "rulesets", "games", "tournaments", *FACTS},
    "kinds": {"errors", "games", "tournaments", "competitions", "practice", "facts", "fields"},
    "practice": {"errors", "core", "words", "games", "rulesets", "remembered", *FACTS},
    "speech": {"errors", "core", "words", "games", "tournaments"},
    "storage": {"errors", "texts", "plain_json"},
    "texts": set(),
    "room": {"core", "fields", "plain_json"},
    "screens": {
        *("errors", "core", "words", "rulesets", "games", "tournaments", "competitions", "practice"),
        *("kinds", "room", "speech", "storage", "remembered", "plain_json", "endless", *FACTS),
    },
    "library": {"bringing_lists", "errors", "texts", "core", "words", "screens", "storage", "fields"},
    "bringing_lists": {"errors", "screens", "storage", "texts", "words"},
    "event_list": {"cards", "kinds", "safekeeping", "screens", "storage"},
    "safekeeping": {"games", "kinds", "screens", "storage"},
    "signs_of_life": {"screens", "storage"},
    "deleting": {"event_list", "screens", "storage"},
    "everything": {"screens", "storage"},
    "restoring": {"errors", "games", "kinds", "screens", "storage", "texts"},
    "next_start": {"event_list", "screens"},
    "going_on": {"screens", "words"},
    "notices": {"texts", "errors", "screens", "storage"},
    "desk": {
        "errors",
        "games",
        "kinds",
        "screens",
        "storage",
        "safekeeping",
        "event_list",
        "deleting",
        "everything",
        "restoring",
        "texts",
        "meeting_logs",
        "signs_of_life",
    },
    "meeting_logs": {"games", "kinds", "screens", "storage", "tournaments"},
    "engine": {
        "errors",
        "words",
        "games",
        "tournaments",
        "screens",
        "storage",
        "texts",
        "desk",
        "library",
        "going_on",
        "next_start",
        "notices",
        "event_beside",
        "room_news",
        "remote_acts",
        "kept_room",
        "room",
        "screen_wants",
        "tablets",
        "faristol",
    },
    "screen_wants": {"desk", "library", "screens", "storage"},
    "tablets": {
        *("event_beside", "kept_room", "last_heard", "remote_acts", "room", "room_news", "room_pages"),
        *("screens", "storage", "faristol"),
    },
    "room_news": {"event_beside", "room", "room_pages", "screens"},
    "room_pages": {"games", "room", "screens", "texts"},
    "event_beside": {"fields", "games", "kinds", "room", "screens"},
    "kept_room": {"room", "storage"},
    "last_heard": {"room"},
    "remote_acts": {"desk", "errors", "games", "library", "room", "screens"},
    "prerender": {"screens", "texts"},
    "preloading": {"engine", "screens", "texts"},
    "commands": {
        *("errors", "core", "words", "rulesets", "games", "tournaments", "speech", "screens", "texts"),
        *("faristol", "fields"),
    },
    "serving": {"faristol"},
    "__main__": {"commands", "serving"},
    "worker": {"engine", "storage", "words"},
    "faristol": set(),
}
"""A room, and the other rooms that it may see; `faristol` is the package itself, with its version."""

PURE = {
    "core",
    "rulesets",
    "games",
    "tournaments",
    "competitions",
    "practice",
    "room",
    "speech",
    "storage",
    "screens",
}
BROWSER = {"js", "pyodide", "pyscript"}
KNOWS_THE_BROWSER = {
    "worker.py",
    *(f"storage/{name}.py" for name in ("indexeddb", "spare_place", "ballast", "javascript")),
}
SHIPPED = {"jinja2", "markupsafe", "segno"}
USES = {
    "screens": SHIPPED,
    "prerender": {"markupsafe"},
    "notices": {"markupsafe"},
    "preloading": {"jinja2", "segno"},
    "serving": {"cryptography"},
}
FORBIDDEN = {"utils", "helpers", "manager", "service", "common", "misc", "base"}
FORBIDDEN |= {"impl", "setup", "data", "info"}


def some(paths):
    """A search that finds nothing proves nothing."""
    found = sorted(paths)
    assert found
    return found


MODULES = some(SOURCE.rglob("*.py"))


def room_of(path):
    first = path.relative_to(SOURCE).parts[0]
    return "faristol" if first == "__init__.py" else first.removesuffix(".py")


def imports_of(path):
    """Return the modules that a file imports, by their full names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"a relative import in {path.name}"
            assert node.module
            yield node.module if node.module != "faristol" else f"faristol.{node.names[0].name}"


def room_named(module):
    name = module.split(".")[1] if "." in module else ""
    return name if name in SEES else "faristol"


def in_its_place(path):
    """Check what a module imports, and that it says what it is for."""
    room, imported = room_of(path), set(imports_of(path))
    ours = {module for module in imported if module.split(".")[0] == "faristol"}
    above = [module for module in ours if room_named(module) not in SEES[room] | {room}]
    assert not above, f"{room} must not see {above}"
    others = {module.split(".")[0] for module in imported - ours}
    knows = others & BROWSER
    assert not knows or str(path.relative_to(SOURCE)) in KNOWS_THE_BROWSER, f"knows the browser: {knows}"
    strange = others - BROWSER - sys.stdlib_module_names - USES.get(room, set())
    assert not strange, f"{room} must not use {strange}"
    if path.stat().st_size:
        assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), "does not say what it is for"


def test_a_module_sees_only_what_it_may_and_says_what_it_is_for():
    """The rooms below it, the standard library, what is shipped; and the browser only where it is known."""
    assert offenders(MODULES, in_its_place) == {}


def test_the_modules_that_know_the_browser_are_there():
    assert all((SOURCE / name).is_file() for name in KNOWS_THE_BROWSER)


def test_the_pure_rooms_take_clock_and_chance_as_arguments():
    pure = [path for path in MODULES if room_of(path) in PURE]
    for path in some(pure):
        found = set(imports_of(path)) & {"random", "secrets", "time", "uuid"}
        assert not found, f"{path.name} imports {found}"
        assert not re.search(r"datetime\.(now|utcnow|today)|os\.urandom", path.read_text("utf-8")), path.name


def test_nothing_is_called_by_a_name_that_says_nothing():
    for folder in ("py", "site", "scripts", "tests"):
        modules = some(path for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".js", ".mjs"))
        named = {path for module in modules for path in [module, *module.relative_to(ROOT).parents]}
        assert [path for path in named if path.stem in FORBIDDEN] == []


@pytest.mark.parametrize("folder", ["py", "site", "scripts", "tests"])
def test_no_file_is_longer_than_a_person_reads(folder):
    written = {".py", ".js", ".mjs", ".css", ".html"}
    files = some(path for path in (ROOT / folder).rglob("*") if path.suffix in written)
    long = {path.name: path.read_text("utf-8").count("\n") for path in files}
    assert {name: lines for name, lines in long.items() if lines > 300} == {}


def test_nobody_asks_which_ruleset_it_is():
    """Screens offer the choice; what is done differs by the values of the document."""
    ids = {path.stem for path in some((SOURCE / "rulesets").glob("*.toml"))} - set(LANGUAGES.values())
    assert ids == {*AT_A_TABLE, *DUPLICATES, BY_LETTER, IN_SERIES} - set(LANGUAGES.values())
    ids -= {kind.name for kind in KINDS.values()}  # a kind of event is no document, though one is called so
    for path in MODULES:
        if room_of(path) in ("core", "games", "speech", "storage", "tournaments", "competitions", "words"):
            text = {
                node.value
                for node in ast.walk(ast.parse(path.read_text("utf-8")))
                if isinstance(node, ast.Constant)
            }
            assert not ids & {value for value in text if isinstance(value, str)}, path.name


# --- the page


def intents_named_in(text):
    attribute = r'data-(?:do|change|typing|arrows|moves)="([a-z_.]+)"'
    named = re.findall(rf'"do": "([a-z_.]+)"|{attribute}|\bover="([a-z_.]+)"', text)
    return {name for names in named for name in names if name}


def with_its_form(screen):
    """A screen's template, with what it includes of the forms, which name the screen's intents by `setup`."""
    text = (SOURCE / "screens" / screen.template).read_text("utf-8")
    while found := re.search(r'{% include "(forms/\w+\.html)" %}', text):
        text = text.replace(found[0], (SOURCE / "screens" / found[1]).read_text("utf-8"))
    return text.replace("{{ setup }}", screen.name).replace('setup ~ ".', f'"{screen.name}.')


NAMED_IN_SCREENS = {
    name
    for kind in ("html", "py")
    for path in some((SOURCE / "screens").rglob(f"*.{kind}"))
    for name in intents_named_in(path.read_text("utf-8"))
} | {name for screen in SCREENS.values() for name in intents_named_in(with_its_form(screen))}
TO_THE_ENGINE = [path for path in SITE.rglob("*.js") if path.name not in ("sw.js", "offline.js")]
"""The other two send messages to each other."""
NAMED_BY_THE_PAGE = {
    name
    for path in some(TO_THE_ENGINE)
    for name in re.findall(r'\bdo: "([a-z_.]+)"', path.read_text("utf-8"))
}
NAMED_BY_THE_BOARD = {
    f"{screen}.{act}"
    for page in some((SOURCE / "screens").rglob("*.html"))
    for screen in re.findall(r'\bboard\(.*\bdo="(\w+)\.square"', page.read_text("utf-8"))
    for act in ["square", "steps"]
    + re.findall(r'(?:intend\(|: )"(\w+)"', (SITE / "devices" / "board.js").read_text("utf-8"))
}
"""The intents that a finger or a key on a board sends to its screen."""
OF_SCREENS = {f"{screen.name}.{intent}" for screen in SCREENS.values() for intent in screen.intents}
CASES = " ".join(re.findall(r"case (.*):", (SOURCE / "engine.py").read_text("utf-8")))
OF_THE_ENGINE = {"alive", "link", "over", "page", *re.findall(r'"([a-z_.]+)"', CASES)}


def test_every_intent_that_a_screen_or_the_page_names_exists():
    assert NAMED_IN_SCREENS
    assert NAMED_IN_SCREENS | NAMED_BY_THE_PAGE <= OF_SCREENS | OF_THE_ENGINE


def test_every_intent_can_be_reached_from_a_screen_or_the_page():
    assert {"hello", "go", "refresh", "dismiss", "event.undo", "event.claim", "alive"} <= OF_THE_ENGINE
    assert OF_SCREENS | OF_THE_ENGINE <= NAMED_IN_SCREENS | NAMED_BY_THE_PAGE | NAMED_BY_THE_BOARD
