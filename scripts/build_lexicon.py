"""Builds the lexicons from their sources: python3 scripts/build_lexicon.py [catalan] [romanian]

    --keep    also stores the words of Debian's packages again (lexicons/<language>/kept)

Reads lexicons/<language>/sources.toml, additions.txt and removals.txt and writes <language>.lex beside them,
its first line alone as <language>.json, how many words are confirmed into measured.json, and for each earlier
edition the words that came or went with the next one as <its version>.lex. The same sources give the same
files. Packages come by npm, pip and apt-get and lie in build/lexicons. The first time takes some minutes,
half a gigabyte of memory and 130 MB from the network.
"""

import argparse
import importlib
import re
import sys
from itertools import pairwise

import toolbox

sys.path.insert(0, str(toolbox.ROOT / "py"))

import tomllib  # noqa: E402

import lexicon_sources  # noqa: E402
from faristol.words.editions import earlier_edition, way_back  # noqa: E402
from faristol.words.lexfile import open_lexicon, write  # noqa: E402
from faristol.words.lexicon import Lexicon, marks, rows_of, words_of  # noqa: E402
from faristol.words.slices import finish  # noqa: E402
from faristol.words.spelling import LONGEST, SHORTEST, UNSPELT, spelling  # noqa: E402

LEXICONS = toolbox.ROOT / "lexicons"
LANGUAGES = ("catalan", "romanian")


def build(name):
    """The lexicon of a language."""
    folder = LEXICONS / name
    about = read_about(name)
    rules = importlib.import_module(f"lexicon_{name}")
    tiles = spelling(about["language"])
    stored = {
        source: stored_words(folder, source) for source, data in about["sources"].items() if "keep" in data
    }
    reviewed = {which: set(listed(folder / f"{which}.txt")) for which in ("left_out", "let_in")}
    sources = rules.read(about["sources"], stored, **reviewed)
    sets = {source: as_tiles(words, tiles) for source, words in sources.items()}
    words, confirmed = rules.choose(sets, tiles)
    made = rules.forms_of_words(about["sources"])
    added, removed = (by_hand(folder / f"{which}.txt", tiles, made) for which in ("additions", "removals"))
    words = (words - removed) | added
    rows = rows_of(words)
    return Lexicon.of(
        rows,
        marks(rows, (confirmed | added) & words),
        language=about["language"],
        name=about["name"],
        version=about["version"],
        licence=about["licence"],
    )


def earlier_editions(name, lexicon):
    """The editions before this one, the newest first, rebuilt from the list that now lies there."""
    folder = LEXICONS / name
    found = [open_lexicon((folder / f"{name}.lex").read_bytes())]
    versions = [path.stem for path in folder.glob("20*.lex")]
    for version in way_back(versions, min(versions)):
        changed = open_lexicon((folder / f"{version}.lex").read_bytes())
        found.append(finish(earlier_edition(found[-1], changed)))
    return [edition for edition in found if edition.version != lexicon.version]


def write_changed(name, lexicon, edition):
    """Writes the words that came or went between an edition and the one after it, beside the list."""
    words, before = (
        {word for length in each.rows for word in words_of(each.rows, length)} for each in (lexicon, edition)
    )
    rows = rows_of(words ^ before)
    about = {key: getattr(edition, key) for key in ("language", "name", "version", "licence")}
    changed = Lexicon.of(rows, marks(rows, set(filter(edition.is_confirmed, words ^ before))), **about)
    (LEXICONS / name / f"{edition.version}.lex").write_bytes(write(changed))


def read_about(name):
    return tomllib.loads((LEXICONS / name / "sources.toml").read_text("utf-8"))


def as_tiles(words, tiles):
    """Returns the words that tiles can spell and that fit on the board."""
    spelt = tiles.lines("\n".join(words)).split(b"\0")
    return {word for word in spelt if SHORTEST <= len(word) <= LONGEST and UNSPELT not in word}


def by_hand(path, tiles, made=None):
    """The words of a hand-made file; of those with a star all forms that the spelling dictionary makes."""
    words = set()
    for word in listed(path):
        plain = word.removesuffix("*")
        words.add(tiles.word(plain))
        if made and word != plain:
            if plain not in made:
                raise SystemExit(f"{path.name}: the spelling dictionary makes no forms of “{plain}”")
            words |= as_tiles(made[plain], tiles)
    if None in words:
        raise SystemExit(f"{path.name}: a word that tiles cannot spell")
    return words


def listed(path):
    """The words of a hand-made file: `words: the reason they are here`, # begins a remark."""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        words, colon, reason = line.partition("#")[0].partition(":")
        if words.strip() and not (colon and reason.strip()):
            raise SystemExit(f"{path.name}: no reason is given in “{line}”")
        yield from words.split()


def stored_words(folder, source):
    path = folder / "kept" / f"{source}.xz"
    words = lexicon_sources.read_words(path)
    if lexicon_sources.digest(words) != read_about(folder.name)["sources"][source]["keep"]:
        raise lexicon_sources.Changed(f"{path} is not what sources.toml names")
    return words


def words_of_package(source):
    """Returns the words of a package that are stored beside the list."""
    read = lexicon_sources.thesaurus if source["part"].endswith(".dat") else lexicon_sources.plain_list
    return {word for word in read(source) if word.isalpha() or "·" in word}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE")
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    for name in asked.languages or LANGUAGES:
        with toolbox.step(f"Building the {name} lexicon"):
            if asked.keep:
                for source, data in read_about(name)["sources"].items():
                    if "keep" in data:
                        words = words_of_package(data)
                        lexicon_sources.write_words(words, LEXICONS / name / "kept" / f"{source}.xz")
                        print(f"    {source}: keep = {lexicon_sources.digest(words)!r}")
            lexicon = build(name)
            editions = earlier_editions(name, lexicon)
            for after, edition in pairwise((lexicon, *editions)):
                write_changed(name, after, edition)
            data = write(lexicon, {edition.sha256: edition.version for edition in editions})
            (LEXICONS / name / f"{name}.lex").write_bytes(data)
            (LEXICONS / name / f"{name}.json").write_bytes(data.partition(b"\n")[0] + b"\n")
            measured = LEXICONS / name / "measured.json"
            sure = sum(bits.bit_count() for bits in lexicon.confirmed.values())
            text = re.sub(r'(?<="confirmed": )\d+,', f"{sure},", measured.read_text("utf-8"), count=1)
            measured.write_text(text, "utf-8")
            print(f"    {lexicon.words:,} words in {len(data):,} bytes, {lexicon.sha256}")


if __name__ == "__main__":
    main()
