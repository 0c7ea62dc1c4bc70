# Pourquoi une action est bonne : ce que fait le tour et ce que chaque chose rapporte.

study-why-gains = { $deed } : { $gains }
study-why-both = { $now } ; puis { $then }
study-why-then = puis { $then }
study-why-sources = { $why } (à terme : { $sources })

study-why-grand-austria-hotel-guest = loger { FORM($guest, "definite") }
study-why-grand-austria-hotel-ball = envoyer { FORM($guest, "definite") } au bal
study-why-grand-austria-hotel-takes = prendre { FORM($guest, "definite") } au café
study-why-grand-austria-hotel-order = commande complète ({ $guest })
study-why-grand-austria-hotel-group =
    { $size ->
        [1] remplir une chambre { FORM($colour, "feminine", 1) } isolée
        [2] compléter une paire { FORM($colour, "feminine", 1) }
       *[other] compléter un groupe { FORM($colour, "masculine", 1) } de { $size } chambres
    }
study-why-grand-austria-hotel-politics = remplir « { $politics } »
study-why-grand-austria-hotel-plays = jouer { FORM($staff, "definite") }
study-why-grand-austria-hotel-uses = utiliser { FORM($staff, "definite") }
study-why-grand-austria-hotel-celebrity = recevoir { $celebrity }
study-why-grand-austria-hotel-tile = utiliser { $tile }
study-why-grand-austria-hotel-source = { $source }

study-why-hotel-koenig-found = fonder { $chain }
study-why-hotel-koenig-buy =
    { $shares ->
        [one] acheter { $shares } action { $chain } pour { $amount }
       *[other] acheter { $shares } actions { $chain } pour { $amount }
    }
study-why-hotel-koenig-sell =
    { $shares ->
        [one] vendre { $shares } action { $chain }
       *[other] vendre { $shares } actions { $chain }
    }
study-why-hotel-koenig-trade = échanger { $given } { $chain } contre { $shares } { $survivor }
study-why-hotel-koenig-bonus =
    { $place ->
        [1] prime du premier actionnaire { FORM($chain, "genitive") }
        [2] prime du deuxième actionnaire { FORM($chain, "genitive") }
       *[other] prime du troisième actionnaire { FORM($chain, "genitive") }
    }
study-why-hotel-koenig-grow = { $chain } passe à { $size } tuiles
study-why-hotel-koenig-majority =
    { $place ->
        [1] devenir premier actionnaire { FORM($chain, "genitive") }
       *[other] devenir deuxième actionnaire { FORM($chain, "genitive") }
    }
study-why-hotel-koenig-end = finir la partie

study-gain-vp = { $n } PV
study-gain-krones =
    { $n ->
        [one] { $n } couronne
       *[other] { $n } couronnes
    }
study-gain-steps =
    { $n ->
        [one] { $n } pas vers l’Empereur
       *[other] { $n } pas vers l’Empereur
    }
study-gain-goods =
    { $n ->
        [one] { $n } denrée
       *[other] { $n } denrées
    }
study-gain-champagne = { $n } de champagne
study-gain-cards =
    { $n ->
        [one] { $n } carte Personnel
       *[other] { $n } cartes Personnel
    }
study-gain-rooms =
    { $n ->
        [one] { $n } chambre
       *[other] { $n } chambres
    }
study-gain-dancers =
    { $n ->
        [one] { $n } danseur
       *[other] { $n } danseurs
    }
study-gain-shares =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
study-gain-money = { $n }
study-gain-value = vos actions +{ $n }
study-gain-bonus = prime { $n }
