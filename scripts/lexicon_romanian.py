"""Which Romanian words are in the lexicon, by the sources alone.

The spelling dictionary (rospell) is the only source with most of the language. It knows more than the
dictionaries of words that federations go by, and its rules make forms that are not counted as words. So:

- vocatives (omule, mamo) and the spoken article (omu) are left out, as federations do;
- so is the gerund before a pronoun (lucrându-), which is no word without its hyphen;
- a verb stays if the conjugator knows it, or other sources its gerund, its infinitive in -a or its participle
  in -it; of the others only those in -uiesc, and in -esc if no source knows them even as adjectives;
- a participle or a long infinitive that no other source knows goes with its verb (degivrat, degivrare);
- what a prefix makes (ne-, re-, auto-) stays only where a thesaurus, the word net or the conjugator has it:
  the rule would put the prefix before every verb and adjective there is;
- what is listed with re- before another word or form (rebunghinit, reafumă) needs another source too: there
  are thousands of them, put there by a program;
- a bare form with k, q, w or y that no other source knows is left out: such are names of programs (mkswap);
- learned words (in -oid, -logie and such) that no other source knows are left out: the dictionaries of
  neologisms are full of them, and those that players go by are not;
- a feminine (topografă of topograf) goes with its masculine, but those of persons (apelantă) stay;
- the participle of a verb that other sources know is declined (dinamitatul), as the dictionary often omits;
- the second person of the pluperfect is also in by its short form: cântaseți beside cântaserăți;
- regular forms that spaCy and simplemma give to words which are in are added, by the same filters.

Entries that no other source knows were read one by one by readers who know the general dictionaries: those
of which they said that these do not have them (left_out.txt) are not taken, those that they know (let_in.txt)
are.

What is right of each kind was counted on two dozen pages of a federation's list; no word of it is taken.
"""

import re

import lexicon_hunspell as hunspell
import lexicon_sources

FEMININE = frozenset("rRsufFA")
MASCULINE = frozenset("tQqDSLlCcMPz")
PROPER_NAMES = frozenset("UT")
PREFIXES = "nemai", "ne", "re", "auto"
VERBS = frozenset("BIKEHG")
ADJECTIVES = "Q"
PERSONS = "entă", "antă"
FOREIGN = frozenset("kqwy")
LEARNED = "ant", "oid", "form", "logie"
# How participles and long infinitives end, and how their verbs do.
PARTICIPLES = {"at": "a", "it": "i", "ât": "î"}
INFINITIVES = {"are": "a", "ere": "e", "ire": "i", "âre": "î"}
DECLINED = "t", "tul", "tului", "ți", "ții", "ților", "tă", "ta", "te", "tei", "tele", "telor"
PLUPERFECT, SHORT_PLUPERFECT = "serăți", "seți"
# Two tiles and three are reviewed by hand.
REVIEWED = 3


class Known:
    """What the other sources know."""

    def __init__(self, tables, thesauri, verbs, let_in=frozenset()):
        self.let_in = let_in
        self.listed = set().union(*thesauri)
        self.words = tables | self.listed
        self.verbs = verbs
        self.prefixed = self.listed | verbs


def read(sources, stored, left_out, let_in):
    """Each source's words, in ordinary spelling; entries of the spelling dictionary as its readers said."""
    spacy = comma_below_table(lexicon_sources.spacy_table(sources["spacy"]))
    simplemma = comma_below_table(lexicon_sources.simplemma_table(sources["simplemma"]))
    tables = lexicon_sources.forms_and_lemmas(spacy) | lexicon_sources.forms_and_lemmas(simplemma)
    thesauri = comma_below(stored["mythes"]), comma_below(lexicon_sources.pickled_words(sources["rowordnet"]))
    known = Known(tables, thesauri, conjugated(sources["verbs"]), let_in)
    spelt = spelt_words(sources["hunspell"], known, left_out)
    return {
        "words": spelt | given_forms(spacy, simplemma, spelt),
        "confirmed": spelt & known.words,
    }


def conjugated(source):
    """The verbs that the conjugator knows, by their infinitives."""
    return comma_below(re.findall("<i>(.+?)</i>", lexicon_sources.part(source, source["part"]).decode()))


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


def spelt_words(source, known, left_out=frozenset()):
    """The words of the spelling dictionary that stay."""
    dictionary, entries = read_dictionary(source)
    made = [
        (stem, flags, entry_words(dictionary, stem, flags, known))
        for stem, flags in entries
        if stem not in left_out
    ]
    stems = {stem for stem, _, _ in made}
    every = set().union(*(forms for _, _, forms in made))
    words = set()
    for stem, flags, forms in made:
        if is_verb(flags):
            words |= forms if verb_is_in(stem, forms, known) else forms & known.words
    inflected = words | known.verbs
    for stem, flags, forms in made:
        if is_verb(flags) or (is_called(stem, flags, stems) and stem not in known.listed):
            continue
        if is_in(stem, flags, stems, every, inflected, known):
            words |= forms
    for verb in words & known.verbs & known.words:
        words |= participle(verb)
    return words | {
        word.removesuffix(PLUPERFECT) + SHORT_PLUPERFECT for word in words if word.endswith(PLUPERFECT)
    }


def is_verb(flags):
    return not VERBS.isdisjoint(flags)


def verb_is_in(stem, forms, known):
    """Whether a verb stays: the conjugator knows it, or another source a form that only it can have."""
    sure = {form for form in forms if form.endswith("nd")} | {stem.removesuffix("ez") + "a"} & forms
    if stem in known.let_in:
        return True
    if not forms.isdisjoint(known.verbs) or not sure.isdisjoint(known.words):
        return True
    if not stem.endswith("esc"):
        return False
    # Adjectives (brașovenesc) are listed as verbs too; none ends in -uiesc, and none has a participle.
    of_verbs = stem.endswith("uiesc") or stem.removesuffix("esc") + "it" in known.words
    return of_verbs or (forms.isdisjoint(known.words) and not stem.startswith("re"))


def participle(verb):
    """All forms of a regular verb's participle."""
    return {
        verb.removesuffix(infinitive) + ending[:-1] + end
        for ending, infinitive in PARTICIPLES.items()
        if verb.endswith(infinitive) and not verb.endswith("ea")
        for end in DECLINED
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
    return {stem: entry_words(dictionary, stem, flags) for stem, flags in entries}


def is_in(stem, flags, stems, every, inflected, known):
    """Whether an entry that is no verb stays; `inflected` are the forms of the verbs that are in."""
    if stem.endswith("ndu"):
        return False
    if stem in known.words or stem in known.let_in or len(stem) <= REVIEWED:
        return True
    if "A" in flags and stem.endswith("ă") and stem[:-1] in stems and not stem.endswith(PERSONS):
        return is_in(stem[:-1], ADJECTIVES, stems, every, inflected, known)
    for ending, infinitive in (PARTICIPLES if ADJECTIVES in flags else INFINITIVES).items():
        if stem.endswith(ending):
            return stem.removesuffix(ending) + infinitive in inflected
    again = stem.startswith("re") and stem[2:] in every
    foreign = not flags and not FOREIGN.isdisjoint(stem)
    return not again and not foreign and not stem.endswith(LEARNED)


def is_called(stem, flags, stems):
    """Whether a bare form is a vocative, or a noun with the spoken article: omule, omu beside omul; mamo."""
    if flags:
        return False
    if stem.endswith("o"):
        return not stems.isdisjoint((stem[:-1] + "ă", stem[:-1] if stem.endswith("eo") else ""))
    return (stem.endswith("ule") and stem[:-1] in stems) or (
        stem.endswith("u") and {stem[:-1], stem + "l"} <= stems
    )


def entry_words(dictionary, stem, flags, known=None):
    """An entry's forms; those behind a prefix only if they are known, of a verb by its infinitive."""
    made = list(hunspell.forms(dictionary, stem, flags))
    words = {form for form, _, prefixed in made if not prefixed}
    for prefix in PREFIXES if known else ():
        behind = {form for form, _, prefixed in made if prefixed and form.startswith(prefix)}
        if prefix == "re" and is_verb(flags):
            stays = any(again_is_known(verb, known) for verb in words & known.verbs)
        else:
            stays = not behind.isdisjoint(known.prefixed)
        if stays:
            words |= behind
    return words


def again_is_known(verb, known):
    """Whether the verb with re- is known: to the conjugator, before î (reîncepe) to a thesaurus too."""
    return "re" + verb in (known.prefixed if verb.startswith("î") else known.verbs)


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
