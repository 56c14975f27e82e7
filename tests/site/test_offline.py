"""The service worker: everything on the device, only changed files fetched, updates that wait to be called."""

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Request, expect

from press import offline

CONTROLLED = "navigator.serviceWorker.controller !== null"
PATIENCE = 600  # tenths of a second
FRENCH = "rules/tiefen/fr.html"
UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    while (coming.state === "installing") {
        await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
    }
    return coming.state;
}"""
TAKE_IT = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const change = new Promise((done) =>
        navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    registration.waiting.postMessage("update-now");
    await change;
}"""


def visit(page: Page, site: str) -> None:
    """The first visit, until the device has everything."""
    page.goto(site)
    for _ in range(PATIENCE):
        if page.evaluate(CONTROLLED):
            return
        page.wait_for_timeout(100)
    raise AssertionError("no service worker took over")


def test_after_the_first_visit_every_page_opens_without_a_net(page: Page, context: BrowserContext, site: str) -> None:
    visit(page, site)
    context.set_offline(True)
    fresh = context.new_page()
    fresh.goto(f"{site}{FRENCH}#tiefen.roll.all")
    expect(fresh.locator("[id='tiefen.roll.all']")).to_be_in_viewport()
    fresh.goto(f"{site}?from=somewhere")
    expect(fresh.locator("[data-system]").first).to_be_visible()


def test_an_unknown_address_shows_the_lost_page_without_a_net(page: Page, context: BrowserContext, site: str) -> None:
    visit(page, site)
    context.set_offline(True)
    page.goto(f"{site}rules/no/such/page.html")
    expect(page.locator("h1")).to_have_text("404")
    page.get_by_role("link", name="home page").click()
    page.wait_for_url(f"{site}index.html")


def test_an_update_fetches_what_changed_and_waits_until_it_is_called(
    page: Page, context: BrowserContext, copy: Path, copy_site: str
) -> None:
    visit(page, copy_site)
    page.goto(f"{copy_site}{FRENCH}")
    old = page.title()
    text = (copy / FRENCH).read_text("utf-8")
    (copy / FRENCH).write_text(text.replace("<title>", "<title>Nouveau : "), "utf-8")
    offline.again(copy)

    fetched: list[str] = []

    def note(request: Request) -> None:
        if request.service_worker and "__rev=" in request.url:
            fetched.append(request.url.removeprefix(copy_site).split("?")[0])

    context.on("request", note)
    assert page.evaluate(UPDATE) == "installed"
    assert sorted(fetched) == [offline.LIST, FRENCH]
    page.reload()
    assert page.title() == old
    page.evaluate(TAKE_IT)
    page.reload()
    assert page.title() == f"Nouveau : {old}"


def test_a_file_that_is_not_the_listed_one_stops_the_update(page: Page, copy: Path, copy_site: str) -> None:
    visit(page, copy_site)
    (copy / FRENCH).write_text("something else", "utf-8")
    offline.again(copy)
    (copy / FRENCH).write_text("yet another thing", "utf-8")
    assert page.evaluate(UPDATE) == "redundant"
    page.reload()
    assert page.evaluate(CONTROLLED)
