# Namen der Heere in den fertigen Schlachten

tiefen-ready-side = { $battle ->
    [ford] { $side ->
        [a] Die Grenzwacht
       *[b] Die Plünderer
    }
    [siege] { $side ->
        [a] Die Besatzung
       *[b] Die Belagerer
    }
   *[ash] { $side ->
        [a] Die Aschenbrüder
       *[b] Die Bürgerwehr
    }
}
