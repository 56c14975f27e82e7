# Things at hand on the screen: own face-down cards, the legend

page-peek = { $side }: read your face-down cards
page-private = { $side }: look in private
page-peek-not = Cancel
page-battle-action = { $action ->
    [rename] Rename
    [export] Save
    [copy] Duplicate
    [share] Share
   *[delete] Delete
}
page-legend = What the symbols mean
page-sign = { $sign ->
    [home] Back to the home page. The game stays saved.
    [turn] Turns the screen round for the person opposite.
    [rule] Opens the rule that applies here.
    [more] Leads to a further question.
    [again] Goes back, or leaves it at that.
    [fold] Collapses the question so that more of the table is visible.
    [ruled] Dotted underline: leads to the rule.
    [asked] Tap here to answer the question.
    [meant] The question is about this.
    [active] Is acting now.
    [acted] Has already acted this round.
    [rider] Somebody is with it; the picture shows who.
    [boxes] Boxes: the left one is free, the right one is ticked.
    [fresh] This has just changed.
    [cost] Number between two cards: what it costs to cross there; with an arrow, in that direction only.
    [strikes] Filled die: destroys one of the other side’s dice.
    [wounds] Dashed die: counts for the other side’s losses only.
   *[destroyed] Crossed-out die: destroyed.
}
page-sign-side = Belongs to: { $side }
page-rule-word = rule
