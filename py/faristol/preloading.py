"""Does at build time what is the same for every user: imports, texts, templates, files.

The memory snapshot holds the engine with everything imported, so nothing may be made at import that belongs
to one person. It holds no files; site/engine/boot.mjs unpacks the wheels again, and starts without the
snapshot if it cannot be used.
"""

from faristol import engine  # noqa: F401  (imported here, it is in the snapshot)
from faristol.screens import register
from faristol.screens.device import Device, Settings
from faristol.screens.rendering import environment, render
from faristol.screens.scene import Scene
from faristol.screens.session import Session
from faristol.texts import LANGUAGES, texts

SELDOM = (
    *("paper", "published", "verify", "ratings", "league", "room_check", "judge", "guide/"),
    *(
        "voice",
        "arbiter",
        "letters/",
        "game_file",
        "taking_back",
        "correspondence",
        "two_rooms",
        "days/",
        "sheet",
    ),
    *("dispute", "written", "draw/round", "draw/results", "round/beside", "home/read", "/sanction"),
    *(
        "join/",
        "room/",
        "home/events",
        "tournament/table",
        "tournament/plan",
        "tournament/fees",
        "/live",
        "tournament/tonight",
        "tournament/differences",
        "system.html",
        "room_players",
        "round/exceptions",
        "list_preview",
        "tournament/what_if",
        "differs.html",
        "tournament/players",
        "round/draft",
        "challenge_work",
        "tournament/earlier",
        "tournament/papers",
        "figures",
        "my_games",
        "/promise",
        "tournament/standings",
        "round/by_hand",
        "round/table.html",
        "round/leaders",
        "round/menu",
        "round/clock",
        "duplicate/results",
        "round/who_decides",
        "round/panel",
        "round/questions",
        "room_pairings",
        "solo_result",
        "practice/series",
        "words/lists",
        "words/search",
        "words/study",
        "home/file",
        "classic/replay",
        "practice/analysis",
        "played_round",
        "room_standings",
        "room_results",
        "results/player",
        "results/table",
        "results/moves",
        "nulls_by_kind",
        "players/person",
        "players/list",
        "exercises",
        "settling",
        "/final",
        "/ending",
        "boot.html",
        "/against/",
        "home/settings",
        "challenge_shelf",
        "table/naming",
        "table/verdict",
        "solo/running",
        "home/about",
        "for_everybody",
        "_chart",
        "parts/chart",
        "bracket",
        "teams",
        "brought/",
        "two_results",
        "/topped",
        "/no_slip",
        "/points_name",
        "/key_of_times",
        "results/round",
        "results/classification",
        "results/form",
        "things_differ",
        "seat/page_",
        "chairs",
        "seat_window",
        "wall_window",
        "seat/result",
        "seat/seat",
        "tournament/round/t",
        "tournament/round/shelf",
        "players/known",
        "duplicate/round/question",
        "room_master",
        "public/time",
        "last_turns",
    ),
)
"""In the names of templates that are printed, published or opened now and then: they are read only then."""

DRAWN = ("duplicate", "practice", "classic", "tournament", "correspondence", "solo")
"""What people open first is drawn once, so that what it needs is in the snapshot. The others are a little
slower when they are opened for the first time."""


def preload() -> None:
    import jinja2.debug  # noqa: F401  (Jinja imports it only when a template fails)
    import segno  # noqa: F401  (imported where a QR code is first drawn)

    for language in LANGUAGES:
        texts(language)
    env = environment()
    for name in env.list_templates(extensions=["html"]):
        if not any(seldom in name for seldom in SELDOM):
            env.get_template(name)
    for name in DRAWN:
        screen = register.PLAIN[name]
        render(screen, Scene(f"#/{name}", Settings(), Device(), Session(), now=0, zone=0))
