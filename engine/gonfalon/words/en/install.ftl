# Installing the app, pasting links

page-install = Gonfalon as an app
page-install-why = With an icon of its own, no address bar, and always there, even offline.
page-install-now = Install
page-install-apple = Put Gonfalon on your Home Screen
page-install-apple-share = In Safari, tap “Share”, the square with the arrow pointing up.
page-install-apple-add = Choose “Add to Home Screen”, then “Add”.
page-install-apple-storage = This keeps your games safe: without an icon on the Home Screen, Safari deletes everything a page has stored if you do not visit it for seven days.
page-install-apple-links = The app and Safari store things separately, and a link always opens in Safari. Copy it and paste it in the app under “Paste a link”.
page-paste = Paste a link
page-paste-open = Open
page-paste-apple = On this device links open in Safari, not in the app. Copy the link and paste it here.
page-no-link = There is no Gonfalon link in this text. Copy the whole message or the whole link.
