# Texte, die jedem Regelwerk gemeinsam sind

## Antworten

option-number = { $number }
option-side = { $side }
option-yes = Ja
option-no = Nein
option-back = Zurück
option-noted = Erledigt

## Chronik

log-dice = { $side }: Wurf
log-undone = { $side }: Wurf, zurückgenommen
log-ruling = { $said ->
    [yes] Die Spielleitung setzt „{ $what }“ auf „{ $value }“. Grund: { $why }
   *[no] Die Spielleitung setzt „{ $what }“ auf „{ $value }“.
}
log-entered-anew = { $side }: Der Zettel wurde offen neu eingetragen. Sein Siegel ist damit nicht geprüft.

## Hinweise

note-left-out = { $count ->
    [one] Die letzte Antwort passt nicht zu den Regeln und wurde weggelassen. Spielt von hier aus weiter.
   *[other] Ein Teil des Verlaufs passt nicht zu den Regeln: Die letzten { $count } Antworten wurden weggelassen. Spielt von hier aus weiter.
}
note-other-version = Gespielt wurde diese Partie nach Version { $played } der Regeln, jetzt gilt Version { $now }. Der Verlauf kann anders sein als damals.
note-slips-seen = Auf dem Tisch liegt ein Zettel, der schon einmal aufgedeckt war. Wer dabei war, kennt ihn. Die Spielleitung kann beide Zettel neu schreiben lassen (Mehr – Eingriffe).

## Das geht nicht

refused-characters = So lässt sich der Text nicht übernehmen. Nötig ist eine einzige Zeile ohne Steuerzeichen und ohne Leerzeichen am Anfang oder Ende.
refused-faces = { $dice ->
    [one] Dieses Würfelergebnis passt nicht. Gebraucht wird genau eines, von { $low } bis { $high }.
   *[other] Diese Würfelergebnisse passen nicht. Gebraucht werden genau { $dice }, jedes von { $low } bis { $high }.
}
refused-fallen = Diese Würfel sind schon gefallen und wurden zurückgenommen. Bei derselben Frage fallen sie wieder wie zuvor.
refused-fields = { $count ->
    [one] Ein Feld passt noch nicht. Der Grund steht dabei.
   *[other] { $count } Felder passen noch nicht. Die Gründe stehen dabei.
}
refused-form = Diese Anfrage ist unvollständig oder hat die falsche Form. Ladet die Seite neu und versucht es noch einmal.
refused-how-many = { $exact ->
    [yes] Diese Anzahl geht nicht. Wählt genau { $least }.
   *[no] Diese Anzahl geht nicht. Wählt mindestens { $least } und höchstens { $most }.
}
refused-length = Der Text hat nicht die richtige Länge. Erlaubt sind { $least } bis { $most } Zeichen.
refused-link-too-long = Diese Partie ist zu lang für einen Link. Gebt sie als Datei weiter.
refused-no-battle = Es ist keine Partie offen. Beginnt eine neue oder öffnet eine gespeicherte.
refused-too-many-sessions = Es können höchstens { $most } Partien gleichzeitig offen sein. Schließt zuerst eine davon.
refused-no-choice = Diese Einstellung gibt es bei dieser Option nicht. Nehmt eine der angebotenen.
refused-no-draw = Hier lässt sich nichts auslosen. Antwortet selbst.
refused-no-roll = Jetzt wird nicht gewürfelt. Beantwortet zuerst die offene Frage.
refused-no-setting = Dieser Wert lässt sich im Augenblick nicht ändern. Wählt einen anderen aus der Liste.
refused-no-switch = Diese Option gibt es im gewählten Regelwerk nicht. Nehmt eine der angebotenen.
refused-no-system = Das Regelwerk „{ $system }“ ist auf diesem Gerät nicht vorhanden. Fügt es hinzu, dann geht es weiter.
refused-not-asked = Diese Frage richtet sich an andere. Antworten kann nur, wer gefragt ist.
refused-not-offered = Das steht nicht zur Wahl. Nehmt eine der angebotenen Antworten.
refused-not-secret = Diese Frage ist nicht geheim. Antwortet offen.
refused-nothing-to-redo = Es gibt nichts zu wiederholen. Das geht nur gleich nach dem Zurücknehmen.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen. Die Partie steht ganz am Anfang.
refused-number = Die Zahl passt nicht. Erlaubt sind ganze Zahlen von { $least } bis { $most }.
refused-other-question = Diese Antwort passt nicht zur offenen Frage. Seht nach, was gerade gefragt ist.
refused-over = Die Partie ist zu Ende. Um etwas zu ändern, nehmt den letzten Schritt zurück.
refused-paint-border = Dort endet die Karte. Wählt ein Feld auf der Karte.
refused-paint-cell = Ein Feld { $cell } gibt es auf der Karte nicht. Beispiel: C7
refused-paint-closed = { $cell } geht hier nicht oder ist zweimal genannt. Wählt ein anderes Feld.
refused-paint-many = Das ist zu viel auf einmal. Malt in zwei Schritten.
refused-paint-one = { $piece }: Wählt genau ein Feld.
refused-path-border = Dort endet die Karte. Wählt ein Feld auf der Karte.
refused-path-closed = { $cell } kann nicht betreten werden. Geht außen herum.
refused-path-corner = Diagonal ist es vor { $cell } zu eng. Geht außen herum.
refused-path-cost = Das reicht nicht: { $cell } kostet { $needed }, übrig: { $left }. Wählt einen kürzeren Weg.
refused-path-end = Auf { $cell } darf die Bewegung nicht enden. Geht weiter oder haltet früher an.
refused-path-far = { $cell } ist nicht erreichbar. Wählt eines der markierten Felder.
refused-path-letter = Dieser Weg ist nicht lesbar. Zeichnet ihn noch einmal ein.
refused-path-steps = So geht das nur { $most ->
    [one] ein Feld
   *[other] { $most } Felder
} weit. Wählt einen kürzeren Weg.
refused-path-stop = Auf { $cell } endet die Bewegung. Haltet dort an oder geht außen herum.
refused-seal = Der Zettel passt nicht zu seinem Siegel. Es zählt nur, was beim Hinlegen darauf stand.
refused-setting = { $kind ->
    [number] Dieser Wert passt nicht. Erlaubt sind ganze Zahlen von { $least } bis { $most }.
    [text] Dieser Wert passt nicht. Erlaubt ist eine Zeile mit höchstens { $most } Zeichen.
   *[choice] Dieser Wert steht nicht zur Wahl. Nehmt einen der angebotenen.
}
refused-setting-text = Dieser Text lässt sich nicht lesen. So wird er geschrieben: { $hint }
refused-stale = Die Partie ist inzwischen anderswo weitergegangen. Seht euch den neuen Stand an und antwortet dann.
refused-sums = { $throws ->
    [one] Diese Summe gibt es nicht. Möglich sind Zahlen von { $low } bis { $high }.
   *[other] Diese Summen gibt es nicht. Gebraucht werden { $throws }, jede von { $low } bis { $high }.
}
refused-sums-of-no-use = Hier zählt jeder Würfel für sich. Gebt die Würfel einzeln ein.
refused-system-broken = Im Regelwerk „{ $system }“ ist ein Fehler aufgetreten; alles andere läuft weiter. Meldet ihn den Autoren: { $why }
refused-system-interface = { $theirs ->
    [0] Das Regelwerk „{ $system }“ sagt nicht, für welche Version der Schnittstelle es gemacht ist. Besorgt euch eine andere Version davon.
   *[other] Das Regelwerk „{ $system }“ ist für Version { $theirs } der Schnittstelle gemacht, hier gilt Version { $ours }. Besorgt euch eine passende Version davon oder ladet die Seite neu.
}
refused-system-name = Das Regelwerk „{ $system }“ trägt einen Namen, der schon vergeben ist oder nicht zu seinem Paket passt. Es lässt sich nicht hinzufügen.
refused-too-many-rulings = Zu viele Eingriffe auf einmal, es gehen höchstens { $most }. Spielt erst einen Schritt weiter.
refused-too-much-at-once = Das sind zu viele Antworten für einen einzigen Schritt der Regeln. Nehmt einige zurück und schließt den Schritt mit weniger Antworten ab.
refused-too-much-work = Diese Partie ist zu lang geworden und lässt sich nicht fortsetzen. Beginnt eine neue; diese bleibt gespeichert.
refused-twice = Zweimal dasselbe gewählt. Jede Antwort zählt nur einmal; nehmt eine andere dazu.

## Das lässt sich nicht lesen

unreadable-against-rules = Diese Partie enthält eine Antwort, die den Regeln widerspricht. Lasst euch den Link neu erstellen.
unreadable-content = Der Inhalt ist unlesbar. Lasst euch den Link oder die Datei noch einmal geben.
unreadable-cut = Der Link ist unvollständig oder wurde unterwegs verändert. Kopiert ihn noch einmal ganz.
unreadable-foreign = Das ist keine Partie von Gonfalon. Nehmt einen Link oder eine Datei, die Gonfalon erstellt hat.
unreadable-newer = Diese Partie stammt aus einer neueren Version von Gonfalon. Ladet die Seite neu und öffnet die Partie noch einmal.
unreadable-no-battle = Dieser Link enthält keine Partie, sondern Hausregeln oder Karten aus einer Kartei. Öffnet ihn in der Gonfalon-App.
unreadable-part = Der Inhalt verteilt sich auf mehrere Codes, und dieser Link enthält nur einen davon. Öffnet ihn in der Gonfalon-App und lest dort auch die anderen Codes.
unreadable-system = Gonfalon kennt das Regelwerk dieser Partie oder eine seiner Optionen nicht. Ladet die Seite neu und öffnet die Partie noch einmal.
unreadable-too-long = Das ist zu lang für eine Partie. Lasst euch den Link oder die Datei noch einmal geben.
unreadable-too-much-work = Es würde zu lange dauern, diese Partie zu prüfen. Lasst sie euch als Datei geben, nicht als Link.

## Benötigtes Spielmaterial

opening-bring = { $dice ->
    [fate] Vier Fate-Würfel, wenn ihr selbst würfeln wollt; sonst würfelt Gonfalon.
   *[d6] Sechsseitige Würfel, wenn ihr selbst würfeln wollt; sonst würfelt Gonfalon.
}
