# A further rule system that somebody brings as a file or by link

page-bring = Add a rule system
page-bring-intro = Gonfalon can run other people’s rules, too. Such a rule system is a single file whose name ends in “.whl”.
page-bring-file = Choose a file
page-bring-address = Or the address of the file on the web
page-bring-fetch = Download
page-bring-fetch-hint = The file is not downloaded until you tap “Download”. Whoever runs that server then learns that the file was requested from your connection, and nothing else.
page-bring-busy = { $what ->
    [fetch] Downloading the file…
    [read] Reading the file…
   *[try] Trying out the rule system. This can take a while…
}
page-bring-question = Add “{ $title }”?
page-bring-warning = A rule system is a program. It runs in isolation: it has no access to the internet or to the data on this device, except the battles played with it. It can read and change those, and its changes stay even if you remove it. The details above come from the rule system itself; nobody has checked them. Add it only if you trust its source. You can delete everything that Gonfalon keeps on this device at the bottom of the home page, under “This device”.
page-bring-replaces = Version { $old } is already on this device and will be replaced by version { $new }. The battles are kept.
page-bring-yes = Yes, add it
page-bring-no = No, do not add it
page-bring-added = “{ $title }” is now one of your rule systems, even offline.
page-bring-package = Package and version
page-bring-author = Author
page-bring-licence = Licence
page-bring-from = Origin
page-bring-size = Size
page-bring-hash = SHA-256
page-bring-unsaid = not stated
page-bring-guest = Added: version { $version }
page-bring-remove = Remove the rule system
page-bring-remove-hint = If you remove the rule system, its battles stay on this device. You can play on as soon as you add it again.
page-bring-removed = “{ $title }” has been removed. Its battles are still here.

## Why it will not do

page-bring-too-large = This file is too large for a rule system. The limit is { $most } MB.
page-bring-no-wheel = This is not a rule system. It has to be a file whose name ends in “.whl”.
page-bring-damaged = The file is damaged or has been changed. Download it again.
page-bring-packed = { $why ->
    [encrypted] The file contains something encrypted: “{ $name }”. Gonfalon cannot read it.
    [large] The file is too large when unpacked. The limit is { $files } files and { $most } MB in total, and 2 MB for a text.
    [link] The file contains a symbolic link: “{ $name }”. That is not allowed.
    [overlap] Parts of the file overlap, or something is hidden between them.
    [path] The file contains a path that leads nowhere or out of the package: “{ $name }”.
    [twice] The file contains “{ $name }” twice.
   *[form] Gonfalon cannot read this file format. Whoever made the file must build it with “build.py system”.
}
page-bring-foreign = The package “{ $name }” contains no rule system for Gonfalon.
page-bring-platform = The package “{ $name }” is built for another environment ({ $tag }). Only what is built for every environment runs here.
page-bring-name = The name “{ $id }” is not valid: it is already taken or does not match the package.
page-bring-unbuilt = The package “{ $name }” is missing something: words, rule pages or the description. Whoever made it must build it with “build.py system”.
page-bring-interface = { $case ->
    [newer] The package “{ $name }” needs a newer version of Gonfalon (interface { $theirs }; this is { $ours }). Reload the page and try again.
   *[older] The package “{ $name }” was made for an older version of Gonfalon (interface { $theirs }; this is { $ours }). Get a newer version of the package.
}
page-bring-words = The rule system “{ $id }” tries to define a text or a rule that is not its own: “{ $word }”.
page-bring-markup = A rule page of the rule system “{ $id }” contains something that is not allowed there: “{ $what }”.
page-bring-address-wrong = This address is not valid. It has to begin with “https://”.
page-bring-not-fetched = { $status ->
    [0] { $host } could not be reached. Perhaps you are offline, or the server does not let other pages fetch the file. In that case, download it yourself and choose it as a file.
   *[other] There is no file at this address on { $host } (status { $status }).
}
page-bring-no-room = There is not enough space for it on this device, or the browser does not save anything. Nothing was changed.
page-bring-python = The rule system needs Python { $wanted }; this page runs Python { $here }.
page-bring-needs = The rule system needs something that is missing here and will not be downloaded: { $why }
page-bring-unlike = The rule system is not what the file says it is. Whoever made it must rebuild the file.
page-bring-broken = An error occurred when the rule system was tried out: { $why }
page-bring-silent = The rule system did not respond when it was tried out. Nothing was changed.
page-bring-not-apart = This browser cannot isolate a rule system from everything else, so none can be added here. A newer version of the browser can.
