"""A duplicate for one: the game of the day, a new one, or the one of which a friend has given the code."""

from faristol.practice.solo.code import GameCode, list_mark
from faristol.practice.solo.opening import of_the_day
from faristol.screens.forms.field import Filled
from faristol.screens.forms.page import FormView
from faristol.screens.parts.word_lists import lists_of, name_of
from faristol.screens.practice.solo_opening.form import DAY, DOCUMENTS, FORM, code_of, date_of
from faristol.screens.practice.solo_sentences import share
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import minutes_and_seconds, per_cent


@view_value
class CodeGame:
    """What a readable code says of its game, and which list of this device it was made with."""

    document: str
    rounds: int
    time: str | None
    fits: bool
    list: str | None


@view_value
class PlayedGame:
    """The game of today that lies on the device already, as far as it has come."""

    href: str
    final: bool
    percent: str


@view_value
class KnownGame:
    of_code: CodeGame | None
    played: PlayedGame | None


def view(scene: Scene) -> FormView:
    filled = FORM.filled(scene)
    return FORM.view(scene, beside=KnownGame(_of_code(filled), _played(filled)))


def _of_code(filled: Filled) -> CodeGame | None:
    code, scene = code_of(filled), filled.scene
    if code is None:
        return None
    mine = scene.words.lexicon if scene.words else None
    lists = [each for each in lists_of(scene, filled.language) if _fits(code, str(each["sha256"]))]
    return CodeGame(
        document=scene.texts.gettext(dict(DOCUMENTS)[code.ruleset]),
        rounds=code.rounds,
        time=minutes_and_seconds(1000 * code.seconds) if code.seconds else None,
        fits=mine is None or _fits(code, mine.sha256),
        list=name_of(lists[0]) if lists else None,
    )


def _fits(code: GameCode, sha256: str) -> bool:
    return code.list_mark == list_mark(sha256)


def _played(filled: Filled) -> PlayedGame | None:
    scene = filled.scene
    if filled["way"] != DAY or scene.words is None:
        return None
    code = of_the_day(date_of(scene), filled["ruleset"], scene.words.lexicon.about).text
    card = next((each for each in scene.cards if each["kind"] == "solo" and each["code"] == code), None)
    if card is None:
        return None
    percent = per_cent(share(card["points"], card["possible"]), scene.texts.language)
    return PlayedGame(f"#/event/{card['stream']}", card["final"], percent)


SOLO_SETUP = FORM.screen(view)
