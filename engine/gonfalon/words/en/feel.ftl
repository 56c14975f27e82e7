# The page at the table: preferences, turning, sound, the course of a game

page-preference = { $wish ->
    [rolls] Gonfalon rolls at once (to roll yourselves, undo the roll)
    [unchanged] After a roll, ask only if a change would be free
    [motion] Animations
    [sound] Sound
    [vibration] Vibrate when dice roll
   *[awake] Keep the screen on during a game
}
page-turn = Turn the screen round
page-hold = Hold the button down until it fills.
page-hold-keys = Press once more to confirm.
page-last-answer = { $what ->
    [paint] Painted
    [path] Moved
    [roll] Rolled
    [secret] Chosen face down
    [form] Entries
   *[nothing] Nothing chosen
}
page-now = Now
page-round = In this round
page-order = Turn order this round
page-order-left = { $count ->
    [0] final turn
    [one] { $count } turn left
   *[other] { $count } turns left
}
page-order-next = next
page-order-state = { $state ->
    [now] acting now
    [next] is next
    [done] has acted
   *[waiting] waiting
}
page-enlarge = Roll and result, large
page-own-copy-short = { $origin ->
    [file] Your own copy from a file
    [example] An example from the rules
    [prepared] A prepared game
   *[link] Your own copy from a link
}
