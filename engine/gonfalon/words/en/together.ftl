# Several devices play one game: connecting, seats, two continuations

page-together = Add a device
page-together-guest = Join a game
page-together-what = { $role ->
    [host] Several devices play this game together, on the same Wi-Fi and without a server. Each device shows a code and reads the other’s.
   *[guest] On this device, you join a game that is open on another device, on the same Wi-Fi and without a server.
}
page-together-camera = The browser will ask whether it may use the camera. If you allow it, you can read the other device’s code here, and the devices find each other more easily. No picture leaves this device.
page-together-begin = Allow the camera and continue
page-together-begin-without = Continue without the camera
page-together-code = QR code of this device
page-together-code-hint = { $role ->
    [host] Scan this code with the other device’s camera. Gonfalon opens there and shows a code as well. Then read that code here, on this device.
   *[guest] Read this code on the device that has the game open, in Gonfalon under “Add a device”.
}
page-together-read = Read the other device’s code here.
page-together-code-link = This code as a link
page-together-code-failure = { $why ->
    [own] This is the code of this device. Read the code that the other device shows.
    [newer] The other device has a newer version of Gonfalon. Update Gonfalon here and try again.
    [met] This code cannot be used right now. Read it again, or show a new one on both devices.
    [foreign] This code is not for connecting devices. Read the code that the other device shows.
   *[damaged] This code is damaged. Read it again.
}
page-together-state = { $state ->
    [making] Preparing the code…
    [waiting] The other device can read the code now.
    [shown] The other device can read this code now.
    [meeting] The devices are looking for each other…
    [open] The devices are connected.
    [lost] The connection to another device is interrupted. It usually comes back by itself in a moment.
   *[closed] The connection has ended.
}
page-together-failed = { $why ->
    [unsupported] This browser cannot connect to other devices directly. Share the game as a code or a link.
    [no-address] This device does not seem to be on a network. Connect it to the same Wi-Fi as the other device.
    [isolated] The devices cannot reach each other. Check that both are on the same Wi-Fi. Some Wi-Fi networks, especially guest networks, keep their devices apart: in that case use another one, or share the game as a code or a link after each turn.
    [only-names] The devices cannot reach each other because both browsers hide their device’s address until they are allowed to use the camera. Allow the camera on one of the devices and try again.
    [unanswered] The other device has not read this device’s code. Show a new code on both devices.
   *[lost] The connection was lost. What you have played here stays saved. Add the other device again.
}
page-together-ended = { $why ->
    [done] The other device has ended the connection. What you have played here stays saved.
    [other-version] The devices have different versions of Gonfalon or of the rule system. Bring both devices up to date and try again.
    [no-system] One of the devices does not have the rule system of this game. Add it there.
    [other-battle] Another game is open on the other device.
    [two-hosts] “Add a device” was chosen on both devices. On one of them, go to the home page and read a new code from the other under “Read a code”.
    [two-guests] The game is not open on either device. Open it on one of them and choose “Add a device” there.
    [full] No more devices can join this game.
    [again] Gonfalon is now connected in another window on this device.
    [not-followed] One of the devices cannot continue this game. Update Gonfalon on both devices and try again.
    [gone] The other device can no longer be reached. What you have played here stays saved.
    [silent] A device took too long to answer and no longer plays along. Add it again.
    [unopened] A shared roll was not revealed and does not count. The connection has ended. What you have played here stays saved.
    [false] In a shared roll, a number was revealed other than the one that was set; the roll does not count. The connection has ended. What you have played here stays saved.
    [unfair] Dice arrived that the devices did not roll together; on this device they do not count. The connection has ended. What you have played here stays saved.
   *[fault] The connection between two devices had to be ended because of an error. What you have played here stays saved.
}
page-together-refused = { $why ->
    [apart] This game continued differently on two devices. First choose on the other device which continuation counts.
    [gone] The connection was lost before the answer was confirmed. Answer again.
    [alone] You agreed to roll together, so no device can roll alone. Roll again.
    [broken] The shared roll did not go through. Roll again.
   *[other] The other device did not accept this answer. Check what is being asked now.
}
page-together-devices = { $count ->
    [0] No other device is in this game at the moment.
    [one] { $count } other device is in this game.
   *[other] { $count } other devices are in this game.
}
page-together-following = This device has joined a game on another device.
page-together-another = Add another device
page-together-again = Show a new code
page-together-share = Share as a code or a link
page-together-end = End the connection
page-together-joined = A device has joined.
page-together-seats = Who plays where?
page-together-seats-hint = Anyone playing on a particular device answers only there. Everyone else can answer on any device.
page-together-seat = { $place ->
    [here] on this device
    [elsewhere] on another device
   *[free] on any device
}
page-together-seat-take = Play here
page-together-seat-leave = Play anywhere
page-together-seat-of = { $act ->
    [take] Play here: { $side }
   *[leave] Play anywhere: { $side }
}
page-together-dice = Dice
page-together-dice-common = Roll together
page-together-dice-state = { $on ->
    [yes] The devices roll together.
   *[no] Each device rolls on its own.
}
page-together-dice-told = { $on ->
    [yes] From now on the devices roll together.
   *[no] From now on each device rolls on its own.
}
page-together-dice-hint = If you are not at the same table: each device sets a secret number, then all reveal theirs, and the dice follow from them. So no device can decide a roll, or roll until it fits. Rolls that you type in count as always.
page-together-dice-broken = { $why ->
    [unopened] { $seats ->
        [0] A device did not reveal its number. The roll does not count.
       *[other] A device did not reveal its number ({ $who }). The roll does not count.
    }
    [false] { $seats ->
        [0] A device revealed another number than it had set. The roll does not count.
       *[other] A device revealed another number than it had set ({ $who }). The roll does not count.
    }
    [displaced] Something else came in between during a shared roll. The roll does not count.
    [again] { $seats ->
        [0] This roll was repeated because the first one did not count.
       *[other] This roll was repeated because the first one did not count ({ $who }).
    }
   *[chosen] The continuation that was chosen has rolls that a device made on its own.
}
page-together-thinks = Answering on another device: { $who }
page-together-apart = { $role ->
    [host] This game continued differently on two devices. Choose which continuation counts.
   *[guest] This game continued differently on two devices. Choose on the other device which continuation counts.
}
page-together-apart-other = On the other device
page-together-apart-stay = The one you do not choose stays on its device as a separate game.
page-together-apart-refused = This continuation cannot be taken over on this device.
page-together-devices-short = Devices
page-together-taken = The code has been read. Go back to the window where your game is open.
page-together-left = { $why ->
    [gone] A device can no longer be reached. Anyone who played on it can now answer on any device.
    [silent] A device took too long to answer and has left the game. Anyone who played on it can now answer on any device.
   *[done] A device has left the game. Anyone who played on it can now answer on any device.
}
page-together-alone = You have played this game on several devices. No other device is connected at the moment: what you play now stays on this device.
page-together-seat-taken = Now playing on another device: { $who }
page-share-together = Anyone who opens the link gets a copy of their own. For everyone at the table to play the same game, add their devices.
page-together-replaced = The continuation from another device now counts. Yours stays on this device as a separate game.
page-together-next = { $swapped ->
    [yes] A new game with the same set-up and the sides swapped has started. This device joins it too.
   *[no] A new game with the same set-up has started. This device joins it too.
}
page-together-swapped = Play again with sides swapped
page-together-again-elsewhere = To play again, start on the device whose game you have joined here.
