# La page à la table : réglages, écran retourné, son, déroulement

page-wish = { $wish ->
    [motion] Mouvement
    [sound] Son
    [vibration] Vibrer aux lancers de dés
   *[awake] Garder l’écran allumé pendant la bataille
}
page-turn = Retourner l’écran
page-hold = Maintenez appuyé jusqu’à ce que le bouton soit rempli.
page-hold-keys = Appuyez encore une fois pour confirmer.
page-deed = { $what ->
    [roll] Dés lancés
    [secret] Choix face cachée
   *[nothing] Rien de choisi
}
page-now = En ce moment
page-round = Dans cette manche
page-big = Afficher en grand
page-own-copy-short = { $origin ->
    [file] Votre copie d’un fichier
   *[link] Votre copie d’un lien
}
