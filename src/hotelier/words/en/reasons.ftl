# Why an action is good: deeds of the turn and what each brings. Read after "Why:".

study-why-gains = { $deed }: { $gains }
study-why-both = { $now }; then { $then }
study-why-then = then { $then }
study-why-sources = { $why } (looking ahead: { $sources })

study-why-grand-austria-hotel-guest = serves { $guest }
study-why-grand-austria-hotel-ball = sends { $guest } to the ball
study-why-grand-austria-hotel-takes = takes { $guest } into the café
study-why-grand-austria-hotel-order = completes the order of { $guest }
study-why-grand-austria-hotel-group =
    { $size ->
        [1] fills a single { $colour } room
        [2] completes a { $colour } pair
       *[other] completes a { $colour } group of { $size }
    }
study-why-grand-austria-hotel-politics = fulfils “{ $politics }”
study-why-grand-austria-hotel-plays = plays { $staff }
study-why-grand-austria-hotel-uses = uses { $staff }
study-why-grand-austria-hotel-celebrity = stays with { $celebrity }
study-why-grand-austria-hotel-tile = uses { $tile }
study-why-grand-austria-hotel-source = { $source }

study-why-hotel-koenig-found = founds { $chain }
study-why-hotel-koenig-buy =
    { $shares ->
        [one] buys 1 { $chain } share for { $amount }
       *[other] buys { $shares } { $chain } shares for { $amount }
    }
study-why-hotel-koenig-sell =
    { $shares ->
        [one] sells 1 { $chain } share
       *[other] sells { $shares } { $chain } shares
    }
study-why-hotel-koenig-trade = exchanges { $given } { $chain } for { $shares } { $survivor }
study-why-hotel-koenig-bonus =
    { $place ->
        [1] is paid as the largest holder of { $chain }
        [2] is paid as the second holder of { $chain }
       *[other] is paid as the third holder of { $chain }
    }
study-why-hotel-koenig-grow = { $chain } grows to { $size } tiles
study-why-hotel-koenig-majority =
    { $place ->
        [1] becomes the largest holder of { $chain }
       *[other] becomes the second holder of { $chain }
    }
study-why-hotel-koenig-end = ends the game

study-gain-vp = { $n } VP
study-gain-krones =
    { $n ->
        [one] 1 krone
       *[other] { $n } krones
    }
study-gain-steps =
    { $n ->
        [one] 1 step to the emperor
       *[other] { $n } steps to the emperor
    }
study-gain-goods =
    { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
study-gain-champagne = { $n } champagne
study-gain-cards =
    { $n ->
        [one] 1 staff card
       *[other] { $n } staff cards
    }
study-gain-rooms =
    { $n ->
        [one] 1 room
       *[other] { $n } rooms
    }
study-gain-dancers =
    { $n ->
        [one] 1 dancer
       *[other] { $n } dancers
    }
study-gain-shares =
    { $n ->
        [one] 1 share
       *[other] { $n } shares
    }
study-gain-money = { $n }
study-gain-value = own shares +{ $n }
study-gain-bonus = bonus { $n }
