# Opérations longues ou restées inachevées.

page-opening-now = { $what ->
    [new] Création de la partie…
    [link] Vérification du lien…
    [file] Vérification du fichier…
    [example] Ouverture de l’exemple…
   *[battle] Ouverture de la partie…
}
page-working = { $what ->
    [start] Le moteur de jeu n’a pas fini de démarrer.
    [read] La vérification du lien est toujours en cours. Elle prend plus de temps que d’habitude.
    [open] L’ouverture de la partie est toujours en cours. Elle prend plus de temps que d’habitude.
    [odds] Le calcul des probabilités est toujours en cours. Il prend plus de temps que d’habitude.
    [link] La création du lien est toujours en cours. Elle prend plus de temps que d’habitude.
    [export] La création du fichier est toujours en cours. Elle prend plus de temps que d’habitude.
   *[other] Le moteur de jeu calcule encore. Cela prend plus de temps que d’habitude.
}
page-stop = Arrêter
page-stopped = { $what ->
    [battle] Arrêté. La partie est inchangée.
    [opening] Arrêté. Rien n’a été ouvert.
   *[other] Arrêté.
}
page-unfinished = La dernière ouverture de « { $name } » n’a pas abouti ; elle ne sera donc pas relancée automatiquement.
page-unfinished-title = Ouverture inachevée
page-link-unfinished = La dernière ouverture de ce lien n’a pas abouti ; elle ne sera donc pas relancée automatiquement.
page-example-name = Exemple { $number } : { $title }
page-example-unknown = Aucun exemple des règles ne porte ce nom ; il a peut-être changé de nom depuis. Choisissez-le de nouveau dans le livre de règles.
page-example-missing = Les exemples ne sont pas encore sur cet appareil, et vous êtes hors ligne. Réessayez une fois en ligne.
page-example-damaged = Le fichier des exemples est arrivé endommagé. Réessayez plus tard ; vos parties sont intactes.
