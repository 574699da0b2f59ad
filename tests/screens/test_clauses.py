"""The chips: each clause has one text, and it says what the document says there."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from faristol.screens import clauses
from faristol.screens.clauses import duplicate, federation, mallorca
from faristol.texts import texts

FOLDER = Path(clauses.__file__).parent

CITATIONS = [
    ("COR-9", "technical faults", ["evidently right", "the sheet is sent back"]),
    ("COR-10", "technical faults", ["main or adjacent word", "keeps the letters"]),
    ("COR-16", "time for thought", ["if no such leave is noted or before it begins", "ends a month before"]),
    (
        "COR-17",
        "time for thought",
        ["more than ten days", "fifteen days after sending, the play is sent again", "BLUE writes to RED"],
    ),
    ("COR-19", "time for thought", ["or until the closing date", "five days of receiving the notice"]),
    ("COR-20", "results", ["1.6667 is not accepted", "the loser’s stays as it was calculated"]),
    (
        "COR-23",
        "special situations",
        ["neither player has contested the other’s time", "at least one of them reports the score"],
    ),
    ("COR-24", "final provisions", ["0.1 to 1 off", "declares the game lost", "excludes the player"]),
    ("DUP-6", "1.3", ["If no valid rack can be had, the game ends."]),
    ("DUP-19", "1.8", ["any valid play to go on", "a new rack"]),
    ("ROM-9", "plays", ["accepted and the player has kept to the time"]),
    ("ROM-12", "table of announcements", ["the name that the table has for it", "blank last, after Z"]),
]


def test_no_clause_is_defined_twice():
    """In one dictionary, and in two that are put together, the last would silently win."""
    ids = Counter(
        key.value
        for path in FOLDER.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant)
    )
    assert ids.keys() == clauses.CLAUSES.keys()
    assert [clause for clause, times in ids.items() if times > 1] == []


@pytest.mark.parametrize(("clause", "article", "said"), CITATIONS)
def test_a_chip_says_what_its_article_says(clause, article, said):
    chip = clauses.CLAUSES[clause]
    assert chip.article == article
    for part in said:
        assert part in chip.meaning


def in_catalan(document):
    return {clause: texts("ca").gettext(chip.meaning) for clause, chip in document.CLAUSES.items()}


def test_the_chips_call_the_blank_blanca_or_escarras_as_their_document_does():
    chips = in_catalan(duplicate)
    assert "la lletra d’una blanca no està encerclada" in chips["DUP-13"]
    assert "una blanca pot comptar com a vocal" in chips["DUP-6"]
    assert not [clause for clause, text in chips.items() if "escarr" in text or "comod" in text]
    for document in (federation, mallorca):
        chips = in_catalan(document)
        assert [clause for clause, text in chips.items() if "escarr" in text]
        assert not [clause for clause, text in chips.items() if " blanca" in text]
