"""Requests that wait for as long as a test wants them to."""

from playwright.sync_api import BrowserContext, Page, Route


class HeldRequests:
    """The requests of a page, or of all pages of a context, for what a pattern names.

    Every test releases them: a request that still waits when its page has gone leaves a task behind, and Playwright's
    complaint of it fails whichever test runs then.
    """

    def __init__(self, asking: Page | BrowserContext, pattern: str) -> None:
        self._asking = asking
        self._pattern = pattern
        self.waiting: list[Route] = []
        asking.route(pattern, self._keep)

    def _keep(self, route: Route) -> None:
        self.waiting.append(route)

    def release(self) -> None:
        """Let those that wait go on; those that follow do not wait."""
        while self.waiting:
            self.waiting.pop(0).continue_()
        self._asking.unroute(self._pattern)
