"""Word lists: those of each language, which one is used, and a club's own brought from a file."""

from collections.abc import Mapping

from faristol.core.tiles import LANGUAGES
from faristol.errors import refusal
from faristol.screens.acts import Act, acts
from faristol.screens.lists import Compile, Lists, Reading, Remove, Rename, Stop, Use
from faristol.screens.parts import list_from_judge
from faristol.screens.parts.chosen_lists import choose, with_form
from faristol.screens.parts.list_from_judge import ListFromJudge
from faristol.screens.parts.word_lists import (
    IMPORT,
    About,
    Import,
    ReadyList,
    defined,
    list_ready,
    name_of,
    playing,
)
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.session import Question, Session, Slot
from faristol.screens.view import View, view_value
from faristol.screens.words.judge_records import rulings
from faristol.screens.words.lists import own_words as of_the_club
from faristol.screens.words.lists.judged_csv import csv_file
from faristol.screens.words.lists.judged_words import KINDS, at_word_judge, counted, in_event
from faristol.screens.words.lists.nearness import nearness
from faristol.screens.words.lists.own_words import OwnWord, OwnWords, own_words
from faristol.texts import N_, Texts, figure

BUILT_IN = "built-in"
REMOVING = Question("removing", str)
RENAMING = Slot("renaming", str)
DIGITS = 8
"""So much of a digest is shown: enough to compare two lists over the telephone."""

ListNameMissing = refusal(
    "list.name-missing",
    N_("The list has no name yet."),
    N_("Write one: screens and events will use it."),
    field="name",
)
NoJudgedWords = refusal(
    "list.no-judged-words",
    N_("No judge has ruled on words on this device yet."),
    N_("Rulings in duplicates, on challenges in two-player games and by the word judge are listed here."),
)


@view_value
class OwnList:
    """A list that was brought to this device."""

    sha256: str
    name: str
    """With its version."""
    needed_by: str
    """An event that uses it and is not over: until then it cannot be removed."""


@view_value
class NewName:
    """The form of a list that is being renamed."""

    sha256: str
    name: str
    version: str


@view_value
class LanguageLists:
    code: str
    name: str
    options: list[tuple[str, str, str]]
    chosen: str
    nearness: tuple[str, ...]
    """What the list that came along is worth."""
    brought: tuple[OwnList, ...]
    club: OwnWords


@view_value(kw_only=True)
class ListsView(View):
    languages: tuple[LanguageLists, ...]
    form: Mapping[str, str] | None
    playing: list[tuple[str, str, None]]
    reading: Reading | None
    from_judge: ListFromJudge | None
    done: ReadyList | None
    removing: OwnList | None
    forgetting: OwnWord | None
    renaming: NewName | None


def view(scene: Scene) -> ListsView:
    t, lists = scene.texts, scene.lists or Lists((), {})
    brought = scene.session.get(IMPORT, Import())
    return ListsView(
        title=title(scene),
        back="#/study",
        back_name=t.gettext("Words"),
        languages=tuple(_language(language, lists, scene) for language in LANGUAGES),
        form=brought.get("form") if lists.held and not lists.reading else None,
        playing=[(code, name, None) for code, name in playing(t).items()],
        reading=lists.reading,
        from_judge=list_from_judge.offered(scene, {"do": "words.take_list"}),
        done=list_ready(brought["done"], t) if "done" in brought else None,
        removing=_removing(lists, scene),
        forgetting=of_the_club.forgetting(scene),
        renaming=_renaming(lists, scene.session.get(RENAMING)),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Word lists")


def _language(language: str, lists: Lists, scene: Scene) -> LanguageLists:
    of_it = [about for about in lists.every if about["language"] == language]
    return LanguageLists(
        language,
        playing(scene.texts)[language],
        [(_value(about), name_of(about), _explanation(about, scene)) for about in of_it],
        lists.chosen.get(language, BUILT_IN),
        tuple(each for about in of_it if "built_in" in about for each in nearness(about, scene.texts)),
        tuple(_own_list(about, scene) for about in of_it if "built_in" not in about),
        own_words(scene, language),
    )


def _own_list(about: About, scene: Scene) -> OwnList:
    using = (card for card in scene.cards if card.get("lexicon") == about["sha256"])
    needed_by = next((card["name"] for card in using if card["phase"] != "over"), "")
    return OwnList(about["sha256"], name_of(about), needed_by)


def _value(about: About) -> str:
    return BUILT_IN if "built_in" in about else str(about["sha256"])


def _explanation(about: About, scene: Scene) -> str:
    """Return how many words it has, the beginning of its digest, and where it is from."""
    t, n = scene.texts, about["words"]
    figures = {"words": figure(n), "sha256": about["sha256"][:DIGITS]}
    if "built_in" in about:
        sentence = t.ngettext(
            "%(words)s word, fingerprint %(sha256)s; came with Faristol, %(licence)s",
            "%(words)s words, fingerprint %(sha256)s; came with Faristol, %(licence)s",
            n,
        )
        return sentence % {**figures, "licence": about["licence"]}
    sentence = t.ngettext(
        "%(words)s word, fingerprint %(sha256)s; imported on %(date)s",
        "%(words)s words, fingerprint %(sha256)s; imported on %(date)s",
        n,
    )
    brought = sentence % {**figures, "date": t.date(about["at"], scene.zone)}
    return f"{brought}. {defined(about, t)}" if about.get("definitions") else brought


def _removing(lists: Lists, scene: Scene) -> OwnList | None:
    sha256 = scene.session.get(REMOVING)
    return next((_own_list(about, scene) for about in lists.every if about["sha256"] == sha256), None)


def _renaming(lists: Lists, sha256: str | None) -> NewName | None:
    about = next((about for about in lists.every if about["sha256"] == sha256), None)
    return NewName(about["sha256"], about["name"], about["version"]) if about else None


# --- what a person does


def compile_(scene: Scene, language: str, fields: dict[str, str]) -> Act:
    written = {key: value.strip() for key, value in fields.items()}
    if not written.get("name"):
        raise ListNameMissing
    unticked = {"use": "", "leave_out": "", "few": ""}
    form = {**scene.session.get(IMPORT, Import()).get("form", {}), **unticked, **written}
    wish = Compile(
        language.strip(),
        written["name"],
        written.get("version", ""),
        use="use" in fields,
        leave_out="leave_out" in fields,
        few="few" in fields,
    )
    return with_form(scene, {"form": form}, lists=wish)


def stop() -> Act:
    return Step(lists=Stop())


def use(fields: dict[str, str]) -> Act:
    ((language, chosen),) = fields.items()
    return Step(lists=Use(language, None if chosen == BUILT_IN else chosen))


def ask_rename(session: Session, sha256: str) -> Act:
    return Step(session=session.put(RENAMING, sha256), focus="new-name")


def rename(session: Session, fields: dict[str, str]) -> Act:
    name, version = (" ".join(fields.get(field, "").split()) for field in ("name", "version"))
    if not name:
        raise ListNameMissing
    wish = Rename(session.get(RENAMING, ""), name, version)
    return Step(session=session.without(RENAMING).without(IMPORT), lists=wish)


def keep_name(session: Session) -> Act:
    return session.without(RENAMING)


def ask_remove(session: Session, sha256: str) -> Act:
    return session.put(REMOVING, sha256)


def remove(session: Session, sha256: str) -> Act:
    return Step(session=session.dismissed().without(IMPORT), lists=Remove(sha256))


def reads(scene: Scene, intent: Intent) -> list[str]:
    """Return the events in which judges have ruled on words."""
    if intent.do != "words.save_judged":
        return []
    return [card["stream"] for card in scene.cards if card["kind"] in KINDS]


def save_judged(scene: Scene, t: Texts) -> Act:
    """Save the words on which judges and lists differed, for whoever keeps the list."""
    found = [*at_word_judge(rulings(scene.remembered))]
    found += [verdict for log in scene.logs.values() for verdict in in_event(log)]
    if not found:
        raise NoJudgedWords
    return Step(save=csv_file(counted(found), t, scene.settings.language))


WORDS = Screen(
    name="words",
    view=view,
    title=title,
    intents=acts(
        *(choose, compile_, stop, use, ask_rename, rename, keep_name, ask_remove, remove, save_judged),
        of_the_club,
        list_from_judge,
    ),
    lists=True,
    events=True,
    remembers=True,
    reads=reads,
)
