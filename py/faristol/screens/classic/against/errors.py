"""What the computer's opponent cannot do."""

from faristol.errors import Rejected


class NotInTheList(Rejected):
    """Nobody challenges here: a play whose words are not all in the list of the event is not made."""

    code = "against.not-in-the-list"
