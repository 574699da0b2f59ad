"""The event's file says what its last backup lacks, before the event is deleted."""

from dataclasses import replace

from drivers.page_read import rendered
from faristol.screens.home.file.view import DELETING
from faristol.tournaments import directing
from screens.states.standings import over, scene

BACKED_UP = "It is backed up, so you can delete it"


def file_of(club):
    return scene("#/event/id/file", club)


def sentences(scene):
    return "".join(rendered(scene).values())


def test_what_came_after_the_backup_is_counted_also_where_it_is_asked_whether_to_delete():
    club = over().branch().write([{"type": "Exported"}])
    assert BACKED_UP in sentences(file_of(club))
    club.do(directing.reopen_tournament, "One result was wrong.").do(directing.end_tournament)
    lacking = "The last backup noted here lacks the newest 2 entries of the log."
    html = sentences(file_of(club))
    assert lacking in html and BACKED_UP not in html
    there = file_of(club)
    asked = replace(there, session=there.session.put(DELETING, True))
    assert sentences(asked).count(lacking) == 2
    assert BACKED_UP in sentences(file_of(club.write([{"type": "Exported"}])))


def test_where_nothing_was_ever_backed_up_nothing_is_lacking():
    html = sentences(file_of(over()))
    assert "Once it has been backed up" in html and "The last backup noted here lacks" not in html
