# What a link shows before the engine is there.
page-sketch = As the link shows it; still being checked
page-sketch-question = The next question comes as soon as the link is checked.
page-sketch-log = { $count ->
    [one] { $count } answer in the link. The chronicle follows as soon as it is checked.
   *[other] { $count } answers in the link. The chronicle follows as soon as they are checked.
}
page-gist-checking = This is what the link says. The battle appears as soon as it is checked.
page-gist-system = Rules
page-gist-names = Names in it
page-gist-length = How far it is
page-gist-turns = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
page-gist-throws = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
