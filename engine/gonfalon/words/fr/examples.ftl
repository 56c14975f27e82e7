# Exemples joués sur les pages de règles

example-title = En jeu
example-play = Jouer cet exemple
example-not-offered = une réponse qui n’est pas proposée
example-undone = Annulé.
example-redone = Rétabli.
example-face-down = { $answer } (face cachée)
example-proposed = proposé : { $answer }
example-as-it-stands = comme proposé
example-none = aucun
example-field = { $field } : { $value }
example-text = « { $text } »
example-number = { NUMBER($number) }
example-several = { $first } ; { $rest }
