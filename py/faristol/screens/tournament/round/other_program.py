"""The next round paired by another program: the report that it needs, and the pairs that it gives back.

The official Dutch system of the chess federations is paired so, by bbpPairings, JaVaFo or py4swiss.
"""

from faristol.screens.parts.file_names import file_name
from faristol.screens.parts.pasted_lists import decoded
from faristol.screens.scene import Intent, SavedFile, Scene, Step
from faristol.screens.tournament.notes import noted
from faristol.screens.tournament.open_event import event_of, open_event
from faristol.tournaments import directing
from faristol.tournaments.reports import pairs, trf


def save_report(scene: Scene, intent: Intent) -> Step:
    opened = open_event(scene)
    text = trf.write(opened.state, opened.entries[0]["at"], to_pair=True)
    name = f"{file_name(opened)}-{opened.state.next}.trf"
    return Step(save=SavedFile(name, "text/plain", text))


def take_pairs(scene: Scene, intent: Intent) -> Step:
    """Make the draft anew of the pairs in a file."""
    event, t = event_of(scene), scene.texts
    made, byes = pairs.read(decoded(intent.file or b""), event)
    entries = directing.draft_by_hand(event, made, byes)
    told = t.ngettext("%(num)s pair was taken.", "%(num)s pairs were taken.", len(made)) % {"num": len(made)}
    return Step(entries=entries, session=noted(scene, picked=None), focus="work", announce=told)


INTENTS = {"save_report": save_report, "take_pairs": take_pairs}
