"""The pictures of guide and README are of today, small, and those that the pages show."""

import json
import re

from drivers import pictured
from drivers.offenders import each
from faristol.prerender import guide_html
from faristol.texts import LANGUAGES
from toolbox import ROOT

NOTED = json.loads(pictured.NOTED.read_text("utf-8"))
FILES = {pictured.file_of(name, language) for name in pictured.LOGS for language in LANGUAGES}


@each("name", pictured.LOGS)
def test_a_picture_shows_the_screen_as_it_is_now(name):
    assert NOTED[name] == pictured.digest(name), (
        f"what the picture shows has changed: run .venv/bin/python scripts/guide_pictures.py {name}, "
        "and look at what it wrote"
    )


def test_each_picture_is_there_small_and_looked_at_somewhere():
    folders = (pictured.OF_THE_GUIDE, pictured.OF_THE_README)
    assert {file for folder in folders for file in folder.glob("*.webp")} == FILES
    assert max(file.stat().st_size for file in FILES) < 60_000
    pages = [guide_html(language) for language in LANGUAGES]
    pages += [file.read_text("utf-8") for file in ROOT.glob("README*.md")]
    assert {file.name for file in FILES} == set(re.findall(r"[\w-]+\.webp", "\n".join(pages)))
