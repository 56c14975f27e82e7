"""Cut off from the net after the first visit: a fresh tab boots, plays a battle to its end, and shows the rules."""

import threading

import pypdfium2
from playwright.sync_api import Browser, expect
from support.page_player import PHONE, Player
from support.printer import SILENT
from support.screen_checks import Ear

from gonfalon.formats import link
from gonfalon.words import LANGUAGES
from press import serve
from press.reference import addresses

pytest_plugins = ["support.started_page"]

BASE = "/gonfalon/"


def test_everything_goes_on_without_a_net(browser: Browser, patience: None) -> None:
    """A part that is fetched late — a rule page, the printer's styles, a rule system — could be missing where
    the net is gone for good.
    """
    with browser.new_context(**PHONE) as context:
        with serve.server("127.0.0.1", 0, BASE, quiet=True) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            site = serve.address(server, BASE)
            ear = Ear(site)
            first = Player(ear.listen(context).new_page(), site)
            first.visit()
            expect(first.page.get_by_text(first.words.say("page-engine-ready", offline="yes"))).to_be_visible()
            first.page.close()
            server.shutdown()
        context.set_offline(True)
        player = Player(context.new_page(), site)
        player.visit()
        player.begin()
        question, kept = player.play_until("tiefen.flow.steps"), player.kept()
        player.page.reload()
        assert player.question() == question
        assert player.kept() == kept
        shared = link.read(player.shared())
        player.page.evaluate(SILENT)
        player.from_more("page-print")
        player.page.locator("[data-action='print-now']").tap()
        player.until("html[data-printed]")
        paper = pypdfium2.PdfDocument(player.page.pdf(prefer_css_page_size=True))
        assert all(page.get_textpage().get_text_range().strip() for page in paper)
        player.close()
        address = player.shared()
        player.forget()
        player.follow(address)
        player.until("[data-note]")
        assert player.question() == question
        assert len(shared.entries) == player.newest()["turn"] == len(link.read(player.shared()).entries)
        player.play_until()
        assert player.view()["flow"] == "over"
        for languages in addresses.readings(LANGUAGES):
            player.page.goto(f"{site}rules/tiefen/roll/{'-'.join(languages)}.html#tiefen.roll.all")
            expect(player.page.locator("[id='tiefen.roll.all']")).to_be_in_viewport()
        for language in LANGUAGES:
            player.page.goto(f"{site}rules/{language}.html")
            expect(player.page.locator("html")).to_have_attribute("lang", language)
        assert ear.heard == []
