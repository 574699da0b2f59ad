"""What speaks for a word that the list lacks; for a wrong inflection nothing does."""

from functools import cache
from random import Random

import pytest

from drivers.few_words import few
from drivers.lexicons import words
from drivers.sample import sampled
from faristol.words.lexicon import Lexicon, words_of
from faristol.words.plausible import INFLECTIONS, LATIN, sign_of
from faristol.words.spelling import spelling

SAMPLE = 1_500


def verb(language, stem, before="", kind=0):
    """Return all forms of a verb; `before` is its stem before e and i."""
    endings = INFLECTIONS[language][kind].endings.split()
    return [(before or stem if each.startswith(("e", "i")) else stem) + each for each in endings]


def sign(language, written, *known):
    lexicon = few(language, *known).lexicon
    return sign_of(lexicon, spelling(language).word(written))


def test_a_form_of_a_verb_is_told_by_the_other_forms_of_it():
    found = sign("ca", "cantarien", *(each for each in verb("ca", "cant") if each != "cantarien"))
    assert found.kind == "form" and found.known[0] == "CANTAR"


def test_all_other_forms_of_a_noun_or_adjective_speak_for_the_last():
    assert sign("ca", "bonica", "bonic", "bonics", "boniques").kind == "form"
    assert sign("ro", "dronului", "dron", "dronul", "droni", "dronii", "dronilor").kind == "form"


@pytest.mark.parametrize("known", [("canto",), ("canto", "cantes"), tuple(["gat", "gata", "gats"])])
def test_a_stem_alone_speaks_for_nothing(known):
    assert sign("ca", "cantarien", *known) is None


@pytest.mark.parametrize(
    ("language", "right", "wrong", "stem", "before"),
    [
        ("ca", "mengem", "menjem", "menj", "meng"),
        ("ca", "toquem", "tocem", "toc", "toqu"),
        ("ca", "paguem", "pagem", "pag", "pagu"),
        ("ca", "comencem", "començem", "començ", "comenc"),
        ("ro", "marchez", "marcez", "marc", "march"),
    ],
)
def test_a_stem_is_spelt_as_its_ending_asks_for(language, right, wrong, stem, before):
    known = [each for each in verb(language, stem, before) if each != right]
    assert sign(language, right, *known).kind == "form"
    assert sign(language, wrong, *known) is None
    assert sign(language, wrong, *known, right) is None


def test_no_feminine_is_made_of_a_noun_that_has_none():
    assert sign("ca", "hotela", "hotel", "hotels") is None
    assert sign("ca", "camiona", "camio", "camions") is None
    assert sign("ca", "campiona", "campio", "campions", "campiones").kind == "form"


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("ca", "dormeix senteix dormut sentut tenit podera menjem tocem pagem hotela pareta handbola amica"),
        ("ca", "camiona ascola antrada ampresa enimal sotsmari"),
        ("ro", "cantez manceaza dormesc fetile casile kasa tacsi taksi fraganti totum documentu"),
    ],
)
def test_what_is_no_form_at_all_has_nothing_in_its_favour(language, wrong):
    lexicon, spelt = words(language).lexicon, spelling(language)
    told = [each for each in wrong.split() if sign_of(lexicon, spelt.word(each))]
    assert told == []


def test_a_latin_locution_is_named_where_dictionaries_of_the_language_have_it():
    assert sign("ca", "aequo", "casa").known == ("ex aequo",)
    assert sign("ro", "quo", "casa").kind == "locution"
    assert sign("ro", "flagranti", "casa").known == ("in flagranti",)
    assert sign("ca", "fraganti", "casa").known == ("in fraganti",)
    assert all(len(each.split()) > 1 for every in LATIN.values() for each in every.split("; "))


def test_nothing_speaks_for_a_word_that_the_list_has_or_that_is_too_short():
    assert sign("ca", "aequo", "aequo") is None
    assert sign("ca", "s", "casa") is None


# --- the whole lists


class Cut(Lexicon):
    """A list without some of its words, asked quickly."""

    def __init__(self, language, every):
        object.__setattr__(self, "language", language)
        object.__setattr__(self, "every", every)

    def contains(self, word):
        return word in self.every


@cache
def whole(language):
    rows = words(language).lexicon.rows
    return frozenset(word for length in rows for word in words_of(rows, length))


WRONG = {
    "ca": (
        # what the stem has; what it lacks; the forms that it has not
        ("ar ava ats", "", "it ida ut uda eixo eix int ent"),
        ("car quem", "", "cem ceu cen ces"),
        ("gar guem", "", "gem geu gen ges"),
        ("jar gem", "", "jem jeu jen jes"),
        ("çar cem", "", "çem çeu çen çes"),
        ("ir ia", "eixo", "eix eixen eixi ut uda"),
        ("ir eixo", "", "o en em eu ut uda at ada"),
        ("re ia", "", "it ida eix at ada ar"),
        ("er ia", "", "it ida eix at ada ar"),
        ("| s", "a es", "a es"),
        ("o ons", "ona ones", "ona ones"),
    ),
    "ro": (
        ("a and am", "ez eaza aza", "ez ezi eaza eze esc"),
        ("ca chez", "", "cez cezi ceaza ceze"),
        ("a ez eaza", "", "esc easca it ut u"),
        ("i im it", "esc", "esc este esti ez ut"),
        ("e em ere", "", "esc este ez eaza it"),
        ("a ele elor", "ile i", "ile ilor"),
        ("ul uri", "ele e", "e ele elor"),
        ("ul uri", "ii", "ii ilor"),
        ("ul ele", "uri ii", "uri urile urilor ii ilor"),
        ("ul ii", "uri ele", "uri urile urilor ele elor"),
    ),
}
"""Inflections that are none: of another conjugation, misspelt, a gender or a plural that a noun has not."""


def wrongly(language, has, lacks, forms):
    """Return a sample of such forms of the words of the list."""
    spelt, every = spelling(language), whole(language)
    ends = [[spelt.lines(each.strip("|")) for each in some.split()] for some in (has, lacks, forms)]
    stems = [each.removesuffix(ends[0][0]) for each in every if each.endswith(ends[0][0])]
    stems = sorted(
        stem
        for stem in stems
        if 3 < len(stem) < 11
        and all(stem + end in every for end in ends[0])
        and not any(stem + end in every for end in ends[1])
    )
    chosen = Random(7).sample(stems, min(SAMPLE, len(stems)))
    return [form for stem in chosen for end in ends[2] if (form := stem + end) not in every]


@pytest.mark.parametrize("language", sampled("wrong inflections", ["ca", "ro"], 1))
def test_hardly_one_wrong_inflection_of_a_hundred_has_anything_in_its_favour(language):
    """One at most in a hundred of each kind, and three in a thousand of all."""
    lexicon, told, tried = Cut(language, whole(language)), 0, 0
    for row in WRONG[language]:
        forms = wrongly(language, *row)
        found = sum(sign_of(lexicon, each) is not None for each in forms)
        assert found <= 0.01 * len(forms), row
        told, tried = told + found, tried + len(forms)
    assert tried > 10_000 and told <= 0.003 * tried


@pytest.mark.parametrize(("language", "least"), [("ca", 0.5), ("ro", 0.65)])
def test_of_every_fiftieth_word_taken_out_of_a_list_most_have_something_in_their_favour(language, least):
    every = sorted(word for word in whole(language) if 4 <= len(word) <= 10)
    gone = every[::50]
    lexicon = Cut(language, whole(language).difference(gone))
    assert sum(sign_of(lexicon, word) is not None for word in gone[::5]) >= least * len(gone[::5])
