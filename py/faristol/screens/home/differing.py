"""What to do with an event that is brought, where the one of the same name here is another."""

import json
from dataclasses import replace

from faristol.kinds import fold_log
from faristol.screens.home.log_rows import log_rows
from faristol.screens.notice import Caution, Done
from faristol.screens.scene import Brings, Intent, OpenEvent, Scene, Step
from faristol.screens.session import IMPORTING, Brought, Hinders, Merges
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Differing:
    """A file that differs from the event of the same name here."""

    name: str
    sentence: str
    goes_on: bool
    merges: bool


def differing(scene: Scene) -> Differing | None:
    found = scene.session.get(IMPORTING)
    if found is None:
        return None
    goes_on = found["kind"] == "theirs-goes-on"
    return Differing(found["name"], _sentence(found, scene), goes_on, "merges" in found)


def _sentence(found: Brought, scene: Scene) -> str:
    t = scene.texts
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
    hinders = found.get("hinders")
    return f"{sentence} {_hindrance(hinders, found, scene)}" if hinders else sentence


def _tables(merges: Merges, t: Texts) -> list[str]:
    """Return what merging would do, in sentences."""
    brought, alike, otherwise = merges["brought"], merges["alike"], merges["differing"]
    sentences = [
        t.gettext("Both tablets have gone on with results."),
        t.ngettext(
            "%(num)s table has a result only in the file.",
            "%(num)s tables have a result only in the file.",
            brought,
        )
        % {"num": brought},
    ]
    if alike:
        same = t.ngettext("%(num)s has the same on both.", "%(num)s have the same on both.", alike)
        sentences.append(same % {"num": alike})
    if otherwise:
        differ = t.ngettext(
            "%(num)s has another one: you are asked which is right.",
            "%(num)s have another one: you are asked one by one which is right.",
            otherwise,
        )
        sentences.append(differ % {"num": otherwise})
    return sentences


def _hindrance(hinders: Hinders, found: Brought, scene: Scene) -> str:
    """Return why the results cannot be merged, with the entry of the file that is about something else."""
    t = scene.texts
    match hinders["what"]:
        case "table":
            why = t.gettext("At table %(n)s of round %(round)s other players sit here: nothing is merged.")
            return why % {"n": hinders["board"], "round": hinders["round"]}
        case "over":
            return t.gettext("The tournament is over here: nothing is merged.")
    why = t.gettext("The file has more than results, so nothing is merged: “%(what)s”.")
    return why % {"what": _entry(found, hinders["entry"], scene)}


def _entry(found: Brought, number: int, scene: Scene) -> str:
    entries = json.loads(found["entries"])
    folded = fold_log(entries)
    if folded is None or not 1 <= number <= folded.read:
        return "…"
    event = OpenEvent(found["stream"], folded.kind, tuple(entries), folded.state)
    return log_rows(event, slice(number - 1, number), scene)[0].what


def bring_more(scene: Scene, intent: Intent) -> Step:
    return _bring_held(scene, "go-on")


def bring_copy(scene: Scene, intent: Intent) -> Step:
    return _bring_held(scene, "copy")


def merge(scene: Scene, intent: Intent) -> Step:
    """Take the results that only the file has, and ask about those that differ."""
    t, found = scene.texts, scene.session.get(IMPORTING)
    step = _bring_held(scene, "merge")
    if found is None or "merges" not in found:
        return step
    brought, otherwise = found["merges"]["brought"], found["merges"]["differing"]
    fact = t.ngettext("%(num)s result was added.", "%(num)s results were added.", brought) % {"num": brought}
    follows = t.gettext("The other tablet’s event stays as it is: continue here from now on.")
    if otherwise:
        follows = t.gettext("Now choose at each table with two results which one is right.")
    return replace(step, notice=Caution(fact, follows) if otherwise else Done(fact, follows))


def _bring_held(scene: Scene, how: str) -> Step:
    held = scene.session.get(IMPORTING)
    if held is None:
        return Step()
    brings = Brings(held["stream"], json.loads(held["entries"]), how)
    return Step(brings=brings, session=scene.session.dismissed())


BRINGS = {"bring_more": bring_more, "bring_copy": bring_copy, "merge": merge}
