# Described fields: map, paths

page-grid = Map, { $columns } by { $rows } cells
page-grid-keys = Arrow keys: from cell to cell; Enter: choose the cell; plus and minus: zoom
page-grid-zoom = Map size
page-zoom-out = Zoom out
page-zoom-fit = Whole map
page-zoom-in = Zoom in
page-path = To { $cell }: { $spaces } of { $most } spaces
page-path-none = Tap a marked cell or drag from the figure. Movement: { $most } spaces.
page-path-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
page-path-crosses = { $way ->
    [enter] Enters: { $area }
   *[leave] Leaves: { $area }
}
page-path-waypoint = Waypoint
page-path-clear = Clear
page-path-type = Type
page-path-cell = To
page-path-no-cell = There is no such cell. Example: C7
page-path-go = Move to { $cell }
page-path-stay = Stay
page-facing = { $way ->
    [0] facing up
    [1] facing up and right
    [2] facing right
    [3] facing down and right
    [4] facing down
    [5] facing down and left
    [6] facing left
   *[7] facing up and left
}
page-link = { $both ->
    [yes] { $from } and { $to }: { $words }
   *[no] { $from } to { $to }: { $words }
}
