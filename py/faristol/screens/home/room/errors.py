"""Why a code of another tablet does not let it in."""

from faristol.errors import refusal
from faristol.texts import N_

NotATabletsCode = refusal(
    "room.not-a-tablets-code",
    N_("This is not the code of a tablet that wants to come in."),
    N_("On the other tablet choose “Join a room”, and read the code that it shows at the end."),
    field="code",
)
RoomNotOpen = refusal(
    "room.not-open",
    N_("The room is closed."),
    N_("Open it again; who had a table in it has it still."),
)
