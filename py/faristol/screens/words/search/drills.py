"""Lists that many learn: the likeliest words that use a whole rack, and the shortest."""

from collections.abc import Mapping

from faristol.screens.words.sought import Order
from faristol.texts import Texts

DRILLS: Mapping[str, tuple[Mapping[str, str], Order]] = {
    "sevens": ({"shortest": "7", "longest": "7", "likeliest": "500"}, "likely"),
    "eights": ({"shortest": "8", "longest": "8", "likeliest": "500"}, "likely"),
    "threes": ({"shortest": "3", "longest": "3"}, "word"),
    "dear": ({"longest": "5", "points_from": "15"}, "points"),
}


def drill_names(t: Texts) -> dict[str, str]:
    return {
        "sevens": t.gettext("Likeliest words of seven"),
        "eights": t.gettext("Likeliest words of eight"),
        "threes": t.gettext("Words of three"),
        "dear": t.gettext("Short words with many points"),
    }
