# Work that takes long, or did not come to an end.

page-opening-now = { $what ->
    [new] Creating the game…
    [link] Checking the link…
    [file] Checking the file…
    [example] Opening the example…
   *[battle] Opening the game…
}
page-working = { $what ->
    [start] The game engine is still starting.
    [read] The link is still being checked. This is taking unusually long.
    [open] The game is still being opened. This is taking unusually long.
    [odds] The odds are still being calculated. This is taking unusually long.
    [link] The link is still being created. This is taking unusually long.
    [export] The file is still being created. This is taking unusually long.
   *[other] The game engine is still working. This is taking unusually long.
}
page-stop = Stop
page-stopped = { $what ->
    [battle] Stopped. The game is unchanged.
    [opening] Stopped. Nothing was opened.
   *[other] Stopped.
}
page-unfinished = “{ $name }” did not finish opening last time, so it is not opened automatically.
page-unfinished-title = Not fully opened
page-link-unfinished = This link did not finish opening last time, so it is not opened automatically.
page-example-name = Example { $number }: { $title }
page-example-unknown = No example in the rules has this name; it may have been renamed since. Choose it in the rulebook again.
page-example-missing = The examples are not on this device yet, and you are offline. Try again once you are online.
page-example-damaged = The file of examples arrived damaged. Try again later; your games are safe.
