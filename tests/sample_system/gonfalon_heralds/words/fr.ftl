heralds-name = { $place ->
    [a] Héraut Cygne
   *[b] Héraut Ours
}
heralds-speech = { $speech ->
    [praise] Éloge
    [mock] Raillerie
   *[challenge] Défi
}
heralds-step = { $step ->
    [speech] Discours
   *[roll] Jet
}
heralds-bonus = Discours +{ $bonus }
heralds-value = Total { $total }
heralds-total = { $side } : { $total }
heralds-result = { $winner ->
    [none] Aucun des deux hérauts n’a le dernier mot.
   *[other] { $winner } a le dernier mot.
}
heralds-odds = { $winner ->
    [none] Égalité
   *[other] { $winner } l’emporte
}
heralds-odds-throw = Un jet
ask-heralds-duel-speech = Quel discours ?
ask-heralds-duel-roll = Lancez un dé pour chaque héraut, d’abord pour Héraut Cygne.
tell-heralds-duel-speech = { $speech ->
    [praise] { $side } fait l’éloge de l’adversaire.
    [mock] { $side } raille l’adversaire.
   *[challenge] { $side } défie l’adversaire.
}
tell-heralds-duel-roll = { $side } obtient { $face }, soit { $total } en tout.
tell-heralds-duel-tie = Égalité : les deux relancent.
tell-heralds-duel-end = { $winner ->
    [none] Le duel se termine sur une égalité.
   *[other] { $winner } remporte le duel.
}
