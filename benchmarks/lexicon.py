"""A lexicon of ours beside any list of its language: python3 benchmarks/lexicon.py LIST LANGUAGE

    LIST        one word a line, plain, .gz or .xz, read just as Faristol imports it; or a folder of pages of
                such a list, where it can be had in parts alone: each goes from its first word to its last
    LANGUAGE    ca or ro

Prints precision (how many of ours are in the list), recall (how many of the list are in ours) and F1, for
each length in tiles and for all, the same for our confirmed words and for the others, and by name the words
of two and three tiles on which both differ. Use a federation's list to measure only: nothing of it may go
into a lexicon.

    --times     instead, how long our lexicons take to open, and their own words to be imported, here and
                in Pyodide (needs Node and node_modules); the longest slice is what a tap may have to wait
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from faristol.core.tiles import LANGUAGES  # noqa: E402
from faristol.errors import Rejected  # noqa: E402
from faristol.words.importing import import_list  # noqa: E402
from faristol.words.lexfile import LENGTHS, open_in_slices, open_lexicon  # noqa: E402
from faristol.words.lexicon import words_of  # noqa: E402
from faristol.words.slices import finish  # noqa: E402
from faristol.words.spelling import spelling  # noqa: E402

NAMED = (2, 3)


def lexicon_file(language):
    name = LANGUAGES[language]
    return (ROOT / "lexicons" / name / f"{name}.lex").read_bytes()


# --- quality


def compare(path, language):
    ours = open_lexicon(lexicon_file(language))
    print(f"{ours.name} {ours.version}: {ours.words:,} words")
    mine = {word for length in LENGTHS for word in words_of(ours.rows, length)}
    pages = sorted(path.iterdir()) if path.is_dir() else [path]
    listed = [listed_words(page, language) for page in pages]
    if path.is_dir():
        text = spelling(language).text
        ends = [(min(map(text, page)), max(map(text, page))) for page in listed]
        mine = {word for word in mine if any(first <= text(word) <= last for first, last in ends)}
    show(ours, mine, set().union(*listed), spelling(language).text)


def listed_words(path, language):
    imported = finish(import_list(path.read_bytes(), language, path.name))
    print(f"{path.name}: {imported.lexicon.words:,} words; left out {imported.too_short} too short, "
          f"{imported.too_long} too long, {imported.repeated} repeated")  # fmt: skip
    return {word for length in LENGTHS for word in words_of(imported.lexicon.rows, length)}


def show(ours, mine, listed, text):
    print("\ntiles      ours      list  precision  recall     F1")
    for length in LENGTHS:
        print_line(str(length), *(of_lengths(words, [length]) for words in (mine, listed)))
    print_line("2-8", *(of_lengths(words, range(2, 9)) for words in (mine, listed)))
    sure = set(filter(ours.is_confirmed, mine))
    for what, words in (("all", mine), ("sure", sure), ("rest", mine - sure)):
        print_line(what, words, listed)
    for length in NAMED:
        here, there = (of_lengths(words, [length]) for words in (mine, listed))
        for what, words in (("only ours", here - there), ("only in the list", there - here)):
            print(f"\n{length} tiles, {what} ({len(words)}): {' '.join(map(text, sorted(words)))}")


def of_lengths(words, lengths):
    return {word for word in words if len(word) in lengths}


def print_line(what, ours, listed):
    both = len(ours & listed)
    precision, recall = both / max(1, len(ours)), both / max(1, len(listed))
    harmonic = 2 * precision * recall / (precision + recall) if both else 0
    print(f"{what:5}{len(ours):10,}{len(listed):10,}{precision:11.4f}{recall:8.4f}{harmonic:7.4f}")


# --- times


def slices(work):
    """How long the whole takes and its longest slice, in milliseconds, and what came of it."""
    start, longest = time.perf_counter(), 0.0
    while True:
        before = time.perf_counter()
        try:
            next(work)
        except StopIteration as end:
            now = time.perf_counter()
            return 1000 * (now - start), 1000 * max(longest, now - before), end.value
        longest = max(longest, time.perf_counter() - before)


def times(data, language, runs=3):
    """Medians of opening a .lex and of importing the same words as a plain list."""
    opened = [slices(open_in_slices(data)) for _ in range(runs)]
    lexicon = opened[-1][-1]
    text = spelling(language).text
    words = sorted(text(word) for length in LENGTHS for word in words_of(lexicon.rows, length))
    plain = "\n".join(words).replace("[", "").replace("]", "")
    if language == "ca":
        plain = plain.replace("Q", "QU")
    imported = [slices(import_list(plain.encode(), language, "list")) for _ in range(runs)]
    assert imported[-1][-1].lexicon.sha256 == lexicon.sha256
    return {
        what: [statistics.median(run[0] for run in done), statistics.median(run[1] for run in done)]
        for what, done in (("open", opened), ("import", imported))
    }


def times_of_both():
    return {language: times(lexicon_file(language), language) for language in LANGUAGES}


IN_PYODIDE = """
import { loadPyodide } from "%(root)s/node_modules/pyodide/pyodide.mjs";
const python = await loadPyodide();
python.FS.mkdirTree("/faristol");
python.FS.mount(python.FS.filesystems.NODEFS, { root: "%(root)s" }, "/faristol");
console.log(python.runPython(`
import sys, json
sys.path.insert(0, "/faristol/benchmarks")
import lexicon
json.dumps(lexicon.times_of_both())
`));
"""


def print_times():
    here = times_of_both()
    program = IN_PYODIDE % {"root": ROOT.as_posix()}
    node = subprocess.run(
        ["node", "--input-type=module"], input=program, capture_output=True, text=True, check=True
    )
    there = json.loads(node.stdout)
    for where, figures in (("this Python", here), ("Pyodide", there)):
        for language, done in figures.items():
            for what, (whole, longest) in done.items():
                print(f"{where:12} {language} {what:7} {whole:6.0f} ms, longest slice {longest:4.0f} ms")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("list", nargs="?", type=Path)
    parser.add_argument("language", nargs="?", choices=LANGUAGES)
    parser.add_argument("--times", action="store_true")
    asked = parser.parse_args()
    if asked.times:
        print_times()
    elif asked.list and asked.language:
        try:
            compare(asked.list, asked.language)
        except (Rejected, OSError) as refused:
            sys.exit(
                f"{asked.list} cannot be read as a list of words: {refused} {getattr(refused, 'details', '')}"
            )
    else:
        parser.error("which list, and of which language?")


if __name__ == "__main__":
    main()
