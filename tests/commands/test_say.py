"""`say`: what the judge reads out."""

import pytest


def utterances_of(program, **keys):
    utterances = program.ok("say", **keys)["utterances"]
    assert all(utterance.keys() == {"text", "pause"} for utterance in utterances)
    return utterances


def texts(program, **keys):
    return [utterance["text"] for utterance in utterances_of(program, **keys)]


def test_a_rack_slowly_then_faster_then_temps(program):
    utterances = utterances_of(
        program, language="ca", table="towns", kept="BA", drawn="C?", order="alphabetical"
    )
    rack = ["A d'Alacant", "B de Barcelona", "C de Castelló", "escarràs"]
    assert [utterance["text"] for utterance in utterances] == [*rack, *rack, "Temps!"]
    pauses = [utterance["pause"] for utterance in utterances]
    assert set(pauses[:4]) == {2.0}
    assert max(pauses[4:]) < 1.0


def test_in_the_order_drawn_the_kept_ones_first(program):
    assert texts(program, language="ca", table="persons", kept="Z", drawn="[NY]A", order="drawn")[:3] == [
        "Z de Zacaries",
        "ena i grega",
        "A d'Anna",
    ]


def test_a_romanian_rack(program):
    rack = ["Ana", "Zamfir", "joker"]
    assert texts(program, language="ro", drawn="?ZA") == [*rack, *rack, "Timp!"]


@pytest.mark.parametrize(
    ("keys", "read"),
    [
        ({"language": "ca", "play": "H8 QADRE", "score": 74}, ["Hospitalet vuit", "quadre", "74 punts"]),
        ({"language": "ca", "play": "15G CA[NY]A"}, ["quinze Granollers", "canya"]),
        (
            {"language": "ca", "play": "A1 NyAP".replace("Ny", "[ny]")},
            ["Alacant u", "nyap", "ena i grega, escarràs"],
        ),
        ({"language": "ca", "table": "persons", "play": "O2 PA", "score": 1}, ["Olga dos", "pa", "1 punt"]),
        (
            {"language": "ro", "play": "12H sC0OR", "score": 120},
            ["doisprezece Haralambie", "scor", "Constantin, joker", "120 de puncte"],
        ),
        (
            {"language": "ro", "play": "C3 KILO".replace("K", "k"), "score": 19},
            ["Constantin trei", "kilo", "K, joker", "19 puncte"],
        ),
    ],
)
def test_the_master_play_by_the_names_of_its_coordinates(program, keys, read):
    assert texts(program, **keys) == read


@pytest.mark.parametrize(
    ("score", "read"),
    {
        0: "0 puncte",
        1: "1 punct",
        2: "2 puncte",
        20: "20 de puncte",
        100: "100 de puncte",
        101: "101 puncte",
    }.items(),
)
def test_romanian_points(program, score, read):
    assert texts(program, language="ro", play="H8 CASA", score=score)[-1] == read


@pytest.mark.parametrize(
    ("keys", "error"),
    [
        ({}, ("missing-key", "drawn")),
        ({"drawn": "A", "score": 3}, ("missing-key", "play")),
        ({"play": "H8 CASA", "drawn": "A"}, ("unknown-key", "drawn")),
        ({"play": "CASA"}, ("wrong-value", "play")),
        ({"play": "H8 C#"}, ("wrong-value", "play")),
        ({"play": "H8 CASA", "score": -1}, ("wrong-value", "score")),
        ({"drawn": "A", "table": "rivers"}, ("wrong-choice", "table")),
        ({"drawn": "A", "order": "any"}, ("wrong-choice", "order")),
        ({"drawn": "ABCDEFGH"}, ("too-many-tiles", "drawn")),
        ({"kept": "X", "drawn": "X"}, ("too-many-tiles", "drawn")),
    ],
)
def test_what_cannot_be_said(program, keys, error):
    assert program.refused("say", language="ca", **keys) == error
