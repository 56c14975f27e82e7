heralds-name = { $place ->
    [a] Herald Swan
   *[b] Herald Bear
}
heralds-speech = { $speech ->
    [praise] Praise
    [mock] Mockery
   *[challenge] Challenge
}
heralds-step = { $step ->
    [speech] Speech
   *[roll] Roll
}
heralds-bonus = Speech +{ $bonus }
heralds-value = Total { $total }
heralds-total = { $side }: { $total }
heralds-result = { $winner ->
    [none] Neither herald has the last word.
   *[other] { $winner } has the last word.
}
heralds-odds = { $winner ->
    [none] A tie
   *[other] { $winner } wins
}
heralds-odds-throw = One roll
ask-heralds-duel-speech = Which speech?
ask-heralds-duel-roll = Roll one die for each herald, Herald Swan first.
tell-heralds-duel-speech = { $speech ->
    [praise] { $side } praises the other side.
    [mock] { $side } mocks the other side.
   *[challenge] { $side } challenges the other side.
}
tell-heralds-duel-roll = { $side } rolls { $face }, { $total } in all.
tell-heralds-duel-tie = A tie: both roll again.
tell-heralds-duel-end = { $winner ->
    [none] The duel ends in a draw.
   *[other] { $winner } wins the duel.
}
