# Imprimer : cartes, feuille de la bataille

page-print = Imprimer
page-print-what = Quoi ?
page-print-kind = { $what ->
    [units] Cartes d’unité, dix par page
    [zones] Cartes de zone, quatre par page
    [overview] Feuille de cette bataille
   *[chronicle] Chronique
}
page-print-paper = Papier
page-print-size = { $paper ->
    [letter] Letter (8½ × 11 pouces)
   *[a4] A4
}
page-print-backs = Avec les versos
page-print-duplex = Imprimez recto verso, retourné sur le bord long, en taille réelle (100 %).
page-print-second = Deuxième langue en regard
page-print-second-none = aucune
page-print-now = Imprimer ou enregistrer en PDF
page-print-cards = Imprimer les cartes
page-print-none = Aucune de ces cartes ne peut être imprimée.
page-card-part = { $title } ({ $part })
page-card-more = { $where ->
    [back] suite au verso
   *[next] suite sur la carte suivante
}
