"""The smallest browser on WebKitGTK: one view in a window, a profile that lasts, a console that can be read.

Run by the Python that has GTK (Debian's `python3-gi`). MiniBrowser forgets everything when it is driven; this one keeps its
profile in the folder PROFILE, lays downloads in the folder BESIDE, and, at a SIGUSR1, its page as it comes on paper.
"""

import os
import signal
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402  (the versions are chosen before)

BESIDE = Path(os.environ["BESIDE"])
PHONE = (360, 740)
UNDER_WAY: list[Any] = []
"""References to the pages being printed: nobody else holds them."""


def main() -> None:
    """Wait to be driven."""
    (BESIDE / "browser.pid").write_text(str(os.getpid()), "utf-8")
    profile = Path(os.environ["PROFILE"])
    manager = WebKit2.WebsiteDataManager(
        base_data_directory=str(profile / "data"), base_cache_directory=str(profile / "cache")
    )
    context = WebKit2.WebContext(website_data_manager=manager)
    context.set_automation_allowed(True)
    context.set_preferred_languages(["de-DE"])
    context.connect("automation-started", driven)
    context.connect("download-started", lambda _, download: download.connect("decide-destination", keep))
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
    Gtk.main()


def driven(context: Any, session: Any) -> None:
    """A driver has come; it asks for views. Selenium knows WebKitGTK by this name only."""
    about = WebKit2.ApplicationInfo()
    about.set_name("MiniBrowser")
    session.set_application_info(about)
    session.connect("create-web-view", lambda _: view(context))


def view(context: Any) -> Any:
    """A page in a window of its own."""
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        enable_developer_extras=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,  # there is none, and playing it is slow
    )
    page = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window(default_width=PHONE[0], default_height=PHONE[1])
    window.add(page)
    window.show_all()
    page.connect("close", lambda _: window.destroy())
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, on_paper, page)
    return page


def keep(download: Any, name: str) -> bool:
    """Lay a download beside."""
    download.set_destination((BESIDE / "downloads" / name).as_uri())
    return True


def on_paper(page: Any) -> bool:
    """Print into a file; a page that is driven is not let do it by itself."""
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, (BESIDE / "printed.pdf").as_uri())
    printing = WebKit2.PrintOperation.new(page)
    printing.set_print_settings(settings)
    UNDER_WAY.append(printing)
    printing.print_()
    return True


if __name__ == "__main__":
    main()
