# La page à la table : réglages, écran retourné, son, déroulement

page-wish = { $wish ->
    [motion] Mouvement
    [sound] Son
    [vibration] Vibrer aux lancers de dés
   *[awake] Garder l’écran allumé pendant la bataille
}
page-turn = Retourner l’écran
