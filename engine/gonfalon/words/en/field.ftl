# Described fields: map, paths

page-grid = Map, { $columns } by { $rows } cells
page-grid-keys = Arrow keys: from cell to cell; Enter: choose the cell; plus and minus: zoom
page-grid-zoom = Map size
page-zoom-out = Zoom out
page-zoom-fit = Whole map
page-zoom-in = Zoom in
page-path = To { $cell }: { $spaces } of { $most } spaces
page-path-none = Tap a marked cell or drag from the figure. Movement: { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}.
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
page-paint-brushes = Brushes
page-paint-none = Choose a brush, then tap cells or draw over them with a finger.
page-paint-count = { $count ->
    [one] { $count } cell marked
   *[other] { $count } cells marked
}
page-paint-undo = Undo last stroke
page-paint-cell = Cell
page-paint-not-here = { $cell } cannot be used here. Choose another cell.
page-paint-closed = not possible here
page-paint-send = { $count ->
    [one] Apply { $count } cell
   *[other] Apply { $count } cells
}
page-paint-leave = Leave everything as it is
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
