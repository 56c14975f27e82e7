# Vorgänge, die lange dauern oder nicht zu Ende kamen.

page-opening-now = { $what ->
    [new] Die Partie wird angelegt …
    [link] Der Link wird geprüft …
    [file] Die Datei wird geprüft …
    [example] Das Beispiel wird geöffnet …
   *[battle] Die Partie wird geöffnet …
}
page-working = { $what ->
    [start] Gonfalon startet noch.
    [read] Der Link wird noch geprüft. Das dauert ungewöhnlich lange.
    [open] Die Partie wird noch geöffnet. Das dauert ungewöhnlich lange.
    [odds] Die Chancen werden noch berechnet. Das dauert ungewöhnlich lange.
    [link] Der Link wird noch erstellt. Das dauert ungewöhnlich lange.
    [export] Die Datei wird noch erstellt. Das dauert ungewöhnlich lange.
   *[other] Gonfalon rechnet noch. Das dauert ungewöhnlich lange.
}
page-stop = Abbrechen
page-stopped = { $what ->
    [battle] Abgebrochen. Die Partie ist unverändert.
    [opening] Abgebrochen. Es wurde nichts geöffnet.
   *[other] Abgebrochen.
}
page-unfinished = „{ $name }“ ließ sich zuletzt nicht vollständig öffnen und wird deshalb nicht automatisch geöffnet.
page-unfinished-title = Nicht vollständig geöffnet
page-link-unfinished = Dieser Link ließ sich zuletzt nicht vollständig öffnen und wird deshalb nicht automatisch geöffnet.
page-example-name = Beispiel { $number }: { $title }
page-example-unknown = Ein Beispiel mit diesem Namen steht nicht in den Regeln; vielleicht heißt es inzwischen anders. Wählt es im Regelwerk noch einmal aus.
page-example-missing = Die Beispiele sind noch nicht auf diesem Gerät, und die Verbindung ist unterbrochen. Versucht es noch einmal, sobald das Gerät online ist.
page-example-damaged = Die Datei der Beispiele ist beschädigt angekommen. Versucht es später noch einmal; eure Partien sind sicher.
