# Worked examples as they are played, on the rule pages

example-title = Played out
example-play = Play this example
example-not-offered = something that is not on offer
example-undone = Taken back.
example-redone = Done again.
example-face-down = { $answer } (face down)
example-proposed = proposed: { $answer }
example-as-it-stands = as proposed
example-none = none
example-field = { $field }: { $value }
example-text = “{ $text }”
example-number = { NUMBER($number) }
example-several = { $first }; { $rest }
