"""What a file is that is no list of words, told by how it begins, before any line of it is read."""

from faristol.words.errors import (
    NoText,
    OfficeDocument,
    PdfFile,
    Picture,
    WebPage,
    ZippedList,
)
from faristol.words.list_text import utf_16_of

LOOKED_AT = 4096
"""So many bytes tell it."""

PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\0", b"MM\0*")
OLD_OFFICE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
INSIDE_OFFICE = (b"[Content_Types].xml", b"mimetypeapplication/vnd.oasis")
PAGES = (b"<!doctype", b"<html", b"<?xml", b"<svg")

CONTROLS = bytes(code for code in range(32) if chr(code) not in "\t\n\f\r\x1a")
MOST_CONTROLS = 0.03
"""The share of signs that no text has, and a text of a careless program has now and then."""


def refuse_other_files(data: bytes) -> None:
    """Raise what a file is if it is no list of words."""
    start = data[:LOOKED_AT]
    if start.startswith(b"%PDF-"):
        raise PdfFile
    if start.startswith(b"PK\x03\x04"):
        raise OfficeDocument if any(sign in start for sign in INSIDE_OFFICE) else ZippedList
    if start.startswith((OLD_OFFICE, b"{\\rtf")):
        raise OfficeDocument
    controls = len(start) - len(start.translate(None, CONTROLS))
    strange = controls > MOST_CONTROLS * len(start)
    if (start.startswith(PICTURES) and strange) or start[8:12] == b"WEBP":
        raise Picture
    if utf_16_of(start):
        return
    if start.lstrip().lower().startswith(PAGES):
        raise WebPage
    if strange:
        raise NoText
