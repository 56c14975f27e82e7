# Names of the armies of the ready battles

tiefen-ready-side = { $battle ->
    [ford] { $side ->
        [a] Border Guards
       *[b] Raiders
    }
    [siege] { $side ->
        [a] Defenders
       *[b] Besiegers
    }
   *[ash] { $side ->
        [a] Ash Brothers
       *[b] Militia
    }
}
