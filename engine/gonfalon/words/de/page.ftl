# Die Seite: Startbildschirm, Schlacht, Fragen, Blätter

page-title = Gonfalon
page-motto = Massenschlachten am Spieltisch

page-new-battle = Neue Schlacht
page-start = Schlacht beginnen
page-about = Worum geht es?
page-rules = Regeln
page-rulebook = Alle Regelwerke
page-rulebook-open = Im Regelwerk öffnen
page-notices = Lizenzen und Dank
page-wishes = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-name = { $theme ->
    [day] Tag
    [dark] Nacht
   *[auto] wie das Gerät
}

page-house-rules = { $count ->
    [0] Hausregeln
   *[other] Hausregeln ({ $count })
}
page-house-rules-title = Hausregeln
page-house-rules-hint = Sie gelten für die nächste Schlacht. Dieses Gerät merkt sich die Wahl.
page-house-rules-reset = Alles auf Vorgabe
page-differs = Hausregel
page-usual = Vorgabe
page-done = Fertig

page-battles = Schlachten
page-battles-none = Noch keine Schlacht auf diesem Gerät.
page-battle-when = { $state ->
    [over] Entschieden, { $moment }
   *[open] Im Gange, { $moment }
}
page-unnamed = Namenlose Schlacht
page-rename = Umbenennen
page-rename-name = „{ $name }“ umbenennen
page-export = Als Datei speichern
page-export-name = „{ $name }“ als Datei speichern
page-delete-name = „{ $name }“ löschen
page-deleted = „{ $name }“ ist gelöscht.
page-toast-undo = Zurückholen
page-import = Datei öffnen
page-name = Name der Schlacht
page-damaged = Diese Schlacht ist beschädigt und lässt sich nicht öffnen.
page-file-damaged = Diese Datei enthält keine Schlacht oder ist beschädigt. Es wurde nichts verändert.
page-not-opened = Das ließ sich nicht öffnen: { $why }
page-held = Diese Schlacht ist gerade in einem anderen Fenster offen.
page-store-broken = Der Speicher dieses Geräts lässt sich nicht lesen. Neue Schlachten sind möglich, bleiben aber womöglich nicht erhalten.

page-engine = Gonfalon
page-engine-loading = { $what ->
    [start] Gonfalon läuft an …
   *[fetch] Gonfalon lädt: { $done } von { $total }
}
page-engine-ready = { $offline ->
    [yes] Spielbereit, auch ohne Netz
   *[no] Spielbereit
}
page-engine-failed = Gonfalon ist nicht angelaufen. Prüfe die Verbindung und versuche es noch einmal; deine Schlachten sind sicher.
page-retry = Noch einmal versuchen
page-details = Einzelheiten
page-opening = { $what ->
    [new] Die Schlacht beginnt, sobald Gonfalon läuft.
    [link] Der Link wird geöffnet, sobald Gonfalon läuft.
    [file] Die Datei wird geöffnet, sobald Gonfalon läuft.
   *[battle] Die Schlacht wird geöffnet.
}
page-update = Eine neue Fassung von Gonfalon liegt bereit.
page-update-now = Neu laden

page-home = Zur Startseite
page-close = Schließen
page-back = Zurück
page-confirm = Bestätigen
page-table = Auf dem Tisch
page-steps = Ablauf der Schlacht
page-step-state = { $state ->
    [done] abgeschlossen
    [now] läuft gerade
   *[ahead] steht noch aus
}
page-pool = Würfelpool: { $dice }
page-dice = Gefallene Würfel
page-die = { $state ->
    [destroyed] { $face }, zerstört
    [strikes] { $face }, zerstört einen Würfel
   *[fell] { $face }
}
page-fate-face = { $face ->
    [1] Plus
    [-1] Minus
   *[0] leer
}
page-face-down = verdeckt
page-places = Das Feld
page-place = { $state ->
    [barred] { $place }, gesperrt
    [taken] { $place }, gewählt
    [battle] { $place }, Ort der Schlacht
    [open] { $place }, offen
   *[plain] { $place }
}
page-odds = Gewinnchancen
page-rulings-count = { $count ->
    [one] Ein Wert von der Spielleitung gesetzt
   *[other] { $count } Werte von der Spielleitung gesetzt
}
page-rule = Regel: { $title }

page-decides = { $role ->
    [gm] Die Spielleitung entscheidet
    [table] Die ganze Spielrunde
   *[side] { $act ->
        [roll] { $count ->
            [one] Es würfelt: { $who }
           *[other] Es würfeln: { $who }
        }
        [number] Gefragt: { $who }
        [text] Gefragt: { $who }
       *[other] { $count ->
            [one] Es entscheidet: { $who }
           *[other] Es entscheiden: { $who }
        }
    }
}
page-proposed = Vorschlag
page-chosen = { $range ->
    [exact] { $count } von { $most } gewählt
   *[between] { $count } gewählt, { $least } bis { $most } möglich
}
page-fold = Frage auf- und zuklappen
page-draw = Das Los entscheiden lassen
page-roll-app = { $dice ->
    [one] Würfel werfen lassen
   *[other] { $dice } Würfel werfen lassen
}
page-roll-table = Oder am Tisch gewürfelt? Augen antippen:
page-roll-missing = { $dice ->
    [one] Noch ein Würfel fehlt
   *[other] Noch { $dice } Würfel fehlen
}
page-roll-confirm = So sind sie gefallen
page-roll-bonus = Zuschlag
page-die-number = Würfel { $number }
page-die-back = Letzten Würfel zurücknehmen
page-number-bounds = Von { $least } bis { $most }
page-number-step = { $way ->
    [up] { $step } mehr
   *[down] { $step } weniger
}

page-secret = Geheim, nur für { $side }
page-give-phone = Gib das Gerät weiter an: { $side }
page-give-phone-any = Gib das Gerät weiter. Wer wählt?
page-take-over = { $again ->
    [yes] { $side }: Wahl ändern
   *[no] Ich bin { $side }
}
page-laid = { $side }: Wahl getroffen, verdeckt.
page-cover-again = Verdecken

page-log = Chronik
page-log-empty = Noch ist nichts geschehen.
page-dice-source = { $source ->
    [table] am Tisch gewürfelt
   *[app] von Gonfalon geworfen
}
page-tools = Werkzeuge
page-undo = Rückgängig
page-redo = Wiederholen
page-share = Teilen
page-more = Mehr
page-over = Die Schlacht ist geschlagen.

page-share-text = „{ $name }“ – eine Schlacht in Gonfalon, mit allen Würfen:
page-share-hint = Der Link enthält die ganze Schlacht mit allen Würfen. Was verdeckt liegt, bleibt verdeckt.
page-share-link = Link zur Schlacht
page-copy = Link kopieren
page-copied = Der Link ist kopiert.

page-switches = Hausregeln dieser Schlacht
page-switches-hint = Während der Schlacht kann sie nur die Spielleitung ändern, durch einen Eingriff.
page-rulings = Eingriffe der Spielleitung
page-rulings-hint = Die Spielleitung darf jeden Wert neu setzen. Das steht in der Chronik und lässt sich zurücknehmen.
page-rulings-none = Im Augenblick lässt sich kein Wert setzen.
page-setting-now = Jetzt: { $value }
page-new-value = Neuer Wert
page-why = Warum?
page-overrule = Wert setzen

page-elsewhere = „{ $name }“ wird in einem anderen Fenster weitergespielt. Hier kannst du nur zusehen.
page-take-battle = Hier weiterspielen
page-unkept = Das Gerät konnte den letzten Schritt nicht speichern. Sichere die Schlacht als Datei oder Link.
page-own-copy = { $origin ->
    [file] Aus einer Datei: „{ $name }“. Die Schlacht liegt jetzt als eigene Kopie auf diesem Gerät; die Datei bleibt, wie sie ist.
   *[link] Aus einem Link: „{ $name }“. Die Schlacht liegt jetzt als deine eigene Kopie auf diesem Gerät; beim Absender ändert sich nichts.
}
page-note-read = Verstanden
page-fault = Da ist Gonfalon ein Fehler unterlaufen. Die Schlacht ist so gespeichert, wie sie vorher stand.
page-reload-battle = Schlacht neu laden
