"""Battlefields that are described and not listed: grids, areas, links, and paths over them."""
