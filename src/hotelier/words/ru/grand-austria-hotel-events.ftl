# «Гранд-отель „Австрия“»: что происходит. Значения как в grand-austria-hotel.ftl.

## События

grand-austria-hotel-event-starts =
    { $who ->
        [you] Вы первый игрок.
       *[other] Первый игрок — { $name }.
    }
grand-austria-hotel-event-politics-in-play = В игре карта политики «{ $card }».
grand-austria-hotel-event-tile-in-play = В игре { FORM($tile, "accusative") }.
grand-austria-hotel-event-hotel-dealt =
    { $who ->
        [you] Ваше поле отеля: { $hotel }.
       *[other] { $name }: поле отеля — { $hotel }.
    }
grand-austria-hotel-event-intro-set =
    { $who ->
        [you] Вы получаете ознакомительный набор { $set ->
            [0] A
            [1] B
            [2] C
           *[other] D
        }.
       *[other] { $name } получает ознакомительный набор { $set ->
            [0] A
            [1] B
            [2] C
           *[other] D
        }.
    }
grand-austria-hotel-event-picked =
    { KEY($card) ->
        [unknown]
            { $who ->
                [you] Вы оставляете карту персонала.
               *[other] { $name } оставляет карту персонала.
            }
       *[other]
            { $who ->
                [you] Вы оставляете карту «{ $card }».
               *[other] { $name } оставляет карту «{ $card }».
            }
    }
grand-austria-hotel-event-packs-passed =
    { $cards ->
        [one] Каждый передаёт { $cards } карту соседу слева.
        [few] Каждый передаёт { $cards } карты соседу слева.
       *[many] Каждый передаёт { $cards } карт соседу слева.
    }
grand-austria-hotel-event-round = Начинается раунд { $round }.
grand-austria-hotel-event-rolled = Кубики: { $one } на клетке 1, { $two } на 2, { $three } на 3, { $four } на 4, { $five } на 5, { $six } на 6.
grand-austria-hotel-event-rerolled =
    { $who ->
        [you]
            { $dice ->
                [0] Вы убираете последний кубик в мусорный бак.
                [1] Вы убираете кубик в мусорный бак и бросаете последний.
                [one] Вы убираете кубик в мусорный бак и бросаете { $dice } оставшийся.
                [few] Вы убираете кубик в мусорный бак и бросаете { $dice } оставшихся.
               *[many] Вы убираете кубик в мусорный бак и бросаете { $dice } оставшихся.
            }
       *[other]
            { $dice ->
                [0] { $name } убирает последний кубик в мусорный бак.
                [1] { $name } убирает кубик в мусорный бак и бросает последний.
                [one] { $name } убирает кубик в мусорный бак и бросает { $dice } оставшийся.
                [few] { $name } убирает кубик в мусорный бак и бросает { $dice } оставшихся.
               *[many] { $name } убирает кубик в мусорный бак и бросает { $dice } оставшихся.
            }
    }
grand-austria-hotel-event-turn =
    { $who ->
        [you] Ваш ход (номер { $number }).
       *[other] Ходит { $name } (номер { $number }).
    }
grand-austria-hotel-event-passed =
    { $who ->
        [you] Вы пасуете.
       *[other] { $name } пасует.
    }
grand-austria-hotel-event-turn-ended =
    { $who ->
        [you] Ваш ход окончен.
       *[other] { $name } заканчивает ход.
    }
grand-austria-hotel-event-extra-turn =
    { $who ->
        [you] Вы получаете дополнительный ход.
       *[other] { $name } получает дополнительный ход.
    }
grand-austria-hotel-event-round-ended = Раунд { $round } окончен.
grand-austria-hotel-event-vp =
    { $who ->
        [you] { $source }: вы получаете { $amount } ПО.
       *[other] { $source }: { $name } получает { $amount } ПО.
    }
grand-austria-hotel-event-krones =
    { $lost ->
        [0]
            { $amount ->
                [one]
                    { $who ->
                        [you] { $source }: вы получаете { $amount } крону.
                       *[other] { $source }: { $name } получает { $amount } крону.
                    }
                [few]
                    { $who ->
                        [you] { $source }: вы получаете { $amount } кроны.
                       *[other] { $source }: { $name } получает { $amount } кроны.
                    }
               *[many]
                    { $who ->
                        [you] { $source }: вы получаете { $amount } крон.
                       *[other] { $source }: { $name } получает { $amount } крон.
                    }
            }
       *[other]
            { $amount ->
                [one]
                    { $who ->
                        [you] { $source }: вы получаете { $amount } крону; сверх предела пропадает { $lost }.
                       *[other] { $source }: { $name } получает { $amount } крону; сверх предела пропадает { $lost }.
                    }
                [few]
                    { $who ->
                        [you] { $source }: вы получаете { $amount } кроны; сверх предела пропадает { $lost }.
                       *[other] { $source }: { $name } получает { $amount } кроны; сверх предела пропадает { $lost }.
                    }
               *[many]
                    { $who ->
                        [you] { $source }: вы получаете { $amount } крон; сверх предела пропадает { $lost }.
                       *[other] { $source }: { $name } получает { $amount } крон; сверх предела пропадает { $lost }.
                    }
            }
    }
grand-austria-hotel-event-steps =
    { $who ->
        [you] { $source }: вы продвигаетесь по шкале императора на { $steps }, до деления { $space }.
       *[other] { $source }: { $name } продвигается по шкале императора на { $steps }, до деления { $space }.
    }
grand-austria-hotel-event-overflow =
    { $who ->
        [you] { $source }: вы получаете { $amount } ПО за шаги за пределами шкалы императора.
       *[other] { $source }: { $name } получает { $amount } ПО за шаги за пределами шкалы императора.
    }
grand-austria-hotel-event-received =
    { $who ->
        [you] { $source }: вы получаете { $amount } { FORM($good, "counted", $amount) }.
       *[other] { $source }: { $name } получает { $amount } { FORM($good, "counted", $amount) }.
    }
grand-austria-hotel-event-paid =
    { $amount ->
        [one]
            { $who ->
                [you] Вы платите { $amount } крону за { $what }.
               *[other] { $name } платит { $amount } крону за { $what }.
            }
        [few]
            { $who ->
                [you] Вы платите { $amount } кроны за { $what }.
               *[other] { $name } платит { $amount } кроны за { $what }.
            }
       *[many]
            { $who ->
                [you] Вы платите { $amount } крон за { $what }.
               *[other] { $name } платит { $amount } крон за { $what }.
            }
    }
grand-austria-hotel-event-declined =
    { $who ->
        [you] { $source }: вы отказываетесь { $what }.
       *[other] { $source }: { $name } отказывается { $what }.
    }
grand-austria-hotel-event-nothing =
    { $who ->
        [you] { $source }: вам это ничего не даёт.
       *[other] { $source }: { $name } ничего не может сделать.
    }
grand-austria-hotel-event-no-yield =
    { $who ->
        [you] { $source }: вы ничего не берёте.
       *[other] { $source }: { $name } ничего не берёт.
    }
grand-austria-hotel-event-took-die =
    { $boosted ->
        [0]
            { $who ->
                [you] Вы берёте кубик { $space } (сила { $strength }).
               *[other] { $name } берёт кубик { $space } (сила { $strength }).
            }
       *[other]
            { $who ->
                [you] Вы берёте кубик { $space } и усиливаете его (сила { $strength }).
               *[other] { $name } берёт кубик { $space } и усиливает его (сила { $strength }).
            }
    }
grand-austria-hotel-event-used-space =
    { $boosted ->
        [0]
            { $who ->
                [you] Вы используете клетку { $space } без кубика (сила { $strength }).
               *[other] { $name } использует клетку { $space } без кубика (сила { $strength }).
            }
       *[other]
            { $who ->
                [you] Вы используете клетку { $space } без кубика и усиливаете её (сила { $strength }).
               *[other] { $name } использует клетку { $space } без кубика и усиливает её (сила { $strength }).
            }
    }
grand-austria-hotel-event-copied-space =
    { $who ->
        [you] Вы используете его как { $space }.
       *[other] { $name } использует его как { $space }.
    }
grand-austria-hotel-event-placed =
    { $complete ->
        [0] { $guest } получает { $good }.
       *[other] { $guest } получает { $good }: заказ выполнен.
    }
grand-austria-hotel-event-stored =
    { $who ->
        [you] Вы ставите на кухню { $amount } { FORM($good, "counted", $amount) }.
       *[other] { $name } ставит на кухню { $amount } { FORM($good, "counted", $amount) }.
    }
grand-austria-hotel-event-took-guest =
    { $price ->
        [0]
            { $who ->
                [you] Вы бесплатно берёте { FORM($guest, "accusative") }.
               *[other] { $name } бесплатно берёт { FORM($guest, "accusative") }.
            }
        [one]
            { $who ->
                [you] Вы берёте { FORM($guest, "accusative") } за { $price } крону.
               *[other] { $name } берёт { FORM($guest, "accusative") } за { $price } крону.
            }
        [few]
            { $who ->
                [you] Вы берёте { FORM($guest, "accusative") } за { $price } кроны.
               *[other] { $name } берёт { FORM($guest, "accusative") } за { $price } кроны.
            }
       *[many]
            { $who ->
                [you] Вы берёте { FORM($guest, "accusative") } за { $price } крон.
               *[other] { $name } берёт { FORM($guest, "accusative") } за { $price } крон.
            }
    }
grand-austria-hotel-event-guest-came = { $guest } встаёт в очередь.
grand-austria-hotel-event-guests-reshuffled =
    { $cards ->
        [one] Колода постояльцев пуста: { $cards } ушедший постоялец возвращается в новую колоду.
        [few] Колода постояльцев пуста: { $cards } ушедших постояльца возвращаются в новую колоду.
       *[many] Колода постояльцев пуста: { $cards } ушедших постояльцев возвращаются в новую колоду.
    }
grand-austria-hotel-event-checked-in =
    { $who ->
        [you] Вы заселяете { FORM($guest, "accusative") } в номер { $room }.
       *[other] { $name } заселяет { FORM($guest, "accusative") } в номер { $room }.
    }
grand-austria-hotel-event-prepared =
    { $who ->
        [you] Вы готовите номер { $room } ({ $colour }).
       *[other] { $name } готовит номер { $room } ({ $colour }).
    }
grand-austria-hotel-event-occupied =
    { $who ->
        [you] Ваш номер { $room } ({ $colour }) заселён.
       *[other] { $name }: номер { $room } ({ $colour }) заселён.
    }
grand-austria-hotel-event-group-full =
    { $size ->
        [one]
            { $who ->
                [you] Ваша группа из { $size } { FORM($colour, "masculine-genitive") } номера заселена.
               *[other] { $name }: заселена группа из { $size } { FORM($colour, "masculine-genitive") } номера.
            }
        [few]
            { $who ->
                [you] Ваша группа из { $size } { FORM($colour, "plural-genitive") } номеров заселена.
               *[other] { $name }: заселена группа из { $size } { FORM($colour, "plural-genitive") } номеров.
            }
       *[many]
            { $who ->
                [you] Ваша группа из { $size } { FORM($colour, "plural-genitive") } номеров заселена.
               *[other] { $name }: заселена группа из { $size } { FORM($colour, "plural-genitive") } номеров.
            }
    }
grand-austria-hotel-event-played =
    { $who ->
        [you] { $source }: вы разыгрываете карту «{ $card }».
       *[other] { $source }: { $name } разыгрывает карту «{ $card }».
    }
grand-austria-hotel-event-employed =
    { $who ->
        [you] Вы применяете карту «{ $card }».
       *[other] { $name } применяет карту «{ $card }».
    }
grand-austria-hotel-event-drew =
    { KEY($card) ->
        [unknown]
            { $who ->
                [you] Вы берёте карту персонала из колоды.
               *[other] { $name } берёт карту персонала из колоды.
            }
       *[other]
            { $who ->
                [you] Вы берёте из колоды карту «{ $card }».
               *[other] { $name } берёт из колоды карту «{ $card }».
            }
    }
grand-austria-hotel-event-looked =
    { KEY($card) ->
        [unknown]
            { $who ->
                [you] Вы смотрите карту персонала.
               *[other] { $name } смотрит карту персонала.
            }
       *[other]
            { $who ->
                [you] Вы смотрите карту «{ $card }».
               *[other] { $name } смотрит карту «{ $card }».
            }
    }
grand-austria-hotel-event-chose =
    { KEY($card) ->
        [unknown]
            { $who ->
                [you] { $source }: вы выбираете карту персонала.
               *[other] { $source }: { $name } выбирает карту персонала.
            }
       *[other]
            { $who ->
                [you] { $source }: вы выбираете карту «{ $card }».
               *[other] { $source }: { $name } выбирает карту «{ $card }».
            }
    }
grand-austria-hotel-event-chose-none =
    { $who ->
        [you] { $source }: вы не выбираете ни одной карты.
       *[other] { $source }: { $name } не выбирает ни одной карты.
    }
grand-austria-hotel-event-put-under =
    { KEY($card) ->
        [unknown]
            { $who ->
                [you] Вы кладёте карту под колоду персонала.
               *[other] { $name } кладёт карту под колоду персонала.
            }
       *[other]
            { $who ->
                [you] Вы кладёте карту «{ $card }» под колоду персонала.
               *[other] { $name } кладёт карту «{ $card }» под колоду персонала.
            }
    }
grand-austria-hotel-event-no-staff-left =
    { $who ->
        [you] Колода персонала пуста: вы ничего не берёте.
       *[other] Колода персонала пуста: { $name } ничего не берёт.
    }
grand-austria-hotel-event-claimed =
    { $who ->
        [you] Вы выкладываете диск на карту «{ $card }»: +{ $vp } ПО.
       *[other] { $name } выкладывает диск на карту «{ $card }»: +{ $vp } ПО.
    }
grand-austria-hotel-event-moved-back =
    { $who ->
        [you] Вы отступаете по шкале императора на { $steps }, до деления { $space }.
       *[other] { $name } отступает по шкале императора на { $steps }, до деления { $space }.
    }
grand-austria-hotel-event-bonus =
    { $who ->
        [you] Вы получаете бонус { FORM($tile, "genitive") }.
       *[other] { $name } получает бонус { FORM($tile, "genitive") }.
    }
grand-austria-hotel-event-penalty =
    { $who ->
        [you] Вам грозит штраф { FORM($tile, "genitive") }.
       *[other] { $name } попадает под штраф { FORM($tile, "genitive") }.
    }
grand-austria-hotel-event-ignored =
    { $who ->
        [you] Вы избегаете штрафа { FORM($tile, "genitive") }.
       *[other] { $name } избегает штрафа { FORM($tile, "genitive") }.
    }
grand-austria-hotel-event-lost-vp =
    { $who ->
        [you] Вы теряете { $amount } ПО.
       *[other] { $name } теряет { $amount } ПО.
    }
grand-austria-hotel-event-lost-krones =
    { $amount ->
        [one]
            { $who ->
                [you] Вы теряете { $amount } крону.
               *[other] { $name } теряет { $amount } крону.
            }
        [few]
            { $who ->
                [you] Вы теряете { $amount } кроны.
               *[other] { $name } теряет { $amount } кроны.
            }
       *[many]
            { $who ->
                [you] Вы теряете { $amount } крон.
               *[other] { $name } теряет { $amount } крон.
            }
    }
grand-austria-hotel-event-lost-goods =
    { $who ->
        [you] Вы теряете свои блюда и напитки.
       *[other] { $name } теряет свои блюда и напитки.
    }
grand-austria-hotel-event-lost-room =
    { $who ->
        [you] Вы теряете номер { $room }.
       *[other] { $name } теряет номер { $room }.
    }
grand-austria-hotel-event-dismissed =
    { $who ->
        [you] Вы убираете карту «{ $card }» из своего персонала.
       *[other] { $name } убирает карту «{ $card }» из своего персонала.
    }
grand-austria-hotel-event-final-scoring = Последний раунд окончен: финальный подсчёт очков.
grand-austria-hotel-event-final-card =
    { $who ->
        [you] { $card }: вы получаете { $amount } ПО.
       *[other] { $card }: { $name } получает { $amount } ПО.
    }
grand-austria-hotel-event-copied-card =
    { $who ->
        [you] { $card }: вы получаете очки за карту «{ $copied }».
       *[other] { $card }: { $name } получает очки за карту «{ $copied }».
    }
grand-austria-hotel-event-final-rooms =
    { $who ->
        [you]
            { $count ->
                [one] За { $count } заселённый номер вы получаете { $amount } ПО.
                [few] За { $count } заселённых номера вы получаете { $amount } ПО.
               *[many] За { $count } заселённых номеров вы получаете { $amount } ПО.
            }
       *[other]
            { $count ->
                [one] За { $count } заселённый номер { $name } получает { $amount } ПО.
                [few] За { $count } заселённых номера { $name } получает { $amount } ПО.
               *[many] За { $count } заселённых номеров { $name } получает { $amount } ПО.
            }
    }
grand-austria-hotel-event-final-krones =
    { $who ->
        [you]
            { $count ->
                [one] За { $count } оставшуюся крону вы получаете { $amount } ПО.
                [few] За { $count } оставшиеся кроны вы получаете { $amount } ПО.
               *[many] За { $count } оставшихся крон вы получаете { $amount } ПО.
            }
       *[other]
            { $count ->
                [one] За { $count } оставшуюся крону { $name } получает { $amount } ПО.
                [few] За { $count } оставшиеся кроны { $name } получает { $amount } ПО.
               *[many] За { $count } оставшихся крон { $name } получает { $amount } ПО.
            }
    }
grand-austria-hotel-event-final-goods =
    { $who ->
        [you] За блюда и напитки на кухне ({ $count }) вы получаете { $amount } ПО.
       *[other] За блюда и напитки на кухне ({ $count }) { $name } получает { $amount } ПО.
    }
grand-austria-hotel-event-final-guests =
    { $who ->
        [you]
            { $count ->
                [one] { $count } постоялец всё ещё ждёт: для вас это { $amount } ПО.
                [few] { $count } постояльца всё ещё ждут: для вас это { $amount } ПО.
               *[many] { $count } постояльцев всё ещё ждут: для вас это { $amount } ПО.
            }
       *[other]
            { $count ->
                [one] { $name }: { $count } постоялец всё ещё ждёт, { $amount } ПО.
                [few] { $name }: { $count } постояльца всё ещё ждут, { $amount } ПО.
               *[many] { $name }: { $count } постояльцев всё ещё ждут, { $amount } ПО.
            }
    }

# За что платят кроны.
grand-austria-hotel-payment-joker = джокер
grand-austria-hotel-payment-boost = усиление
grand-austria-hotel-payment-guest = постояльца
grand-austria-hotel-payment-serving = подачу
grand-austria-hotel-payment-room = номер
grand-austria-hotel-payment-staff = карту персонала
grand-austria-hotel-payment-penalty = то, чтобы избежать штрафа

# От чего отказываются.
grand-austria-hotel-word-steps = от шагов
grand-austria-hotel-word-draw = брать карты
grand-austria-hotel-word-fill = выполнять заказ

## Несколько событий вместе. $rooms, $goods, $cards: списки; $price: всего, 0 — бесплатно.

# $dice: каждый кубик, 1 1 3 6.
grand-austria-hotel-together-rolled = Кубики: { $dice }.
grand-austria-hotel-together-took-die =
    { $price ->
        [0]
            { $who ->
                [you] Вы берёте кубик { $space } (сила { $strength }).
               *[other] { $name } берёт кубик { $space } (сила { $strength }).
            }
        [one]
            { $who ->
                [you] Вы платите { $price } крону и берёте кубик { $space } (сила { $strength }).
               *[other] { $name } платит { $price } крону и берёт кубик { $space } (сила { $strength }).
            }
        [few]
            { $who ->
                [you] Вы платите { $price } кроны и берёте кубик { $space } (сила { $strength }).
               *[other] { $name } платит { $price } кроны и берёт кубик { $space } (сила { $strength }).
            }
       *[many]
            { $who ->
                [you] Вы платите { $price } крон и берёте кубик { $space } (сила { $strength }).
               *[other] { $name } платит { $price } крон и берёт кубик { $space } (сила { $strength }).
            }
    }
grand-austria-hotel-together-prepared =
    { $price ->
        [0]
            { $who ->
                [you] Вы бесплатно готовите { $rooms }.
               *[other] { $name } бесплатно готовит { $rooms }.
            }
        [one]
            { $who ->
                [you] Вы готовите { $rooms } за { $price } крону.
               *[other] { $name } готовит { $rooms } за { $price } крону.
            }
        [few]
            { $who ->
                [you] Вы готовите { $rooms } за { $price } кроны.
               *[other] { $name } готовит { $rooms } за { $price } кроны.
            }
       *[many]
            { $who ->
                [you] Вы готовите { $rooms } за { $price } крон.
               *[other] { $name } готовит { $rooms } за { $price } крон.
            }
    }
grand-austria-hotel-together-played =
    { $price ->
        [0]
            { $who ->
                [you] Вы бесплатно разыгрываете карту «{ $card }».
               *[other] { $name } бесплатно разыгрывает карту «{ $card }».
            }
        [one]
            { $who ->
                [you] Вы разыгрываете карту «{ $card }» за { $price } крону.
               *[other] { $name } разыгрывает карту «{ $card }» за { $price } крону.
            }
        [few]
            { $who ->
                [you] Вы разыгрываете карту «{ $card }» за { $price } кроны.
               *[other] { $name } разыгрывает карту «{ $card }» за { $price } кроны.
            }
       *[many]
            { $who ->
                [you] Вы разыгрываете карту «{ $card }» за { $price } крон.
               *[other] { $name } разыгрывает карту «{ $card }» за { $price } крон.
            }
    }
grand-austria-hotel-together-received =
    { $who ->
        [you] { $source }: вы получаете { $goods }.
       *[other] { $source }: { $name } получает { $goods }.
    }
grand-austria-hotel-together-placed =
    { $complete ->
        [0] { $guest } получает { $goods }.
       *[other] { $guest } получает { $goods }: заказ выполнен.
    }
# $cards: "none" для тех, кому знать их нельзя.
grand-austria-hotel-together-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } берёт { $count } карту персонала из колоды.
                [few] { $name } берёт { $count } карты персонала из колоды.
               *[many] { $name } берёт { $count } карт персонала из колоды.
            }
       *[other]
            { $who ->
                [you] Вы берёте из колоды: { $cards }.
               *[other] { $name } берёт из колоды: { $cards }.
            }
    }
grand-austria-hotel-together-looked =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } смотрит { $count } карту персонала.
                [few] { $name } смотрит { $count } карты персонала.
               *[many] { $name } смотрит { $count } карт персонала.
            }
       *[other]
            { $who ->
                [you] Вы смотрите карты: { $cards }.
               *[other] { $name } смотрит карты: { $cards }.
            }
    }
grand-austria-hotel-together-put-under =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } кладёт { $count } карту под колоду персонала.
                [few] { $name } кладёт { $count } карты под колоду персонала.
               *[many] { $name } кладёт { $count } карт под колоду персонала.
            }
       *[other]
            { $who ->
                [you] Вы кладёте под колоду персонала: { $cards }.
               *[other] { $name } кладёт под колоду персонала: { $cards }.
            }
    }
