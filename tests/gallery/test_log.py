"""The chronicle of a battle that is over: every line leads to its rule, in each language."""

import json
from pathlib import Path

from gallery.gallery_page import Gallery
from playwright.sync_api import expect

from gonfalon.words import LANGUAGES


def test_every_line_of_the_log_leads_to_its_rule(gallery: Gallery, dist: Path) -> None:
    gallery.show("chance in the deep: the end")
    lines = gallery.page.locator("[data-event]")
    lines.first.wait_for(state="attached")
    for language in LANGUAGES:
        gallery.say(language)
        titles = json.loads((dist / f"rules/{language}.json").read_text("utf-8"))
        for line in lines.all():
            rule = line.get_attribute("data-event")
            if rule:
                chapter = titles[rule]["in"]
                address = f"rules/{rule.split('.')[0]}/{chapter}/{language}.html#{rule}"
                expect(line.locator("a").first).to_have_attribute("href", address)
