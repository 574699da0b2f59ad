"""Reads a page: renders it in a language, finds elements, and reads tables row by row."""

from dataclasses import replace

from drivers.markup import read
from faristol.screens.device import Settings
from faristol.screens.register import screen_at
from faristol.screens.rendering import render


def rendered(scene, language="en"):
    spoken = replace(scene, settings=Settings(language))
    return render(screen_at(scene.address, scene.event), spoken)


def element(html, id):
    return next(each for each in read(html).all() if each.attributes.get("id") == id)


def rows_of(table):
    body = next(each for each in table.all() if each.name == "tbody")
    return [
        [cell.text() for cell in row.all() if cell.name in ("td", "th")]
        for row in body.inside
        if not isinstance(row, str)
    ]
