"""The walls inside screens/: what a screen, an activity and the engine may know of the screens."""

import draw_rooms as rooms

ACTIVITIES = {
    "home",
    "draw",
    "duplicate",
    "classic",
    "tournament",
    "correspondence",
    "league",
    "practice",
    "words",
}
SHARED = {
    "board",
    "calling",
    "clauses",
    "forms",
    "guide",
    "icons",
    "lost_racks",
    "parts",
    "public",
    "publication",
    "rules_of_two",
    "sealed",
}
"""What several activities share."""
OVER_ALL = {"register", "activities", "other_programs"}
"""They know the screens of every activity; besides the engine only home sees the others."""
FROM_OUTSIDE = {
    "activities",
    "device",
    "activity",
    "errors",
    "guide",
    "lists",
    "long_tables",
    "notice",
    "parts",
    "public",
    "refusals",
}
FROM_OUTSIDE |= {"page_facts", "page_message", "register", "rendering", "scene", "session"}
"""Of the board for the room only the window, and the guide: both are written before there is an engine."""


def is_screen(folder):
    return (rooms.SCREENS / folder / "view.py").is_file()


def may_see(room, other):
    """An activity sees its own root, its own folders that are no screens, and what all share."""
    if room in OVER_ALL:
        return True
    (mine, *_), (theirs, *_) = room.split("/"), other.split("/")
    if theirs in OVER_ALL:
        return mine == "home" and theirs != "register"
    return theirs not in ACTIVITIES or (mine == theirs and not is_screen(other))


def of_folders(path):
    """Return the room of a file, with one for each folder of an activity: `classic` and `classic/table`."""
    room = rooms.of_screens(path)
    if room in ACTIVITIES and len(parts := path.relative_to(rooms.SCREENS).parts) > 2:
        return "/".join(parts[:2])
    return room


def cycles(found):
    """Return the rooms that import one another, by way of others or at once."""
    below = {room: rooms.all_below(found, room) for room in found}
    together = {tuple(sorted(each for each in below[room] if room in below[each])) for room in found}
    return [list(each) for each in sorted(together) if each]


def test_every_folder_of_screens_is_an_activity_or_shared():
    folders = {path.name for path in sorted(rooms.SCREENS.glob("*/")) if path.name != "__pycache__"}
    assert ACTIVITIES <= folders <= ACTIVITIES | SHARED


def test_no_screen_sees_the_inside_of_another_and_no_activity_another():
    """In modules and in templates."""
    found = rooms.edges(of_folders)
    through = {(room, other) for room, seen in found.items() for other in seen if not may_see(room, other)}
    assert through == set()


def test_no_rooms_import_one_another():
    assert cycles(rooms.edges(rooms.of_house)) == []
    assert cycles(rooms.edges(of_folders)) == []


def test_only_a_request_of_the_command_line_knows_an_activity_from_outside():
    inside = ("screens", "commands")
    outside = [path for path in rooms.SOURCE.rglob("*.py") if rooms.of_house(path) not in inside]
    seen = {rooms.of_screens(file) for path in outside for file in rooms.imported(path)} - {None}
    assert seen == FROM_OUTSIDE


def test_the_drawing_of_the_rooms_is_that_of_the_code():
    page = rooms.PAGE.read_text("utf-8")
    assert rooms.with_drawing(page) == page, "python3 scripts/draw_rooms.py draws it again"
