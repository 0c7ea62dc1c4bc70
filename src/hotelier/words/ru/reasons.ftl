# Почему действие хорошо: что происходит за ход и что это даёт. Стоит после «Почему:».

study-why-gains = { $deed }: { $gains }
study-why-both = { $now }; затем { $then }
study-why-then = затем { $then }
study-why-sources = { $why } (на будущее: { $sources })

study-why-grand-austria-hotel-guest = заселить { FORM($guest, "accusative") }
study-why-grand-austria-hotel-ball = отправить на бал { FORM($guest, "accusative") }
study-why-grand-austria-hotel-takes = взять в кафе { FORM($guest, "accusative") }
study-why-grand-austria-hotel-order = заказ выполнен ({ $guest })
study-why-grand-austria-hotel-group =
    { $size ->
        [1] заселить одиночный { $colour } номер
        [2] заселить пару { FORM($colour, "plural-genitive") } номеров
       *[other] заселить группу из { $size } { FORM($colour, "plural-genitive") } номеров
    }
study-why-grand-austria-hotel-politics = выполнить карту «{ $politics }»
study-why-grand-austria-hotel-plays = разыграть карту «{ $staff }»
study-why-grand-austria-hotel-uses = применить карту «{ $staff }»
study-why-grand-austria-hotel-celebrity = принять { FORM($celebrity, "accusative") }
study-why-grand-austria-hotel-tile = использовать { FORM($tile, "accusative") }
study-why-grand-austria-hotel-source = { $source }

study-why-hotel-koenig-found = основать { $chain }
study-why-hotel-koenig-buy =
    { $shares ->
        [one] купить { $shares } акцию { $chain } за { $amount }
        [few] купить { $shares } акции { $chain } за { $amount }
       *[many] купить { $shares } акций { $chain } за { $amount }
    }
study-why-hotel-koenig-sell =
    { $shares ->
        [one] продать { $shares } акцию { $chain }
        [few] продать { $shares } акции { $chain }
       *[many] продать { $shares } акций { $chain }
    }
study-why-hotel-koenig-trade = обменять { $given } { $chain } на { $shares } { $survivor }
study-why-hotel-koenig-bonus =
    { $place ->
        [1] премия крупнейшего держателя { $chain }
        [2] премия второго держателя { $chain }
       *[other] премия третьего держателя { $chain }
    }
study-why-hotel-koenig-grow =
    { $size ->
        [one] { $chain } вырастает до { $size } плитки
        [few] { $chain } вырастает до { $size } плиток
       *[many] { $chain } вырастает до { $size } плиток
    }
study-why-hotel-koenig-majority =
    { $place ->
        [1] стать крупнейшим держателем { $chain }
       *[other] стать вторым держателем { $chain }
    }
study-why-hotel-koenig-end = закончить партию

study-gain-vp = { $n } ПО
study-gain-krones =
    { $n ->
        [one] { $n } крона
        [few] { $n } кроны
       *[many] { $n } крон
    }
study-gain-steps =
    { $n ->
        [one] { $n } шаг к императору
        [few] { $n } шага к императору
       *[many] { $n } шагов к императору
    }
study-gain-goods =
    { $n ->
        [one] { $n } продукт
        [few] { $n } продукта
       *[many] { $n } продуктов
    }
study-gain-champagne = шампанское: { $n }
study-gain-cards =
    { $n ->
        [one] { $n } карта персонала
        [few] { $n } карты персонала
       *[many] { $n } карт персонала
    }
study-gain-rooms =
    { $n ->
        [one] { $n } номер
        [few] { $n } номера
       *[many] { $n } номеров
    }
study-gain-dancers =
    { $n ->
        [one] { $n } танцор
        [few] { $n } танцора
       *[many] { $n } танцоров
    }
study-gain-shares =
    { $n ->
        [one] { $n } акция
        [few] { $n } акции
       *[many] { $n } акций
    }
study-gain-money = { $n }
study-gain-value = свои акции +{ $n }
study-gain-bonus = премия { $n }
