# Samyras Kampfrunde

## Namen

samyra-party = { $side }
samyra-figure = { $figure }
samyra-numbered = { $name } { $number }
samyra-nobody = Niemand
samyra-party-usual = Partei { $number }
samyra-party-example = { $number ->
    [1] Abenteurer
    [2] Orks
   *[other] Wölfe
}
samyra-party-ready = { $party ->
    [travellers] Reisende
    [robbers] Räuber
    [hunters] Jäger
    [orcs] Orks
    [wolves] Wölfe
    [garrison] Besatzung
   *[storm] Belagerer
}
samyra-ready-story = { $fight ->
    [road] Ein gefällter Baum liegt quer über der Straße. Noch stecken eure Klingen in der Scheide, da tritt der Erste aus dem Gebüsch.
    [wolves] Auf der Lichtung wollt ihr rasten. Die Orks wollen das auch, und ihre Wölfe haben euch längst gewittert.
   *[stair] Eine Pforte, eine Treppe, vier Verteidiger. Draußen werden die Leitern gebracht.
}
samyra-ready-goal = Der Kampf ist vorbei, wenn nur noch eine Partei kämpfen kann oder will.
samyra-ready-bring = Bringt eure eigenen Angriffsregeln mit: Gonfalon führt Bewegung und Ablauf, Angriff und Schaden würfelt ihr. Habt ihr keine, nehmt die Beispielwerte: Sie stehen bei jeder Figur und dort, wo ihr Treffer eintragt.
samyra-ready-played = { $on ->
    [map] auf einer Karte · Angriffe nach euren Regeln
   *[none] ohne Karte · Angriffe nach euren Regeln
}
samyra-ready = { $fight ->
    [road] Überfall auf der Straße
    [wolves] Orks und Wölfe auf der Lichtung
   *[stair] Sturm auf die Pforte
}
samyra-ground = { $ground ->
    [open] Freier Boden
    [low] Höchstens kniehoch für Menschen
    [high] Höchstens so groß wie ein Mensch
    [tall] Größer als ein Mensch
   *[wall] Mauer
}
samyra-map = { $map ->
    [kept] Aus der Kartei
    [none] Ohne Karte
    [glade] Lichtung (Sechsecke)
    [stair] Pforte (Quadrate)
    [squares] Leere Karte aus Quadraten
   *[hexes] Leere Karte aus Sechsecken
}
samyra-area = Angriffsbereich: { $figure }
samyra-claimed = Platz zum Schwingen: { $figure }
samyra-in-area = im Angriffsbereich
samyra-kept-map = { $named ->
    [yes] Karte: { $name }
   *[no] { $shape ->
        [hex] Karte, { $columns } mal { $rows } Sechsecke
       *[square] Karte, { $columns } mal { $rows } Quadrate
    }
}
samyra-kept = { $name }
samyra-plan = { $text }

## Werte

samyra-step = { $step ->
    [initiative] Initiative
    [movement] Bewegung
    [declare] Ansage
   *[turning] Drehen
}
samyra-action-step = { $step ->
    [1] Fernkampf
    [2] Sofortzauber
    [3] Nahkampf
    [4] Rundenzauber
   *[other] Sonstiges
}
samyra-posture = { $posture ->
    [kneeling] Kniend
    [lying] Liegend
   *[standing] Stehend
}
samyra-state = { $state ->
    [gone] Nicht mehr dabei
    [up] Dabei
   *[down] Am Boden
}
samyra-answer = { $answer ->
    [yes] Ja
   *[no] Nein
}
samyra-carried = { $carried ->
    [hand] in der Hand
    [body] griffbereit
    [pack] im Gepäck
   *[ground] am Boden
}
samyra-learnt = { $what ->
    [runs] Geländelauf
   *[second] Zweiter Angriff
}
samyra-value-score = { $again ->
    [yes] Initiative { $score }, neu gewürfelt: { $more }
   *[no] Initiative { $score }
}
samyra-value-place = Zieht an { $place }. Stelle
samyra-value-hurt = { $hits ->
    [0] { $damage ->
        [0] ±0
       *[other] −{ $damage }
    }
   *[other] { $left }/{ $hits }
}
samyra-value-contact = gegen { $foes }
samyra-note-task = { $figure }: { $task }
samyra-value-task = { $what ->
    [spell] { $rounds ->
        [0] Zaubert
        [one] Zaubert, noch { $rounds } Runde
       *[other] Zaubert, noch { $rounds } Runden
    }
    [action] { $rounds ->
        [one] Beschäftigt, noch { $rounds } Runde
       *[other] Beschäftigt, noch { $rounds } Runden
    }
   *[obstacle] { $rounds ->
        [one] Klettert, noch { $rounds } Runde
       *[other] Klettert, noch { $rounds } Runden
    }
}
samyra-value-more = Weitere Handlung: { $kind ->
    [ranged] Fernkampf
    [instant] Sofortzauber
    [melee] Nahkampf
    [round] Rundenzauber
   *[other] Sonstiges
}
samyra-value-room = Platz zum Schwingen, Felder: { $spaces }
samyra-value-perched = Steht auf einem Objekt
samyra-value-bind = { $most ->
    [0] Bindet { $target }: Lösen unmöglich
   *[other] Bindet { $target }: Lösen bis { $most }
}
samyra-value-inside = Steht im Angriffsbereich von { $foes }
samyra-value-reaches = Hat im eigenen Angriffsbereich: { $foes }
samyra-value-bew = BEW { $bew }
samyra-value-weapon = { $grip ->
    [melee] Nahkampfwaffe
    [two_handed] Zweihänder
    [ranged] Fernkampfwaffe
   *[natural] Krallen und Zähne
}, { $carried ->
    [hand] bereit
    [body] griffbereit
    [pack] im Gepäck
   *[ground] am Boden
}
samyra-value-hits = { $left ->
    [unknown] Schaden { $damage }
    [hidden] Schaden { $damage }
   *[other] Schaden { $damage }, noch { $left }
}
samyra-value-example = Beispielwerte: trifft mit höchstens { $attack } auf dem W20, Schaden { $harm }
samyra-value-stamina = { $left ->
    [hidden] AUS verdeckt
    [uncounted] AUS nicht mitgezählt
   *[other] AUS { $left }
}
samyra-set = { $what ->
    [map] Name der Karte
    [cost] AUS für das Binden
    [facing] Blickrichtung zählt
    [covert] Verdeckte Ansage
    [name] { $thing }: Name
    [cell] { $thing }: Feld
    [bew] { $thing }: BEW
    [way] { $thing }: Blickrichtung
    [damage] { $thing }: Schaden
    [tired] { $thing }: verbrauchte AUS
    [attack] { $thing }: Beispielwert, höchster Wurf, der trifft
    [harm] { $thing }: Beispielwert, Schaden
    [swing] { $thing }: Felder zum Schwingen
    [size] { $thing }: Größe (1 winzig, 2 Mensch, 3 Riese)
    [reach] { $thing }: Reichweite
    [lies] { $thing }: als Hindernis
    [hits] { $thing }: Lebenspunkte
    [stamina] { $thing }: AUS
    [rounds] { $thing }: Runden, die es noch dauert
    [runs] { $thing }: Geländelauf
    [second] { $thing }: zweiter Angriff
    [posture] { $thing }: Haltung
    [covers] { $thing }: Felder, auf denen die Figur steht
   *[state] { $thing }: Zustand
}
samyra-covers = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
samyra-hint-map = Ein Name ohne senkrechten Strich
samyra-hint-cell = Der Name eines freien Feldes, etwa C7
samyra-set-weapon = { $figure }: { $grip ->
    [melee] Nahkampfwaffe
    [two_handed] Zweihänder
    [ranged] Fernkampfwaffe
   *[natural] Krallen und Zähne
} { $number }
samyra-set-hostile = { $side } und { $other } sind Feinde
samyra-set-contact = { $figure } steht im Angriffsbereich von { $foe }

## Aufbau

samyra-ask-begin = Wie wollt ihr beginnen?
samyra-begin = { $how ->
    [quick] Eigener Kampf
    [example] Das Beispielfeld
   *[begin] Anfangen
}
samyra-begin-ready = Fertige Kämpfe
samyra-begin-sealed = Fertige Kämpfe mit verdeckten Werten
samyra-ask-example = Wer steht auf dem Feld?
samyra-ask-frame = Das Beispielfeld: Kann es losgehen?
samyra-form-many = { $party ->
    [adventurers] Abenteurer
    [orcs] Orks
   *[wolves] Wölfe
}
samyra-ask-quick = Wer kämpft, und wie spielt ihr?
samyra-form-parties = Parteien
samyra-form-party = Partei
samyra-form-played = Wer spielt sie?
samyra-played = { $by ->
    [gm] Spielleitung
   *[players] Spieler
}
samyra-form-figures = Figuren
samyra-form-row = { $row ->
    [open] Figur
    [sealed] Figur mit verdeckten Werten
   *[card] Aus der Kartei
}
samyra-form-name = Name
samyra-form-of = Gehört zu Partei Nr.
samyra-form-count = Anzahl
samyra-form-nature = Art
samyra-form-usual = { $name } (üblich: BEW { $bew })
samyra-form-bew = BEW
samyra-form-drawn = Waffe gezogen
samyra-drawn = { $answer ->
    [yes] Ja
   *[no] Nein
}
samyra-form-learnt = Gelernt
samyra-form-hits = Lebenspunkte (0: nicht mitzählen)
samyra-form-stamina = Ausdauer, AUS (0: nicht mitzählen)
samyra-form-card = Karte aus der Kartei
samyra-form-map = Karte des Geländes
samyra-form-plan-card = Gelände aus der Kartei
samyra-form-columns = Felder in der Breite
samyra-form-rows = Felder in der Höhe
samyra-form-plays = { $what ->
    [slants] Diagonalen
    [facing] Zählt die Blickrichtung?
   *[cover] Ansage
}
samyra-plays = { $what ->
    [slants] { $how ->
        [one] Diagonal kostet 1
        [half] Diagonal kostet 1½
       *[none] Nicht diagonal
    }
    [facing] { $how ->
        [yes] Ja
       *[no] Nein
    }
   *[cover] { $how ->
        [covert] Verdeckt, dann alle zugleich
       *[open] Offen
    }
}
samyra-form-cost = AUS für das Binden (0: noch offen)
ask-samyra-bind-stamina = Wie viel AUS kostet das Binden?
barred-samyra-sides-hostile = Für einen Kampf braucht es Figuren in mindestens zwei Parteien. Tragt auch in einer anderen welche ein.
heading-samyra-sides-hostile = Die Parteien stehen sich gegenüber

## Runde und Initiative

heading-samyra-round-phases = { $seconds ->
    [0] Runde { $round }
   *[other] Runde { $round } (nach { $seconds } Sekunden Kampf)
}
samyra-ask-initiative = { $again ->
    [yes] Gleichstand an der Spitze: noch einmal
   *[no] Runde { $round }, Initiative: ein W20 je Partei
}
tell-samyra-init-roll = { $side }: Initiative { $score }.
tell-samyra-init-tie_top = { $side }: neu gewürfelt, { $score }.
tell-samyra-init-tie_lower = Hinter der Spitze liegen Parteien gleichauf. Das hat keine Folgen, niemand würfelt neu.
samyra-ask-order = { $side }: In welcher Reihenfolge ziehen die Parteien?
samyra-form-place = Zieht an { $place }. Stelle
samyra-note-order = Wer zuletzt zieht, sieht vorher, wohin alle anderen ziehen. Wer binden will, muss vor dem Feind ziehen.
tell-samyra-init-winner_orders = { $stage ->
    [won] Die Reihenfolge bestimmt: { $side }. Initiative: { $scores }.
    [alone] Nur noch eine Partei ist da: { $side }. Sie zieht, ohne zu würfeln.
   *[set] { $side }: Es ziehen nacheinander { $order }.
}
samyra-scored = { $again ->
    [yes] { $side } ({ $score }, neu: { $more })
   *[no] { $side } ({ $score })
}
barred-samyra-init-winner_orders = Noch ohne Platz: { $side }. Jede Partei zieht genau einmal.

## Bewegung

samyra-ask-move = { $side }: Wer bewegt sich als Nächstes?
samyra-move = { $drops ->
    [yes] Bewegen (Begonnenes riskieren)
   *[no] Bewegen
}
samyra-draw = { $held ->
    [yes] { $grip ->
        [two_handed] { $figure }: zum Zweihänder wechseln
        [ranged] { $figure }: zur Fernkampfwaffe wechseln
       *[melee] { $figure }: zur Nahkampfwaffe wechseln
    }
   *[no] { $grip ->
        [two_handed] { $figure }: Zweihänder ziehen
        [ranged] { $figure }: Fernkampfwaffe ziehen
       *[melee] { $figure }: Nahkampfwaffe ziehen
    }
}
samyra-posture-into = { $posture ->
    [kneeling] Hinknien
    [lying] Hinlegen
   *[standing] Aufstehen
}
samyra-bind = { $waits ->
    [yes] Warten, um zu binden
   *[no] Einen Feind binden
}{ $stamina ->
    [short] {" "}(AUS reicht nicht)
   *[open] {""}
}
samyra-overcome = Zu großes Hindernis überwinden
samyra-stay = { $busy ->
    [no] Nichts tun
   *[other] Weitermachen
}
samyra-climb = { $how ->
    [giveup] Aufgeben und hierbleiben
   *[stay] Weiterklettern
}
samyra-all-done = Fertig: Sonst bewegt sich niemand mehr
tell-samyra-move-groupwise = { $side }: Bewegung beendet.
tell-samyra-alt-list = { $figure } bewegt sich nicht.
tell-samyra-alt-low = { $posture ->
    [kneeling] { $figure } kniet sich hin.
   *[lying] { $figure } legt sich hin.
}
tell-samyra-alt-stand = { $figure } steht auf.
tell-samyra-alt-weapon = { $grip ->
    [melee] { $figure } nimmt eine Nahkampfwaffe zur Hand.
    [two_handed] { $figure } nimmt einen Zweihänder zur Hand.
   *[ranged] { $figure } nimmt eine Fernkampfwaffe zur Hand.
}
barred-samyra-alt-weapon = Diese Waffe ist nicht griffbereit. Sie hervorzuholen dauert mehrere Runden.
barred-samyra-alt-no_pick_up = Vom Boden lässt sich in der Bewegungsphase nichts aufheben. Das ist eine Handlung.
samyra-ask-overcome = { $figure }: Wie viele ganze Runden dauert das Überwinden?
samyra-note-check = Oft braucht es dazu eine Probe, etwa auf Springen, Klettern oder Balancieren.
samyra-ask-arrival = { $figure }: Gelingt die Probe, und wo kommt die Figur heraus?
samyra-arrival = { $result ->
    [failure] Misslungen
   *[success] Gelungen
}
samyra-form-arrival = Kommt heraus auf
tell-samyra-move-too_big = { $stage ->
    [over] { $to ->
        [none] { $figure } hat das Hindernis überwunden.
       *[other] { $figure } hat das Hindernis überwunden und steht auf { $to }.
    }
    [failed] { $figure } kommt nicht über das Hindernis und bleibt davor.
   *[begun] { $rounds ->
        [one] { $figure } beginnt, ein zu großes Hindernis zu überwinden, und tut { $rounds } Runde lang nichts anderes.
       *[other] { $figure } beginnt, ein zu großes Hindernis zu überwinden, und tut { $rounds } Runden lang nichts anderes.
    }
}
barred-samyra-move-too_big = Zu groß für die Bewegungsphase. Das geht nur als „Zu großes Hindernis überwinden“.
samyra-ask-leg = { $figure } bewegt sich (BEW übrig: { $left })
samyra-note-narrow = Die zweihändige Waffe braucht beim Laufen keinen zusätzlichen Platz.
samyra-form-spaces = Felder (noch { $left })
samyra-form-low = Felder mit höchstens kniehohem Objekt
samyra-form-crossed = Hindernisse (je { $cost }, mit erstem Feld)
samyra-form-further = Weitere Hindernisfelder ({ $cost ->
    [0] schon bezahlt
   *[other] je { $cost }
})
samyra-form-whom = { $what ->
    [through] Durch das Feld von
    [left] Verlässt den Angriffsbereich von
    [reached] Kann danach angreifen (wird selbst nicht erreicht)
    [missed] Wird danach erreicht (reicht selbst nicht hin)
   *[entered] Betritt zuletzt den Angriffsbereich von
}
samyra-note-left = Den Bereich von { $foes } darf die Figur verlassen; das ist vorgewählt. Tippt den Namen an, wenn sie doch darin bleibt.
samyra-form-friend = Hält auf dem Feld eines Freundes, der noch zieht
samyra-form-on = Boden am Ende
samyra-stands-on = { $what ->
    [low] Kniehohes Objekt
    [own] Hindernis
   *[no] Freier Boden
}
samyra-form-then = Danach
samyra-then = { $what ->
    [on] Es geht noch weiter
   *[end] Die Bewegung ist zu Ende
}
samyra-swings = Platz zum Schwingen von { $figure }
tell-samyra-move-bew = { $to ->
    [none] { $figure } bewegt sich (Felder: { $spaces }, übrig: { $left }).
   *[other] { $figure } zieht nach { $to } (Felder: { $spaces }, übrig: { $left }).
}
tell-samyra-move-obstacle = { $count ->
    [0] { $figure } darf auf einem Hindernis stehen bleiben.
    [one] { $figure } überquert ein Hindernis (Preis: { $cost } BEW).
   *[other] { $figure } überquert { $count } Hindernisse (Preis: { $cost } BEW).
}
tell-samyra-move-fight_from_object = { $figure } steht auf einem Objekt. Ob das beim Kämpfen stört, sagt die Spielleitung.
tell-samyra-move-friend_pending = { $to ->
    [open] { $figure } hält vorläufig auf dem Feld von { $friend }.
    [kept] { $figure } hält vorläufig auf einem Feld, das für { $friend } freigehalten ist.
    [none] { $friend } macht keinen Platz: { $figure } geht zurück auf das letzte freie Feld.
   *[other] { $friend } macht keinen Platz: { $figure } geht zurück auf das letzte freie Feld, { $to }.
}
barred-samyra-move-bew = Das ist zu weit (nötig: { $needed }, übrig: { $left }). Nehmt einen kürzeren Weg.
barred-samyra-move-obstacle = { $why ->
    [leave] Auf einem Hindernis endet die Bewegung nur, wenn die Spielleitung es erlaubt. Geht weiter, oder haltet davor an.
    [none] Mit BEW 0 lässt sich nichts überqueren. Die Figur bleibt, wo sie ist.
   *[cost] Das Hindernis kostet zu viel (nötig: { $needed }, übrig: { $left }). Geht außen herum, oder haltet davor an.
}
barred-samyra-move-obstacle_space = Ein Hindernis ist für { $most } Felder am Stück bezahlt, dann wird es wieder fällig. Tragt noch ein Hindernis ein.
barred-samyra-move-free_spaces = { $figures ->
    [none] Das sind mehr niedrige Objekte als Felder. Gleicht die Zahlen an.
   *[other] Auf dieser Karte ist nicht genug Platz für alle ({ $figures }). Nehmt eine größere, oder weniger Figuren.
}
barred-samyra-move-enemy_blocks = { $figure ->
    [none] Dort steht ein Feind. Geht außen herum.
   *[other] Dort steht ein Feind: { $figure }. Geht außen herum.
}
barred-samyra-move-friend_pending = { $why ->
    [kept] Das Feld ist für { $figure } freigehalten: durchlaufen ja, anhalten nein.
   *[moved] { $figure ->
        [none] Wer in dieser Runde nicht mehr zieht, versperrt das Feld. Nehmt ein anderes.
       *[other] { $figure } zieht in dieser Runde nicht mehr und versperrt das Feld. Nehmt ein anderes.
    }
}
barred-samyra-twohand-blocks = { $why ->
    [cramped] { $figure } hat zu wenig Platz, um zuzuschlagen. Nehmt erst genug Platz zum Schwingen.
   *[room] Den Platz braucht { $figure } zum Schwingen. Geht außen herum.
}
barred-samyra-disengage-inside_limit = Ohne sich zu lösen, geht es höchstens zwei Felder weit (nötig: { $needed }, übrig: { $left }).
barred-samyra-disengage-failed_force = Vorher muss sich die Figur von { $figure } lösen, und dafür wird gewürfelt.
barred-samyra-disengage-failed_stay = { $figure } lässt nicht los. Bleibt im Bereich, oder nehmt den Passierschlag hin.
barred-samyra-disengage-path = An den Feinden führt kein Weg vorbei. Bleibt im Bereich.
barred-samyra-zone-known = Wer einen Bereich betritt oder verlässt, zieht mindestens ein Feld. Tragt es bei den Feldern ein.
barred-samyra-zone-once = In diesem Bereich steht die Figur schon: { $figure }.
samyra-ask-enter = { $figure } betritt den Angriffsbereich von { $foes }: Was nun?
samyra-enter-each = Erst an { $figure } vorbeilaufen
samyra-enter = { $how ->
    [stop] Anhalten
    [passed] Gelungen, weiter
    [failed_stop] Misslungen, anhalten
    [failed_on] Misslungen, Passierschlag
    [through] Passierschläge hinnehmen
   *[force] Weiter (Passierschlag)
}{ $ends ->
    [yes] {""}, letztes Stück
   *[no] {""}
}
barred-samyra-zone-run_check = Geländelauf ist nicht gelernt. Haltet an, oder nehmt den Passierschlag hin.
tell-samyra-zone-stop = { $checked ->
    [outside] { $figure } steht dort nicht im Angriffsbereich von { $foes }.
    [yes] Geländelauf misslungen: { $figure } hält vor { $foes } an.
   *[no] { $figure } hält vor { $foes } an.
}
tell-samyra-zone-run_check = Geländelauf gelungen: { $figure } läuft an { $foes } vorbei.
tell-samyra-zone-run_check-failed = Geländelauf misslungen: { $figure } läuft trotzdem an { $foes } vorbei.
tell-samyra-zone-force = { $figure } läuft weiter. Passierschlag für: { $foes }.
samyra-ask-strike = { $count ->
    [one] Passierschlag gegen { $figure }
   *[other] Passierschläge gegen { $figure }
}
samyra-form-strike = Passierschlag: { $figure }
samyra-note-strike = Ohne jeden Modifikator, ohne Kampfoptionen und ohne Abwehr. Rüstung schützt.
samyra-struck = { $result ->
    [hit] Treffer
    [waive] Verzichtet
   *[miss] Daneben
}
samyra-form-result = Ergebnis
samyra-form-damage = Schaden nach Rüstung
samyra-no-damage = Kein Schaden: Die Rüstung hält alles auf.
tell-samyra-strike-phase = { $result ->
    [hit] { $damage ->
        [0] Passierschlag von { $foe } gegen { $figure }: kein Schaden.
       *[other] Passierschlag von { $foe } gegen { $figure }: Schaden { $damage }.
    }
    [waive] { $foe } verzichtet auf den Passierschlag gegen { $figure }.
   *[miss] Passierschlag von { $foe } gegen { $figure }: daneben.
}
tell-samyra-strike-input = { $figure } geht zu Boden, getroffen von { $foes }. Bewegung und Handlung dieser Runde sind verloren.
samyra-ask-falls = { $before ->
    [0] { $figure }, Schaden { $damage }: Steht die Figur noch?
   *[other] { $figure }, Schaden { $damage }, zusammen { $total }: Steht die Figur noch?
}
samyra-falls = { $answer ->
    [falls] Fällt
   *[stands] Steht noch
}
samyra-back = Zurück

## Lösen und Binden

samyra-ask-disengage = { $figure } steht im Angriffsbereich von { $foes }: Von wem will sich die Figur lösen?
samyra-from-all = Von { $foes } lösen
samyra-from = Nur von { $figure } lösen
samyra-from-some = Von einigen lösen
samyra-inside = Im Bereich bleiben, ohne Wurf
samyra-no-way = { $blocked ->
    [yes] Jetzt gibt es einen Weg vorbei
   *[no] Es gibt keinen Weg vorbei
}
samyra-ask-way-out = Kommt { $figure } an den Feinden vorbei?
samyra-way-out = { $answer ->
    [none] Nein, es gibt keinen Weg
   *[way] Ja, es gibt einen Weg
}
tell-samyra-disengage-inside = { $figure } bleibt im Angriffsbereich und muss sich nicht lösen.
tell-samyra-disengage-path = { $answer ->
    [none] { $figure } ist eingekreist: kein Wurf zum Lösen.
   *[way] { $figure } findet einen Weg an den Feinden vorbei.
}
tell-samyra-alt-intent = { $figure } überlegt es sich anders. Noch ist nichts gewürfelt.
samyra-ask-disengage-roll = { $figure } löst sich: { $count ->
    [one] ein W20
   *[other] { $count } W20, einer je Feind
}
samyra-from-at-most = von { $figure }: höchstens { $most }
samyra-at-most = höchstens
tell-samyra-disengage-roll = { $free ->
    [yes] { $figure } löst sich von { $foe }: { $roll } (höchstens { $most }).
   *[no] { $figure } kommt von { $foe } nicht los: { $roll } (höchstens { $most }).
}
tell-samyra-bind-failed = { $figure } löst sich von { $foe } ohne Wurf, denn das Binden ist misslungen.
tell-samyra-bind-auto_fail = { $most ->
    [0] { $figure } kommt von { $foe } nicht los: Das Lösen misslingt ohne Wurf.
   *[other] { $figure } kommt von { $foe } nicht los: Mit höchstens { $most } misslingt das Lösen ohne Wurf.
}
samyra-ask-held = { $figure } kommt von { $foes } nicht los: Was nun?
samyra-held-stay = An Ort und Stelle bleiben
samyra-held-partly = Nur von { $freed } weg, bei { $foes } bleiben
samyra-held-shift = Ein oder zwei Felder im Bereich rücken
samyra-force-out = Trotzdem gehen (Passierschlag: { $foes })
samyra-force-from = Nur von { $figure } weg: 1 Passierschlag
tell-samyra-disengage-failed_stay = { $figure } bleibt an Ort und Stelle.
tell-samyra-disengage-partial = { $figure } bleibt im Bereich von { $foes } und rückt nur ein Stück.
tell-samyra-disengage-failed_shift = { $figure } kommt nicht los und rückt höchstens zwei Felder im Bereich von { $foes }.
barred-samyra-disengage-needed = Von { $figure } hat sich die Figur nicht gelöst: Sie bleibt in diesem Angriffsbereich.
tell-samyra-disengage-failed_force = { $figure } geht trotzdem. Passierschlag für: { $foes }.
barred-samyra-bind-melee = Binden geht nur mit einer Nahkampfwaffe in der Hand. Nehmt erst eine.
barred-samyra-bind-what = Binden lässt sich nur ein Feind im eigenen Angriffsbereich. Dort steht keiner.
barred-samyra-bind-earlier = Binden lässt sich nur, wer erst später zieht. Bewegt die Figur stattdessen.
barred-samyra-bind-stamina = Dafür reicht die AUS nicht: Das Binden kostet { $cost }. Wählt etwas anderes.
barred-samyra-bind-attack = Der bindende Angriff verträgt sich mit keiner Kampfoption und keiner Kampffertigkeit. Würfelt ihn ohne.
samyra-ask-bind-whom = { $figure }: Welcher Feind wird gebunden?
samyra-ask-bind = { $figure } bindet { $target }: Wie ging der Angriff aus?
samyra-note-bind = Ein Angriff, um 1 erschwert, statt der eigenen Bewegung. Kritische Ergebnisse zählen als normale.
samyra-note-bind-example = Beispiel, falls ihr keine eigenen Regeln habt: Mit höchstens { $attack } auf dem W20 gelingt es; für je 2 Punkte darunter gibt es 1 Güte.
samyra-bind-result = { $result ->
    [success] Erfolg
    [critical] Kritischer Erfolg
    [fumble] Kritischer Fehler
   *[failure] Misserfolg
}
samyra-form-quality = Güte
samyra-form-combined = Mit Kampfoption oder -fertigkeit
samyra-combined = { $answer ->
    [yes] Ja
   *[no] Nein
}
samyra-ask-react = { $target } will sich lösen: Soll { $figure } diesen Feind binden?
samyra-react = { $answer ->
    [bind] Binden
   *[let] Ziehen lassen
}
tell-samyra-bind-timing = { $figure } verzichtet auf die Bewegung und wartet, um zu binden.
tell-samyra-bind-no_critical = { $result ->
    [critical] Kritischer Erfolg von { $figure }: zählt beim Binden als normaler Erfolg.
   *[fumble] Kritischer Fehler von { $figure }: zählt beim Binden als normaler Misserfolg.
}
tell-samyra-bind-threshold = { $most ->
    [0] { $figure } bindet { $target } mit Güte { $quality }. Lösen gelingt nicht mehr.
   *[other] { $figure } bindet { $target } mit Güte { $quality }. Lösen gelingt nur noch bis { $most }.
}
tell-samyra-bind-attack = { $figure } kann { $target } nicht binden. Das Lösen gelingt jetzt ohne Wurf.
tell-samyra-bind-stamina = { $known ->
    [yes] { $figure }: Binden kostet { $cost } AUS, übrig { $left }.
    [sealed] { $left ->
        [hidden] { $figure }: Binden kostet { $cost } AUS.
       *[other] { $figure }: Binden kostet { $cost } AUS, übrig { $left }.
    }
   *[no] { $cost ->
        [0] { $figure }: Binden kostet AUS wie eine Kampfoption. Tragt den Preis ein, wenn Gonfalon mitzählen soll.
       *[other] { $figure }: Binden kostet { $cost } AUS.
    }
}
tell-samyra-bind-damage = { $figure } bindet { $target } und richtet dabei Schaden an: { $damage }.

## Platz zum Schwingen

samyra-ask-seen = { $figure } hält an: Wer mit zweihändiger Waffe sieht das?
samyra-ask-claim = { $figure } braucht Platz zum Schwingen (Felder: { $spaces }): Wie viele davon sind frei?
samyra-ask-claim-cells = { $figure }: Welche Felder zum Schwingen, höchstens { $spaces }? (Leer: keine)
samyra-offer-claim = { $claimed ->
    [yes] { $figure }: anderer Platz zum Schwingen
   *[no] { $figure }: Platz zum Schwingen nehmen
}
tell-samyra-twohand-claim = { $stage ->
    [reminder] { $foe } hält an. Wer das sieht, darf sich Platz zum Schwingen nehmen: { $figure }.
    [none] { $figure } hat keinen Platz zum Schwingen: Kein Feld ist frei.
    [released] { $figure } gibt den Platz zum Schwingen frei.
   *[claimed] { $figure } beansprucht Platz zum Schwingen (Felder: { $spaces }). Dort kommt niemand mehr durch.
}
samyra-ask-narrow = { $spaces ->
    [0] { $figure } hat kein Feld zum Schwingen: Geht das?
    [one] { $figure } hat nur ein Feld zum Schwingen: Geht das?
   *[other] { $figure } hat nur { $spaces } Felder zum Schwingen: Geht das?
}
samyra-can-swing = { $answer ->
    [yes] Ja
   *[no] Nein, zu wenig Platz
}
tell-samyra-twohand-blocks = { $answer ->
    [yes] { $figure } kann auch mit weniger Platz zuschlagen.
   *[no] { $figure } hat zu wenig Platz, um zuzuschlagen.
}

## Drehen

samyra-ask-turn = Alle haben sich bewegt: Wer dreht sich noch?
samyra-form-degrees = Drehung in Grad
samyra-form-facing = Blickrichtung
samyra-form-inside = { $figure ->
    [none] Steht im Angriffsbereich von
   *[other] { $figure } steht im Angriffsbereich von
}
samyra-facing = { $shape ->
    [hex] { $way ->
        [0] Norden
        [1] Nordosten
        [2] Südosten
        [3] Süden
        [4] Südwesten
       *[5] Nordwesten
    }
   *[square] { $way ->
        [0] Norden
        [1] Nordosten
        [2] Osten
        [3] Südosten
        [4] Süden
        [5] Südwesten
        [6] Westen
       *[7] Nordwesten
    }
}
tell-samyra-turn-end = { $degrees ->
    [0] { $figure } dreht sich.
   *[other] { $figure } dreht sich um { $degrees }°.
}

## Handlungen

samyra-ask-declare = Wer tut was?
samyra-ask-cover = Verdeckt ansagen: Wer tut was?
samyra-ask-uncover = { $side }: Ansage aufdecken
samyra-note-shelter = Steht in feindlicher Reichweite und kann beim Zaubern unterbrochen werden: { $figures }.
samyra-note-perched = Steht auf einem Objekt: { $figures }. Die Spielleitung sagt, ob das stört.
samyra-form-kind = Handlung
samyra-kind = { $kind ->
    [none] Keine
    [ranged] Fernkampf
    [instant] Sofortzauber
    [melee] Nahkampf
    [round] Rundenzauber
    [spell] Zauber über mehrere Runden
    [veiled] Zauber über mehrere Runden (verdeckt)
    [long] Handlung über mehrere Runden
    [on] Weitermachen
   *[other] Sonstiges
}
samyra-form-rounds = Runden
samyra-ask-progress = { $figure } unterbricht das Begonnene: Fängt es später von vorn an?
samyra-progress = { $answer ->
    [keep] Nein, es geht später dort weiter
   *[drop] Ja, ganz von vorn
}
samyra-form-plan = Welcher Zauber (bleibt verdeckt)
tell-samyra-act-declare = { $figure } sagt an: { $kind ->
    [ranged] Fernkampf
    [instant] Sofortzauber
    [melee] Nahkampf
    [round] Rundenzauber
    [spell] Zauber über mehrere Runden
    [veiled] Zauber über mehrere Runden (Dauer verdeckt)
    [long] Handlung über mehrere Runden
    [on] weitermachen
   *[other] Sonstiges
}.
samyra-ask-step = { $step ->
    [1] Fernkampf
    [2] Sofortzauber
    [3] Nahkampf
    [4] Rundenzauber
   *[other] Sonstiges
}: Wer handelt jetzt?
heading-samyra-act-steps = { $step ->
    [1] Fernkampf
    [2] Sofortzauber
    [3] Nahkampf
    [4] Rundenzauber
   *[other] Sonstiges
}
samyra-ask-act = { $step ->
    [1] Fernkampf
    [2] Sofortzauber
    [3] Nahkampf
    [4] Rundenzauber
   *[other] Sonstiges
}: Was kam heraus?
samyra-note-act = Würfelt nach euren eigenen Regeln und tragt ein, was herauskam, in beliebiger Reihenfolge: Alles wirkt erst, wenn der Abschnitt endet.
samyra-note-example = Beispiel, falls ihr keine eigenen Regeln habt: Mit höchstens { $attack } auf dem W20 trifft es, Schaden { $harm }.
samyra-form-target = Ziel
samyra-form-note = Was sonst geschieht
samyra-form-act = { $sort ->
    [second] Zweiter Angriff: { $figure }
    [further] Weitere Handlung: { $figure }
   *[own] { $figure }
}
samyra-came = { $kind ->
    [effect] { $result ->
        [hit] Wirkt
        [none] Verzichtet
       *[miss] Wirkt nicht
    }
   *[attack] { $result ->
        [hit] Treffer
        [none] Verzichtet
       *[miss] Daneben
    }
}
tell-samyra-act-input = { $sort ->
    [second] Zweiter Angriff.{" "}
    [further] Weitere Handlung.{" "}
   *[own] {""}
}{ $result ->
    [hit] { $aimed ->
        [yes] { $kind ->
            [ranged] { $damage ->
                [0] { $figure } gegen { $target }: Treffer, kein Schaden
               *[other] { $figure } gegen { $target }: Treffer, Schaden { $damage }
            }
            [melee] { $damage ->
                [0] { $figure } gegen { $target }: Treffer, kein Schaden
               *[other] { $figure } gegen { $target }: Treffer, Schaden { $damage }
            }
           *[other] { $damage ->
                [0] { $figure }, Ziel { $target }: wirkt
               *[other] { $figure }, Ziel { $target }: wirkt, Schaden { $damage }
            }
        }
       *[no] { $kind ->
            [ranged] { $figure }: Treffer
            [melee] { $figure }: Treffer
           *[other] { $figure }: wirkt
        }
    }
    [none] { $figure } verzichtet
    [sealed] Die Spielleitung hat Werte ihrer Figuren verdeckt hinterlegt
   *[miss] { $aimed ->
        [yes] { $kind ->
            [ranged] { $figure } gegen { $target }: daneben
            [melee] { $figure } gegen { $target }: daneben
           *[other] { $figure }, Ziel { $target }: wirkt nicht
        }
       *[no] { $kind ->
            [ranged] { $figure }: daneben
            [melee] { $figure }: daneben
           *[other] { $figure }: wirkt nicht
        }
    }
}{ $noted ->
    [yes] {" "}({ $note }).
   *[no] .
}
samyra-ask-close = Der Abschnitt endet: Wer fällt?
samyra-note-sealed = Ob die Lebenspunkte reichen, zeigt nur die eigene Ansicht der Spielleitung.
samyra-form-falls = Steht die Figur noch?
samyra-form-spell = Unterbricht der Schaden den Zauber?
samyra-hurt = { $before ->
    [0] { $figure }: Schaden { $damage }
   *[other] { $figure }: Schaden { $damage }, zusammen { $total }
}
tell-samyra-act-credit = { $figure } geht zu Boden. Niedergestreckt von: { $by }.
tell-samyra-act-fallen_earlier = { $figure } ist vorher gefallen und handelt nicht mehr.
samyra-ask-spell = Unterbricht der Schaden den Zauber von { $figure }?
samyra-spell = { $answer ->
    [interrupted] Ja, unterbrochen
   *[holds] Nein, er hält
}
tell-samyra-spell-interrupt_input = { $figure } hält den Zauber trotz des Schadens aufrecht.
tell-samyra-spell-shelter = { $figure } zaubert in feindlicher Reichweite und kann unterbrochen werden.
tell-samyra-spell-instant = Der Sofortzauber von { $figure } ist unterbrochen.
tell-samyra-spell-round = Der Rundenzauber von { $figure } ist unterbrochen.
tell-samyra-spell-long = { $figure }: Der Zauber über mehrere Runden ist unterbrochen.
ask-samyra-spell-long = Über wie viele Runden geht der Zauber?
ask-samyra-act-input = Wie viele Lebenspunkte?
ask-samyra-act-declare = Welcher Zauber?
samyra-ask-veiled = { $figure } zaubert: weiter, oder wirkt der Zauber jetzt?
samyra-veiled = { $answer ->
    [effect] Wirkt jetzt
   *[on] Geht weiter
}
tell-samyra-act-long = { $stage ->
    [begun] { $what ->
        [spell] { $rounds ->
            [one] { $figure } beginnt einen Zauber über { $rounds } Runde.
           *[other] { $figure } beginnt einen Zauber über { $rounds } Runden.
        }
       *[other] { $rounds ->
            [one] { $figure } beginnt eine Handlung über { $rounds } Runde.
           *[other] { $figure } beginnt eine Handlung über { $rounds } Runden.
        }
    }
    [on] { $what ->
        [spell] { $rounds ->
            [one] { $figure } zaubert weiter (noch { $rounds } Runde).
           *[other] { $figure } zaubert weiter (noch { $rounds } Runden).
        }
        [obstacle] { $rounds ->
            [one] { $figure } klettert weiter (noch { $rounds } Runde).
           *[other] { $figure } klettert weiter (noch { $rounds } Runden).
        }
       *[other] { $rounds ->
            [one] { $figure } macht weiter (noch { $rounds } Runde).
           *[other] { $figure } macht weiter (noch { $rounds } Runden).
        }
    }
    [done] { $what ->
        [spell] { $figure } ist mit dem Zaubern fertig.
       *[other] { $figure } ist damit fertig.
    }
    [kept] { $what ->
        [spell] { $figure } setzt mit dem Zauber aus, ohne etwas zu verlieren.
       *[other] { $figure } setzt mit der längeren Handlung aus, ohne etwas zu verlieren.
    }
   *[dropped] { $what ->
        [spell] { $figure } bricht den Zauber ab.
        [obstacle] { $figure } klettert nicht weiter.
       *[other] { $figure } bricht die längere Handlung ab.
    }
}
barred-samyra-round-budget = { $figure } hat in dieser Runde schon gehandelt. Eine weitere Handlung kann die Spielleitung gewähren.
tell-samyra-round-budget = Die Spielleitung gewährt { $figure } eine weitere Handlung: { $kind ->
    [ranged] Fernkampf
    [instant] Sofortzauber
    [melee] Nahkampf
    [round] Rundenzauber
   *[other] Sonstiges
}.

## Am Rande

samyra-offer-extra = { $figure }: weitere Handlung gewähren
samyra-offer-extra-group = Weitere Handlung gewähren
samyra-ask-extra = { $figure }: Welche Handlung kommt hinzu?
samyra-offer-contacts = Angriffsbereiche neu eintragen
samyra-ask-contacts = Wer steht in wessen Angriffsbereich?
tell-samyra-zone-known = Die Angriffsbereiche sind neu eingetragen.
samyra-offer-outside = { $figure }: nicht im Bereich von { $foe }
samyra-offer-onward = { $figure } zieht danach noch weiter
samyra-offer-leave = { $figure } darf auf einem Hindernis stehen bleiben
samyra-offer-class = { $figure }: Objektgröße ändern
samyra-ask-class = Wie groß sind diese Objekte für { $figure }?
samyra-class = { $what ->
    [low] höchstens kniehoch
    [own] ein Hindernis
   *[bigger] zu groß
}
tell-samyra-move-free_spaces = Für { $figure } gilt als { $what ->
    [low] höchstens kniehoch
    [own] Hindernis
   *[bigger] zu groß
}: { $ground }.
samyra-ask-armed = { $figure } hat jetzt einen Angriffsbereich: Wer steht darin?
samyra-ask-back = { $figure } ist zurück auf dem letzten freien Feld: Wer erreicht dort wen?
samyra-form-back = { $what ->
    [mine] Im eigenen Angriffsbereich
   *[inside] Steht im Angriffsbereich von
}
samyra-form-began = Steht wieder dort, wo der Zug begann
samyra-offer-paint = Karte ändern
samyra-offer-place = Figuren auf der Karte aufstellen
tell-samyra-round-phases = Auf der Karte neu aufgestellt: { $count }.
tell-samyra-move-size_relative = Auf der Karte geändert ({ $count }): { $ground }.
samyra-ask-seal = Was bleibt von den Figuren der Spielleitung verdeckt?
samyra-offer-seal = Werte der eigenen Figuren verdecken
samyra-form-seal = Verdeckt
samyra-seal = { $what ->
    [hits] Lebenspunkte
   *[stamina] Ausdauer
}
samyra-seal-figure = { $count ->
    [1] { $figure }
   *[other] Alle wie { $figure } ({ $count })
}
barred-samyra-act-input = Werte von Figuren der Spielleitung werden verdeckt eingetragen: als „Figur mit verdeckten Werten“ oder später mit „Werte der eigenen Figuren verdecken“.
samyra-offer-join = Figuren hinzufügen
tell-samyra-sides-hostile = { $what ->
    [party] Neue Partei: { $side }.
    [gone] Aus dem Kampf: { $figures }.
   *[figures] Neu im Kampf: { $count }.
}
samyra-offer-party = Partei hinzufügen
samyra-offer-gone = Figuren verlassen den Kampf
samyra-ask-leave = Wer verlässt den Kampf?
samyra-offer-end = Kampf beenden
samyra-ask-over = Nach Runde { $round }: Ist der Kampf beendet?
samyra-over = { $answer ->
    [yes] Ja, er ist vorbei
    [on] Nein, weiter ohne Initiativwurf
    [join] Nein, weiter: Es kommt noch jemand
   *[no] Nein, weiter
}
barred-samyra-round-end = Niemand steht mehr. Erst muss jemand aufstehen oder dazukommen.
tell-samyra-round-end = Der Kampf ist vorbei, nach { $round ->
    [one] einer Runde
   *[other] { $round } Runden
} oder etwa { $seconds } Sekunden.
samyra-result = Nur noch eine Partei steht: { $side }
samyra-result-open = Der Kampf ist zu Ende
samyra-result-time = { $round ->
    [one] Eine Runde
   *[other] { $round } Runden
}, etwa { $seconds } Sekunden
samyra-result-party = { $side }: noch { $up } von { $count } auf den Beinen
