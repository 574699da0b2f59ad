"""Which Romanian words are in the lexicon, by the sources alone.

The spelling dictionary (rospell) is the only source with most of the language. It knows more than the
dictionaries of words that federations go by, and its rules make forms that are not counted as words. So:

- vocatives (omule, mamo) and the spoken article (omu) are left out, as federations do;
- so is the gerund before a pronoun (lucrându-), which is no word without its hyphen;
- what a prefix makes (ne-, re-, auto-) stays only where a thesaurus or the word net has it: the rule would
  put the prefix before every verb and adjective there is;
- what is listed with re- before another word of the dictionary (rebunghinit) needs another source too: there
  are twenty-four thousand of them, put there by a program;
- a bare form with k, q, w or y that no other source knows is left out: such are names of programs (mkswap);
- learned words (in -iv, -ic, -oid and such) that no other source knows are left out: the dictionaries of
  neologisms are full of them, and those that players go by are not;
- a feminine (topografă of topograf) goes with its masculine, but those of persons (apelantă) stay;
- so is a verb of which no other source knows any form;
- the second person of the pluperfect is also in by its short form: cântaseți beside cântaserăți;
- regular forms that spaCy and simplemma give to words which are in are added, by the same filters.
"""

import lexicon_hunspell as hunspell
import lexicon_sources

FEMININE = frozenset("rRsufFA")
MASCULINE = frozenset("tQqDSLlCcMPz")
PROPER_NAMES = frozenset("UT")
PREFIXES = "nemai", "ne", "re", "auto"
VERBS = frozenset("BIKEHG")
PERSONS = "entă", "antă"
FOREIGN = frozenset("kqwy")
LEARNED = "iv", "ic", "ant", "ent", "oid", "al", "ar", "form"
PLUPERFECT, SHORT_PLUPERFECT = "serăți", "seți"
# Two tiles and three are reviewed by hand.
REVIEWED = 3


def read(sources, stored):
    """Each source's words, in ordinary spelling."""
    spacy = comma_below_table(lexicon_sources.spacy_table(sources["spacy"]))
    simplemma = comma_below_table(lexicon_sources.simplemma_table(sources["simplemma"]))
    lemmas = lexicon_sources.forms_and_lemmas(spacy) | lexicon_sources.forms_and_lemmas(simplemma)
    thesauri = comma_below(stored["mythes"]), comma_below(lexicon_sources.pickled_words(sources["rowordnet"]))
    spelt = spelt_words(sources["hunspell"], lemmas, thesauri)
    return {
        "words": spelt | given_forms(spacy, simplemma, spelt),
        "confirmed": spelt & lemmas.union(*thesauri),
    }


def choose(sets, spelling):
    vowels = set(spelling.word("aeiouy"))
    words = {word for word in sets["words"] if not vowels.isdisjoint(word)}
    return words, words & sets["confirmed"]


def wanted(rule):
    """Whether a rule of the dictionary makes words that count."""
    if "-" in rule.add or rule.flag in PROPER_NAMES:
        return False
    if not rule.suffix:
        return True
    vocative = (rule.flag in FEMININE or rule.flag in "tS") and rule.add.endswith("o")
    spoken = rule.flag in MASCULINE and rule.add.endswith(("u", "ule"))
    # To a noun in -u: calibru|le is called, and calibru|i is calibru-i, "is the calibre".
    after_u = rule.add in ("le", "i") and rule.condition.pattern == "(?:u)$"
    return not (vocative or spoken or after_u)


def spelt_words(source, lemmas, thesauri):
    """The words of the spelling dictionary that stay."""
    dictionary, entries = read_dictionary(source)
    stems = {stem for stem, _ in entries}
    listed = set().union(*thesauri)
    known = lemmas | listed
    words = set()
    for stem, flags in entries:
        if is_in(stem, flags, stems, known) and not (is_called(stem, flags, stems) and stem not in listed):
            forms = entry_words(dictionary, stem, flags, listed)
            if VERBS.isdisjoint(flags) or not forms.isdisjoint(known):
                words |= forms
    return words | {
        word.removesuffix(PLUPERFECT) + SHORT_PLUPERFECT for word in words if word.endswith(PLUPERFECT)
    }


def read_dictionary(source):
    """The spelling dictionary, and its entries that are no names."""
    dictionary = hunspell.read(
        lexicon_sources.part(source, "package/index.aff").decode(),
        lexicon_sources.part(source, "package/index.dic").decode(),
        wanted,
    )
    return dictionary, [
        (stem, flags) for stem, flags in dictionary.entries if stem.isalpha() and stem == stem.lower()
    ]


def forms_of_words(sources):
    """All forms of each word of the spelling dictionary, without those behind a prefix."""
    dictionary, entries = read_dictionary(sources["hunspell"])
    return {stem: entry_words(dictionary, stem, flags, set()) for stem, flags in entries}


def is_in(stem, flags, stems, known):
    if stem.endswith("ndu"):
        return False
    if stem in known or len(stem) <= REVIEWED:
        return True
    if "A" in flags and stem.endswith("ă") and stem[:-1] in stems:
        return stem.endswith(PERSONS) or is_in(stem[:-1], flags, stems, known)
    again = stem.startswith("re") and stem[2:] in stems
    foreign = not flags and not FOREIGN.isdisjoint(stem)
    learned = stem.endswith(LEARNED) and VERBS.isdisjoint(flags)
    return not again and not foreign and not learned


def is_called(stem, flags, stems):
    """Whether a bare form is a vocative, or a noun with the spoken article: omule, omu beside omul; mamo."""
    if flags:
        return False
    if stem.endswith("o"):
        return not stems.isdisjoint((stem[:-1] + "ă", stem[:-1] if stem.endswith("eo") else ""))
    return (stem.endswith("ule") and stem[:-1] in stems) or (
        stem.endswith("u") and {stem[:-1], stem + "l"} <= stems
    )


def entry_words(dictionary, stem, flags, listed):
    """An entry's forms; those behind a prefix only if the prefixed word itself is listed somewhere."""
    plain, prefixed = set(), set()
    for form, _, behind_prefix in hunspell.forms(dictionary, stem, flags):
        (prefixed if behind_prefix else plain).add(form)
    return plain | prefixed if prefixed & listed else plain


def given_forms(spacy, simplemma, words):
    """Forms that both tables give to a word which is in, without those that the rules above leave out."""
    return {
        form
        for form in spacy.keys() & simplemma.keys()
        if form not in words
        and form == form.lower()
        and any(is_form(form, lemma, words) for lemma in spacy[form])
    }


def is_form(form, lemma, words):
    if lemma not in words or form.endswith("ndu"):
        return False
    if any(form.startswith(prefix) and not lemma.startswith(prefix) for prefix in PREFIXES):
        return False
    spoken = (form.endswith("u") and form[:-1] in words) or (
        form.endswith("ule") and not words.isdisjoint((form[:-2], form[:-3]))
    )
    vocative = form.endswith("o") and not words.isdisjoint(form[:-1] + end for end in ("", "a", "ă", "e"))
    return not (spoken or vocative)


def comma_below(words):
    """Some sources write ş and ţ with a cedilla."""
    return {word.translate(CEDILLAS) for word in words}


def comma_below_table(table):
    return {
        form.translate(CEDILLAS): [lemma.translate(CEDILLAS) for lemma in lemmas]
        for form, lemmas in table.items()
    }


CEDILLAS = str.maketrans("şţ", "șț")
