"""What is done on the standings: another round, another order, a rating list, paper."""

from dataclasses import replace

from faristol.errors import refusal
from faristol.screens.parts.pasted_lists import decoded
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament import rating_system
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.sheets.printing import print_sheet
from faristol.screens.tournament.standings import final, prizes, rating_list, teams
from faristol.screens.tournament.standings.place import choose, chosen, order
from faristol.texts import N_
from faristol.tournaments import opening
from faristol.tournaments.criteria import order_of

UnreadableRatingList = refusal(
    "tournament.unreadable-rating-list",
    N_("The rating list was not read; nothing has changed."),
    N_("Correct these lines:\n%(problems)s"),
    field="list",
)
NothingToRate = refusal(
    "tournament.nothing-to-rate",
    N_("No rating of this tournament would change."),
    N_("The list has no player of this tournament, or they have these ratings already."),
    field="list",
)


def after(scene: Scene, intent: Intent) -> Step:
    """Show the standings as they were after a round."""
    return Step(session=choose(scene, after=int(intent.data["round"]), part=0))


def part(scene: Scene, intent: Intent) -> Step:
    """Show another part of a long list."""
    return Step(session=choose(scene, part=int(intent.data["part"])), focus="work")


def look_by(scene: Scene, intent: Intent) -> Step:
    """Show another order, which changes nothing of the tournament."""
    return Step(session=choose(scene, order=order_of(intent.data["order"]), part=0))


def count_by(scene: Scene, intent: Intent) -> Step:
    """Let the tournament count by the order that is shown, in its standings and in its next pairings."""
    event = event_of(scene)
    terms = replace(event.terms, scoring=order(scene))
    return Step(entries=opening.change_terms(event, terms), session=choose(scene, order=""))


def read_list(scene: Scene, intent: Intent) -> Step:
    """Put the text of a file into the field, to be looked through before anything changes."""
    return Step(session=choose(scene, list=decoded(intent.file or b"")), focus="list-read")


def look_through(scene: Scene, intent: Intent) -> Step:
    return Step(session=choose(scene, list=intent.fields.get("list", "")), focus="list-read")


def leave_list(scene: Scene, intent: Intent) -> Step:
    return Step(session=choose(scene, list=""), focus="work")


def take_list(scene: Scene, intent: Intent) -> Step:
    """Import the list that was looked through; one that was written anew is looked through first."""
    event, t, read = event_of(scene), scene.texts, chosen(scene).list
    if intent.fields.get("list", read).splitlines() != read.splitlines():
        return look_through(scene, intent)
    found = rating_list.read(read, event, t)
    if found.problems:
        raise UnreadableRatingList(problems="\n".join(found.problems))
    entries = rating_list.change_ratings(event, found)
    if not entries:
        raise NothingToRate
    announcement = t.ngettext("%(num)s rating imported", "%(num)s ratings imported", len(entries))
    return Step(
        entries=entries,
        session=choose(scene, list=""),
        focus="work",
        announce=announcement % {"num": len(entries)},
    )


INTENTS = {
    "after": after,
    "part": part,
    "look_by": look_by,
    "count_by": count_by,
    "print": print_sheet,
    "read_list": read_list,
    "look_through": look_through,
    "leave_list": leave_list,
    "take_list": take_list,
    **final.INTENTS,
    **prizes.INTENTS,
    **teams.INTENTS,
    **rating_system.INTENTS,
}
