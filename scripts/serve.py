"""Builds Faristol and serves it: python3 scripts/serve.py, then open http://localhost:8000

--port 8000       another port
--host localhost  another address to listen on; 0.0.0.0 is every address of this computer, so that the room's
                  telephones reach it too: open the judge's page here, and it shows the code they scan
--build-only      only builds dist/, the folder that a club copies to its web server
--https           serves by https with the club's own certificate, so that the tablets of the room can keep
                  Faristol for use without a network; a page on the next port says how each of them trusts it

What serves is py/faristol/serving/, the same as in the release. The first time takes three to five minutes,
downloads included.
"""

import sys

import build_site
import toolbox

PY = toolbox.ROOT / "py"


def make_certificates(folder, names):
    """By the Python of .venv, which has what certificates need; this one may have nothing."""
    toolbox.prepare("build")
    toolbox.run([toolbox.PYTHON, "-m", "faristol.serving.certificates", folder, *names], cwd=PY)


def main():
    sys.path.insert(0, str(PY))
    from faristol.serving import serve

    options = serve.options(__doc__)
    options.add_argument("--build-only", action="store_true")
    asked = options.parse_args()
    build_site.ensure()
    if asked.build_only:
        print(f"Faristol is built in {build_site.DIST}")
    else:
        serve.run(asked, build_site.DIST, make_certificates)


if __name__ == "__main__":
    main()
