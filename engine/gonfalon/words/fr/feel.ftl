# La page à la table : réglages, écran retourné, son, déroulement

page-preference = { $wish ->
    [rolls] Gonfalon lance aussitôt (pour lancer vous-mêmes, annulez le jet)
    [unchanged] Après un jet, ne demander que si un changement est gratuit
    [motion] Animations
    [sound] Son
    [vibration] Vibrer quand les dés roulent
   *[awake] Garder l’écran allumé pendant la partie
}
page-turn = Retourner l’écran
page-hold = Maintenez le bouton enfoncé jusqu’à ce qu’il soit rempli.
page-hold-keys = Appuyez encore une fois pour confirmer.
page-last-answer = { $what ->
    [paint] Carte peinte
    [path] Déplacement
    [roll] Dés lancés
    [secret] Choix fait, face cachée
    [form] Saisie
   *[nothing] Aucun choix
}
page-now = En ce moment
page-round = Dans cette manche
page-order = Ordre de cette manche
page-order-left = { $count ->
    [0] dernier tour
    [one] encore { $count } tour à jouer
   *[other] encore { $count } tours à jouer
}
page-order-next = ensuite
page-order-state = { $state ->
    [now] en train de jouer
    [next] vient ensuite
    [done] a joué
   *[waiting] attend
}
page-enlarge = Jet et résultat en grand
page-own-copy-short = { $origin ->
    [file] Votre copie, depuis un fichier
    [example] Un exemple tiré des règles
    [prepared] Une partie préparée
   *[link] Votre copie, depuis un lien
}
