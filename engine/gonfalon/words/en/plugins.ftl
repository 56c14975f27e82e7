# A further rule system that somebody brings as a file or by link

page-plugin-add = Add a rule system
page-plugin-intro = Gonfalon can run other people’s rules, too. Such a rule system is a single file whose name ends in “.whl”.
page-plugin-file = Choose a file
page-plugin-address = Or the address of the file on the web
page-plugin-fetch = Download
page-plugin-fetch-hint = The file is not downloaded until you tap “Download”. The operator of that server then learns that the file was requested from your connection, and nothing else.
page-plugin-busy = { $what ->
    [fetch] Downloading the file…
    [read] Reading the file…
   *[try] Trying out the rule system. This can take a while…
}
page-plugin-question = Add “{ $title }”?
page-plugin-warning = A rule system is a program. It runs in isolation: it has no access to the internet or to the data on this device, except the games played with it. It can read and change those, and its changes stay even if you remove it. The details above come from the rule system itself; nobody has checked them. Add it only if you trust its source. You can delete everything that Gonfalon keeps on this device at the bottom of the home page, under “This device”.
page-plugin-replaces = Version { $old } is already on this device and will be replaced by version { $new }. The games are kept.
page-plugin-yes = Yes, add it
page-plugin-no = No, do not add it
page-plugin-added = “{ $title }” is now one of your rule systems, even offline.
page-plugin-package = Package and version
page-plugin-author = Author
page-plugin-licence = Licence
page-plugin-from = Origin
page-plugin-size = Size
page-plugin-hash = SHA-256
page-plugin-unsaid = not stated
page-plugin-version = Added: version { $version }
page-plugin-remove = Remove the rule system
page-plugin-remove-hint = If you remove the rule system, its games stay on this device. You can play on as soon as you add it again.
page-plugin-removed = “{ $title }” has been removed. Its games are still here.

## Reasons for a refusal

page-plugin-too-large = This file is too large for a rule system. The limit is { $most } MB.
page-plugin-no-wheel = This is not a rule system. It has to be a file whose name ends in “.whl”.
page-plugin-damaged = The file is damaged or has been changed. Download it again.
page-plugin-packed = { $why ->
    [encrypted] The file contains something encrypted: “{ $name }”. Gonfalon cannot read it.
    [large] The file is too large when unpacked. The limit is { $files } files and { $most } MB in total, and 2 MB for a text.
    [link] The file contains a symbolic link: “{ $name }”. That is not allowed.
    [overlap] Parts of the file overlap, or something is hidden between them.
    [path] The file contains a path that leads nowhere or out of the package: “{ $name }”.
    [twice] The file contains “{ $name }” twice.
   *[form] Gonfalon cannot read this file format. Its author has to build it with “build.py system”.
}
page-plugin-foreign = The package “{ $name }” contains no rule system for Gonfalon.
page-plugin-platform = The package “{ $name }” is built for another environment ({ $tag }). Only what is built for every environment runs here.
page-plugin-name = The name “{ $id }” is not valid: it is already taken or does not match the package.
page-plugin-unbuilt = The package “{ $name }” is missing something: words, rule pages or the description. Its author has to build it with “build.py system”.
page-plugin-interface = { $case ->
    [newer] The package “{ $name }” needs a newer version of Gonfalon (interface { $theirs }; this is { $ours }). Reload the page and try again.
   *[older] The package “{ $name }” was made for an older version of Gonfalon (interface { $theirs }; this is { $ours }). Get a newer version of the package.
}
page-plugin-words = The rule system “{ $id }” tries to define something that is not its own: “{ $word }”.
page-plugin-markup = A rule page of the rule system “{ $id }” contains something that is not allowed there: “{ $what }”.
page-plugin-address-wrong = This address is not valid. It has to begin with “https://”.
page-plugin-not-fetched = { $status ->
    [0] { $host } could not be reached. Perhaps you are offline, or the server does not let other pages fetch the file. In that case, download it yourself and choose it as a file.
   *[other] There is no file at this address on { $host } (status { $status }).
}
page-plugin-no-room = There is not enough space for it on this device, or the browser does not save anything. Nothing was changed.
page-plugin-python = The rule system needs Python { $wanted }; this page runs Python { $here }.
page-plugin-needs = The rule system needs something that is missing here and will not be downloaded: { $why }
page-plugin-unlike = The rule system is not what the file says it is. Its author has to rebuild the file.
page-plugin-broken = An error occurred when the rule system was tried out: { $why }
page-plugin-silent = The rule system did not respond when it was tried out. Nothing was changed.
page-plugin-not-apart = This browser cannot isolate a rule system from everything else, so none can be added here. A newer version of the browser can.
