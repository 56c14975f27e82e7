# Ein weiteres Regelwerk, das jemand als Datei oder Link mitbringt

page-plugin-add = Regelwerk hinzufügen
page-plugin-intro = Mit Gonfalon könnt ihr auch nach Regelwerken anderer Leute spielen. Ein solches Regelwerk ist eine einzelne Datei, deren Name auf „.whl“ endet.
page-plugin-file = Datei auswählen
page-plugin-address = Oder die Adresse der Datei im Internet
page-plugin-fetch = Herunterladen
page-plugin-fetch-hint = Erst wenn ihr auf „Herunterladen“ tippt, wird die Datei geladen. Wer den Server betreibt, erfährt dabei, dass die Datei von eurem Anschluss aus abgerufen wurde, sonst nichts.
page-plugin-busy = { $what ->
    [fetch] Die Datei wird heruntergeladen …
    [read] Die Datei wird gelesen …
   *[try] Das Regelwerk wird ausprobiert. Das kann eine Weile dauern …
}
page-plugin-question = „{ $title }“ hinzufügen?
page-plugin-warning = Ein Regelwerk ist ein Programm. Es läuft abgeschottet: Auf das Internet hat es keinen Zugriff, auf die Daten auf diesem Gerät auch nicht, nur auf die Partien, die nach ihm gespielt werden. Diese kann es lesen und ändern; solche Änderungen bleiben bestehen, auch wenn ihr es entfernt. Die Angaben oben stammen vom Regelwerk selbst; geprüft hat sie niemand. Fügt es nur hinzu, wenn ihr der Quelle vertraut. Alles, was Gonfalon auf diesem Gerät speichert, könnt ihr unten auf der Startseite unter „Dieses Gerät“ löschen.
page-plugin-replaces = Version { $old } liegt schon auf diesem Gerät und wird durch Version { $new } ersetzt. Die Partien bleiben erhalten.
page-plugin-yes = Ja, hinzufügen
page-plugin-no = Nein, nicht hinzufügen
page-plugin-added = „{ $title }“ gehört jetzt zu euren Regelwerken, auch offline.
page-plugin-package = Paket und Version
page-plugin-author = Autor
page-plugin-licence = Lizenz
page-plugin-from = Herkunft
page-plugin-size = Größe
page-plugin-hash = SHA-256
page-plugin-unsaid = nicht angegeben
page-plugin-version = Hinzugefügt: Version { $version }
page-plugin-remove = Regelwerk entfernen
page-plugin-remove-hint = Wenn ihr das Regelwerk entfernt, bleiben seine Partien auf diesem Gerät. Weiterspielen könnt ihr sie, sobald ihr es wieder hinzufügt.
page-plugin-removed = „{ $title }“ ist entfernt. Seine Partien sind noch da.

## Gründe, aus denen es nicht geht

page-plugin-too-large = Diese Datei ist zu groß für ein Regelwerk. Erlaubt sind höchstens { $most } MB.
page-plugin-no-wheel = Das ist kein Regelwerk. Nötig ist eine Datei, deren Name auf „.whl“ endet.
page-plugin-damaged = Die Datei ist beschädigt oder wurde verändert. Ladet sie noch einmal herunter.
page-plugin-packed = { $why ->
    [encrypted] Die Datei enthält etwas Verschlüsseltes: „{ $name }“. Das kann Gonfalon nicht lesen.
    [large] Entpackt ist die Datei zu groß. Erlaubt sind höchstens { $files } Dateien und zusammen { $most } MB, für einen Text 2 MB.
    [link] Die Datei enthält einen symbolischen Link: „{ $name }“. Das ist nicht zulässig.
    [overlap] Teile der Datei überlappen sich, oder zwischen ihnen liegt etwas Verborgenes.
    [path] Die Datei enthält einen Pfad, der nirgendwohin oder aus dem Paket hinausführt: „{ $name }“.
    [twice] Die Datei enthält „{ $name }“ zweimal.
   *[form] Dieses Dateiformat kann Gonfalon nicht lesen. Wer die Datei gemacht hat, muss sie mit „build.py system“ bauen.
}
page-plugin-foreign = Das Paket „{ $name }“ enthält kein Regelwerk für Gonfalon.
page-plugin-platform = Das Paket „{ $name }“ ist für eine andere Umgebung gebaut ({ $tag }). Hier läuft nur, was für jede Umgebung gebaut ist.
page-plugin-name = Der Name „{ $id }“ ist nicht zulässig: Er ist schon vergeben oder passt nicht zum Paket.
page-plugin-unbuilt = Dem Paket „{ $name }“ fehlt etwas: Wörter, Regelseiten oder die Beschreibung. Wer es gemacht hat, muss es mit „build.py system“ bauen.
page-plugin-interface = { $case ->
    [newer] Das Paket „{ $name }“ braucht eine neuere Version von Gonfalon (Schnittstelle { $theirs }, hier ist es { $ours }). Ladet die Seite neu und versucht es noch einmal.
   *[older] Das Paket „{ $name }“ ist für eine ältere Version von Gonfalon gemacht (Schnittstelle { $theirs }, hier ist es { $ours }). Besorgt euch eine neuere Version des Pakets.
}
page-plugin-words = Das Regelwerk „{ $id }“ will etwas festlegen, das ihm nicht gehört: „{ $word }“.
page-plugin-markup = Eine Regelseite des Regelwerks „{ $id }“ enthält etwas, das dort nicht zulässig ist: „{ $what }“.
page-plugin-address-wrong = Ungültige Adresse. Sie muss mit „https://“ beginnen.
page-plugin-not-fetched = { $status ->
    [0] { $host } ist nicht erreichbar. Vielleicht seid ihr offline, oder der Server erlaubt anderen Seiten nicht, die Datei abzurufen. Ladet sie dann selbst herunter und wählt sie als Datei aus.
   *[other] Unter dieser Adresse gibt es auf { $host } keine Datei (Status { $status }).
}
page-plugin-no-room = Auf diesem Gerät ist kein Platz dafür, oder der Browser speichert nichts. Geändert wurde nichts.
page-plugin-python = Das Regelwerk verlangt Python { $wanted }, hier läuft Python { $here }.
page-plugin-needs = Das Regelwerk braucht etwas, das hier nicht vorhanden ist und nicht nachgeladen wird: { $why }
page-plugin-unlike = Inhalt und Angaben der Datei passen nicht zusammen. Wer das Regelwerk gemacht hat, muss die Datei neu bauen.
page-plugin-broken = Beim Ausprobieren ist ein Fehler aufgetreten: { $why }
page-plugin-silent = Das Regelwerk hat beim Ausprobieren nicht geantwortet. Geändert wurde nichts.
page-plugin-not-apart = Dieser Browser kann ein Regelwerk nicht von allem anderen abschotten; deshalb lässt sich hier keines hinzufügen. Eine neuere Version des Browsers kann es.
