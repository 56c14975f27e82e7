# Names of the armies of the ready battles

tiefen-ready-side = { $battle ->
    [ford] { $side ->
        [a] The Border Watch
       *[b] The Raiders
    }
    [siege] { $side ->
        [a] The Garrison
       *[b] The Besiegers
    }
   *[ash] { $side ->
        [a] The Ash Brothers
       *[b] The Militia
    }
}
