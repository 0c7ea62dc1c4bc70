"""Screenshots of the main screens: `make screens` writes docs/screens/.

python -m tests.page.screens                          all of them, anew
python -m tests.page.screens koenig austria-turn      those whose names begin so
python -m tests.page.screens --folder FOLDER --png    elsewhere, uncompressed
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import DESKTOP, PHONE, TABLET, launch, reader, settle
from tests.page.scenes import SCENES
from tests.server.server_process import Server

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
QUALITY = 0.82
TO_WEBP = """
async ([png, quality]) => {
  const bitmap = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({type: 'image/webp', quality});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}
"""
"""Script: convert a picture to WebP in the browser."""


@dataclass(frozen=True)
class Picture:
    """A scene in one shape, in one set of colours and one language."""

    scene: str
    size: str = "desktop"
    theme: str = "light"
    language: str = "en"

    @property
    def name(self) -> str:
        """Return the name of the file, without the suffix."""
        dark = ["dark"] if self.theme == "dark" else []
        tongue = [] if self.language == "en" else [self.language]
        return "-".join([self.scene, self.size, *dark, *tongue])


GAMES = ("koenig-lay", "austria-turn", "walzer-turn")
PICTURES = [
    *(Picture(scene, size) for scene in ("start", *GAMES) for size in SIZES),
    *(Picture(scene, size, "dark") for scene in ("start", *GAMES) for size in ("desktop", "phone")),
    *(Picture(scene) for scene in SCENES if scene not in ("start", *GAMES)),
    *(Picture(scene, "phone", "dark") for scene in ("koenig-merge", "auction", "cards", "replay")),
    *(Picture(scene, "phone") for scene in ("koenig-buy", "lesson-austria", "new", "learn")),
    *(Picture(scene, "tablet") for scene in ("koenig-merge", "lesson-koenig", "replay-file")),
    Picture("austria-turn", language="de"), Picture("austria-turn", "phone", language="ru"),
    Picture("walzer-turn", language="fr"), Picture("koenig-merge", language="ru"),
    Picture("koenig-buy", "phone", language="de"), Picture("start", "phone", language="fr"),
    Picture("start", "desktop", "dark", "ru"), Picture("cards", "tablet", language="ru"),
]  # fmt: skip


def take(browser: Browser, url: str, picture: Picture) -> bytes:
    """Take one picture, as PNG."""
    scene = SCENES[picture.scene]
    wishes = {"color_scheme": picture.theme, "locale": picture.language, "allow": scene.allow}
    with reader(browser, url, SIZES[picture.size], **wishes) as page:
        page.set_default_timeout(90_000)
        page.goto("/settings")
        scene.open(page)
        page.wait_for_load_state("networkidle")
        settle(page)
        return page.screenshot()


def as_webp(browser: Browser, png: bytes) -> bytes:
    """Convert a picture to WebP."""
    page = browser.new_page()
    try:
        address = "data:image/png;base64," + base64.b64encode(png).decode()
        return base64.b64decode(page.evaluate(TO_WEBP, [address, QUALITY]))
    finally:
        page.close()


def main() -> None:
    """Take the pictures that the arguments name."""
    wishes = argparse.ArgumentParser(description="pictures of the page")
    wishes.add_argument("names", nargs="*")
    wishes.add_argument("--folder", type=Path, default=FOLDER)
    wishes.add_argument("--png", action="store_true")
    args = wishes.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    pictures = [one for one in PICTURES if one.name.startswith(tuple(args.names) or "")]
    if not args.names:
        for old in [*args.folder.glob("*.png"), *args.folder.glob("*.webp")]:
            old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "screens.db")
        browser = launch(playwright)
        try:
            for picture in pictures:
                png = take(browser, server.url, picture)
                if args.png:
                    (args.folder / f"{picture.name}.png").write_bytes(png)
                else:
                    (args.folder / f"{picture.name}.webp").write_bytes(as_webp(browser, png))
                print(picture.name, flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
