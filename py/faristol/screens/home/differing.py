"""What to do with an event that is brought, where the one of the same name here is another."""

import json
from collections.abc import Iterator
from dataclasses import replace

from faristol.screens.notice import Caution, Done
from faristol.screens.scene import Brings, Intent, Scene, Step
from faristol.screens.session import IMPORTING, Brought, Merges, Twin
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Differing:
    """A file that differs from the event of the same name here."""

    name: str
    sentence: str
    goes_on: bool
    merges: bool
    twin: Twin | None
    """Of whom it is asked first whether it is one person or two."""


def differing(scene: Scene) -> Differing | None:
    found = scene.session.get(IMPORTING)
    if found is None:
        return None
    goes_on = found["kind"] == "theirs-goes-on"
    twin = next(iter(found.get("same", ())), None)
    sentence = _sentence(found, scene)
    if found.get("damaged"):
        sentence = f"{_damage(scene.texts)} {sentence}"
    return Differing(found["name"], sentence, goes_on, "merges" in found, twin)


def _damage(t: Texts) -> str:
    return t.gettext("The file is damaged or was changed: this is said of what can be read of it.")


def _sentence(found: Brought, scene: Scene) -> str:
    t = scene.texts
    if found.get("same"):
        return t.gettext(
            "Before the two are merged: is this one person, or are there two with the same name?"
        )
    if "merges" in found:
        return " ".join(_tables(found["merges"], t))
    ours, theirs = found["ours_more"], found["theirs_more"]
    sentence = {
        "theirs-goes-on": t.ngettext(
            "The file goes on from what is here, with %(theirs)s more entry.",
            "The file goes on from what is here, with %(theirs)s more entries.",
            theirs,
        ),
        "ours-goes-on": t.ngettext(
            "The file is older: %(ours)s entry has been added here since.",
            "The file is older: %(ours)s entries have been added here since.",
            ours,
        ),
        "parted": t.gettext(
            "They differ after entry %(common)s. Entries after that here: %(ours)s; in the file: %(theirs)s."
        ),
    }[found["kind"]] % {"common": found["common"], "ours": ours, "theirs": theirs}
    if found.get("hinders"):
        over = t.gettext("The tournament is over here: open it again first, then import the file once more.")
        return f"{sentence} {over}"
    return sentence


def _tables(merges: Merges, t: Texts) -> list[str]:
    """Return what merging would do, in sentences."""
    brought, alike, otherwise = merges["brought"], merges["alike"], merges["differing"]
    sentences = [t.gettext("Both tablets went on with it.")]
    if brought:
        only = t.ngettext(
            "%(num)s table has a result only in the file.",
            "%(num)s tables have a result only in the file.",
            brought,
        )
        sentences.append(only % {"num": brought})
    if alike:
        same = t.ngettext("%(num)s has the same on both.", "%(num)s have the same on both.", alike)
        sentences.append(same % {"num": alike})
    if otherwise:
        differ = t.ngettext(
            "%(num)s has a different one: you are asked which is right.",
            "%(num)s have different ones: you are asked one by one which is right.",
            otherwise,
        )
        sentences.append(differ % {"num": otherwise})
    sentences += _changed_results(merges, t)
    return [*sentences, *_other_things(merges.get("more", 0), merges.get("asked", 0), t)]


def _changed_results(merges: Merges, t: Texts) -> Iterator[str]:
    """Yield which results were put right or taken back there, and which rounds only the file has."""
    if corrected := merges.get("corrected", 0):
        said = t.ngettext(
            "%(num)s result was corrected in the file.",
            "%(num)s results were corrected in the file.",
            corrected,
        )
        yield said % {"num": corrected}
    if back := merges.get("taken_back", 0):
        said = t.ngettext(
            "%(num)s result was taken back in the file.", "%(num)s results were taken back in the file.", back
        )
        yield said % {"num": back}
    if rounds := merges.get("rounds", 0):
        said = t.ngettext(
            "%(num)s round is only in the file, and comes with its results.",
            "%(num)s rounds are only in the file, and come with their results.",
            rounds,
        )
        yield said % {"num": rounds}


def _other_things(more: int, asked: int, t: Texts) -> Iterator[str]:
    """Yield what there is beside results: players, rounds, and whatever else was changed."""
    if more:
        said = t.ngettext(
            "%(num)s other change is taken from the file.",
            "%(num)s other changes are taken from the file.",
            more,
        )
        yield said % {"num": more}
    if asked:
        said = t.ngettext(
            "%(num)s thing is different there: you choose, and until then what is here counts.",
            "%(num)s things are different there: you choose one by one, and until then what is here counts.",
            asked,
        )
        yield said % {"num": asked}


def bring_more(scene: Scene, intent: Intent) -> Step:
    return _bring_held(scene, "go-on")


def bring_copy(scene: Scene, intent: Intent) -> Step:
    return _bring_held(scene, "copy")


def merge(scene: Scene, intent: Intent) -> Step:
    """Take what only the file has, and ask about what differs."""
    t, found = scene.texts, scene.session.get(IMPORTING)
    step = _bring_held(scene, "merge")
    if found is None or "merges" not in found:
        return step
    merges = found["merges"]
    number = merges["brought"] + merges.get("corrected", 0) + merges.get("taken_back", 0)
    number += merges.get("rounds", 0) + merges.get("more", 0)
    fact = t.ngettext("%(num)s change was added.", "%(num)s changes were added.", number) % {"num": number}
    if merges["differing"]:
        follows = t.gettext("Now choose at each table with two results which one is right.")
    elif merges.get("asked"):
        follows = t.gettext("Now look at what differs, and choose.")
    else:
        follows = t.gettext("The other tablet’s event stays as it is: continue here from now on.")
        return replace(step, notice=Done(fact, follows))
    return replace(step, notice=Caution(fact, follows))


def who_is_who(scene: Scene, intent: Intent) -> Step:
    """Say whether one whom both tablets have entered is one person or two."""
    found = scene.session.get(IMPORTING)
    twin = next(iter(found.get("same", ())), None) if found else None
    if found is None or twin is None:
        return Step()
    answer = "one" if intent.data.get("answer") == "one" else "two"
    answers = {**found.get("answers", {}), twin["origin"]: answer}
    return _bring_held(scene, "ask", answers)


def _bring_held(scene: Scene, how: str, answers: dict[str, str] | None = None) -> Step:
    held = scene.session.get(IMPORTING)
    if held is None:
        return Step()
    known = held.get("answers", {}) if answers is None else answers
    brings = Brings(
        held["stream"], json.loads(held["entries"]), how, known, damaged=held.get("damaged", False)
    )
    return Step(brings=brings, session=scene.session.dismissed())


BRINGS = {"bring_more": bring_more, "bring_copy": bring_copy, "merge": merge, "who_is_who": who_is_who}
