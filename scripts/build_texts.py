"""The texts: .venv/bin/python scripts/build_texts.py

Extracts every sentence of the code and the templates, brings py/faristol/locale/*/LC_MESSAGES/faristol.po up
to date with them, and compiles the .mo files: guide.mo has what only the guide says, and doesn't go into the
engine. English is the language of the sentences themselves. Write translations into the .po files, then run
this again. `--check` writes nothing and fails if something would change.
"""

import argparse
import io
import tomllib
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "py" / "faristol"
NOTES = ROOT / "scripts" / "notes_for_translators.toml"
METHODS = [("**.py", "python"), ("**.html", "jinja2")]
OPTIONS = {"**.html": {"trimmed": "true", "newstyle_gettext": "true", "silent": "false"}}
KEYWORDS = {
    "_": None,
    "N_": None,
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
}
LANGUAGES = ("ca", "ro")
GUIDE = "screens/guide/"


def extracted() -> Catalog:
    template = Catalog(project="Faristol", charset="utf-8")
    found = extract_from_dir(SOURCE, METHODS, OPTIONS, KEYWORDS, strip_comment_tags=True)
    notes = tomllib.loads(NOTES.read_text("utf-8"))
    for file, line, sentence, _, context in sorted(found, key=lambda each: (each[0], each[1])):
        note = notes.get(sentence) if context is None and isinstance(sentence, str) else None
        template.add(sentence, None, [(file, line)], auto_comments=[note] if note else [], context=context)
    return template


def catalogue(language: str, template: Catalog) -> Catalog:
    path = po(language)
    if path.exists():
        with path.open("rb") as file:
            known = read_po(file, locale=language)
    else:
        known = Catalog(locale=language)
    known.update(template, no_fuzzy_matching=True)
    known.obsolete.clear()
    known.fuzzy = False
    return known


def po(language: str) -> Path:
    return SOURCE / "locale" / language / "LC_MESSAGES" / "faristol.po"


def written(catalog: Catalog, language: str) -> dict[Path, bytes]:
    catalog.header_comment = f"# The texts of Faristol: {catalog.locale.english_name}."
    text = io.BytesIO()
    write_po(text, catalog, width=110, omit_header=False, include_lineno=False, sort_by_file=True)
    lines = text.getvalue().decode().splitlines()
    keep = [
        line
        for line in lines
        if not line.startswith(('"POT-Creation-Date', '"PO-Revision-Date', '"Generated-By'))
    ]
    return {
        po(language): ("\n".join(keep) + "\n").encode(),
        po(language).with_suffix(".mo"): _compiled(catalog, of_guide=False),
        po(language).with_name("guide.mo"): _compiled(catalog, of_guide=True),
    }


def _compiled(catalog: Catalog, of_guide: bool) -> bytes:
    """The texts that only the guide has, or all others; the header does not change from day to day."""
    plain = Catalog(locale=catalog.locale, charset="utf-8")
    for message in catalog:
        if message.id and of_guide == all(file.startswith(GUIDE) for file, _ in message.locations):
            plain[message.id] = message
    epoch = catalog.creation_date.replace(
        year=2026, month=1, day=1, hour=0, minute=0, second=0, microsecond=0
    )
    plain.creation_date = plain.revision_date = epoch
    binary = io.BytesIO()
    write_mo(binary, plain)
    return binary.getvalue()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--check", action="store_true", help="write nothing; fail if something would change")
    check = options.parse_args().check
    template = extracted()
    stale = []
    for language in LANGUAGES:
        for path, content in written(catalogue(language, template), language).items():
            if path.exists() and path.read_bytes() == content:
                continue
            stale.append(path)
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
    for path in stale:
        print(f"{'out of date' if check else 'written'}: {path.relative_to(ROOT)}")
    if check and stale:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
