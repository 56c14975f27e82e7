# Massenkampf mit Fate

## Namen

war-side = Seite { $number }
war-player = Spieler { $number }
war-player-gm = Spielleitung
war-zone = Zone { $number }
war-leader-unnamed = Anführer ohne Namen
war-unit-unnamed = { $quality ->
    [average] Rekruten
    [fair] Frontsoldaten
   *[good] Elitesoldaten
} ({ $skill ->
    [athletics] Athletik
    [drive] Fahren
    [pilot] Pilot
    [stealth] Heimlichkeit
    [fight] Kämpfen
    [provoke] Provozieren
    [shoot] Schießen
    [notice] Wahrnehmung
    [will] Wille
   *[other] { $skill }
})
war-skill = { $skill ->
    [athletics] Athletik
    [drive] Fahren
    [pilot] Pilot
    [stealth] Heimlichkeit
    [fight] Kämpfen
    [provoke] Provozieren
    [shoot] Schießen
    [notice] Wahrnehmung
    [surround] Umzingeln
   *[will] Wille
}
war-skill-rated = { $rating ->
    [0] { $skill } 0
   *[other] { $skill } +{ $rating }
}
war-slot = { $severity ->
    [mild] Leicht (2)
    [moderate] Mittel (4)
   *[severe] Schwer (6)
}
war-stress = Stress
war-thing = { $piece }
war-yes = Ja
war-no = Nein
war-none = Keine
war-off-field = Nicht auf dem Feld

## Namen von Aspekten, die niemand benannt hat

war-advantage-unnamed = Taktischer Vorteil
war-aspect-trap = Es ist eine Falle!
war-aspect-intimidated = { $on ->
    [foe] Zögerlich
   *[own] Furchterregend
}
war-aspect-pinned = Festgenagelt ({ $by })
war-aspect-surrounded = Umzingelt (im Vorteil: { $side })
war-boost-unnamed = { $rule ->
    [war-core-outcome-attack] Gegner ohne Deckung
    [war-core-outcome-advantage] Flüchtige Gelegenheit
    [war-core-outcome-overcome] In Schwung
    [war-core-outcome-defend] Glatt abgewehrt
    [war-core-cost-minor] Gegner aus dem Tritt
    [war-leader-boost] Sturmangriff!
   *[other] Günstiger Augenblick
}
war-cost-unnamed = In Bedrängnis
war-consequence-unnamed = { $severity ->
    [mild] Angeschlagen
    [moderate] Ins Wanken geraten
   *[severe] Übel zugerichtet
}

## Das Schlachtfeld der Regelbeispiele

war-example-north = Norden
war-example-south = Süden
war-example-pikes = Dorfpiken
war-example-pikes-2 = Schulter an Schulter
war-example-bows = Waldbögen
war-example-bows-2 = Jeder Pfeil zählt
war-example-levy = Bauernaufgebot
war-example-guard = Hallenwache
war-example-guard-2 = Ein Eid wie Eisen
war-example-guard-3 = Fliehen nie als Erste
war-example-raiders = Flussräuber
war-example-raiders-2 = Erst die Beute
war-example-slingers = Schleuderhirten
war-example-skirmishers = Heideplänkler
war-example-skirmishers-2 = Verweht wie Rauch
war-example-ogres = Höhlenoger
war-example-ogres-2 = Dickes Fell
war-example-ogres-3 = Wittern Blut
war-example-ida = Hauptfrau vom Nordtor
war-example-ida-2 = Als Erste auf der Mauer
war-example-oz = Kriegsherr der Marschen
war-example-oz-2 = Schulden in jedem Hafen

## Ablauf

war-step = { $step ->
    [sides] Seiten
    [leaders] Anführer
    [armies] Heere
    [zones] Zonen
    [secrets] Zonenaspekte
    [deploy] Aufstellung
    [initiative] Initiative
   *[rounds] Schlacht
}
war-step-round = Runde { $round }

## Anfang

war-ask-begin = Was für eine Schlacht soll es sein?
war-begin-quick = Eigene Schlacht auf einen Blick
war-begin-players = { $count ->
    [2] Schritt für Schritt zu zweit
    [3] Zu dritt: zwei gegen die Spielleitung
    [4] Zu viert: drei gegen die Spielleitung
   *[other] Schritt für Schritt, { $count } Spieler
}
war-begin-ready = Fertige Schlachten
war-begin-example = Das Schlachtfeld der Regelbeispiele
war-begin-one-by-one = Auf einen Blick, Initiative nacheinander
war-begin-fine = Ausführlich, Initiative nacheinander
war-begin-goal = Es gewinnt, wer am Ende als einzige Seite noch Einheiten im Feld hat. Wer aussichtslos dasteht, darf aufgeben.
war-init-invoke = { $side }: Aspekt einsetzen
war-ask-quick = Wer kämpft, wo und womit?
war-form-points = Kriegspunkte für jeden
war-form-zones = Zonen des Schlachtfelds
war-form-players = Am Tisch
war-form-player = Spieler
war-form-name = Name
war-form-side = Kämpft für
war-form-army = Heer
war-form-with = Außerdem
war-form-has = { $what ->
    [gm] Spielleitung
   *[leader] Anführer
}
war-form-one-gm = Die Spielleitung hat schon jemand anders. Es gibt nur eine.
war-form-placing = Aufstellung
war-form-placed = { $by ->
    [own] Jeder selbst
   *[all] Durch Gonfalon
}
heading-war-setup-order = Alles ist aufgestellt

## Seiten und Spieler

war-ask-sides = Passen Seiten und Spieler so?
war-sides-done = Die Seiten stehen fest
war-edit-player = Ändern: { $player }
war-add-player = Spieler hinzufügen
war-remove-player = Entfernen: { $player }
war-name-side = Benennen: { $side }
war-ask-side-name = { $side }: Wie soll die Seite heißen?
war-ask-player = { $player }: Was soll sich ändern?
war-player-name = Name
war-player-side = Seite
war-player-is-gm = { $gm ->
    [yes] Nicht mehr Spielleitung
   *[no] Zur Spielleitung machen
}
war-player-points = Kriegspunkte: { $points }
war-player-own = Eigene Fate-Punkte: { $points }
war-ask-player-name = { $player }: Welcher Name?
war-ask-player-side = { $player }: Auf welcher Seite?
war-for-side = { $side }
war-new-side = Neue Seite
war-ask-points = { $player }: Wie viele Kriegspunkte kommen in die Kasse?
war-ask-own = { $player }: Wie viele eigene Fate-Punkte kommen mit in die Schlacht?
barred-war-setup-sides = Eine Schlacht braucht mindestens zwei Seiten. Setzt jemanden auf eine andere.
barred-war-setup-order = Mehr als { $most } Spieler gehen nicht. Führt lieber zu mehreren ein Heer.

## Fertigkeiten der Schlacht

war-ask-skills = Welche Fertigkeiten gelten in dieser Schlacht?
war-ask-more-skill = Welche eigene Fertigkeit kommt hinzu? (Leer lassen, wenn keine mehr dazukommt.)
ask-war-opt-leader_skill = Mit welcher Fertigkeit wird statt mit Wille geführt?
war-ask-defences = Womit verteidigt man sich gegen { $skill }?
war-defend-with = { $skill }
tell-war-unit-skill_list = Fertigkeiten dieser Schlacht: { $skills }.

## Anführer

war-ask-leaders = { $side }: Wer führt das Heer an?
war-leaders-done = { $count ->
    [0] Ohne Anführer weiter
    [one] Fertig, 1 Anführer
   *[other] Fertig, { $count } Anführer
}
war-quick-leader = Fertigen Anführer nehmen
war-new-leader = Eigenen Anführer eintragen
war-leader-from-card = Karte eines Anführers einlesen
war-ask-leader-card = Was steht auf der Karte des Anführers? Eine Zeile wie im Muster: englische Kürzel, dazwischen „|“. (Leer: zurück.)
war-drop = Entfernen: { $piece }
war-later = Erst die anderen
war-ask-leader-kind = Was für ein Anführer ist es?
war-leader-kind = { $kind ->
    [pc] SC (Spielercharakter)
    [supporting] Neben-NSC
    [main] Haupt-NSC
   *[nameless] Namenloser NSC
}
war-ask-leader-name = { $side }: Wie heißt der Anführer?
war-ask-rating = { $skill }: Welchen Wert hat der Anführer?
war-ask-more-skills = Welche Fertigkeiten hat der Anführer noch?
war-add-skill = { $skill }
war-skills-done = Keine weitere Fertigkeit
war-ask-leader-aspect = { $number ->
    [1] Welches Konzept hat der Anführer? (Darf leer bleiben.)
   *[other] Wie lautet Aspekt { $number } des Anführers? (Leer lassen, wenn keiner mehr dazukommt.)
}
war-ask-boxes = Wie viele Stresskästchen hat der Anführer?
war-ask-slots = Welche Konsequenzen kann der Anführer nehmen?
barred-war-leader-who = Anführer sind Personen mit Namen. Nehmt einen SC, Neben-NSC oder Haupt-NSC.
barred-war-leader-one_per_unit = { $most ->
    [1] Diese Einheit hat schon einen Anführer. Nehmt eine andere.
   *[other] Mehr als { $most } Anführer kann ein Spieler nicht haben. Entfernt erst einen.
}

## Heere

war-ask-army = { $points ->
    [0] { $side }: Steht das Heer? Die Kriegskasse ist leer.
    [one] { $side }: Was kommt ins Heer? Noch 1 Kriegspunkt.
   *[other] { $side }: Was kommt ins Heer? Noch { $points } Kriegspunkte.
}
war-army-done = { $count ->
    [0] Ohne Einheit weiter, Rest { $points }
    [one] Heer fertig: 1 Einheit, Rest { $points }
   *[other] Heer fertig: { $count } Einheiten, Rest { $points }
}
war-quick-army = { $fate ->
    [0] { $points ->
        [0] Fertiges Heer
        [one] Fertiges Heer für 1 Kriegspunkt
       *[other] Fertiges Heer für { $points } Kriegspunkte
    }
   *[other] Heer mit Fate-Punkt ({ $points } Kriegspunkte)
}
war-no-fate = { $side }: noch kein Fate-Punkt. Ohne Fate-Punkte bleiben nur freie Einsätze von Aspekten.
war-build = Einzeln kaufen
war-own-units = Einheiten im Heer
war-new-unit = { $quality ->
    [average] Durchschnittliche Einheit, Preis { $price }
    [fair] Ordentliche Einheit, Preis { $price }
   *[good] Gute Einheit, Preis { $price }
}
war-unit-from-card = Einheitenkarte einlesen
war-ask-unit-card = Was steht auf der Einheitenkarte? Eine Zeile wie im Muster: englische Kürzel, dazwischen „|“. (Leer: zurück.)
war-buy-fate = Fate-Punkt für { $price } Kriegspunkte
war-duplicate = Noch einmal: { $piece }, Preis { $price }
war-edit-unit = Ändern: { $piece }
war-ask-edit-unit = { $piece }: Was soll sich ändern?
war-change-name = Namen ändern
war-change-aspect = Aspekt { $number } ändern
war-change-skills = Fertigkeiten neu wählen
war-sell = { $price ->
    [one] Einheit entfernen (+1 Kriegspunkt)
   *[other] Einheit entfernen (+{ $price } Kriegspunkte)
}
war-ask-unit-skills = { $count ->
    [one] { $side }: Welche Fertigkeit bekommt +{ $rank }?
   *[other] { $side }: Welche { $count } Fertigkeiten bekommen +{ $rank }?
}
war-unit-skill = { $fits ->
    [yes] { $skill } +{ $rank }
   *[no] { $skill } +{ $rank } (hier kaum von Nutzen)
}
war-ask-unit-name = { $side }: Wie heißt die Einheit? Der Name ist ihr erster Aspekt.
war-ask-unit-aspect = { $side }: Wie lautet Aspekt { $number } der Einheit? (Darf leer bleiben.)
tell-war-chest-cost-unit = { $player }: Das Heer steht. Kriegspunkte übrig: { $points }.
tell-war-chest-cost-fate = { $player }: Fate-Punkt gekauft, Preis { $price }. Kriegspunkte übrig: { $left }.
barred-war-chest-cost-unit = { $points ->
    [0] Die Kriegskasse ist leer. Preis: { $price }.
   *[other] Das gibt die Kriegskasse nicht her: Preis { $price }, vorhanden { $points }. Nehmt etwas Billigeres.
}
barred-war-fate-buy_mid_battle = Ein Fate-Punkt kostet { $price } Kriegspunkte, vorhanden: { $points }.
barred-war-unit-parts = Ohne Einheit geht es nicht. Kauft mindestens eine, oder nehmt ein fertiges Heer.
barred-war-unit-one_body = Mehr als { $most } Einheiten kann ein Spieler nicht haben. Entfernt erst eine.
barred-war-unit-skill_list = { $why ->
    [own] Fertige Heere passen nicht zu jeder eigenen Liste von Fertigkeiten. Bereitet die Schlacht Schritt für Schritt vor.
   *[army] Dieses Heer braucht Fertigkeiten, die hier nicht gelten. Nehmt ein anderes, oder kauft einzeln.
}
barred-war-unit-skill_unique = { $why ->
    [few] Eure Liste hat für diese Qualität zu wenige Fertigkeiten. Nehmt eine niedrigere.
   *[taken] Diese Fertigkeit hat die Einheit schon. Nehmt eine andere.
}

## Karten als Text

refused-card = Diese Karte lässt sich nicht lesen. Schreibt sie wie im Muster, die Teile durch | getrennt.
refused-card-leader = Das ist keine Karte eines Anführers. Vorn muss wie im Muster die Art stehen, an dritter Stelle der Name.
refused-card-skill = Eine Fertigkeit gilt in dieser Schlacht nicht, oder ihr Wert ist zu hoch. Ändert sie.
refused-card-twice = Eine Fertigkeit steht zweimal da. Jede zählt nur einmal, nehmt eine andere dazu.
refused-card-skills = { $quality ->
    [average] Die Werte passen nicht. Eine Durchschnittliche Einheit hat eine Fertigkeit auf +1.
    [fair] Die Werte passen nicht. Eine Ordentliche Einheit hat +2, +1, +1.
   *[good] Die Werte passen nicht. Eine Gute Einheit hat +3, +2, +2, +1, +1, +1.
}
refused-card-slots = { $quality ->
    [average] Eine Durchschnittliche Einheit kann keine Konsequenz nehmen. Lasst diesen Teil weg.
    [fair] Eine Ordentliche Einheit kann nur eine leichte Konsequenz nehmen. Lasst diesen Teil weg.
   *[good] Eine Gute Einheit kann nur eine leichte und eine mittlere Konsequenz nehmen. Lasst diesen Teil weg.
}
refused-card-aspects = Die Zahl der Aspekte passt nicht. Nötig ist der Name, insgesamt gehen höchstens { $most }.
refused-card-extra = Einheiten haben weder Stresskästchen noch Stunts. Lasst diesen Teil weg.

## Zonen

ask-war-zone-count = Wie viele Zonen hat das Schlachtfeld?
war-ask-lay = { $side }: Wohin kommt Zonenkarte { $number } von { $count }?
war-lay-all = { $left ->
    [one] Gonfalon legt die letzte Karte
   *[other] Gonfalon legt die übrigen { $left } Karten
}
war-lay-first = Mitten auf den Tisch
war-lay-at = Karte { $sides }
war-lay-by = { $way ->
    [right] rechts von { $zone }
    [left] links von { $zone }
    [above] über { $zone }
   *[below] unter { $zone }
}
war-lay-apart = Abseits der anderen
war-free-cell = Freier Platz
war-ask-near = { $side }: An welche Karten grenzt { $zone }?
war-ask-borders = Stimmen die Grenzen der Zonen?
war-borders-done = Das Schlachtfeld steht
war-join = Grenze hinzufügen
war-cut = Grenze entfernen
war-name-zone = Benennen: { $zone }
war-ask-join = Welche Zonen sollen aneinandergrenzen?
war-ask-cut = Welche Zonen sollen nicht mehr aneinandergrenzen?
war-pair = { $one } – { $other }
war-ask-zone-name = { $zone }: Wie heißt die Zone?
war-linear = Alle Zonen liegen in einer Reihe. Spannender wird es, wenn mehrere Wege in jede Zone führen.
tell-war-zone-place-shape = Das Schlachtfeld ist eine einzige Reihe von Zonen.
barred-war-zone-place-adjacent = Jede Zone braucht eine Grenze zum übrigen Feld, sonst kommt niemand hin. Gebt ihr erst eine andere.

## Verdeckte Zonenaspekte

war-ask-secrets = { $points ->
    [0] { $side }: Einen Zonenaspekt kaufen? Kein Fate-Punkt übrig.
    [one] { $side }: Einen Zonenaspekt kaufen? Noch 1 Fate-Punkt.
   *[other] { $side }: Einen Zonenaspekt kaufen? Noch { $points } Fate-Punkte.
}
war-secrets-done = Nichts weiter kaufen
war-write-on = Aspekt schreiben (1 Fate-Punkt): { $zone }
ask-war-zone-aspect-buy = { $side }: Welcher Aspekt kommt verdeckt auf die Zonenkarte?
war-ask-zone-aspect = { $side }: Welcher Aspekt steht auf der Zonenkarte?
ask-war-zone-aspect-hinders = { $side }: Behindert der Aspekt dieser Zonenkarte die Bewegung?
war-ask-proposed-hindrance = { $side }: Soll der Aspekt die Bewegung behindern? Beim Aufdecken entscheidet die Spielleitung.
war-hinders = { $hinders ->
    [yes] Behindert Bewegung
   *[no] Behindert nicht
}
ask-war-zone-aspect-reveal = { $side }: Was steht auf der verdeckten Zonenkarte?
war-ask-open-hindrance = { $zone }: Soll „{ $aspect }“ die Bewegung behindern?
war-ask-hindrance = { $proposed ->
    [none] { $zone }: Behindert „{ $aspect }“ die Bewegung?
    [yes] { $zone }: Behindert „{ $aspect }“ die Bewegung? Vorschlag: Ja.
   *[no] { $zone }: Behindert „{ $aspect }“ die Bewegung? Vorschlag: Nein.
}
tell-war-zone-aspect-face_down = { $player }: Aspekt verdeckt auf die Zonenkarte geschrieben, für einen Fate-Punkt ({ $zone }).
tell-war-zone-aspect-reveal = { $zone }: Die Karte ist aufgedeckt, „{ $aspect }“ ({ $player }).
tell-war-zone-aspect-hinders = { $hinders ->
    [yes] { $zone }: „{ $aspect }“ behindert die Bewegung.
   *[no] { $zone }: „{ $aspect }“ behindert die Bewegung nicht.
}
barred-war-zone-aspect-buy = Auf dieser Karte steht schon etwas. Nehmt eine leere.

## Aufstellung

war-ask-deploy = { $side }: Wer wird jetzt aufgestellt?
war-deploy = Aufstellen: { $piece }
war-deploy-all = Gonfalon stellt alle auf
war-ask-deploy-where = { $side }, { $piece }: Wohin?
war-attach-to = Verbinden: { $piece }
war-deploy-in = { $zone }
tell-war-setup-deploy = { $piece }: aufgestellt ({ $zone }).
barred-war-setup-deploy = Dort stehen schon Feinde ({ $zone }). Nehmt eine Zone ohne Feinde.

## Initiative

heading-war-init-roll = Initiative
war-ask-lead = { $side }: Welcher Anführer würfelt für die Initiative?
war-lead = { $rating ->
    [0] { $leader }, Wille 0
   *[other] { $leader }, Wille +{ $rating }
}
tell-war-init-roll = { $player }: Initiative { $total ->
    [8] Legendär (+8)
    [7] Episch (+7)
    [6] Fantastisch (+6)
    [5] Hervorragend (+5)
    [4] Großartig (+4)
    [3] Gut (+3)
    [2] Ordentlich (+2)
    [1] Durchschnittlich (+1)
    [0] Mäßig (0)
    [-1] Schwach (−1)
    [-2] Fürchterlich (−2)
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
   *[other] +{ $total }
}.
tell-war-init-tie = Gleichstand, neuer Wurf: { $players }.
tell-war-turn-choose = { $player }: Platz { $number } in der Reihenfolge.

## Runden und Züge

heading-war-turn-everyone_once = Runde { $round }
heading-war-turn-choose = Zug: { $piece } ({ $player })
war-ask-turn = { $side }: Wer wird aktiviert? (Runde { $round })
war-activate = Aktivieren: { $piece }
war-detach-to-act = Lösen und aktivieren: { $leader } ({ $piece })
war-ask-action = { $left ->
    [0] { $piece }: Was jetzt? Keine Aktion übrig.
    [one] { $piece }: Was jetzt? Noch 1 Aktion.
   *[other] { $piece }: Was jetzt? Noch { $left } Aktionen.
}
war-group = { $of ->
    [move] Bewegen
    [attack] Angreifen
    [advantage] Einen Vorteil erschaffen
    [overcome] Überwinden
    [leader] Anführer
   *[more] Sonst noch
}
war-end-turn = Zug beenden
tell-war-turn-end = { $piece }: Zug beendet.
tell-war-opt-activation = { $side }: Alle haben gehandelt und sind wieder bereit.
barred-war-turn-everyone_once = In dieser Runde schon an der Reihe gewesen ({ $piece }). Erst kommen alle anderen.
barred-war-action-one = Keine Aktion mehr übrig ({ $piece }). Eine zweite gibt es nur durch einen Anführer oder einen Fate-Punkt, eine dritte nie.
barred-war-action-no_repeat = { $act ->
    [overcome] Überwinden war in diesem Zug schon dran. Nehmt eine andere Aktion.
    [attack] Angreifen war in diesem Zug schon dran. Nehmt eine andere Aktion.
    [advantage] In diesem Zug wurde schon ein Vorteil erschaffen. Nehmt eine andere Aktion.
   *[defence] Die volle Verteidigung war in diesem Zug schon dran. Nehmt eine andere Aktion.
}
barred-war-action-attack_last = Ein Angriff beendet den Zug. Alles andere muss davor geschehen.
war-second-action = Zweite Aktion für einen Fate-Punkt
barred-war-action-second-fate = { $why ->
    [leader] Diese Einheit hat einen Anführer: Die zweite Aktion kann nur von ihm kommen.
   *[two] Mehr als zwei Aktionen in einem Zug gibt es nie. Beendet den Zug.
}
tell-war-action-second-fate = { $piece }: zweite Aktion für einen Fate-Punkt ({ $player }).
tell-war-action-second-leader = { $piece }: zweite Aktion durch den Anführer ({ $leader }).
war-purse = { $first ->
    [own] { $player }: erst eigene Punkte
   *[bought] { $player }: erst gekaufte Punkte
}
tell-war-fate-pools = { $first ->
    [own] { $player }: ab jetzt zuerst eigene Fate-Punkte.
   *[bought] { $player }: ab jetzt zuerst gekaufte Fate-Punkte.
}
barred-war-fate-pools = Kein Fate-Punkt übrig ({ $player }). Für Kriegspunkte lässt sich einer kaufen.

## Verstärkung

war-reinforcements = Verstärkung
war-ask-reinforce = { $side }: In welche Zone kommt die Verstärkung?
tell-war-opt-reinforcements = { $piece }: Verstärkung eingetroffen ({ $zone }), handlungsbereit ab der nächsten Runde.

## Bewegen

war-move = Kostenlose Bewegung: { $zone }
war-force = { $how ->
    [pinned] Überwinden: { $zone } (festgenagelt)
    [clear] Überwinden: { $zone } (freier Weg)
    [foes] Überwinden: { $zone } (Feinde)
   *[terrain] Überwinden: { $zone } (Gelände)
}
war-ask-skill = { $side }, { $piece }: Auf welche Fertigkeit wird gewürfelt?
war-ask-barring = { $side }: Welche Einheit versperrt den Weg, und womit?
war-bar = { $rating ->
    [0] { $piece }, { $skill } 0
   *[other] { $piece }, { $skill } +{ $rating }
}
war-let-in = Den Weg freigeben
war-ask-further = { $side }: Voller Erfolg. Ein Schub oder noch eine Zone weiter?
war-take-boost = Schub nehmen
war-go-on = Noch weiter: { $zone }
tell-war-move-free = { $piece }: kostenlose Bewegung, Ziel: { $zone }.
tell-war-over-result = { $foe ->
    [none] { $result ->
        [fail] { $piece }: Durchbruch gescheitert ({ $zone }).
        [tie] { $piece }: durchgekommen, aber mit kleinem Haken ({ $zone }).
        [paid] { $piece }: doch durchgekommen, aber mit großem Haken ({ $zone }).
        [success] { $piece }: durchgekommen ({ $zone }).
       *[style] { $piece }: mit vollem Erfolg durchgekommen ({ $zone }).
    }
   *[other] { $result ->
        [fail] { $piece }: Durchbruch gescheitert ({ $zone }). Widerstand: { $foe }.
        [tie] { $piece }: durchgekommen, aber mit kleinem Haken ({ $zone }). Widerstand: { $foe }.
        [paid] { $piece }: doch durchgekommen, aber mit großem Haken ({ $zone }). Widerstand: { $foe }.
        [success] { $piece }: durchgekommen ({ $zone }). Widerstand: { $foe }.
       *[style] { $piece }: mit vollem Erfolg durchgekommen ({ $zone }). Widerstand: { $foe }.
    }
}
tell-war-over-extra_move = { $piece }: noch eine Zone weiter, Ziel: { $zone }.
tell-war-opt-hidden_hindrance = { $piece }: aufgehalten, die aufgedeckte Karte behindert die Bewegung ({ $zone }).
tell-war-adv-pin-overcome = { $piece }: der höchste Widerstand, { $total ->
    [8] Legendär (+8)
    [7] Episch (+7)
    [6] Fantastisch (+6)
    [5] Hervorragend (+5)
    [4] Großartig (+4)
    [3] Gut (+3)
    [2] Ordentlich (+2)
    [1] Durchschnittlich (+1)
    [0] Mäßig (0)
    [-1] Schwach (−1)
    [-2] Fürchterlich (−2)
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
   *[other] +{ $total }
}.
tell-war-adv-pin-ends = { $piece }: nicht mehr festgenagelt.
barred-war-move-free = Die kostenlose Bewegung ist verbraucht ({ $piece }). Weiter kommt ihr nur mit Überwinden.
barred-war-move-obstacle = { $terrain ->
    [0] Dort stehen Feinde ({ $zone }, Einheiten: { $foes }). Hinein geht es nur mit Überwinden.
   *[other] { $foes ->
        [0] Das Gelände behindert die Bewegung ({ $zone }, Schwierigkeit +{ $terrain }). Hinein geht es nur mit Überwinden.
       *[other] Feinde (Einheiten: { $foes }) und Gelände (Schwierigkeit +{ $terrain }) versperren den Weg ({ $zone }). Hinein geht es nur mit Überwinden.
    }
}
barred-war-adv-pin-effect = Festgenagelt ({ $piece }, durch { $by }). Heraus geht es nur mit Überwinden.

## Angreifen und verteidigen

war-attack = { $skill ->
    [fight] Mit Kämpfen: { $piece }
    [shoot] Mit Schießen: { $piece }
   *[leader] Angreifen: { $piece }
}
war-ask-defence = { $side }, { $piece }: Womit gegen { $skill } verteidigen?
war-waive-defence = Auf den Wurf verzichten
war-offer-skill = { $piece }: andere Fertigkeit statt { $skill }
war-offer-defence = { $rolls ->
    [no] { $piece }: doch verteidigen
   *[yes] { $piece }: nicht mit { $skill } verteidigen
}
war-offer-opposition = Anderer Widerstand gegen { $piece }
war-ask-style = { $side }: ganzer Treffer ({ $hit }) oder 1 weniger und ein Schub?
war-full-hit = Treffer { $hit }
war-less-hit = Treffer { $hit } und ein Schub
tell-war-attack-target = { $piece }: Angriff mit { $skill }, Ziel: { $target }.
tell-war-core-opposition = { $player }: kein aktiver Widerstand.
tell-war-core-outcome-attack = { $result ->
    [fail] { $piece }: Angriff abgewehrt, Ziel: { $target }.
    [tie] { $piece }: Gleichstand, kein Treffer (Ziel: { $target }). Dafür ein Schub: { $player }.
    [less] { $piece }: Treffer { $hit } (um 1 verringert), Ziel: { $target }. Dafür ein Schub: { $player }.
   *[hit] { $piece }: Treffer { $hit }, Ziel: { $target }.
}
barred-war-attack-range_limit = { $most ->
    [one] Zu weit weg. Die Reichweite endet nach 1 Zone. Rückt erst näher heran.
   *[other] Zu weit weg. Die Reichweite endet nach { $most } Zonen. Rückt erst näher heran.
}
barred-war-leader-only_leaders = { $by ->
    [leader] Ein Anführer greift nur Anführer an ({ $leader }). Gegen Einheiten schickt eine Einheit.
   *[unit] { $leader }: Einen Anführer kann nur ein Anführer angreifen, und zwar im Zweikampf.
}
barred-war-action-second-leader = Die Aktion lässt sich nur im Zug der Einheit abgeben ({ $piece }).
barred-war-leader-independent-limits = Allein beeinflusst ein Anführer keine Einheiten ({ $leader }). Verbindet ihn mit einer.

## Der Wurf

war-contest = { $rule ->
    [war-attack-fight] Angriff mit Kämpfen
    [war-attack-shoot] Angriff mit Schießen
    [war-leader-duel] Zweikampf
    [war-leader-boost] Schub für die Einheit
    [war-leader-rally] Konsequenz entfernen
    [war-adv-ambush] Hinterhalt
    [war-adv-intimidate] Einschüchtern
    [war-adv-pin] Festnageln
    [war-adv-scout] Erkundung: { $zone }
    [war-adv-surround] Umzingeln
    [war-adv-general] Einen Vorteil erschaffen
    [war-core-outcome-existing] Vorhandenen Aspekt nutzen
    [war-over-aspect] Aspekt loswerden
    [war-over-enemy] Vorstoß gegen Feinde
    [war-over-terrain] In schwieriges Gelände
    [war-over-extra_move] Zusatzbewegung
    [war-adv-pin-overcome] Aus dem Beschuss
    [war-init-roll] Initiative
    [war-init-tie] Initiative, neuer Wurf
   *[other] Wurf
}
war-hand = { $piece }: { $skill }
war-ask-rolls = Alle würfeln zugleich
war-hand-difficulty = { $rule ->
    [war-core-default_difficulty] Schwierigkeit
    [war-core-opposition] Kein Verteidigungswurf
    [war-adv-scout-difficulty] Schwierigkeit der Erkundung
    [war-over-aspect] Schwierigkeit
    [war-over-terrain] Schwieriges Gelände
    [war-over-enemy] Weg freigegeben
    [war-over-extra_move] Schwierigkeit der Zusatzbewegung
    [war-adv-pin-overcome] Beschuss
    [war-leader-boost] Konsequenzen der Einheit
    [war-leader-rally] Schwere der Konsequenz
   *[other] Schwierigkeit
}
war-ask-roll = { $piece ->
    [none] { $side }: Wurf auf { $skill }
   *[other] { $piece }: Wurf auf { $skill }
} ({ $bonus ->
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
   *[other] +{ $bonus }
})
war-part-skill = { $skill }
war-part-will = Wille
war-part-leader = Anführer
war-part-surrounded = Umzingelt
war-part-two-zones = Zwei Zonen entfernt
war-part-extra = Weitere Verteidiger
war-part-ground = { $rule ->
    [war-adv-pin-overcome] Schwierigkeit: mindestens { $difficulty ->
        [0] 0
       *[other] +{ $difficulty }
    }
   *[other] Gelände: mindestens { $difficulty ->
        [0] 0
       *[other] +{ $difficulty }
    }
}
war-part-guarding = Volle Verteidigung
war-part-invoked = Einsatz: { $aspect }
war-part-manual = Von Hand
war-outcome = { $outcome ->
    [fail] { $shifts ->
        [one] Fehlschlag, 1 fehlt zum Gleichstand
       *[other] Fehlschlag, { $shifts } fehlen zum Gleichstand
    }
    [tie] Gleichstand
    [success] { $shifts ->
        [one] Erfolg, 1 Erfolgsstufe
       *[other] Erfolg, { $shifts } Erfolgsstufen
    }
   *[style] Voller Erfolg, { $shifts } Erfolgsstufen
}
tell-war-core-shifts = { $piece }: { $total ->
    [8] Legendär (+8)
    [7] Episch (+7)
    [6] Fantastisch (+6)
    [5] Hervorragend (+5)
    [4] Großartig (+4)
    [3] Gut (+3)
    [2] Ordentlich (+2)
    [1] Durchschnittlich (+1)
    [0] Mäßig (0)
    [-1] Schwach (−1)
    [-2] Fürchterlich (−2)
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
   *[other] +{ $total }
} gegen { $against ->
    [8] Legendär (+8)
    [7] Episch (+7)
    [6] Fantastisch (+6)
    [5] Hervorragend (+5)
    [4] Großartig (+4)
    [3] Gut (+3)
    [2] Ordentlich (+2)
    [1] Durchschnittlich (+1)
    [0] Mäßig (0)
    [-1] Schwach (−1)
    [-2] Fürchterlich (−2)
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
   *[other] +{ $against }
}. { $outcome ->
    [fail] Fehlschlag.
    [tie] Gleichstand.
    [success] { $shifts ->
        [one] Erfolg, 1 Erfolgsstufe.
       *[other] Erfolg, { $shifts } Erfolgsstufen.
    }
   *[style] Voller Erfolg, { $shifts } Erfolgsstufen.
}

## Chancen des Wurfs

war-odds-open = Chancen dieses Wurfs
war-odds-reroll = Nach neuem Wurf: { $piece }
war-odds-end = { $end ->
    [style] Voller Erfolg
    [success] Erfolg
    [tie] Gleichstand
   *[fail] Fehlschlag
}
war-odds-out = Ziel besiegt

## Aspekte einsetzen

war-ask-invoke = { $order ->
    [together] { $used ->
        [yes] Setzt jemand noch einen Aspekt ein?
       *[no] Setzt jemand einen Aspekt ein?
    }
   *[in_turn] { $used ->
        [yes] { $side }: Noch einen Aspekt einsetzen oder passen?
       *[no] { $side }: Einen Aspekt einsetzen oder passen?
    }
}
war-invoke = { $how ->
    [ground] Schwierigkeit +2: { $what }
    [reroll] Neu würfeln: { $what }
   *[plus] +2: { $what }
}
war-invoke-short = { $how ->
    [ground] Schwierigkeit +2
   *[reroll] Neu würfeln
}
war-invoke-aspect = { $on ->
    [battle] { $price ->
        [free] { $held ->
            [other] „{ $aspect }“, freier Einsatz (noch { $held })
           *[one] „{ $aspect }“, freier Einsatz
        }
       *[paid] { $held ->
            [0] „{ $aspect }“, 1 Fate-Punkt
            [one] „{ $aspect }“, der letzte Fate-Punkt
           *[other] „{ $aspect }“, 1 von { $held } Fate-Punkten
        }
    }
   *[other] { $price ->
        [free] { $held ->
            [other] „{ $aspect }“ ({ $on }), freier Einsatz (noch { $held })
           *[one] „{ $aspect }“ ({ $on }), freier Einsatz
        }
       *[paid] { $held ->
            [0] „{ $aspect }“ ({ $on }), 1 Fate-Punkt
            [one] „{ $aspect }“ ({ $on }), der letzte Fate-Punkt
           *[other] „{ $aspect }“ ({ $on }), 1 von { $held } Fate-Punkten
        }
    }
}
war-invoke-pass = { $order ->
    [together] Nein, dabei bleibt es
   *[in_turn] Passen
}
war-invoke-other = Anderen Aspekt einsetzen
war-ask-invoke-other = { $order ->
    [together] Welcher andere Aspekt zählt hier, wenn alle zustimmen?
   *[in_turn] { $side }: Welcher andere Aspekt zählt, wenn alle zustimmen?
}
war-empty-aspect = Aspekt { $number }, noch leer ({ $piece })
tell-war-core-invoke = { $price ->
    [free] { $how ->
        [reroll] { $player }: freier Einsatz von „{ $aspect }“, neuer Wurf.
        [ground] { $player }: freier Einsatz von „{ $aspect }“, Schwierigkeit +2.
       *[plus] { $player }: freier Einsatz von „{ $aspect }“, +2.
    }
   *[paid] { $how ->
        [reroll] { $player }: „{ $aspect }“ für einen Fate-Punkt eingesetzt, neuer Wurf.
        [ground] { $player }: „{ $aspect }“ für einen Fate-Punkt eingesetzt, Schwierigkeit +2.
       *[plus] { $player }: „{ $aspect }“ für einen Fate-Punkt eingesetzt, +2.
    }
}
tell-war-core-total = { $piece }: neu gewürfelt, Summe der Würfel: { $dice ->
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
barred-war-core-invoke = Dieser Aspekt wurde bei diesem Wurf schon für einen Fate-Punkt eingesetzt. Nehmt einen anderen Aspekt.
barred-war-unit-extra_aspects = Dieser Aspekt steht noch nicht da. Tragt ihn im Zug der Einheit ein.
barred-war-opt-leader_aspects = In dieser Schlacht leihen Anführer der Einheit ihre Aspekte nicht. Nehmt einen der Einheit.
barred-war-leader-aspects = { $to ->
    [switch] Dieser Anführer ist mit keiner Einheit verbunden ({ $leader }). Wählt etwas anderes.
   *[invoke] Nur ein verbundener Anführer leiht der Einheit seine Aspekte ({ $leader }). Nehmt einen der Einheit.
}

## Einen Vorteil erschaffen

war-use = { $use ->
    [ambush] Hinterhalt legen (Heimlichkeit)
    [intimidate] Einschüchtern (Provozieren)
    [surround] Feinde hier umzingeln
    [scout] Erkunden: { $on } (Wahrnehmung)
    [pin] Festnageln: { $on } (Schießen)
    [keep] Weiter festnageln: { $on } (ohne Wurf)
    [other] Anderer Vorteil (auf sich selbst)
    [elsewhere] Anderer Vorteil (Ziel wählen)
    [load] Vorhandenen Aspekt nutzen
   *[defend] Volle Verteidigung (+2 auf Verteidigung)
}
ask-war-adv-intimidate = { $side }: Worauf soll der Aspekt liegen?
ask-war-adv-general = { $side }: Worauf soll der Aspekt liegen?
war-on-itself = Auf sich selbst: { $piece }
war-on-army = Auf dem eigenen Heer
war-on-battle = Auf der ganzen Schlacht
war-on-zone = { $zone }
war-on-piece = { $piece }
war-ask-opposition = Spielleitung, { $piece }: Gegen welchen Widerstand wird gewürfelt?
war-difficulty = { $difficulty ->
    [0] Schwierigkeit Mäßig (0)
    [1] Schwierigkeit Durchschnittlich (+1)
    [2] Schwierigkeit Ordentlich (+2)
    [3] Schwierigkeit Gut (+3)
    [4] Schwierigkeit Großartig (+4)
   *[other] Schwierigkeit +{ $difficulty }
}
war-difficulty-other = Andere Schwierigkeit
ask-war-core-default_difficulty = Spielleitung: Wie schwierig ist der Wurf?
war-watcher = Dagegen würfelt: { $piece }
war-ask-opposes = { $side }: Welche Einheit verteidigt sich gegen „Umzingelt“?
war-opposes = { $piece }
ask-war-core-outcome-existing = { $side }: Welcher vorhandene Aspekt wird genutzt?
war-load = { $on ->
    [battle] Ganze Schlacht: { $aspect }
   *[other] { $on }: { $aspect }
}
tell-war-core-outcome-advantage = { $foe ->
    [none] { $result ->
        [fail] { $aim ->
            [foe] { $piece }: Fehlschlag, der Vorteil kommt nicht zustande (Ziel: { $on }).
            [thing] { $piece }: Fehlschlag, der Vorteil kommt nicht zustande (Ziel: { $on }).
           *[none] { $piece }: Fehlschlag, der Vorteil kommt nicht zustande.
        }
        [tie] { $piece }: Gleichstand. Kein Aspekt, aber ein Schub.
        [success] { $piece }: Vorteil erschaffen, mit einem freien Einsatz.
       *[style] { $piece }: Vorteil erschaffen, mit { $free } freien Einsätzen.
    }
   *[other] { $result ->
        [fail] { $aim ->
            [foe] { $piece }: Fehlschlag, der Vorteil kommt nicht zustande (Ziel: { $on }).
            [thing] { $piece }: Fehlschlag, der Vorteil kommt nicht zustande (Ziel: { $on }). Widerstand: { $foe }.
           *[none] { $piece }: Fehlschlag, der Vorteil kommt nicht zustande. Widerstand: { $foe }.
        }
        [tie] { $piece }: Gleichstand. Kein Aspekt, aber ein Schub. Widerstand: { $foe }.
        [success] { $piece }: Vorteil erschaffen, mit einem freien Einsatz. Widerstand: { $foe }.
       *[style] { $piece }: Vorteil erschaffen, mit { $free } freien Einsätzen. Widerstand: { $foe }.
    }
}
war-offer-turned = „{ $aspect }“ gilt doch, für: { $player }
tell-war-core-outcome-existing = { $free ->
    [one] { $player }: 1 freier Einsatz von „{ $aspect }“.
   *[other] { $player }: { $free } freie Einsätze von „{ $aspect }“.
}
tell-war-core-situation_aspect = { $change ->
    [name] „{ $before }“ heißt jetzt „{ $aspect }“ ({ $player }).
   *[new] { $on ->
        [battle] Ganze Schlacht: neuer Aspekt „{ $aspect }“ ({ $player }).
       *[other] { $on }: neuer Aspekt „{ $aspect }“ ({ $player }).
    }
}
war-name-aspect = { $on ->
    [battle] Umbenennen: „{ $aspect }“
   *[other] Umbenennen: „{ $aspect }“ ({ $on })
}
war-ask-name = { $side }: Wie soll „{ $aspect }“ heißen?
war-offer-pass = { $on ->
    [battle] { $player }: Einsatz weitergeben („{ $aspect }“)
   *[other] { $player }: Einsatz weitergeben („{ $aspect }“, { $on })
}
war-ask-pass = { $player }: Wer bekommt den freien Einsatz von „{ $aspect }“?
tell-war-core-free_invoke = Freier Einsatz von „{ $aspect }“ geht an: { $taker } (vorher: { $player }).
tell-war-adv-scout-reveal = { $piece }: Die Erkundung deckt die Karte auf ({ $zone }).
tell-war-adv-pin-maintain = { $kept ->
    [yes] { $target }: weiter festgenagelt ({ $piece }).
   *[no] { $target }: nicht länger festgenagelt ({ $piece }).
}
tell-war-adv-surround-ends = { $zone }: Der Aspekt „{ $aspect }“ entfällt.
tell-war-opt-full_defense = { $piece }: volle Verteidigung, +2 bis zum nächsten eigenen Zug.
barred-war-adv-ambush = Feinde in derselben Zone ({ $foe }): Vor ihren Augen gelingt kein Hinterhalt. Zieht erst in eine Zone ohne Feinde.
barred-war-adv-pin = In der eigenen Zone lässt sich nicht schießen, also auch nicht festnageln ({ $piece }). Nehmt ein Ziel in einer anderen.
barred-war-adv-pin-maintain = In diesem Zug schon festgenagelt ({ $piece }). Mehr braucht es nicht.
barred-war-adv-scout = Dort steht schon eine Einheit ({ $zone }). Erkunden lässt sich nur eine Zone ohne Einheiten.
barred-war-adv-surround = { $why ->
    [none] In dieser Zone steht kein Feind, der zu umzingeln wäre. Zieht erst zu einem.
    [already] Eure Seite hat in dieser Zone schon „Umzingelt“. Das +1 auf Angriffe gilt bereits.
   *[few] Umzingeln geht nur in der Überzahl. Verbündete: { $friends }, Feinde: { $foes }.
}

## Überwinden

war-rid = { $on ->
    [battle] „{ $aspect }“ loswerden (ganze Schlacht)
   *[other] „{ $aspect }“ loswerden ({ $on })
}
ask-war-over-aspect = Spielleitung: Wer hält dagegen, wenn der Aspekt verschwinden soll?
tell-war-over-aspect = { $foe ->
    [none] { $gone ->
        [yes] { $on ->
            [battle] Der Aspekt „{ $aspect }“ entfällt.
           *[other] Der Aspekt „{ $aspect }“ entfällt ({ $on }).
        }
       *[no] { $on ->
            [battle] Der Aspekt „{ $aspect }“ bleibt.
           *[other] Der Aspekt „{ $aspect }“ bleibt ({ $on }).
        }
    }
   *[other] { $gone ->
        [yes] { $on ->
            [battle] Der Aspekt „{ $aspect }“ entfällt. Widerstand: { $foe }.
           *[other] Der Aspekt „{ $aspect }“ entfällt ({ $on }). Widerstand: { $foe }.
        }
       *[no] { $on ->
            [battle] Der Aspekt „{ $aspect }“ bleibt. Widerstand: { $foe }.
           *[other] Der Aspekt „{ $aspect }“ bleibt ({ $on }). Widerstand: { $foe }.
        }
    }
}
ask-war-opt-success_at_cost = { $side }: Fehlschlag oder Erfolg mit großem Haken?
war-accept-failure = Fehlschlag hinnehmen
war-pay-serious = Erfolg mit großem Haken

## Schub, Haken

tell-war-core-boost = { $player }: Schub „{ $aspect }“.
ask-war-core-cost-minor = Spielleitung: Welchen kleinen Haken hat die Sache?
ask-war-core-cost-serious = Spielleitung: Welchen großen Haken hat die Sache?
war-cost-boost = Ein Schub: { $player }
war-cost-consequence = { $severity ->
    [mild] Leichte Konsequenz
    [moderate] Mittlere Konsequenz
   *[severe] Schwere Konsequenz
}
war-cost-aspect = Neuer Aspekt, freier Einsatz: { $player }
war-cost-detail = Einzelheit der Geschichte
war-ask-detail = Spielleitung: Welche Einzelheit ist es? (Darf leer bleiben.)
tell-war-core-cost-minor = { $said ->
    [yes] Kleiner Haken: „{ $detail }“.
   *[no] Kleiner Haken: eine Einzelheit der Geschichte.
}
tell-war-core-cost-serious = { $said ->
    [yes] Großer Haken: „{ $detail }“.
   *[no] Großer Haken: eine Einzelheit der Geschichte.
}

## Treffer und Konsequenzen

war-ask-absorb = { $piece }: Womit wird der Treffer von { $hit } aufgefangen?
war-absorb = Auffangen: { $slots }
war-absorb-box = { $count ->
    [0] Auffangen: Kästchen { $box }
   *[other] Auffangen: Kästchen { $box }, dazu { $slots }
}
war-absorb-decline = Nicht auffangen (besiegt)
war-offer-decline = { $piece }: doch nicht auffangen
tell-war-harm-absorb = { $piece }: Ein Treffer von { $hit } ist aufzufangen.
tell-war-harm-consequence_aspect = { $severity ->
    [mild] { $piece }: leichte Konsequenz „{ $aspect }“.
    [moderate] { $piece }: mittlere Konsequenz „{ $aspect }“.
   *[severe] { $piece }: schwere Konsequenz „{ $aspect }“.
}
tell-war-harm-average = { $piece }: besiegt, ein Treffer genügt (Gegner: { $player }).
tell-war-harm-defeated = { $piece }: besiegt (Gegner: { $player }).

## Anführer in der Schlacht

war-command = { $what ->
    [give] { $leader }: zweite Aktion für die Einheit
    [boost] { $leader }: Schub für die Einheit
    [rally] { $leader }: Konsequenz entfernen
    [detach] { $leader }: von der Einheit lösen
    [load] { $leader }: vorhandenen Aspekt nutzen
    [elsewhere] { $leader }: Vorteil erschaffen (Ziel wählen)
   *[other] { $leader }: einen Vorteil erschaffen
}
war-duel = Zweikampf: { $leader } – { $target }
war-duel-note = Zwei­kampf
war-duel-provoke = Zweikampf mit Provozieren: { $leader } – { $target }
war-provoke-short = mit Provozieren
war-attach = Verbinden: { $leader } und { $piece }
war-ask-rally = { $side }: Welche Konsequenz soll entfernt werden?
war-rally = { $difficulty ->
    [2] { $aspect }, gegen Ordentlich (+2)
    [4] { $aspect }, gegen Großartig (+4)
   *[other] { $aspect }, gegen +{ $difficulty }
}
war-provoke = { $allowed ->
    [yes] Erlaubt
   *[no] Nicht erlaubt
}
war-ask-provoke = { $leader }: Darf hier mit Provozieren angegriffen werden?
tell-war-leader-attach = { $how ->
    [detach] { $leader }: von der Einheit gelöst ({ $piece }).
   *[attach] { $leader }: mit der Einheit verbunden ({ $piece }).
}
tell-war-leader-boost = { $placed ->
    [yes] { $leader }: Schub für die Einheit ({ $piece }).
   *[no] { $leader }: Fehlschlag, kein Schub für die Einheit ({ $piece }).
}
tell-war-leader-rally = { $gone ->
    [yes] { $leader }: Konsequenz „{ $aspect }“ entfernt.
   *[no] { $leader }: Fehlschlag, die Konsequenz „{ $aspect }“ bleibt.
}
tell-war-leader-duel = { $leader }: Stresskästchen { $box } angekreuzt.
tell-war-leader-unit_lost = { $leader }: unversehrt, jetzt ohne Einheit ({ $zone }).
tell-war-leader-defeated = { $leader }: besiegt, angerechnet: { $player }.
tell-war-leader-other_defeat = { $fate ->
    [surrendered] { $leader }: hat sich im Zweikampf ergeben, angerechnet: { $player }.
    [removed] { $leader }: besiegt und nicht mehr in der Schlacht, angerechnet: { $player }.
    [switched] { $leader }: besiegt und ohne Einheit übergelaufen, jetzt bei: { $player }.
   *[unit] { $leader }: besiegt und mitsamt der Einheit übergelaufen, jetzt bei: { $player }.
}
barred-war-leader-acts_with_unit = Ein verbundener Anführer zieht mit der Einheit ({ $leader }). Allein geht es erst nach dem Lösen.
barred-war-leader-choices = Die Aktion dieser Runde ist schon verbraucht ({ $leader }). Die nächste kommt mit der nächsten Runde.
barred-war-opt-leader_attack_with_unit = Die Einheit hat schon angegriffen, dafür ist es jetzt zu spät. Im nächsten Zug geht es vor dem Angriff.
barred-war-leader-rally = Die Einheit hat keine Konsequenz ({ $piece }). Nutzt die Aktion für etwas anderes.
barred-war-leader-attach = Nicht in derselben Zone ({ $leader }, { $piece }). Verbinden geht nur dort.
barred-war-leader-not_both = { $did ->
    [attached] In dieser Runde schon verbunden ({ $leader }). Lösen geht erst in der nächsten.
   *[detached] In dieser Runde schon gelöst ({ $leader }). Verbinden geht erst in der nächsten.
}
barred-war-leader-other_defeat = Auf dem Feld steht kein Anführer. Wählt einen anderen Eintrag.

## Einträge der Spielleitung

war-gm = Als Spielleitung eintragen …
war-offer-buy = { $player }: Fate-Punkt kaufen ({ $price })
tell-war-unit-extra_aspects = { $piece }: Auf der Karte steht jetzt „{ $aspect }“.
war-write-unit-aspect = { $piece }: Aspekt { $number } eintragen
war-ask-gm = Spielleitung: Was ist einzutragen?
war-gm-add = Aspekt hinzufügen
war-gm-strike = Aspekt entfernen
war-gm-hinders = Behindert Bewegung: ja oder nein
war-gm-compel = Reizen
war-gm-leader = Anführer anders besiegt
war-gm-side = Seite wechseln
war-gm-reveal = Zonenkarte aufdecken
war-gm-close = Schlacht beenden
war-ask-gm-on = Spielleitung: Worauf soll der neue Aspekt liegen?
war-ask-gm-aspect = Spielleitung: Wie heißt der Aspekt?
war-ask-gm-strike = Spielleitung: Welcher Aspekt gilt nicht mehr?
war-ask-gm-hinders = Spielleitung: Bei welchem Aspekt ändert sich, ob er die Bewegung behindert?
war-switch-hindrance = { $hinders ->
    [yes] { $zone }, „{ $aspect }“: behindert nicht mehr
   *[no] { $zone }, „{ $aspect }“: behindert ab jetzt
}
war-ask-compel = Spielleitung: Wer wird gereizt?
war-compel-player = { $player }
war-ask-complication = Spielleitung: Welche Komplikation ist es? Gereizt: { $player }. (Darf leer bleiben.)
war-ask-compel-answer = { $said ->
    [yes] { $side }: „{ $text }“ annehmen oder für einen Fate-Punkt ablehnen?
   *[no] { $side }: Die Komplikation annehmen oder für einen Fate-Punkt ablehnen?
}
war-compel = { $answer ->
    [accept] Annehmen (+1 eigener Fate-Punkt)
   *[refuse] Ablehnen (−1 Fate-Punkt)
}
tell-war-core-compel = { $answer ->
    [accept] { $said ->
        [yes] { $player }: Komplikation „{ $text }“ angenommen, +1 eigener Fate-Punkt.
       *[no] { $player }: Komplikation angenommen, +1 eigener Fate-Punkt.
    }
   *[refuse] { $said ->
        [yes] { $player }: Komplikation „{ $text }“ abgelehnt, −1 Fate-Punkt.
       *[no] { $player }: Komplikation abgelehnt, −1 Fate-Punkt.
    }
}
war-ask-gm-leader = Spielleitung: Welcher Anführer ist auf andere Weise besiegt?
war-ask-credit = Spielleitung, { $leader }: Wem wird der Sieg angerechnet?
war-credit = { $player }
war-ask-leader-fate = Spielleitung, { $leader }: Was wird aus dem Anführer?
war-leader-fate = { $fate ->
    [removed] Verlässt die Schlacht (besiegt von: { $player })
    [switched] Läuft allein über ({ $player })
   *[unit] Läuft mit der Einheit über ({ $player })
}
war-ask-gm-side = Spielleitung: Wer wechselt die Seite?
war-ask-new-owner = Spielleitung, { $piece }: Wem gehört die Einheit jetzt?
tell-war-setup-sides = { $who }: neu zugeteilt ({ $to }).
war-ask-gm-reveal = Spielleitung: Welche Karte wird aufgedeckt?
war-ask-close = Spielleitung: Wie endet die Schlacht?
war-wins = Sieg: { $side }
war-draw = Kein Sieger
barred-war-core-situation_aspect = So etwas liegt gerade nicht auf dem Tisch. Wählt einen anderen Eintrag.

## Ende der Schlacht

war-concede = Schlacht aufgeben: { $player }
tell-war-end-concede = { $falls ->
    [attack] { $player }: Schlacht aufgegeben, Einheiten und Anführer ziehen unbesiegt ab. Der angesagte Angriff entfällt.
    [action] { $player }: Schlacht aufgegeben, Einheiten und Anführer ziehen unbesiegt ab. Die angesagte Aktion entfällt.
   *[nothing] { $player }: Schlacht aufgegeben, Einheiten und Anführer ziehen unbesiegt ab.
}
tell-war-end-when = { $leaders ->
    [stay] { $player }: ausgeschieden, keine Einheit ist mehr auf dem Feld. Die Anführer bleiben.
    [leave] { $player }: Die Anführer verlassen das Feld unbesiegt.
   *[none] { $player }: ausgeschieden, keine Einheit ist mehr auf dem Feld.
}
heading-war-end-when = { $won ->
    [yes] Ende der Schlacht, Sieg: { $side }
   *[no] Ende der Schlacht, kein Sieger
}
tell-war-end-winner_point = { $player }: +1 eigener Fate-Punkt für den Sieg.
tell-war-end-leader_points = { $player }: +1 eigener Fate-Punkt für einen besiegten Anführer ({ $leader }).
tell-war-chest-vanish = { $points ->
    [0] { $bought ->
        [0] { $player }: nichts verfällt. Eigene Fate-Punkte: { $own }.
       *[other] { $player }: gekaufte Fate-Punkte verfallen ({ $bought }). Eigene Fate-Punkte: { $own }.
    }
   *[other] { $bought ->
        [0] { $player }: Kriegspunkte verfallen ({ $points }). Eigene Fate-Punkte: { $own }.
       *[other] { $player }: Kriegspunkte ({ $points }) und gekaufte Fate-Punkte ({ $bought }) verfallen. Eigene Fate-Punkte: { $own }.
    }
}
war-result = Sieg: { $side }
war-result-draw = Kein Sieger
war-result-player = { $standing ->
    [conceded] { $player } (aufgegeben): eigene Fate-Punkte { $own }, davon neu { $gained }
    [out] { $player } (ausgeschieden): eigene Fate-Punkte { $own }, davon neu { $gained }
   *[in] { $player }: eigene Fate-Punkte { $own }, davon neu { $gained }
}
war-result-owed = { $rule ->
    [war-end-winner_point] { $player }: +{ $points } für den Sieg
    [war-end-leader_points] { $player }: +{ $points } für einen besiegten Anführer
    [war-opt-hostile_invoke_pays] { $player }: +{ $points } für einen Aspekt, den der Gegner eingesetzt hat
    [war-opt-concession_reward] { $player }: +{ $points } fürs Aufgeben
   *[other] { $player }: +{ $points }
}
war-luck = { $sign ->
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

war-value-gm = Spielleitung
war-value-points = Kriegspunkte { $points }
war-value-fate = { $bought ->
    [0] Fate-Punkte { $points }
   *[other] { $own ->
        [0] Fate-Punkte { $points } (gekauft)
       *[other] Fate-Punkte { $points } ({ $own } eigene, { $bought } gekauft)
    }
}
war-value-boost = Schub: { $aspect }
war-value-out = { $standing ->
    [conceded] Hat aufgegeben
   *[out] Ausgeschieden
}
war-detail-face-down = Verdeckte Karte ({ $player })
war-aspect = { $kind ->
    [boost] Schub: { $aspect } · { $player }
    [consequence] { $severity ->
        [mild] Leichte Konsequenz: { $aspect }
        [moderate] Mittlere Konsequenz: { $aspect }
       *[severe] Schwere Konsequenz: { $aspect }
    }{ $free ->
        [0] {""}
        [one] {" "}· 1 freier Einsatz: { $player }
       *[other] {" "}· { $free } freie Einsätze: { $player }
    }
   *[situation] { $hinders ->
        [yes] { $aspect } · behindert Bewegung
       *[no] { $aspect }
    }{ $free ->
        [0] {""}
        [one] {" "}· 1 freier Einsatz: { $player }
       *[other] {" "}· { $free } freie Einsätze: { $player }
    }
}
war-badge-quality = +{ $rating }
war-badge-pinned = Festgenagelt
war-badge-guarding = Volle Verteidigung
war-badge-used = Aktion verbraucht
war-badge-aspects = { $count ->
    [one] 1 Aspekt
   *[other] { $count } Aspekte
}
war-detail-quality = { $quality ->
    [average] Durchschnittlich (Rekruten), beste Fertigkeit +{ $rating }
    [fair] Ordentlich (Frontsoldaten), beste Fertigkeit +{ $rating }
   *[good] Gut (Elitesoldaten), beste Fertigkeit +{ $rating }
}
war-detail-leader = { $kind ->
    [pc] Anführer, SC
    [supporting] Anführer, Neben-NSC
   *[main] Anführer, Haupt-NSC
}
war-detail-skill = { $rating ->
    [0] { $skill } 0
   *[other] { $skill } +{ $rating }
}
war-detail-aspect = „{ $aspect }“
war-kept-unit = { $quality ->
    [average] { $name } (Durchschnittlich)
    [fair] { $name } (Ordentlich)
   *[good] { $name } (Gut)
}
war-kept-leader = { $name } (Anführer)

## Werte, die die Spielleitung setzen kann

war-set-points = { $what ->
    [points] Kriegspunkte ({ $player })
    [bought] Gekaufte Fate-Punkte ({ $player })
   *[own] Eigene Fate-Punkte ({ $player })
}
war-set-zone = Zone ({ $piece })
war-set-acted = Hat in dieser Runde gehandelt ({ $piece })
war-set-wound = { $severity ->
    [mild] Leichte Konsequenz ({ $piece })
    [moderate] Mittlere Konsequenz ({ $piece })
   *[severe] Schwere Konsequenz ({ $piece })
}
war-set-used = Aktion dieser Runde verbraucht ({ $piece })
war-set-box = Stresskästchen { $box } ({ $piece })
war-set-unit = Verbunden mit der Einheit ({ $piece })
war-set-roll = { $piece ->
    [none] Zuschlag von Hand ({ $player })
   *[other] Zuschlag von Hand ({ $player }, { $piece })
}
war-set-difficulty = Zuschlag auf die Schwierigkeit (bisher { $difficulty ->
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
   *[other] +{ $difficulty }
})

war-ask-gm-free = Spielleitung: Wer bekommt einen freien Einsatz darauf?
war-surrender = Im Zweikampf aufgeben ({ $leader })
war-ready = { $name } ({ $players } Spieler, { $points } Kriegspunkte, { $zones } Zonen)
war-own-text = „{ $aspect }“
war-left-empty = Bleibt das Feld leer, bleibt es bei „{ $aspect }“.
war-leaders-so-far = Bisher: { $leaders }. Noch jemand?
war-quick-captain = { $theme }: { $leader }
war-numbered = { $name } { $number }
war-own-leader = Eigenen Anführer bringen
tell-war-zone-aspect-buy = { $player }: kein Fate-Punkt für einen Zonenaspekt (und keine 3 Kriegspunkte, um einen zu kaufen).
