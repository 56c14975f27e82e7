# Rule pages, list of rulebooks, licence page

rules-title = Rulebooks
rules-describe = Every rule of “{ $title }” to look up: paragraph by paragraph, with examples, options and a glossary.
rules-describe-pair = “{ $title }” in two languages side by side: { $languages }.
rules-picture = A red banner with two crossed swords, and beside it the title: { $title }
rules-intro = Every rule by which Gonfalon runs games, to look up at the table. Each paragraph has a fixed address, the same in every language.
rules-contents = Contents
rules-languages = Language
rules-battle = Play a game
rules-all = All rulebooks
rules-skip = Skip to the text
rules-kind-rule = Rule
rules-kind-option = Option
rules-kind-judgement = Judgement
rules-kind-advice = Advice
rules-kinds = Four kinds of paragraphs
rules-kind-rule-means = Always applies. Gonfalon enforces it.
rules-kind-option-means = Can be set before the game. The default is marked.
rules-kind-judgement-means = The table decides. Gonfalon asks the question and keeps the answer.
rules-kind-advice-means = Helps you play but is not binding.
rules-reading = How we read it
rules-ask = Question for the table
rules-unanswered = By default
rules-choices = The choices
rules-use = Play the next game like this
rules-default = Default
rules-examples = { $count ->
    [one] Example
   *[other] Examples
}
rules-read-in = Read in
rules-beside = Beside it
rules-beside-none = No second language
rules-overview = Overview
rules-onward = Chapters before and after
rules-before = Before this
rules-after = Next
rules-uses = Mentioned in
rules-lesson = Learn in five minutes: a guided battle
rules-course = How a battle runs
rules-cheat-sheet = Cheat sheet
rules-print-cheat-sheet = Print the cheat sheet
rules-print-booklet = Print the whole rulebook
rules-options = Options
rules-options-intro = What you can set before the game, each with its default.
rules-judgements = What you decide
rules-judgements-intro = Gonfalon asks these questions when they come up.
rules-describe-chapter-pair = “{ $title }”: { $chapter }, in two languages side by side: { $languages }.
rules-describe-chapter = “{ $title }”: { $chapter }. Every rule of the chapter with examples, options and cross-references.
rules-terms = Glossary
rules-terms-intro = The terms of the game in all three languages.
rules-terms-all = Glossary of all rulebooks
rules-terms-all-intro = The terms of all rulebooks in three languages, each with the rulebooks that use it.
rules-terms-find = Search the glossary
rules-terms-found = { $found } of { $all } terms
rules-terms-in = Rulebook
rules-search = Find a rule
rules-search-results = Rules found
rules-search-close = Close the search
rules-search-none = Nothing found.
rules-search-failed = The search is not available right now. Try again once you are online.
rules-search-count = Results: { $count }
rules-licence = Rule texts: © the Gonfalon authors, licensed under CC BY 4.0.
rules-licence-mostly = Rule texts: © the Gonfalon authors, licensed under CC BY 4.0 unless a rulebook says otherwise.

# Tables of chances, counted by the engine

chances-share = { $percent }%
chances-under = < 1%
chances-over = > 99%
chances-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
chances-sums = How often each sum comes up
chances-sum = Sum
chances-exactly = Exactly
chances-or-more = This or more
chances-difference = Differ­ence
chances-tie = Tie
chances-war-shifts = Chances against a fixed difficulty
chances-war-shifts-note = Difference: rating of the skill with all modifiers, minus the difficulty.
chances-war-tie = Tie or better
chances-war-success = Success or better
chances-war-style = Success with style
chances-war-plain = Success
chances-war-fail = Failure
chances-war-opposed = Chances against active opposition
chances-war-opposed-note = Difference: your own rating with all modifiers, minus that of the other side.
chances-war-initiative = Chance to act first
chances-war-initiative-note = Difference: your leader’s Will minus the Will of all the others. Every player has as many units, and nobody invokes an aspect.
chances-players = { $players } players
chances-help = What a bonus and a reroll are worth
chances-war-help-note = Chance of at least 1 shift against a fixed difficulty. The dice are rerolled only if the first roll falls short.
chances-sotc-help-note = Chance to succeed against a fixed difficulty. The dice are rerolled only if the first roll fails.
chances-unaided = Unaided
chances-plus = With +{ $plus }
chances-reroll = With a reroll
chances-sotc-shifts = Chances against a fixed difficulty
chances-sotc-shifts-note = Difference: skill rating with all bonuses and penalties, minus the difficulty.
chances-sotc-success = Success
chances-sotc-least = { $shifts ->
    [one] { $shifts } shift or more
   *[other] { $shifts } shifts or more
}
chances-sotc-opposed = How attacks end
chances-sotc-opposed-note = Difference: the attacker’s rating with all bonuses and penalties, minus the defender’s.
chances-sotc-spin = Defence with spin
chances-sotc-defended = Defence without spin
chances-sotc-hit = Hit
chances-tiefen-destroyed = How many dice a pool destroys
chances-tiefen-destroyed-note = The other side has as many dice.
chances-tiefen-dice = Dice
chances-tiefen-least = { $face ->
    [6] On 6: at least one
   *[other] On { $face }+: at least one
}
chances-tiefen-mean = { $face ->
    [6] On 6: on average
   *[other] On { $face }+: on average
}
chances-tiefen-wins = Chance to win with more dice
chances-tiefen-plain-note = Nobody is superior, and nobody takes fanaticism dice.
chances-tiefen-foes = Enemy dice
chances-tiefen-more = { $dice ->
    [0] As many
   *[other] { $dice } more
}
chances-tiefen-each = Dice per side
chances-tiefen-win = Win
chances-tiefen-draw = Draw
chances-tiefen-defeat = Defeat
chances-tiefen-even = Chances with as many dice
chances-tiefen-superior = What superiority is worth
chances-tiefen-superior-note = How it ends for the superior side when both have as many dice.
chances-tiefen-fanaticism = Fanaticism in figures
chances-tiefen-fanaticism-note = Without fanaticism, both sides have { $dice } dice. Nobody is superior.
chances-tiefen-fanaticism-dice = Fanati­cism dice
chances-tiefen-losses = Own losses on average
chances-tiefen-annihilated = Annihi­lated
chances-tiefen-won-annihilated = Win, but annihi­lated
chances-samyra-several = Chance to disengage from several enemies
chances-samyra-several-note = None of them has bound the figure.
chances-samyra-enemies = Enemies
chances-samyra-all = From all
chances-samyra-any = From at least one
chances-samyra-bound = Chance to disengage, by quality
chances-samyra-quality = Quality
chances-samyra-most = At most
chances-samyra-chance = Chance

# Figures in the texts of rules: what is to be seen, for screen readers

figure-throw = { $who ->
    [none] { $total ->
        [none] Dice: { $dice }.
       *[other] Dice: { $dice }; sum: { $total }.
    }
   *[other] { $total ->
        [none] { $who }: { $dice }.
       *[other] { $who }: { $dice }; sum: { $total }.
    }
}
figure-die = { $state ->
    [both] { $face } (destroys a die, and is destroyed)
    [lost] { $face } (destroyed)
    [destroys] { $face } (destroys a die)
   *[plain] { $face }
}
figure-part = { $reason }: { $number }.
figure-sum = All together: { $number }.
figure-band = { $kind ->
    [below] { $most } or less: { $name }.
    [above] { $least } or more: { $name }.
    [one] { $least }: { $name }.
   *[range] { $least } to { $most }: { $name }.
}
figure-ladder = { $own }: { $total }. { $other }: { $against }. Difference: { $between }.
figure-quality = { $quality ->
    [average] Average
    [fair] Fair
   *[good] Good
}
figure-card-skills = Skills
figure-card-aspects = Aspects
figure-card-slots = Consequences
figure-severity = { $severity ->
    [mild] Mild
   *[moderate] Moderate
}
figure-slot = { $used ->
    [yes] { $severity ->
        [mild] mild ({ $worth }, used)
       *[moderate] moderate ({ $worth }, used)
    }
   *[no] { $severity ->
        [mild] mild ({ $worth })
       *[moderate] moderate ({ $worth })
    }
}
figure-card = { $slots ->
    [none] { $name }: skills { $skills }; number of aspects: { $aspects }; no consequences.
   *[other] { $name }: skills { $skills }; number of aspects: { $aspects }; consequences: { $slots }.
}
figure-consequence = { $used ->
    [yes] { $name }: taken.
   *[no] { $name }: free.
}
figure-hit = { $box ->
    [0] No box is free for the hit of { $hit }.
   *[other] The hit of { $hit } goes into box { $box }.
}
figure-thing = { $thing ->
    [own] friendly token
    [foe] enemy token
    [leader] friendly leader
    [chief] enemy leader
    [down] face-down card
   *[open] visible aspect
}
figure-zone = { $stands ->
    [none] Zone { $zone }.
   *[other] Zone { $zone }: { $stands }.
}
figure-border = Border between { $one } and { $other }: { $value }.
figure-move = { $kind ->
    [barred] { $label ->
        [none] Way from { $one } to { $other } barred.
       *[other] Way from { $one } to { $other } barred ({ $label }).
    }
    [roll] { $label ->
        [none] From { $one } to { $other } with a roll.
       *[other] From { $one } to { $other } with a roll ({ $label }).
    }
   *[free] { $label ->
        [none] Free way from { $one } to { $other }.
       *[other] Way from { $one } to { $other } ({ $label }).
    }
}
figure-hexes = { $extra ->
    [0] Hexes next to the battle: { $open } open, { $barred } forbidden.
   *[other] Hexes next to the battle: { $open } open, { $barred } forbidden; extra ones further out: { $extra }.
}
figure-area = { $side ->
    [a] Attack area of the friendly figure at reach { $reach }: { $cells } spaces.
   *[b] Attack area of the enemy figure at reach { $reach }: { $cells } spaces.
}
figure-path = { $ends ->
    [stop] The path ends in a stop after { $cells } spaces.
    [barred] The path is barred at space { $cells }.
   *[go] The path is { $cells } spaces long.
}
figure-turn = { $state ->
    [now] { $value ->
        [none] { $place }. { $who }, acting now.
       *[other] { $place }. { $who } ({ $value }), acting now.
    }
    [acted] { $value ->
        [none] { $place }. { $who }, has acted.
       *[other] { $place }. { $who } ({ $value }), has acted.
    }
   *[ready] { $value ->
        [none] { $place }. { $who }.
       *[other] { $place }. { $who } ({ $value }).
    }
}

notices-title = Licences and thanks
notices-describe = Whose work is in Gonfalon and under which licences: programs, typefaces, symbols and texts.
notices-intro = Gonfalon’s code is under the MIT licence, the rule texts are under CC BY 4.0 or, where it is stated, under the Open Game License 1.0a. It also builds on the work of others, and we thank them. Everything that comes with it is listed below with its licence.
notices-work = Work
notices-by = By
notices-licence = Licence

lost-title = There is no such page
lost-text = There is no page at this address. The link may be incomplete.
lost-home = To the home page
lost-rules = Search the rules
