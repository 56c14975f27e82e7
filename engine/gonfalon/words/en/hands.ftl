# What is at hand on the screen: own cards, signs

page-peek = { $side }: read your own hidden cards
page-peek-not = Not now
page-own-cards = Your cards that lie face down
page-battle-deed = { $deed ->
    [rename] Rename
    [export] Save
   *[delete] Delete
}
page-signs = What the signs mean
page-sign = { $sign ->
    [home] To the start page. The battle stays saved.
    [turn] Turns the screen round for whoever sits opposite.
    [rule] Opens the rule that the question is about.
    [fold] Folds the question away to make room for the table.
    [ruled] Dotted underline: leads to the rule.
    [asked] The question can be answered here: tap it.
    [meant] The question is about this.
    [active] Is acting now.
    [acted] Has already acted this round.
    [rider] Somebody comes along; the picture shows who.
    [boxes] Boxes: the left one is free, the right one is marked.
    [fresh] This has just changed.
    [strikes] Filled die: a hit.
   *[destroyed] Crossed-out die: destroyed.
}
page-sign-side = Belongs to: { $side }
page-rule-word = rule
