"""Which Catalan words are in the lexicon, by the sources alone.

Three lists vote: Debian's word list of 2011, spaCy's table of lemmas and simplemma's. A word is in if two
of them know it. The spelling dictionary knows nearly everything, and much that no normative dictionary has
(chemistry, medicine, adverbs in -ment), so it only helps with short words, which are the ones that matter
most and go wrong most: lists are full of abbreviations and symbols of two and three letters. And it
tells proper names: what it knows only with a capital is none of our words.
"""

from collections import Counter

import lexicon_hunspell as hunspell
import lexicon_sources

# Pronouns before and after (l', -me), and units of measure: sixteen million forms that are not words.
LEFT_OUT = {"_C", "_D", "_V", "_v", "_W", "_Y", "_Z", "U1", "U2", "U3", "U4"}
FORBIDDEN = "ZZ"
# Two tiles and three are reviewed by hand.
REVIEWED = 3


def read(sources, stored):
    """Each source's words, in ordinary spelling."""
    spelt = hunspell_forms(sources["hunspell"])
    return {
        "list": stored["wcatalan"],
        "spacy": lexicon_sources.forms_and_lemmas(lexicon_sources.spacy_table(sources["spacy"])),
        "simplemma": lexicon_sources.forms_and_lemmas(lexicon_sources.simplemma_table(sources["simplemma"])),
        "hunspell": lexicon_sources.small(spelt),
        "names": {word.lower() for word in spelt if word.istitle()} - spelt,
    }


def hunspell_forms(source):
    dictionary = hunspell.read(
        lexicon_sources.part(source, "package/index.aff").decode(),
        lexicon_sources.part(source, "package/index.dic").decode(),
        lambda rule: rule.flag not in LEFT_OUT,
    )
    words, forbidden = set(), set()
    for stem, flags in dictionary.entries:
        if FORBIDDEN in flags:
            forbidden.add(stem)
        else:
            words.update(form for form, _, _ in hunspell.forms(dictionary, stem, flags))
    return words - forbidden


def choose(sets, spelling):
    """The words of the lexicon and those of them that are confirmed, from each source's words as tiles."""
    voters = sets["list"], sets["spacy"], sets["simplemma"]
    votes = Counter(word for voter in voters for word in voter)
    vowels = set(spelling.word("aeiouqu"))
    words = {
        word for word, count in votes.items() if not vowels.isdisjoint(word) and is_in(word, count, sets)
    }
    words -= {name for name in sets["names"] - sets["hunspell"] if len(name) > REVIEWED}
    confirmed = words & sets["list"] & sets["hunspell"] & (sets["spacy"] | sets["simplemma"])
    return words, confirmed


def is_in(word, votes, sets):
    if len(word) == 2:
        return word in sets["list"] and (votes > 1 or word in sets["hunspell"])
    if len(word) == 3:
        others = sets["hunspell"], sets["spacy"], sets["simplemma"]
        return word in sets["list"] or all(word in other for other in others)
    return votes > 1
