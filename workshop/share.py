"""The pictures that are shown with our links elsewhere, made from the games' own drawings.

They go to `web/public/assets/share`, one of every game and the house's own: 1200 by 630, as Open
Graph wants it. `pictures.py` has them made.
"""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from workshop import looks, sources

SHARE = sources.WEB / "public" / "assets" / "share"
SIZE = {"width": 1200, "height": 630}
MOST = 140_000  # bytes

STYLE = """
  #share { position: fixed; inset: 0; z-index: 99; overflow: hidden; background: #ece3d2; }
  #share .sky { position: absolute; inset: 0 0 124px; display: grid; }
  #share .picture { container-type: inline-size; min-width: 0; overflow: hidden; }
  #share .picture > * { width: 100%; height: 100%; }
  #share svg.hero { display: block; width: 100%; height: 100%; border-radius: 0; }
  #share .name { position: absolute; inset: auto 0 0; display: flex; align-items: baseline;
    padding: 1.1rem 2.6rem 1.3rem; border-top: 5px solid #a2422a; background: #faf5ea; }
  #share .name b { font: 600 5rem/1 Cinzel, serif; letter-spacing: 0.05em; color: #2a2018; }
  #share .name i { margin-left: auto; font: 600 2.1rem/1 Cinzel, serif; color: #7b5a1e; }
"""

#: The heroes of these games, as large as the picture allows, over the name.
SHOW = """([games, title, house]) => {
  document.getElementById('share')?.remove();
  const made = (kind, name, text) =>
    Object.assign(document.createElement(kind), { className: name, textContent: text });
  const share = Object.assign(made('div', '', ''), { id: 'share' });
  const sky = made('div', 'sky', '');
  sky.style.gridTemplateColumns = games.length > 1 ? '1fr 1fr' : '1fr';
  for (const game of games) {
    const card = document.querySelector(`article:has(input[value="${game}"])`);
    const picture = card.querySelector('.picture').cloneNode(true);
    picture.querySelector('svg.hero').setAttribute('preserveAspectRatio', 'xMidYMid slice');
    sky.append(picture);
  }
  const name = made('div', 'name', '');
  name.append(made('b', '', title), made('i', '', house));
  share.append(sky, name);
  document.body.append(share);
}"""


def shoot(page: Page, eyes: Page, name: str, games: list[str], title: str, house: str) -> None:
    page.evaluate(SHOW, [games, title, house])
    page.wait_for_timeout(300)
    for quality in (88, 80, 70, 60):
        picture = page.screenshot(type="jpeg", quality=quality)
        if len(picture) < MOST:
            break
    looks.write(eyes, SHARE / f"{name}.jpg", picture)


def share(browser: Browser, url: str) -> None:
    """All of them, from the first page of the house."""
    SHARE.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(viewport=SIZE, color_scheme="light", reduced_motion="reduce")
    page, eyes = context.new_page(), context.new_page()
    page.goto(url)
    page.locator("svg.hero").first.wait_for()
    page.add_style_tag(content=STYLE)
    found: dict[str, str] = {}
    for card in page.locator("article:has(svg.hero)").all():
        name = card.locator("input").first.get_attribute("value")
        found[str(name)] = card.locator("h2").first.inner_text()
    for game, title in found.items():
        shoot(page, eyes, game, [game], title, "Asclepia")
    shoot(page, eyes, "asclepia", list(found)[:4], "Asclepia", "")
    context.close()
