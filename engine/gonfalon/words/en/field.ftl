# Described fields: map, paths

page-grid = Map, { $columns } by { $rows } spaces
page-grid-keys = Arrow keys: from space to space; Enter: choose the space; plus and minus: zoom
page-grid-zoom = Map size
page-zoom-out = Zoom out
page-zoom-fit = Whole map
page-zoom-in = Zoom in
page-path = To { $cell }: { $spaces } of { $most } spaces
page-path-none = Tap a marked space or drag from the figure. Movement: { $most ->
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
page-path-no-cell = There is no such space. Example: C7
page-path-go = Move to { $cell }
page-path-stay = Stay
page-paint-brushes = Brushes
page-paint-none = Choose a brush, then tap spaces or draw over them with a finger.
page-paint-count = { $count ->
    [one] { $count } space marked
   *[other] { $count } spaces marked
}
page-paint-undo = Undo last stroke
page-paint-cell = Space
page-paint-not-here = { $cell } cannot be used here. Choose another space.
page-paint-closed = not possible here
page-paint-send = { $count ->
    [one] Apply { $count } space
   *[other] Apply { $count } spaces
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
