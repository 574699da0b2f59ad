"""Which tests the change since `main` can reach: python3 scripts/changed.py

What is new beside the last commit that `main` has too reaches what imports it, includes it as a template or
names it as a file, the tests of its folder (tests/ mirrors py/) and of each folder that it reaches, and the
tests of the house (those of screens where a screen has changed). Two things are left to the everyday run.
Nobody goes through the tables that list every activity: through them everything would reach everything. And
the tests in a browser are those of the page, run when something in site/ has changed.
"""

import ast
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import draw_rooms

ROOT = Path(__file__).resolve().parent.parent
SOURCE, TESTS = ROOT / "py/faristol", ROOT / "tests"
PLACES = (ROOT / "py", ROOT / "scripts", TESTS)
HOUSE = TESTS / "house"
TABLES = {
    *("py/faristol/kinds.py", "py/faristol/screens/activities.py", "py/faristol/screens/register.py"),
    *("py/faristol/screens/other_programs.py", "py/faristol/engine.py", "py/faristol/desk.py"),
    *("py/faristol/commands/register.py", "tests/screens/states/every.py", "tests/evenings/kinds.py"),
    *("tests/drivers/every_fact.py", "tests/drivers/outside.py", "tests/drivers/full_device.py"),
}
"""They list what there is of every activity, or open the door to it."""
BESIDE = {
    "py/faristol/locale": ["house/test_*.py"],
    "lexicons": ["words/test_*.py"],
    "site": ["browser/test_*.py", "screens/test_stylesheets.py", "scripts/test_site.py"],
}
"""The tests of folders that tests/ does not mirror."""
OF_SCREENS = {HOUSE / "test_guide.py", HOUSE / "test_templates.py"}
"""Tests of the house that look at nothing but what is in screens/."""


def since_main(root: Path = ROOT) -> list[Path]:
    """Return the files that differ from the last commit in common with `main`, new ones as well."""

    def git(*arguments: str) -> list[str]:
        command = ["git", "-c", "core.quotePath=off", *arguments]
        return subprocess.run(command, cwd=root, capture_output=True, text=True).stdout.splitlines()

    main = next(name for name in ("main", "origin/main", "HEAD") if git("rev-parse", "-q", "--verify", name))
    (common,) = git("merge-base", main, "HEAD")
    names = git("diff", "--name-only", common) + git("ls-files", "--others", "--exclude-standard")
    return [root / name for name in sorted({*names})]


def tests_of(changed: Iterable[Path]) -> list[str]:
    """Return the files of tests that these files can reach."""
    files = [*changed]
    if not files:
        return []
    screens = any(file.is_relative_to(draw_rooms.SCREENS) for file in files)
    reached = reach(files) | {*HOUSE.glob("test_*.py")} - (set() if screens else OF_SCREENS)
    page = any(file.is_relative_to(ROOT / "site") for file in files)
    tests = [file for file in reached if file.name.startswith("test_") and file.suffix == ".py"]
    chosen = [file for file in tests if file.exists() and (file in files or page or not in_browser(file))]
    return sorted(file.relative_to(ROOT).as_posix() for file in chosen)


def in_browser(test: Path | str) -> bool:
    return (ROOT / test).relative_to(TESTS).parts[0] in ("browser", "browsers")


def reach(changed: Iterable[Path]) -> set[Path]:
    """Return the files themselves, and all that use them, at once or by way of others."""
    files = [*changed]
    users, reached = _users(), {*files}
    waiting = [*files]
    while waiting:
        file = waiting.pop()
        nearest = {*users.get(file, ()), *_tests_of_folder(file)}
        if file in files and file.suffix not in (".py", ".html"):
            nearest |= {*_naming(file)}
        waiting += nearest - reached
        reached |= nearest
    return reached


@cache
def _users() -> dict[Path, set[Path]]:
    """Return of each file who imports or includes it; the tables are nobody's users."""
    users: dict[Path, set[Path]] = {}
    templates = [*draw_rooms.SCREENS.rglob("*.html")]
    for file in [*_modules(), *templates]:
        if file.relative_to(ROOT).as_posix() not in TABLES:
            for used in draw_rooms.included(file) if file.suffix == ".html" else _used(file):
                users.setdefault(used, set()).add(file)
    return users


def _used(module: Path) -> Iterator[Path]:
    """Yield the modules of ours that it imports, and the templates that it names."""
    for node in _nodes(module):
        if isinstance(node, ast.Import):
            yield from (found for name in node.names if (found := _module(module, name.name)))
        elif isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                found = _module(module, f"{node.module}.{name.name}") or _module(module, node.module)
                yield from [found] if found else []
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "/" in node.value:
            yield from draw_rooms.templates(node.value)


def _module(importing: Path, name: str) -> Path | None:
    """Return the file of a module of ours; a test sees those of its own folder too."""
    inside = name.replace(".", "/")
    found = (_by_name().get(f"{place}/{inside}") for place in (importing.parent, *PLACES))
    return next((file for file in found if file), None)


@cache
def _by_name() -> dict[str, Path]:
    """Return the file of each module and package, by its way without an ending."""
    files = {str(file).removesuffix(".py").removesuffix("/__init__"): file for file in _modules()}
    return {name.replace("\\", "/"): file for name, file in files.items()}


def _naming(file: Path) -> Iterator[Path]:
    """Yield the modules that read a file: those of its folder or the nearest above it, or that name it."""
    if file.is_relative_to(SOURCE / "locale"):
        return
    if file.is_relative_to(SOURCE) or file.is_relative_to(TESTS):
        yield from next(found for folder in file.parents if (found := [*folder.glob("*.py")]))
    folders = file.relative_to(TESTS / "data").parts[:-1] if file.is_relative_to(TESTS / "data") else ()
    for module in _modules():
        texts = (node.value for node in _nodes(module) if isinstance(node, ast.Constant))
        if any({file.name, *folders} & {*text.split("/")} for text in texts if isinstance(text, str)):
            yield module


def _tests_of_folder(file: Path) -> Iterator[Path]:
    """Yield the tests that mirror the folder of a file."""
    name = file.relative_to(ROOT).as_posix()
    for folder, tests in BESIDE.items():
        if name.startswith(f"{folder}/"):
            yield from (file for pattern in tests for file in TESTS.glob(pattern))
    if file.is_relative_to(SOURCE) and name not in TABLES:
        folders = [TESTS / folder for folder in file.relative_to(SOURCE).parents][:-1]
        yield from next((found for folder in folders if (found := [*folder.glob("test_*.py")])), [])


@cache
def _modules() -> list[Path]:
    return [file for place in PLACES for file in place.rglob("*.py")]


@cache
def _nodes(module: Path) -> list[ast.AST]:
    return [*ast.walk(ast.parse(module.read_text("utf-8")))]


if __name__ == "__main__":
    print(*tests_of(since_main()), sep="\n")
