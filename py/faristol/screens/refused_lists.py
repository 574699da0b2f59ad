"""What is wrong with a file of words, as sentences; the rest is in screens/refusals.py."""

from faristol.errors import Rejected
from faristol.texts import N_


class ListMissing(Rejected):
    code = "list.missing"


class ListHere(Rejected):
    code = "list.here"


class ListInUse(Rejected):
    code = "list.in-use"


class ListNameMissing(Rejected):
    code = "list.name-missing"
    field = "name"


class FileGone(Rejected):
    code = "list.file-gone"


LISTS: dict[str, tuple[str, str]] = {
    "judge.nothing": (
        N_("There is no word to judge yet."),
        N_("Write the words of the play."),
    ),
    "judge.unreadable": (
        N_("“%(word)s” cannot be laid with these tiles."),
        N_("Write it as it lies on the board."),
    ),
    "judge.length": (
        N_("“%(word)s” is no word of a play: those have two to fifteen tiles."),
        N_("Write each word whole, with a space between one and the next."),
    ),
    "judge.too-many": (
        N_("These are more words than one play can make."),
        N_("Write at most %(most)s."),
    ),
    "judge.pin-unreadable": (
        N_("This is no PIN."),
        N_("Choose %(least)s to %(most)s figures, or none at all."),
    ),
    "judge.wrong-pin": (
        N_("That is not the PIN."),
        N_("Who has forgotten it can leave without it after ten minutes."),
    ),
    "lexicon.damaged": (
        N_("This list of words is damaged."),
        N_("Fetch it again, or import the list once more."),
    ),
    "list.missing": (
        N_("The word list “%(name)s” is not on this device."),
        N_("Import it again under “Word lists”; its fingerprint begins with %(sha256)s."),
    ),
    "list.here": (
        N_("These very words are already on this device: “%(name)s”."),
        N_("Nothing was changed; choose that list where you want it."),
    ),
    "list.in-use": (
        N_("“%(event)s” is not over, and was begun with this list."),
        N_("End that event first; until then the list stays."),
    ),
    "list.name-missing": (
        N_("The list has no name yet."),
        N_("Write one: screens and events will call it so."),
    ),
    "list.file-gone": (
        N_("The file is no longer at hand."),
        N_("Choose it again."),
    ),
    "list.zipped": (
        N_("This file is still inside a .zip."),
        N_("Unpack it first, and choose the list that is in it."),
    ),
    "list.pdf": (
        N_("This is a PDF document, not a list of words."),
        N_("Ask for the list as a text file, or copy its words into one, one a line."),
    ),
    "list.picture": (
        N_("This is a picture, not a list of words."),
        N_("Choose a text file with one word a line."),
    ),
    "list.document": (
        N_("This is a document of a word processor or a spreadsheet, not plain text."),
        N_("Save it there as plain text in UTF-8, one word a line."),
    ),
    "list.page": (
        N_("This is a web page, not a list of words."),
        N_("Perhaps the list is behind a link on it: save that file."),
    ),
    "list.no-text": (
        N_("This file is no text."),
        N_("Choose a text file with one word a line."),
    ),
    "list.line-too-long": (
        N_("Line %(line)s is longer than %(most)s signs."),
        N_("Write each player on a line of their own, and nothing else."),
    ),
    "list.too-tight": (
        N_("A tablet has not enough memory to unpack this file."),
        N_("Pack it again less tightly, as with “xz -6”, or bring it unpacked."),
    ),
    "list.damaged": (
        N_("This packed file is damaged or ends too soon."),
        N_("Fetch it again."),
    ),
    "list.encoding": (
        N_("Line %(line)s is not UTF-8; the file seems to be %(encoding)s."),
        N_("Save the list as UTF-8."),
    ),
    "list.not-words": (
        N_("Line %(line)s is no word: “%(text)s”."),
        N_("A list has one word a line. These lines have something else: %(lines)s."),
    ),
    "list.too-long": (
        N_("This list has more than %(most)s lines."),
        N_("Choose a list of words of one language."),
    ),
    "list.empty": (
        N_("Not one word of this file fits on the board."),
        N_("Choose a list with one word a line, of two to fifteen tiles."),
    ),
}
