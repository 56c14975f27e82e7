"""Low contrasts in the themes beside that of the day: the search for them names the texts that axe names, and no others."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from support.page_player import PHONE, Player
from support.question_shapes import shapes
from support.screen_checks import LOW_CONTRAST, NIGHTS, TALL, violations, wear
from support.war_on_page import NOTED

pytest_plugins = ["support.started_page"]

NAMED_BY_AXE = """async () => {
    const { violations } = await axe.run({ runOnly: ["color-contrast"], elementRef: true, selectors: false });
    return violations.flatMap(({ nodes }) => nodes.map(({ element }) => element.outerHTML.slice(0, 120)));
}"""

DULL = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        * { color: rgb(125 125 125 / 90%) !important; }
        .ask, button, .token { background: rgb(125 125 125 / 25%) !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""A script that draws all words in a dull grey, many of them on translucent grounds."""

BRIGHT = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"

AT_REST = ".battle[data-busy=false]:not([data-counting=true])"
"""Nothing is expected that may change the screen."""

SCREENS = {
    "tiefen": (),
    "war": ("ready.raid",),
    "sotc": ("ready.tavern",),
    "samyra": ("ready.stair",),
}


def named_by_axe(page: Page) -> list[str]:
    return sorted(page.evaluate(NAMED_BY_AXE))


def low_contrast(page: Page) -> list[str]:
    return sorted(html for html, _ in page.evaluate(LOW_CONTRAST))


@pytest.fixture
def dull(player: Player) -> Iterator[Player]:
    """A phone on which the words of every screen stand out little."""
    player.page.evaluate(DULL)
    yield player
    player.page.evaluate(BRIGHT)
    player.page.set_viewport_size(PHONE["viewport"])
    wear(player.page, "day")


@pytest.mark.parametrize("system", SCREENS)
def test_on_real_screens_the_same_texts_are_named_as_by_axe(dull: Player, system: str) -> None:
    page = dull.page
    *_, link = shapes(system, "contrast", 12, *SCREENS[system]).values()
    dull.follow(link)
    dull.settle()
    if page.locator(NOTED).count():
        page.locator(NOTED).first.tap()
    dull.until(AT_REST)
    page.set_viewport_size({"width": 360, "height": TALL})
    wear(page, "day")
    violations(page)
    for theme in NIGHTS:
        wear(page, theme)
        low = low_contrast(page)
        assert len(low) > 5
        assert low == named_by_axe(page)


LOW = """
<p id=grey>grey on white</p>
<p id=translucent>translucent letters</p>
<div style="opacity: .5"><p id=veiled>in a translucent box</p></div>
<div style="opacity: .8"><div style="opacity: .7"><p id=veiled-twice style="color: #222">in two of them</p></div></div>
<div style="background: rgb(0 0 0 / 60%)"><p id=on-panel style="color: #222">on a translucent panel</p></div>
<div class=around><div class=panel></div><p id=on-another style="color: #222; position: relative">on a panel beneath</p></div>
<p id=large style="font-size: 24px; color: #999">large letters</p>
<p id=not-large style="font-size: 23px; color: #888">not so large letters</p>
<p id=not-bold style="font-size: 19px; color: #888">nor bold</p>
<p id=oklch style="color: oklch(70% .1 200)">another space of colours</p>
<p id=mixed style="color: color-mix(in srgb, black 40%, white)">a mixed colour</p>
<p id=filled style="-webkit-text-fill-color: #999">letters with a filling</p>
<label><input type=checkbox checked> <span id=chosen>chosen</span></label>
<input id=field value="words in a field" style="color: #999; background: #fff">
<button id=button style="color: #888; background: #ddd; border: 0">a button</button>
<p class=frame>in a frame that scrolls <span id=aside style="color: #999">far off</span></p>
"""
"""Texts that stand out too little at night."""

FINE = """
<p style="color: #222">dark on white</p>
<p style="font-size: 24px; color: #888">large letters</p>
<p style="font-size: 19px; font-weight: 700; color: #888">large letters and bold</p>
<button disabled style="color: #999">not to be pressed</button>
<p aria-disabled=true style="color: #999">not to be chosen</p>
<fieldset disabled style="color: #999">not to be filled in</fieldset>
<label style="color: #999"><input disabled> of a field</label>
<p style="color: #999; visibility: hidden">hidden</p>
<p style="color: #999; clip-path: inset(50%); position: absolute">for the ear</p>
<div style="opacity: 0"><p style="color: #999">gone</p></div>
<p inert style="color: #999">inert</p>
<p style="color: var(--soft)">×</p>
<p style="color: #999; background: linear-gradient(#fff, #eee)">on a gradient</p>
<svg width=200 height=30><text y=20 style="color: #999; fill: #999">in a picture</text></svg>
<p class=covering style="color: #999">on something that is no element</p>
<div class=around><p style="color: #999">covered</p><div class=panel></div></div>
"""
"""Texts that stand out enough, that may stand out little, or that are for people to judge."""

ID = re.compile(r' id="?([\w-]+)')

PLANTED = f"""<!doctype html><html lang=en><title>Planted</title><style>
* {{ margin: 0 }}
html {{ background: #fff; --soft: #333; --faint: rgb(0 0 0 / 90%) }}
html[data-theme=candle] {{ --soft: #999; --faint: rgb(0 0 0 / 40%) }}
@media (prefers-color-scheme: dark) {{ html {{ --soft: #8a8a8a; --faint: rgb(0 0 0 / 45%) }} }}
#grey, #veiled, :checked + #chosen {{ color: var(--soft) }}
#translucent {{ color: var(--faint) }}
.around {{ position: relative }}
.panel {{ position: absolute; inset: 0; background: #666 }}
.frame {{ overflow: auto; width: 60px; white-space: nowrap }}
.covering {{ position: relative }}
.covering::before {{ content: ""; position: absolute; inset: 0; z-index: -1; background: #fff }}
</style><main>{LOW}{FINE}</main>"""


def test_planted_texts_of_every_making_are_named_or_spared_as_by_axe(browser: Browser) -> None:
    with browser.new_context(viewport={"width": 800, "height": TALL}) as context:
        page = context.new_page()
        page.set_content(PLANTED)
        violations(page)
        for theme in NIGHTS:
            wear(page, theme)
            low = low_contrast(page)
            assert low == named_by_axe(page)
            assert {name for html in low for name in ID.findall(html)} == set(ID.findall(LOW))
