# Offline, and new versions.

page-engine-ready = { $offline ->
    [yes] Ready to play. Everything is on this device: Gonfalon works offline, too.
    [no] Ready to play as long as you are online.
   *[unknown] Ready to play
}
page-update = A new version of Gonfalon is ready.
page-update-now = Update now
page-update-entry = New version of Gonfalon
page-update-battle = { $kept ->
    [yes] The page will be reloaded. Your game is saved and will go on at the same question in the new version. It can also wait: between games, the new version takes over by itself.
   *[no] A new version is ready, but the latest state of your game is not saved. Save it as a file first.
}
page-update-battle-now = Reload now
page-version = Version { $version }
page-language-missing = This language cannot be loaded right now. Check the connection and try again.
