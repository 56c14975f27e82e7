# Reading codes: with the camera, from a photo, in parts

page-reader = Read a code
page-reader-aim = Hold the camera so that it sees the whole code.
page-reader-starting = The camera is starting…
page-reader-camera = Turn the camera on
page-reader-camera-off = Turn the camera off
page-reader-picture = Camera picture
page-reader-photo = Choose a photo
page-reader-busy = Reading the photo…
page-reader-no-camera = { $why ->
    [refused] The camera is blocked for this page. Allow it in the browser’s settings or choose a photo of the code.
    [none] This device has no camera. Choose a photo of the code or paste the link.
    [busy] Another app is using the camera. Close that app, then turn the camera on here.
    [lost] The camera was turned off. Turn it on again.
   *[unsupported] This browser gives web pages no access to the camera. Choose a photo of the code or paste the link.
}
page-reader-failure = { $why ->
    [foreign] This code is not from Gonfalon and will not be opened. It says:
    [no-code] No code can be made out in this photo. Take one that shows the whole code, straight and in focus.
    [no-picture] This file cannot be opened as a picture. Choose a photo.
    [damaged] This part is damaged. Read the code again.
    [other] This code does not belong with the others. Read the missing parts first, or start over.
    [unlike] These parts do not fit together. Read them all again.
   *[unloaded] The code reader cannot be loaded just now. Try again once you are online.
}
page-reader-part = Part { $part } of { $count } has been read.
page-reader-missing = { $count ->
    [one] Part { $numbers } is still missing.
   *[other] Parts { $numbers } are still missing.
}
page-reader-several = The content is spread over { $count } codes. Read them all here, in any order.
page-reader-forget = Start over

## Showing codes

page-code-part = Part { $part } of { $count }
page-code-part-name = QR code, part { $part } of { $count }
page-code-parts-hint = The content is spread over { $count } codes. On the other device, read them in Gonfalon under “Read a code”, in any order.
page-code-before = Previous code
page-code-next = Next code
page-code-turn = Change codes automatically
page-code-paper = { $count ->
    [one] The game as it stood when printed. Scan the code to play on in Gonfalon.
   *[other] The game as it stood when printed. To play on in Gonfalon, read all { $count } codes there under “Read a code”, in any order.
}
