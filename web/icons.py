"""Makes the icons of an installed page from our own sign, `public/assets/icons/icon.svg`.

Run from the root, with the browser of the tests: PYTHONPATH=. .venv/bin/python web/icons.py
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.chromium import FLAGS, chromium

ICONS = Path(__file__).parent / "public" / "assets" / "icons"
WALL = "#ece3d2"

#: Name: pixels, and how much of them the sign takes. A device may cut a maskable icon to any shape
#: within four fifths, and Apple's rounds the corners itself: there the wall goes to the edge.
MADE = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "apple-180": (180, 1.15)}
MADE["maskable-512"] = (512, 0.86)


def main() -> None:
    sign = (ICONS / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (size, part) in MADE.items():
            whole = part == 1.0
            drawn = sign if whole else sign.replace("<rect", "<rect visibility='hidden'")
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>html{{background:{'transparent' if whole else WALL}}}"
                f"body{{margin:0;display:grid;place-items:center;height:100vh;overflow:hidden}}"
                f"svg{{width:{size * part}px;height:{size * part}px}}</style>{drawn}"
            )
            page.screenshot(path=ICONS / f"{name}.png", omit_background=whole)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
