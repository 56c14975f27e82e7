# Was jede Schlacht sagt, gleich nach welchem Regelwerk

## Antworten

option-number = { $number }
option-side = { $side }
option-yes = Ja
option-no = Nein
option-back = Zurück
option-noted = Erledigt

## Protokoll

log-dice = { $side }: Wurf
log-undone = { $side }: Wurf, zurückgenommen
log-ruling = { $said ->
    [yes] Die Spielleitung setzt „{ $what }“ auf „{ $value }“. Grund: { $why }
   *[no] Die Spielleitung setzt „{ $what }“ auf „{ $value }“.
}
log-entered-anew = { $side }: Der Zettel wurde offen neu eingetragen. Sein Siegel ist damit nicht geprüft.

## Hinweise

note-left-out = { $count ->
    [one] Die letzte Antwort passt nicht zu den Regeln und wurde weggelassen. Spiel von hier aus weiter.
   *[other] Ein Teil des Verlaufs passt nicht zu den Regeln: Die letzten { $count } Antworten wurden weggelassen. Spiel von hier aus weiter.
}
note-other-version = Gespielt wurde diese Schlacht nach Fassung { $played } der Regeln, jetzt gilt Fassung { $now }. Der Verlauf kann anders sein als damals.
note-slips-seen = Auf dem Tisch liegt ein Zettel, der schon einmal aufgedeckt war. Wer dabei war, kennt ihn. Die Spielleitung kann beide neu legen lassen (Mehr – Eingriffe).

## Das geht nicht

refused-characters = So lässt sich der Text nicht übernehmen. Nötig ist eine einzige Zeile ohne Steuerzeichen und ohne Leerzeichen am Anfang oder Ende.
refused-faces = { $dice ->
    [one] Diese Augenzahlen passen nicht. Gebraucht wird genau eine von { $low } bis { $high }.
   *[other] Diese Augenzahlen passen nicht. Gebraucht werden genau { $dice }, jede von { $low } bis { $high }.
}
refused-form = Diese Anfrage ist unvollständig oder hat die falsche Form. Lade die Seite neu und versuche es noch einmal.
refused-how-many = { $exact ->
    [yes] Diese Anzahl geht nicht. Wähle genau { $least }.
   *[no] Diese Anzahl geht nicht. Wähle mindestens { $least } und höchstens { $most }.
}
refused-length = Der Text hat nicht die richtige Länge. Erlaubt sind { $least } bis { $most } Zeichen.
refused-no-battle = Es ist keine Schlacht offen. Beginne eine neue oder öffne eine gespeicherte.
refused-no-choice = Diese Option kennt die gewünschte Einstellung nicht. Nimm eine der angebotenen.
refused-no-draw = Hier lässt sich nichts auslosen. Antworte selbst.
refused-no-roll = Jetzt wird nicht gewürfelt. Beantworte zuerst die offene Frage.
refused-no-setting = Dieser Wert lässt sich im Augenblick nicht ändern. Wähle einen anderen aus der Liste.
refused-no-switch = Diese Option gibt es im gewählten Regelwerk nicht. Nimm eine der angebotenen.
refused-no-system = Das Regelwerk „{ $system }“ ist auf diesem Gerät nicht vorhanden. Füge es hinzu, dann geht es weiter.
refused-not-asked = Die Frage geht nicht an diese Seite. Antworten kann nur, wer gefragt ist.
refused-not-offered = Das steht nicht zur Wahl. Nimm eine der angebotenen Antworten.
refused-not-secret = Diese Frage ist nicht geheim. Antworte offen.
refused-nothing-to-redo = Es gibt nichts zu wiederholen. Das geht nur gleich nach dem Zurücknehmen.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen. Die Schlacht steht ganz am Anfang.
refused-number = Die Zahl passt nicht. Erlaubt sind ganze Zahlen von { $least } bis { $most }.
refused-other-question = Diese Antwort passt nicht zur offenen Frage. Sieh nach, was gerade gefragt ist.
refused-over = Die Schlacht ist zu Ende. Um etwas zu ändern, nimm den letzten Schritt zurück.
refused-ruling-does-not-fit = Zu diesem Wert passen die Antworten nicht mehr, die danach gegeben wurden. Nimm erst sie zurück und ändere dann den Wert.
refused-seal = Der Zettel passt nicht zu seinem Siegel. Gelten kann nur, was beim Hinlegen darauf stand.
refused-setting = { $kind ->
    [number] Dieser Wert passt nicht. Erlaubt sind ganze Zahlen von { $least } bis { $most }.
    [text] Dieser Wert passt nicht. Erlaubt ist eine Zeile mit höchstens { $most } Zeichen.
   *[choice] Dieser Wert steht nicht zur Wahl. Nimm einen der angebotenen.
}
refused-stale = Die Schlacht ist inzwischen anderswo weitergegangen. Sieh dir den neuen Stand an und antworte dann.
refused-system-broken = Das Regelwerk „{ $system }“ ist gescheitert, alles andere läuft weiter. Sag es dem, der es gemacht hat: { $why }
refused-system-interface = { $theirs ->
    [0] Das Regelwerk „{ $system }“ sagt nicht, für welche Fassung der Schnittstelle es gemacht ist. Besorge dir eine andere Ausgabe davon.
   *[other] Das Regelwerk „{ $system }“ ist für Fassung { $theirs } der Schnittstelle gemacht, hier gilt Fassung { $ours }. Besorge dir die passende Ausgabe davon oder lade die Seite neu.
}
refused-system-name = Das Regelwerk „{ $system }“ trägt einen Namen, der schon vergeben ist oder nicht zu seinem Paket passt. Es lässt sich nicht hinzufügen.
refused-too-many-rulings = Zu viele Eingriffe auf einmal, es gehen höchstens { $most }. Spiel erst einen Schritt weiter.
refused-twice = Zweimal dasselbe gewählt. Jede Antwort zählt nur einmal; nimm eine andere dazu.

## Das lässt sich nicht lesen

unreadable-against-rules = Diese Schlacht enthält eine Antwort, die den Regeln widerspricht. Lass dir den Link neu erstellen.
unreadable-content = Der Inhalt ist unlesbar. Lass dir den Link oder die Datei noch einmal geben.
unreadable-cut = Der Link ist unvollständig oder wurde unterwegs verändert. Kopiere ihn noch einmal ganz.
unreadable-foreign = Das ist keine Schlacht von Gonfalon. Nimm einen Link oder eine Datei, die Gonfalon erstellt hat.
unreadable-newer = Diese Schlacht stammt aus einer neueren Fassung von Gonfalon. Lade die Seite neu und öffne die Schlacht noch einmal.
unreadable-system = Mit dem Regelwerk dieser Schlacht oder einer seiner Optionen kann Gonfalon nichts anfangen. Lade die Seite neu und öffne die Schlacht noch einmal.
unreadable-too-long = Das ist zu lang für eine Schlacht. Lass dir den Link oder die Datei noch einmal geben.
