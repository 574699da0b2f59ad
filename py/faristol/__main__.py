"""Requests on standard input, a JSON object a line; answers on standard output, in the same order.

    echo '{"do":"check","language":"ca","words":["al·lot","quadre"]}' | python3 -m faristol    # in py/

`--help` lists the requests (commands/examples.py). Nothing stops the program before the end of the input, and
no line goes without an answer.
"""

import argparse
import os
import sys
from pathlib import Path

from faristol.commands.answering import answer_line
from faristol.commands.examples import listed
from faristol.commands.lexicons import Lexicons
from faristol.commands.wording import message
from faristol.core.tiles import LANGUAGES
from faristol.errors import Rejected


def list_of_words(text: str) -> tuple[str, Path]:
    language, _, path = text.partition("=")
    if language not in LANGUAGES or not path:
        raise argparse.ArgumentTypeError(
            f"{text!r}: LANGUAGE=FILE, the language one of {', '.join(LANGUAGES)}"
        )
    return language, Path(path)


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python3 -m faristol",
        description=__doc__.splitlines()[0],
        epilog="\n".join(["requests, each with an example:", *listed()]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument(
        "--words",
        metavar="LANGUAGE=FILE",
        type=list_of_words,
        action="append",
        default=[],
        help="a list instead of the committed one: plain text, .gz or .xz, a word a line; may be repeated",
    )
    lexicons = Lexicons()
    for language, path in options.parse_args().words:
        try:
            lexicons.use(language, path)
        except Rejected as refusal:
            options.exit(2, f"{path}: {message(refusal, 'en')}\n")
        except OSError as missing:
            options.exit(2, f"{path}: {missing.strerror}\n")
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(answer_line(line, lexicons))
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        # Nobody reads any more; without this, closing standard output would complain once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
