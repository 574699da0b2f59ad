"""What every screen of a game of two names in its templates."""

from faristol.games.classic.game import Classic
from faristol.screens.view import View, view_value


@view_value(kw_only=True)
class GameView(View):
    game: Classic
    playing: str
    """The language of the tiles."""
    here: str
    """The address of the event."""
    undo: str | None = None
    undo_at: str | None = None
    """Where the last act is taken back, if not by a tap."""
