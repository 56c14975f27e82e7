# Zugänglichkeit: Tastatur, Vorleseprogramm, das Feld als Liste

page-skips = Sprungmarken
page-skip-ask = Zur Frage
page-skip-list = Zum Spielfeld als Liste
page-skip-log = Zur Chronik
page-as-list = Spielfeld als Liste
page-as-picture = Spielfeld als Bild
page-arrows = Mit den Pfeiltasten geht es von Karte zu Karte
page-bounds = { $kind ->
    [way] Verbunden mit: { $places }
   *[wall] Kein Weg zu: { $places }
}
page-bound = { $lies ->
    [up] { $place } (oben)
    [up-right] { $place } (oben rechts)
    [right] { $place } (rechts)
    [down-right] { $place } (unten rechts)
    [down] { $place } (unten)
    [down-left] { $place } (unten links)
    [left] { $place } (links)
    [up-left] { $place } (oben links)
   *[far] { $place } (weiter weg)
}

# Für das Ohr: was eine Antwort gebracht hat

page-below = { $now ->
    [over] Ende der Partie
   *[ask] Frage
}
page-answer = Antwort
page-live-answer = Geantwortet: { $answer }
page-live-undone = Zurückgenommen
page-live-chances = { $about }: { $chances }
page-live-chance = { $what } { $chance }
page-live-riders = dabei: { $riders }
