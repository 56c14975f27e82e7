# Texts that all rule systems share

## Answers

option-number = { $number }
option-side = { $side }
option-yes = Yes
option-no = No
option-back = Back
option-noted = Done

## Chronicle

log-dice = { $side }: roll
log-undone = { $side }: roll, taken back
log-ruling = { $said ->
    [yes] The GM sets “{ $what }” to “{ $value }”. Reason: { $why }
   *[no] The GM sets “{ $what }” to “{ $value }”.
}
log-entered-anew = { $side }: the slip was re-entered openly, so its seal could not be checked.

## Hints

note-left-out = { $count ->
    [one] The last answer does not follow the rules and has been left out. Continue from here.
   *[other] Part of the record does not follow the rules: the last { $count } answers have been left out. Continue from here.
}
note-other-version = This game was played under version { $played } of the rules; the current version is { $now }, so it may play out differently.
note-slips-seen = One of the slips on the table has been turned over before. Those who were there know what it says. The GM can have both replaced (More – GM’s rulings).

## Not like this

refused-characters = This text cannot be used as it is. It has to be a single line without control characters and without spaces at either end.
refused-faces = { $dice ->
    [one] These faces are not valid. Exactly one is needed, from { $low } to { $high }.
   *[other] These faces are not valid. Exactly { $dice } are needed, each from { $low } to { $high }.
}
refused-fallen = These dice have already been rolled and taken back. For the same question they fall the same way again.
refused-fields = { $count ->
    [one] One field still needs fixing; the reason is beside it.
   *[other] { $count } fields still need fixing; the reason is beside each of them.
}
refused-form = This request is incomplete or has the wrong form. Reload the page and try again.
refused-how-many = { $exact ->
    [yes] That is not the right number of choices. Pick exactly { $least }.
   *[no] That is not the right number of choices. Pick at least { $least } and at most { $most }.
}
refused-length = The text has the wrong length. It has to be { $least } to { $most } characters long.
refused-link-too-long = This game is too long for a link. Pass it on as a file.
refused-no-battle = No game is open. Start a new one or open a saved one.
refused-too-many-sessions = No more than { $most } games can be open at the same time. Close one of them first.
refused-no-choice = This option does not have that choice. Choose one of those offered.
refused-no-draw = Nothing can be picked at random here. Give an answer of your own.
refused-no-roll = This is not the time to roll. Answer the open question first.
refused-no-setting = This value cannot be changed right now. Pick one from the list.
refused-no-switch = These rules do not have that option. Choose one of those offered.
refused-no-system = The rule system “{ $system }” is not on this device. Add it to go on.
refused-not-asked = This question is for another side. Only those who are asked can answer.
refused-not-offered = That answer is not available. Choose one of those shown.
refused-not-secret = This question is not secret. Answer it openly.
refused-nothing-to-redo = There is nothing to redo. Only what has just been undone can be redone.
refused-nothing-to-undo = There is nothing to undo. The game is at its very beginning.
refused-number = This number is not valid. It has to be a whole number from { $least } to { $most }.
refused-other-question = This answer does not fit the open question. Look at what is being asked.
refused-over = The game is over. To change something, undo the last step.
refused-paint-border = The map ends there. Choose a space on the map.
refused-paint-cell = There is no space { $cell } on the map. Example: C7
refused-paint-closed = { $cell } cannot be used here, or is named twice. Choose another space.
refused-paint-many = That is too much at once. Paint it in two steps.
refused-paint-one = { $piece }: choose exactly one space.
refused-path-border = The map ends there. Choose a space on the map.
refused-path-closed = { $cell } cannot be entered. Go around it.
refused-path-corner = The way to { $cell } is too narrow to pass diagonally. Go around the corner.
refused-path-cost = Too far: entering { $cell } costs { $needed }, only { $left } left. Choose a shorter way.
refused-path-end = The move cannot end on { $cell }. Go on or stop earlier.
refused-path-far = { $cell } is out of reach. Choose one of the marked spaces.
refused-path-letter = This path cannot be read. Draw it again.
refused-path-steps = Here you can go { $most ->
    [one] one space
   *[other] { $most } spaces
} at most. Choose a shorter way.
refused-path-stop = The move has to end on { $cell }. Stop there or go around it.
refused-seal = The slip does not match its seal. Only what it said when it was laid down counts.
refused-setting = { $kind ->
    [number] This value is not valid. It has to be a whole number from { $least } to { $most }.
    [text] This value is not valid. It has to be a single line of at most { $most } characters.
   *[choice] This value is not available. Choose one of those shown.
}
refused-setting-text = This text cannot be read. Write it like this: { $hint }
refused-stale = The game has moved on elsewhere in the meantime. Look at how it stands, then answer.
refused-sums = { $throws ->
    [one] No roll adds up to that. It has to be a number from { $low } to { $high }.
   *[other] These sums are not valid. { $throws } are needed, each from { $low } to { $high }.
}
refused-sums-of-no-use = Here every die counts on its own. Enter the dice one by one.
refused-system-broken = The rule system “{ $system }” ran into an error; everything else keeps working. Report it to the author: { $why }
refused-system-interface = { $theirs ->
    [0] The rule system “{ $system }” does not say which version of the interface it was made for. Get another version of it.
   *[other] The rule system “{ $system }” was made for version { $theirs } of the interface; this is version { $ours }. Get a version that fits, or reload the page.
}
refused-system-name = The rule system “{ $system }” has a name that is already taken or does not match its package. It cannot be added.
refused-too-many-rulings = Too many rulings at once: { $most } at most. Play on by one step first.
refused-too-much-at-once = That is too many answers for a single step of the rules. Undo some and finish the step with fewer answers.
refused-too-much-work = This game has become too long to continue. Start a new one; this one stays saved.
refused-twice = The same choice is there twice. Each answer counts only once; choose another.

## Cannot be read

unreadable-against-rules = This game contains an answer that breaks the rules. Ask for a new link.
unreadable-content = The content cannot be read. Ask for the link or the file once more.
unreadable-cut = The link is incomplete or was changed on the way. Copy the whole of it again.
unreadable-foreign = This is not a Gonfalon game. Use a link or a file that Gonfalon made.
unreadable-newer = This game comes from a newer version of Gonfalon. Reload the page, then open the game again.
unreadable-no-battle = This link does not hold a game; it holds house rules or roster cards. Open it in the Gonfalon app.
unreadable-part = The content is spread over several codes, and this link holds only one of them. Open it in the Gonfalon app and read the other codes there too.
unreadable-system = Gonfalon does not know the rules of this game, or one of their options. Reload the page, then open the game again.
unreadable-too-long = This is too long for a game. Ask for the link or the file once more.
unreadable-too-much-work = Checking this game would take too long. Ask for it as a file instead of a link.

## Things needed at the table

opening-bring = { $dice ->
    [fate] Four Fate dice if you want to roll yourselves; otherwise Gonfalon rolls.
   *[d6] Six-sided dice if you want to roll yourselves; otherwise Gonfalon rolls.
}
