# Fate-Konflikte (SotC SRD)

## Namen

sotc-skill = { $skill ->
    [academics] Geisteswissenschaft
    [alertness] Aufmerksamkeit
    [art] Kunst
    [athletics] Athletik
    [burglary] Einbruch
    [contacting] Kontakte
    [deceit] Täuschung
    [drive] Fahren
    [empathy] Empathie
    [endurance] Ausdauer
    [engineering] Technik
    [fists] Fäuste
    [gambling] Glücksspiel
    [guns] Schusswaffen
    [intimidation] Einschüchtern
    [investigation] Ermitteln
    [leadership] Führen
    [might] Kraft
    [mysteries] Mysterien
    [pilot] Pilot
    [quality] Qualität
    [rapport] Ausstrahlung
    [resolve] Entschlossenheit
    [resources] Ressourcen
    [science] Naturwissenschaft
    [sleight] Fingerfertigkeit
    [stealth] Heimlichkeit
    [survival] Überleben
   *[weapons] Nahkampfwaffen
}
sotc-kind = { $kind ->
    [social] Sozial
    [mental] Geistig
   *[physical] Physisch
}
sotc-track = { $track ->
    [composure] Haltung
    [slots] Konsequenzen
    [first] Vorderster Scherge
   *[health] Gesund­heit
}
sotc-figure = { $piece }
sotc-prevented = { $kind ->
    [attack] Angriffe
    [manoeuvre] Manöver
    [move] Bewegung
    [rearm] Ziehen oder Aufheben einer Waffe
    [sprint] Sprint
   *[other] Sonstiges
}
sotc-nobody = Niemand
sotc-the-pool = Der Vorrat der Spielleitung
sotc-on-scene = Auf der ganzen Szene
sotc-scene = Szene
sotc-player = Spieler { $number }
sotc-player-gm = Spielleitung
sotc-side = Partei { $number }
sotc-zone = Zone { $number }
sotc-numbered = { $name } { $number }
sotc-title = { $title }
sotc-title-kind = { $kind ->
    [social] Sozialer Konflikt
    [mental] Geistiger Konflikt
   *[physical] Physischer Konflikt
}
sotc-thing = { $thing }
sotc-hidden = Verdeckter Aspekt { $number }
sotc-weapon = { $kind ->
    [thrown] Wurfwaffe
    [gun] Faustfeuerwaffe
    [rifle] Gewehr
   *[melee] Nahkampfwaffe
}
sotc-ladder = { $step ->
    [8] { $beyond ->
        [0] Legendär (+8)
       *[other] Legendär +{ $beyond } (+{ $size })
    }
    [7] Episch (+7)
    [6] Fantastisch (+6)
    [5] Hervorragend (+5)
    [4] Großartig (+4)
    [3] Gut (+3)
    [2] Ordentlich (+2)
    [1] Durchschnittlich (+1)
    [-1] Schwach (−1)
    [-2] { $beyond ->
        [0] Fürchterlich (−2)
        [-1] Abgrundtief (−3)
       *[other] −{ $size }
    }
   *[0] Mäßig (0)
}
sotc-scope = { $scope ->
    [social] sozial
    [mental] geistig
   *[physical] physisch
}

## Aspekte, die niemand benannt hat

sotc-aspect-placed = { $what ->
    [blind] Geblendet
    [mark] Gezeichnet
    [topple] Eingeklemmt
    [scene] Alles ist anders
   *[other] Aus dem Gleichgewicht
}
sotc-consequence-unnamed = { $severity ->
    [mild] Angeschlagen
    [moderate] Übel zugerichtet
   *[severe] Gebrochen
}
sotc-out-usual = aus der Szene, sonst unversehrt
sotc-out-left = entkommen
sotc-out-recalled = wieder bei der Spielerfigur
sotc-block-unnamed = Block gegen { $acts }
sotc-block-protects = { $wide ->
    [yes] Schutz vor Angriffen und Manövern ({ $piece })
    [only] Schutz vor Manövern ({ $piece })
   *[no] Schutz vor Angriffen ({ $piece })
}
sotc-block-idle = hindert niemanden
sotc-block-limits = { $acts ->
    [none] {""}
   *[other] gegen { $acts },{" "}
}{ $whom ->
    [all] für alle
    [none] für alle Gegner
   *[other] nur für { $whom }
}, { $zone ->
    [none] überall
   *[other] { $zone }
}{ $against ->
    [none] {""}
   *[other] , Ziel: { $against }
}

## Gruppen von Aktionen

sotc-group = { $of ->
    [attack] Angreifen
    [manoeuvre] Manöver
    [move] Bewegen
    [block] Blocken
   *[more] Sonst noch
}

## Der Zug

sotc-ask-turn = { $overflow ->
    [0] { $piece }: Was jetzt?
    [one] { $piece }: 1 Erfolgsgrad übrig (Überfluss). Was noch?
   *[other] { $piece }: { $overflow } Erfolgsgrade übrig (Überfluss). Was noch?
}
sotc-ask-who = { $side }: Wer ist zuerst dran?
sotc-attack = { $far ->
    [yes] Außer Reichweite angreifen: { $piece }
   *[no] Angreifen: { $piece } ({ $skill })
}
sotc-attack-note = { $skill ->
    [guns] Schuss­waffen
    [intimidation] Ein­schüch­tern
    [rapport] Aus­strah­lung
    [weapons] Nah­kampf­waffen
   *[other] { $named }
}
sotc-attack-via = Hin und angreifen: { $piece } ({ $zone }, −{ $penalty })
sotc-attack-drawn = Ziehen, angreifen: { $piece } ({ $weapon }, −{ $penalty })
sotc-attack-companion = Angreifen: { $companion } und { $piece }
tell-sotc-comp-no_boxes = { $companion } und { $piece } gehören zusammen: Der Angriff gilt beiden, den Treffer nimmt { $piece }.
sotc-ask-far = { $piece }: { $target } außer Reichweite. Trotzdem erlaubt?
sotc-far = { $answer ->
    [yes] Ja, das geht
   *[no] Nein
}
sotc-ask-note = { $piece }: Warum ist { $target } trotzdem ein mögliches Ziel?
sotc-no-reason = ohne Begründung
tell-sotc-engine-override = { $piece }: Ziel außer Reichweite ({ $target }). Die Spielleitung lässt es trotzdem zu: { $note }.
tell-sotc-frame-range = { $piece }: Ziel außer Reichweite ({ $target }). Die Spielleitung lässt es nicht zu.
barred-sotc-frame-range = Außer Reichweite. Geht näher heran, oder nehmt eine Waffe, die weiter reicht.
sotc-guard = Volle Verteidigung
sotc-hold = Aktion zurückhalten
sotc-pass = Nichts weiter tun
sotc-away = Den Konflikt verlassen
sotc-ask-away = { $piece }: Gelingt es, den Konflikt zu verlassen?
sotc-gets-away = { $answer ->
    [yes] Ja, es gelingt
   *[no] Nein
}
barred-sotc-fulldef-own_turn = Nach euren Hausregeln wird volle Verteidigung nicht im eigenen Zug angesagt, sondern zu Beginn der Runde oder beim ersten Angriff.
barred-sotc-fulldef-price = In diesem Zug schon etwas anderes getan ({ $piece }). Volle Verteidigung geht nur, wenn die Figur sonst nichts tut.
barred-sotc-fulldef-first_attacked = In dieser Runde schon früher angegriffen ({ $piece }). Für den jetzigen Angriff kommt volle Verteidigung zu spät. Wehrt ihn ohne sie ab.
barred-sotc-hold-resume = Der Zug hat schon begonnen ({ $piece }). Zurückhalten geht erst wieder in der nächsten Runde.
barred-sotc-hold-several = Vorher ist noch jemand an der Reihe ({ $piece }). Wartet so lange.
barred-sotc-fp-compel = Ein erzwungener Aspekt verhindert das in diesem Zug ({ $piece }). Wählt etwas anderes.
barred-sotc-blind-use = Ein erzwungener Aspekt lenkt den Angriff um. Möglich ist nur noch ein Ziel: { $piece }.
barred-sotc-fp-pool = Keine Schicksalspunkte mehr. Die Spielleitung kann welche leihen.
tell-sotc-act-one = { $piece }: nichts weiter.
tell-sotc-attack-what = { $armed ->
    [yes] { $piece }: Angriff ({ $skill }, { $weapon }), Ziel: { $target }.
   *[no] { $piece }: Angriff ({ $skill }), Ziel: { $target }.
}
tell-sotc-attack-skills = { $piece }: { $skill } statt { $instead }.
tell-sotc-fulldef-own_turn = { $piece }: volle Verteidigung bis zum Ende der Runde.
tell-sotc-fulldef-at_start = { $piece }: volle Verteidigung für die ganze Runde.
tell-sotc-fulldef-first_attacked = { $piece }: volle Verteidigung gegen diesen Angriff und bis zum Ende der Runde.
tell-sotc-fulldef-price = { $piece }: in voller Verteidigung, keine Aktion.
tell-sotc-init-attached = { $piece }: in dieser Runde keine Aktion mehr.
tell-sotc-hold-declare = { $piece }: Aktion zurückgehalten.
tell-sotc-hold-resume = { $piece }: am Zug mit der zurückgehaltenen Aktion.
tell-sotc-hold-lapse = { $piece }: Die zurückgehaltene Aktion verfällt.
tell-sotc-seq-phases = { $piece }: nicht mehr im Konflikt.
heading-sotc-seq-exchange = Runde { $exchange }
sotc-offer-guard = { $piece }: volle Verteidigung
sotc-offer-in = { $piece }: jetzt eingreifen
sotc-ask-hold = Greift jemand mit zurückgehaltener Aktion jetzt ein?
sotc-step-in = Eingreifen: { $piece }
sotc-hold-lapse = { $side ->
    [none] Nein, die Aktionen verfallen
   *[other] { $side }: Nein, die Aktionen verfallen
}

## Der Wurf

sotc-ask-roll = { $piece }: Wurf auf { $skill } ({ $bonus ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $bonus }
})
sotc-ask-rolls = Alle würfeln zugleich
sotc-hand = { $piece }: { $skill }
sotc-hand-difficulty = { $rule ->
    [sotc-throw-opposed] Kein Widerstand
   *[other] Schwierigkeitsgrad
}
sotc-hand-block = Block, Stärke { $strength ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $strength }
}
sotc-contest = { $rule ->
    [sotc-attack-roll] Angriff
    [sotc-push-cost] Schieben
    [sotc-throw-cost] Werfen
    [sotc-move-sprint] Sprint
    [sotc-block-overcome] Einen Block überwinden
    [sotc-contest-resolve] Wettstreit
    [sotc-simple-difficulty] Einfache Aktion
    [sotc-man-first_tag] Vermutung oder Behauptung
   *[other] Manöver
}
sotc-contest-block = { $limits ->
    [none] { $block }
   *[other] { $block } · { $limits }
}
sotc-outcome = { $shifts ->
    [-1] Misslungen, 1 zu wenig
    [-2] Misslungen, 2 zu wenig
    [-3] Misslungen, 3 zu wenig
    [-4] Misslungen, 4 zu wenig
    [-5] Misslungen, 5 zu wenig
    [-6] Misslungen, 6 zu wenig
    [-7] Misslungen, 7 zu wenig
    [-8] Misslungen, 8 zu wenig
    [-9] Misslungen, 9 zu wenig
    [-10] Misslungen, 10 zu wenig
    [-11] Misslungen, 11 zu wenig
    [-12] Misslungen, 12 zu wenig
    [-13] Misslungen, 13 zu wenig
    [-14] Misslungen, 14 zu wenig
    [-15] Misslungen, 15 zu wenig
    [-16] Misslungen, 16 zu wenig
    [0] Gleichstand
    [one] 1 Erfolgsgrad
   *[other] { $shifts } Erfolgsgrade
}
sotc-outcome-attack = { $shifts ->
    [-1] Daneben, 1 zu wenig
    [-2] Daneben, 2 zu wenig
    [-3] Daneben, 3 zu wenig
    [-4] Daneben, 4 zu wenig
    [-5] Daneben, 5 zu wenig
    [-6] Daneben, 6 zu wenig
    [-7] Daneben, 7 zu wenig
    [-8] Daneben, 8 zu wenig
    [-9] Daneben, 9 zu wenig
    [-10] Daneben, 10 zu wenig
    [-11] Daneben, 11 zu wenig
    [-12] Daneben, 12 zu wenig
    [-13] Daneben, 13 zu wenig
    [-14] Daneben, 14 zu wenig
    [-15] Daneben, 15 zu wenig
    [-16] Daneben, 16 zu wenig
    [0] Gleichstand, kein Treffer
   *[other] Treffer von { $shifts }
}
sotc-outcome-blocked = Der Block hält (Stärke { $strength ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $strength }
})
sotc-part-skill = { $skill }
sotc-part-group = Gruppe
sotc-part-guard = Volle Verteidigung
sotc-part-combined = { $part ->
    [complements] Ergänzende Fertigkeit
    [restricts] Begrenzende Fertigkeit
   *[modifies] Modifizierende Fertigkeit
}
sotc-part-supplement = { $what ->
    [move] Zusätzliche Bewegung
    [draw] Waffe ziehen
    [rearm] Waffe aufheben
   *[other] Zusätzliche Handlung
}
sotc-part-border = Grenze
sotc-part-load = Traglast
sotc-part-disarm = Nach dem Entwaffnen
sotc-part-penalty = Malus der Spielleitung
sotc-part-manual = Von Hand
sotc-part-invoked = „{ $aspect }“
sotc-part-point = Schicksalspunkt
sotc-part-spin = Schwung: { $who }
sotc-part-compel = Erzwungen
sotc-part-protected = Beschützender Block: mindestens { $strength ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $strength }
}
tell-sotc-roll-shifts = { $opposed ->
    [no] { $piece }, { $skill }: { $effort }.
   *[yes] { $piece }, { $skill }: { $effort } gegen { $facing ->
        [hand] { $by }, { $defence }: { $opposition }
        [block] den schützenden Block: { $opposition }
       *[difficulty] { $opposition }
    }. { $outcome ->
        [blocked] Der Block hält.
        [fail] Misslungen.
        [tie] Gleichstand.
       *[success] { $shifts ->
            [one] 1 Erfolgsgrad.
           *[other] { $shifts } Erfolgsgrade.
        }
    }
}
sotc-offer-skill = { $role ->
    [acts] { $piece }: andere Fertigkeit statt { $skill }
   *[defends] { $piece }: andere Abwehr statt { $skill }
}
sotc-ask-skill = { $piece }: Auf welche Fertigkeit, wenn die Spielleitung zustimmt?
sotc-ask-with = { $piece }: Mit welcher Fertigkeit?
sotc-group-skills = Übrige Fertigkeiten
sotc-skill-rated = { $skill } { $rating ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $rating }
}
sotc-offer-combine = { $piece }: zweite Fertigkeit dazu
sotc-ask-second = { $piece }: Welche Fertigkeit neben { $skill }?
sotc-ask-combine = { $piece }: Was bewirkt die zweite Fertigkeit ({ $skill })?
sotc-combine = { $part ->
    [complements] Hilft nur (ergänzt)
    [restricts] Bremst nur (begrenzt)
   *[modifies] Beides (modifiziert)
}
tell-sotc-combine-which = { $part ->
    [complements] { $piece }: { $skill } als ergänzende Fertigkeit.
    [restricts] { $piece }: { $skill } als begrenzende Fertigkeit.
   *[modifies] { $piece }: { $skill } als modifizierende Fertigkeit.
}
sotc-offer-supplement = { $piece }: zusätzliche Handlung
sotc-offer-harder = { $piece }: zusätzliche Handlung erschweren
sotc-ask-supplement = { $piece }: Welcher Malus für die zusätzliche Handlung? (Meist 1.)
sotc-offer-weapon = { $how ->
    [draw] { $piece }: { $weapon } ziehen (−1)
    [rearm] { $piece }: { $weapon } aufheben
   *[swap] { $piece }: { $weapon } nehmen
}
sotc-offer-move = { $piece }: danach weiter ({ $zone }, −{ $penalty })
tell-sotc-supp-penalty = { $what ->
    [move] { $piece }: zusätzliche Bewegung, Ziel: { $zone }, −{ $penalty }.
    [draw] { $piece }: Waffe als zusätzliche Handlung gezogen, −{ $penalty }.
    [rearm] { $piece }: Waffe als zusätzliche Handlung aufgehoben, −{ $penalty }.
   *[other] { $piece }: zusätzliche Handlung, −{ $penalty }.
}
sotc-offer-difficulty = Schwierigkeitsgrad { $difficulty ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $difficulty }
} ändern
sotc-ask-difficulty = { $piece }: Wie schwierig ist das?
tell-sotc-simple-difficulty = { $piece }: Schwierigkeitsgrad { $difficulty ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $difficulty }
}.
sotc-offer-penalty = { $penalty ->
    [0] Dem Wurf einen Malus geben
   *[other] Malus { $penalty ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
       *[other] { $penalty }
    } ändern
}
sotc-ask-penalty = { $piece }: Welchen Malus bekommt der Wurf?
tell-sotc-block-penalty = { $piece }: Malus { $penalty ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $penalty }
} von der Spielleitung.
tell-sotc-roll-effort = { $piece }: Malus { $penalty ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $penalty }
} von der Spielleitung.
sotc-offer-track = Andere Stressleiste treffen ({ $piece })
tell-sotc-stress-tracks = { $track ->
    [composure] { $piece }: Der Angriff geht gegen die Haltung.
   *[health] { $piece }: Der Angriff geht gegen die Gesundheit.
}
sotc-pull = { $piece }: Treffer abschwächen
sotc-ask-pull = { $piece }: Wie viele Erfolgsgrade zählen? (Ziel: { $target })
tell-sotc-attack-pull = { $shifts ->
    [one] { $piece }: Treffer abgeschwächt, 1 Erfolgsgrad zählt.
   *[other] { $piece }: Treffer abgeschwächt, { $shifts } Erfolgsgrade zählen.
}

## Nach dem Wurf

sotc-ask-window = { $used ->
    [yes] Will noch jemand etwas am Wurf ändern?
   *[no] Will jemand etwas am Wurf ändern?
}
sotc-window-done = Nein, dabei bleibt es
sotc-window-other = Anderer Aspekt
sotc-ask-window-other = Welcher andere Aspekt zählt hier? Die Spielrunde muss einverstanden sein.
sotc-use = { $how ->
    [reroll] { $piece }: neu würfeln, { $what }
    [swap] { $piece }: andere Fertigkeit, { $what }
   *[plus] { $piece }: +2, { $what }
}
sotc-use-short = { $how ->
    [swap] Andere Fertigkeit
   *[reroll] Neu würfeln
}
sotc-use-aspect = { $on ->
    [none] { $price ->
        [free] „{ $aspect }“, kostenlos
       *[paid] { $held ->
            [0] „{ $aspect }“, 1 Schicksalspunkt
            [one] { $whose ->
                [pool] „{ $aspect }“, letzter Punkt der Spielleitung
               *[own] „{ $aspect }“, letzter Punkt
            }
           *[other] { $whose ->
                [pool] „{ $aspect }“, 1 von { $held } Punkten der Spielleitung
                [both] „{ $aspect }“, 1 von { $held } Punkten samt Spielleitung
               *[own] „{ $aspect }“, 1 von { $held } Punkten
            }
        }
    }
   *[other] { $price ->
        [free] „{ $aspect }“ ({ $on }), kostenlos
       *[paid] { $held ->
            [0] „{ $aspect }“ ({ $on }), 1 Schicksalspunkt
            [one] { $whose ->
                [pool] „{ $aspect }“ ({ $on }), letzter Punkt der Spielleitung
               *[own] „{ $aspect }“ ({ $on }), letzter Punkt
            }
           *[other] { $whose ->
                [pool] „{ $aspect }“ ({ $on }), 1 von { $held } Punkten der Spielleitung
                [both] „{ $aspect }“ ({ $on }), 1 von { $held } Punkten samt Spielleitung
               *[own] „{ $aspect }“ ({ $on }), 1 von { $held } Punkten
            }
        }
    }
}
tell-sotc-fp-tag = { $price ->
    [free] { $how ->
        [reroll] { $player }: „{ $aspect }“ kostenlos ausgelöst, neuer Wurf.
        [swap] { $player }: „{ $aspect }“ kostenlos ausgelöst, andere Fertigkeit.
       *[plus] { $player }: „{ $aspect }“ kostenlos ausgelöst, +2.
    }
   *[paid] { $how ->
        [reroll] { $player }: „{ $aspect }“ für einen Schicksalspunkt aufgerufen, neuer Wurf.
        [swap] { $player }: „{ $aspect }“ für einen Schicksalspunkt aufgerufen, andere Fertigkeit.
       *[plus] { $player }: „{ $aspect }“ für einen Schicksalspunkt aufgerufen, +2.
    }
}
tell-sotc-roll-dice = { $piece }: neu gewürfelt, Summe der Würfel: { $dice ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $dice }
} (vorher { $before ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $before }
}).
barred-sotc-fp-tag = Dieser Aspekt wurde bei diesem Wurf schon ausgelöst oder aufgerufen. Nehmt einen anderen.
barred-sotc-temp-one_free_tag = Je Wurf ist nur ein Auslösen kostenlos. Ein weiteres kostet einen Schicksalspunkt.
sotc-ask-swap = { $piece }: Welche Fertigkeit statt { $skill }?
tell-sotc-env-swap_skill = { $piece }: { $skill } statt { $instead } („{ $aspect }“).
sotc-offer-lasts = { $piece }: weiter { $skill } statt { $instead }
sotc-ask-lasts = { $piece }: Wie lange gilt { $skill } statt { $instead }?
tell-sotc-env-duration = { $until ->
    [exchange] { $piece }: Der Ersatz gilt für den Rest der Runde ({ $skill }).
   *[scene] { $piece }: Der Ersatz gilt für die ganze Szene ({ $skill }).
}
sotc-plus-one = { $held ->
    [one] { $whose ->
        [pool] { $piece }: +1 (letzter Punkt der Spielleitung)
       *[own] { $piece }: +1 (letzter Punkt)
    }
   *[other] { $whose ->
        [pool] { $piece }: +1 (1 von { $held } Punkten der Spielleitung)
        [both] { $piece }: +1 (1 von { $held } Punkten samt Spielleitung)
       *[own] { $piece }: +1 (1 von { $held } Punkten)
    }
}
tell-sotc-fp-plus_one = { $piece }: +1 für einen Schicksalspunkt.
sotc-spin = { $sign ->
    [minus] { $who }: Schwung, −1 für { $piece }
   *[plus] { $who }: Schwung, +1 für { $piece }
}
sotc-spin-short = −1
sotc-spin-implausible = Schwung hilft hier nicht: { $who } ({ $piece })
barred-sotc-spin-explain = Laut Spielleitung kann dieser Schwung hier nichts bewirken ({ $who }, { $piece }). Hebt ihn für einen anderen Wurf auf.
tell-sotc-spin-explain = { $piece }: Laut Spielleitung kann dieser Schwung hier nichts bewirken ({ $who }).
tell-sotc-spin-use = { $sign ->
    [minus] { $who }: Schwung genutzt, −1 auf den Wurf ({ $piece }).
   *[plus] { $who }: Schwung genutzt, +1 auf den Wurf ({ $piece }).
}

## Die Wirkung eines Angriffs

tell-sotc-attack-roll = { $hit ->
    [0] { $piece }: kein Treffer, Ziel: { $target }.
   *[other] { $piece }: Treffer von { $hit }, Ziel: { $target }.
}
tell-sotc-block-overcome = { $kind ->
    [attack] { $piece }: Der Block hält den Angriff auf.
    [move] { $piece }: Der Block hält die Bewegung auf.
    [action] { $piece }: Der Block verhindert die Aktion.
   *[manoeuvre] { $piece }: Der Block verhindert das Manöver.
}
tell-sotc-stress-mark = { $track ->
    [composure] { $piece }: Haltung, Kästchen { $box } angekreuzt.
   *[health] { $piece }: Gesundheit, Kästchen { $box } angekreuzt.
}
tell-sotc-stress-roll_up = { $track ->
    [composure] { $piece }: Der Treffer von { $hit } rückt auf: Haltung, Kästchen { $box } angekreuzt.
   *[health] { $piece }: Der Treffer von { $hit } rückt auf: Gesundheit, Kästchen { $box } angekreuzt.
}
tell-sotc-stress-no_box = { $piece }: kein Kästchen für einen Treffer von { $hit }.
sotc-ask-absorb = { $piece }: Kein Kästchen für einen Treffer von { $hit }. Was stattdessen?
sotc-absorb = { $offer ->
    [yes] { $how ->
        [companion] { $companion } fällt aus, Nachgeben anbieten
       *[consequence] { $severity ->
            [moderate] Mittlere Konsequenz, Nachgeben anbieten
            [severe] Schwere Konsequenz, Nachgeben anbieten
           *[mild] Geringe Konsequenz, Nachgeben anbieten
        }
    }
   *[no] { $how ->
        [companion] { $companion } fällt aus
       *[consequence] { $severity ->
            [moderate] Mittlere Konsequenz
            [severe] Schwere Konsequenz
           *[mild] Geringe Konsequenz
        }
    }
}
tell-sotc-cons-severity = { $severity ->
    [moderate] { $piece }: mittlere Konsequenz.
    [severe] { $piece }: schwere Konsequenz.
   *[mild] { $piece }: geringe Konsequenz.
}
tell-sotc-comp-extra_consequence = { $companion } fällt aus und erspart eine Konsequenz ({ $piece }).
sotc-offer-instead = { $piece }: Konsequenz statt Kästchen { $box }
tell-sotc-cons-voluntary = { $piece }: Konsequenz statt Kästchen { $box }.
barred-sotc-cons-limit = Keine Konsequenz mehr frei ({ $piece }). Es bleibt beim Kästchen.
tell-sotc-minion-stress_flow = { $fallen ->
    [0] { $piece }: getroffen ({ $hit }), alle stehen noch{ $first ->
        [0] {""}
       *[other] , Stress des vordersten: { $first }
    }.
   *[other] { $piece }: getroffen ({ $hit }), gefallen: { $fallen }, noch da: { $standing }{ $first ->
        [0] {""}
       *[other] , Stress des vordersten: { $first }
    }.
}
sotc-minions-fallen = gefallen: { $fallen }, noch da: { $standing }
tell-sotc-attach-damage = { $left ->
    [0] { $piece }: Treffer von { $hit } abgefangen ({ $leader }), noch da: { $standing }{ $first ->
        [0] {""}
       *[other] , Stress des vordersten: { $first }
    }.
   *[other] { $piece }: Treffer von { $hit } abgefangen ({ $leader }), Rest: { $left }.
}
tell-sotc-out-trigger = { $piece }: ausgeschieden.
sotc-offer-outcome = Niederlage beschreiben: { $piece }
sotc-ask-outcome = { $piece }: Was geschieht nach der Niederlage?
tell-sotc-out-fate = { $piece }: { $text }
sotc-offer-object = { $piece }: Das geht zu weit
sotc-ask-limit = { $piece }: Warum geht diese Niederlage zu weit?
sotc-limit = { $rule ->
    [limit_self] Sie bestimmt, was andere tun
    [limit_scope] Darum ging es nicht
   *[limit_reason] Das glaubt niemand
}
tell-sotc-out-limit_self = { $piece }: Eine Niederlage betrifft nur den Verlierer.
tell-sotc-out-limit_scope = { $piece }: Eine Niederlage betrifft nur das, worum gestritten wurde.
tell-sotc-out-limit_reason = { $piece }: Eine Niederlage muss glaubhaft sein.
sotc-offer-buy = { $piece }: andere Niederlage (alle Punkte)
barred-sotc-out-buy = Dafür braucht es mindestens einen Schicksalspunkt. Sonst hilft nur der Einwand „Das geht zu weit“.
tell-sotc-out-buy = { $points ->
    [one] { $piece }: 1 Schicksalspunkt für eine andere Niederlage gezahlt.
   *[other] { $piece }: { $points } Schicksalspunkte für eine andere Niederlage gezahlt.
}
tell-sotc-spin-gain = { $piece }: Abwehr mit { $margin } Vorsprung, Schwung gewonnen.
tell-sotc-spin-expiry = { $piece }: Der Schwung ist verflogen.
sotc-offer-overflow = { $piece }: Überfluss { $margin } statt Schwung
sotc-ask-overflow = { $left ->
    [one] { $piece }: 1 Erfolgsgrad übrig (Überfluss). Wofür?
   *[other] { $piece }: { $left } Erfolgsgrade übrig (Überfluss). Wofür?
}
tell-sotc-spin-or_overflow = { $piece }: Überfluss { $margin } statt Schwung.
tell-sotc-over-minions = { $piece }: Überfluss { $overflow }.
tell-sotc-over-named = { $piece }: Überfluss { $overflow }, über das Nötige hinaus.
sotc-follow-move = Bewegen: { $zone } ({ $price })
sotc-follow-weapon = Zur Hand nehmen: { $weapon } ({ $price })
sotc-follow-other = Etwas anderes ohne Wurf (1)
sotc-follow-end = { $left ->
    [0] Fertig
   *[other] Fertig, Überfluss { $left } verfällt
}
barred-sotc-over-use = Das kostet { $price }, übrig: { $left }. Wählt etwas Billigeres.
barred-sotc-over-no_attack = Mit Überfluss lässt sich weder ein Angriff noch ein Manöver bezahlen. Wählt etwas, das keinen Wurf verlangt.
tell-sotc-over-use = { $what ->
    [weapon] { $piece }: Waffe mit Überfluss zur Hand genommen ({ $price }).
    [move] { $piece }: mit Überfluss ({ $price }) bewegt, Ziel: { $zone }.
   *[other] { $piece }: mit Überfluss noch etwas getan ({ $price }): { $text }
}
tell-sotc-over-expiry = { $piece }: Überfluss { $left } verfällt.

## Nachgeben

sotc-offer-concede = { $piece }: Nachgeben anbieten
sotc-ask-terms = { $piece }: Zu welchen Bedingungen?
sotc-ask-concession = { $piece } bietet an, nachzugeben („{ $terms }“). Nehmt ihr an?
sotc-concession = { $answer ->
    [accept] Annehmen
    [refuse] Ablehnen
   *[talk] Andere Bedingungen verlangen
}
tell-sotc-conc-accept = { $piece }: Nachgegeben. Bedingungen: { $terms }
tell-sotc-conc-accept_reward = { $points ->
    [one] { $piece }: 1 Schicksalspunkt fürs Nachgeben erhalten.
   *[other] { $piece }: { $points } Schicksalspunkte fürs Nachgeben erhalten.
}
sotc-ask-reasonable = { $piece }: War das Angebot vernünftig? „{ $terms }“
sotc-reasonable = { $answer ->
    [yes] Ja, Ablehnen kostet einen Punkt
   *[no] Nein
}
tell-sotc-conc-refuse = { $reasonable ->
    [yes] { $paid ->
        [yes] { $player }: vernünftiges Angebot abgelehnt („{ $terms }“). Einen Schicksalspunkt zahlt: { $payer }. Einen erhält: { $piece }.
        [none] { $player }: vernünftiges Angebot abgelehnt („{ $terms }“). Ohne Schicksalspunkt zum Zahlen: { $payer }. Einen erhält: { $piece }.
       *[nobody] { $player }: vernünftiges Angebot abgelehnt („{ $terms }“). Niemand zahlt. Einen Schicksalspunkt erhält: { $piece }.
    }
   *[no] { $player }: Angebot zum Nachgeben abgelehnt ({ $piece }: „{ $terms }“).
}
tell-sotc-conc-empty_pool = { $piece }: Ohne Schicksalspunkte lässt sich ein vernünftiges Angebot nicht ablehnen.

## Manöver

sotc-alter-scene = Die Szene verändern
sotc-manoeuvre = { $what ->
    [blind] Blenden: { $piece }
    [disarm] Entwaffnen: { $piece }
    [mark] Zeichnen: { $piece }
    [topple] Etwas umstürzen auf: { $piece }
   *[place] Aspekt anhängen: { $piece }
}
sotc-manoeuvre-short = { $what ->
    [blind] Blenden
    [disarm] Entwaffnen
    [mark] Zeichnen
   *[topple] Etwas umstürzen
}
barred-sotc-disarm-effect = Keine Waffe in der Hand ({ $piece }). Wählt ein anderes Manöver.
barred-sotc-disarm-defense = Ohne Waffe in der Hand ist diese Fertigkeit keine Abwehr ({ $piece }). Nehmt eine andere.
barred-sotc-disarm-recover_supplemental = Die Waffe ist verloren ({ $piece }). Hebt sie erst auf.
barred-sotc-supp-penalty = Keine solche Waffe in der Hand ({ $piece }). Zieht erst eine.
tell-sotc-man-kinds = { $what ->
    [blind] { $piece }: Blenden ({ $skill }), Ziel: { $target }.
    [disarm] { $piece }: Entwaffnen ({ $skill }), Ziel: { $target }.
    [mark] { $piece }: Zeichnen ({ $skill }), Ziel: { $target }.
    [topple] { $piece }: etwas umstürzen ({ $skill }), Ziel: { $target }.
   *[place] { $piece }: Manöver ({ $skill }), Ziel: { $target }.
}
tell-sotc-man-target = { $done ->
    [yes] { $what ->
        [disarm] { $piece }: Das Manöver gelingt, entwaffnet: { $target }.
       *[place] { $piece }: Das Manöver gelingt, Ziel: { $target }, neuer Aspekt: „{ $aspect }“.
    }
   *[no] { $piece }: Das Manöver misslingt, Ziel: { $target }.
}
tell-sotc-disarm-effect = { $piece }: Waffe verloren. Sie nebenbei aufzuheben, kostet zusätzlich { $penalty }.
sotc-rearm = Die Waffe aufheben
tell-sotc-disarm-recover_action = { $piece }: Waffe aufgehoben.
sotc-ask-alter = { $piece }: Was ändert sich an der Szene?
sotc-alter = { $aspect ->
    [none] Aspekt auf die Szene legen
   *[other] { $on ->
        [scene] Entfernen: „{ $aspect }“
       *[other] Entfernen: „{ $aspect }“ ({ $on })
    }
}
tell-sotc-man-scene = { $change ->
    [added] { $piece }: neuer Aspekt der Szene, „{ $aspect }“.
    [removed] { $on ->
        [scene] { $piece }: „{ $aspect }“ ist entfernt.
       *[other] { $piece }: „{ $aspect }“ ({ $on }) ist entfernt.
    }
    [kept] { $on ->
        [scene] { $piece }: Der Versuch, „{ $aspect }“ zu entfernen, misslingt.
       *[other] { $piece }: Der Versuch, „{ $aspect }“ ({ $on }) zu entfernen, misslingt.
    }
    [argued] { $piece } zahlt 1 Schicksalspunkt. Die Begründung für „{ $aspect }“ überzeugt.
    [unheard] { $piece }: Die Spielleitung lässt keinen Schicksalspunkt für „{ $aspect }“ gelten. Der Punkt wird nicht ausgegeben.
   *[none] { $piece }: Es entsteht kein neuer Aspekt.
}
sotc-offer-argue = { $piece }: 1 Punkt, damit „{ $aspect }“ gilt
sotc-ask-argue = { $piece }: Ein Schicksalspunkt, damit „{ $aspect }“ gilt. Reicht das?
sotc-argue = { $answer ->
    [yes] Ja
   *[no] Nein, er wird nicht ausgegeben
}
sotc-offer-buy-off = { $piece }: „{ $aspect }“ abwehren (1 Punkt)
barred-sotc-man-buy_off = Keine Schicksalspunkte mehr. Die Spielleitung kann welche leihen.
tell-sotc-man-buy_off = { $piece }: „{ $aspect }“ mit einem Schicksalspunkt abgewehrt.
sotc-offer-sticky = „{ $aspect }“ dauerhaft machen
sotc-ask-sight = { $piece }: Zone gewechselt. Geht „{ $aspect }“ verloren?
sotc-sight = { $answer ->
    [yes] Ja, die Sichtlinie ist unterbrochen
   *[no] Nein, der Aspekt bleibt
}
tell-sotc-temp-fragile_lost = „{ $aspect }“ geht verloren: keine Sichtlinie mehr ({ $piece }).
barred-sotc-temp-sticky_spin = Nach euren Hausregeln braucht ein dauerhafter Aspekt 3 Erfolgsgrade. Dieser bleibt schwach.
tell-sotc-temp-sticky = „{ $aspect }“ ist dauerhaft.
sotc-offer-name = Umbenennen: „{ $aspect }“ ({ $on })
sotc-ask-name = Wie soll „{ $aspect }“ heißen?
tell-sotc-cons-wording = { $on }: „{ $aspect }“ (bisher „{ $before }“).
tell-sotc-man-special = { $on }: „{ $aspect }“ (bisher „{ $before }“).
sotc-offer-pass = { $piece }: Auslösen von „{ $aspect }“ weitergeben
sotc-ask-pass = { $piece }: Wer darf „{ $aspect }“ kostenlos auslösen?
sotc-ask-passable = { $piece }: Das kostenlose Auslösen von „{ $aspect }“ soll an { $taker } gehen. Ist das möglich?
sotc-passable = { $answer ->
    [yes] Ja
   *[no] Nein, das lässt sich nicht weitergeben
}
tell-sotc-man-pass_tag = { $allowed ->
    [yes] „{ $aspect }“ kostenlos auslösen darf jetzt: { $taker } (vorher: { $piece }).
   *[no] „{ $aspect }“ kostenlos auslösen darf weiterhin nur: { $piece } (nicht: { $taker }).
}

## Blocks

sotc-do-block = Etwas blocken
sotc-protect = Beschützen: { $piece }
sotc-offer-wide = Auch vor Manövern beschützen: { $piece }
tell-sotc-block-protect = { $piece }: beschützt auch vor Manövern ({ $target }).
sotc-ask-block = { $piece }: Was soll verhindert werden?
sotc-form-block = { $of ->
    [acts] Was (eins oder mehreres)
    [whom] Wessen Aktion
    [against] Gegen wen
    [where] Wo
    [things] Aus Gegenständen
   *[text] Beschreibung
}
sotc-block-whom = { $piece ->
    [none] Alle Gegner
   *[other] { $piece }
}
sotc-block-against = { $piece ->
    [none] Ganz gleich gegen wen
   *[other] { $piece }
}
sotc-block-where = { $zone ->
    [none] Überall
   *[other] { $zone }
}
sotc-block-things = { $answer ->
    [yes] Ja, er hält von allein
   *[no] Nein, er endet mit der Figur
}
sotc-block-broad = Ein Block kann nicht alles abdecken. Wählt weniger Arten von Aktionen oder einen Ort.
sotc-block-aimless = Bewegen und Waffenziehen richten sich gegen niemanden. Lasst sie weg, oder lasst das Ziel offen.
sotc-a-block = { $block }
sotc-block = { $protects ->
    [none] { $piece ->
        [none] { $block }, Stärke { $strength ->
            [-1] −1
            [-2] −2
            [-3] −3
            [-4] −4
            [-5] −5
            [-6] −6
            [-7] −7
            [-8] −8
            [-9] −9
            [-10] −10
            [-11] −11
            [-12] −12
            [-13] −13
            [-14] −14
            [-15] −15
            [-16] −16
           *[other] { $strength }
        } ({ $limits })
       *[other] { $block }, Stärke { $strength ->
            [-1] −1
            [-2] −2
            [-3] −3
            [-4] −4
            [-5] −5
            [-6] −6
            [-7] −7
            [-8] −8
            [-9] −9
            [-10] −10
            [-11] −11
            [-12] −12
            [-13] −13
            [-14] −14
            [-15] −15
            [-16] −16
           *[other] { $strength }
        } ({ $limits }) · { $piece }
    }
   *[other] { $piece ->
        [none] { $block }, Stärke { $strength ->
            [-1] −1
            [-2] −2
            [-3] −3
            [-4] −4
            [-5] −5
            [-6] −6
            [-7] −7
            [-8] −8
            [-9] −9
            [-10] −10
            [-11] −11
            [-12] −12
            [-13] −13
            [-14] −14
            [-15] −15
            [-16] −16
           *[other] { $strength }
        } · schützt: { $protects }
       *[other] { $block }, Stärke { $strength ->
            [-1] −1
            [-2] −2
            [-3] −3
            [-4] −4
            [-5] −5
            [-6] −6
            [-7] −7
            [-8] −8
            [-9] −9
            [-10] −10
            [-11] −11
            [-12] −12
            [-13] −13
            [-14] −14
            [-15] −15
            [-16] −16
           *[other] { $strength }
        } · { $piece }
    }
}
tell-sotc-block-strength = { $piece }: { $block }, Stärke { $strength ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $strength }
}{ $limits ->
    [none] {""}
   *[other] {" "}({ $limits })
}.
tell-sotc-block-duration = { $block }: vorbei.
tell-sotc-block-blocker_gone = { $stays ->
    [yes] { $block }: bleibt bestehen.
   *[no] { $block }: entfällt.
}
sotc-offer-block-stays = Block bleibt: { $block }
barred-sotc-block-costs_action = Ein Block steht im Weg. Daran vorbeizukommen, kostet die Aktion ({ $piece }).

## Bewegen

sotc-walk = Bewegen: { $zone } (−{ $penalty })
sotc-walk-note = Be­we­gen −{ $penalty }
sotc-sprint = Sprint (Athletik)
sotc-push = Schieben: { $piece }
sotc-throw = Werfen: { $piece }
sotc-throw-short = Werfen
sotc-throw-thing = Etwas werfen
sotc-ask-waive = { $piece }: Am Block vorbei, ohne dass es die Aktion kostet?
sotc-waive = { $answer ->
    [yes] Ja
   *[no] Nein, es kostet die Aktion
}
barred-sotc-supp-several = Schon bewegt ({ $piece }). Weiter geht es nur mit einem Sprint.
barred-sotc-move-plain = Über eine Grenze gegangen ({ $piece }): Das verlangt einen Wurf. Wählt eine Aktion, oder nehmt die Bewegung zurück.
barred-sotc-push-both_move = Nicht in derselben Zone. Geht erst hin.
tell-sotc-move-one_zone = { $penalty ->
    [0] { $piece }: bewegt, Ziel: { $zone }.
   *[other] { $piece }: bewegt, Ziel: { $zone }, −{ $penalty } auf die Aktion.
}
sotc-ask-sprint = { $shifts ->
    [one] { $piece }: 1 Erfolgsgrad. Wohin?
   *[other] { $piece }: { $shifts } Erfolgsgrade. Wohin?
}
sotc-sprint-to = { $zone } ({ $price })
sotc-sprint-stay = Hierbleiben
tell-sotc-move-sprint = { $zone ->
    [none] { $piece }: Der Sprint führt nirgendwohin.
   *[other] { $piece }: Sprint, Ziel: { $zone }.
}
sotc-ask-destination = { $target ->
    [none] { $piece }: Wohin fliegt es?
   *[other] { $piece }: Wohin? ({ $target })
}
sotc-send-to = { $zone } ({ $price })
tell-sotc-push-cost = { $zone ->
    [none] { $piece }: Das Schieben führt nirgendwohin, Ziel: { $target }.
   *[other] { $piece }: { $target } weggeschoben, beide jetzt in: { $zone }.
}
tell-sotc-push-leftover = { $piece }: Treffer { $hit } aus übrigen Erfolgsgraden.
tell-sotc-throw-cost = { $zone ->
    [none] { $piece }: Der Wurf geht ins Leere.
   *[other] { $target ->
        [none] { $piece }: etwas geworfen, Ziel: { $zone }.
       *[other] { $piece }: { $target } geworfen, Ziel: { $zone }.
    }
}
sotc-ask-weight = { $piece }: Wie schwer ist es?
sotc-weight = { $factor ->
    [2] Bis { $kilograms } kg, wie ein Mensch (Faktor 2)
   *[other] Bis { $kilograms } kg (Faktor { $factor })
}
sotc-carry = Etwas Schweres tragen
sotc-put-down = Die Last absetzen (Faktor { $factor })
tell-sotc-carry-penalty = { $factor ->
    [0] { $piece }: Last abgesetzt.
   *[other] { $piece }: mit Last (Faktor { $factor }).
}

## Andere Aktionen

sotc-other = Andere Aktion mit Wurf
sotc-assess = Vermuten oder behaupten
sotc-contest-with = Wettstreit: { $piece }
tell-sotc-shift-spend = { $done ->
    [yes] { $shifts ->
        [0] { $piece }: gelungen.
        [one] { $piece }: gelungen, 1 Erfolgsgrad übrig.
       *[other] { $piece }: gelungen, { $shifts } Erfolgsgrade übrig.
    }
   *[no] { $piece }: misslungen.
}
tell-sotc-contest-resolve = { $winner ->
    [none] { $piece } gegen { $target }: Unentschieden.
   *[other] { $shifts ->
        [one] { $piece } gegen { $target }, 1 Erfolgsgrad. Sieger: { $winner }.
       *[other] { $piece } gegen { $target }, { $shifts } Erfolgsgrade. Sieger: { $winner }.
    }
}
sotc-ask-tie = { $piece } gegen { $target }: unentschieden oder neu würfeln?
sotc-tie = { $answer ->
    [again] Neu würfeln
   *[draw] Unentschieden
}
sotc-ask-declared = { $piece }: Welcher Aspekt gilt ab jetzt?
sotc-ask-found = { $piece }: Was findet die Figur heraus?
sotc-new-aspect = Neuer Aspekt
tell-sotc-man-first_tag = { $done ->
    [yes] { $piece }: „{ $aspect }“, einmal kostenlos auszulösen.
   *[no] { $piece }: nichts gefunden.
}

## Anführer und Kameraden

sotc-offer-attach = { $piece }: Gruppe anführen ({ $group })
sotc-offer-detach = { $piece }: Gruppe verlassen ({ $group })
sotc-ask-attach = { $piece }: Wie viele anführen? ({ $group })
tell-sotc-attach-when = { $piece } führt jetzt an: { $group } ({ $size }).
sotc-offer-along = { $piece }: die Gruppe zieht mit ({ $group })
tell-sotc-attach-free = { $along ->
    [yes] { $piece } führt weiter an, die Gruppe zieht mit: { $group }.
   *[no] { $piece } führt nicht mehr an: { $group }.
}
sotc-command = Angriff befehlen: { $piece } ({ $group })
barred-sotc-attach-command = Nach euren Hausregeln können Anführer ihren Schergen keinen Angriff befehlen. Greift selbst an, die Gruppe hilft.
tell-sotc-attach-command = { $piece }: Angriffsbefehl ({ $group }), Ziel: { $target }.
sotc-offer-send = { $piece }: { $companion } losschicken
sotc-offer-recall = { $piece }: { $companion } zurückrufen
barred-sotc-comp-adv_independent = { $companion } bleibt bei der Spielerfigur. Losschicken lassen sich nur unabhängige Kameraden.
tell-sotc-comp-adv_independent = { $sent ->
    [yes] { $companion }: auf eigene Faust unterwegs ({ $piece }).
   *[no] { $companion }: wieder da ({ $piece }).
}

## Die Spielleitung

sotc-gm = Als Spielleitung eintragen …
sotc-ask-gm = Spielleitung: Was ist einzutragen?
sotc-gm-record = { $what ->
    [aspect] Aspekt hinzufügen
    [strike] Aspekt oder Konsequenz entfernen
    [reveal] Verdeckten Aspekt aufdecken
    [compel] Einen Aspekt erzwingen
    [block] Block aufheben
    [free] Freie Aktion
    [lend] Schicksalspunkte geben
    [latecomer] Jemand kommt dazu
    [regroup] Schergen teilen oder vereinen
    [zone] Zone hinzufügen
    [leave] Jemand verlässt den Konflikt
    [ally] Parteien verbünden oder trennen
    [long] Den Konflikt in die Länge ziehen
    [kind] Art des Konflikts ändern
   *[close] Den Konflikt beenden
}
barred-sotc-frame-aspects = So etwas gibt es hier gerade nicht. Wählt einen anderen Eintrag.
barred-sotc-minion-build = Es gibt keine Schergen, die sich teilen oder vereinen lassen. Wählt einen anderen Eintrag.
barred-sotc-seq-end = Dafür braucht es mindestens drei Parteien. Wählt einen anderen Eintrag.
sotc-ask-gm-on = Worauf liegt der Aspekt?
sotc-ask-gm-aspect = Wie lautet der Aspekt?
sotc-ask-gm-free = Wer darf ihn einmal kostenlos auslösen?
sotc-ask-gm-strike = Welcher Aspekt verschwindet?
sotc-ask-gm-reveal = Welcher Aspekt wird entdeckt?
sotc-ask-gm-compel = Welcher Aspekt wird erzwungen?
sotc-ask-gm-block = Welcher Block entfällt?
sotc-ask-gm-lend = Wer bekommt Schicksalspunkte?
sotc-ask-gm-points = Wie viele?
sotc-ask-latecomer = Wer kommt dazu?
barred-sotc-init-persist = Mehr als { $most } Beteiligte gehen nicht. Wählt einen anderen Eintrag.
tell-sotc-init-persist = { $piece }: jetzt dabei, am Zug ab der nächsten Runde.
tell-sotc-frame-start_zone = { $piece }: Startzone ist { $zone }.
sotc-ask-gm-deed-of = Wer tut etwas, das keine Aktion kostet?
sotc-ask-gm-deed = { $piece }: Was geschieht?
tell-sotc-act-free = { $piece }, freie Aktion: { $text }
sotc-ask-gm-leave = Wer verlässt den Konflikt?
sotc-ask-gm-ally = Welche Parteien verbünden oder trennen sich?
sotc-ask-gm-long = Welche Fertigkeit begrenzt ab jetzt alle Würfe?
sotc-ask-gm-close = Wer hat gewonnen?
sotc-ask-kind = Was für ein Konflikt ist es jetzt?
ask-sotc-frame-aspects = Ein verdeckter Aspekt wird aufgedeckt
sotc-alliance = { $now ->
    [yes] Trennen: { $one } und { $other }
   *[no] Verbünden: { $one } und { $other }
}
sotc-tiring = { $now ->
    [yes] { $skill } begrenzt keinen Wurf mehr
   *[no] { $skill } begrenzt jeden Wurf
}
sotc-wins = { $side }
sotc-draw = Niemand
tell-sotc-frame-aspects = { $change ->
    [added] { $on }: neuer Aspekt „{ $aspect }“.
    [found] { $on }: „{ $aspect }“ entdeckt.
   *[removed] { $on }: „{ $aspect }“ entfällt.
}
tell-sotc-fp-pool = { $points ->
    [one] { $piece }: 1 Schicksalspunkt erhalten.
   *[other] { $piece }: { $points } Schicksalspunkte erhalten.
}
tell-sotc-fp-tag_payback = { $points ->
    [one] { $piece }: 1 Schicksalspunkt für ein Auslösen erhalten.
   *[other] { $piece }: { $points } Schicksalspunkte fürs Auslösen erhalten.
}
tell-sotc-group-members = { $change ->
    [joined] { $one } und { $other }: verbündet.
   *[parted] { $one } und { $other }: wieder getrennt.
}
tell-sotc-long-trigger = { $change ->
    [on] Der Konflikt zieht sich hin: { $skill } begrenzt jeden Wurf.
   *[off] { $skill } begrenzt keinen Wurf mehr.
}
tell-sotc-conflict-kind = { $kind ->
    [social] Ein sozialer Konflikt.
    [mental] Ein geistiger Konflikt.
   *[physical] Ein physischer Konflikt.
}
sotc-offer-compel = { $piece }: „{ $aspect }“ erzwingen
sotc-ask-compel = { $piece }: „{ $aspect }“ wird erzwungen. Die Schwierigkeiten annehmen?
sotc-compel = { $answer ->
    [accept] Annehmen (+1 Schicksalspunkt)
   *[refuse] Ablehnen (−1 Schicksalspunkt)
}
tell-sotc-fp-compel = { $answer ->
    [accept] { $piece }: „{ $aspect }“ wird erzwungen, Schwierigkeiten angenommen, +1 Schicksalspunkt. Jetzt: { $points }.
   *[refuse] { $piece }: „{ $aspect }“ sollte erzwungen werden, für einen Schicksalspunkt abgelehnt. Übrig: { $points }.
}
sotc-ask-trouble = { $piece }: Was geschieht dadurch?
sotc-trouble = { $what ->
    [plus] +2 für die Gegenseite
    [redirect] Die Aktion trifft jemand anders
    [told] Wird nur erzählt
   *[drop] Die Aktion findet nicht statt
}
sotc-ask-redirect = { $piece }: Gegen wen geht die Aktion?
tell-sotc-blind-use = { $what ->
    [plus] { $piece }: +2 für die Gegenseite.
    [redirect] { $piece }: anderes Ziel, { $target }.
   *[drop] { $piece }: Die Aktion findet nicht statt.
}
sotc-ask-forbid = { $piece }: Was geht in diesem Zug nicht?
sotc-forbid-nothing = Nichts Bestimmtes

## Das Ende

sotc-ask-end = Nur noch eine Partei ({ $side }). Ist der Konflikt vorbei?
sotc-end = { $answer ->
    [end] Ja, er ist vorbei
   *[on] Nein, es geht weiter
}
tell-sotc-seq-end = { $side ->
    [none] Der Konflikt ist vorbei.
   *[other] Der Konflikt ist vorbei. Sieg: { $side }.
}

## Chancen

sotc-odds-open = Wie es jetzt steht
sotc-odds-plus = Mit +2: { $piece }
sotc-odds-guard = Mit voller Verteidigung: { $piece }
sotc-odds-reroll = Nach neuem Wurf: { $piece }
sotc-odds-end = { $end ->
    [spin] Ab 3 Erfolgsgraden
    [success] 1 oder 2 Erfolgsgrade
    [tie] Gleichstand
    [blocked] Geblockt
   *[fail] Misslungen
}
sotc-odds-stress = Stress ab { $stress }
sotc-odds-out = Ausgeschieden

## Aufbau

sotc-step = { $step ->
    [frame] Szene
    [groups] Gruppen
    [initiative] Initiative
    [after] Nach dem Konflikt
   *[exchange] Konflikt
}
sotc-step-exchange = Runde { $exchange }
sotc-ask-begin = Was für ein Konflikt soll es sein?
sotc-begin-quick = Eigene Szene auf einen Blick
sotc-begin-ready = Fertige Szenen
sotc-begin-grouped = Fertige Szenen, Schergen erst aufteilen
sotc-begin-example = Die Szene der Regelbeispiele
sotc-ready = { $players ->
    [one] { $name } ({ $kind ->
        [social] sozial
        [mental] geistig
       *[physical] physisch
    }, 1 Spieler, { $zones ->
        [one] 1 Zone
       *[other] { $zones } Zonen
    })
   *[other] { $name } ({ $kind ->
        [social] sozial
        [mental] geistig
       *[physical] physisch
    }, { $players } Spieler, { $zones ->
        [one] 1 Zone
       *[other] { $zones } Zonen
    })
}
sotc-ask-frame = Kann der Konflikt beginnen?
sotc-begin = Den Konflikt beginnen
sotc-begin-later = Diese Werte behalten und weiter aufbauen
sotc-ask-quick = Wer streitet mit wem, und wo?
sotc-form-kind = Art des Konflikts
sotc-form-title = Name der Szene
sotc-form-people = Beteiligte
sotc-form-row = { $row ->
    [companion] Kamerad
    [group] Gruppe
    [hero] Held
    [hidden] Verdeckter Aspekt
    [known] Aspekt
    [minions] Schergen
   *[villain] Gegenspieler
}
sotc-form-player = Spieler
sotc-form-template = Wer
sotc-form-from-card = Von einer Karte
sotc-form-card = Karte der Figur
sotc-form-card-sample = Muster: { $sample }
sotc-form-called = Name
sotc-form-points = Schicksalspunkte
sotc-form-side = Partei
sotc-form-grit = Biss (nur mit der Option „Biss“)
sotc-form-grade = Qualität
sotc-form-quality = { $quality ->
    [1] Durchschnittlich (+1)
    [2] Ordentlich (+2)
   *[3] Gut (+3)
}
sotc-form-scope = Bandbreite
sotc-form-scene-kind = Wie dieser Konflikt
sotc-form-count = Anzahl
sotc-form-reach = Reichweite in Zonen
sotc-form-leader = Anführer
sotc-form-partner = Gehört zum Helden Nummer
sotc-form-type = Art des Kameraden
sotc-form-companion = { $scope ->
    [social] Berater (sozial)
    [mental] Helfer (geistig)
   *[physical] Waffenbruder (physisch)
}
sotc-form-scopes = Weitere Bandbreite
sotc-form-traits = Steigerungen
sotc-form-trait = { $trait ->
    [independent] Unabhängig
    [keeps] Anschluss halten
   *[contact] Kommunikation
}
sotc-form-skills = Fertigkeiten
sotc-form-further = Weitere Fertigkeiten (noch eine Steigerung)
sotc-form-skill = { $skill }
sotc-ask-start-zones = In welcher Zone fangen sie an?
sotc-form-zones = Zonen
sotc-form-zone = Zone
sotc-form-border = Grenze zur nächsten Zone
sotc-form-ways = Rückweg
sotc-form-way = { $way ->
    [other] Andere Grenze
   *[same] Gleiche Grenze
}
sotc-form-back = Grenze auf dem Rückweg
sotc-form-near = Neben welcher Zone
sotc-form-aspects = Aspekte der Szene
sotc-form-aspect = Aspekt
sotc-form-hidden = Verdeckter Aspekt
sotc-form-where = Zone Nummer (0: ganze Szene)
sotc-form-pool = Schicksalspunkte der Spielleitung
sotc-form-recovery = Seit der letzten Szene
sotc-form-since = { $since ->
    [break] Eine Verschnaufpause
    [rest] Stunden der Ruhe
    [adventure] Ein neues Abenteuer
    [session] Neuer Spielabend, ohne Pause
   *[nothing] Nichts
}
sotc-form-hours = Stunden
sotc-form-suits = Was die Ruhe heilt
sotc-form-split = { $piece } (insgesamt { $standing })
sotc-ask-split = Wie teilen sich die Schergen auf?
sotc-ask-zone = Welche Zone kommt hinzu?
sotc-ask-regroup = Welche Schergen teilen oder vereinen sich?
sotc-regroup = { $other ->
    [none] Teilen: { $piece }
   *[other] Vereinen: { $piece } und { $other }
}
sotc-ask-regroup-size = { $piece }: Wie viele von { $standing } bilden die neue Gruppe?
sotc-kept-character = { $name }
heading-sotc-seq-phases = { $phase ->
    [groups] Gruppen
   *[frame] Die Szene
}
tell-sotc-group-split = { $groups ->
    [one] { $piece }: eine Gruppe zu { $sizes }.
   *[other] { $piece }: Gruppen zu { $sizes }.
}
tell-sotc-group-uniform = { $piece } und { $other }: vereint, zusammen { $standing }.
tell-sotc-frame-zones = { $zone }: neue Zone (angrenzend: { $near }), Grenze { $border } hin und { $back } zurück.
tell-sotc-comp-base = { $companion }, Kamerad ({ $piece }): Qualität { $quality }, { $scopes }{ $known ->
    [yes] , { $skills }
   *[no] {""}
}{ $independent ->
    [yes] , unabhängig
   *[no] {""}
} ({ $advances ->
    [one] 1 Steigerung
   *[other] { $advances } Steigerungen
}).
barred-sotc-seq-phases = Ein Konflikt braucht mindestens zwei Parteien. Ordnet jemanden einer anderen zu.
barred-sotc-frame-zones = { $zones ->
    [one] Es gibt nur eine Zone. Nehmt 1, oder 0 für die ganze Szene.
   *[other] Es gibt nur { $zones } Zonen. Nehmt eine davon, oder 0 für die ganze Szene.
}
barred-sotc-frame-zone_count = Mehr als { $most } Zonen gehen nicht. Wählt einen anderen Eintrag.
barred-sotc-group-split = Die Gruppen ergeben { $given }, es sind aber { $standing } ({ $piece }). Gleicht die Zahlen an.
barred-sotc-group-uniform = Verschiedene Schergen lassen sich nicht vereinen: Qualität, Bandbreite und Reichweite müssen gleich sein.
barred-sotc-attach-when = Führt schon eine Gruppe an ({ $leader }), und mehr als eine geht nicht. Verlasst sie zuerst.
barred-sotc-comp-base = Einen Helden Nummer { $partner } gibt es nicht, oder seine Karte ist nicht lesbar. Nehmt eine andere Nummer.
barred-sotc-comp-adv_quality = Die Qualität muss unter der besten Fertigkeit des Helden bleiben: höchstens { $most }.
barred-sotc-comp-adv_scope = Diese Bandbreite hat der Kamerad schon. Wählt eine andere.
barred-sotc-comp-adv_skilled = { $why ->
    [twice] Eine dieser Fertigkeiten hat der Kamerad schon. Wählt andere.
   *[low] So viele Fertigkeiten gibt die Qualität { $quality } nicht her. Wählt weniger.
}
refused-card-number = Eine Zahl auf der Karte passt nicht. Erlaubt sind { $least ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $least }
} bis { $most }.

## Initiative

heading-sotc-init-mode = Initiative
sotc-ask-start = Wer beginnt die erste Runde?
sotc-starts = { $side }
tell-sotc-init-clockwise_first = Den Anfang macht: { $side }. Dann geht es im Uhrzeigersinn. Jede Runde beginnt einen Platz weiter.
tell-sotc-init-skill_order = Platz { $place }: { $piece } ({ $skill } { $rating ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $rating }
})
tell-sotc-init-minions = Platz { $place }: { $piece } (Qualität { $rating ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $rating }
})

## Nach dem Konflikt

heading-sotc-stress-clear = Nach dem Konflikt
sotc-ask-after = { $ended ->
    [yes] Spielleitung: Und danach?
   *[no] Spielleitung: Wie geht es nach dem Konflikt weiter?
}
sotc-after = { $what ->
    [scene] Szene zu Ende, mit Verschnaufpause
    [scene-keep] Verschnaufpause, aber der Stress bleibt
    [at_once] Die nächste Szene folgt sofort
    [at_once-keep] Sofort weiter, und der Stress bleibt
    [rest] Ausruhen
    [adventure] Ein neues Abenteuer
    [session] Ein neuer Spielabend, ohne Pause
    [remove] Eine Konsequenz entfernen
   *[done] Fertig
}
sotc-after-short = { $what ->
    [at_once-keep] Stress bleibt
   *[scene-keep] Stress bleibt
}
sotc-ask-rest = Wie lange dauert die Ruhe, und was heilt sie?
sotc-ask-adventure = Welche schweren Konsequenzen sind inzwischen überwunden?
sotc-ask-remove = Welche Konsequenz wird entfernt?
sotc-ask-remove-why = { $piece }: Wodurch verschwindet „{ $aspect }“?
sotc-wound = { $severity ->
    [moderate] { $piece }: „{ $aspect }“ (mittel)
    [severe] { $piece }: „{ $aspect }“ (schwer)
   *[mild] { $piece }: „{ $aspect }“ (gering)
}
barred-sotc-recover-help = Niemand hat eine Konsequenz. Wählt etwas anderes.
tell-sotc-stress-clear = Stress gelöscht: { $piece }.
tell-sotc-stress-keep = Stress bleibt: { $piece }.
tell-sotc-temp-fragile = { $on }: „{ $aspect }“ endet mit der Szene.
tell-sotc-recover-mild = { $piece }: „{ $aspect }“ ist nach einer Verschnaufpause überwunden.
tell-sotc-recover-moderate = { $piece }: „{ $aspect }“ ist nach Stunden der Ruhe überwunden.
tell-sotc-recover-severe = { $piece }: „{ $aspect }“ ist nach langer Erholung überwunden.
tell-sotc-recover-suitable = { $why ->
    [short] { $hours ->
        [one] { $piece }: „{ $aspect }“ bleibt, 1 Stunde ist zu kurz.
       *[other] { $piece }: „{ $aspect }“ bleibt, { $hours } Stunden sind zu kurz.
    }
   *[unsuitable] { $piece }: „{ $aspect }“ bleibt, diese Ruhe hilft dagegen nicht.
}
tell-sotc-recover-back_to_back = { $gone ->
    [yes] { $piece }: „{ $aspect }“ ist überwunden.
   *[no] { $piece }: „{ $aspect }“ bleibt, heilt aber eine Stufe schneller.
}
tell-sotc-recover-help = { $piece }: „{ $aspect }“ ist überwunden ({ $why }).

## Das Ergebnis

sotc-result = Sieg: { $side }
sotc-result-open = Der Konflikt endet ohne Sieger
sotc-result-left = { $how ->
    [conceded] { $piece }, nachgegeben: { $outcome }
    [left] { $piece }: { $outcome }
   *[taken_out] { $by ->
        [none] { $piece }, ausgeschieden: { $outcome }
       *[other] { $piece }, ausgeschieden (Sieger: { $by }): { $outcome }
    }
}
sotc-result-points = { $points ->
    [one] { $piece }: 1 Schicksalspunkt{ $consequences ->
        [0] {""}
        [one] , 1 Konsequenz
       *[other] , { $consequences } Konsequenzen
    }
   *[other] { $piece }: { $points } Schicksalspunkte{ $consequences ->
        [0] {""}
        [one] , 1 Konsequenz
       *[other] , { $consequences } Konsequenzen
    }
}
sotc-luck = { $sign ->
    [minus] { $rolls ->
        [one] { $player }: 1 Wurf, Summe −{ $total } (im Mittel 0). Chance auf so viel oder mehr: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
       *[other] { $player }: { $rolls } Würfe, Summe −{ $total } (im Mittel 0). Chance auf so viel oder mehr: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
    }
   *[plus] { $rolls ->
        [one] { $player }: 1 Wurf, Summe { $total } (im Mittel 0). Chance auf so viel oder mehr: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
       *[other] { $player }: { $rolls } Würfe, Summe { $total } (im Mittel 0). Chance auf so viel oder mehr: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
    }
}

## Auf dem Tisch

sotc-value-gm = Spielleitung
sotc-value-pool = Schicksalspunkte { $points }
sotc-own-text = „{ $aspect }“
sotc-border = Grenze { $value }: { $zone }
sotc-border-value = { $value }
sotc-aspect = { $sort ->
    [consequence] { $severity ->
        [moderate] Mittlere Konsequenz: { $aspect }
        [severe] Schwere Konsequenz: { $aspect }
       *[mild] Geringe Konsequenz: { $aspect }
    }
    [temporary] { $fragile ->
        [yes] { $aspect } · schwach
       *[no] { $aspect } · dauerhaft
    }
   *[other] { $aspect }
}{ $free ->
    [0] {""}
    [one] {" "}· 1-mal kostenlos: { $piece }
   *[other] {" "}· { $free }-mal kostenlos: { $piece }
}
sotc-badge-points = { $points } SP
sotc-detail-points = { $points ->
    [one] 1 Schicksalspunkt
   *[other] { $points } Schicksalspunkte
}
sotc-badge-leads = Führt { $standing }
sotc-badge-companions = { $count ->
    [one] 1 Kamerad
   *[other] { $count } Kameraden
}
sotc-badge-disarmed = Entwaffnet
sotc-badge-load = Last { $factor }
sotc-badge-grit = Biss { $taken }/{ $grit ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $grit }
}
sotc-badge-standing = ×{ $standing }
sotc-detail-standing = { $standing ->
    [one] 1 Scherge
   *[other] { $standing } Schergen
}
sotc-badge-quality = { $quality }
sotc-badge-bonus = Gruppe +{ $bonus }
sotc-badge-guarding = Volle Verteidigung
sotc-badge-holding = Hält zurück
sotc-badge-spin = Schwung
sotc-badge-overflow = Überfluss { $overflow }
sotc-badge-aspects = { $count ->
    [one] 1 Aspekt
   *[other] { $count } Aspekte
}
sotc-badge-side = { $side }
sotc-detail-skill = { $extra ->
    [0] { $skill }: { $rung }
   *[other] { $skill }: { $rung }, Stunts { $extra ->
        [0] 0
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
       *[other] +{ $extra }
    }
}
sotc-detail-swap = { $until ->
    [exchange] { $skill } statt { $instead } in dieser Runde
    [over] { $skill } statt { $instead }, vorbei
   *[scene] { $skill } statt { $instead } in dieser Szene
}
sotc-detail-weapon = { $state ->
    [hand] { $weapon } ({ $skill }, Reichweite { $reach }) · in der Hand
    [lost] { $weapon } ({ $skill }, Reichweite { $reach }) · verloren, Aufheben −{ $penalty }
   *[away] { $weapon } ({ $skill }, Reichweite { $reach }) · eingesteckt
}
sotc-detail-companion = Kamerad: { $companion }, { $quality }, { $scopes }{ $skilled ->
    [yes] , { $skills }
   *[no] {""}
}{ $independent ->
    [yes] , unabhängig
   *[no] {""}
}{ $state ->
    [with] {""}
    [away] {" "}· unterwegs
   *[out] {" "}· ausgefallen
}
sotc-detail-weight = Gewichtsfaktor { $factor }
sotc-detail-scope = { $scope ->
    [social] Stark in sozialen Konflikten
    [mental] Stark in geistigen Konflikten
   *[physical] Stark in physischen Konflikten
}
sotc-detail-members = Stress der Reihe nach: { $stress }
sotc-detail-leader = Anführer: { $piece }
sotc-detail-left = { $how ->
    [conceded] Nachgegeben: { $outcome }
    [left] Entkommen: { $outcome }
   *[taken_out] Ausgeschieden: { $outcome }
}

## Werte, die die Spielleitung setzen kann

sotc-yes = Ja
sotc-no = Nein
sotc-none = Keine
sotc-gone = Entfernen
sotc-kinds = { $kinds }
sotc-severity = { $severity ->
    [moderate] Mittel
    [severe] Schwer
   *[mild] Gering
}
sotc-sort = { $sort ->
    [own] Eigener Aspekt
    [scene] Szenenaspekt
   *[temporary] Zeitlich begrenzt
}
sotc-exit = { $how ->
    [taken_out] Ausgeschieden
    [conceded] Nachgegeben
    [left] Entkommen
   *[in] Dabei
}
sotc-companion-state = { $state ->
    [away] Unterwegs
    [out] Ausgefallen
   *[with] Bei der Spielerfigur
}
sotc-weapon-state = { $state ->
    [away] Eingesteckt
    [lost] Verloren
   *[hand] In der Hand
}
sotc-swap-until = { $until ->
    [exchange] Diese Runde
    [scene] Die ganze Szene
   *[over] Nicht länger
}
sotc-track-hit = { $track ->
    [composure] Haltung
   *[health] Gesund­heit
}
sotc-hint-boxes = Je Kästchen ein Zeichen: { $marked } angekreuzt, { $free } frei.
sotc-hint-members = Der Stress jedes Schergen, durch Kommas getrennt, je höchstens { $most }.
sotc-set = { $what ->
    [acted] In dieser Runde schon gehandelt ({ $thing })
    [acts] Verhindert ({ $thing })
    [against] Geblockt gegen ({ $thing })
    [attacks] Angriffe in dieser Runde ({ $thing })
    [barred] In diesem Zug ausgeschlossen ({ $thing })
    [by] Geblockt von ({ $thing })
    [composure] Haltung ({ $thing })
    [due] Geschuldete Schicksalspunkte ({ $thing })
    [eased] Heilt eine Stufe schneller ({ $thing })
    [effort] Schwierigkeitsgrad zum Entfernen ({ $thing })
    [fragile] Schwach ({ $thing })
    [free] Kostenloses Auslösen ({ $thing })
    [grit] Biss, −1: ohne ({ $thing })
    [guarding] Volle Verteidigung ({ $thing })
    [health] Gesundheit ({ $thing })
    [holding] Aktion zurückgehalten ({ $thing })
    [independent] Unabhängig ({ $thing })
    [keeps_up] Hält Anschluss ({ $thing })
    [leader] Anführer ({ $thing })
    [left] Im Konflikt ({ $thing })
    [load] Traglast ({ $thing })
    [members] Stress der Schergen ({ $thing })
    [mild] Geringe Konsequenzen ({ $thing })
    [moderate] Mittlere Konsequenzen ({ $thing })
    [new-aspect] Neuer Aspekt ({ $thing })
    [new-companion] Neuer Kamerad ({ $thing })
    [new-weapon] Neue Waffe ({ $thing })
    [on] Liegt auf ({ $thing })
    [overflow] Überfluss ({ $thing })
    [owner] Gespielt von ({ $thing })
    [penalty] Malus des Wurfs ({ $thing })
    [place] Platz in der Reihenfolge ({ $thing })
    [points] Schicksalspunkte ({ $thing })
    [pool] Vorrat an Schicksalspunkten ({ $thing })
    [presence] Wo ({ $thing })
    [protects] Beschützt ({ $thing })
    [quality] Qualität ({ $thing })
    [reach] Reichweite ({ $thing })
    [scope] Bandbreite ({ $thing })
    [seat] Platz im Uhrzeigersinn nach der Spielleitung ({ $thing })
    [severe] Schwere Konsequenzen ({ $thing })
    [severity] Schwere der Konsequenz ({ $thing })
    [side] Partei ({ $thing })
    [sight] Braucht Sichtkontakt ({ $thing })
    [size] Anzahl ({ $thing })
    [slots] Mögliche Konsequenzen ({ $thing })
    [sort] Art des Aspekts ({ $thing })
    [spin] Schwung ({ $thing })
    [strength] Stärke des Blocks ({ $thing })
    [taken] Genommene Konsequenzen ({ $thing })
    [text] Wortlaut ({ $thing })
    [things] Hält von allein ({ $thing })
    [until] Gilt bis Runde ({ $thing })
    [weight] Gewichtsfaktor ({ $thing })
    [where] Wo er gilt ({ $thing })
    [whom] Wessen Aktion ({ $thing })
   *[zone] Zone ({ $thing })
}
sotc-set-allied = Verbündet: { $side } und { $other }
sotc-set-border = Grenze: { $here } → { $there }
sotc-set-difficulty = Schwierigkeitsgrad
sotc-set-exchange = Runde
sotc-set-extra = Bonus durch Stunts: { $skill } ({ $piece })
sotc-set-hurdle = Stärke des Blocks im Weg
sotc-set-kind = Art des Konflikts
sotc-set-new-block = Neuer Block von
sotc-set-new-group = Neue Schergen
sotc-set-roll = Zuschlag von Hand ({ $piece })
sotc-set-scope = { $scope ->
    [social] Hilft in sozialen Konflikten ({ $thing })
    [mental] Hilft in geistigen Konflikten ({ $thing })
   *[physical] Hilft in physischen Konflikten ({ $thing })
}
sotc-set-skill = { $skill } ({ $piece })
sotc-set-start = Wer die Runde beginnt
sotc-set-supplement = { $what ->
    [move] Malus für die zusätzliche Bewegung
    [draw] Malus für das Ziehen der Waffe
    [rearm] Malus für das Aufheben der Waffe
   *[other] Malus für die zusätzliche Handlung
}
sotc-set-swap = { $skill } statt { $instead } ({ $piece })
sotc-set-tiring = { $skill } begrenzt jeden Wurf
sotc-set-track = Getroffene Leiste ({ $piece })
sotc-set-turn = Wer am Zug ist
sotc-set-weapon = { $weapon } ({ $piece })
sotc-set-weapon-penalty = Malus fürs Aufheben: { $weapon } ({ $piece })
sotc-set-weapon-reach = Reichweite: { $weapon } ({ $piece })
sotc-set-winner = Sieger
