# Die Seite: Startbildschirm, Partie, Fragen, Blätter

page-title = Gonfalon
page-motto = Schlachten und Konflikte am Spieltisch

page-what = Gonfalon leitet die Schlachten, Kämpfe und Konflikte eures Rollenspiels: Es kennt die Regeln, fragt alle, die etwas zu entscheiden haben, würfelt oder nimmt eure Würfel und sagt, was geschieht. Ihr braucht nur dieses eine Gerät, kein Konto und kein Netz.
page-sample = Probepartie: { $name } ({ $minutes } Min.)
page-ready-battles = Fertige Partien
page-step-by-step = Schritt für Schritt
page-opening-length = { $players } am Tisch · etwa { $minutes } Min.{ $told ->
    [yes] {" · "}{ $played }
   *[no] {""}
}
page-briefing = { $part ->
    [sides] Es treten an:
    [bring] Am Tisch:
   *[goal] Ziel:
}
page-search = Suchen
page-search-none = Nichts gefunden.
page-search-rules = Regel suchen
page-search-words = Wörter oder eine Frage
page-search-results = Gefundene Regeln
page-search-found = { $count ->
    [0] Nichts gefunden.
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
page-search-failed = Die Suche ist gerade nicht verfügbar. Versucht es noch einmal, sobald ihr online seid.
page-overrule-thing = Als Spielleitung eingreifen
page-rulings-all = Alle Werte
page-more-group = { $group ->
    [battle] Partie
    [look] Ansicht
    [rules] Regeln
   *[keep] Sichern und beenden
}
page-help = Hilfe
page-help-part = { $part ->
    [now] Was jetzt zu tun ist
    [battle] Worum es in dieser Partie geht
    [over] Die Partie ist vorbei
   *[system] So läuft es ab
}
page-help-kind = { $kind ->
    [roll] Lasst Gonfalon würfeln, oder tippt ein, was ihr am Tisch gewürfelt habt.
    [number] Stellt die Zahl ein und bestätigt sie.
    [text] Schreibt, was passt, und bestätigt es.
    [form] Ändert, was nicht stimmt, und bestätigt alles auf einmal.
    [paint] Malt auf die Karte und bestätigt alles auf einmal.
    [path] Zeichnet den Weg auf der Karte und bestätigt ihn.
    [ruling] Einigt euch am Tisch; im Zweifel entscheidet die Spielleitung.
   *[choice] Tippt auf eine der Antworten. Was gerade nicht geht, steht mit dem Grund dabei.
}
page-help-rule = Tippt auf den Titel, um die Regel zur Frage zu lesen, oder drückt lange auf eine Antwort, um deren Regel zu sehen. Mit der Maus genügt ein Rechtsklick.
page-new-battle = Neue Partie
page-start = Partie beginnen
page-about = Worum geht es?
page-rules = Regeln
page-rulebook = Alle Regelwerke
page-rule-steps = Davor und danach im Kapitel
page-rulebook-open = Im Regelwerk öffnen
page-notices = Lizenzen und Dank
page-preferences = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-name = { $theme ->
    [day] Tag
    [dark] Nacht
    [candle] Kerze
   *[auto] Wie das Gerät
}

page-house-rules = { $count ->
    [0] Hausregeln
   *[other] Hausregeln ({ $count })
}
page-house-rules-title = Hausregeln
page-house-rules-hint = Sie gelten für die nächste Partie. Dieses Gerät merkt sich die Wahl.
page-house-rules-reset = Auf Vorgaben zurücksetzen
page-differs = Hausregel
page-usual = Vorgabe
page-done = Fertig

page-battles = Partien
page-go-on = Weiterspielen: { $name }
page-battles-none = Noch keine Partie auf diesem Gerät.
page-battle-when = { $state ->
    [over] Beendet, { $moment }
   *[open] Im Gange, { $moment }
}
page-unnamed = Unbenannte Partie
page-rename = Umbenennen
page-rename-name = „{ $name }“ umbenennen
page-export = Als Datei speichern
page-export-name = „{ $name }“ als Datei speichern
page-delete-name = „{ $name }“ löschen
page-deleted = „{ $name }“ ist gelöscht.
page-toast-undo = Rückgängig
page-import = Datei öffnen
page-name = Name der Partie
page-damaged = Diese Partie ist beschädigt und lässt sich nicht öffnen.
page-file-damaged = Diese Datei enthält keine Partie oder ist beschädigt. Es wurde nichts verändert.
page-not-opened = Das ließ sich nicht öffnen: { $why }
page-locked-elsewhere = Diese Partie ist gerade in einem anderen Fenster offen.

page-engine = Gonfalon
page-engine-loading = { $what ->
    [start] Gonfalon startet …
   *[fetch] Gonfalon lädt: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
}
page-engine-failed = { $why ->
    [offline] Gonfalon konnte nicht gestartet werden: Ein Teil davon fehlt auf diesem Gerät oder ist beschädigt, und das Gerät ist offline. Sobald es wieder online ist, wird der Teil neu geladen, und Gonfalon startet. Eure Partien sind sicher.
   *[other] Gonfalon konnte nicht gestartet werden. Prüft die Verbindung und versucht es noch einmal; eure Partien sind sicher.
}
page-part-missing = Die Regeln dazu sind noch nicht auf diesem Gerät, und die Verbindung ist unterbrochen. Versucht es noch einmal, sobald das Gerät online ist; eure Partien sind sicher.
page-old-engine = Mit den heutigen Regeln ließe sich nur der Anfang dieser Partie öffnen. Sie folgt deshalb den Regeln vom { $day }.
page-old-engine-short = Nach den Regeln vom { $day }
page-old-engine-today = Kopie nach den heutigen Regeln spielen
page-old-engine-missing = Diese Partie folgt früheren Regeln, die noch nicht auf diesem Gerät sind und sich gerade nicht laden lassen. Versucht es noch einmal, sobald das Gerät online ist; eure Partien sind sicher.
page-retry = Noch einmal versuchen
page-details = Einzelheiten
page-opening = { $what ->
    [new] Die Partie beginnt, sobald Gonfalon läuft.
    [link] Der Link wird geöffnet, sobald Gonfalon läuft.
    [file] Die Datei wird geöffnet, sobald Gonfalon läuft.
    [example] Das Beispiel wird geöffnet, sobald Gonfalon läuft.
   *[battle] Die Partie wird geöffnet.
}
page-home = Zur Startseite
page-close = Schließen
page-sheet-back = Zurück zum Vorigen
page-back = Zurück
page-confirm = Bestätigen
page-table = Auf dem Tisch
page-on-field = Auf dem Feld
page-steps = Ablauf der Partie
page-step-state = { $state ->
    [done] abgeschlossen
    [now] läuft gerade
   *[ahead] steht noch aus
}
page-pool = Würfelpool: { $dice }
page-dice = Geworfene Würfel
page-die = { $state ->
    [destroyed] { $face }, zerstört
    [strikes] { $face }, zerstört einen Würfel
    [wounds] { $face }, zählt nur für die Verluste
   *[fell] { $face }
}
page-fate-face = { $face ->
    [1] Plus
    [-1] Minus
   *[0] leer
}
page-face-down = verdeckt
page-places = Spielfeld
page-place = { $state ->
    [barred] { $place }, gesperrt
    [taken] { $place }, gewähltes Ziel
    [battle] { $place }, Ort der Schlacht
    [open] { $place }, offen
   *[plain] { $place }
}
page-place-ways = Verbunden mit: { $places }
page-piece-state = { $state ->
    [acted] hat gehandelt
    [active] am Zug
    [out] ausgeschieden
    [reserve] in Reserve
   *[ready] bereit
}
page-track = { $boxes ->
    [1] { $count ->
        [0] { $track }: frei
       *[other] { $track }: angekreuzt
    }
   *[other] { $count ->
        [0] { $track }: keines von { $boxes } Kästchen angekreuzt
        [one] { $track }: Kästchen { $numbers } von { $boxes } angekreuzt
       *[other] { $track }: Kästchen { $numbers } von { $boxes } angekreuzt
    }
}
page-name-opening = der die das den dem des ein eine einen einem einer
page-name-closing = von vom zu zum zur aus mit
page-name-noun = 0
page-reserve = Reserve ({ $count })
page-out = Ausgeschieden ({ $count })
page-player-state = { $state ->
    [turn] am Zug
   *[out] ausgeschieden
}
page-look = Ansehen
page-look-on = Tippt etwas an, um es nur anzusehen. Mit langem Drücken geht das jederzeit.
page-happened-left = { $count ->
    [one] und 1 weiteres Ergebnis
   *[other] und { $count } weitere Ergebnisse
}
page-look-end = Fertig
page-hand-total = Summe
page-hand-sum = Nur die Summe
page-as-it-stands = Aktuell:
page-odds = Gewinnchancen
page-odds-of = Chancen: { $side }
page-rulings-count = { $count ->
    [one] Ein Wert von der Spielleitung gesetzt
   *[other] { $count } Werte von der Spielleitung gesetzt
}
page-rule = Regel: { $title }

page-decides = { $role ->
    [gm] Die Spielleitung entscheidet
    [table] Alle am Tisch
   *[side] { $act ->
        [roll] { $count ->
            [one] Wurf: { $who }
           *[other] Würfe: { $who }
        }
        [number] Gefragt: { $who }
        [text] Gefragt: { $who }
       *[other] { $count ->
            [one] Entscheidung: { $who }
           *[other] Entscheidungen: { $who }
        }
    }
}
page-gm = Spielleitung
page-offers = Außerdem möglich
page-proposed = Vorschlag
page-option-chance = Erfolgschance: { $chance }
page-chosen = { $range ->
    [exact] { $count } von { $most } gewählt
   *[between] { $count } gewählt, { $least } bis { $most } möglich
}
page-fold = Frage auf- und zuklappen
page-raise = Alle Möglichkeiten
page-draw = Auslosen
page-roll-app = { $dice ->
    [one] Gonfalon würfeln lassen
   *[other] { $dice } Würfel von Gonfalon werfen lassen
}
page-roll-table = Oder am Tisch gewürfelt? Ergebnis antippen:
page-roll-faces = Ergebnis jedes Würfels antippen:
page-why-not = Warum manches nicht geht ({ $count })
page-roll-at-table = Am Tisch gewürfelt? Summe eingeben
page-roll-sums = Gewürfelte Summe antippen:
page-roll-by-app = Gonfalon würfeln lassen
page-roll-sum = Summe { $sum }
page-roll-by-face = Würfel einzeln eingeben
page-roll-by-sum = Nur die Summe eingeben
page-roll-missing = { $dice ->
    [one] Es fehlt noch ein Würfel
   *[other] Es fehlen noch { $dice } Würfel
}
page-roll-confirm = Wurf übernehmen
page-roll-bonus = Zuschlag
page-die-number = Würfel { $number }
page-die-back = Letzten Würfel zurücknehmen
page-number-bounds = Von { $least } bis { $most }
page-number-step = { $way ->
    [up] { $step } mehr
   *[down] { $step } weniger
}
page-letters-left = { $left ->
    [0] Mehr als { $most } Zeichen passen nicht.
    [one] Noch ein Zeichen
   *[other] Noch { $left } Zeichen
}
page-form-more = Weitere Angaben ({ $count })
page-form-add = Hinzufügen: { $what }
page-form-remove = Entfernen: { $what }
page-form-row = { $what } { $number }
page-form-complaint = { $field }: { $why }
page-form-secret = Verdeckt: Das Feld zeigt nur Punkte, bis jemand es antippt. Lesen soll es nur die Person, der es gehört.
page-form-step = { $way ->
    [up] { $field }: eins mehr
   *[down] { $field }: eins weniger
}

page-secret = Geheim, nur für: { $side }
page-give-phone = Gebt das Gerät weiter an: { $side }
page-give-phone-any = Gebt das Gerät weiter. Wer wählt?
page-take-over = { $again ->
    [yes] { $side }: Wahl ändern
   *[no] Ich spiele: { $side }
}
page-submitted = { $side }: Wahl getroffen, verdeckt.
page-cover-again = Verdecken

page-log = Chronik
page-log-empty = Noch ist nichts geschehen.
page-log-older = Ältere Einträge zeigen ({ $count })
page-log-show = In der Chronik zeigen
page-log-filter = { $what ->
    [results] Ergebnisse
    [rulings] Eingriffe der Spielleitung
   *[all] Alles
}
page-log-result = { $kind ->
    [defeat] besiegt
    [hit] Treffer
    [success] Erfolg
    [boost] Schub
    [reveal] aufgedeckt
   *[miss] Fehlschlag
}
page-watch = Dem ganzen Tisch zeigen
page-watch-end = Zurück zur Partie
page-dice-times = { $count } ×
page-dice-of = { $count } × { $face }
page-dice-source = { $source ->
    [sum] am Tisch gewürfelt, nur die Summe angesagt
    [table] am Tisch gewürfelt
   *[app] von Gonfalon gewürfelt
}
page-tools = Werkzeuge
page-undo = Rückgängig
page-redo = Wiederholen
page-share = Teilen
page-more = Mehr
page-over = Die Partie ist zu Ende.

page-share-text = „{ $name }“ – eine Partie in Gonfalon, mit allen Würfen:
page-share-hint = Der Link enthält die ganze Partie mit allen Würfen. Was verdeckt liegt, bleibt verdeckt.
page-share-link = Link zum Teilen
page-code = QR-Code für den Link
page-code-hint = Scannt diesen Code mit der Kamera eines anderen Geräts.
page-code-none = Für QR-Codes ist dieser Link zu lang.
page-content-newer = Der Inhalt stammt aus einer neueren Version von Gonfalon. Ladet die Seite neu und öffnet den Link oder die Datei noch einmal.
page-content-system = Das Regelwerk dazu kennt Gonfalon nicht. Ladet die Seite neu oder fügt das Regelwerk hinzu; öffnet dann den Link oder die Datei noch einmal.
page-send = Link senden
page-copy = Link kopieren
page-copied = Der Link ist kopiert.
page-copy-refused = Der Browser lässt das Kopieren nicht zu. Der Link ist markiert: Kopiert ihn von Hand.

page-switches = Hausregeln dieser Partie
page-switches-hint = Wer während der Partie hier etwas ändert, greift als Spielleitung ein: Die Änderung gilt ab sofort, steht in der Chronik und lässt sich zurücknehmen.
page-switch-set = { $rule }: { $choice }
page-rulings = Eingriffe der Spielleitung
page-rulings-hint = Die Spielleitung darf jeden Wert neu setzen. Das steht in der Chronik und lässt sich zurücknehmen.
page-rulings-none = Im Augenblick lässt sich kein Wert setzen.
page-setting-now = Jetzt: { $value }
page-new-value = Neuer Wert
page-why = Warum?
page-overrule = Wert setzen

page-elsewhere = „{ $name }“ wird in einem anderen Fenster weitergespielt. Hier könnt ihr nur zusehen.
page-take-battle = Hier weiterspielen
page-own-copy = { $origin ->
    [file] Aus einer Datei: „{ $name }“. Die Partie liegt jetzt als eigene Kopie auf diesem Gerät; die Datei bleibt, wie sie ist.
    [example] Aus den Regeln: „{ $name }“. Hier beginnt das Beispiel; ab jetzt ist es eine Partie auf diesem Gerät, die ihr spielt, wie ihr wollt. Das Regelwerk bleibt, wie es ist.
    [prepared] Aus einem Link: „{ $name }“, eine vorbereitete Partie. Ihr könnt sie gleich spielen oder für später behalten; beim Absender ändert sich nichts.
   *[link] Aus einem Link: „{ $name }“. Die Partie liegt jetzt als eigene Kopie auf diesem Gerät; beim Absender ändert sich nichts.
}
page-checked = Geprüft: Alles in der Chronik entspricht den Regeln.
page-checked-app = { $count ->
    [one] Ein Wurf von Gonfalon gewürfelt
   *[other] { $count } Würfe von Gonfalon gewürfelt
}
page-checked-table = { $count ->
    [one] Ein Wurf am Tisch gewürfelt und von Hand eingetragen
   *[other] { $count } Würfe am Tisch gewürfelt und von Hand eingetragen
}
page-note-read = Verstanden
page-fault = In Gonfalon ist ein Fehler aufgetreten. Die Partie ist so gespeichert, wie sie vorher stand.
page-reload-battle = Partie neu laden

# Rund um die Partie: Hausregeln, Kartei, Chronik zum Mitnehmen

page-differences = Abweichungen vom Buch
page-by-the-book = Alles wie im Buch.
page-difference = { $to } statt { $from }
page-switches-all = Alle Optionen
page-switch-bounds = Von { $least } bis { $most }, Vorgabe { $usual }
page-house-rules-of = Hausregeln für „{ $system }“
page-sets = Gespeicherte Hausregeln
page-sets-none = Noch keine. Gebt den Abweichungen oben einen Namen, um sie auf diesem Gerät zu speichern.
page-sets-full = Auf diesem Gerät lassen sich höchstens { $most } speichern. Löscht erst welche.
page-set-count = { $count ->
    [0] Alles wie im Buch
    [one] Eine Abweichung
   *[other] { $count } Abweichungen
}
page-set-name = Name der Hausregeln
page-set-save = Speichern
page-set-saved = „{ $name }“ ist gespeichert.
page-set-replaced = „{ $name }“ ist gespeichert und ersetzt die ältere Version.
page-set-applied = Für die nächste Partie gilt: { $name }
page-set-apply = Hausregeln übernehmen
page-set-begin = Partie mit diesen Hausregeln beginnen
page-set-known = Diese Hausregeln sind hier schon als „{ $name }“ gespeichert.
page-set-taken = Andere Hausregeln heißen hier schon „{ $name }“. Speichert ihr die neuen, heißen sie „{ $free }“; die alten bleiben.
page-set-received = Jemand hat euch Hausregeln für „{ $system }“ geschickt. Noch gelten sie nicht.
page-set-strange = { $count ->
    [one] Eine dieser Einstellungen kennt Gonfalon nicht; sie wird weggelassen.
   *[other] { $count } dieser Einstellungen kennt Gonfalon nicht; sie werden weggelassen.
}
page-set-newer = Diese Hausregeln stammen aus einer neueren Version von Gonfalon. Ladet die Seite neu und öffnet die Hausregeln noch einmal.
page-set-foreign = Das sind keine Hausregeln von Gonfalon. Nehmt einen Link oder eine Datei, die Gonfalon erstellt hat.
page-set-system = Das Regelwerk dieser Hausregeln kennt Gonfalon nicht. Ladet die Seite neu oder fügt das Regelwerk hinzu; öffnet dann die Hausregeln noch einmal.
page-set-damaged = Die Hausregeln „{ $name }“ sind beschädigt.
page-set-share-text = „{ $name }“ – Hausregeln für Gonfalon:
page-set-share-hint = Der Link enthält nur die Hausregeln. Wer ihn öffnet, sieht die Abweichungen und kann sie übernehmen.
page-share-name = „{ $name }“ teilen
page-share-long = Für manche Messenger ist dieser Link zu lang; Discord etwa nimmt höchstens { $most } Zeichen an. Schickt stattdessen die Datei.
page-share-too-long = Das ist zu viel für einen Link. Teilt weniger auf einmal.
page-share-holds = Was der Link enthält
page-share-length = { $fits ->
    [code] { $count } Zeichen, QR-Version { $version }: kurz genug für eine Nachricht.
    [message] { $count } Zeichen: kurz genug für eine Nachricht.
   *[long] { $count } Zeichen: kurz genug für eine E-Mail.
}
page-roster-broken = Der Speicher dieses Geräts lässt sich nicht lesen oder beschreiben.

page-roster = Kartei
page-roster-count = Kartei ({ $count })
page-roster-hint = Was in der Kartei liegt, bleibt auf diesem Gerät und lässt sich in späteren Partien wieder einsetzen.
page-roster-battle = Aus dieser Partie
page-roster-here = In der Kartei
page-roster-none = Noch ist die Kartei leer.
page-roster-kept = liegt in der Kartei
page-roster-keep = In die Kartei
page-roster-keep-name = „{ $name }“ in die Kartei aufnehmen
page-roster-keep-all = Alle { $count } in die Kartei
page-roster-full = { $count ->
    [one] Die Kartei fasst höchstens { $most } Karten je Art. Für eine war kein Platz mehr.
   *[other] Die Kartei fasst höchstens { $most } Karten je Art. Für { $count } war kein Platz mehr.
}
page-roster-damaged = Diese Karte ist beschädigt.
page-roster-copy-name = Text von „{ $name }“ kopieren
page-roster-from = Aus der Kartei
page-roster-empty = In der Kartei liegt dafür noch nichts.
page-roster-offer = { $count ->
    [one] Eine Karte für die Kartei
   *[other] { $count } Karten für die Kartei
}
page-card-share-text = „{ $name }“ – für eure Kartei in Gonfalon:
page-cards-share = { $count ->
    [one] Eine Karte teilen
   *[other] Alle { $count } Karten teilen
}
page-cards-of = Kartei für „{ $system }“
page-cards-share-text = { $count ->
    [one] Eine Karte für „{ $system }“ in Gonfalon:
   *[other] { $count } Karten für „{ $system }“ in Gonfalon:
}
page-cards-share-hint = { $count ->
    [one] Der Link enthält nur diese Karte. Wer ihn öffnet, sieht sie und kann sie behalten.
   *[other] Der Link enthält { $count } Karten. Wer ihn öffnet, sieht sie und kann sie behalten.
}
page-cards-received = { $count ->
    [one] Jemand hat euch eine Karte für „{ $system }“ geschickt. Gespeichert wird sie nur, wenn ihr sie in die Kartei legt.
   *[other] Jemand hat euch { $count } Karten für „{ $system }“ geschickt. Gespeichert wird nur, was ihr in die Kartei legt.
}
page-cards-checking = Wird geprüft …
page-cards-unchecked = Das ließ sich nicht prüfen. Öffnet den Link oder die Datei noch einmal.
page-cards-refused = { $count ->
    [one] Eine Karte passt nicht zu den Regeln. Sie wird weggelassen.
   *[other] { $count } Karten passen nicht zu den Regeln. Sie werden weggelassen.
}
page-cards-taken = Eine andere Karte heißt hier schon so. Sie bleibt erhalten.
page-cards-use = Ohne Speichern verwenden
page-cards-offered = { $count ->
    [one] Die Karte steht in Partien zur Auswahl, bis ihr Gonfalon schließt.
   *[other] { $count } Karten stehen in Partien zur Auswahl, bis ihr Gonfalon schließt.
}
page-text-copied = Der Text ist kopiert.
page-text-not-copied = Der Text ließ sich nicht kopieren.

page-chronicle = Chronik speichern oder drucken
page-chronicle-short = Speichern, drucken
page-chronicle-hint = Die ganze Partie zum Nachlesen, mit allen Würfen und Eingriffen. Was verdeckt liegt, steht nicht darin.
page-chronicle-copy = Als Text kopieren
page-chronicle-text = Als Textdatei speichern
page-chronicle-markdown = Als Markdown speichern
page-chronicle-print = Drucken oder als PDF speichern
page-chronicle-preview = Vorschau
page-chronicle-result = Ergebnis
page-chronicle-players = Beteiligte
page-chronicle-player = { $name } ({ $team })
page-chronicle-about = { $dated ->
    [yes] { $system } · { $moment }
   *[no] { $system }
}
page-chronicle-piece = { $state ->
    [out] { $count ->
        [0] { $name }, ausgeschieden
       *[other] { $name }, ausgeschieden: { $facts }
    }
   *[in] { $count ->
        [0] { $name }
       *[other] { $name }: { $facts }
    }
}
page-chronicle-difference = { $title }: { $to } statt { $from }
page-chronicle-made = Aufgezeichnet mit Gonfalon
page-again = { $count ->
    [0] Neue Partie
   *[other] Neue Partie mit denselben Hausregeln
}
page-play-again = Noch einmal spielen
page-play-again-so = Noch einmal mit dieser Vorbereitung

page-prepared = Vorbereitete Partien
page-prepared-hint = Tippt eine an, um damit eine Partie zu beginnen. Die vorbereitete Partie bleibt hier; ihr könnt sie beliebig oft spielen.
page-prepare = Als vorbereitete Partie behalten
page-prepare-what = Behalten wird die Vorbereitung: alles, was vor Spielbeginn eingegeben wurde, bis zum ersten Wurf. Was verdeckt liegt, bleibt verdeckt.
page-prepare-keep = Behalten
page-prepare-kept = Die Partie liegt jetzt auf der Startseite unter „Vorbereitete Partien“.
page-prepare-not-kept = Die vorbereitete Partie wurde nicht gespeichert: Auf dem Gerät ist kein Platz mehr, oder der Speicher antwortet nicht.
page-copy-name = „{ $name }“ duplizieren
page-copy-of = Kopie von { $name }
page-copy-kept = Eine Kopie von „{ $name }“ liegt jetzt in der Liste.
page-share-prepared = „{ $name }“ – eine vorbereitete Partie in Gonfalon:
page-share-prepared-hint = Der Link enthält die Vorbereitung. Wer ihn öffnet, kann sofort spielen. Was verdeckt liegt, bleibt verdeckt.
