"""`rule`: does a play stand, what does it score, and if not, why, by which clause?"""

import pytest

from drivers.program import CASA, EMPTY


def rule(program, play, board=CASA, ruleset="mallorca", language="ca", **keys):
    return program.ok("rule", ruleset=ruleset, language=language, board=board, play=play, **keys)


def test_a_play_that_stands(program):
    assert rule(program, "8H COS") == {"valid": True, "score": 4, "words": ["cos"], "placed": 2}


def test_its_words_are_spelt_as_a_dictionary_does(program):
    assert rule(program, "H8 col·la", EMPTY)["words"] == ["col·la"]
    assert rule(program, "H8 QADRE", EMPTY)["words"] == ["quadre"]
    assert rule(program, "H8 CA[ny]A", EMPTY) == {"valid": True, "score": 8, "words": ["canya"], "placed": 4}


def test_the_main_word_comes_first_and_then_the_others_in_order(program):
    assert rule(program, "I9 SI")["words"] == ["si", "as", "si"]


@pytest.mark.parametrize(
    ("play", "rack", "reason", "clause"),
    [
        ("H8 C#SA", None, "unreadable", "MAL-27"),
        ("H18 CASA", None, "coordinates", "MAL-27"),
        ("8H COS", "OAEIU", "not-on-rack", "MAL-6"),
        ("15M COSA", None, "off-board", "MAL-8"),
        ("8H RES", None, "square-taken", "MAL-8"),
        ("H9 ASA", None, "incomplete-word", "MAL-8"),
        ("A1 PA", None, "not-connected", "MAL-8"),
        ("8H CAP", None, "word", "MAL-8"),
    ],
)
def test_a_play_that_does_not_stand(program, play, rack, reason, clause):
    answer = rule(program, play, **({"rack": rack} if rack else {}))
    assert answer.pop("message")
    assert answer == {"valid": False, "reason": reason, "clause": clause}


@pytest.mark.parametrize(
    ("ruleset", "language", "clause"),
    [
        ("mallorca", "ca", "MAL-6"),
        ("federation", "ca", "FED-6"),
        ("romanian", "ro", "ROM-5"),
        ("duplicate", "ca", "DUP-13"),
        ("romanian-duplicate", "ro", "ROM-5"),
        ("completiv", "ro", "ROM-5"),
        ("correspondence", "ro", "COR-8"),
    ],
)
def test_every_document_cites_its_own_clause(program, ruleset, language, clause):
    assert rule(program, "A1 CASA", EMPTY, ruleset, language)["clause"] == clause


def test_the_message_is_in_the_language_asked_for(program):
    assert "faristol" in rule(program, "8H COS", rack="OAEIU", locale="ca")["message"]
    assert "suport" in rule(program, "8H COS", rack="OAEIU", locale="ro")["message"]


def test_the_romanian_zero(program):
    answer = rule(program, "H8 c0asa", EMPTY, "romanian", "ro", rack="?AASTUR")
    assert answer == {"valid": True, "score": 6, "words": ["casa"], "placed": 4}


def test_a_word_that_tiles_cannot_spell_otherwise_is_still_one_verdict(program):
    answer = rule(program, "H8 XYZ", EMPTY)
    assert answer["reason"] == "unreadable"


@pytest.mark.parametrize(
    ("keys", "error"),
    [
        ({"board": EMPTY[1:]}, ("board.unreadable", "board")),
        ({"board": [*EMPTY[1:], "." * 14]}, ("board.unreadable", "board")),
        ({"board": []}, ("wrong-value", "board")),
        ({"rack": "ABCDEFGH"}, ("too-many-tiles", "rack")),
        ({"rack": "XX"}, ("too-many-tiles", "rack")),
        ({"rack": "???"}, ("too-many-tiles", "rack")),
        ({"rack": "abc"}, ("wrong-value", "rack")),
        ({"rack": "K"}, ("wrong-value", "rack")),
        ({"rack": "A B"}, ("wrong-value", "rack")),
        ({"rack": "CANY"}, ("wrong-value", "rack")),
        ({"ruleset": "chess"}, ("wrong-choice", "ruleset")),
        ({"language": "en"}, ("wrong-choice", "language")),
    ],
)
def test_what_cannot_be_is_an_error_that_names_the_key(program, keys, error):
    whole = {"ruleset": "mallorca", "language": "ca", "board": EMPTY, "play": "H8 CASA"}
    assert program.refused("rule", **whole | keys) == error


def test_a_rack_in_the_strict_form(program):
    assert rule(program, "H8 CANYA", EMPTY, rack="A[NY]CA?[L·L]Q")["valid"] is True
