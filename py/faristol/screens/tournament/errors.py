"""What cannot be read of a player."""

from faristol.errors import Rejected


class RatingUnreadable(Rejected):
    code = "tournament.rating-unreadable"
    field = "rating"


class GamesUnreadable(Rejected):
    code = "tournament.games-unreadable"
    field = "games"


class ListUnreadable(Rejected):
    """All that is wrong with it, line by line."""

    code = "tournament.list-unreadable"
    field = "list"


class NobodyChosen(Rejected):
    code = "tournament.nobody-chosen"
    field = "other"
