"""What goes out to the players of a game: its file, and the front of the sheet in words (COR-2, COR-5).

A person reads the letter, and a player's Faristol opens the game from either.
"""

import io
from base64 import b64encode
from datetime import UTC, datetime

from faristol.competitions.event import Competition, Game
from faristol.competitions.sheets import name_of, opening_of
from faristol.core.tiles import Tiles
from faristol.games.correspondence.sheet import write_sheet
from faristol.games.log import stamped
from faristol.screens.correspondence.mail import MailToBoth, mail_to_both
from faristol.screens.scene import OpenEvent
from faristol.storage.files import export_file
from faristol.texts import Texts

IN_A_ROW = 10


def letter_for(event: Competition, game: Game, app: str) -> str:
    """Return the letter, in the words of the document and in its language."""
    return write_sheet(stamped([opening_of(event, game, app)], 0, 0, ""))


def mail_for(event: Competition, game: Game, app: str, t: Texts) -> MailToBoth | None:
    """Return a mail to both players of a game, where they write so; by the post nobody mails."""
    if event.opened.way != "e-mail":
        return None
    red, blue = (event.players[id].address for id in game.players)
    text = letter_for(event, game, app)
    return mail_to_both(event.names(game), (red, blue), name_of(event, game), text, t)


def file_for(event: OpenEvent, game: Game, app: str, at: int) -> str:
    """Return the game as a file that a player's Faristol goes on from."""
    first = opening_of(event.state, game, app)
    stream = f"{event.stream[:48]}-{game.number}"
    entries = stamped([first], 0, event.entries[0]["at"], stream)
    return export_file(stream, entries, app, [], at).decode()


def all_in_one(event: OpenEvent, app: str, at: int) -> str:
    """Return the files and the letters of all games in one zip file, in base 64."""
    from zipfile import (
        ZIP_DEFLATED,
        ZipFile,
        ZipInfo,
    )  # A large module, opened by one tap of a whole competition.

    packed, day = io.BytesIO(), datetime.fromtimestamp(at / 1000, UTC).timetuple()[:6]
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for game in event.state.games:
            name = f"{game.number:02} {' – '.join(event.state.names(game))}".replace("/", "-")
            for ending, text in (
                (".json", file_for(event, game, app, at)),
                (".txt", letter_for(event.state, game, app)),
            ):
                archive.writestr(ZipInfo(name + ending, day), text, ZIP_DEFLATED)
    return b64encode(packed.getvalue()).decode()


def rows(string: Tiles) -> list[str]:
    """Return the string with ten letters to a line, so that a place is easily found."""
    return [" ".join(string[at : at + IN_A_ROW]) for at in range(0, len(string), IN_A_ROW)]
