"""Lets the command line run here, beside the sources: python3 -m faristol --help

The package itself is in py/; it takes this module's place.
"""

import importlib
import runpy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "py"))
if __name__ == "__main__":
    runpy.run_module("faristol", run_name="__main__", alter_sys=True)
else:
    del sys.modules[__name__]
    importlib.import_module(__name__)
