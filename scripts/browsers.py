"""The browsers that the tests drive: found where people have them, or installed from Debian."""

import glob
import os
import shutil
import sys
from pathlib import Path

import toolbox

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"]
MAC = ["Chromium", "Google Chrome", "Microsoft Edge"]
WINDOWS = [
    r"Google\Chrome\Application\chrome.exe",
    r"Chromium\Application\chrome.exe",
    r"Microsoft\Edge\Application\msedge.exe",
]
WEBKIT = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"


def chromium():
    """The program of Chromium, Chrome or Edge; on Debian it is installed when that is ours to do."""
    found = os.environ.get("FARISTOL_BROWSER") or installed()
    if not found:
        toolbox.apt_install(
            "chromium",
            "fonts-liberation",
            otherwise="The tests drive a browser: install Chrome, Chromium or Edge.",
        )
        found = installed()
    return found


def installed():
    if sys.platform == "darwin":
        places = [
            f"{folder}/Applications/{name}.app/Contents/MacOS/{name}"
            for folder in ("", Path.home())
            for name in MAC
        ]
    elif os.name == "nt":
        folders = [os.environ.get(name) for name in ("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")]
        places = [os.path.join(folder, name) for folder in folders if folder for name in WINDOWS]
    else:
        places = [shutil.which(name) or "" for name in NAMES]
    return next((place for place in places if os.path.exists(place)), None)


def firefox_and_webkit():
    """What `--browsers all` needs besides: Firefox, WebKit under a screen that nobody sees, and the program
    that tells Chromium whom to trust."""
    there = {
        "firefox-esr": shutil.which("firefox-esr"),
        "webkit2gtk-driver": shutil.which("WebKitWebDriver") and glob.glob(WEBKIT),
        "xvfb": shutil.which("Xvfb"),
        "libnss3-tools": shutil.which("certutil"),
    }
    missing = [name for name, found in there.items() if not found]
    if missing:
        toolbox.apt_install(
            *missing, otherwise=f"`--browsers all` needs, on Debian: sudo apt install {' '.join(missing)}"
        )
