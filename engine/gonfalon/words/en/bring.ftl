# A further rule system that somebody brings as a file or by link

page-bring = Add a rule system
page-bring-intro = Gonfalon plays other people’s rules, too. Such a rule system is a single file whose name ends in “.whl”.
page-bring-file = Choose a file
page-bring-address = Or the address of the file on the web
page-bring-fetch = Fetch it
page-bring-fetch-hint = Nothing is loaded before you tap “Fetch it”. Whoever runs that address then learns that somebody at your end asked for the file, and nothing else.
page-bring-busy = { $what ->
    [fetch] Fetching the file …
    [read] Looking at the file …
   *[try] Trying the rule system out. This can take a while …
}
page-bring-question = Add “{ $title }”?
page-bring-warning = A rule system is a program. It runs in this page, can read and change all battles that are kept here, and can pass them on. What stands above is what it says of itself; nobody has checked it. Accept it only if you trust those you have it from.
page-bring-replaces = Version { $old } is already on this device and will be replaced by version { $new }. Its battles stay.
page-bring-yes = Yes, add it
page-bring-no = No, do not add it
page-bring-added = “{ $title }” is now one of the rule systems, offline too.
page-bring-package = Package and version
page-bring-author = Made by
page-bring-licence = Licence
page-bring-from = Origin
page-bring-size = Size
page-bring-hash = SHA-256
page-bring-unsaid = not stated
page-bring-guest = Added: version { $version }
page-bring-remove = Remove the rule system
page-bring-remove-hint = If you remove the rule system, its battles stay on this device. You can go on with them as soon as you add it again.
page-bring-removed = “{ $title }” is removed. Its battles are still here.

## Why it will not do

page-bring-too-large = This file is too large for a rule system. At most { $most } MB are allowed.
page-bring-no-wheel = This is no rule system. It takes a file whose name ends in “.whl”.
page-bring-damaged = The file is damaged or was changed. Get it once more.
page-bring-foreign = The package “{ $name }” holds no rule system for Gonfalon.
page-bring-platform = The package “{ $name }” is built for another environment ({ $tag }). Only what is built for any environment runs here.
page-bring-name = The name “{ $id }” will not do: it is taken, or the package does not fit it.
page-bring-unbuilt = The package “{ $name }” lacks something: words, rule pages or the description. Whoever made it must build it with “build.py system”.
page-bring-interface = { $case ->
    [newer] The package “{ $name }” needs a newer version of Gonfalon (interface { $theirs }, here it is { $ours }). Reload the page and try again.
   *[older] The package “{ $name }” was made for an older version of Gonfalon (interface { $theirs }, here it is { $ours }). Get a newer edition of it.
}
page-bring-words = The rule system “{ $id }” wants to set a text or a rule that is not its own: “{ $word }”.
page-bring-address-wrong = This address will not do. It takes one that begins with “https://”.
page-bring-not-fetched = { $status ->
    [0] Nothing could be had from { $host }. Maybe there is no net, or it does not allow other pages to fetch the file. Then download it yourself and choose it as a file.
   *[other] At this address at { $host } there is nothing to fetch (answer { $status }).
}
page-bring-no-room = There is no room for it on this device, or the browser keeps nothing. Nothing was changed.
page-bring-python = The rule system asks for Python { $wanted }; this is Python { $here }.
page-bring-needs = The rule system needs something that is not here and will not be loaded: { $why }
page-bring-unlike = The rule system is not the one that the file says. Whoever made it must build the file anew.
page-bring-broken = The rule system failed when it was tried out: { $why }
page-bring-silent = The rule system did not answer when it was tried out. Nothing was changed.
