# Beschriebene Felder: Karte, Wege

page-grid = Karte, { $columns } mal { $rows } Felder
page-grid-keys = Pfeiltasten: von Feld zu Feld; Eingabe: Feld wählen; Plus und Minus: vergrößern und verkleinern
page-grid-zoom = Kartengröße
page-zoom-out = Verkleinern
page-zoom-fit = Ganze Karte
page-zoom-in = Vergrößern
page-path = Nach { $cell }, Felder: { $spaces } von { $most }
page-path-none = Tippt auf ein markiertes Feld oder zieht von der Figur aus. Bewegung: { $most ->
    [one] { $most } Feld
   *[other] { $most } Felder
}.
page-path-spaces = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
page-path-crosses = { $way ->
    [enter] Betritt: { $area }
   *[leave] Verlässt: { $area }
}
page-path-waypoint = Wegpunkt
page-path-clear = Verwerfen
page-path-type = Eintippen
page-path-cell = Nach
page-path-no-cell = Dieses Feld gibt es nicht. Beispiel: C7
page-path-go = Nach { $cell } ziehen
page-path-stay = Stehen bleiben
page-paint-brushes = Pinsel
page-paint-none = Wählt einen Pinsel, dann tippt Felder an oder zieht mit dem Finger darüber.
page-paint-count = { $count ->
    [one] { $count } Feld markiert
   *[other] { $count } Felder markiert
}
page-paint-undo = Letzten Strich zurück
page-paint-cell = Feld
page-paint-not-here = { $cell } geht hier nicht. Wählt ein anderes Feld.
page-paint-closed = hier nicht möglich
page-paint-send = { $count ->
    [one] { $count } Feld übernehmen
   *[other] { $count } Felder übernehmen
}
page-paint-leave = Alles so lassen
page-facing = { $way ->
    [0] blickt nach oben
    [1] blickt nach rechts oben
    [2] blickt nach rechts
    [3] blickt nach rechts unten
    [4] blickt nach unten
    [5] blickt nach links unten
    [6] blickt nach links
   *[7] blickt nach links oben
}
page-link = { $both ->
    [yes] { $from } und { $to }: { $words }
   *[no] { $from } zu { $to }: { $words }
}
