# In die Tiefen: Massenkampf

## Namen

tiefen-side = Seite { $letter }
tiefen-numbered = { $name } { $number }
tiefen-held-slips = Das bleibt, wie es ist, solange verdeckte Zettel liegen, die davon abhängen.
tiefen-held-dice = Das bleibt, wie es ist, solange Würfel liegen, für die es schon galt.
tiefen-contingent = Kontingent { $number }

## Die sieben Schritte

tiefen-step = { $step ->
    [1] Umstände
    [2] Taktik
    [3] Taten
    [4] Würfel
    [5] Schlachtwurf
    [6] Verluste
   *[7] Folgen
}
heading-tiefen-flow-steps = { $step ->
    [1] Schritt 1: Umstände
    [2] Schritt 2: Wahl der Taktik
    [3] Schritt 3: Heldenhafte Taten
    [4] Schritt 4: Zahl der Würfel
    [5] Schritt 5: Schlachtwurf
    [6] Schritt 6: Verluste
   *[7] Schritt 7: Folgen der Schlacht
}

## Vor der Schlacht: Seiten und Truppen

ask-tiefen-sides-two = Was gibt es vor der Schlacht noch vorzubereiten?
tiefen-begin-quick = Alle Truppen auf einen Blick eintragen
tiefen-begin-plan = Eigene Schlacht auf einen Blick
tiefen-form-circumstances = Umstände
tiefen-form-has = { $what ->
    [terrain] Terrain günstig
    [certain_death] Sicherer Tod
    [fanatic] Fanatisch
   *[superior] Überlegen (Technik oder Magie)
}
tiefen-form-fanaticism = Fanatismuswürfel
tiefen-form-deed-who = Wer wagt sie?
tiefen-form-deed-what = Was wird gewagt?
tiefen-form-deed-outcome = Ausgang
tiefen-ask-morale = Wie gehen die Moral-Proben aus?
tiefen-form-morale = Ergebnis der Moral-Probe
tiefen-form-quality = Güteklasse
tiefen-form-area = Ort der Schlacht
tiefen-hand = { $side }: Schlachtwurf
tiefen-ready = { $battle ->
    [ford] Die Furt von Niederau
    [siege] Entsatz für Tannfels
   *[ash] Der Zug der Aschenbrüder
}
tiefen-ready-story = { $battle ->
    [ford] Zweihundert Plünderer wollen ans andere Ufer. Die Grenzwacht ist kaum mehr als halb so stark, aber sie kennt jeden Stein der Furt.
    [siege] Seit sechs Wochen liegt das Heer vor Tannfels, jetzt sind die Wurfmaschinen fertig. Drinnen weiß jeder: Hier kommt keiner lebend heraus, es sei denn als Sieger.
   *[ash] Die Aschenbrüder ziehen singend auf die Stadt zu. Die Bürgerwehr ist doppelt so stark, nur hat sie etwas zu verlieren.
}
tiefen-ready-goal = Ein einziger Schlachtwurf entscheidet: Wer danach die höhere Summe hat, gewinnt, und der Verlierer räumt das Feld.
tiefen-ask-quick = Wer tritt an?
tiefen-form-side-name = Name der Seite
tiefen-form-contingents = Truppen
tiefen-form-contingent = Kontingent
tiefen-form-contingent-name = Name des Kontingents
tiefen-form-troops = Köpfe oder Stärkepunkte
tiefen-setup-done = Schlacht beginnen
tiefen-setup-name = Seite benennen
tiefen-setup-add = Kontingent hinzufügen
tiefen-setup-edit = Ändern: { $contingent }
tiefen-setup-third = Dritte Seite hinzufügen
barred-tiefen-sides-two = Eine Schlacht hat genau zwei Seiten. Nehmt die dritte als Kontingent in eine der beiden auf, oder tragt danach eine weitere Schlacht aus.
barred-tiefen-loss-contingents = Kontingente je Seite: höchstens { $most }. Fasst kleine zu einem größeren zusammen.
barred-tiefen-circ-outnumber-unit = { $side }: Ohne Truppen keine Schlacht. Mindestens ein Kontingent muss antreten.
barred-tiefen-dice-bounds = { $side }: Die Überzahl ergäbe { $dice } Würfel; mehr als { $most } gehen nicht. Gebt beide Seiten in Stärkepunkten an, oder lasst die Spielleitung die Würfel für Überzahl von Hand festlegen.
tiefen-ask-troops = { $side }: Wie viele Köpfe oder Stärkepunkte?
tiefen-ask-troops-of = { $side }, { $contingent }: Wie viele Köpfe oder Stärkepunkte?
tiefen-ask-side-name = { $side }: Wie soll die Seite heißen?
tiefen-ask-contingent-name = { $side }: Wie heißt das Kontingent?
tiefen-ask-edit = { $side }, { $contingent }: Was soll sich ändern?
tiefen-edit-troops = Truppenstärke ändern
tiefen-edit-name = Namen ändern
tiefen-edit-remove = Kontingent entfernen
tell-tiefen-sides-two = { $change ->
    [gone] { $side }: { $name } ist nicht mehr dabei.
    [side] „{ $before }“ heißt jetzt „{ $name }“.
    [contingent] { $side }: „{ $before }“ heißt jetzt „{ $name }“.
   *[joined] { $side }: Verstärkung ({ $name }), Truppenstärke { $troops }.
}
tell-tiefen-circ-outnumber-unit = { $before ->
    [0] { $side }: { $contingent }, Truppenstärke { $troops }.
   *[other] { $side }: { $contingent }, Truppenstärke jetzt { $troops } statt { $before }.
}

## Schritt 1: Umstände

ask-tiefen-circ-terrain = Welcher Seite hilft das Terrain?
ask-tiefen-circ-certain_death = Welcher Seite droht der sichere Tod, ohne jeden Ausweg?
ask-tiefen-circ-fanatic-who = Auf welcher Seite kämpfen Fanatiker bis zum Tod?
ask-tiefen-circ-fanatic-bonus = { $side }: Wie viele Fanatismuswürfel?
tiefen-note-fanaticism = Jeder Würfel gibt +1W6 und senkt dafür die Zerstörungsschwelle des Gegners um 1.
ask-tiefen-super-who = { $again ->
    [yes] Eine Tat kann die Überlegenheit beendet haben. Welche Seite ist jetzt noch technisch oder magisch überlegen?
    [struck] Eine Tat, auf der die Antwort beruhte, wurde gestrichen. Welche Seite ist jetzt technisch oder magisch überlegen?
   *[no] Welche Seite ist technisch oder magisch überlegen?
}
tiefen-note-both-cancel = Bekommen beide den Würfel, gleicht sich der Vorteil aus.
tiefen-note-one-superior = Höchstens eine Seite: Liegt die eine in der Technik vorn und die andere in der Magie, ist keine überlegen. Nur die Option „Beide überlegen?“ erlaubt es beiden.
tiefen-fanaticism = { $dice ->
    [0] Keine Fanatismuswürfel
    [one] 1 Fanatismuswürfel
   *[other] { $dice } Fanatismuswürfel
}
tell-tiefen-circ-terrain = { $side }: Das Terrain ist günstig, +1W6.
tell-tiefen-circ-certain_death = { $side }: Sicherer Tod, +2W6.
tell-tiefen-circ-fanatic-who = { $side }: Die Seite kämpft fanatisch.
tell-tiefen-circ-fanatic-bonus = { $dice ->
    [0] { $side }: Verzicht auf Fanatismuswürfel.
   *[other] { $side }: Fanatismus, +{ $dice }W6. Dafür sinkt die Zerstörungsschwelle des Gegners um { $dice }.
}
tell-tiefen-circ-outnumber = { $side }: Überzahl, { $own } gegen { $other }, +{ $dice }W6.
tell-tiefen-super-who = { $superior ->
    [yes] { $side }: technisch oder magisch überlegen. Die eigene Zerstörungsschwelle sinkt um 1.
   *[no] { $side }: nicht mehr überlegen.
}
barred-tiefen-circ-fanatic-who = Fanatismuswürfel stehen nur Fanatikern offen. Tragt zuerst ein, dass die Seite fanatisch kämpft ({ $side }).
ask-tiefen-flow-steps = Stimmen die Umstände so?
tiefen-circumstances-close = Umstände abschließen
tiefen-roll-now = Gleich würfeln
barred-tiefen-flow-steps = Gewürfelt wird erst in Schritt 5. Vorher fehlen noch Taktik, Taten und die Zahl der Würfel.
tiefen-again-terrain = Terrain ändern
tiefen-again-certain-death = „Sicherer Tod“ ändern
tiefen-again-fanatics = Fanatiker ändern
tiefen-again-fanaticism = Fanatismuswürfel ändern
tiefen-again-superior = Neu festlegen, wer überlegen ist

## Schritt 2: Taktik

ask-tiefen-tactic-secret = Welche Taktik kommt auf den Zettel?
ask-tiefen-tactic-three = { $side }: Welche Taktik kommt auf den Zettel?
ask-tiefen-tactic-reveal = { $side }: Was steht auf dem Zettel?
tiefen-tactic = { $tactic ->
    [speed] Schnelligkeit
    [steadiness] Stetigkeit
   *[strength] Stärke
}
tiefen-tactic-beats = { $tactic ->
    [speed] Schnelligkeit (schlägt Stetigkeit)
    [steadiness] Stetigkeit (schlägt Stärke)
   *[strength] Stärke (schlägt Schnelligkeit)
}
tiefen-tactic-with-fanaticism = { $tactic ->
    [speed] Schnelligkeit, Fanatismus +{ $dice }W6
    [steadiness] Stetigkeit, Fanatismus +{ $dice }W6
   *[strength] Stärke, Fanatismus +{ $dice }W6
}
tell-tiefen-tactic-secret = { $anew ->
    [yes] { $side }: Der Zettel wurde gegen einen neuen getauscht.
   *[no] { $side }: Der Zettel liegt verdeckt auf dem Tisch.
}
tell-tiefen-tactic-reveal = { $tactic ->
    [speed] { $side }: Auf dem Zettel steht „Schnelligkeit“.
    [steadiness] { $side }: Auf dem Zettel steht „Stetigkeit“.
   *[strength] { $side }: Auf dem Zettel steht „Stärke“.
}
tell-tiefen-tactic-bonus = { $tactic ->
    [speed] { $side }: Schnelligkeit schlägt Stetigkeit, +{ $dice }W6.
    [steadiness] { $side }: Stetigkeit schlägt Stärke, +{ $dice }W6.
   *[strength] { $side }: Stärke schlägt Schnelligkeit, +{ $dice }W6.
}
tell-tiefen-tactic-same = { $tactic ->
    [speed] Beide setzen auf Schnelligkeit: Den Bonus bekommt niemand.
    [steadiness] Beide setzen auf Stetigkeit: Den Bonus bekommt niemand.
   *[strength] Beide setzen auf Stärke: Den Bonus bekommt niemand.
}

## Schritt 3: Heldenhafte Taten

ask-tiefen-deeds-count = Sind alle heldenhaften Taten eingetragen?
ask-tiefen-deeds-who = { $side }: Wer versucht sich an einer heldenhaften Tat?
ask-tiefen-deeds-kinds = { $doer ->
    [leader] Was wagt der Anführer? (Darf leer bleiben.)
    [character] Was wagt die Spielfigur? (Darf leer bleiben.)
   *[soldier] Um welche Tat geht es? (Darf leer bleiben.)
}
ask-tiefen-deeds-resolve = { $named ->
    [yes] { $side }: Ist die Tat „{ $what }“ gelungen, oder wurde sie vereitelt?
   *[no] { $side }: Ist die Tat gelungen, oder wurde sie vereitelt?
}
tiefen-deeds-close = Taten abschließen
tiefen-deed-enter = Heldenhafte Tat eintragen
tiefen-deed-drop = { $named ->
    [yes] Streichen: { $what }
   *[no] Letzte Tat streichen
}
tiefen-doer = { $doer ->
    [leader] Anführer
    [character] Spielfigur
   *[soldier] Einfacher Soldat
}
tiefen-outcome = { $outcome ->
    [success] Gelungen
    [foiled] Vereitelt
   *[nothing] Misslungen, ohne Folgen
}
tell-tiefen-deeds-who = { $side }: Die Tat stammt weder von einem Anführer noch von einer Spielfigur. Die Spielleitung lässt sie gelten.
tell-tiefen-deeds-success = { $named ->
    [yes] { $side }: Heldenhafte Tat gelungen („{ $what }“), +1W6.
   *[no] { $side }: Heldenhafte Tat gelungen, +1W6.
}
tell-tiefen-deeds-foiled = { $named ->
    [yes] { $side }: Heldenhafte Tat vereitelt („{ $what }“). { $foe }: +1W6.
   *[no] { $side }: Heldenhafte Tat vereitelt. { $foe }: +1W6.
}
tell-tiefen-deeds-plain_failure = { $named ->
    [yes] { $side }: Heldenhafte Tat misslungen („{ $what }“), aber nicht vereitelt. Das bleibt ohne Folgen.
   *[no] { $side }: Heldenhafte Tat misslungen, aber nicht vereitelt. Das bleibt ohne Folgen.
}
tell-tiefen-deeds-count = { $named ->
    [yes] { $side }: Heldenhafte Tat gestrichen („{ $what }“).
   *[no] { $side }: Die zuletzt eingetragene heldenhafte Tat ist gestrichen.
}
barred-tiefen-deeds-plain_failure = In dieser Schlacht gilt jede misslungene Tat als vereitelt. Soll sie ohne Folgen bleiben, stellt die Option um.
barred-tiefen-deeds-count = Taten auf dem Blatt einer Seite: höchstens { $most }. Streicht eine, oder lasst die Spielleitung Würfel von Hand geben.

## Schritt 4: Zahl der Würfel

tiefen-pool-base = Grundwürfel
tiefen-pool-terrain = Terrain
tiefen-pool-certain-death = Sicherer Tod
tiefen-pool-fanaticism = Fanatismus
tiefen-pool-outnumbering = Überzahl
tiefen-pool-tactic = Überlegene Taktik
tiefen-pool-deeds = Gelungene Taten
tiefen-pool-foiled = Vereitelte Taten des Gegners
tiefen-pool-override = Von Hand
tiefen-pool-least = Mindestzahl
tell-tiefen-dice-sum = { $side }: { $dice }W6 im Pool.
tell-tiefen-threshold-formula = { $face ->
    [1] { $side }: Zerstört wird mit jedem Würfel.
    [6] { $side }: Zerstört wird nur mit einer 6.
   *[other] { $side }: Zerstört wird ab einer { $face }.
}
tell-tiefen-fanatic-scope = { $face ->
    [1] { $side }: Für die Verluste der Gegenseite zählt jeder Würfel, auch wenn er keinen Würfel zerstört.
   *[other] { $side }: Für die Verluste der Gegenseite zählt jeder Würfel ab { $face }, auch wenn er keinen Würfel zerstört.
}

## Schritt 5: Schlachtwurf

ask-tiefen-roll-all = { $side }: Alle Würfel werfen!
tiefen-ask-roll-both = Beide Seiten: Alle Würfel werfen!
ask-tiefen-roll-choice = { $chooser ->
    [by] { $dice ->
        [one] { $by }: Welcher Würfel des Gegners wird zerstört?
       *[other] { $by }: Welche { $dice } Würfel des Gegners werden zerstört?
    }
   *[foe] { $dice ->
        [one] { $foe }: Welcher eigene Würfel wird geopfert?
       *[other] { $foe }: Welche { $dice } eigenen Würfel werden geopfert?
    }
}
tiefen-die = Eine { $face }
tell-tiefen-roll-destroy = { $dice ->
    [one] { $side }: 1 Würfel des Gegners zerstört: eine { $faces }.
   *[other] { $side }: { $dice } Würfel des Gegners zerstört: { $faces }.
}
tell-tiefen-roll-subtract = { $dice ->
    [0] { $side }: Gesamtergebnis { $total }, alle Würfel zählen.
    [one] { $side }: Gesamtergebnis { $total }, ohne den zerstörten Würfel.
   *[other] { $side }: Gesamtergebnis { $total }, ohne die { $dice } zerstörten Würfel.
}
tell-tiefen-result-win = { $side }: Sieg mit { $own } zu { $other }!
tell-tiefen-result-draw = Unentschieden, { $own } zu { $other }.

## Schritt 6: Verluste

ask-tiefen-loss-contingents = { $side }: Wie verteilen sich die Verluste auf die Kontingente? Insgesamt: { $troops }.
tiefen-share-of = { $troops } ({ $contingent })
tiefen-losses-in-proportion = Nach Größe: { $shares }
tiefen-losses-otherwise = Anders verteilen
tiefen-ask-loss-of = { $side }, { $contingent }: Wie viele Verluste? Noch zu verteilen: { $open }.
tell-tiefen-loss-none = { $side }: keine Verluste.
tell-tiefen-loss-annihilated = { $side }: ausgelöscht. { $troops } verloren, niemand ist übrig.
tell-tiefen-loss-fraction = { $side }: Verlustanteil { $share-over }/{ $share-under } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), { $troops } verloren, { $left } übrig.
tell-tiefen-loss-fanatic = { $side }: Verlustanteil der Fanatiker { $share-over }/{ $share-under } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), { $troops } verloren, { $left } übrig.
tell-tiefen-loss-contingents = { $side }, { $contingent }: { $troops } verloren, { $left } übrig.

## Schritt 7: Moral

ask-tiefen-after-morale-input = { $side }: Wie ist die Moral-Probe ausgegangen?
tiefen-note-morale-both = Gewürfelt wird nach den gewöhnlichen Regeln des Rollenspiels. Jede Seite, von der noch jemand übrig ist, legt die Probe ab.
tiefen-ask-quality = { $side }: Welche Güteklasse? 0 ist die schlechteste, 4 die beste.
tiefen-morale = { $result ->
    [sensational] Sensationelles Ergebnis
    [success] Erfolg
    [failure] Misserfolg
   *[fumble] Patzer
}
tell-tiefen-after-morale-input = { $result ->
    [sensational] { $side }: Sensationelles Ergebnis bei der Moral-Probe, Güteklasse { $quality }.
    [success] { $side }: Moral-Probe gelungen, Güteklasse { $quality }.
    [failure] { $side }: Moral-Probe misslungen, Güteklasse { $quality }.
   *[fumble] { $side }: Patzer bei der Moral-Probe, Güteklasse { $quality }.
}
tell-tiefen-after-sensational = { $forfeited ->
    [yes] { $side }: Mit den Truppen ist auch die Zusatzaktion verloren.
   *[no] { $side }: eine Zusatzaktion außer der Reihe, gleich nach der Schlacht.
}
tell-tiefen-after-fumble = { $forfeited ->
    [yes] { $side }: Die Truppen sind verloren, also fällt auch kein Zug mehr aus.
   *[no] { $side }: Der nächste Zug fällt aus.
}
tell-tiefen-after-both_annihilated = Beide Seiten sind ausgelöscht. Niemand prüft die Moral, das Schlachtfeld ist leer.

## Schritt 7: Rückzug

tell-tiefen-after-draw = Unentschieden: Niemand muss weichen.
tell-tiefen-after-annihilated_loser = { $side }: Niemand ist übrig, der sich zurückziehen könnte.
tell-tiefen-after-annihilated_winner = { $side }: Sieg, doch niemand hat überlebt. { $foe }: trotzdem Rückzug, fürs Erste.
tell-tiefen-after-gap = { $better ->
    [side] { $gap ->
        [one] { $side }: bessere Moral, eine Güteklasse Vorsprung.
       *[other] { $side }: bessere Moral, { $gap } Güteklassen Vorsprung.
    }
    [foe] { $gap ->
        [one] { $foe }: bessere Moral, eine Güteklasse Vorsprung.
       *[other] { $foe }: bessere Moral, { $gap } Güteklassen Vorsprung.
    }
   *[none] Die Moral gibt nicht den Ausschlag: Kein Feld wird gesperrt, keines kommt hinzu.
}
ask-tiefen-after-area = Wo wurde gekämpft?
tiefen-area-hex = Hexfeld, alle Wege frei
tiefen-area-closed = Hexfeld, teils unpassierbar
tiefen-area-other = Anderes Areal
tiefen-ask-exits = Wie viele Nachbarfelder hat das Schlachtfeld?
tiefen-ask-impassable = Welche Nachbarfelder sind unpassierbar?
ask-tiefen-after-forbid = { $side }: Welche Felder werden gesperrt (für: { $foe })? Höchstens { $most }.
ask-tiefen-after-extra-hexes = { $side }: Welche Rückzugsfelder im zweiten Ring (höchstens { $most })?
ask-tiefen-after-retreat = { $side }: Wohin geht der Rückzug?
tiefen-ask-distance = { $side }: Wie viele Felder weit geht der Rückzug?
tiefen-stay = Auf dem Schlachtfeld bleiben
barred-tiefen-after-area = Unpassierbar. Nehmt ein anderes Feld.
barred-tiefen-after-forbid = Vom Gewinner ({ $side }) gesperrt. Nehmt ein offenes Feld.
barred-tiefen-after-retreat = Wer verliert, muss das Schlachtfeld dem Gewinner ({ $side }) überlassen. Nehmt ein offenes Feld.
ask-tiefen-after-trapped = { $side }: Es gibt keinen Ausweg. Was wird aus den Besiegten?
tell-tiefen-after-forbid = { $count ->
    [0] { $side }: kein Feld gesperrt. Offen ({ $foe }): { $open }.
    [one] { $side }: 1 Feld gesperrt. Offen ({ $foe }): { $open }.
   *[other] { $side }: { $count } Felder gesperrt. Offen ({ $foe }): { $open }.
}
tell-tiefen-after-close_last = { $foe }: Der letzte Ausweg bleibt offen, sperren darf ihn niemand.
tell-tiefen-after-extra_hexes = { $count ->
    [0] { $side }: kein Feld kommt hinzu. Offen: { $open }.
    [one] { $side }: 1 Feld kommt hinzu. Offen: { $open }.
   *[other] { $side }: { $count } Felder kommen hinzu. Offen: { $open }.
}
tell-tiefen-after-retreat = { $distance ->
    [one] { $side }: Das Schlachtfeld ist geräumt. Rückzug: { $place }.
   *[other] { $side }: Das Schlachtfeld ist geräumt. Rückzug: { $place }, { $distance } Felder weit.
}
tell-tiefen-after-trapped = { $fate ->
    [captured] { $side }: kein Ausweg, die Truppen geraten in Gefangenschaft.
    [destroyed] { $side }: kein Ausweg, die Truppen werden vernichtet.
   *[stays] { $side }: kein Ausweg, die Truppen bleiben auf dem Schlachtfeld.
}
tiefen-fate = { $fate ->
    [captured] Gefangenschaft
    [destroyed] Vernichtung
   *[stays] Verbleib auf dem Schlachtfeld
}
tiefen-field = Schlachtfeld
tiefen-hex = { $place ->
    [n] Norden
    [ne] Nordosten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [nw] Nordwesten
    [n2] Norden (2. Ring)
    [nne] Nordnordosten
    [ne2] Nordosten (2. Ring)
    [e] Osten
    [se2] Südosten (2. Ring)
    [sse] Südsüdosten
    [s2] Süden (2. Ring)
    [ssw] Südsüdwesten
    [sw2] Südwesten (2. Ring)
    [w] Westen
    [nw2] Nordwesten (2. Ring)
   *[nnw] Nordnordwesten
}
tiefen-area = Areal { $number }
tiefen-area-beyond = Areal { $number } (2. Ring)

## Danach

ask-tiefen-after-extra_order = Wessen Zusatzaktion kommt zuerst?
ask-tiefen-after-sensational = { $side }: Jetzt kommt die Zusatzaktion.
ask-tiefen-after-fumble = { $side }: Der nächste Zug fällt aus. Ist das vorgemerkt?
tell-tiefen-after-extra_order = { $side }: Zusatzaktion ausgeführt.
ask-tiefen-loss-weaker_later = Wie geht es weiter?
tiefen-end = Schlacht beenden
tiefen-next-battle = Nächste Schlacht beginnen
heading-tiefen-loss-weaker_later = Schlacht { $number }
tell-tiefen-loss-weaker_later = { $side }: Truppenstärke { $troops } zu Beginn.

## Auf dem Blatt einer Seite

tiefen-value-troops = Truppen { $troops }
tiefen-value-pool = Pool { $dice }W6
tiefen-value-threshold = { $face ->
    [1] Zerstörung mit jedem Würfel
    [6] Zerstörung nur mit 6
   *[other] Zerstörung ab { $face }
}
tiefen-value-wounds = { $face ->
    [1] Verluste: jeder Würfel zählt
   *[other] Verluste ab { $face }
}
tiefen-value-total = Ergebnis { $total }
tiefen-value-lost = Verluste { $troops } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
tiefen-value-morale = { $result ->
    [sensational] Moral: sensationell, Güteklasse { $quality }
    [success] Moral: Erfolg, Güteklasse { $quality }
    [failure] Moral: Misserfolg, Güteklasse { $quality }
   *[fumble] Moral: Patzer, Güteklasse { $quality }
}
tiefen-badge-troops = { $troops }
tiefen-mark-terrain = Terrain +1W6
tiefen-mark-certain-death = Sicherer Tod +2W6
tiefen-mark-fanatic = { $dice ->
    [0] Fanatiker
   *[other] Fanatiker +{ $dice }W6
}
tiefen-mark-outnumbering = Überzahl +{ $dice }W6
tiefen-mark-superior = Überlegen
tiefen-mark-deeds = Taten: { $success } gelungen, { $foiled } vereitelt
tiefen-mark-extra-action = Zusatzaktion
tiefen-mark-skips-turn = Nächster Zug fällt aus

## Werte, die die Spielleitung setzen kann

tiefen-setting-name = Name ({ $side })
tiefen-setting-troops = Truppenstärke ({ $side }, { $contingent })
tiefen-setting-terrain = Terrain ({ $side })
tiefen-setting-certain-death = Sicherer Tod ({ $side })
tiefen-setting-superior = Überlegenheit ({ $side })
tiefen-setting-fanaticism = Fanatismuswürfel ({ $side })
tiefen-setting-outnumbering = Würfel für Überzahl ({ $side })
tiefen-setting-outnumbering-from = Überzahl ({ $side })
tiefen-outnumbering-from = { $source ->
    [hand] Von Hand: +{ $dice }W6
   *[troops] Nach den Truppen: +{ $dice }W6
}
tiefen-setting-bonus = Würfel von Hand ({ $side })
tiefen-setting-slips = Zettel mit den Taktiken
tiefen-slips-lie = Beide behalten
tiefen-slips-anew = Beide neu legen
tiefen-setting-tactic = Taktik ({ $side })
tiefen-setting-die = Würfel { $number } ({ $side })
tiefen-setting-morale = Moral-Probe ({ $side })
tiefen-setting-quality = Güteklasse ({ $side })
tiefen-setting-extra-action = Zusatzaktion ({ $side })
tiefen-setting-skips-turn = Einen Zug aussetzen ({ $side })

## Gewinnchancen

tiefen-odds-known = Gewinnchancen für diesen Wurf: { $side } ({ $own }W6) gegen { $foe } ({ $other }W6)
tiefen-odds-case = { $case ->
    [better] { $side }: überlegene Taktik, +2W6
    [equal] Gleiche Taktik, kein Bonus
   *[worse] { $foe }: überlegene Taktik, +2W6
}{ $fanaticism ->
    [hidden] {" "}(ohne geheimen Fanatismus)
   *[known] {""}
}
tiefen-odds-win = { $side }: Sieg
tiefen-odds-draw = Unentschieden
tiefen-odds-losses = { $side }: Verluste im Mittel { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
tiefen-odds-share = { $share ->
    [0] Keine Verluste
    [1] Ausgelöscht
   *[other] { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
}

## Ergebnis

tiefen-result = { $case ->
    [win] Sieg: { $winner }, { $own } zu { $other }
   *[draw] Unentschieden, { $own } zu { $other }
}
tiefen-result-losses = { $side }: { $troops } verloren ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), { $left } übrig
tiefen-result-retreat = { $distance ->
    [one] { $side }: Rückzug, { $place }
   *[other] { $side }: Rückzug, { $place }, { $distance } Felder weit
}
tiefen-result-fate = { $fate ->
    [captured] { $side }: kein Ausweg, in Gefangenschaft
    [destroyed] { $side }: kein Ausweg, vernichtet
   *[stays] { $side }: kein Ausweg, auf dem Schlachtfeld geblieben
}
