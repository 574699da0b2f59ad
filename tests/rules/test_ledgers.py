"""The ledgers: every clause of every document, with the tests that prove it or the reason why there are none.

    status = "tested"     tests = [...], each `file::function` of the ledger's own folder
    status = "organiser"  reason: it is for people to do, not for a program
    status = "not-built"  belongs_to: the activity that will need it

A clause may have a note: what of it is not in those tests. What the program cites it must have proved.
"""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from faristol.core.errors import REASONS
from faristol.screens.clauses import CLAUSES

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "py/faristol"
LEDGERS = {path.parent.name: tomllib.loads(path.read_text("utf-8")) for path in HERE.glob("*/clauses.toml")}
DOCUMENTS = pytest.mark.parametrize("folder", sorted(LEDGERS))
HAS = {"tested": "tests", "organiser": "reason", "not-built": "belongs_to"}
CITED = re.compile(r"\b(?:COR|DUP|FED|MAL|RDU|ROM)-(?:\d+b?|T\d|D|N)\b")


def rows(ledger):
    return {name: row for name, row in ledger.items() if isinstance(row, dict)}


def proofs_in(folder):
    """Every test function of a document's folder, as the ledger names it."""
    return {
        f"{path.name}::{node.name}"
        for path in (HERE / folder).glob("test_*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_there_is_a_ledger_for_each_document_that_is_built_from():
    assert sorted(LEDGERS) == [
        "correspondence",
        "duplicate",
        "federation",
        "mallorca",
        "romanian",
        "romanian_duplicate",
    ]


@DOCUMENTS
def test_every_clause_of_the_document_has_its_row(folder):
    ledger = LEDGERS[folder]
    assert list(rows(ledger)) == ledger["clauses"]
    numbers = [int(name.split("-")[1]) for name in ledger["clauses"] if re.fullmatch(r"\w+-\d+", name)]
    assert numbers == list(range(1, len(numbers) + 1))


@DOCUMENTS
def test_every_row_says_what_its_status_asks_for(folder):
    for name, row in rows(LEDGERS[folder]).items():
        assert row.keys() - {"note"} == {"status", HAS[row["status"]]}, name
        assert all(row.values()), name


@DOCUMENTS
def test_every_test_that_a_ledger_names_exists_and_every_test_here_is_named(folder):
    named = [test for row in rows(LEDGERS[folder]).values() for test in row.get("tests", [])]
    assert len(named) == len(set(named))
    assert set(named) == proofs_in(folder)


@DOCUMENTS
def test_the_tests_that_a_note_refers_to_exist(folder):
    notes = [row.get("note", "") for row in rows(LEDGERS[folder]).values()]
    for path in re.findall(r"tests/[\w/]+(?:\.py)?", " ".join(notes)):
        assert (HERE.parents[1] / path).exists(), path


@DOCUMENTS
def test_every_test_is_called_by_the_clause_that_it_proves(folder):
    for name, row in rows(LEDGERS[folder]).items():
        for test in row.get("tests", []):
            assert test.partition("::")[2].startswith(f"test_{name.lower().replace('-', '_')}_")


def test_every_clause_that_the_program_cites_is_in_a_ledger_and_built():
    status = {name: row["status"] for ledger in LEDGERS.values() for name, row in rows(ledger).items()}
    files = [path for kind in ("py", "toml") for path in SOURCE.rglob(f"*.{kind}")]
    cited = {clause: path.name for path in files for clause in CITED.findall(path.read_text("utf-8"))}
    assert cited.keys() >= CLAUSES.keys() >= {"DUP-6", "RDU-1"}
    for clause, where in cited.items():
        assert status.get(clause) in ("tested", "organiser"), f"{clause}, cited in {where}"


def cited_by(values):
    """Every clause among the values of a ruleset, however deep."""
    for value in values.values():
        if isinstance(value, dict):
            yield from cited_by(value)
        elif isinstance(value, str) and CITED.fullmatch(value):
            yield value


def test_what_a_ruleset_cites_can_be_shown_to_people():
    rulesets = list((SOURCE / "rulesets").glob("*.toml"))
    assert rulesets
    for path in rulesets:
        cited = set(cited_by(tomllib.loads(path.read_text("utf-8"))))
        assert cited, path.name
        assert cited <= CLAUSES.keys(), path.name


def test_a_clause_may_be_cited_wherever_a_ruleset_has_the_key():
    """A clause that is misspelt would not be found above."""
    for path in (SOURCE / "rulesets").glob("*.toml"):
        data = tomllib.loads(path.read_text("utf-8"))
        tables = [value for value in data.values() if isinstance(value, dict)]
        named = [table["clause"] for table in tables if "clause" in table]
        assert all(CITED.fullmatch(clause) for clause in [*named, *data["reasons"].values()]), path.name
        assert tuple(data["reasons"]) == REASONS, path.name
