# Lire des codes : avec la caméra, dans une photo, en plusieurs fois

page-reader = Lire un code
page-reader-aim = Tenez la caméra de façon à voir le code en entier.
page-reader-starting = La caméra s’allume…
page-reader-camera = Allumer la caméra
page-reader-camera-off = Éteindre la caméra
page-reader-picture = Image de la caméra
page-reader-photo = Choisir une photo
page-reader-busy = Lecture de la photo…
page-reader-no-camera = { $why ->
    [refused] La caméra est bloquée pour cette page. Autorisez-la dans les réglages du navigateur ou choisissez une photo du code.
    [none] Cet appareil n’a pas de caméra. Choisissez une photo du code ou collez le lien.
    [busy] Une autre appli utilise la caméra. Fermez cette appli, puis allumez la caméra ici.
    [lost] La caméra s’est éteinte. Rallumez-la.
   *[unsupported] Ce navigateur ne donne pas aux pages web l’accès à la caméra. Choisissez une photo du code ou collez le lien.
}
page-reader-failure = { $why ->
    [foreign] Ce code ne vient pas de Gonfalon et ne sera pas ouvert. Il contient ceci :
    [no-code] Aucun code n’est lisible sur cette photo. Prenez-en une où le code est entier, droit et net.
    [no-picture] Impossible d’ouvrir ce fichier comme image. Choisissez une photo.
    [damaged] Ce code est endommagé. Lisez-le encore une fois.
    [other] Ce code ne va pas avec les autres. Lisez d’abord les codes qui manquent ou recommencez depuis le début.
    [unlike] Ces codes ne vont pas ensemble. Relisez-les tous.
   *[unloaded] Le lecteur de codes ne peut pas être chargé pour le moment. Réessayez dès que vous serez en ligne.
}
page-reader-part = Le code { $part } sur { $count } est lu.
page-reader-missing = { $count ->
    [one] Il manque encore le code { $numbers }.
   *[other] Il manque encore les codes { $numbers }.
}
page-reader-several = Le contenu est réparti sur { $count } codes. Lisez-les tous ici, dans n’importe quel ordre.
page-reader-forget = Recommencer depuis le début

## Montrer des codes

page-code-part = Code { $part } sur { $count }
page-code-part-name = QR code { $part } sur { $count }
page-code-parts-hint = Le contenu est réparti sur { $count } codes. Lisez-les sur l’autre appareil, dans Gonfalon, sous « Lire un code », dans n’importe quel ordre.
page-code-before = Code précédent
page-code-next = Code suivant
page-code-turn = Défilement automatique des codes
page-code-paper = { $count ->
    [one] La partie telle qu’elle était à l’impression. Scannez le code pour la poursuivre dans Gonfalon.
   *[other] La partie telle qu’elle était à l’impression. Pour la poursuivre dans Gonfalon, lisez-y les { $count } codes sous « Lire un code », dans n’importe quel ordre.
}
