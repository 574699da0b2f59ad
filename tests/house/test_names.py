"""Names that a newcomer guesses: nothing is called by a participle that does not say of what."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from toolbox import ROOT

RIDDLES = {"told", "said", "shown", "kept", "looked", "laid", "taken"}

IN_JAVASCRIPT = re.compile(r"^(?:export )?(?:async )?(?:function|class|const|let) (\w+)", re.MULTILINE)


def names_in(path: Path) -> Iterator[str]:
    """Yield the names of a module, of its functions and classes, and of its constants."""
    yield path.stem
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        yield from IN_JAVASCRIPT.findall(text)
        return
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def riddles(path: Path) -> list[str]:
    return [name for name in names_in(path) if name.strip("_").lower() in RIDDLES]


def test_every_name_says_what_it_stands_for():
    folders = ("py", "site", "scripts", "benchmarks", "tests")
    suffixes = (".py", ".js", ".mjs")
    files = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.*"))]
    modules = {path.relative_to(ROOT).as_posix(): path for path in files if path.suffix in suffixes}
    assert len(modules) > 500
    found = {name: riddles(path) for name, path in modules.items()}
    offenders = [f"{name}: {', '.join(names)}" for name, names in found.items() if names]
    assert not offenders, "\n".join(["say what it is, as in log_sentence or best_play:", *offenders])


def test_a_riddle_is_found_in_both_languages(tmp_path):
    module, script = tmp_path / "kept.py", tmp_path / "page.mjs"
    module.write_text("SAID = 1\nclass _Told:\n    def shown(self): ...\ndef log_sentence(): ...\n", "utf-8")
    script.write_text("export function told() {}\nlet best = 1;\n", "utf-8")
    assert riddles(module) == ["kept", "_Told", "shown", "SAID"]
    assert riddles(script) == ["told"]


def test_no_two_modules_of_tests_have_the_same_name():
    """Pytest imports a module of tests by its bare name, and only one of that name can be imported."""
    names = [path.stem for path in (ROOT / "tests").rglob("test_*.py")]
    assert len(names) > 100
    assert sorted(names) == sorted(set(names))
