# Accessibility: keyboard, screen reader, the field as a list

page-skips = Skip links
page-skip-ask = Skip to the question
page-skip-list = Skip to the board as a list
page-skip-log = Skip to the chronicle
page-as-list = Board as a list
page-as-picture = Board as a picture
page-arrows = The arrow keys move from card to card
page-bounds = { $kind ->
    [way] Connected to: { $places }
   *[wall] No way to: { $places }
}
page-bound = { $lies ->
    [up] { $place } (above)
    [up-right] { $place } (above right)
    [right] { $place } (right)
    [down-right] { $place } (below right)
    [down] { $place } (below)
    [down-left] { $place } (below left)
    [left] { $place } (left)
    [up-left] { $place } (above left)
   *[far] { $place } (farther away)
}

# For the ear: what an answer brought

page-below = { $now ->
    [over] End of the game
   *[ask] Question
}
page-answer = Answer
page-live-answer = Answered: { $answer }
page-live-undone = Undone
page-live-chances = { $about }: { $chances }
page-live-chance = { $what } { $chance }
page-live-riders = with { $riders }
