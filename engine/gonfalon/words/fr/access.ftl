# Accessibilité : clavier, lecteur d’écran, le champ en liste

page-skips = Accès rapide
page-skip-ask = Aller à la question
page-skip-list = Aller au plateau en liste
page-skip-log = Aller à la chronique
page-as-list = Plateau en liste
page-as-picture = Plateau en image
page-arrows = Les touches fléchées mènent d’un carton à l’autre
page-bounds = { $kind ->
    [way] Relié à : { $places }
   *[wall] Aucun passage vers : { $places }
}
page-bound = { $lies ->
    [up] { $place } (en haut)
    [up-right] { $place } (en haut à droite)
    [right] { $place } (à droite)
    [down-right] { $place } (en bas à droite)
    [down] { $place } (en bas)
    [down-left] { $place } (en bas à gauche)
    [left] { $place } (à gauche)
    [up-left] { $place } (en haut à gauche)
   *[far] { $place } (plus loin)
}

# Pour l’oreille : ce qu’une réponse a apporté

page-below = { $now ->
    [over] Fin de la partie
   *[ask] Question
}
page-answer = Réponse
page-live-answer = Réponse donnée : { $answer }
page-live-undone = Annulé
page-live-chances = { $about } : { $chances }
page-live-chance = { $what } { $chance }
page-live-riders = avec { $riders }
