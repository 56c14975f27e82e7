# Das Terminal: Hilfe, Fragen, Befehle

## Hilfe

terminal-about = Gonfalon leitet Schlachten, Kämpfe und Konflikte am Spieltisch: Es kennt die Regeln, fragt, was die Spielrunde entscheiden darf, und zeigt, was daraus wird.
terminal-help-usage = Aufruf:
terminal-help-arguments = Angaben
terminal-help-options = Schalter
terminal-help-commands = Befehle
terminal-help-systems = Regelwerke
terminal-help-help = diese Hilfe zeigen
terminal-help-language = Sprache (sonst die der Umgebung: LC_ALL, LC_MESSAGES, LANG)
terminal-help-system = das Regelwerk: { $systems }
terminal-help-play = eine Partie spielen
terminal-help-switch = Optionen des Regelwerks abweichend von der Vorgabe einstellen
terminal-help-typed = Würfel vom Tisch eintippen, statt Gonfalon würfeln zu lassen
terminal-help-play-seed = Gonfalon würfelt mit diesem Startwert, jedes Mal dasselbe
terminal-help-save = nach jeder Antwort in dieser Datei speichern
terminal-help-open = eine gespeicherte Partie weiterspielen; ohne --save wird weiter in derselben Datei gespeichert
terminal-help-tell = Geschichten nacherzählen und zeigen, was sich unterscheidet
terminal-help-story = eine Geschichte oder mehrere
terminal-help-random = Partien mit zufälligen Antworten spielen und Fehler suchen
terminal-help-battles = wie viele Partien (sonst { $usual })
terminal-help-seed = Startwert der Zufallszahlen (sonst 1)
terminal-help-first = Nummer der ersten Partie (sonst 1)
terminal-help-link = zeigen, was in einem Link steckt
terminal-help-address = die ganze Adresse oder der Teil ab #; am besten in Anführungszeichen
terminal-help-link-of = den kurzen Link dieser Geschichte zeigen und den Platz, den seine Teile brauchen
terminal-help-odds = Gewinnchancen genau ausrechnen
terminal-help-odds-system = Gewinnchancen nach den Regeln von „{ $system }“ genau ausrechnen
terminal-help-tiefen-dice = Würfel im Pool, erst Seite A, dann Seite B
terminal-help-tiefen-from = Zerstörungsschwellen, Fanatismus schon eingerechnet (sonst 6 minus die Fanatismuswürfel der Gegenseite)
terminal-help-tiefen-losses = Schwellen für die Verluste, wenn Fanatismus nur bei den Verlusten zählt (sonst wie --from)
terminal-help-tiefen-fanatics = Fanatismuswürfel, die im Pool schon mitzählen (sonst 0 0)
terminal-help-tiefen-chooser = wer die zerstörten Würfel aussucht: wer zerstört (Vorgabe) oder wer sie verliert
terminal-help-war-bonus = was die handelnde Seite zu ihren Würfeln zählt: Fertigkeit und alles Übrige
terminal-help-war-against = was die Gegenseite zu ihren Würfeln zählt
terminal-help-war-difficulty = feste Schwierigkeit; mit --against zusammen gilt der höhere Wert
terminal-help-war-absorb = wie viele Erfolgsstufen das Ziel auffangen kann; dann steht auch da, wie oft ein Treffer es besiegt
terminal-meta-command = BEFEHL
terminal-meta-file = DATEI
terminal-meta-link = LINK
terminal-meta-number = ZAHL
terminal-meta-seed = STARTWERT
terminal-meta-switch = REGEL=WAHL
terminal-meta-system = REGELWERK

## Falscher Aufruf

terminal-wrong-missing = Es fehlt: { $names }
terminal-wrong-unknown = Unbekannt: { $names }
terminal-wrong-argument = { $name }: { $why }
terminal-wrong-count = Hier stehen zu wenige oder zu viele Werte.
terminal-wrong-command = Unbekannter Befehl. Eine Übersicht gibt --help.
terminal-wrong-choice = Möglich ist eines davon: { $allowed }
terminal-wrong-number = Nötig ist eine ganze Zahl von { $least } bis { $most }.
terminal-wrong-switch = Eine Option des Regelwerks stellt ihr so ein: tiefen.roll.chooser=victim oder war.chest.size=12
terminal-wrong-start = Es fehlt das Regelwerk, zum Beispiel: play tiefen. Oder öffnet mit --open eine gespeicherte Partie.
terminal-wrong-link = Gib entweder einen Link an oder mit --of eine Geschichte.
terminal-wrong-fanatics = Auf jeder Seite muss mindestens ein Würfel übrig sein, der kein Fanatismuswürfel ist.
terminal-wrong-fanaticism = Eine Seite darf höchstens { $most } Fanatismuswürfel nehmen. Regel: { $title } ({ $rule })
terminal-wrong-losses = Die Schwelle für die Verluste darf nicht höher sein als die Zerstörungsschwelle.
terminal-wrong-against = Der Widerstand fehlt. Gebt --against, --difficulty oder beides an.
terminal-open-alone = Regelwerk und Optionen stehen schon in der Datei. Lasst beides weg, wenn ihr mit --open weiterspielt.
terminal-file-unreadable = { $file }: Diese Datei lässt sich nicht lesen.
terminal-file-unwritable = { $file }: Diese Datei lässt sich nicht schreiben. Ab jetzt wird nichts mehr gespeichert.
terminal-file-exists = { $file }: Diese Datei gibt es schon. Spielt sie mit --open weiter, oder nehmt einen anderen Namen.

## Am Tisch

terminal-welcome = Gonfalon · { $system } · ? zeigt alle Befehle
terminal-house-rule = { $title } → { $choice } ({ $rule })
terminal-dice = { $source ->
    [app] { $said } { $faces } (von Gonfalon gewürfelt)
    [seed] { $said } { $faces } (von Gonfalon gewürfelt, mit Startwert)
    [sum] { $said } { $faces } (nur die Summe, vom Tisch)
   *[table] { $said } { $faces } (vom Tisch)
}
terminal-dice-kind = { $die ->
    [fate] { $dice ->
        [one] 1 Fate-Würfel
       *[other] { $dice } Fate-Würfel
    }
    [d20] { $dice }W20
   *[d6] { $dice }W6
}
terminal-card = { $face ->
    [down] Liegt verdeckt
   *[up] Aufgedeckt: { $label }
}
terminal-place = { $state ->
    [open] { $place } (offen)
    [barred] { $place } (gesperrt)
    [taken] { $place } (gewähltes Ziel)
   *[battle] { $place }
}
terminal-player = { $player } ({ $team })
terminal-borders = Außerdem grenzen aneinander: { $pairs }
terminal-total = Gesamt
terminal-closer-nothing = Auf dem Tisch heißt nichts „{ $wanted }“.
terminal-closer-card = Karte: { $card }
terminal-chance = { NUMBER($p, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-chance-exact = { NUMBER($p, style: "percent", minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-no-chances = Im Augenblick lassen sich keine Gewinnchancen ausrechnen.
terminal-odds-side = { $side }: { $throws }
terminal-odds-tiefen-losses = Verluste ab { $face }
terminal-odds-war-side = { $of ->
    [actor] Handelnde Seite
   *[against] Gegenseite
}
terminal-odds-war-hand = { $dice } Fate-Würfel { $bonus }
terminal-odds-war-difficulty = Schwierigkeit { $difficulty }
terminal-odds-war-spread = Erfolgsstufen
terminal-odds-war-shifts = { $shifts }

## Fragen

terminal-for = { $who ->
    [gm] Spielleitung
   *[table] Alle am Tisch
}
terminal-offers = Außerdem möglich:
terminal-barred = { $option }: { $why }
terminal-complaint = { $field }: { $complaint }
terminal-hint-one = { $default ->
    [none] Nummer eintippen
    [nothing] Nummer eintippen; Enter heißt: keine
    [free] Nummer eintippen; Enter nimmt { $taken }, - heißt: keine
   *[some] Nummer eintippen; Enter nimmt { $taken }
}
terminal-hint-exactly = { $default ->
    [none] { $most } Nummern eintippen, mit Leerzeichen dazwischen
   *[some] { $most } Nummern eintippen, mit Leerzeichen dazwischen; Enter nimmt { $taken }
}
terminal-hint-several = { $default ->
    [none] Nummern eintippen, mindestens { $least }, höchstens { $most }
    [nothing] Nummern eintippen, höchstens { $most }; Enter heißt: keine
    [free] Nummern eintippen, höchstens { $most }; Enter nimmt { $taken }, - heißt: keine
   *[some] Nummern eintippen, mindestens { $least }, höchstens { $most }; Enter nimmt { $taken }
}
terminal-hint-number = { $given ->
    [yes] Zahl von { $least } bis { $most }, Enter nimmt { $preset }
   *[no] Zahl von { $least } bis { $most }
}
terminal-hint-text = { $given ->
    [yes] Text, höchstens { $most } Zeichen; Enter lässt „{ $preset }“ stehen, - leert
    [kept] Text, höchstens { $most } Zeichen; Enter lässt „{ $preset }“ stehen
    [needed] Text, höchstens { $most } Zeichen
   *[no] Text, höchstens { $most } Zeichen; Enter lässt ihn leer
}
terminal-hint-roll = { $die ->
    [fate] Enter wirft { $dice }; Würfel vom Tisch tippt ihr so ein: + - 0 0, Summen so: =2
   *[other] Enter würfelt { $dice }; Würfel vom Tisch tippt ihr so ein: 6 2 1
}
terminal-hint-typed = { $die ->
    [fate] { $dice } vom Tisch eintippen, zum Beispiel + - 0 0, oder Summen: =2 (t: Gonfalon würfelt)
   *[other] Augen von { $dice } eintippen, zum Beispiel 6 2 1 (t: Gonfalon würfelt)
}
terminal-hint-paint = Was wohin kommt, zum Beispiel { $brush }=C3,C4; Enter lässt alles, wie es ist
terminal-hint-path = Buchstaben für die Schritte (a nach oben, dann im Uhrzeigersinn) oder „nach C7“; Felder höchstens: { $spaces }; { $goes ->
    [on] Enter geht weiter ({ $way }), „-“ bleibt stehen
   *[no] Enter bleibt stehen
}
terminal-hint-card = Karte eintippen oder einfügen; /1, /2 … nimmt eine von oben; - lässt sie leer, Enter nimmt: { $sample }
terminal-hint-form = Feld für Feld; Enter behält, was dort steht, ein Punkt (.) übernimmt auch den ganzen Rest
terminal-hint-secret = Nummer eintippen, sie bleibt unsichtbar; * lost aus
terminal-hand-over = Jetzt an der Tastatur: { $name }. Alle anderen sehen weg. Bereit? Dann Enter.
terminal-unclear-option = Das ist keine der Nummern von 1 bis { $most }.
terminal-unclear-empty = Hier schlägt Gonfalon nichts vor. Tippt selbst eine Antwort ein.
terminal-unclear-faces = Das ist kein Würfelergebnis. Tippt die Würfel so ein, wie sie liegen, zum Beispiel 6 2 1 oder bei Fate-Würfeln + - 0 0.
terminal-unclear-number = Das ist keine ganze Zahl.
terminal-unclear-paint = „{ $word }“ ist nicht zu verstehen. Tippt ein Wort von oben, ein Gleichheitszeichen und Felder, zum Beispiel: { $brush }=C3,C4
terminal-unclear-path = Das ist kein Weg. Tippt Buchstaben von a bis h oder „nach“ und ein Feld, zum Beispiel: nach C7

## Befehle

terminal-keys =
    u   Letztes zurücknehmen
    r   Zurückgenommenes wiederholen
    t   Würfel vom Tisch eintippen, oder wieder Gonfalon würfeln lassen
    l   Link zu dieser Partie
    o   Gewinnchancen
    !   Eingriff der Spielleitung: einen Wert setzen
    q   aufhören
    +…  etwas tun, das unter „Außerdem möglich“ steht, etwa +concede.p1
    ?   diese Hilfe; ? und ein Name oder die Nummer einer Zone: genauer hinsehen
    Wo ein Text gefragt ist, gehört ein Schrägstrich davor: /u, /q
    Würfel: 6! zerstört einen anderen, 5~ zählt nur für die Verluste, 6✗ ist selbst zerstört
terminal-rule = Regel dieser Frage: { $title } ({ $rule })
terminal-typed = { $typed ->
    [yes] Ab jetzt kommen die Würfel vom Tisch.
   *[no] Ab jetzt würfelt Gonfalon.
}
terminal-over = Die Partie ist zu Ende. Enter hört auf, u nimmt das Letzte zurück, l zeigt den Link.
terminal-saved = Gespeichert in { $file }. Weiter geht es mit: play --open { $file }
terminal-not-saved = Nicht gespeichert. In diesem Link steckt die Partie, ohne das, was verdeckt liegt:
terminal-ruling-which = Welchen Wert setzt die Spielleitung?
terminal-ruling-value = { $what } → { $value }
terminal-ruling-cancel = Nummer eintippen, Enter bricht ab
terminal-ruling-number = Zahl von { $least } bis { $most }, Enter bricht ab
terminal-ruling-text = Text eintippen; - leert, Enter bricht ab
terminal-ruling-why = Warum? Enter lässt den Grund offen

## Geschichten, Zufallspartien, Links

terminal-told = Geschichten: { $stories }, davon anders als geschrieben: { $wrong }
terminal-told-now = so erzählen es die Regeln jetzt
terminal-story-wrong = { $file }: Diese Geschichte lässt sich nicht erzählen. { $why }
terminal-random-battles = Partien: { $battles } (Nummer { $first } bis { $last }, Startwert { $seed })
terminal-random-answers = Antworten: { $answers }
terminal-random-speed = Tempo: { NUMBER($speed, maximumFractionDigits: 1) } Partien in der Sekunde ({ NUMBER($seconds, maximumFractionDigits: 1) } s)
terminal-random-checked = Nachgespielt, ganz zurückgenommen und wiederholt: { $checked }
terminal-random-bounded = Wegen zu großen Umfangs vorzeitig beendet: { $bounded }
terminal-random-faults = Fehler: { $faults }
terminal-random-fault = Partie { $number }: { $what }. So lässt sie sich wiederholen:
terminal-link-name = { $named ->
    [yes] { $name }
   *[no] Unbenannte Partie
}
terminal-link-system = Regelwerk: { $system }, Version { $version }
terminal-link-sides = Seiten: { $sides }
terminal-link-answers = Antworten: { $answers }
terminal-link-rulings = Eingriffe der Spielleitung: { $rulings }
terminal-link-house-rules = Hausregeln:
terminal-link-ask = Offene Frage: { $asked }
terminal-link-part = { $part ->
    [head] Kopf
    [texts] Texte
    [seals] Siegel
    [salts] Salze
    [switches] Optionen der Regeln
    [kinds] Arten der Einträge
    [choice] Auswahl
    [ruling] Urteile
    [roll] Würfel
    [number] Zahlen
    [text] Fragen nach Texten
    [path] Wege
    [paint] Gemaltes
    [form] Formulare
    [offers] Angebote
    [rulings] Eingriffe der Spielleitung
    [retracted] Zurückgenommene Würfe
    [checks] Prüfbits
   *[other] { $part }
}: { $characters }
terminal-link-size = Zeichen insgesamt: { $characters } (einfach: { $plain })
terminal-link-plain = Zeichen insgesamt: { $characters }. Diese Partie hat keinen kurzen Link.
terminal-link-possible = Σ, wenn alle möglichen Antworten gleich wahrscheinlich wären: { $characters }
