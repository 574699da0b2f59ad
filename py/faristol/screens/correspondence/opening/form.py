"""What is asked for a new game by letter: the arbiter's sheet, or all that stands on it."""

import json

from faristol.core.tiles import Tiles, TileSet, tile_set
from faristol.errors import Rejected
from faristol.games.correspondence.errors import StringUnreadable
from faristol.games.correspondence.front import in_groups, read_string
from faristol.games.correspondence.message_errors import SheetUnreadable
from faristol.games.correspondence.opening import Choices, all_the_letters, open_correspondence, string_of
from faristol.games.correspondence.sheet import read_sheet
from faristol.games.log import Entry
from faristol.rulesets import ruleset_data
from faristol.screens.correspondence.seats import seated
from faristol.screens.correspondence.set_up import RULES, playing_language, ways
from faristol.screens.forms import often
from faristol.screens.forms.field import Box, Cards, Choice, Field, Filled, Lines
from faristol.screens.forms.form import FOR_THIS_EVENT, Draft, Form, Values
from faristol.screens.parts.event_files import brought
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.storage.errors import NotAnEvent
from faristol.texts import N_, Texts

OF_THE_PLAYER = "correspondence-player"
"""The name of whoever wrote the last game from this device, and how."""
SERIES = 1
SEED = 32
COLOURS = {"red": 1, "blue": 2}


def tiles() -> TileSet:
    return tile_set(str(ruleset_data(RULES)["language"]))


def typed_string(text: str) -> Tiles:
    try:
        return read_string(tiles(), text)
    except SheetUnreadable as no:
        raise StringUnreadable(sign=no.details["line"]) from None


@view_value
class StringCheck:
    """Whether the letters are all there, while they are being typed."""

    kind: str
    fact: str
    way_out: str = ""


def check_string(text: str, t: Texts) -> StringCheck | None:
    """Return what is to be said of the string; None while there is none."""
    if not text.strip():
        return None
    try:
        all_the_letters(tiles(), typed_string(text))
    except Rejected as refusal:
        return StringCheck("warn", *sentences(refusal, t))
    return StringCheck("ok", t.gettext("All one hundred letters are there."))


def draw(scene: Scene, intent: Intent) -> Step:
    """Draw a string on this device. Who wants nobody to have chosen it lets an arbiter promise a seed."""
    filled = FORM.fill({**FORM.filled(scene).answers, **intent.fields}, scene)
    string = in_groups(tiles(), string_of(tiles(), scene.chance(SEED), SERIES))
    is_asked = any(each.name == "string" for group in FORM.asked(filled).values() for each in group)
    return FORM.drafted(scene, {**filled.answers, "string": string}, "string" if is_asked else None)


def file(scene: Scene, intent: Intent) -> Step:
    """Bring the event of a file, which goes on from where it is; a sheet in words is put into the form."""
    content, form = intent.file or b"", FORM.filled(scene).answers
    try:
        brings, _, notice = brought(scene, content)
    except NotAnEvent:
        text = content.decode("utf-8-sig", "replace")
        return FORM.drafted(scene, {**form, "how": "sheet", "sheet": text}, "sheet")
    keeps = seated(scene, brings.stream, COLOURS[form["me"]])
    return Step(brings=brings, notice=notice, remember=keeps, go="#/")


def _from_sheet(filled: Filled) -> list[Entry]:
    """Return the entries of the sheet; the word list open now is in force if the sheet names none (COR-6)."""
    first, *others = read_sheet(filled["sheet"])
    if not first["lexicon"]:
        first = {**first, "lexicon": filled.scene.open_words.lexicon.about}
    return [{**first, "app": first["app"] or filled.scene.app}, *others]


def _between_us(filled: Filled, values: Values) -> list[Entry]:
    chosen = Choices(
        **{name: values[name] for name in ("name", "arbiters", "coefficient", "place", "way")},
        **{name: values[name] for name in ("begins", "closes", "racks", "program")},
        players=(values["red"], values["blue"]),
    )
    string, about = typed_string(values["string"]), filled.scene.open_words.lexicon.about
    return open_correspondence(chosen, ruleset_data(RULES), about, string, filled.scene.app)


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    entries = _from_sheet(filled) if filled["how"] == "sheet" else _between_us(filled, values)
    first, me = entries[0], COLOURS[filled["me"]]
    player = json.dumps({"name": first["players"][me - 1], "way": first["way"]}, ensure_ascii=False)
    return Step(opens=entries, remember={**seated(filled.scene, intent.key, me), OF_THE_PLAYER: player})


def from_sheet(filled: Filled) -> bool:
    return filled["how"] == "sheet"


def between_us(filled: Filled) -> bool:
    return not from_sheet(filled)


OF_THE_SHEET = N_("For a sheet that names no list; if it names one, that one counts.")
DRAFT = Slot("correspondence_setup", Draft)
FORM = Form(
    DRAFT,
    title=N_("Correspondence"),
    groups={
        "how": (
            Cards(
                "how",
                N_("Where the game comes from"),
                (
                    ("sheet", N_("The arbiter sent it"), N_("a sheet in words, a message or a file")),
                    ("own", N_("Without an arbiter"), N_("the string is typed from a letter, or drawn here")),
                ),
                usual="sheet",
            ),
            Choice(
                "me",
                N_("You play as"),
                (("red", N_("RED"), N_("who begins")), ("blue", N_("BLUE"), N_("who answers"))),
                usual="red",
            ),
        ),
        "sheet": (
            Lines(
                "sheet",
                N_("The sheet, as it was sent"),
                hint=N_(
                    "Players, dates and the string of letters; if the sheet has turns, the game goes on from "
                    "there."
                ),
                asked=from_sheet,
                size=12,
                lang=playing_language,
                problems=("string", "message"),
            ),
        ),
        "players": (
            Field(
                "red",
                N_("RED, who begins"),
                usual=lambda filled: filled.last.get("name", ""),
                asked=between_us,
                problems=("players",),
            ),
            Field("blue", N_("BLUE"), asked=between_us),
            Field(
                "name",
                N_("Competition or game"),
                hint=N_("It is at the top of each message; if empty, the two names are used."),
                asked=between_us,
            ),
        ),
        "string": (
            Lines(
                "string",
                N_("The string of letters"),
                hint=N_(
                    "A hundred letters in their order, with ? for a blank; spaces and line breaks do not "
                    "matter."
                ),
                asked=between_us,
                size=4,
                lang=playing_language,
            ),
        ),
        "days": (
            Choice(
                "way",
                N_("How you write to each other"),
                ways,
                usual=lambda filled: filled.last.get("way", "e-mail"),
                asked=between_us,
            ),
            *often.days(N_("Each of you has fifty days of thought for the whole game."), between_us),
        ),
        "more": (
            Field("arbiters", N_("Arbiters"), asked=between_us),
            Field("coefficient", N_("RED’s former coefficient"), asked=between_us),
            Field("place", N_("RED’s place in the standings"), asked=between_us),
            Box(
                "program",
                N_("The program may show its plays"),
                hint=N_("Your own plays are always scored."),
                asked=between_us,
            ),
            often.letters_left(between_us),
        ),
    },
    remembers=OF_THE_PLAYER,
    language=playing_language,
    list_hint=lambda filled: OF_THE_SHEET if from_sheet(filled) else FOR_THIS_EVENT,
    stays=True,
    opens=_open,
)
