# Gespielte Beispiele auf den Regelseiten

example-title = Durchgespielt
example-play = Selbst spielen
example-not-offered = etwas, das nicht zur Wahl steht
example-undone = Zurückgenommen.
example-redone = Wieder ausgeführt.
example-face-down = { $answer } (verdeckt)
example-proposed = vorgeschlagen: { $answer }
example-as-it-stands = wie vorgeschlagen
example-none = keine
example-field = { $field }: { $value }
example-text = „{ $text }“
example-number = { NUMBER($number) }
example-several = { $first }; { $rest }
