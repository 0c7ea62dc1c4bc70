# «Вальсируют все!» (Alles Walzer!): модули дополнения. Значения как в grand-austria-hotel.ftl.

option-aw-modules = Какие модули дополнения «Вальсируют все!» (Alles Walzer!) в игре: их цифры по возрастанию (1 — бальные залы, 2 — знаменитости, 3 — особые отели, 4 — первый игрок, 5 — ещё чуть-чуть).
    .none = только базовая игра
option-aw-extra-cards = Добавлять ли к модулям 2 и 3 знаменитость и вход из другого издания.
    .off = нет
    .on = да
option-aw-guest-staff-on-dance = Награждает ли персонал за постояльцев с выполненным заказом, когда их отправляют в бальный зал.
    .yes = да
    .no = нет, только за тех, кто занимает номер
option-aw-gardener-with-wray = Даёт ли что-нибудь «Садовник» вместе с жетонами входа «Гранд-отель Рэй».
    .no = нет, только при императорских подсчётах
    .yes = да
option-aw-mayenfels-first-play = Обязан ли получивший вход «Майенфельс» сразу разыграть карту персонала.
    .may = нет
    .must-if-affordable = да, если хотя бы одну можно оплатить

## Модуль 4: первый игрок

grand-austria-hotel-origin-key = Ключ
grand-austria-hotel-effect-any-action = выполните одно из действий 1–5 с силой { $n }, какие бы кубики там ни лежали
    .short = действие, сила { $n }
grand-austria-hotel-action-key = Взять ключ: блюдо или напиток на выбор, действие с силой 1 и жетон очерёдности хода 1 в следующем раунде
    .short = ключ: блюдо или напиток, действие 1
grand-austria-hotel-question-UseKey = { $source }: какое действие выполнить с силой { $strength }?
grand-austria-hotel-event-start-krones =
    { $amount ->
        [one]
            { $who ->
                [you] Вы начинаете с { $amount } кроной.
               *[other] { $name } начинает с { $amount } кроной.
            }
        [few]
            { $who ->
                [you] Вы начинаете с { $amount } кронами.
               *[other] { $name } начинает с { $amount } кронами.
            }
       *[many]
            { $who ->
                [you] Вы начинаете с { $amount } кронами.
               *[other] { $name } начинает с { $amount } кронами.
            }
    }
grand-austria-hotel-event-took-key =
    { $who ->
        [you] Вы берёте ключ.
       *[other] { $name } берёт ключ.
    }
grand-austria-hotel-event-key-returned =
    { $who ->
        [you] Вы возвращаете ключ и получаете жетон очерёдности хода 1.
       *[other] { $name } возвращает ключ и получает жетон очерёдности хода 1.
    }
error-no-key-in-game = В этой игре ключа нет: он из модуля 4 дополнения.
error-key-taken = В этом раунде ключ уже взят.
error-key-not-in-extra-turn = В дополнительный ход используют клетку действия; ключ же берут вместо кубика.
error-key-after-pass = Вы пасовали в этом раунде и взять ключ уже не можете.
error-joker-no-better = Джокер стоил бы крону и не дал бы ничего лучшего. Используйте клетку, например «use 1», или скажите «stop».
error-key-misplaced = Ключ лежит на поле или закрывает число игрока, и только в игре с модулем 4; здесь он у { $key }.

## Модуль 5: ещё чуть-чуть

option-aw-exchange-same-kind = Можно ли при обмене получить тот же вид, который отдан.
    .forbidden = нет, только другие виды
    .allowed = да, любой вид
grand-austria-hotel-staff-handmaid = Камеристка
grand-austria-hotel-staff-apprentice = Ученик
grand-austria-hotel-staff-dishwasher = Посудомойщик
grand-austria-hotel-staff-tapster = Виночерпий
grand-austria-hotel-staff-coachwoman = Возница
grand-austria-hotel-staff-bookkeeper = Счетовод
grand-austria-hotel-staff-chef-de-rang = Метрдотель
grand-austria-hotel-staff-interpreter = Переводчица
grand-austria-hotel-staff-bartender = Буфетчик
grand-austria-hotel-staff-wagon-master = Каретмейстер
grand-austria-hotel-staff-dog-walker = Выгульщица собак
grand-austria-hotel-staff-hairdresser = Парикмахерша
grand-austria-hotel-staff-janitor = Комендант
grand-austria-hotel-staff-entertainer = Затейница
grand-austria-hotel-tile-A6 = Жетон императора A6
    .accusative = жетон императора A6
    .genitive = жетона императора A6
grand-austria-hotel-tile-B6 = Жетон императора B6
    .accusative = жетон императора B6
    .genitive = жетона императора B6
grand-austria-hotel-tile-C6 = Жетон императора C6
    .accusative = жетон императора C6
    .genitive = жетона императора C6
grand-austria-hotel-timing-bell = Один раз за игру: { $text }.
    .short = звонок
grand-austria-hotel-power-steps-counted =
    { $n ->
        [one] сделав за одно действие { $n } шаг по шкале императора, { $effect }
        [few] сделав за одно действие { $n } шага по шкале императора, { $effect }
       *[many] сделав за одно действие { $n } шагов по шкале императора, { $effect }
    }
    .short =
    { $n ->
        [one] { $n } шаг: { $effect }
        [few] { $n } шага: { $effect }
       *[many] { $n } шагов: { $effect }
    }
grand-austria-hotel-power-dishes-counted =
    { $n ->
        [one] получив за одно действие { $n } блюдо, { $effect }
        [few] получив за одно действие { $n } блюда, { $effect }
       *[many] получив за одно действие { $n } блюд, { $effect }
    }
    .short =
    { $n ->
        [one] { $n } блюдо: { $effect }
        [few] { $n } блюда: { $effect }
       *[many] { $n } блюд: { $effect }
    }
grand-austria-hotel-power-drinks-counted =
    { $n ->
        [one] получив за одно действие { $n } напиток, { $effect }
        [few] получив за одно действие { $n } напитка, { $effect }
       *[many] получив за одно действие { $n } напитков, { $effect }
    }
    .short =
    { $n ->
        [one] { $n } напиток: { $effect }
        [few] { $n } напитка: { $effect }
       *[many] { $n } напитков: { $effect }
    }
grand-austria-hotel-power-group-full =
    { $n ->
        [one] заселив группу хотя бы из { $n } номера, { $effect }
        [few] заселив группу хотя бы из { $n } номеров, { $effect }
       *[many] заселив группу хотя бы из { $n } номеров, { $effect }
    }
    .short = группа из { $n }: { $effect }
grand-austria-hotel-power-disc-put = выложив диск на карту политики, { $effect }
    .short = диск: { $effect }
grand-austria-hotel-effect-ring = позвоните в звонок
    .short = звонок
grand-austria-hotel-effect-spend-goods = отдайте с кухни { $goods }
    .short = -{ $goods }
grand-austria-hotel-effect-spend-steps =
    { $n ->
        [one] отступите по шкале императора на { $n } деление
        [few] отступите по шкале императора на { $n } деления
       *[many] отступите по шкале императора на { $n } делений
    }
    .short =
    { $n ->
        [one] { $n } шаг назад
        [few] { $n } шага назад
       *[many] { $n } шагов назад
    }
grand-austria-hotel-effect-exchange =
    { $must ->
        [0]
            { $n ->
                [1]
                    { $same ->
                        [0] обменяйте 1 блюдо или напиток с кухни на 1 другого вида
                       *[other] обменяйте 1 блюдо или напиток с кухни на 1 любого вида
                    }
               *[other]
                    { $same ->
                        [0] обменяйте до { $n } блюд и напитков с кухни на столько же других видов
                       *[other] обменяйте до { $n } блюд и напитков с кухни на столько же любых видов
                    }
            }
       *[other]
            { $n ->
                [1]
                    { $same ->
                        [0] отдайте 1 блюдо или напиток с кухни за 1 другого вида
                       *[other] отдайте 1 блюдо или напиток с кухни за 1 любого вида
                    }
                [one]
                    { $same ->
                        [0] отдайте с кухни { $n } блюдо или напиток за { $n } других видов
                       *[other] отдайте с кухни { $n } блюдо или напиток за { $n } любых видов
                    }
                [few]
                    { $same ->
                        [0] отдайте с кухни { $n } блюда или напитка за { $n } других видов
                       *[other] отдайте с кухни { $n } блюда или напитка за { $n } любых видов
                    }
               *[many]
                    { $same ->
                        [0] отдайте с кухни { $n } блюд или напитков за { $n } других видов
                       *[other] отдайте с кухни { $n } блюд или напитков за { $n } любых видов
                    }
            }
    }
    .short = обменять { $n }
grand-austria-hotel-effect-host = бесплатно возьмите постояльца из очереди и выполните его заказ из запаса
    .short = постоялец с выполненным заказом
grand-austria-hotel-effect-lose-good =
    { $n ->
        [one] потеряйте { $n } блюдо или напиток с кухни
        [few] потеряйте { $n } блюда или напитка с кухни
       *[many] потеряйте { $n } блюд или напитков с кухни
    }
    .short = -{ $n } с кухни
grand-austria-hotel-effect-lose-purse = потеряйте все свои кроны
    .short = потеря всех крон
grand-austria-hotel-effect-lose-items = потеряйте всё, что стоит на кухне
    .short = кухня пуста
grand-austria-hotel-good-champagne = шампанское
    .short = Ша
    .counted =
    { $n ->
        [one] шампанское
        [few] шампанского
       *[many] шампанского
    }
    .genitive = шампанского
    .genitive-plural = шампанского
grand-austria-hotel-condition-kitchen = по { $n } каждого вида на кухне
    .short = по { $n } каждого
grand-austria-hotel-condition-top-floor =
    { $n ->
        [one] { $n } заселённый номер на верхнем этаже
        [few] { $n } заселённых номера на верхнем этаже
       *[many] { $n } заселённых номеров на верхнем этаже
    }
    .short = { $n } наверху
grand-austria-hotel-condition-big-orders =
    { $n ->
        [one] { $n } выполненный заказ из { $size } или больше
        [few] { $n } выполненных заказа из { $size } или больше
       *[many] { $n } выполненных заказов из { $size } или больше
    }
    .short =
    { $n ->
        [one] { $n } большой заказ
        [few] { $n } больших заказа
       *[many] { $n } больших заказов
    }
grand-austria-hotel-why-walzer-cost = напечатанная цена не найдена; назначена как у похожих карт базовой игры
grand-austria-hotel-why-walzer-number = напечатанный номер не найден; взят из пропуска в номерах карт
grand-austria-hotel-action-ring = Позвонить, «{ $card }»: { $text }
grand-austria-hotel-action-spend = Отдать { $good }
grand-austria-hotel-question-RingBell = { $card }: позвонить можно один раз за игру. Позвонить сейчас?
grand-austria-hotel-question-HostGuest = { $source }: какого постояльца взять, бесплатно и с выполненным заказом?
grand-austria-hotel-question-SpendGoods =
    { $left ->
        [1] { $source }: что вы отдадите?
       *[other] { $source }: отдать нужно { $left }. Что следующее?
    }
grand-austria-hotel-question-TakeOther =
    { $left ->
        [1] { $source }: что вы за это получите?
       *[other] { $source }: вы получаете { $left }. Что следующее?
    }
grand-austria-hotel-question-LoseGood = { $tile }: что с вашей кухни вы потеряете?
grand-austria-hotel-event-rung =
    { $who ->
        [you] Вы звоните: карта «{ $card }».
       *[other] { $name } звонит: карта «{ $card }».
    }
grand-austria-hotel-event-not-rung =
    { $who ->
        [you] Вы пока не звоните (карта «{ $card }»).
       *[other] { $name } пока не звонит (карта «{ $card }»).
    }
grand-austria-hotel-event-spent =
    { $who ->
        [you] { $source }: вы отдаёте { $amount } { FORM($good, "counted", $amount) }.
       *[other] { $source }: { $name } отдаёт { $amount } { FORM($good, "counted", $amount) }.
    }
grand-austria-hotel-event-lost-good =
    { $who ->
        [you] { $tile }: вы теряете { $good }.
       *[other] { $tile }: { $name } теряет { $good }.
    }
grand-austria-hotel-event-pile-cleared =
    { $who ->
        [you] Ваши сосчитанные постояльцы ({ $cards }) уходят в сброс.
       *[other] { $name }: сосчитанные постояльцы ({ $cards }) уходят в сброс.
    }
error-cannot-pay-price = Полную цену карты «{ $card }» вы заплатить не можете.
error-ring-or-stop = «{ $text }» пока нельзя: позвоните (карта «{ $card }») или скажите «stop».
error-must-spend = «{ $text }» пока нельзя: скажите, что вы отдаёте, например «spend wine».
error-rising-spent = Отдают в таком порядке: штрудель, пирожное, вино, кофе, и { $good } не подходит: очередь уже прошла, или осталось бы слишком мало.
error-same-kind = Вы отдали { $good }, и получить это обратно нельзя.
error-must-lose-good = «{ $text }» пока нельзя: скажите, что вы теряете, например «spend wine».
error-guest-does-not-count = { $guest } лежит в стопке места { $seat }, но ни для одной карты политики там не считается.
error-no-such-good = У места { $seat } есть { $good }, чего в этой игре не бывает.
