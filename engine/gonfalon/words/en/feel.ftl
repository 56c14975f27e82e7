# How the page feels at the table: wishes, turning, sound, the course of things

page-wish = { $wish ->
    [motion] Motion
    [sound] Sound
    [vibration] Vibrate when dice roll
   *[awake] Keep the screen on during a battle
}
page-turn = Turn the screen round
