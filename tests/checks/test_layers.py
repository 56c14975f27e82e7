"""The modules of `web/`: each in a folder of `layers.toml`, every import downwards, no cycle."""

from press import layers


def test_every_import_goes_downwards() -> None:
    assert layers.faults(layers.graph(), layers.programs()) == []


def test_an_upward_import_a_cycle_and_a_loose_module_are_found() -> None:
    page = layers.Program("page", ("main.js",), ("shared", "ui", "screens"))
    worker = layers.Program("worker", ("worker.js",), ("shared", "boot"))
    modules = {
        "main.js": {"screens/home.js"},
        "worker.js": {"boot/python.js", "ui/sheet.js"},
        "boot/python.js": {"shared/bytes.js"},
        "shared/bytes.js": set[str](),
        "screens/home.js": {"ui/sheet.js", "ui/icon.js", "boot/python.js"},
        "ui/sheet.js": {"ui/icon.js", "screens/home.js"},
        "ui/icon.js": set[str](),
        "stray.js": {"shared/bytes.js"},
    }
    assert layers.faults(modules, (page, worker)) == [
        "stray.js is no entry and lies in no listed folder",
        "worker.js must not import ui/sheet.js",
        "screens/home.js must not import boot/python.js",
        "ui/sheet.js must not import screens/home.js",
        "in a cycle: screens/home.js, ui/sheet.js",
    ]
