# Noms des armées des batailles prêtes

tiefen-ready-side = { $battle ->
    [ford] { $side ->
        [a] Gardes-frontières
       *[b] Pillards
    }
    [siege] { $side ->
        [a] Garnison
       *[b] As­sié­geants
    }
   *[ash] { $side ->
        [a] Frères de cendre
       *[b] Milice
    }
}
