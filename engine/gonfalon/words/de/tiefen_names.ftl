# Namen der Heere in den fertigen Schlachten

tiefen-ready-side = { $battle ->
    [ford] { $side ->
        [a] Grenzwacht
       *[b] Plünderer
    }
    [siege] { $side ->
        [a] Besatzung
       *[b] Belagerer
    }
   *[ash] { $side ->
        [a] Aschenbrüder
       *[b] Bürgerwehr
    }
}
