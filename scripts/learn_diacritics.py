"""Learns where Romanian words have diacritics: python3 scripts/learn_diacritics.py

From the packages of which the Romanian list is made (lexicons/romanian/sources.toml) it writes the rules of
py/faristol/speech/diacritics.py, which need no list. Run it after the list was built with other sources.
"""

import sys
from collections import Counter, defaultdict
from os.path import commonprefix

import toolbox

sys.path.insert(0, str(toolbox.ROOT / "py"))

import build_lexicon  # noqa: E402
import lexicon_romanian  # noqa: E402
from faristol.core.letters import ordinary  # noqa: E402
from faristol.core.tiles import tile_set  # noqa: E402
from faristol.speech.diacritics import around  # noqa: E402
from faristol.words.lexfile import open_lexicon  # noqa: E402
from faristol.words.lexicon import words_of  # noqa: E402

LIST = build_lexicon.LEXICONS / "romanian"
RULES = toolbox.ROOT / "py/faristol/speech/pronouncing/romanian_diacritics.txt"
PLAIN = str.maketrans("ăâîșşțţ", "aaisstt")
COMMA_BELOW = str.maketrans("şţ", "șț")
SIGNED = "aist"


def spellings():
    """Return for each word of the list, as tiles write it, those that the sources have."""
    about = build_lexicon.read_about("romanian")["sources"]
    stored = {name: build_lexicon.stored_words(LIST, name) for name, data in about.items() if "keep" in data}
    found = defaultdict(set)
    for word in lexicon_romanian.read(about, stored)["words"]:
        found[word.translate(PLAIN)].add(word.translate(COMMA_BELOW))
    lexicon, tiles = open_lexicon((LIST / "romanian.lex").read_bytes()), tile_set("ro")
    words = (ordinary(tiles, word) for length in lexicon.rows for word in words_of(lexicon.rows, length))
    return {word: found[word] for word in words if word in found}


def agreed(word, written):
    """Return the word with the signs that all its spellings have."""
    letters = [{each[at] for each in written} for at in range(len(word))]
    return "".join(
        found.pop() if len(found) == 1 else plain for found, plain in zip(letters, word, strict=True)
    )


def learn(words):
    """Return the shortest rules that give each of the words its signs."""
    places = defaultdict(dict)
    for word, written in words.items():
        for at, letter in enumerate(agreed(word, written)):
            if word[at] in SIGNED:
                places[word[at]][around(word, at)] = letter
    rules = {}
    for plain, letters in places.items():
        divide(sorted(letters.items()), 1, plain, rules)
    return rules


def divide(places, length, inherited, rules):
    """Write a rule where most places have another letter than the shorter rule says, then the exceptions."""
    letters = Counter(letter for _, letter in places)
    most = max(letters, key=lambda letter: (letters[letter], letter == inherited))
    if most != inherited:
        rules[places[0][0][:length]] = most
    if len(letters) > 1:
        parts = defaultdict(list)
        for place in places:
            parts[place[0][length]].append(place)
        for part in parts.values():
            divide(part, length + 1, most, rules)


def folded(rules):
    before, lines = "", []
    for rule in sorted(rules):
        shared = len(commonprefix([before, rule]))
        lines.append(chr(ord("A") + shared) + rule[shared:] + rules[rule])
        before = rule
    return "\n".join(lines) + "\n"


def main():
    words = spellings()
    rules = learn(words)
    RULES.write_text(folded(rules), "utf-8")
    signed = sum(word != agreed(word, written) for word, written in words.items())
    print(f"{len(words)} words, {signed} with signs: {len(rules)} rules, {RULES.stat().st_size} bytes")


if __name__ == "__main__":
    main()
