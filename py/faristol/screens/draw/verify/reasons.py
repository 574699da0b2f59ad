"""Why a draw is refused, in the words of the screen; docs/draw.md says each at length."""

from faristol.games.verification import Fault
from faristol.texts import N_

REASONS: dict[Fault, str] = {
    "unpromised": N_("Nothing was promised before the room spoke."),
    "late": N_("Something was promised after the room spoke."),
    "promise": N_("The secret is not the one that was promised."),
    "secrets": N_("There is more than one secret in the file."),
    "twice": N_("The room spoke more than once."),
    "silent": N_("The room said nothing."),
    "words": N_("The words published with the secret are not those that the room said."),
    "undone": N_("The promise, the room’s words, a backup or the secret was undone, which is never allowed."),
    "order": N_("The log has an entry at a place where no draw can have one."),
    "no-racks": N_("No rack was drawn."),
    "rack": N_("Some racks do not follow from the secret; they are marked below."),
    "kept": N_("Tiles were kept that the master play did not leave on the rack."),
    "end": N_("The draw ended although another rack could be drawn."),
}
