# Imprimer : cartes, feuille de la partie

page-print = Imprimer
page-print-what = Que voulez-vous imprimer ?
page-print-kind = { $what ->
    [units] Feuilles d’unité, dix par page
    [zones] Cartons de zone, quatre par page
    [overview] Feuille récapitulative de la partie
   *[chronicle] Chronique
}
page-print-paper = Papier
page-print-size = { $paper ->
    [letter] Letter (8½ × 11 pouces)
   *[a4] A4
}
page-print-backs = Avec les versos
page-print-turn = Retourner la feuille sur
page-print-edge = { $edge ->
    [short] le bord court
   *[long] le bord long
}
page-print-duplex = { $edge ->
    [short] Imprimez en recto verso, avec retournement sur le bord court, à taille réelle (100 %).
   *[long] Imprimez en recto verso, avec retournement sur le bord long, à taille réelle (100 %).
}
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
