# «Вальсируют все!», модуль 2: знаменитости. Значения как в grand-austria-hotel.ftl.

grand-austria-hotel-origin-lounge = Салон
grand-austria-hotel-diecolour-red = красный
    .capital = Красный
grand-austria-hotel-diecolour-blue = синий
    .capital = Синий
grand-austria-hotel-diecolour-yellow = жёлтый
    .capital = Жёлтый
grand-austria-hotel-payment-coloured = цветной кубик

## Варианты ответа. $price: кроны всего, $vp: за знаменитость или её фишку, $yield: что даёт действие.

grand-austria-hotel-action-throw = Выпадает { $dice }
grand-austria-hotel-action-celebrity = { $celebrity } приходит в салон
grand-austria-hotel-action-coloured =
    { $yield ->
        [none] Взять { $colour } кубик
       *[other]
            { $price ->
                [0] Взять { $colour } кубик { $space } вместе с { FORM($celebrity, "instrumental") } (+{ $vp } ПО): { $yield }
                [one] Взять { $colour } кубик { $space } вместе с { FORM($celebrity, "instrumental") } (+{ $vp } ПО) за { $price } крону: { $yield }
                [few] Взять { $colour } кубик { $space } вместе с { FORM($celebrity, "instrumental") } (+{ $vp } ПО) за { $price } кроны: { $yield }
               *[many] Взять { $colour } кубик { $space } вместе с { FORM($celebrity, "instrumental") } (+{ $vp } ПО) за { $price } крон: { $yield }
            }
    }
    .short =
    { $yield ->
        [none] { $colour }
       *[other] { $colour } { $space } с { FORM($celebrity, "instrumental") }: { $yield }
    }
grand-austria-hotel-action-boosted =
    { $yield ->
        [none] Взять и усилить { $colour } кубик
       *[other]
            { $price ->
                [0] Взять и усилить { $colour } кубик { $space } вместе с { FORM($celebrity, "instrumental") } (+{ $vp } ПО): { $yield }
                [one] Взять и усилить { $colour } кубик { $space } вместе с { FORM($celebrity, "instrumental") } (+{ $vp } ПО) за { $price } крону: { $yield }
                [few] Взять и усилить { $colour } кубик { $space } вместе с { FORM($celebrity, "instrumental") } (+{ $vp } ПО) за { $price } кроны: { $yield }
               *[many] Взять и усилить { $colour } кубик { $space } вместе с { FORM($celebrity, "instrumental") } (+{ $vp } ПО) за { $price } крон: { $yield }
            }
    }
    .short = { $colour }
grand-austria-hotel-action-shiftcoloured = Переместить { $colour } кубик на { $space } и использовать эту клетку
    .short = { $colour } на { $space }
grand-austria-hotel-action-bin = Убрать { $colour } кубик в мусорный бак
grand-austria-hotel-action-consult =
    { $text ->
        [none] Попросить { FORM($celebrity, "accusative") } о помощи
       *[other] Попросить { FORM($celebrity, "accusative") } о помощи: { $text }
    }
    .short = попросить { FORM($celebrity, "accusative") }

## Вопросы

grand-austria-hotel-question-ChooseBin = Остались только цветные кубики. Какой убрать в мусорный бак?

## События

grand-austria-hotel-event-coloured-rolled = { FORM($colour, "capital") } кубик: { $space }.
grand-austria-hotel-event-took-coloured =
    { $who ->
        [you] Вы берёте { $colour } кубик.
       *[other] { $name } берёт { $colour } кубик.
    }
grand-austria-hotel-event-took-celebrity =
    { $who ->
        [you] На этот раунд вы принимаете { FORM($celebrity, "accusative") }.
       *[other] На этот раунд { $name } принимает { FORM($celebrity, "accusative") }.
    }
grand-austria-hotel-event-binned =
    { $who ->
        [you] Вы убираете { $colour } кубик в мусорный бак.
       *[other] { $name } убирает { $colour } кубик в мусорный бак.
    }
grand-austria-hotel-event-consulted =
    { $who ->
        [you] Вы просите { FORM($celebrity, "accusative") } о помощи.
       *[other] { $name } просит { FORM($celebrity, "accusative") } о помощи.
    }
grand-austria-hotel-event-celebrity-came = { $celebrity } приходит в салон ({ $colour } кубик).
grand-austria-hotel-event-celebrity-left = { $celebrity } покидает салон.
grand-austria-hotel-event-celebrities-reshuffled =
    { $celebrities ->
        [1] Сброшенная знаменитость образует новую стопку.
        [one] { $celebrities } сброшенная знаменитость образует новую стопку.
        [few] { $celebrities } сброшенные знаменитости образуют новую стопку.
       *[many] { $celebrities } сброшенных знаменитостей образуют новую стопку.
    }
grand-austria-hotel-event-chip = { $celebrity } получает фишку на { $vp } ПО.

## Отказы

error-no-coloured-dice = В этой игре цветных кубиков нет: они из модуля 2 дополнения.
error-coloured-die-away = { FORM($colour, "capital") } кубик уже не лежит ни на одной клетке действия.
error-no-die-in-extra-turn = В дополнительный ход используют клетку действия; кубик, какого бы он ни был цвета, не берут.
error-must-bin = «{ $text }» пока нельзя: скажите, какой кубик убрать в мусорный бак, например «bin red».
error-celebrity-not-held = { $celebrity } сейчас не у вас.
error-celebrity-helps-always = { $celebrity } помогает и без просьб.
error-celebrity-consulted = В этом раунде вы уже просили { FORM($celebrity, "accusative") } о помощи.
error-nothing-to-exchange = На вашей кухне нет ни блюд, ни напитков для обмена.
error-no-kind-left = Отдать ещё и { $good } нельзя: не осталось бы вида, который вы могли бы получить.
error-celebrity-count = { $celebrity }: мест, где лежит карта, { $times }; каждая знаменитость в игре лежит в одном, остальные — ни в одном.

## Экран

austria-lounge = Салон
austria-company = У вас
