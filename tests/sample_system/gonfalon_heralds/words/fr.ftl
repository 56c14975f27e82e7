heralds-name = { $place ->
    [a] Le héraut rouge
   *[b] Le héraut bleu
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
ask-heralds-duel-roll = Lancez un dé pour chaque héraut, le rouge d’abord.
tell-heralds-duel-speech = { $side } parle : { $speech ->
    [praise] un éloge.
    [mock] une raillerie.
   *[challenge] un défi.
}
tell-heralds-duel-roll = { $side } obtient { $face }, soit { $total } en tout.
tell-heralds-duel-tie = Égalité : les deux relancent.
tell-heralds-duel-end = { $winner ->
    [none] Le duel se termine sur une égalité.
   *[other] { $winner } remporte le duel.
}
