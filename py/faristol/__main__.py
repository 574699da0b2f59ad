"""The command `faristol`, which is python3 -m faristol too: serving the site, or answering requests.

Each half is imported only where it is asked for.
"""

import sys
from pathlib import Path


def main() -> int:
    program = "python3 -m faristol" if Path(sys.argv[0]).name == "__main__.py" else "faristol"
    if sys.argv[1:2] == ["serve"]:
        from faristol.serving import serve

        serve.main(sys.argv[2:], program)
        return 0
    from faristol.commands import lines

    return lines.main(sys.argv[1:], program)


if __name__ == "__main__":
    sys.exit(main())
