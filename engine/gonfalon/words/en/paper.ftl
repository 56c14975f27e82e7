# Printing: cards, the sheet of a game

page-print = Print
page-print-what = What do you want to print?
page-print-kind = { $what ->
    [units] Unit cards, ten to a page
    [zones] Zone cards, four to a page
    [overview] Summary sheet of this game
   *[chronicle] Chronicle
}
page-print-paper = Paper
page-print-size = { $paper ->
    [letter] Letter (8½ × 11 in)
   *[a4] A4
}
page-print-backs = With backs
page-print-turn = Flip the sheet on
page-print-edge = { $edge ->
    [short] the short edge
   *[long] the long edge
}
page-print-duplex = { $edge ->
    [short] Print on both sides, flipped on the short edge, at actual size (100%).
   *[long] Print on both sides, flipped on the long edge, at actual size (100%).
}
page-print-second = Second language alongside
page-print-second-none = none
page-print-now = Print or save as PDF
page-print-cards = Print cards
page-print-none = None of these cards can be printed.
page-card-part = { $title } ({ $part })
page-card-more = { $where ->
    [back] continued on the back
   *[next] continued on the next card
}
