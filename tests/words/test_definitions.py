"""What a club's list writes behind a word is its definition, and is found by the word."""

import pytest
from test_importing import LIST, LONG_LIST, imported

from faristol.words.spelling import spelling


def definitions(text, language="ca"):
    lexicon = imported(text, language).lexicon
    return {word: lexicon.definition(spelling(language).word(word)) for word in ("canya", "plaça", "quadre")}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{}\tn. f.  Tija\tbuida", "n. f. Tija · buida"),
        ("{};n. f.;Tija, buida", "n. f.; Tija, buida"),
        ('"{}","n. f.","Tija, ""buida"""', 'n. f., Tija, "buida"'),
        ('{},Tija "buida,12', 'Tija "buida'),
        ("7. {};;12;Tija l·l <b>", "Tija l·l <b>"),
        ("{};12", ""),
    ],
)
def test_what_stands_behind_a_word_is_its_definition(line, said):
    text = "\n".join(line.format(word) for word in LIST.split())
    assert definitions(text) == dict.fromkeys(("canya", "plaça", "quadre"), said)


def test_a_head_tells_the_columns_of_a_list_whose_definitions_are_single_words():
    assert definitions("paraula;definició\ncanya;tija\nplaça;lloc\nquadre;\n") == {
        "canya": "tija",
        "plaça": "lloc",
        "quadre": "",
    }


def test_definitions_keep_the_accents_that_the_words_lose():
    lexicon = imported("aband'on\tnáscut 'așa'\nabac\tn. f.\n", "ro").lexicon
    assert lexicon.definition(spelling("ro").word("abandon")) == "náscut 'așa'"


def test_a_word_of_several_lines_has_what_each_of_them_says():
    text = "".join(f"{word};{word} {at}.\n" for at in range(8) for word in ("canya", "cànya", "plaça", "sac"))
    lexicon = imported(text + "plaça;plaça 1.\n").lexicon
    assert (
        lexicon.definition(spelling("ca").word("canya"))
        == "canya 0. · cànya 0. · canya 1. · cànya 1. · canya 2."
    )
    assert (
        lexicon.definition(spelling("ca").word("plaça"))
        == "plaça 0. · plaça 1. · plaça 2. · plaça 3. · plaça 4."
    )


def test_each_of_many_words_has_its_own_definition_in_whatever_order_the_file_is():
    every = sorted(LONG_LIST.decode().split(), key=lambda word: word[::-1])
    lexicon = imported(
        "paraula\t\n" + "\n".join(f"{word}\t{word.upper()} té {n} anys" for n, word in enumerate(every))
    ).lexicon
    assert lexicon.definitions.count == len(every)
    for n in range(0, len(every), 97):
        word = spelling("ca").word(every[n])
        assert lexicon.definition(word) == f"{every[n].upper()} té {n} anys"
    assert lexicon.definition(b"\1\1\1\1\1") == ""


def test_definitions_change_nothing_about_which_words_a_list_has():
    plain = imported(LIST).lexicon
    defined = imported("".join(f"{word}\tn. f.\n" for word in LIST.split())).lexicon
    assert (plain.sha256, plain.definitions, plain.about) == (defined.sha256, None, defined.about)
