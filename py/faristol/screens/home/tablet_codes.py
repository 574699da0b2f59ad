"""Why the code of a tablet does not let it in, before the judge's camera or that of one that is in."""

from faristol.errors import refusal
from faristol.texts import N_

NotATabletsCode = refusal(
    "room.not-a-tablets-code",
    N_("This is not the code of a tablet that wants to join."),
    N_("On the other tablet choose “Join a room”, and read the code that it shows at the end."),
    field="code",
)
AnswersAnotherCode = refusal(
    "room.answers-another-code",
    N_("That tablet has read the code of another room, or one that was shown here before."),
    N_("Let it read the code shown here now."),
    field="code",
)
PlaceWasUsed = refusal(
    "room.place-was-used",
    N_("Another tablet has already used this code."),
    N_("There is a new code here now: read it once more with the other tablet."),
    field="code",
)
