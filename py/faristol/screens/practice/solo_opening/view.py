"""A duplicate for one: the game of the day, a new one, or the one of which a friend has given the code."""

from typing import Any

from faristol.practice.solo.code import LOT_BYTES, GameCode, list_mark, read_code
from faristol.practice.solo.opening import (
    DAILY_ROUNDS,
    DAILY_SECONDS,
    Choices,
    by_chance,
    of_the_day,
    open_solo,
)
from faristol.practice.solo.playing import begun
from faristol.rulesets import ruleset_data
from faristol.screens.board.best_plays import has_play
from faristol.screens.new_event import Options, choose_list, list_of, lists_for, words_told
from faristol.screens.parts.word_lists import lists_of, name_of
from faristol.screens.practice.solo_opening.form import (
    CODE,
    DAY,
    FORM,
    KEPT,
    NEW,
    Form,
    code_of,
    date_of,
    for_next_time,
    form_of,
    language_of,
    with_fields,
)
from faristol.screens.practice.solo_said import share
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.texts import Texts, minutes_and_seconds, per_cent
from faristol.words.lexicon import Lexicon


def view(scene: Scene) -> dict[str, Any]:
    t, form = scene.texts, form_of(scene)
    return {
        "title": title(scene),
        "subtitle": None,
        "back": "#/practice",
        "back_name": t.gettext("Practice"),
        "form": form,
        "ways": _ways(scene),
        "documents": _documents(t),
        "rounds": _rounds(t),
        "times": _times(t),
        "of_code": _of_code(scene, form),
        "played": _played(scene, form),
        "words": words_told(scene),
        "event_lists": lists_for(scene, language_of(form)),
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("Duplicate for one")


def _ways(scene: Scene) -> Options:
    t = scene.texts
    daily = {"date": t.date(scene.now, scene.zone), "rounds": DAILY_ROUNDS, "minutes": DAILY_SECONDS // 60}
    return [
        (
            DAY,
            t.gettext("The game of the day"),
            t.gettext(
                "%(date)s: the same for everybody with the same word list. %(rounds)s rounds of %(minutes)s "
                "minutes."
            )
            % daily,
        ),
        (
            NEW,
            t.gettext("A new game"),
            t.gettext("As long as you like; at the end it has a code for a friend."),
        ),
        (
            CODE,
            t.gettext("A friend's code"),
            t.gettext("The same racks, rounds and time as your friend had."),
        ),
    ]


def _documents(t: Texts) -> Options:
    return [
        ("duplicate", t.gettext("Catalan duplicate"), None),
        ("romanian-duplicate", t.gettext("Romanian duplicate"), None),
    ]


def _rounds(t: Texts) -> Options:
    return [
        ("5", t.gettext("Five"), None),
        ("10", t.gettext("Ten"), None),
        ("0", t.gettext("The whole bag"), None),
    ]


def _times(t: Texts) -> Options:
    minutes = [
        (str(60 * n), t.ngettext("%(n)s minute", "%(n)s minutes", n) % {"n": n}, None) for n in (1, 2, 3, 5)
    ]
    return [*minutes, ("0", t.gettext("No clock"), None)]


def _of_code(scene: Scene, form: Form) -> dict[str, Any] | None:
    """What a readable code says of its game, and which list of this device it was made with."""
    code = code_of(form)
    if code is None:
        return None
    mine = scene.words.lexicon if scene.words else None
    lists = [each for each in lists_of(scene, language_of(form)) if _fits(code, str(each["sha256"]))]
    return {
        "document": next(label for value, label, _ in _documents(scene.texts) if value == code.ruleset),
        "rounds": code.rounds,
        "time": minutes_and_seconds(1000 * code.seconds) if code.seconds else None,
        "fits": mine is None or _fits(code, mine.sha256),
        "list": name_of(lists[0]) if lists else None,
    }


def _fits(code: GameCode, sha256: str) -> bool:
    return code.list_mark == list_mark(sha256)


def _played(scene: Scene, form: Form) -> dict[str, str] | None:
    """The game of today that lies on the device already, as far as it has come."""
    if form["way"] != DAY or scene.words is None:
        return None
    code = of_the_day(date_of(scene), form["ruleset"], scene.words.lexicon.about).text
    card = next((each for each in scene.cards if each["kind"] == "solo" and each["code"] == code), None)
    if card is None:
        return None
    percent = per_cent(share(card["points"], card["possible"]), scene.texts.language)
    return {"href": f"#/event/{card['stream']}", "final": card["final"], "percent": percent}


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, FORM: with_fields(scene, intent.fields)})


def list_(scene: Scene, intent: Intent) -> Step:
    return choose_list(language_of(form_of(scene)), scene, intent)


def open_(scene: Scene, intent: Intent) -> Step:
    """The first rack is drawn with it, and its time runs."""
    form = with_fields(scene, intent.fields)
    if form["way"] == CODE:
        read_code(form["code"])
    words = scene.open_words
    if words.lexicon.language != language_of(form):
        return choose(scene, intent)
    code = game_of(form, scene, words.lexicon)
    chosen = Choices(_name(form, scene), form["name"].strip(), bool(form["eased"]), _date(form, scene))
    (opening,) = open_solo(chosen, code, ruleset_data(code.ruleset), words.lexicon.about, scene.app)
    rest = {key: value for key, value in scene.session.items() if key != FORM}
    keeps = {KEPT: for_next_time(form)}
    return Step(opens=begun(opening, has_play(words)), session=rest, keeps=keeps, focus="board-H8")


def game_of(form: Form, scene: Scene, lexicon: Lexicon) -> GameCode:
    if form["way"] == CODE:
        return read_code(form["code"])
    if form["way"] == DAY:
        return of_the_day(date_of(scene), form["ruleset"], lexicon.about)
    lot = scene.chance(LOT_BYTES)
    return by_chance(form["ruleset"], int(form["rounds"]), int(form["seconds"]), lexicon.about, lot)


def _date(form: Form, scene: Scene) -> str | None:
    return date_of(scene) if form["way"] == DAY else None


def _name(form: Form, scene: Scene) -> str:
    t = scene.texts
    if form["way"] == DAY:
        return t.gettext("Game of the day, %(date)s") % {"date": t.date(scene.now, scene.zone)}
    return t.gettext("Duplicate for one, %(date)s") % {"date": t.date(scene.now, scene.zone)}


SOLO_SETUP = Screen(
    name="solo_setup",
    view=view,
    title=title,
    intents={"choose": choose, "list": list_, "open": open_},
    words=lambda scene: list_of(scene, language_of(form_of(scene))),
    waits=False,
    lists=True,
    events=True,
    remembers=True,
)
