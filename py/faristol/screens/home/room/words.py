"""What the room's screen calls things, by the kind of event."""

from faristol.screens.view import view_value
from faristol.texts import N_, Texts


@view_value
class RoomWords:
    event: str
    back: str
    hand_in: str
    about: str
    paper: str
    closed: str
    """What is so while the room is closed."""

    def in_language(self, t: Texts) -> "RoomWords":
        return RoomWords(*map(t.gettext, vars(self).values()))


WORDS = {
    "duplicate": RoomWords(
        N_("The duplicate"),
        N_("Back to the duplicate"),
        N_("Players hand in from their own tablets"),
        N_(
            "Telephones and tablets in this room can send their slips to you. They need the same "
            "network as this tablet: the club’s router or somebody’s hotspot. No internet is needed, "
            "and nothing leaves the room."
        ),
        N_(
            "Paper still works: both can be mixed freely. This tablet asks for its camera, to read "
            "the others’ codes."
        ),
        N_("all slips are on paper"),
    ),
    "tournament": RoomWords(
        N_("The tournament"),
        N_("Back to the tournament"),
        N_("Tables hand in from their own tablets"),
        N_(
            "A tablet at a table shows its pairing and sends its result to you; a player’s own "
            "telephone shows the player’s table and place. They need the same network as this "
            "tablet: the club’s router or somebody’s hotspot. No internet is needed, and nothing "
            "leaves the room."
        ),
        N_(
            "A table without a tablet hands in its sheet as always: both can be mixed freely. This "
            "tablet asks for its camera, to read the others’ codes."
        ),
        N_("all results are on paper"),
    ),
}
