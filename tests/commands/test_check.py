"""`check`: one verdict for all the words."""

import pytest


@pytest.mark.parametrize(
    ("words", "valid"),
    [
        (["casa"], True),
        (["CASA", "Si", "col·la", "COL.LA", "canya", "quadre", "pà"], True),
        (["casa", "xoc"], False),
        (["xoc", "casa"], False),
        (["kiwi"], False),
        (["ca sa"], False),
        (["casa\ncos"], False),
        ([""], False),
        (["a"], False),
        (["qadre"], False),
        (["casa" * 4], False),
    ],
)
def test_valid_when_every_word_is(program, words, valid):
    assert program.ok("check", language="ca", words=words) == {"valid": valid}


@pytest.mark.parametrize(
    ("word", "valid"), [("știre", True), ("stire", True), ("ŞTIRE", True), ("casã", False)]
)
def test_romanian_with_or_without_diacritics(program, word, valid):
    assert program.ok("check", language="ro", words=[word]) == {"valid": valid}


def test_an_empty_list_is_an_error(program):
    assert program.refused("check", language="ca", words=[]) == ("wrong-value", "words")
    assert program.refused("check", language="ca", words="casa") == ("wrong-kind", "words")
    assert program.refused("check", language="ca", words=["casa", 1]) == ("wrong-kind", "words")
