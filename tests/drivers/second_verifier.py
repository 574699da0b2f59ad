"""The second verifier, `docs/verify-draw.html`, without its page: its own functions, run by Node."""

import json
import re
import subprocess
from typing import Any

import toolbox

(NODE, *_), _ = toolbox.node()
PAGE = (toolbox.ROOT / "docs/verify-draw.html").read_text("utf-8")
CORE = re.findall(r'<script id="core">(.*?)</script>', PAGE, re.DOTALL)[0]
RUN = """
const questions = JSON.parse(require("fs").readFileSync(0, "utf-8"));
const reasons = () => Object.keys(REASONS);
const may = { check, plain, promiseText, asked, reasons };
const answers = questions.map(([what, ...given]) => may[what](...given));
console.log(JSON.stringify(answers));
"""


def answers(*questions: list[Any]) -> list[Any]:
    """Return what the page's own functions answer, one after another."""
    given = json.dumps(questions).encode()
    run = subprocess.run([NODE, "-e", CORE + RUN], input=given, capture_output=True, check=True)
    told: list[Any] = json.loads(run.stdout)
    return told
