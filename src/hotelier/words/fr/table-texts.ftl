# La table dans le navigateur : ce que la page apprend en plus des événements et des choix.

table-waiting = C’est à { $name } de jouer

hotel-koenig-tile =
    { $effect ->
        [lone] reste isolée
        [found] fonde une chaîne de { $size }
        [grow] { $chains } passe à { $size }
        [take-over] { $survivor } absorbe { $others }
        [merge] fusionne { $chains }
        [eighth-chain] injouable : huitième chaîne
        [two-safe-chains] injouable : chaînes protégées
       *[unknown] peut être posée
    }
