"""Every refusal: its sentences in each language, its code, its clause, the details that it is raised with."""

import ast
import importlib
import pkgutil
import re
import tomllib
from collections import Counter, defaultdict
from pathlib import Path

from babel.messages.pofile import read_po

import build_texts
import faristol
from drivers.markup import check, read
from faristol.errors import Rejected
from faristol.screens.refusals import sentences
from faristol.screens.rendering import render_page
from faristol.texts import texts

IN_THE_BROWSER = (
    "faristol.worker",
    *(f"faristol.storage.{name}" for name in ("indexeddb", "spare_place", "ballast", "javascript")),
)
NASTY = "<img src=x onerror=1>\"'&"
PLACEHOLDER = re.compile(r"%\((\w+)\)s")
SOURCE = Path(faristol.__file__).parent


def declared():
    """Return every kind of refusal by its module and name; the browser's modules declare none."""
    found = {}
    for module in pkgutil.walk_packages(faristol.__path__, "faristol."):
        if module.name not in IN_THE_BROWSER:
            for name, kind in vars(importlib.import_module(module.name)).items():
                if isinstance(kind, type) and issubclass(kind, Rejected) and "code" in vars(kind):
                    found[module.name, name] = kind
    return found


def kinds(of=Rejected):
    """Return all that derive from it, whatever module has them, but for what is only a base of others."""
    every = {each for kind in of.__subclasses__() for each in {kind, *kinds(kind)}}
    return {each for each in every if "code" in vars(each)}


def clauses():
    """Return every clause of the ledgers."""
    ledgers = (Path(__file__).parents[1] / "rules").glob("*/clauses.toml")
    return {clause for path in ledgers for clause in tomllib.loads(path.read_text("utf-8"))["clauses"]}


def problems(kind, ledgers, translated):
    """Say what is wrong with the declaration of a refusal."""
    if not re.fullmatch(r"[a-z]+\.[a-z-]+", kind.code):
        yield "its code"
    if kind.clause and kind.clause not in ledgers:
        yield f"its clause {kind.clause}"
    for sentence in (kind.fact, kind.way_out):
        if not sentence or sentence != sentence.strip():
            yield f"the sentence “{sentence}”"
        for language, known in translated.items():
            if not known.get(sentence):
                yield f"“{sentence}” in {language}"
            elif sorted(PLACEHOLDER.findall(known[sentence])) != sorted(PLACEHOLDER.findall(sentence)):
                yield f"the details in “{known[sentence]}”"


def translations(language):
    with build_texts.po(language).open("rb") as file:
        return {each.id: each.string for each in read_po(file, locale=language) if isinstance(each.id, str)}


def test_every_refusal_has_a_code_of_its_own_and_two_sentences_in_each_language():
    ledgers, translated = clauses(), {language: translations(language) for language in build_texts.LANGUAGES}
    every = set(declared().values())
    assert kinds() == every, "declared where no module names it"
    often = Counter(kind.code for kind in every)
    wrong = [f"{code}: the code of {times}" for code, times in often.items() if times > 1]
    wrong += [f"{kind.code}: {what}" for kind in every for what in problems(kind, ledgers, translated)]
    assert not wrong, "\n".join(wrong)


def test_every_refusal_can_be_shown_whatever_its_details_are():
    for kind in declared().values():
        details = dict.fromkeys(PLACEHOLDER.findall(kind.fact + kind.way_out), NASTY)
        fact, way_out = sentences(kind(**details), texts("en"))
        check(read(render_page("notice.html", "en", kind="bad", fact=fact, consequence=way_out)))


def known_in(path, tree):
    """Return the module that declares each name of a file: two rooms may call a refusal alike."""
    module = ".".join(("faristol", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    return defaultdict(lambda: module, {each.name: node.module for node in imports for each in node.names})


def raised():
    """Return each place where a refusal is made or raised: its class, the details it is given, the file."""
    of = declared()
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        meant = known_in(path, tree)
        calls = [
            node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        ]
        made = [(call.func.id, {word.arg for word in call.keywords}) for call in calls]
        called = {id(call.func) for call in calls}
        for thrown in (node for node in ast.walk(tree) if isinstance(node, ast.Raise) and node.exc):
            made += [
                (node.id, set())
                for node in ast.walk(thrown.exc)
                if isinstance(node, ast.Name) and id(node) not in called
            ]
        for name, given in made:
            if kind := of.get((meant[name], name)):
                yield kind, given, path.name


def test_every_refusal_is_raised_and_its_details_fill_its_sentences():
    found = list(raised())
    assert {kind.code for kind in declared().values()} - {kind.code for kind, _, _ in found} == set()
    missing = {
        f"{kind.code} in {where}": wanted - given
        for kind, given, where in found
        if (wanted := set(PLACEHOLDER.findall(kind.fact + kind.way_out))) - given
    }
    assert missing == {}
