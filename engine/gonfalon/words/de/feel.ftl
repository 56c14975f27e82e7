# Wie sich die Seite am Tisch anfühlt: Einstellungen, Drehen, Ton, Ablauf

page-wish = { $wish ->
    [motion] Bewegung
    [sound] Ton
    [vibration] Vibrieren beim Würfeln
   *[awake] Bildschirm während der Schlacht anlassen
}
page-turn = Bildschirm umdrehen
