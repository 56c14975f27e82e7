# SotC-Konflikte: Namen des Aufbaus

## Fertige Szenen

sotc-scene-rooftop = Kampf über den Dächern
sotc-scene-tavern = Schlä­ge­rei im Schiefen Anker
sotc-scene-court = Wort­ge­fecht bei Hofe
sotc-scene-interrogation = Das Verhör
sotc-scene-chase = Ver­fol­gungs­jagd zum Flugfeld
sotc-scene-auction = Fünf Gebote für ein Göt­zen­bild
sotc-scene-story = { $scene ->
    [rooftop] Regen, nasser Schiefer und ein Duellant, der den gestohlenen Plan in der Manteltasche trägt. Seine Schergen versperren den Weg zur Gasse.
    [tavern] Ein falsches Wort über die Hafenbande, und der ganze Schankraum steht auf. Der Boss sieht von der Galerie aus zu.
    [court] Am Hof genügt ein Gerücht, um jemanden zu Fall zu bringen. Eine Ränkeschmiedin hat den König fast überzeugt, und die Höflinge lachen an den richtigen Stellen.
    [interrogation] Ein Keller, eine Lampe, kein Fenster. Der Hyp­no­ti­seur hat die ganze Nacht Zeit, und seine Jünger stehen vor der Tür.
    [chase] Die Erfinderin hat den Motor, und am Flugfeld wartet ihre Maschine. Stellt sie, bevor sie über Markt und Brücke das Rollfeld erreicht.
   *[auction] Unter dem Hammer: ein Götzenbild. Museum, Diebe, Hafenbande, Gesandtschaft und Polizei wollen es alle, und jemand hat gerade das Licht gelöscht.
}
sotc-scene-goal = { $kind ->
    [social] Wer die anderen vor aller Augen bloßstellt oder zum Nachgeben bringt, gewinnt. Wer eine Konsequenz nimmt, kann dabei anbieten nachzugeben.
    [mental] Wer den Willen der anderen bricht oder den eigenen bewahrt, gewinnt. Wer eine Konsequenz nimmt, kann dabei anbieten nachzugeben.
   *[physical] Es gewinnt, wessen Gegner ausgeschieden sind oder nachgegeben haben. Wer eine Konsequenz nimmt, kann dabei anbieten nachzugeben.
}

## Parteien

sotc-side-heroes = Helden
sotc-side-foes = Gegner
sotc-side-third = Dritte Partei
sotc-side-fourth = Vierte Partei
sotc-side-fifth = Fünfte Partei
sotc-side-museum = Museum
sotc-side-thieves = Diebe
sotc-side-gang = Hafen­bande
sotc-side-embassy = Gesandt­schaft
sotc-side-police = Polizei

## Zonen

sotc-zone-roof = Glasdach
sotc-zone-ridge = Dach­first
sotc-zone-ladder = Feuer­lei­ter
sotc-zone-alley = Hinter­gasse
sotc-zone-gallery = Galerie
sotc-zone-taproom = Schank­raum
sotc-zone-yard = Hof
sotc-zone-throne = Thron­saal
sotc-zone-cellar = Keller
sotc-zone-market = Fisch­markt
sotc-zone-bridge = Dreh­brü­cke
sotc-zone-rails = Güter­bahn­hof
sotc-zone-airfield = Flugfeld
sotc-zone-hall = Auk­ti­ons­saal
sotc-zone-lobby = Ein­gangs­halle
sotc-zone-street = Straße

## Aspekte der fertigen Szenen

sotc-aspect-rain = Regen und nasser Schiefer
sotc-aspect-skylight = Dünnes Glas unter den Füßen
sotc-aspect-washing = Wäsche auf der Leine
sotc-aspect-crowd = Jeder mischt mit
sotc-aspect-chandelier = Ein Kron­leuch­ter an einem Seil
sotc-aspect-glass = Scherben und ver­schüt­te­tes Bier
sotc-aspect-etiquette = Jedes Wort nach der Etikette
sotc-aspect-king = Der alte König hört zu
sotc-aspect-rumours = Gerüchte hinter Fächern
sotc-aspect-lamp = Eine einzige grelle Lampe
sotc-aspect-clock = Keine Uhr, kein Fenster
sotc-aspect-bystanders = Stände und ver­schreck­te Kunden
sotc-aspect-bridge = Die Brücke beginnt sich zu drehen
sotc-aspect-engines = Die Pro­pel­ler laufen schon
sotc-aspect-idol = Das Göt­zen­bild unter dem Hammer
sotc-aspect-panic = Reiche Leute in Panik
sotc-aspect-columns = Säulen aus Marmor

## Helden

sotc-role-boxer = Boxer
sotc-name-boxer = Joe Callahan
sotc-aspect-boxer-1 = Steht jedes Mal wieder auf
sotc-aspect-boxer-2 = Ein Herz für Streuner
sotc-aspect-boxer-3 = Alte Schulden am Hafen
sotc-role-aviator = Flie­ge­rin
sotc-name-aviator = Hanna Falk
sotc-aspect-aviator-1 = Über den Wolken zu Hause
sotc-aspect-aviator-2 = Niemand bleibt zurück
sotc-aspect-aviator-3 = Erst Vollgas, dann der Plan
sotc-role-scholar = Gelehr­ter
sotc-name-scholar = Edmund Hale
sotc-aspect-scholar-1 = Liest elf tote Sprachen
sotc-aspect-scholar-2 = Neugier vor Vorsicht
sotc-aspect-scholar-3 = Als Einziger heim­ge­kehrt
sotc-role-reporter = Repor­te­rin
sotc-name-reporter = Vera Lind­qvist
sotc-aspect-reporter-1 = Die Wahrheit gehört auf Seite eins
sotc-aspect-reporter-2 = Kennt einen, der einen kennt
sotc-aspect-reporter-3 = Um Mit­ter­nacht ist Redak­ti­ons­schluss
sotc-role-acrobat = Akrobat
sotc-name-acrobat = Nino Zambelli
sotc-aspect-acrobat-1 = In der Zir­kus­kup­pel auf­ge­wach­sen
sotc-aspect-acrobat-2 = Be­stiehlt nur Gauner
sotc-aspect-acrobat-3 = Kann keinem Publikum wider­ste­hen

## Schurken

sotc-role-boss = Ban­den­chef
sotc-name-boss = Big Sal Moretti
sotc-aspect-boss-1 = Die Stadt gehört mir
sotc-aspect-boss-2 = Vergisst kein Gesicht
sotc-aspect-boss-3 = Traut nur seiner Mutter
sotc-role-duellist = Duellant
sotc-name-duellist = Oberst Drago
sotc-aspect-duellist-1 = Schnells­te Klinge des Regi­ments
sotc-aspect-duellist-2 = Eine Frage der Ehre
sotc-aspect-duellist-3 = Die Narbe brennt noch immer
sotc-role-schemer = Rän­ke­schmie­din
sotc-name-schemer = Baronin Ravenna
sotc-aspect-schemer-1 = Immer einen Zug voraus
sotc-aspect-schemer-2 = Briefe in jeder Schub­lade
sotc-aspect-schemer-3 = Zu stolz, um zu fliehen
sotc-role-mesmerist = Hyp­no­ti­seur
sotc-name-mesmerist = Der große Zoltan
sotc-aspect-mesmerist-1 = Sieh mir in die Augen
sotc-aspect-mesmerist-2 = Eine Stimme wie warmer Honig
sotc-aspect-mesmerist-3 = Fürchtet Spiegel
sotc-role-inventor = Geniale Erfin­de­rin
sotc-name-inventor = Doktor Kolbe
sotc-aspect-inventor-1 = Alle haben mich aus­ge­lacht
sotc-aspect-inventor-2 = Es gibt einen zweiten Schalter
sotc-aspect-inventor-3 = Lieber Maschi­nen als Menschen

## Waffen

sotc-weapon-bottle = Flasche
sotc-weapon-pistol = Pistole
sotc-weapon-cane = Stock­de­gen
sotc-weapon-derringer = Damen­pis­tole
sotc-weapon-knives = Wurf­mes­ser
sotc-weapon-shotgun = Abge­sägte Flinte
sotc-weapon-sabre = Säbel
sotc-weapon-dagger = Dolch
sotc-weapon-ray = Blitz­ge­wehr

## Schergen und Kameraden

sotc-mob-thugs = Schläger
sotc-mob-courtiers = Höflinge
sotc-mob-acolytes = Jünger
sotc-mob-henchmen = Degen­fechter
sotc-mob-sailors = Be­trun­kene Matrosen
sotc-mob-riders = Motor­rad­fah­rer
sotc-mob-gangsters = Ganoven
sotc-mob-police = Schutz­leute
sotc-companion-sidekick = Waf­fen­bru­der
sotc-companion-aide = Berater
sotc-companion-assistant = Helfer
