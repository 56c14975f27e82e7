# Terrains décrits : carte, chemins

page-grid = Carte, { $columns } cases sur { $rows }
page-grid-keys = Flèches : de case en case ; Entrée : choisir la case ; plus et moins : zoomer
page-grid-zoom = Taille de la carte
page-zoom-out = Réduire
page-zoom-fit = Carte entière
page-zoom-in = Agrandir
page-path = Vers { $cell }, cases : { $spaces } sur { $most }
page-path-none = Touchez une case marquée ou faites glisser depuis la figurine. Déplacement : { $most ->
    [one] { $most } case
   *[other] { $most } cases
}.
page-path-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
page-path-crosses = { $way ->
    [enter] Entre dans : { $area }
   *[leave] Quitte : { $area }
}
page-path-waypoint = Étape
page-path-clear = Effacer
page-path-type = Saisir
page-path-cell = Vers
page-path-no-cell = Cette case n’existe pas. Exemple : C7
page-path-go = Aller en { $cell }
page-path-stay = Rester sur place
page-paint-brushes = Pinceaux
page-paint-none = Choisissez un pinceau, puis touchez des cases ou passez le doigt dessus.
page-paint-count = { $count ->
    [one] { $count } case marquée
   *[other] { $count } cases marquées
}
page-paint-undo = Annuler le dernier trait
page-paint-cell = Case
page-paint-not-here = { $cell } : impossible ici. Choisissez une autre case.
page-paint-closed = impossible ici
page-paint-send = { $count ->
    [one] Valider { $count } case
   *[other] Valider { $count } cases
}
page-paint-leave = Tout laisser tel quel
page-facing = { $way ->
    [0] regarde vers le haut
    [1] regarde vers le haut à droite
    [2] regarde vers la droite
    [3] regarde vers le bas à droite
    [4] regarde vers le bas
    [5] regarde vers le bas à gauche
    [6] regarde vers la gauche
   *[7] regarde vers le haut à gauche
}
page-link = { $both ->
    [yes] { $from } et { $to } : { $words }
   *[no] { $from } vers { $to } : { $words }
}
