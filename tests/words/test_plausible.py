"""What speaks for a word that the list lacks; what speaks for none stays as refused as it was."""

from random import Random

import pytest

from drivers.few_words import few
from drivers.lexicons import words
from faristol.words.lexicon import Lexicon, words_of
from faristol.words.plausible import LATIN, sign_of
from faristol.words.spelling import spelling

VERB = "cantar canto cantes canta cantem canteu canten cantava cantaves cantat"


def sign(language, written, *known):
    lexicon = few(language, *known).lexicon
    return sign_of(lexicon, spelling(language).word(written))


def test_a_form_of_a_verb_is_told_by_the_other_forms_of_it():
    found = sign("ca", "cantarien", *VERB.split())
    assert found.kind == "form" and found.known[0] == "CANTAR"


def test_three_forms_of_a_noun_or_adjective_speak_for_the_fourth():
    assert sign("ca", "bonica", "bonic", "bonics", "boniques").kind == "form"
    assert sign("ro", "dronului", "dron", "drone", "dronul", "droni", "dronii", "dronilor").kind == "form"


@pytest.mark.parametrize("known", [("canto",), ("canto", "cantes"), tuple(["gat", "gata", "gats"])])
def test_a_stem_alone_speaks_for_nothing(known):
    assert sign("ca", "cantarien", *known) is None


def test_a_latin_locution_is_named():
    assert sign("ca", "aequo", "casa").known == ("ex aequo",)
    assert sign("ro", "quo", "casa").kind == "locution"
    assert all(len(locution.split()) > 1 for locution in LATIN.split("; "))


def test_another_spelling_that_the_list_has_is_named():
    found = sign("ro", "folklor", "folclor")
    assert found.kind == "spelling" and found.known == ("FOLCLOR",)
    assert sign("ca", "ampelt", "empelt").kind == "spelling"
    assert sign("ca", "cempelt", "campelt") is None, "only at the beginning of a word"


def test_nothing_speaks_for_a_word_that_the_list_has_or_that_is_too_short():
    assert sign("ca", "aequo", "aequo") is None
    assert sign("ca", "s", "casa") is None


@pytest.mark.parametrize(("language", "least", "most"), [("ca", 0.5, 0.03), ("ro", 0.5, 0.03)])
def test_most_words_that_a_list_could_lack_are_spoken_for_and_hardly_any_others(language, least, most):
    lexicon, chance = words(language).lexicon, Random(7)
    every = [word for length in range(6, 11) for word in words_of(lexicon.rows, length)]
    letters = range(1, len(spelling(language).letters) + 1)

    class Without(Lexicon):
        """The list as if it had one word less."""

        def __init__(self, word):
            object.__setattr__(self, "language", language)
            object.__setattr__(self, "word", word)

        def contains(self, word):
            return word != self.word and lexicon.contains(word)

    some = chance.sample(every, 400)
    found = sum(sign_of(Without(word), word) is not None for word in some)
    assert found >= least * len(some)
    strange = [w[:2] + bytes([chance.choice(letters)]) + w[3:] for w in some]
    strange = [word for word in strange if not lexicon.contains(word)]
    assert sum(sign_of(lexicon, word) is not None for word in strange) <= most * len(strange)
