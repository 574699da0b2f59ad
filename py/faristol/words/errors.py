"""What can be wrong with a file of words that a person chose."""

from faristol.errors import refusal
from faristol.texts import N_

LexiconMissing = refusal(
    "words.missing",
    N_("The word list for this language is not on this device."),
    N_("Open the page once while the server is running."),
)
DamagedLexicon = refusal(
    "lexicon.damaged",
    N_("This word list is damaged."),
    N_("Fetch it again, or import the list once more."),
    field="file",
)
ZippedList = refusal(
    "list.zipped",
    N_("This file is still inside a .zip."),
    N_("Unpack it first, and choose the list that is in it."),
    field="file",
)
PdfFile = refusal(
    "list.pdf",
    N_("This is a PDF document, not a list of words."),
    N_("Ask for the list as a text file, or copy its words into one, with one word per line."),
    field="file",
)
Picture = refusal(
    "list.picture",
    N_("This is a picture, not a list of words."),
    N_("Choose a text file with one word per line."),
    field="file",
)
OfficeDocument = refusal(
    "list.document",
    N_("This is a word-processor or spreadsheet document, not plain text."),
    N_("Save it there as plain text in UTF-8, one word per line."),
    field="file",
)
WebPage = refusal(
    "list.page",
    N_("This is a web page, not a list of words."),
    N_("Perhaps the list is behind a link on it: save that file."),
    field="file",
)
NoText = refusal(
    "list.no-text",
    N_("This file is not text."),
    N_("Choose a text file with one word per line."),
    field="file",
)
PackedTooTightly = refusal(
    "list.too-tight",
    N_("A tablet does not have enough memory to unpack this file."),
    N_("Compress it again less tightly, as with “xz -6”, or bring it uncompressed."),
    field="file",
)
DamagedList = refusal(
    "list.damaged", N_("This compressed file is damaged or incomplete."), N_("Fetch it again."), field="file"
)
OtherEncoding = refusal(
    "list.encoding",
    N_("Line %(line)s is neither UTF-8 nor %(encoding)s."),
    N_("Save the list as UTF-8."),
    field="file",
)
NotAList = refusal(
    "list.not-words",
    N_("Line %(line)s is not a word: “%(text)s”."),
    N_("Lines with something else: %(lines)s. Correct them, or choose to leave such lines out."),
    field="file",
)
TooManyWords = refusal(
    "list.too-long",
    N_("This list has more than %(most)s lines."),
    N_("Choose a list of words in one language."),
    field="file",
)
EmptyList = refusal(
    "list.empty",
    N_("Not one word in this file fits on the board."),
    N_("Choose a list with one word per line, of two to fifteen tiles."),
    field="file",
)
