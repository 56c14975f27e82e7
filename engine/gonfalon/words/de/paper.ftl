# Drucken: Karten, Blatt der Partie

page-print = Drucken
page-print-what = Was wird gedruckt?
page-print-kind = { $what ->
    [units] Einheitenkarten, zehn je Seite
    [zones] Zonenkarten, vier je Seite
    [overview] Übersichtsblatt dieser Partie
   *[chronicle] Chronik
}
page-print-paper = Papier
page-print-size = { $paper ->
    [letter] Letter (8½ × 11 Zoll)
   *[a4] A4
}
page-print-backs = Mit Rückseiten
page-print-turn = Blatt wenden über
page-print-edge = { $edge ->
    [short] die kurze Kante
   *[long] die lange Kante
}
page-print-duplex = { $edge ->
    [short] Beim Drucken einstellen: beidseitig, über die kurze Kante gewendet, Originalgröße (100 %).
   *[long] Beim Drucken einstellen: beidseitig, über die lange Kante gewendet, Originalgröße (100 %).
}
page-print-second = Zweite Sprache daneben
page-print-second-none = keine
page-print-now = Drucken oder als PDF speichern
page-print-cards = Karten drucken
page-print-none = Keine dieser Karten lässt sich drucken.
page-card-part = { $title } ({ $part })
page-card-more = { $where ->
    [back] weiter auf der Rückseite
   *[next] weiter auf der nächsten Karte
}
