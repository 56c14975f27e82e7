# The terminal: help, questions, commands

## Help

terminal-about = Gonfalon runs battles, fights and conflicts at the gaming table: it knows the rules, asks what the players may decide, and shows what comes of it.
terminal-help-usage = Usage:
terminal-help-arguments = Arguments
terminal-help-options = Options
terminal-help-commands = Commands
terminal-help-systems = Rule systems
terminal-help-help = show this help
terminal-help-language = language (otherwise that of the environment: LC_ALL, LC_MESSAGES, LANG)
terminal-help-system = the rule system: { $systems }
terminal-help-play = play a game
terminal-help-switch = set options of the rules that differ from the book
terminal-help-typed = type in the dice rolled on the table instead of letting Gonfalon roll
terminal-help-play-seed = Gonfalon rolls from this seed, the same dice each time
terminal-help-save = save to this file after every answer
terminal-help-open = go on with a saved game; without --save it is saved to the same file
terminal-help-tell = replay stories and show what differs
terminal-help-story = one story or several
terminal-help-random = play games with random answers and look for faults
terminal-help-battles = how many games (default: { $usual })
terminal-help-seed = seed of the random numbers (default: 1)
terminal-help-first = number of the first game (default: 1)
terminal-help-link = show what a link holds
terminal-help-address = the whole address or the part from # on; best in quotation marks
terminal-help-link-of = print the short link of this story and the space that its parts take
terminal-help-odds = work out the exact odds
terminal-help-odds-system = work out the exact odds by the rules of “{ $system }”
terminal-help-tiefen-dice = dice in the pool, side A first, then side B
terminal-help-tiefen-from = destruction thresholds, fanaticism already included (default: 6, less the other side’s fanaticism dice)
terminal-help-tiefen-losses = the lowest face that counts for losses where fanaticism counts for losses only (default: as --from)
terminal-help-tiefen-fanatics = fanaticism dice already counted in the pool (default: 0 0)
terminal-help-tiefen-chooser = who picks the dice to be destroyed: the side that destroys them (as in the book) or the side that loses them
terminal-help-war-bonus = what the acting side adds to its dice: skill and everything else
terminal-help-war-against = what the other side adds to its dice
terminal-help-war-difficulty = a fixed difficulty; together with --against the higher of the two counts
terminal-help-war-absorb = how many shifts the target can absorb: also work out how often a hit defeats it
terminal-meta-command = COMMAND
terminal-meta-file = FILE
terminal-meta-link = LINK
terminal-meta-number = NUMBER
terminal-meta-seed = SEED
terminal-meta-switch = RULE=CHOICE
terminal-meta-system = SYSTEM

## Invalid arguments

terminal-wrong-missing = This is missing: { $names }
terminal-wrong-unknown = Not recognised: { $names }
terminal-wrong-argument = { $name }: { $why }
terminal-wrong-count = There are too few or too many values here.
terminal-wrong-command = Unknown command. Run --help for a list.
terminal-wrong-choice = It has to be one of these: { $allowed }
terminal-wrong-number = It has to be a whole number from { $least } to { $most }.
terminal-wrong-switch = A switch is written like this: tiefen.roll.chooser=victim or war.chest.size=12
terminal-wrong-start = The rule system is missing, for example: play tiefen. Or open a saved game with --open.
terminal-wrong-link = Give either a link, or a story with --of.
terminal-wrong-fanatics = On each side at least one die must be left that is not a fanaticism die.
terminal-wrong-fanaticism = A side takes at most { $most } fanaticism dice. Rule: { $title } ({ $rule })
terminal-wrong-losses = The face for losses cannot be higher than the destruction threshold.
terminal-wrong-against = The opposition is missing. Give --against, --difficulty or both.
terminal-open-alone = The file already says which rules and options are played. Leave them out when you go on with --open.
terminal-file-unreadable = { $file }: this file cannot be read.
terminal-file-unwritable = { $file }: this file cannot be written. From now on nothing is saved.
terminal-file-exists = { $file }: this file already exists. Continue it with --open, or choose another name.

## At the table

terminal-welcome = Gonfalon · { $system } · ? shows all commands
terminal-house-rule = { $title } → { $choice } ({ $rule })
terminal-dice = { $source ->
    [app] { $said } { $faces } (Gonfalon)
    [seed] { $said } { $faces } (Gonfalon, from the seed)
    [sum] { $said } { $faces } (sum only, on the table)
   *[table] { $said } { $faces } (on the table)
}
terminal-dice-kind = { $die ->
    [fate] { $dice ->
        [one] { $dice } Fate die
       *[other] { $dice } Fate dice
    }
    [d20] { $dice }d20
   *[d6] { $dice }d6
}
terminal-card = { $face ->
    [down] Lies face down
   *[up] Turned up: { $label }
}
terminal-place = { $state ->
    [open] { $place } (open)
    [barred] { $place } (barred)
    [taken] { $place } (chosen)
   *[battle] { $place }
}
terminal-player = { $player } ({ $team })
terminal-borders = Also bordering on each other: { $pairs }
terminal-total = Total
terminal-closer-nothing = Nothing on the table is called “{ $wanted }”.
terminal-closer-card = Card: { $card }
terminal-chance = { NUMBER($p, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-chance-exact = { NUMBER($p, style: "percent", minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-no-chances = There are no odds to work out just now.
terminal-odds-side = { $side }: { $throws }
terminal-odds-tiefen-losses = losses from { $face }
terminal-odds-war-side = { $of ->
    [actor] Acting side
   *[against] Opposition
}
terminal-odds-war-hand = { $dice } Fate dice { $bonus }
terminal-odds-war-difficulty = difficulty { $difficulty }
terminal-odds-war-spread = Shifts
terminal-odds-war-shifts = { $shifts }

## Questions

terminal-for = { $who ->
    [gm] GM
   *[table] Whole table
}
terminal-offers = Also possible:
terminal-barred = { $option }: { $why }
terminal-complaint = { $field }: { $complaint }
terminal-hint-one = { $default ->
    [none] Type a number
    [nothing] Type a number; Enter means none
    [free] Type a number; Enter takes { $taken }, - means none
   *[some] Type a number; Enter takes { $taken }
}
terminal-hint-exactly = { $default ->
    [none] Type { $most } numbers with spaces between them
   *[some] Type { $most } numbers with spaces between them; Enter takes { $taken }
}
terminal-hint-several = { $default ->
    [none] Type numbers, at least { $least }, at most { $most }
    [nothing] Type numbers, at most { $most }; Enter means none
    [free] Type numbers, at most { $most }; Enter takes { $taken }, - means none
   *[some] Type numbers, at least { $least }, at most { $most }; Enter takes { $taken }
}
terminal-hint-number = { $given ->
    [yes] A number from { $least } to { $most }; Enter takes { $preset }
   *[no] A number from { $least } to { $most }
}
terminal-hint-text = { $given ->
    [yes] Text, at most { $most } characters; Enter keeps “{ $preset }”, - clears it
    [kept] Text, at most { $most } characters; Enter keeps “{ $preset }”
    [needed] Text, at most { $most } characters
   *[no] Text, at most { $most } characters; Enter leaves it empty
}
terminal-hint-roll = { $die ->
    [fate] Enter rolls { $dice }; type dice rolled on the table like this: + - 0 0, or sums: =2
   *[other] Enter rolls { $dice }; type dice rolled on the table like this: 6 2 1
}
terminal-hint-typed = { $die ->
    [fate] Type the faces of { $dice }, for example + - 0 0, or sums: =2 (t: Gonfalon rolls)
   *[other] Type the faces of { $dice }, for example 6 2 1 (t: Gonfalon rolls)
}
terminal-hint-paint = What goes where, for example { $brush }=C3,C4; Enter leaves everything as it is
terminal-hint-path = Letters for the steps (a up, then clockwise), or “to C7”; up to { $spaces } spaces, { $goes ->
    [on] Enter goes on ({ $way }), “-” stays
   *[no] Enter stays
}
terminal-hint-card = Type or paste a card; /1, /2 … takes one of those above; - leaves it empty, Enter takes: { $sample }
terminal-hint-form = Field by field; Enter keeps what is there, a full stop (.) keeps all the rest, too
terminal-hint-secret = Type a number, nobody will see it; * picks at random
terminal-hand-over = Now at the keyboard: { $name }. Everyone else looks away. Ready? Press Enter.
terminal-unclear-option = That is not one of the numbers from 1 to { $most }.
terminal-unclear-empty = Gonfalon proposes nothing here. Type an answer of your own.
terminal-unclear-faces = Those are not dice faces. Type the dice as they lie, for example 6 2 1, or + - 0 0 for Fate dice.
terminal-unclear-number = That is not a whole number.
terminal-unclear-paint = “{ $word }” cannot be understood. Type a word from above, an equals sign and spaces, for example: { $brush }=C3,C4
terminal-unclear-path = That is no path. Type letters from a to h, or “to” and a space, for example: to C7

## Commands

terminal-keys =
    u   undo the last answer
    r   redo what was undone
    t   type in dice rolled on the table, or let Gonfalon roll again
    l   link to this game
    o   odds
    !   GM’s ruling: set a value
    q   quit
    +…  do something listed under “Also possible”, such as +concede.p1
    ?   this help; ? and a name or a zone’s number: a closer look
    Where a text is asked for, put a slash in front: /u, /q
    Dice: 6! destroys another, 5~ counts for the losses only, 6✗ is destroyed
terminal-rule = The rule of this question: { $title } ({ $rule })
terminal-typed = { $typed ->
    [yes] From now on the dice come from the table.
   *[no] From now on Gonfalon rolls.
}
terminal-over = The game is over. Enter quits, u undoes the last answer, l shows the link.
terminal-saved = Saved to { $file }. To go on: play --open { $file }
terminal-not-saved = Not saved. This link holds the game, without what lies face down:
terminal-ruling-which = Which value does the GM set?
terminal-ruling-value = { $what } → { $value }
terminal-ruling-cancel = Type a number; Enter cancels
terminal-ruling-number = A number from { $least } to { $most }; Enter cancels
terminal-ruling-text = Type a text; - clears it, Enter cancels
terminal-ruling-why = Why? Enter gives no reason

## Stories, random games, links

terminal-told = Stories: { $stories }, told differently now: { $wrong }
terminal-told-now = what the rules do now
terminal-story-wrong = { $file }: this story cannot be told. { $why }
terminal-random-battles = Games: { $battles } (numbers { $first } to { $last }, seed { $seed })
terminal-random-answers = Answers: { $answers }
terminal-random-speed = Speed: { NUMBER($speed, maximumFractionDigits: 1) } games a second ({ NUMBER($seconds, maximumFractionDigits: 1) } s)
terminal-random-checked = Replayed, wholly undone and redone: { $checked }
terminal-random-bounded = Ended early because they grew too long: { $bounded }
terminal-random-faults = Faults: { $faults }
terminal-random-fault = Game { $number }: { $what }. To repeat it:
terminal-link-name = { $named ->
    [yes] { $name }
   *[no] Untitled game
}
terminal-link-system = Rules: { $system }, version { $version }
terminal-link-sides = Sides: { $sides }
terminal-link-answers = Answers: { $answers }
terminal-link-rulings = GM’s rulings: { $rulings }
terminal-link-house-rules = House rules:
terminal-link-ask = Open question: { $asked }
terminal-link-part = { $part ->
    [head] Head
    [texts] Texts
    [seals] Seals
    [salts] Salts
    [switches] Options of the rules
    [kinds] Kinds of entries
    [choice] Choices
    [ruling] Judgements
    [roll] Dice
    [number] Numbers
    [text] Questions for texts
    [path] Paths
    [paint] Paintings
    [form] Forms
    [offers] Offers
    [rulings] GM’s rulings
    [retracted] Dice taken back
    [checks] Check bits
   *[other] { $part }
}: { $characters }
terminal-link-size = Characters in all: { $characters } (plain: { $plain })
terminal-link-plain = Characters in all: { $characters }. This game has no short link.
terminal-link-possible = Σ, if all possible answers were equally likely: { $characters }
