# Was ein Link zeigt, ehe Gonfalon läuft.
page-sketch = Wie der Link es zeigt; wird noch geprüft
page-sketch-question = Die nächste Frage kommt, sobald der Link geprüft ist.
page-sketch-log = { $count ->
    [one] Eine Antwort im Link. Die Chronik folgt, sobald sie geprüft ist.
   *[other] { $count } Antworten im Link. Die Chronik folgt, sobald sie geprüft sind.
}
page-gist-checking = Das sagt der Link. Die Schlacht steht hier, sobald er geprüft ist.
page-gist-system = Regelwerk
page-gist-names = Darin genannt
page-gist-length = So weit ist es
page-gist-turns = { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
}
page-gist-throws = { $count ->
    [one] ein Wurf
   *[other] { $count } Würfe
}
