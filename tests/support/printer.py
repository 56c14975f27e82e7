"""A page that prints without the browser's own dialogue, which would keep the page busy."""

SILENT = "() => { window.print = () => { document.documentElement.dataset.printed = document.title; }; }"
"""From now on what is printed is laid out, and the root element says so: `html[data-printed]`."""

AS_BEFORE = "() => { delete window.print; delete document.documentElement.dataset.printed; }"
"""The browser prints again."""
