"""Ways in beside the address: shared from another app, a shortcut of the installed app, a pasted message; installing."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, expect
from support.engine_gate import IDLE
from support.page_player import PHONE, READY, Player, link_to
from support.screen_checks import Ear, complaints, faults

from gonfalon.words import LANGUAGES, Words

pytest_plugins = ["support.started_page"]

RULE = "tiefen.flow.steps"
TROUBLE = "[data-trouble='no-link']"
CONTROLLED = "navigator.serviceWorker.controller !== null"
OFFER = """() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => { document.documentElement.dataset.prompted = "yes"; };
    return !dispatchEvent(offer);
}"""
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1"
IPAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15"
FINGERS = "Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })"
AT_HOME = "Object.defineProperty(navigator, 'standalone', { value: true })"


def manifest(devtools: CDPSession) -> dict[str, Any]:
    """The manifest as the browser reads it."""
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    parsed: dict[str, Any] = told["manifest"]
    return parsed


def test_what_is_shared_opens_without_a_net_too(browser: Browser, site: str, ear: Ear) -> None:
    with browser.new_context(**PHONE) as context:
        player = Player(ear.listen(context).new_page(), site)
        player.visit()
        player.when(CONTROLLED)
        expect(player.page.get_by_text(player.words.say("page-engine-ready", offline="yes"))).to_be_visible()
        context.set_offline(True)
        message = f"„Am Furtstein“ – eine Partie in Gonfalon: {site}#{link_to(RULE)}."
        player.page.goto(f"{site}?{urlencode({'share-title': 'Am Furtstein', 'share': message})}")
        assert player.question().rule == RULE
        assert player.page.url == site
        player.page.goto(f"{site}?{urlencode({'share-title': 'Rezept', 'share': 'Mehl, Eier #b und Milch b=3'})}")
        expect(player.page.locator(TROUBLE)).to_be_visible()
        assert player.page.url == site


def test_the_shortcuts_lead_to_battles_and_rules(player: Player, site: str, dist: Path) -> None:
    devtools = player.page.context.new_cdp_session(player.page)
    last, *fresh, rules = (one["url"] for one in manifest(devtools)["shortcuts"])
    systems = [one["id"] for one in json.loads((dist / "systems.json").read_text("utf-8"))]
    assert sorted(urlsplit(url).query for url in fresh) == sorted(f"new={system}" for system in systems)
    player.page.goto(urljoin(site, rules))
    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.words.say("rules-title"))
    player.page.goto(urljoin(site, fresh[-1]))
    player.settle()
    assert f"new={player.newest()['system']}" == urlsplit(fresh[-1]).query
    assert player.page.url == site
    question, kept = player.question(), player.kept()
    player.page.goto(urljoin(site, last))
    assert player.question() == question
    assert player.kept().keys() == kept.keys()
    player.page.goto(f"{site}?new=nothing-of-the-kind")
    player.page.locator(f"{READY} [data-system]").first.wait_for()


def test_a_pasted_message_opens_the_battle_in_it(player: Player) -> None:
    field = player.page.get_by_label(player.words.say("page-paste"))
    field.fill("Kommt ihr am Samstag?")
    player.button("page-paste-open").tap()
    trouble = player.page.locator(TROUBLE)
    expect(trouble).to_contain_text(player.words.say("page-no-link"))
    expect(trouble).to_be_in_viewport()
    expect(field).to_have_value("Kommt ihr am Samstag?")
    field.fill(f"Schau: https://example.org/gonfalon/#{link_to(RULE)}!")
    player.button("page-paste-open").tap()
    assert player.question().rule == RULE


def test_the_browsers_offer_waits_for_a_tap(player: Player) -> None:
    section = player.page.locator("[data-install]")
    assert section.count() == 0
    assert player.page.evaluate(OFFER), "the browser must not show its own bar"
    section.get_by_role("button").tap()
    expect(player.page.locator("html[data-prompted]")).to_have_count(1)
    expect(section).to_have_count(0)


@pytest.mark.parametrize("agent", [IPHONE, IPAD], ids=["iphone", "ipad"])
def test_apples_devices_are_told_how(browser: Browser, site: str, ear: Ear, agent: str) -> None:
    with browser.new_context(**{**PHONE, "user_agent": agent}) as context:
        page = ear.listen(context).new_page()
        page.add_init_script(IDLE)
        page.add_init_script(FINGERS)
        page.goto(site)
        words = Words("de")
        page.get_by_text(words.say("page-install-apple"), exact=True).tap()
        for message in ("page-install-apple-add", "page-install-apple-storage", "page-install-apple-links"):
            expect(page.get_by_text(words.say(message))).to_be_visible()
        assert (faults(page), complaints(page)) == ({}, [])
        page.add_init_script(AT_HOME)
        page.reload()
        expect(page.get_by_text(words.say("page-paste-apple"))).to_be_visible()
        assert page.locator("[data-install]").count() == 0


def test_the_manifest_speaks_the_readers_language(player: Player) -> None:
    devtools = player.page.context.new_cdp_session(player.page)
    told = {}
    for language in LANGUAGES:
        player.speak(language)
        told[language] = [one["name"] for one in manifest(devtools)["shortcuts"]]
    assert told["de"][0] == "Letzte Partie fortsetzen"
    assert len({tuple(names) for names in told.values()}) == len(LANGUAGES)
