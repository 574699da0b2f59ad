"""Cuts the font of the published page: .venv/bin/python scripts/cut_font.py

A self-contained page carries its letters with it: the variable face in its two files, cut to what Catalan and
Romanian need. Run it when the font's version in package.json changes; the result is committed.
"""

from pathlib import Path

from fontTools import subset

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
TARGET = ROOT / "py/faristol/screens/publication"
LATIN = "".join(map(chr, range(0x20, 0x7F))) + "ÀÈÉÍÏÒÓÚÜÇàèéíïòóúüç·ÂÎâî–—−…“”‘’«»×"
LATIN_EXT = "ĂăȘșȚțŞşŢţ„"


def main() -> None:
    for part, letters in {"latin": LATIN, "latin-ext": LATIN_EXT}.items():
        options = subset.Options(
            flavor="woff2", hinting=False, layout_features=["kern", "locl", "mark", "ccmp"]
        )
        font = subset.load_font(FONTS / f"atkinson-hyperlegible-next-{part}-wght-normal.woff2", options)
        cutter = subset.Subsetter(options)
        cutter.populate(text=letters)
        cutter.subset(font)
        target = TARGET / f"{part}.woff2"
        subset.save_font(font, target, options)
        print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
