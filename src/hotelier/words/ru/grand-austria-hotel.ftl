# «Гранд-отель „Австрия“». Значения: $guest Поэт, $card Конюх, $room 2B, $space от 1 до 6, $good вино, $name игрок,
# $source что это даёт (карта, «Блюда», «Бонус за заселение»). $who: "you" — место читающего, иначе "other".

grand-austria-hotel-title = Гранд-отель «Австрия»
grand-austria-hotel-tagline = Подавайте постояльцам в кафе, готовьте для них номера, нанимайте персонал и семь раундов не теряйте милости императора.
grand-austria-hotel-how-to =
    У вас два хода за раунд. В свой ход вы можете взять постояльца из очереди (крайние справа бесплатны), а затем берёте кубик: чем больше кубиков на его клетке, тем больше она даёт, и за крону её можно усилить на единицу. Блюда и напитки достаются постояльцам; когда заказ выполнен, постоялец заселяется в свободный номер своего цвета (турист — в любой) и приносит ПО и награду. За полностью заселённую группу номеров положен бонус. После раундов 3, 5 и 7 император смотрит, как вы ему угодили. В конце игры ПО дают номера, кроны, блюда и напитки и кое-кто из персонала, а каждый постоялец, который всё ещё ждёт, стоит 5 ПО.
grand-austria-hotel-sheet = Очки
grand-austria-hotel-marks = В отеле: с к ж — пустая клетка (с2 даёт 2 ПО), [С] — свободный номер, #С# — заселённый; клетки без | между ними — одна группа. Шт — штрудель, Пи — пирожное, Ви — вино, Ко — кофе. С — аристократ, К — горожанин, Ж — человек искусства, Т — турист (любой номер).

## Почему игра кончается и откуда ПО

grand-austria-hotel-reason-last-round = последний раунд окончен
grand-austria-hotel-source-set-up = Подготовка
grand-austria-hotel-source-guests = Постояльцы
grand-austria-hotel-source-occupancy = Бонусы за заселение
grand-austria-hotel-source-rooms = Клетки номеров
grand-austria-hotel-source-staff = Персонал за игру
grand-austria-hotel-source-politics = Политика
grand-austria-hotel-source-overflow = За пределами шкалы императора
grand-austria-hotel-source-track = Императорские подсчёты
grand-austria-hotel-source-tiles = Жетоны императора
grand-austria-hotel-source-final-staff = Персонал в конце
grand-austria-hotel-source-final-rooms = Заселённые номера
grand-austria-hotel-source-final-krones = Оставшиеся кроны
grand-austria-hotel-source-final-goods = Блюда и напитки на кухне
grand-austria-hotel-source-final-guests = Постояльцы, которые ждут

## Вопросы

grand-austria-hotel-question-PickPolitics = С какой картой политики из стопки { $stack } играть?
grand-austria-hotel-question-PickTile = С каким жетоном императора из стопки { $stack } играть?
grand-austria-hotel-question-DraftCard = Какую карту вы оставите? Остальные уйдут соседу слева.
grand-austria-hotel-question-FirstGuest = С каким постояльцем вы начнёте? Это бесплатно.
grand-austria-hotel-question-PrepareFirst =
    { $left ->
        [1] Остался один из первых номеров. Какой вы подготовите?
        [one] Осталось подготовить { $left } номер. Какой следующий?
        [few] Осталось подготовить { $left } номера. Какой следующий?
       *[many] Осталось подготовить { $left } номеров. Какой следующий?
    }
grand-austria-hotel-question-Turn =
    { $phase ->
        [start] Ваш ход: взять постояльца, кубик или пасовать?
        [begun] Ваш ход: взять постояльца или кубик?
        [second] Взять второго постояльца или кубик?
        [main] Возьмите кубик. Что-нибудь ещё до этого?
        [after] Что-нибудь ещё до конца хода?
        [extra-start] Ваш дополнительный ход: взять постояльца или использовать клетку действия?
        [extra-second] Ваш дополнительный ход: взять второго постояльца или использовать клетку действия?
        [extra-main] Ваш дополнительный ход: какую клетку действия использовать?
       *[extra-after] Что-нибудь ещё до конца дополнительного хода?
    }
grand-austria-hotel-question-ChooseEffect = Что сначала?
grand-austria-hotel-question-CopyAction = У вас джокер, сила { $strength }. Какое действие выполнить?
grand-austria-hotel-question-SplitSteps =
    { $both ->
        [0] Как разделить { $strength } между шкалой императора и кронами?
       *[other]
            { $strength ->
                [one] Вы получаете { $strength } крону. Сколько шагов сделать по шкале императора?
                [few] Вы получаете { $strength } кроны. Сколько шагов сделать по шкале императора?
               *[many] Вы получаете { $strength } крон. Сколько шагов сделать по шкале императора?
            }
    }
grand-austria-hotel-question-UseSpace = { $source }: какую клетку действия использовать, не забирая кубик?
grand-austria-hotel-question-PlaceGood =
    { $left ->
        [1] Куда поставить { $good }?
       *[other] У вас { $left } { FORM($good, "counted", $left) }. Куда поставить одну порцию?
    }
# $champagne: 1 в играх, где оно есть.
grand-austria-hotel-question-MixGoods =
    { $champagne ->
        [0] Что взять? Всего не больше { $strength }, и { FORM($second, "genitive-plural") } не больше, чем { FORM($first, "genitive-plural") }.
       *[other] Что взять? Всего не больше { $strength }, { FORM($second, "genitive-plural") } не больше, чем { FORM($first, "genitive-plural") }, а шампанского не больше, чем { FORM($second, "genitive-plural") }.
    }
grand-austria-hotel-question-ChooseGoods =
    { $left ->
        [1] { $source }: выберите блюдо или напиток.
        [one] { $source }: выберите { $left } блюдо или напиток. Что дальше?
        [few] { $source }: выберите { $left } блюда или напитка. Что дальше?
       *[many] { $source }: выберите { $left } блюд или напитков. Что дальше?
    }
grand-austria-hotel-question-FillOrder = { $source }: чей заказ выполнить?
grand-austria-hotel-question-BringGoods =
    { $moved ->
        [0] Что подать?
       *[other] Что подать ещё?
    }
grand-austria-hotel-question-TakeGuest =
    { $left ->
        [1] { $source }: бесплатно взять постояльца из очереди?
        [one] { $source }: бесплатно взять до { $left } постояльца из очереди?
        [few] { $source }: бесплатно взять до { $left } постояльцев из очереди?
       *[many] { $source }: бесплатно взять до { $left } постояльцев из очереди?
    }
grand-austria-hotel-question-ChooseRoom = В какой номер заселить { FORM($guest, "accusative") }?
grand-austria-hotel-question-PrepareRooms =
    { $left ->
        [1] { $source }: подготовить номер? Ваши кроны: { $krones }.
        [one] { $source }: подготовить до { $left } номера? Ваши кроны: { $krones }.
        [few] { $source }: подготовить до { $left } номеров? Ваши кроны: { $krones }.
       *[many] { $source }: подготовить до { $left } номеров? Ваши кроны: { $krones }.
    }
grand-austria-hotel-question-OccupyRooms =
    { $left ->
        [1] { $source }: какой свободный номер станет заселённым?
        [one] { $source }: заселёнными станут до { $left } свободного номера. Какой следующий?
        [few] { $source }: заселёнными станут до { $left } свободных номеров. Какой следующий?
       *[many] { $source }: заселёнными станут до { $left } свободных номеров. Какой следующий?
    }
grand-austria-hotel-question-PlayStaff =
    { $left ->
        [1] { $source }: разыграть карту персонала? Ваши кроны: { $krones }.
        [one] { $source }: разыграть до { $left } карты персонала? Ваши кроны: { $krones }.
        [few] { $source }: разыграть до { $left } карт персонала? Ваши кроны: { $krones }.
       *[many] { $source }: разыграть до { $left } карт персонала? Ваши кроны: { $krones }.
    }
grand-austria-hotel-question-ChooseLooked = { $source }: разыграть одну из этих карт персонала? Ваши кроны: { $krones }.
grand-austria-hotel-question-PutUnder = Какую карту положить под колоду первой? Её и возьмут первой.
grand-austria-hotel-question-LoseHand =
    { $left ->
        [1] { $source }: какую карту с руки положить под колоду?
        [one] { $source }: под колоду уходит { $left } карта с руки. Какая следующая?
        [few] { $source }: под колоду уходят { $left } карты с руки. Какая следующая?
       *[many] { $source }: под колоду уходит { $left } карт с руки. Какая следующая?
    }
grand-austria-hotel-question-IgnorePenalty = Вы на делении 0. Заплатить, чтобы избежать штрафа { FORM($tile, "genitive") }?
grand-austria-hotel-question-ChoosePenalty = Вы на делении 0. Что вы потеряете?
grand-austria-hotel-question-ChooseLostRoom = { $tile }: какой номер вы потеряете?
grand-austria-hotel-question-ChooseLostBelow = { $tile }: какой номер вы потеряете?
grand-austria-hotel-question-DismissStaff = { $tile }: какую карту конца игры убрать?
grand-austria-hotel-question-ChooseCopied = { $card }: за какую карту соперника получить очки?

## Действия как варианты ответа. Сообщение говорит всё; .short стоит в ряду однородных вариантов.

grand-austria-hotel-action-start = Начинает место { $seat }
grand-austria-hotel-action-hotel = Раздать поле: { $hotel }
grand-austria-hotel-action-politics = Играть с «{ $card }»
grand-austria-hotel-action-tile = { $tile }: { $bonus } / { $penalty }
grand-austria-hotel-action-guest = { $guest } приходит
grand-austria-hotel-action-draw = Взять: { $card }
grand-austria-hotel-action-roll = Выпадает { $dice }
grand-austria-hotel-action-pick = { $card } ({ $cost }): { $text }
grand-austria-hotel-action-pass = Пасовать
grand-austria-hotel-action-take =
    { $price ->
        [none] Взять { FORM($guest, "accusative") }
        [0] Бесплатно взять { FORM($guest, "accusative") }
        [one] Взять { FORM($guest, "accusative") } за { $price } крону
        [few] Взять { FORM($guest, "accusative") } за { $price } кроны
       *[many] Взять { FORM($guest, "accusative") } за { $price } крон
    }
    .short =
    { $price ->
        [none] { $guest }
       *[other] { $guest } { $price }
    }
grand-austria-hotel-action-die =
    { $yield ->
        [none] Взять кубик { $space }
       *[other] Взять кубик { $space }: { $yield }
    }
    .short =
    { $yield ->
        [none] { $space }
       *[other] { $space }: { $yield }
    }
grand-austria-hotel-action-boost =
    { $yield ->
        [none] Взять и усилить кубик { $space }
       *[other] Взять и усилить кубик { $space }: { $yield }
    }
    .short = кубик { $space }
grand-austria-hotel-action-serve =
    { $price ->
        [none] Подать с кухни
        [0] Бесплатно подать с кухни
        [one] Подать с кухни до { $most } за { $price } крону
        [few] Подать с кухни до { $most } за { $price } кроны
       *[many] Подать с кухни до { $most } за { $price } крон
    }
    .short =
    { $price ->
        [none] подать
        [0] подать даром
       *[other] подать { $most } за { $price }
    }
grand-austria-hotel-action-claim =
    { $vp ->
        [none] Выложить диск на «{ $card }»
       *[other] Выложить диск на «{ $card }»: { $vp } ПО
    }
    .short =
    { $vp ->
        [none] диск на «{ $card }»
       *[other] диск на «{ $card }»: { $vp } ПО
    }
grand-austria-hotel-action-employ = Применить карту «{ $card }»: { $text }
    .short = { $card }: { $text }
grand-austria-hotel-action-checkin = Заселить { FORM($guest, "accusative") }
    .short = заселить { FORM($guest, "accusative") }
grand-austria-hotel-action-end = Закончить ход
    .short = закончить ход
grand-austria-hotel-action-use =
    { $yield ->
        [none] Использовать клетку { $space }
       *[other] Использовать клетку { $space }: { $yield }
    }
grand-austria-hotel-action-as =
    { $yield ->
        [none] Использовать как действие «{ $space }»
       *[other] Использовать как действие «{ $space }»: { $yield }
    }
grand-austria-hotel-action-mix =
    { $goods ->
        [none] Ничего
       *[other] { $goods }
    }
grand-austria-hotel-action-split =
    { $krones ->
        [0]
            { $steps ->
                [0] Ничего
                [one] { $steps } шаг
                [few] { $steps } шага
               *[many] { $steps } шагов
            }
        [one]
            { $steps ->
                [0] { $krones } крона
                [one] { $steps } шаг, { $krones } крона
                [few] { $steps } шага, { $krones } крона
               *[many] { $steps } шагов, { $krones } крона
            }
        [few]
            { $steps ->
                [0] { $krones } кроны
                [one] { $steps } шаг, { $krones } кроны
                [few] { $steps } шага, { $krones } кроны
               *[many] { $steps } шагов, { $krones } кроны
            }
       *[many]
            { $steps ->
                [0] { $krones } крон
                [one] { $steps } шаг, { $krones } крон
                [few] { $steps } шага, { $krones } крон
               *[many] { $steps } шагов, { $krones } крон
            }
    }
grand-austria-hotel-action-good = { $good }
grand-austria-hotel-action-place =
    { $missing ->
        [unknown] Подать { FORM($guest, "dative") }
        [none] Подать { FORM($guest, "dative") }: заказ выполнен
       *[other] Подать { FORM($guest, "dative") }, останется { $missing }
    }
grand-austria-hotel-action-store = На кухню
grand-austria-hotel-action-bring =
    { $missing ->
        [unknown] Подать { FORM($guest, "dative") } { $good }
        [none] Подать { FORM($guest, "dative") } { $good }: заказ выполнен
       *[other] Подать { FORM($guest, "dative") } { $good }, останется { $missing }
    }
grand-austria-hotel-action-prepare =
    { $price ->
        [none] Подготовить { $room }
        [0]
            { $vp ->
                [0] { $room } { $colour } бесплатно
               *[other] { $room } { $colour } бесплатно, +{ $vp } ПО
            }
       *[other]
            { $vp ->
                [0] { $room } { $colour } за { $price }
               *[other] { $room } { $colour } за { $price }, +{ $vp } ПО
            }
    }
grand-austria-hotel-action-occupy =
    { $bonus ->
        [unknown] Сделать заселённым { $room }
        [none] { $room } { $colour }
       *[other] { $room } { $colour }: группа заселена, { $bonus }
    }
grand-austria-hotel-action-lodge =
    { $bonus ->
        [unknown] Заселить в { $room }
        [none] { $room } { $colour }
       *[other] { $room } { $colour }: группа заселена, { $bonus }
    }
grand-austria-hotel-action-fill = Выполнить заказ { FORM($guest, "genitive") }
grand-austria-hotel-action-play =
    { $price ->
        [none] Разыграть карту «{ $card }»
        [0] { $card } бесплатно: { $text }
       *[other] { $card } за { $price }: { $text }
    }
grand-austria-hotel-action-under = { $card } ({ $cost }): { $text }
grand-austria-hotel-action-first = { $source }: { $text }
grand-austria-hotel-action-decline = Отказаться — { $source }: { $text }
grand-austria-hotel-action-ignore = Заплатить и избежать штрафа
grand-austria-hotel-action-accept =
    { $penalty ->
        [none] Принять штраф
       *[other] Принять штраф: { $penalty }
    }
grand-austria-hotel-action-forfeit =
    { $vp ->
        [none] Вместо этого потерять ПО
       *[other] Вместо этого потерять { $vp } ПО
    }
grand-austria-hotel-action-lose =
    { $colour ->
        [none] Потерять { $room }
       *[other] { $room } { $colour }
    }
grand-austria-hotel-action-dismiss = { $card }: { $text }
grand-austria-hotel-action-copy = { $card }: { $text }
grand-austria-hotel-action-stop =
    { $moved ->
        [0] Ничего
       *[other] Больше ничего
    }

## Группы вариантов

grand-austria-hotel-group-guest = Постоялец
grand-austria-hotel-group-die = Кубик
grand-austria-hotel-group-boost = Усилить за { $price }
grand-austria-hotel-group-also = Ещё
grand-austria-hotel-group-all = Всё
grand-austria-hotel-group-less = Меньше
