frontier-side = { $side ->
    [a] Wacht
    [c] Wölfe
   *[b] Räuber
}
frontier-figure = { $kind ->
    [guard] Wächter { $number }
    [scout] Späherin { $number }
    [raider] Räuber { $number }
    [wolf] Wolf { $number }
   *[ogre] Oger { $number }
}
frontier-named = { $figure }
frontier-ground = { $ground ->
    [grass] Wiese
    [marsh] Sumpf
    [rocks] Felsen
    [trench] Graben
    [wood] Wald
   *[wall] Mauer
}
frontier-area = Angriffsbereich: { $figure }
frontier-marsh = Sumpf
frontier-map = { $map ->
    [ford] Furt, Quadrate
    [woods] Furt, Sechsecke
   *[plain] Ebene, 40 × 40 Quadrate
}
frontier-reserve = { $whose ->
    [none] Niemand kommt
   *[other] Verstärkung: { $whose }
}
frontier-order = { $order ->
    [rush] Vorwärts
   *[brace] Standhalten
}
frontier-move = Ziehen
frontier-attack = { $target } angreifen
frontier-turn = Blickrichtung ändern
frontier-hold = Abwarten
frontier-rest = Zug beenden
frontier-facing = { $shape ->
    [hex] { $way ->
        [0] Nach Norden
        [1] Nach Nordosten
        [2] Nach Südosten
        [3] Nach Süden
        [4] Nach Südwesten
       *[5] Nach Nordwesten
    }
   *[square] { $way ->
        [0] Nach Norden
        [1] Nach Nordosten
        [2] Nach Osten
        [3] Nach Südosten
        [4] Nach Süden
        [5] Nach Südwesten
        [6] Nach Westen
       *[7] Nach Nordwesten
    }
}
frontier-hit = { $hit ->
    [yes] Trifft
   *[no] Geht fehl
}
frontier-stuck = { $stuck ->
    [yes] Bleibt stecken
   *[no] Kommt durch
}
frontier-nobody = Niemand
frontier-carried = { $figure }
frontier-round = Runde { $round }
frontier-luck = Glück { $luck }
frontier-luck-of = Glück: { $side }
frontier-wounds = Wunden
frontier-wounds-of = Wunden: { $figure }
frontier-holding = wartet ab
frontier-moves = { $spaces } Felder je Runde
frontier-attacks = greift an
frontier-lucky = Glück
frontier-contest = Angriff
frontier-left = { $side }: { $count } übrig
frontier-result = { $winner ->
    [none] Keine Seite gewinnt.
   *[other] { $winner } gewinnt.
}
ask-frontier-setup-map = Wo wird gekämpft?
ask-frontier-setup-reserve = Wem kommt in Runde 2 heimlich jemand zu Hilfe?
ask-frontier-round-order = Welcher Befehl gilt in dieser Runde?
ask-frontier-turn-menu = Was tut die Figur am Zug?
ask-frontier-turn-facing = In welche Richtung?
ask-frontier-move-path = Wohin?
ask-frontier-move-strike = { $figure } verlässt den Angriffsbereich: Trifft der Hieb von { $foe }?
ask-frontier-move-marsh = { $figure } betritt den Sumpf: Geht es weiter?
ask-frontier-fight-throw = Einen Würfel werfen
ask-frontier-storm-whom = Wen trägt der Sturm fort?
offer-frontier-fight-luck = Glück einsetzen (+1): { $side }
offer-frontier-fight-shield = { $figure } stellt sich vor { $target }
offer-frontier-hold-step_in = { $figure } greift jetzt ein
offer-frontier-end-concede = Aufgeben: { $side }
offer-frontier-storm-whom = Ein Sturm zieht auf
barred-frontier-move-path = Diese Figur ist schon gezogen.
barred-frontier-fight-declare = { $target } ist nicht im Angriffsbereich.
barred-frontier-hold-wait = Abwarten geht nur vor der Bewegung und nur einmal je Runde.
barred-frontier-hold-step_in = Die Figur am Zug hat sich schon bewegt.
barred-frontier-fight-luck = Kein Glück mehr.
heading-frontier-round-begins = Runde { $round }
tell-frontier-setup-reserve = { $whose ->
    [none] Niemand kommt zu Hilfe.
   *[other] Verstärkung für: { $whose }.
}
tell-frontier-round-order = { $side }: { $order ->
    [rush] Vorwärts
   *[brace] Standhalten
}
tell-frontier-move-path = { $figure } zieht nach { $to } ({ $spaces } Felder).
tell-frontier-move-strike = { $hit ->
    [yes] { $foe } trifft { $figure } beim Weggehen.
   *[no] { $foe } schlägt nach { $figure } und verfehlt.
}
tell-frontier-move-marsh = { $figure } bleibt im Sumpf stecken.
tell-frontier-fight-declare = { $figure } greift { $target } an.
tell-frontier-fight-outcome = { $figure } gegen { $target }: Unterschied { $margin }.
tell-frontier-fight-falls = { $figure } fällt.
tell-frontier-fight-luck = { $side } setzt Glück ein.
tell-frontier-fight-shield = { $figure } stellt sich vor { $target }.
tell-frontier-hold-wait = { $figure } wartet ab.
tell-frontier-hold-step_in = { $figure } greift ein.
tell-frontier-end-concede = { $side }: Aufgabe.
tell-frontier-end-when = Nach Runde { $round } ist der Kampf vorbei.
tell-frontier-storm-whom = Der Sturm trägt { $figure } fort.
frontier-falls = { $falls ->
    [falls] Fällt
   *[stands] Bleibt stehen
}
frontier-health = Schaden { $damage }, übrig: { $left ->
    [hidden] verdeckt
   *[other] { $left }
}
frontier-health-of = Trefferpunkte: { $figure }
frontier-health-of-all = Trefferpunkte
frontier-traits = Was für das Feld gilt
frontier-trait = Karte
frontier-trait-hidden = Liegt sie verdeckt?
frontier-hidden = { $hidden ->
    [yes] Verdeckt
   *[no] Offen
}
frontier-written = „{ $text }“
frontier-trait-again = Karte: „{ $text }“
frontier-vow-again = Schwur: „{ $text }“
frontier-vow-none = Kein Schwur
frontier-marked = Im Visier
frontier-damage-of = Schaden: { $figure }
ask-frontier-setup-secrets = Was hält die Spielleitung geheim?
ask-frontier-setup-health = Wie viele Trefferpunkte?
ask-frontier-setup-trait = Was steht auf der Karte?
ask-frontier-round-plan = Was plant eure Seite für diese Runde?
ask-frontier-round-mark = Welche Gegner nehmt ihr ins Visier?
ask-frontier-round-vow = Was schwört ihr?
ask-frontier-fight-falls = { $figure } hat { $damage } Schaden erlitten. Fällt die Figur?
offer-frontier-setup-trait = Karte { $number } aufdecken
tell-frontier-setup-trait = Eine Karte wird aufgedeckt: „{ $text }“
tell-frontier-round-mark = { $side } nimmt { $marked } ins Visier.
tell-frontier-round-vow = { $side } hatte geschworen: „{ $text }“
tell-frontier-fight-damage = { $figure } erleidet { $damage } Schaden. Übrig: { $left ->
    [hidden] verdeckt
   *[other] { $left }
}
ask-frontier-move-ground = Wie sieht der Boden jetzt aus?
offer-frontier-move-ground = Boden malen
tell-frontier-move-ground = Der Boden hat sich geändert: { $count }.
ask-frontier-setup-place = Wo stehen die Figuren?
offer-frontier-setup-place = Figuren versetzen
tell-frontier-setup-place = Versetzt: { $count }.
