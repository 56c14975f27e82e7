# Mehrere Geräte spielen eine Partie: verbinden, Plätze, zwei Fortsetzungen

page-together = Gerät dazuholen
page-together-guest = Mitspielen
page-together-what = { $role ->
    [host] Mehrere Geräte spielen diese Partie zusammen, im selben WLAN und ohne Server. Jedes Gerät zeigt einen Code und liest den des anderen.
   *[guest] Ihr spielt auf diesem Gerät die Partie eines anderen Geräts mit, im selben WLAN und ohne Server.
}
page-together-camera = Der Browser fragt gleich, ob er die Kamera benutzen darf. Erlaubt ihr es, könnt ihr hier den Code des anderen Geräts lesen, und die Geräte finden einander leichter. Kein Bild verlässt dieses Gerät.
page-together-begin = Kamera erlauben und weiter
page-together-begin-without = Ohne Kamera weiter
page-together-code = QR-Code dieses Geräts
page-together-code-hint = { $role ->
    [host] Scannt diesen Code mit der Kamera des anderen Geräts. Dort öffnet sich Gonfalon und zeigt ebenfalls einen Code. Lest ihn dann hier, auf diesem Gerät.
   *[guest] Lest diesen Code auf dem Gerät, auf dem die Partie offen ist, in Gonfalon unter „Gerät dazuholen“.
}
page-together-read = Lest hier den Code des anderen Geräts.
page-together-code-link = Dieser Code als Link
page-together-code-failure = { $why ->
    [own] Das ist der Code dieses Geräts. Lest den Code, den das andere Gerät zeigt.
    [newer] Das andere Gerät hat eine neuere Version von Gonfalon. Aktualisiert Gonfalon hier und versucht es noch einmal.
    [met] Dieser Code lässt sich jetzt nicht verwenden. Lest ihn noch einmal oder zeigt auf beiden Geräten einen neuen.
    [foreign] Mit diesem Code lassen sich keine Geräte verbinden. Lest den Code, den das andere Gerät zeigt.
   *[damaged] Dieser Code ist beschädigt. Lest ihn noch einmal.
}
page-together-state = { $state ->
    [making] Der Code wird vorbereitet …
    [waiting] Das andere Gerät kann den Code jetzt lesen.
    [shown] Das andere Gerät kann diesen Code jetzt lesen.
    [meeting] Die Geräte suchen einander …
    [open] Die Geräte sind verbunden.
    [lost] Die Verbindung zu einem anderen Gerät ist unterbrochen. Meist kommt sie gleich von selbst zurück.
   *[closed] Die Verbindung ist beendet.
}
page-together-failed = { $why ->
    [unsupported] Dieser Browser kann sich nicht direkt mit anderen Geräten verbinden. Teilt die Partie als Code oder Link.
    [no-address] Dieses Gerät ist offenbar in keinem Netz. Verbindet es mit demselben WLAN wie das andere Gerät.
    [isolated] Die Geräte erreichen einander nicht. Prüft, ob beide im selben WLAN sind. Manche WLANs, vor allem solche für Gäste, trennen ihre Geräte voneinander: Nehmt dann ein anderes oder teilt die Partie nach jedem Zug als Code oder Link.
    [only-names] Die Geräte erreichen einander nicht, denn beide Browser verbergen die Adresse ihres Geräts, solange sie die Kamera nicht benutzen dürfen. Erlaubt auf einem der Geräte die Kamera und versucht es noch einmal.
    [unanswered] Das andere Gerät hat den Code dieses Geräts nicht gelesen. Zeigt auf beiden Geräten einen neuen Code.
   *[lost] Die Verbindung ist abgebrochen. Was ihr hier gespielt habt, bleibt gespeichert. Holt das andere Gerät wieder dazu.
}
page-together-ended = { $why ->
    [done] Das andere Gerät hat die Verbindung beendet. Was ihr hier gespielt habt, bleibt gespeichert.
    [other-version] Die Geräte haben verschiedene Versionen von Gonfalon oder vom Regelwerk. Bringt beide Geräte auf den neuesten Stand und versucht es noch einmal.
    [no-system] Auf einem der Geräte fehlt das Regelwerk dieser Partie. Fügt es dort hinzu.
    [other-battle] Auf dem anderen Gerät ist eine andere Partie offen.
    [two-hosts] Auf beiden Geräten wurde „Gerät dazuholen“ gewählt. Geht auf einem davon zur Startseite und lest dort unter „Code lesen“ einen neuen Code des anderen.
    [two-guests] Auf keinem der beiden Geräte ist die Partie offen. Öffnet sie auf einem davon und wählt dort „Gerät dazuholen“.
    [full] Mehr Geräte können bei dieser Partie nicht mitspielen.
    [again] Gonfalon ist auf diesem Gerät jetzt in einem anderen Fenster verbunden.
    [not-followed] Eines der Geräte kann diese Partie nicht weiterführen. Aktualisiert Gonfalon auf beiden Geräten und versucht es noch einmal.
    [gone] Das andere Gerät ist nicht mehr zu erreichen. Was ihr hier gespielt habt, bleibt gespeichert.
    [silent] Ein Gerät hat zu lange nicht geantwortet und spielt nicht mehr mit. Holt es wieder dazu.
    [unopened] Ein gemeinsamer Wurf wurde nicht aufgedeckt und gilt nicht. Die Verbindung ist beendet. Was ihr hier gespielt habt, bleibt gespeichert.
    [false] Bei einem gemeinsamen Wurf wurde eine andere Zahl aufgedeckt, als festgelegt war; der Wurf gilt nicht. Die Verbindung ist beendet. Was ihr hier gespielt habt, bleibt gespeichert.
    [unfair] Es kamen Würfel an, die nicht gemeinsam geworfen waren; auf diesem Gerät gelten sie nicht. Die Verbindung ist beendet. Was ihr hier gespielt habt, bleibt gespeichert.
   *[fault] Die Verbindung zwischen zwei Geräten musste wegen eines Fehlers beendet werden. Was ihr hier gespielt habt, bleibt gespeichert.
}
page-together-refused = { $why ->
    [apart] Diese Partie ist auf zwei Geräten unterschiedlich weitergegangen. Wählt zuerst auf dem anderen Gerät, welche Fortsetzung gilt.
    [gone] Die Verbindung brach ab, bevor die Antwort bestätigt war. Antwortet noch einmal.
    [alone] Ihr habt gemeinsames Würfeln vereinbart; ein Gerät allein kann deshalb nicht würfeln. Würfelt noch einmal.
    [broken] Der gemeinsame Wurf kam nicht zustande. Würfelt noch einmal.
   *[other] Das andere Gerät hat diese Antwort nicht angenommen. Seht nach, was gerade gefragt ist.
}
page-together-devices = { $count ->
    [0] Im Moment spielt kein anderes Gerät mit.
    [one] Ein anderes Gerät spielt mit.
   *[other] { $count } andere Geräte spielen mit.
}
page-together-following = Dieses Gerät spielt die Partie eines anderen Geräts mit.
page-together-another = Noch ein Gerät dazuholen
page-together-again = Neuen Code zeigen
page-together-share = Als Code oder Link teilen
page-together-end = Verbindung beenden
page-together-joined = Ein Gerät spielt jetzt mit.
page-together-seats = Wer spielt wo?
page-together-seats-hint = Wer auf einem bestimmten Gerät spielt, antwortet nur dort. Alle anderen können auf jedem Gerät antworten.
page-together-seat = { $place ->
    [here] auf diesem Gerät
    [elsewhere] auf einem anderen Gerät
   *[free] auf jedem Gerät
}
page-together-seat-take = Hier spielen
page-together-seat-leave = Überall spielen
page-together-seat-of = { $act ->
    [take] Hier spielen: { $side }
   *[leave] Überall spielen: { $side }
}
page-together-dice = Würfel
page-together-dice-common = Gemeinsam würfeln
page-together-dice-state = { $on ->
    [yes] Die Geräte würfeln gemeinsam.
   *[no] Jedes Gerät würfelt für sich.
}
page-together-dice-told = { $on ->
    [yes] Ab jetzt würfeln die Geräte gemeinsam.
   *[no] Ab jetzt würfelt jedes Gerät für sich.
}
page-together-dice-hint = Wenn ihr nicht am selben Tisch sitzt: Jedes Gerät legt verdeckt eine Zahl fest, dann decken alle auf, und daraus ergeben sich die Würfel. So kann kein Gerät einen Wurf bestimmen oder so lange würfeln, bis er passt. Eingetippte Würfe gelten wie immer.
page-together-dice-broken = { $why ->
    [unopened] { $seats ->
        [0] Ein Gerät hat seine Zahl nicht aufgedeckt. Der Wurf gilt nicht.
       *[other] Ein Gerät hat seine Zahl nicht aufgedeckt ({ $who }). Der Wurf gilt nicht.
    }
    [false] { $seats ->
        [0] Ein Gerät hat eine andere Zahl aufgedeckt, als festgelegt war. Der Wurf gilt nicht.
       *[other] Ein Gerät hat eine andere Zahl aufgedeckt, als festgelegt war ({ $who }). Der Wurf gilt nicht.
    }
    [displaced] Während eines gemeinsamen Wurfs kam etwas anderes dazwischen. Der Wurf gilt nicht.
    [again] { $seats ->
        [0] Dieser Wurf wurde wiederholt, denn der erste galt nicht.
       *[other] Dieser Wurf wurde wiederholt, denn der erste galt nicht ({ $who }).
    }
   *[chosen] Die gewählte Fortsetzung enthält Würfe, die ein Gerät für sich gemacht hat.
}
page-together-thinks = Die Antwort kommt von einem anderen Gerät: { $who }
page-together-apart = { $role ->
    [host] Diese Partie ist auf zwei Geräten unterschiedlich weitergegangen. Wählt, welche Fortsetzung gilt.
   *[guest] Diese Partie ist auf zwei Geräten unterschiedlich weitergegangen. Wählt auf dem anderen Gerät, welche Fortsetzung gilt.
}
page-together-apart-other = Auf dem anderen Gerät
page-together-apart-stay = Die Fortsetzung, die ihr nicht wählt, bleibt auf ihrem Gerät als eigene Partie erhalten.
page-together-apart-refused = Diese Fortsetzung lässt sich auf diesem Gerät nicht übernehmen.
page-together-devices-short = Geräte
page-together-taken = Der Code ist gelesen. Geht zurück zu dem Fenster, in dem eure Partie offen ist.
page-together-left = { $why ->
    [gone] Ein Gerät ist nicht mehr zu erreichen. Wer dort gespielt hat, kann jetzt auf jedem Gerät antworten.
    [silent] Ein Gerät hat zu lange nicht geantwortet und spielt nicht mehr mit. Wer dort gespielt hat, kann jetzt auf jedem Gerät antworten.
   *[done] Ein Gerät spielt nicht mehr mit. Wer dort gespielt hat, kann jetzt auf jedem Gerät antworten.
}
page-together-alone = Diese Partie habt ihr auf mehreren Geräten gespielt. Gerade ist kein anderes verbunden: Was ihr jetzt spielt, bleibt auf diesem Gerät.
page-together-seat-taken = Jetzt auf einem anderen Gerät: { $who }
page-share-together = Wer den Link öffnet, bekommt eine eigene Kopie. Sollen alle am Tisch dieselbe Partie spielen, holt ihre Geräte dazu.
page-together-replaced = Jetzt gilt die Fortsetzung von einem anderen Gerät. Eure bleibt auf diesem Gerät als eigene Partie erhalten.
page-together-next = { $swapped ->
    [yes] Eine neue Partie mit derselben Vorbereitung und getauschten Seiten hat begonnen. Dieses Gerät spielt wieder mit.
   *[no] Eine neue Partie mit derselben Vorbereitung hat begonnen. Dieses Gerät spielt wieder mit.
}
page-together-swapped = Noch einmal mit getauschten Seiten
page-together-again-elsewhere = Wollt ihr noch einmal spielen, wählt das auf dem Gerät, dessen Partie ihr hier mitspielt.
