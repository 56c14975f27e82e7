heralds-name = { $place ->
    [a] Herold Schwan
   *[b] Herold Bär
}
heralds-speech = { $speech ->
    [praise] Lob
    [mock] Spott
   *[challenge] Herausforderung
}
heralds-step = { $step ->
    [speech] Rede
   *[roll] Wurf
}
heralds-bonus = Rede +{ $bonus }
heralds-value = Summe { $total }
heralds-total = { $side }: { $total }
heralds-result = { $winner ->
    [none] Niemand hat das letzte Wort.
   *[other] { $winner } hat das letzte Wort.
}
heralds-odds = { $winner ->
    [none] Gleichstand
   *[other] { $winner } gewinnt
}
heralds-odds-throw = Ein Wurf
ask-heralds-duel-speech = Welche Rede?
ask-heralds-duel-roll = Werft für jeden Herold einen Würfel, zuerst für Herold Schwan.
tell-heralds-duel-speech = { $speech ->
    [praise] { $side } lobt die Gegenseite.
    [mock] { $side } verspottet die Gegenseite.
   *[challenge] { $side } fordert die Gegenseite heraus.
}
tell-heralds-duel-roll = { $side } würfelt { $face }, zusammen { $total }.
tell-heralds-duel-tie = Gleichstand: Beide werfen noch einmal.
tell-heralds-duel-end = { $winner ->
    [none] Das Duell endet unentschieden.
   *[other] { $winner } gewinnt das Duell.
}
