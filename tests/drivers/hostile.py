"""What nobody writes by hand, of any size: what a careless program, a damaged disk or a joker may send."""

import base64
import html
import json
from collections.abc import Callable, Mapping
from io import BytesIO
from random import Random
from zipfile import ZIP_DEFLATED, ZipFile

Make = Callable[[int], bytes]
"""Returns about so many bytes."""

PAGE = b"<!doctype html>\n"
GCG = b"#player1 a Anna\n#player2 b Biel\n"
LONG_NUMBER = "9" * 30
ODD = "\u202e\u0301\u200d\ud800\0ș·ŀ￿\U0001f600"
"""Right to left, an accent without its letter, half a letter, nothing, and letters of several parts."""


def repeated(piece: str | bytes, before: str | bytes = b"", after: str | bytes = b"") -> Make:
    """Return what writes a piece again and again."""
    one, head, tail = map(_bytes, (piece, before, after))
    return lambda size: head + one * (size // len(one) + 1) + tail


def _bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")


def noise(size: int) -> bytes:
    return Random(size).randbytes(size)


def noisy_text(size: int) -> bytes:
    return base64.b64encode(noise(size * 3 // 4))


def lines_of(line: str, before: str = "") -> Make:
    """Return what writes numbered lines."""

    def make(size: int) -> bytes:
        count = max(1, size // max(1, len(line.format(1))))
        return (before + "".join(f"{line.format(number)}\n" for number in range(1, count + 1))).encode()

    return make


def nested(size: int) -> bytes:
    return b"[" * (size // 2) + b"]" * (size // 2)


BOOK = '<workbook><sheets><sheet name="a" id="r"/></sheets></workbook>'
RELS = '<Relationships><Relationship Id="r" Target="s.xml"/></Relationships>'


def workbook(sheet: Make, texts: Make = lambda size: b"<sst/>") -> Make:
    """Return what packs a sheet and the texts of its cells, each of so many bytes, as a spreadsheet does."""

    def make(size: int) -> bytes:
        parts = {"workbook.xml": BOOK, "_rels/workbook.xml.rels": RELS}
        written = BytesIO()
        with ZipFile(written, "w", ZIP_DEFLATED) as packed:
            for name, part in {**parts, "s.xml": sheet(size), "sharedStrings.xml": texts(size)}.items():
                packed.writestr(f"xl/{name}", part)
        return written.getvalue()

    return make


def table(size: int) -> bytes:
    """Return a document sheet of rows of which one cell is a hundred."""
    row = (
        "<table-row><table-cell number-columns-repeated='100'><p>"
        + "a" * 400
        + "</p></table-cell></table-row>"
    )
    written = BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED) as packed:
        packed.writestr("content.xml", "<a><table>" + row * (size // len(row)) + "</table></a>")
    return written.getvalue()


ANYTHING: Mapping[str, Make] = {
    "nothing but zeros": repeated(b"\0"),
    "noise": noise,
    "noise in letters": noisy_text,
    "one long word": repeated(b"A"),
    "one long number": repeated(b"9"),
    "empty lines": repeated(b"\n"),
    "spaces": repeated(b" "),
    "one open quote": repeated(b"a;b\n", b'"'),
    "a quote a line": repeated(b'"a;b\n'),
    "quotes": repeated(b'"'),
    "commas": repeated(b","),
    "short lines": repeated(b"ab, 1\n"),
    "lines of odd text": repeated(ODD + "\n"),
    "accents without a letter": repeated("\u0301\u0323"),
    "brackets": repeated(b"[("),
    "brackets in brackets": nested,
    "half of a document": repeated(b'{"a":'),
}

JUNK = json.dumps({"format": "faristol-event", "version": 1, "entries": []})
EVENT = '{"format": "faristol-event", "version": 1, "app": "0", "lexicons": [], "stream": "a", "entries": ['
ARCHIVE = json.dumps({"format": "faristol-archive", "version": 1, "files": 3, "remembered": {}}) + "\n"

OF_A_FORMAT: Mapping[str, Mapping[str, Make]] = {
    "event": {
        "entries without a seal": repeated('{"entry":{},"seal":""},', EVENT, "{}]}"),
        "an entry cut off": repeated("[", EVENT),
        "commas between entries": repeated(",", EVENT),
        "numbers of thirty digits": repeated(f"{LONG_NUMBER},", EVENT, "1]}"),
        "entries announced again": repeated('"entries" : [ "'),
        "spaces after entries": repeated('"entries"' + " " * 1000),
        "backslashes": repeated("\\", EVENT + '"'),
    },
    "page": {
        "a log announced again": repeated('<pre id="faristol-log" ', PAGE),
        "a log begun": repeated("<pre ", PAGE),
        "a log that begins again": repeated('<pre id="faristol-log">', PAGE),
        "attributes without end": repeated(' id="faristol-lo', PAGE + b"<pre"),
        "spaces in a tag": repeated(b" ", PAGE + b"<pre"),
        "entities": repeated(html.escape('"&'), PAGE + b'<pre id="faristol-log">'),
        "entities without end": repeated("&", PAGE + b'<pre id="faristol-log">'),
    },
    "archive": {
        "lines of junk": repeated("x\n", ARCHIVE),
        "empty documents": repeated("{}\n", ARCHIVE),
        "empty events": repeated(JUNK + "\n", ARCHIVE),
        "pages of junk": repeated('<pre id="faristol-log"\n', ARCHIVE),
        "a long header": repeated("[],", ARCHIVE[:-2] + ', "a": [', "1]}\n"),
        "a recorded voice": repeated('["ca","a","AAAA"],', ARCHIVE[:-2] + ', "voice": [', "1]}\n"),
    },
    "gcg": {
        "passes": repeated(">a: AEI - +0 0\n>b: AEI - +0 0\n", GCG),
        "notes": repeated("#note bona\n", GCG + b">a: AEI - +0 0\n"),
        "notes behind turns": repeated(">a: AEI - +0 0\n#note bona\n", GCG),
        "one long note": repeated("x", GCG + b">a: AEI - +0 0\n#note "),
        "plays withdrawn": repeated(">a: ACSA 8G CASA +1 1\n>a: ACSA -- -1 0\n", GCG),
        "a long rack": repeated("A", GCG + b">a: "),
        "spaces in a turn": repeated(" ", GCG + b">a: "),
        "a colon after each letter": repeated("a:", GCG + b">"),
        "comments": repeated("#comment\n", GCG),
        "racks": repeated("#rack1 AEI\n", GCG),
    },
    "people": {
        "people": lines_of("Anna Puig {};15{:02d};Inca".replace("{:02d}", "00")),
        "people and commas": lines_of("Puig, Anna {}, 1500"),
        "people in quotes": lines_of('"Puig, Anna {}";1500'),
        "people of several columns": lines_of("Puig{}\tAnna\t1500\t12\tInca\tA", "Cognom\tNom\tElo\n"),
        "people with an open quote": lines_of('"Anna Puig {};1500;Inca'),
        "columns": repeated("a;", "Anna;"),
        "long figures": repeated(f"Anna {LONG_NUMBER};{LONG_NUMBER}\n"),
        "long lines": repeated("Anna Puig, " * 800 + "\n"),
        "addresses": lines_of("Ana <a{}@x.ro>, Dan <dan@x.ro>"),
        "a place in digits": repeated("1", "Anna "),
        "a sheet of cells": workbook(repeated("<c><v>1</v></c>", "<a><row>", "</row></a>")),
        "a sheet of rows": workbook(repeated("<row><c><v>1</v></c></row>", "<a>", "</a>")),
        "a long text often": workbook(
            repeated('<c t="s"><v>0</v></c>', "<a><row>", "</row></a>"),
            repeated("a", "<sst><si><t>", "</t></si></sst>"),
        ),
        "a repeated cell": table,
    },
    "trf": {
        "people": lines_of("001 {:>4}      Puig, Anna                        1500"),
        "people of many rounds": lines_of(
            "001 {:>4}      Puig, Anna                        1500" + " " * 40 + "0000 - Z  " * 99
        ),
        "lines of others": lines_of("012 {}"),
        "long numbers": repeated(f"001 {LONG_NUMBER} {LONG_NUMBER}\n"),
        "a long number": repeated("1", "001 "),
    },
    "tsh": {
        "people": lines_of("Anna Puig {} A  1500 ; ".replace("{} ", "")),
        "spaces": repeated(" ", "Anna Puig"),
        "spaces in each line": repeated("Anna Puig" + " " * 9_000 + "\n"),
        "figures": repeated(" 1", "Anna Puig 1500"),
        "lines of figures": repeated("Anna Puig" + " 1500" * 1_800 + "\n"),
        "remarks": repeated("; a", "Anna Puig 1500 ; "),
    },
    "games": {
        "games": lines_of("1;Anna {};Biel;400;300", "Round;First;Second;Points;Points\n"),
        "an open quote": repeated("1;Anna;Biel\n", 'Round;First;Second\n"'),
        "a long round": repeated("9", "Round;First;Second\n"),
    },
    "own": {
        "people": lines_of(
            '{{"id":"{0}","number":{0},"name":"A"}},', '{"format":"faristol-tournament","players":['
        ),
        "spaces": repeated(" ", '{"format":'),
        "long numbers": repeated(f"{LONG_NUMBER},", '{"format":"faristol-tournament","players":[', "1]}"),
    },
    "list": {
        "words": lines_of("casa"),
        "definitions": lines_of('casa;"un ""mot"" {}"', "word;sense\n"),
        "an open quote": repeated('casa;"a\n', "word;sense\n"),
        "columns": repeated("casa;a;b;c\n"),
    },
    "letter": {
        "turns": repeated("Turul: 3\n"),
        "labels": repeated("Total: 12; "),
        "rows": repeated("xxvii, rosu (a): H7 CASA 12\n"),
        "quoted again": repeated("> ", "Turul: 3\n"),
        "quoted lines": repeated("> > > Turul: 3\n"),
        "days": repeated("01.02.2026 "),
        "digits and dots": repeated("1.", "Lexicon: "),
        "figures": repeated("1 "),
        "dashes": repeated("\u2013"),
    },
    "code": {
        "lines": repeated("ABC\n"),
        "capitals": repeated("ABC123"),
    },
    "message": {
        "names": repeated('"a",', '{"kind":"hello","names":[', '"b"]}'),
        "long numbers": repeated(f"{LONG_NUMBER},", '{"kind":"slip","word":[', "1]}"),
    },
}
"""What only the reader of a format may find hard."""


def hostile(format_: str) -> dict[str, Make]:
    """Return everything that a reader of this format is tried with, by its name."""
    return {**ANYTHING, **{f"{name}!": make for name, make in OF_A_FORMAT[format_].items()}}
