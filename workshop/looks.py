"""A picture is written only if a person would see the difference: renewing makes no noise."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Page

SEEN = 48  # of 255: compression alone changes a point by less
ENOUGH = 50  # so many points make a difference

#: How many points of two pictures differ so much that it is seen.
COMPARE = """async ([before, now, seen]) => {
  const points = async (picture) => {
    const image = await createImageBitmap(await (await fetch(picture)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.getContext('2d').getImageData(0, 0, image.width, image.height).data;
  };
  const [a, b] = [await points(before), await points(now)];
  if (a.length !== b.length) return Infinity;
  return a.filter((value, at) => Math.abs(value - b[at]) > seen).length;
}"""


def write(page: Page, path: Path, picture: bytes) -> None:
    """Keep this JPEG, unless the one that is kept looks the same. The page lends its eyes."""
    if path.exists() and differing(page, path.read_bytes(), picture) <= ENOUGH:
        return
    path.write_bytes(picture)
    print(f"{path.name}: {len(picture):,} bytes")


def differing(page: Page, before: bytes, now: bytes) -> float:
    data = [f"data:image/jpeg;base64,{b64encode(one).decode()}" for one in (before, now)]
    return float(page.evaluate(COMPARE, [*data, SEEN]))
