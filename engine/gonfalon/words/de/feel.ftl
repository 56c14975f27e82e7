# Die Seite am Tisch: Einstellungen, Drehen, Ton, Ablauf

page-preference = { $wish ->
    [rolls] Gonfalon würfelt sofort (wer wählen will, nimmt den Wurf zurück)
    [unchanged] Nach dem Wurf nur bei kostenlosen Änderungen fragen
    [motion] Animationen
    [sound] Ton
    [vibration] Vibrieren beim Würfeln
   *[awake] Bildschirm während der Partie anlassen
}
page-turn = Bildschirm umdrehen
page-hold = Haltet den Knopf gedrückt, bis er gefüllt ist.
page-hold-keys = Zum Bestätigen noch einmal drücken.
page-last-answer = { $what ->
    [paint] Gemalt
    [path] Gezogen
    [roll] Gewürfelt
    [secret] Verdeckt gewählt
    [form] Eingaben
   *[nothing] Nichts gewählt
}
page-now = Jetzt
page-round = In dieser Runde
page-order = Reihenfolge in dieser Runde
page-order-left = { $count ->
    [0] letzter Zug
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
page-order-next = danach
page-order-state = { $state ->
    [now] am Zug
    [next] kommt danach
    [done] hat gehandelt
   *[waiting] wartet
}
page-enlarge = Wurf und Ergebnis groß
page-own-copy-short = { $origin ->
    [file] Eigene Kopie aus einer Datei
    [example] Ein Beispiel aus den Regeln
    [prepared] Eine vorbereitete Partie
   *[link] Eigene Kopie aus einem Link
}
