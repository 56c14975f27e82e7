# The preview of a link, before the engine is there.
page-sketch = From the link; still being checked
page-sketch-question = The next question comes as soon as the link is checked.
page-sketch-log = { $count ->
    [one] { $count } answer in the link. The chronicle follows as soon as it is checked.
   *[other] { $count } answers in the link. The chronicle follows as soon as they are checked.
}
page-gist-checking = This is what the link says. The game appears as soon as the link is checked.
page-gist-system = Rules
page-gist-length = So far
page-gist-turns = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
page-gist-throws = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}

# The storage of this device.
page-caught-up = Your last answer had not been saved; it has been entered now.

page-not-kept = { $why ->
    [full] There is no space left on the device: the latest state is only in this window. Save it as a file, free some space and try again.
    [none] This browser saves nothing here: the game will be lost when you close the window. Save it as a file or a link.
    [busy] The storage is not responding: the latest state is only in this window. Close other Gonfalon windows, or save it as a file.
   *[broken] The storage is not working: the latest state is only in this window. Save it as a file.
}
page-device = This device
page-storage = { $how ->
    [lasting] Games and cards are kept on this device only. The browser keeps them until you delete them.
    [fleeting] Games and cards are kept on this device only. Safari deletes them if you do not open Gonfalon for seven days; with Gonfalon on the Home Screen, they stay.
   *[open] Games and cards are kept on this device only. If space runs short, or if the window is private, the browser may delete them.
}
page-storage-trouble = { $why ->
    [full] There is no space left on this device. What you play stays in this window only; save it as a file.
    [none] This browser saves nothing here, perhaps because the window is private. What you play will be lost when you close the window; save it as a file.
    [busy] This device’s storage is not responding. Close other Gonfalon windows; meanwhile, what you play stays in this one.
   *[broken] This device’s storage cannot be read. What you play stays in this window only; save it as a file.
}
page-store-damaged = This device’s storage was damaged. What could be read has been rescued; the rest is still there and goes into the file when you save everything.
page-store-damaged-drop = Delete the rest
page-persist = Keep permanently
page-persist-refused = The browser does not promise that yet. It is more likely to keep Gonfalon once it is installed or bookmarked.
page-clear = Delete everything
page-clear-what = This deletes everything that Gonfalon keeps on this device: all games and cards, your settings and house rules, the rule systems that were added, and Gonfalon’s own files. Gonfalon is then downloaded again.
page-clear-save = First save to a file whatever you want to keep.
page-clear-yes = Delete everything
page-clear-no = Keep everything
page-clear-trouble = { $why ->
    [elsewhere] Gonfalon is still open in another window. Close it first.
   *[offline] You need to be online, as Gonfalon is downloaded again afterwards.
}
page-everything = Save everything
page-everything-holds = A file with everything on this device, your settings included:
page-everything-secret = It also holds everything that lies face down. Keep the file to yourself; to share a game, a link is better.
page-everything-save = Save the file
page-everything-count = { $what ->
    [battles] { $count ->
        [0] No game
        [one] { $count } game
       *[other] { $count } games
    }
    [cards] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [sets] { $count ->
        [one] { $count } set of house rules
       *[other] { $count } sets of house rules
    }
    [doubles] { $count ->
        [one] { $count } was already here
       *[other] { $count } were already here
    }
   *[refused] { $count ->
        [one] { $count } could not be read or did not fit
       *[other] { $count } could not be read or did not fit
    }
}
page-restored = From the file
page-restored-beside = Everything was added; nothing was overwritten.

# A link that leads to a game on this device.
page-met-same = This game was already on this device; you carry on with it.
page-met-shorter = { $count ->
    [one] You are { $count } answer ahead of the link
   *[other] You are { $count } answers ahead of the link
}
page-met-longer = { $count ->
    [one] { $count } answer added from the link
   *[other] { $count } answers added from the link
}
page-met-refused = The link continues your game, but its answers are not possible there. Your game has not changed.
page-met-forked = The link continues your game differently. You see the link’s version here; your own game stays as it is.
page-met-kept = The link leads to a game that you already have; you carry on with it. If you would rather have the link’s version, open it as a separate game.
page-met-copy = Open as a separate game
page-met-beside = Compare
page-continuations = Two continuations
page-continuations-common = { $count ->
    [one] The first answer is the same in both; after that they differ.
   *[other] The first { $count } answers are the same in both; after that they differ.
}
page-continuations-own = On this device
page-continuations-link = From the link
page-continuations-since = { $count ->
    [one] { $count } answer since then
   *[other] { $count } answers since then
}
page-continuations-choose = Carry on with this one
page-continuations-stay = The one you do not choose stays in the list of your games.
