# Der Tisch im Browser: was die Seite neben Ereignissen und Möglichkeiten erfährt.

table-waiting = { $name } ist am Zug

hotel-koenig-tile =
    { $effect ->
        [lone] bleibt allein
        [found] gründet eine Kette mit { $size }
        [grow] { $chains } wächst auf { $size }
        [take-over] { $survivor } übernimmt { $others }
        [merge] fusioniert { $chains }
        [eighth-chain] unspielbar: eine achte Kette
        [two-safe-chains] unspielbar: sichere Ketten
       *[unknown] kann gelegt werden
    }
