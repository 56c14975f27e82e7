# Noms des armées des batailles prêtes

tiefen-ready-side = { $battle ->
    [ford] { $side ->
        [a] La garde-frontière
       *[b] Les pillards
    }
    [siege] { $side ->
        [a] La garnison
       *[b] Les as­sié­geants
    }
   *[ash] { $side ->
        [a] Les Frères de cendre
       *[b] La milice
    }
}
