# Die Vorschau eines Links, ehe Gonfalon läuft.
page-sketch = Stand laut Link; wird noch geprüft
page-sketch-question = Die nächste Frage kommt, sobald der Link geprüft ist.
page-sketch-log = { $count ->
    [one] Eine Antwort im Link. Die Chronik folgt, sobald sie geprüft ist.
   *[other] { $count } Antworten im Link. Die Chronik folgt, sobald sie geprüft sind.
}
page-gist-checking = So steht es im Link. Die Partie erscheint hier, sobald er geprüft ist.
page-gist-system = Regelwerk
page-gist-length = Bisher
page-gist-turns = { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
}
page-gist-throws = { $count ->
    [one] ein Wurf
   *[other] { $count } Würfe
}

# Der Speicher dieses Geräts.
page-caught-up = Eure letzte Antwort war noch nicht gespeichert; jetzt ist sie eingetragen.

page-not-kept = { $why ->
    [full] Auf dem Gerät ist kein Platz mehr: Den neuesten Stand gibt es nur in diesem Fenster. Speichert ihn als Datei, schafft Platz und versucht es noch einmal.
    [none] Dieser Browser speichert hier nichts: Die Partie geht verloren, sobald ihr das Fenster schließt. Speichert sie als Datei oder Link.
    [busy] Der Speicher antwortet nicht: Den neuesten Stand gibt es nur in diesem Fenster. Schließt andere Fenster mit Gonfalon oder speichert ihn als Datei.
   *[broken] Der Speicher ist gestört: Den neuesten Stand gibt es nur in diesem Fenster. Speichert ihn als Datei.
}
page-device = Dieses Gerät
page-storage = { $how ->
    [lasting] Partien und Karten liegen nur auf diesem Gerät. Der Browser behält sie, bis ihr sie löscht.
    [fleeting] Partien und Karten liegen nur auf diesem Gerät. Safari löscht sie, wenn ihr Gonfalon sieben Tage lang nicht öffnet; liegt Gonfalon auf dem Home-Bildschirm, bleiben sie.
   *[open] Partien und Karten liegen nur auf diesem Gerät. Wird der Platz knapp oder ist das Fenster privat, kann der Browser sie löschen.
}
page-storage-trouble = { $why ->
    [full] Auf diesem Gerät ist kein Platz mehr. Was ihr spielt, bleibt nur in diesem Fenster; speichert es als Datei.
    [none] Dieser Browser speichert hier nichts, vielleicht weil das Fenster privat ist. Was ihr spielt, geht verloren, sobald ihr das Fenster schließt; speichert es als Datei.
    [busy] Der Speicher dieses Geräts antwortet nicht. Schließt andere Fenster mit Gonfalon; was ihr spielt, bleibt solange in diesem.
   *[broken] Der Speicher dieses Geräts lässt sich nicht lesen. Was ihr spielt, bleibt nur in diesem Fenster; speichert es als Datei.
}
page-store-damaged = Der Speicher dieses Geräts war beschädigt. Was lesbar war, ist gerettet; der Rest liegt noch da und kommt mit in die Datei, wenn ihr alles sichert.
page-store-damaged-drop = Rest löschen
page-persist = Dauerhaft behalten
page-persist-refused = Der Browser sagt das noch nicht zu. Die Chancen steigen, wenn Gonfalon installiert ist oder unter den Lesezeichen steht.
page-clear = Alles löschen
page-clear-what = Damit löscht ihr alles, was Gonfalon auf diesem Gerät speichert: alle Partien und Karten, eure Einstellungen und Hausregeln, die hinzugefügten Regelwerke und die Dateien von Gonfalon selbst. Danach wird Gonfalon neu heruntergeladen.
page-clear-save = Was ihr behalten wollt, speichert vorher in einer Datei.
page-clear-yes = Alles löschen
page-clear-no = Alles behalten
page-clear-trouble = { $why ->
    [elsewhere] Gonfalon ist noch in einem anderen Fenster geöffnet. Schließt es zuerst.
   *[offline] Dafür müsst ihr online sein, denn danach wird Gonfalon neu heruntergeladen.
}
page-everything = Alles sichern
page-everything-holds = Eine Datei mit allem, was auf diesem Gerät liegt, auch mit euren Einstellungen:
page-everything-secret = Auch was verdeckt liegt, steht darin. Behaltet die Datei für euch; einzelne Partien teilt ihr besser als Link.
page-everything-save = Datei speichern
page-everything-count = { $what ->
    [battles] { $count ->
        [0] Keine Partie
        [one] Eine Partie
       *[other] { $count } Partien
    }
    [cards] { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
    [sets] { $count ->
        [one] Ein Satz Hausregeln
       *[other] { $count } Sätze Hausregeln
    }
    [doubles] { $count ->
        [one] 1 war schon vorhanden
       *[other] { $count } waren schon vorhanden
    }
   *[refused] { $count ->
        [one] 1 war nicht lesbar oder hatte keinen Platz mehr
       *[other] { $count } waren nicht lesbar oder hatten keinen Platz mehr
    }
}
page-restored = Aus der Datei
page-restored-beside = Alles wurde hinzugefügt; überschrieben wurde nichts.

# Ein Link, der zu einer Partie auf diesem Gerät führt.
page-met-same = Diese Partie lag schon auf diesem Gerät; ihr spielt sie weiter.
page-met-shorter = { $count ->
    [one] Ihr seid eine Antwort weiter als der Link
   *[other] Ihr seid { $count } Antworten weiter als der Link
}
page-met-longer = { $count ->
    [one] Eine Antwort aus dem Link ergänzt
   *[other] { $count } Antworten aus dem Link ergänzt
}
page-met-refused = Der Link führt eure Partie weiter, aber seine Antworten sind dort nicht möglich. Eure Partie ist unverändert.
page-met-forked = Der Link führt eure Partie anders weiter. Ihr seht hier die Partie aus dem Link; eure bleibt, wie sie ist.
page-met-kept = Der Link führt zu einer Partie, die ihr schon habt; ihr spielt sie weiter. Wollt ihr lieber den Stand aus dem Link, öffnet ihn als eigene Partie.
page-met-copy = Als eigene Partie öffnen
page-met-beside = Vergleichen
page-continuations = Zwei Fortsetzungen
page-continuations-common = { $count ->
    [one] Die erste Antwort ist in beiden gleich; danach gehen sie auseinander.
   *[other] Die ersten { $count } Antworten sind in beiden gleich; danach gehen sie auseinander.
}
page-continuations-own = Auf diesem Gerät
page-continuations-link = Aus dem Link
page-continuations-since = { $count ->
    [one] Seitdem eine Antwort
   *[other] Seitdem { $count } Antworten
}
page-continuations-choose = Hiermit weiterspielen
page-continuations-stay = Was ihr nicht wählt, bleibt in der Liste eurer Partien.
