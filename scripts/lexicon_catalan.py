"""Which Catalan words are in the lexicon, by the sources alone.

Three lists vote: Debian's word list of 2011, spaCy's table of lemmas and simplemma's. A word is in if two
of them know it. The spelling dictionary knows nearly everything, and much that no normative dictionary has
(chemistry, medicine, adverbs in -ment), so it only helps with short words, which are the ones that matter
most and go wrong most: lists are full of abbreviations and symbols of two and three letters. And it
tells proper names: what it knows only with a capital is none of our words. Three rules more, each measured
on a federation's list:

- what makes it a verb stays only if the conjugator knows the verb (of 85 that it lacks, three in four are in
  no normative dictionary), as far as no other entry makes the same form;
- a word that only the list of 2011 and one table know, and the spelling dictionary does not, is left out;
- a verb in -ir that has -eix, -eixen and -eixo has -eixs too, which the tables often lack.
"""

import re
from collections import Counter, defaultdict

import lexicon_hunspell as hunspell
import lexicon_sources

# Pronouns before and after (l', -me), and units of measure: sixteen million forms that are not words.
LEFT_OUT = {"_C", "_D", "_V", "_v", "_W", "_Y", "_Z", "U1", "U2", "U3", "U4"}
FORBIDDEN = "ZZ"
# Two tiles and three are reviewed by hand.
REVIEWED = 3
# The spelling dictionary's flags of the conjugations.
CONJUGATED = re.compile("0[0-9A-F]|1[0-4]")


def read(sources, stored, **_):
    """Each source's words, in ordinary spelling."""
    made = entries(sources["hunspell"])
    verbs = set(
        re.findall("<i>(.+?)</i>", lexicon_sources.part(sources["verbs"], sources["verbs"]["part"]).decode())
    )
    others, rest = set(), set()
    for stem, flags, forms in made:
        (others if is_other_verb(stem, flags, verbs) else rest).update(forms)
    spelt = others | rest
    return {
        "list": stored["wcatalan"],
        "spacy": lexicon_sources.forms_and_lemmas(lexicon_sources.spacy_table(sources["spacy"])),
        "simplemma": lexicon_sources.forms_and_lemmas(lexicon_sources.simplemma_table(sources["simplemma"])),
        "hunspell": lexicon_sources.small(spelt),
        "names": {word.lower() for word in spelt if word.istitle()} - spelt,
        "other verbs": others,
        "other words": rest,
    }


def entries(source):
    """Each entry of the spelling dictionary: its word, its flags, and all its forms."""
    dictionary = hunspell.read(
        lexicon_sources.part(source, "package/index.aff").decode(),
        lexicon_sources.part(source, "package/index.dic").decode(),
        lambda rule: rule.flag not in LEFT_OUT,
    )
    forbidden = {stem for stem, flags in dictionary.entries if FORBIDDEN in flags}
    return [
        (stem, flags, {form for form, _, _ in hunspell.forms(dictionary, stem, flags)} - forbidden)
        for stem, flags in dictionary.entries
        if stem not in forbidden
    ]


def forms_of_words(sources):
    """All forms of each word of the spelling dictionary."""
    made = defaultdict(set)
    for stem, _, forms in entries(sources["hunspell"]):
        made[stem] |= forms
    return made


def is_other_verb(stem, flags, verbs):
    """Whether an entry is a verb that the conjugator does not know."""
    return stem not in verbs and any(map(CONJUGATED.fullmatch, flags))


def choose(sets, spelling):
    """The words of the lexicon and those of them that are confirmed, from each source's words as tiles."""
    voters = sets["list"], sets["spacy"], sets["simplemma"]
    votes = Counter(word for voter in voters for word in voter)
    vowels = set(spelling.word("aeiouqu"))
    words = {
        word for word, count in votes.items() if not vowels.isdisjoint(word) and is_in(word, count, sets)
    }
    words -= {name for name in sets["names"] - sets["hunspell"] if len(name) > REVIEWED}
    words -= sets["other verbs"] - sets["other words"]
    words |= second_persons(words, spelling)
    confirmed = words & sets["list"] & sets["hunspell"] & (sets["spacy"] | sets["simplemma"])
    return words, confirmed


def second_persons(words, spelling):
    """The forms in -eixs of the verbs that are inflected as patir is: patir, pateix, pateixen, pateixs."""
    eix, ir, ar, s, *others = map(spelling.word, ("eix", "ir", "ar", "s", "en", "o"))
    return {
        word + s
        for word in words
        if word.endswith(eix)
        and word.removesuffix(eix) + ir in words
        and word + ar not in words
        and all(word + end in words for end in others)
    }


def is_in(word, votes, sets):
    if len(word) == 2:
        return word in sets["list"] and (votes > 1 or word in sets["hunspell"])
    if len(word) == 3:
        others = sets["hunspell"], sets["spacy"], sets["simplemma"]
        return word in sets["list"] or all(word in other for other in others)
    in_list_of_2011 = word in sets["list"] and votes == 2
    return votes > 1 and (word in sets["hunspell"] or not in_list_of_2011)
