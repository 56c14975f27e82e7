# The page: home, game, questions, sheets

page-title = Gonfalon
page-motto = Battles and conflicts at the gaming table

page-what = Gonfalon runs the battles, fights and conflicts of your role-playing game: it knows the rules, puts each decision to the person it belongs to, rolls the dice or takes yours, and says what happens. All you need is this one device: no account, no network.
page-sample = Sample game: { $name } ({ $minutes } min)
page-ready-battles = Ready-made games
page-step-by-step = Step by step
page-opening-length = { $players } at the table · about { $minutes } min{ $told ->
    [yes] {" · "}{ $played }
   *[no] {""}
}
page-briefing = { $part ->
    [sides] Sides:
    [bring] At the table:
   *[goal] Goal:
}
page-search = Search
page-search-none = Nothing found.
page-search-rules = Find a rule
page-search-words = Words or a question
page-search-results = Rules found
page-search-found = { $count ->
    [0] Nothing found.
    [one] { $count } result
   *[other] { $count } results
}
page-search-failed = The search is not available right now. Try again once you are online.
page-overrule-thing = Overrule as GM
page-rulings-all = All values
page-more-group = { $group ->
    [battle] Game
    [look] View
    [rules] Rules
   *[keep] Save and leave
}
page-help = Help
page-help-part = { $part ->
    [now] What to do now
    [battle] What this game is about
    [over] The game is over
   *[system] How it works
}
page-help-kind = { $kind ->
    [roll] Let Gonfalon roll, or enter your own dice.
    [number] Set the number and confirm it.
    [text] Write what fits and confirm it.
    [form] Change whatever is not right, then confirm it all at once.
    [paint] Paint on the map and confirm it all at once.
    [path] Draw the way on the map and confirm it.
    [ruling] Agree at the table; if in doubt, the GM decides.
   *[choice] Tap one of the answers. Those you cannot choose now say why.
}
page-help-rule = Tap the title to read the rule behind the question, or press and hold an answer to read the rule behind it. With a mouse, a right click will do.
page-new-battle = New game
page-start = Start the game
page-about = What is it about?
page-rules = Rules
page-rulebook = All rulebooks
page-rule-steps = Before and after in this chapter
page-rulebook-open = Open in the rulebook
page-notices = Licences and thanks
page-preferences = Settings
page-language = Language
page-theme = Colours
page-theme-name = { $theme ->
    [day] Day
    [dark] Night
    [candle] Candle
   *[auto] Match device
}

page-house-rules = { $count ->
    [0] House rules
   *[other] House rules ({ $count })
}
page-house-rules-title = House rules
page-house-rules-hint = They apply to the next game. This device remembers your choice.
page-house-rules-reset = Reset to defaults
page-differs = house rule
page-usual = default
page-done = Done

page-battles = Games
page-go-on = Continue: { $name }
page-battles-none = No game on this device yet.
page-battle-when = { $state ->
    [over] Finished, { $moment }
   *[open] Under way, { $moment }
}
page-unnamed = Untitled game
page-rename = Rename
page-rename-name = Rename “{ $name }”
page-export = Save as a file
page-export-name = Save “{ $name }” as a file
page-delete-name = Delete “{ $name }”
page-deleted = “{ $name }” was deleted.
page-toast-undo = Undo
page-import = Open a file
page-name = Name of the game
page-damaged = This game is damaged and cannot be opened.
page-file-damaged = This file holds no game or is damaged. Nothing was changed.
page-not-opened = That could not be opened: { $why }
page-locked-elsewhere = This game is open in another window.

page-engine = Game engine
page-engine-loading = { $what ->
    [start] The game engine is starting…
   *[fetch] Loading the game engine: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
}
page-engine-failed = { $why ->
    [offline] The game engine did not start: a part of it is missing on this device or damaged, and the device is offline. As soon as it is online again, that part is downloaded and the game engine starts. Your games are safe.
   *[other] The game engine did not start. Check the connection and try again; your games are safe.
}
page-part-missing = The rules for this are not on this device yet, and you are offline. Try again once you are online; your games are safe.
page-old-engine = Under the current rules, only the beginning of this game could be opened, so it follows the rules of { $day }.
page-old-engine-short = Under the rules of { $day }
page-old-engine-today = Play a copy under the current rules
page-old-engine-missing = This game follows earlier rules that are not on this device yet and cannot be downloaded right now. Try again once the device is online; your games are safe.
page-retry = Try again
page-details = Details
page-opening = { $what ->
    [new] The game begins as soon as the game engine is ready.
    [link] The link opens as soon as the game engine is ready.
    [file] The file opens as soon as the game engine is ready.
    [example] The example opens as soon as the game engine is ready.
   *[battle] Opening the game.
}
page-home = Home
page-close = Close
page-sheet-back = Back to the previous one
page-back = Back
page-confirm = Confirm
page-table = On the table
page-on-field = On the field
page-steps = Progress
page-step-state = { $state ->
    [done] done
    [now] now
   *[ahead] still to come
}
page-pool = Dice pool: { $dice }
page-dice = Dice rolled
page-die = { $state ->
    [destroyed] { $face }, destroyed
    [strikes] { $face }, destroys a die
    [wounds] { $face }, counts for the losses only
   *[fell] { $face }
}
page-fate-face = { $face ->
    [1] plus
    [-1] minus
   *[0] blank
}
page-face-down = face down
page-places = Board
page-place = { $state ->
    [barred] { $place }, barred
    [taken] { $place }, chosen
    [battle] { $place }, where the battle is fought
    [open] { $place }, open
   *[plain] { $place }
}
page-place-ways = Connected to: { $places }
page-piece-state = { $state ->
    [acted] has acted
    [active] acting now
    [out] out of play
    [reserve] in reserve
   *[ready] ready
}
page-track = { $boxes ->
    [1] { $count ->
        [0] { $track }: free
       *[other] { $track }: ticked
    }
   *[other] { $count ->
        [0] { $track }: none of { $boxes } boxes ticked
        [one] { $track }: box { $numbers } of { $boxes } ticked
       *[other] { $track }: boxes { $numbers } of { $boxes } ticked
    }
}
page-name-opening = the a an
page-name-closing = of from in on at under below above with and
page-name-noun = -1
page-reserve = Reserve ({ $count })
page-out = Out of play ({ $count })
page-player-state = { $state ->
    [turn] their turn
   *[out] out of play
}
page-look = View
page-look-on = Here a tap only shows what is there. A long press does so at any time.
page-happened-left = { $count ->
    [one] and 1 more result
   *[other] and { $count } more results
}
page-look-end = Done
page-hand-total = Total
page-hand-sum = Sum only
page-as-it-stands = As it stands:
page-odds = Odds
page-odds-of = Odds: { $side }
page-rulings-count = { $count ->
    [one] { $count } value set by the GM
   *[other] { $count } values set by the GM
}
page-rule = Rule: { $title }

page-decides = { $role ->
    [gm] Decision: GM
    [table] The whole table
   *[side] { $act ->
        [roll] { $count ->
            [one] Roll: { $who }
           *[other] Rolls: { $who }
        }
        [number] Answer: { $who }
        [text] Answer: { $who }
       *[other] { $count ->
            [one] Decision: { $who }
           *[other] Decisions: { $who }
        }
    }
}
page-gm = GM
page-offers = Also possible
page-proposed = suggested
page-option-chance = Chance of success: { $chance }
page-chosen = { $range ->
    [exact] { $count } of { $most } chosen
   *[between] { $count } chosen, { $least } to { $most } allowed
}
page-fold = Collapse or expand the question
page-raise = All choices
page-draw = Pick at random
page-roll-app = { $dice ->
    [one] Roll the die for me
   *[other] Roll { $dice } dice for me
}
page-roll-table = Or rolled at the table? Tap the faces:
page-roll-faces = Tap the face of each die:
page-why-not = Why some things are not possible ({ $count })
page-roll-at-table = Rolled at the table? Enter the sum
page-roll-sums = Tap the sum you rolled:
page-roll-by-app = Let Gonfalon roll
page-roll-sum = Sum { $sum }
page-roll-by-face = Enter each die
page-roll-by-sum = Enter the sum only
page-roll-missing = { $dice ->
    [one] One die is missing
   *[other] { $dice } dice are missing
}
page-roll-confirm = Use this roll
page-roll-bonus = Bonus
page-die-number = Die { $number }
page-die-back = Take back the last die
page-number-bounds = From { $least } to { $most }
page-number-step = { $way ->
    [up] { $step } more
   *[down] { $step } less
}
page-letters-left = { $left ->
    [0] No more than { $most } characters fit.
    [one] One more character
   *[other] { $left } more characters
}
page-form-more = More details ({ $count })
page-form-add = Add: { $what }
page-form-remove = Remove: { $what }
page-form-row = { $what } { $number }
page-form-complaint = { $field }: { $why }
page-form-secret = Hidden: the field shows only dots until it is tapped. Only its owner should read it.
page-form-step = { $way ->
    [up] { $field }: one more
   *[down] { $field }: one less
}

page-secret = Secret, for { $side } only
page-give-phone = Pass the device to { $side }
page-give-phone-any = Pass the device on. Who chooses?
page-take-over = { $again ->
    [yes] { $side }: change the choice
   *[no] I play: { $side }
}
page-submitted = { $side }: choice made, face down.
page-cover-again = Cover

page-log = Chronicle
page-log-empty = Nothing has happened yet.
page-log-older = Show older entries ({ $count })
page-log-show = Show in the chronicle
page-log-filter = { $what ->
    [results] Results
    [rulings] GM’s rulings
   *[all] Everything
}
page-log-result = { $kind ->
    [defeat] defeated
    [hit] hit
    [success] success
    [boost] boost
    [reveal] revealed
   *[miss] miss
}
page-watch = Show to the whole table
page-watch-end = Back to the game
page-dice-times = { $count } ×
page-dice-of = { $count } × { $face }
page-dice-source = { $source ->
    [sum] rolled at the table, sum only
    [table] rolled at the table
   *[app] rolled by Gonfalon
}
page-tools = Tools
page-undo = Undo
page-redo = Redo
page-share = Share
page-more = More
page-over = The game is over.

page-share-text = “{ $name }” – a game in Gonfalon, with every roll:
page-share-hint = The link holds the whole game with every roll. Anything face down stays face down.
page-share-link = Link to share
page-code = QR code for the link
page-code-hint = Scan this code with the camera of another device.
page-code-none = This link is too long for QR codes.
page-content-newer = This content comes from a newer version of Gonfalon. Reload the page, then open the link or the file again.
page-content-system = Gonfalon does not know the rule system for this. Reload the page or add the rule system, then open the link or the file again.
page-send = Send the link
page-copy = Copy the link
page-copied = The link is copied.
page-copy-refused = This browser blocks copying. The link is selected: copy it by hand.

page-switches = House rules of this game
page-switches-hint = A change made here during the game is a GM’s ruling: it takes effect at once, goes into the chronicle and can be undone.
page-switch-set = { $rule }: { $choice }
page-rulings = GM’s rulings
page-rulings-hint = The GM may change any value. The chronicle records it, and it can be undone.
page-rulings-none = No value can be set right now.
page-setting-now = Now: { $value }
page-new-value = New value
page-why = Why?
page-overrule = Set value

page-elsewhere = “{ $name }” is being played in another window. Here you can watch, or continue.
page-take-battle = Continue here
page-own-copy = { $origin ->
    [file] From a file: “{ $name }”. This device now keeps its own copy of the game; the file stays as it is.
    [example] From the rules: “{ $name }”. This is where the example begins; from now on it is a game on this device, to be played as you like. The rulebook stays as it is.
    [prepared] From a link: “{ $name }”, a prepared game. You can play it now or keep it for later; nothing changes for the sender.
   *[link] From a link: “{ $name }”. This device now keeps its own copy of the game; nothing changes for the sender.
}
page-checked = Checked: everything in the chronicle follows the rules.
page-checked-app = { $count ->
    [one] { $count } roll made by Gonfalon
   *[other] { $count } rolls made by Gonfalon
}
page-checked-table = { $count ->
    [one] { $count } roll made at the table and entered by hand
   *[other] { $count } rolls made at the table and entered by hand
}
page-note-read = Got it
page-fault = Gonfalon ran into an error. The game is saved as it stood before.
page-reload-battle = Reload the game

# Around a game: house rules, roster, the chronicle to take along

page-differences = Differences from the book
page-by-the-book = Everything by the book.
page-difference = { $to } instead of { $from }
page-switches-all = All options
page-switch-bounds = From { $least } to { $most }, default { $usual }
page-house-rules-of = House rules for “{ $system }”
page-sets = Saved house rules
page-sets-none = None yet. Name the differences above to save them on this device.
page-sets-full = At most { $most } can be saved on this device. Delete some first.
page-set-count = { $count ->
    [0] By the book
    [one] { $count } difference
   *[other] { $count } differences
}
page-set-name = Name of the house rules
page-set-save = Save
page-set-saved = “{ $name }” is saved.
page-set-replaced = “{ $name }” is saved and replaces the older version.
page-set-applied = For the next game: { $name }
page-set-apply = Use for the next game
page-set-begin = Start a game with these house rules
page-set-known = These house rules are already saved here as “{ $name }”.
page-set-taken = Other house rules here are already called “{ $name }”. If you save the new ones, they will be called “{ $free }”; the old ones stay.
page-set-received = Somebody sent you house rules for “{ $system }”. They do not apply yet.
page-set-strange = { $count ->
    [one] Gonfalon does not know one of these settings. It is left out.
   *[other] Gonfalon does not know { $count } of these settings. They are left out.
}
page-set-newer = These house rules come from a newer version of Gonfalon. Reload the page and open them again.
page-set-foreign = These are not house rules from Gonfalon. Use a link or a file that Gonfalon made.
page-set-system = Gonfalon does not know the rule system of these house rules. Reload the page or add the rule system, then open the house rules again.
page-set-damaged = The house rules “{ $name }” are damaged.
page-set-share-text = “{ $name }” – house rules for Gonfalon:
page-set-share-hint = The link holds the house rules only. Anyone who opens it sees the differences and can use them.
page-share-name = Share “{ $name }”
page-share-long = This link is too long for some messengers; Discord, for one, takes at most { $most } characters. Send the file instead.
page-share-too-long = This is too much for one link. Share less at once.
page-share-holds = What the link holds
page-share-length = { $fits ->
    [code] { $count } characters, QR version { $version }: short enough for a message.
    [message] { $count } characters: short enough for a message.
   *[long] { $count } characters: short enough for an e-mail.
}
page-roster-broken = This device’s storage cannot be read or written.

page-roster = Roster
page-roster-count = Roster ({ $count })
page-roster-hint = The roster stays on this device, and you can use its cards in later games.
page-roster-battle = From this game
page-roster-here = In the roster
page-roster-none = The roster is still empty.
page-roster-kept = in the roster
page-roster-keep = Add to roster
page-roster-keep-name = Add “{ $name }” to the roster
page-roster-keep-all = Add all { $count } to the roster
page-roster-full = { $count ->
    [one] The roster holds at most { $most } cards of each kind. One did not fit.
   *[other] The roster holds at most { $most } cards of each kind. { $count } did not fit.
}
page-roster-damaged = This card is damaged.
page-roster-copy-name = Copy the text of “{ $name }”
page-roster-from = From the roster
page-roster-empty = The roster has nothing for this yet.
page-roster-offer = { $count ->
    [one] { $count } card for the roster
   *[other] { $count } cards for the roster
}
page-card-share-text = “{ $name }” – for your Gonfalon roster:
page-cards-share = { $count ->
    [one] Share one card
   *[other] Share all { $count } cards
}
page-cards-of = Roster for “{ $system }”
page-cards-share-text = { $count ->
    [one] One card for “{ $system }” in Gonfalon:
   *[other] { $count } cards for “{ $system }” in Gonfalon:
}
page-cards-share-hint = { $count ->
    [one] The link holds this card only. Anyone who opens it sees the card and can keep it.
   *[other] The link holds { $count } cards. Anyone who opens it sees them and can keep them.
}
page-cards-received = { $count ->
    [one] Somebody sent you a card for “{ $system }”. It is saved only if you add it to the roster.
   *[other] Somebody sent you { $count } cards for “{ $system }”. Only those you add to the roster are saved.
}
page-cards-checking = Checking…
page-cards-unchecked = This could not be checked. Open the link or the file again.
page-cards-refused = { $count ->
    [one] { $count } card does not fit the rules. It is left out.
   *[other] { $count } cards do not fit the rules. They are left out.
}
page-cards-taken = Another card here already has this name. It stays.
page-cards-use = Use without saving
page-cards-offered = { $count ->
    [one] You can choose the card in games until you close Gonfalon.
   *[other] You can choose the { $count } cards in games until you close Gonfalon.
}
page-text-copied = The text is copied.
page-text-not-copied = The text could not be copied.

page-chronicle = Save or print the chronicle
page-chronicle-short = Save, print
page-chronicle-hint = The whole game to read again, with every roll and ruling. Face-down cards are left out.
page-chronicle-copy = Copy as text
page-chronicle-text = Save as a text file
page-chronicle-markdown = Save as Markdown
page-chronicle-print = Print or save as PDF
page-chronicle-preview = Preview
page-chronicle-result = Result
page-chronicle-players = Who took part
page-chronicle-player = { $name } ({ $team })
page-chronicle-about = { $dated ->
    [yes] { $system } · { $moment }
   *[no] { $system }
}
page-chronicle-piece = { $state ->
    [out] { $count ->
        [0] { $name }, out of play
       *[other] { $name }, out of play: { $facts }
    }
   *[in] { $count ->
        [0] { $name }
       *[other] { $name }: { $facts }
    }
}
page-chronicle-difference = { $title }: { $to } instead of { $from }
page-chronicle-made = Recorded with Gonfalon
page-again = { $count ->
    [0] New game
   *[other] New game with these house rules
}
page-play-again = Play again
page-play-again-so = Play again with this set-up

page-prepared = Prepared games
page-prepared-hint = Tap one to start a game from it. The prepared game stays here, for as many games as you like.
page-prepare = Keep as a prepared game
page-prepare-what = This keeps the set-up: everything entered before play begins, up to the first roll. Anything face down stays face down.
page-prepare-keep = Keep
page-prepare-kept = The game is now on the home page under “Prepared games”.
page-prepare-not-kept = The prepared game was not saved: the device has no space left, or its storage is not responding.
page-copy-name = Duplicate “{ $name }”
page-copy-of = Copy of { $name }
page-copy-kept = A copy of “{ $name }” is now in the list.
page-share-prepared = “{ $name }” – a prepared game in Gonfalon:
page-share-prepared-hint = The link holds the set-up. Anyone who opens it can play at once. Anything face down stays face down.
