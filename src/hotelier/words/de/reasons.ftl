# Warum eine Aktion gut ist: Taten des Zuges und was jede bringt. Steht hinter „Grund:“.

study-why-gains = { $deed }: { $gains }
study-why-both = { $now }; dann { $then }
study-why-then = dann { $then }
study-why-sources = { $why } (auf Sicht: { $sources })

study-why-grand-austria-hotel-guest = { FORM($guest, "accusative") } einquartieren
study-why-grand-austria-hotel-ball = { FORM($guest, "accusative") } auf den Ball schicken
study-why-grand-austria-hotel-takes = { FORM($guest, "accusative") } ins Café nehmen
study-why-grand-austria-hotel-order = Bestellung erfüllt ({ $guest })
study-why-grand-austria-hotel-group =
    { $size ->
        [1] ein einzelnes { FORM($colour, "neuter") } Zimmer belegen
        [2] ein { FORM($colour, "neuter") } Paar füllen
       *[other] eine { FORM($colour, "plural") } Gruppe mit { $size } Zimmern füllen
    }
study-why-grand-austria-hotel-politics = „{ $politics }“ erfüllen
study-why-grand-austria-hotel-plays = { FORM($staff, "accusative") } ausspielen
study-why-grand-austria-hotel-uses = { FORM($staff, "accusative") } nutzen
study-why-grand-austria-hotel-celebrity = { $celebrity } beherbergen
study-why-grand-austria-hotel-tile = { $tile } nutzen
study-why-grand-austria-hotel-source = { $source }

study-why-hotel-koenig-found = { $chain } gründen
study-why-hotel-koenig-buy =
    { $shares ->
        [one] 1 Aktie von { $chain } für { $amount } kaufen
       *[other] { $shares } Aktien von { $chain } für { $amount } kaufen
    }
study-why-hotel-koenig-sell =
    { $shares ->
        [one] 1 Aktie von { $chain } verkaufen
       *[other] { $shares } Aktien von { $chain } verkaufen
    }
study-why-hotel-koenig-trade = { $given } { $chain } in { $shares } { $survivor } tauschen
study-why-hotel-koenig-bonus =
    { $place ->
        [1] Prämie für den größten Anteil an { $chain }
        [2] Prämie für den zweitgrößten Anteil an { $chain }
       *[other] Prämie für den drittgrößten Anteil an { $chain }
    }
study-why-hotel-koenig-grow = { $chain } wächst auf { $size } Steine
study-why-hotel-koenig-majority =
    { $place ->
        [1] größter Aktionär von { $chain } werden
       *[other] zweitgrößter Aktionär von { $chain } werden
    }
study-why-hotel-koenig-end = das Spiel beenden

study-gain-vp = { $n } SP
study-gain-krones =
    { $n ->
        [one] 1 Krone
       *[other] { $n } Kronen
    }
study-gain-steps =
    { $n ->
        [one] 1 Schritt zum Kaiser
       *[other] { $n } Schritte zum Kaiser
    }
study-gain-goods =
    { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    }
study-gain-champagne = { $n } Champagner
study-gain-cards =
    { $n ->
        [one] 1 Personalkarte
       *[other] { $n } Personalkarten
    }
study-gain-rooms =
    { $n ->
        [one] 1 Zimmer
       *[other] { $n } Zimmer
    }
study-gain-dancers =
    { $n ->
        [one] 1 Tänzer
       *[other] { $n } Tänzer
    }
study-gain-shares =
    { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    }
study-gain-money = { $n }
study-gain-value = eigene Aktien +{ $n }
study-gain-bonus = Prämie { $n }
