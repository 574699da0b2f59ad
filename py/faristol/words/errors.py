"""What can be wrong with a file of words. All of it is about the file that the person chose.

Rejected
├── DamagedLexicon      a .lex that cannot be opened
└── a list that a club imports:
    ├── ZippedList      it is still inside a .zip
    ├── PdfFile, Picture, OfficeDocument, WebPage, NoText
    │                   it is something else altogether
    ├── PackedTooTightly  unpacking it takes more memory than a tablet has
    ├── DamagedList     a .gz or .xz that ends too soon or is broken
    ├── OtherEncoding   letters that are not UTF-8, with the line of the first
    ├── NotAList        lines that are no words, with their numbers
    ├── TooManyWords    more than any language has
    └── EmptyList       not one word that fits on the board
"""

from faristol.errors import Rejected


class LexiconMissing(Rejected):
    code = "words.missing"


class DamagedLexicon(Rejected):
    code = "lexicon.damaged"
    field = "file"


class ZippedList(Rejected):
    code = "list.zipped"
    field = "file"


class PdfFile(Rejected):
    code = "list.pdf"
    field = "file"


class Picture(Rejected):
    code = "list.picture"
    field = "file"


class OfficeDocument(Rejected):
    code = "list.document"
    field = "file"


class WebPage(Rejected):
    code = "list.page"
    field = "file"


class NoText(Rejected):
    code = "list.no-text"
    field = "file"


class PackedTooTightly(Rejected):
    code = "list.too-tight"
    field = "file"


class DamagedList(Rejected):
    code = "list.damaged"
    field = "file"


class OtherEncoding(Rejected):
    """`line` is where the first letter stands that is not UTF-8; `encoding`, what the file seems to be."""

    code = "list.encoding"
    field = "file"


class NotAList(Rejected):
    """`line` and `text` of the first line that is no word, and `lines`, the numbers of the first ten."""

    code = "list.not-words"
    field = "file"


class TooManyWords(Rejected):
    code = "list.too-long"
    field = "file"


class EmptyList(Rejected):
    code = "list.empty"
    field = "file"
