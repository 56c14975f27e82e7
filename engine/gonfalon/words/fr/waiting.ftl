# Opérations longues ou restées inachevées.

page-opening-now = { $what ->
    [new] Création de la partie…
    [link] Vérification du lien…
    [file] Vérification du fichier…
   *[battle] Ouverture de la partie…
}
page-working = { $what ->
    [start] Le moteur de jeu n’a pas fini de démarrer.
    [read] La vérification du lien est toujours en cours. Elle prend plus de temps que d’habitude.
    [open] L’ouverture de la partie est toujours en cours. Elle prend plus de temps que d’habitude.
    [answer] Votre réponse est toujours en cours de traitement. Cela prend plus de temps que d’habitude.
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
