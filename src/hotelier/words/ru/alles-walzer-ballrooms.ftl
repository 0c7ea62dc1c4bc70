# «Вальсируют все!», модуль 1: бальные залы Вены. Значения как в grand-austria-hotel.ftl.

## Карты

grand-austria-hotel-guest-debutante = Дебютантка
    .accusative = дебютантку
    .genitive = дебютантки
    .dative = дебютантке
grand-austria-hotel-guest-lady-companion = Компаньонка
    .accusative = компаньонку
    .genitive = компаньонки
    .dative = компаньонке
grand-austria-hotel-guest-governess = Гувернантка
    .accusative = гувернантку
    .genitive = гувернантки
    .dative = гувернантке
grand-austria-hotel-guest-prima-ballerina = Прима-балерина
    .accusative = приму-балерину
    .genitive = примы-балерины
    .dative = приме-балерине
grand-austria-hotel-guest-mannequin = Манекенщица
    .accusative = манекенщицу
    .genitive = манекенщицы
    .dative = манекенщице
grand-austria-hotel-guest-diva = Дива
    .accusative = диву
    .genitive = дивы
    .dative = диве
grand-austria-hotel-guest-waltz-queen = Королева вальса
    .accusative = королеву вальса
    .genitive = королевы вальса
    .dative = королеве вальса
grand-austria-hotel-guest-khan = Хан
    .accusative = хана
    .genitive = хана
    .dative = хану
grand-austria-hotel-guest-tenno = Тэнно
    .accusative = тэнно
    .genitive = тэнно
    .dative = тэнно
grand-austria-hotel-guest-laird = Лэрд
    .accusative = лэрда
    .genitive = лэрда
    .dative = лэрду
grand-austria-hotel-guest-maharani = Махарани
    .accusative = махарани
    .genitive = махарани
    .dative = махарани
grand-austria-hotel-guest-marquis = Маркиз
    .accusative = маркиза
    .genitive = маркиза
    .dative = маркизу
grand-austria-hotel-guest-contessa = Контесса
    .accusative = контессу
    .genitive = контессы
    .dative = контессе
grand-austria-hotel-guest-tsarina = Царица
    .accusative = царицу
    .genitive = царицы
    .dative = царице
grand-austria-hotel-guest-ambassador = Посланница
    .accusative = посланницу
    .genitive = посланницы
    .dative = посланнице
grand-austria-hotel-guest-abbess = Аббатиса
    .accusative = аббатису
    .genitive = аббатисы
    .dative = аббатисе
grand-austria-hotel-guest-consigliere = Консильери
    .accusative = консильери
    .genitive = консильери
    .dative = консильери
grand-austria-hotel-guest-admiral-winterbottom = Адмирал Уинтерботтом
    .accusative = адмирала Уинтерботтома
    .genitive = адмирала Уинтерботтома
    .dative = адмиралу Уинтерботтому
grand-austria-hotel-guest-impresario = Импресарио
    .accusative = импресарио
    .genitive = импресарио
    .dative = импресарио
grand-austria-hotel-guest-cardinal = Кардинал
    .accusative = кардинала
    .genitive = кардинала
    .dative = кардиналу
grand-austria-hotel-guest-mayor = Бургомистр
    .accusative = бургомистра
    .genitive = бургомистра
    .dative = бургомистру
grand-austria-hotel-guest-the-beast = Чудовище
    .accusative = чудовище
    .genitive = чудовища
    .dative = чудовищу
grand-austria-hotel-guest-kapellmeister-palfy = Капельмейстер Пальфи
    .accusative = капельмейстера Пальфи
    .genitive = капельмейстера Пальфи
    .dative = капельмейстеру Пальфи
grand-austria-hotel-guest-c-inderella = З. Олушка
    .accusative = З. Олушку
    .genitive = З. Олушки
    .dative = З. Олушке
grand-austria-hotel-guest-phantom = Призрак
    .accusative = призрака
    .genitive = призрака
    .dative = призраку
grand-austria-hotel-guest-the-beauty = Красавица
    .accusative = красавицу
    .genitive = красавицы
    .dative = красавице
grand-austria-hotel-guest-medium = Медиум
    .accusative = медиума
    .genitive = медиума
    .dative = медиуму
grand-austria-hotel-guest-partyer = Гуляка
    .accusative = гуляку
    .genitive = гуляки
    .dative = гуляке
grand-austria-hotel-guest-pope = Папа римский
    .accusative = папу римского
    .genitive = папы римского
    .dative = папе римскому
grand-austria-hotel-staff-dancing-master = Учитель танцев
grand-austria-hotel-staff-violinist = Скрипачка
grand-austria-hotel-staff-concertmaster = Концертмейстер
grand-austria-hotel-staff-symphonist = Оркестрант
grand-austria-hotel-staff-usherette = Билетёрша
grand-austria-hotel-staff-conductor-music = Дирижёр
grand-austria-hotel-staff-choirmaster = Хормейстер
grand-austria-hotel-staff-leading-dancer = Ведущая танцовщица
grand-austria-hotel-staff-harpist = Арфистка
grand-austria-hotel-staff-cellist = Виолончелистка
grand-austria-hotel-staff-pianist = Пианистка
grand-austria-hotel-staff-ballet-master = Балетмейстер
grand-austria-hotel-staff-trumpeter = Трубач
grand-austria-hotel-staff-arranger = Аранжировщик
grand-austria-hotel-staff-danube-steamship-captain = Капитан дунайского парохода
grand-austria-hotel-tile-A5 = Жетон императора A5
    .accusative = жетон императора A5
    .genitive = жетона императора A5
grand-austria-hotel-tile-B5 = Жетон императора B5
    .accusative = жетон императора B5
    .genitive = жетона императора B5
grand-austria-hotel-tile-C5 = Жетон императора C5
    .accusative = жетон императора C5
    .genitive = жетона императора C5
grand-austria-hotel-why-walzer-colour = напечатанный цвет не найден; взят по ходу номеров: 7 людей искусства, 7 аристократов, 7 горожан, 8 туристов
grand-austria-hotel-why-walzer-order = напечатанный заказ не найден; назначен так, чтобы стоил столько же, сколько заказы базовой игры
grand-austria-hotel-why-walzer-vp = напечатанные ПО не найдены; назначены так, чтобы ПО и награда стоили заказа, как в базовой игре

## Эффекты, свойства и требования

grand-austria-hotel-effect-react = примените карту сейчас
    .short = применить сейчас
grand-austria-hotel-effect-spend-champagne =
    { $n ->
        [one] отдайте с кухни { $n } шампанское
        [few] отдайте с кухни { $n } шампанского
       *[many] отдайте с кухни { $n } шампанского
    }
    .short = -{ $n } шампанского
grand-austria-hotel-effect-spend-krones =
    { $n ->
        [one] заплатите { $n } крону
        [few] заплатите { $n } кроны
       *[many] заплатите { $n } крон
    }
    .short =
    { $n ->
        [one] -{ $n } крона
        [few] -{ $n } кроны
       *[many] -{ $n } крон
    }
grand-austria-hotel-effect-spend-any =
    { $n ->
        [one] отдайте с кухни { $n } блюдо или напиток
        [few] отдайте с кухни { $n } блюда или напитка
       *[many] отдайте с кухни { $n } блюд или напитков
    }
    .short = -{ $n } с кухни
grand-austria-hotel-effect-per-dancer = { $n } ПО за каждого вашего танцора в бальных залах и на балконе
    .short = { $n } ПО за танцора
grand-austria-hotel-effect-lose-champagne =
    { $n ->
        [one] потеряйте { $n } шампанское с кухни
        [few] потеряйте { $n } шампанского с кухни
       *[many] потеряйте { $n } шампанского с кухни
    }
    .short = -{ $n } шампанского
# $place: левый (0), средний (1) или правый (2) бальный зал.
grand-austria-hotel-effect-lose-dancers =
    { $place ->
        [0]
            { $n ->
                [1] потеряйте танцора в левом бальном зале
                [one] потеряйте { $n } танцора в левом бальном зале
                [few] потеряйте { $n } танцоров в левом бальном зале
               *[many] потеряйте { $n } танцоров в левом бальном зале
            }
        [1]
            { $n ->
                [1] потеряйте танцора в среднем бальном зале
                [one] потеряйте { $n } танцора в среднем бальном зале
                [few] потеряйте { $n } танцоров в среднем бальном зале
               *[many] потеряйте { $n } танцоров в среднем бальном зале
            }
       *[2]
            { $n ->
                [1] потеряйте танцора в правом бальном зале
                [one] потеряйте { $n } танцора в правом бальном зале
                [few] потеряйте { $n } танцоров в правом бальном зале
               *[many] потеряйте { $n } танцоров в правом бальном зале
            }
    }
    .short =
    { $n ->
        [one] -{ $n } танцор
        [few] -{ $n } танцора
       *[many] -{ $n } танцоров
    }
grand-austria-hotel-effect-mix-more =
    { $n ->
        [one] возьмите до { $n } порции и сверх того ещё { $more }
        [few] возьмите до { $n } порций и сверх того ещё { $more }
       *[many] возьмите до { $n } порций и сверх того ещё { $more }
    }
    .short = { $n } и ещё { $more }
grand-austria-hotel-condition-champagne =
    { $n ->
        [one] { $n } шампанское на кухне
        [few] { $n } шампанского на кухне
       *[many] { $n } шампанского на кухне
    }
    .short = { $n } шампанского
grand-austria-hotel-condition-dancers =
    { $n ->
        [one] { $n } танцор в бальных залах и на балконе
        [few] { $n } танцора в бальных залах и на балконе
       *[many] { $n } танцоров в бальных залах и на балконе
    }
    .short =
    { $n ->
        [one] { $n } танцор
        [few] { $n } танцора
       *[many] { $n } танцоров
    }
grand-austria-hotel-condition-green-guests =
    { $n ->
        [one] { $n } обслуженный турист
        [few] { $n } обслуженных туриста
       *[many] { $n } обслуженных туристов
    }
    .short =
    { $n ->
        [one] { $n } турист
        [few] { $n } туриста
       *[many] { $n } туристов
    }
grand-austria-hotel-dancerow-left-bottom = левый зал, нижний ряд
grand-austria-hotel-dancerow-left-middle = левый зал, средний ряд
grand-austria-hotel-dancerow-left-top = левый зал, верхний ряд
grand-austria-hotel-dancerow-middle-bottom = средний зал, нижний ряд
grand-austria-hotel-dancerow-middle-middle = средний зал, средний ряд
grand-austria-hotel-dancerow-middle-top = средний зал, верхний ряд
grand-austria-hotel-dancerow-right-bottom = правый зал, нижний ряд
grand-austria-hotel-dancerow-right-middle = правый зал, средний ряд
grand-austria-hotel-dancerow-right-top = правый зал, верхний ряд
grand-austria-hotel-dancerow-balcony = балкон
grand-austria-hotel-section-text = { $n }: { $text }
grand-austria-hotel-payment-use = применение карты

## Вопросы и варианты ответа

grand-austria-hotel-question-ChooseRehearsal = Какой репетиционный зал вы выберете?
grand-austria-hotel-question-ChooseRow = В какой ряд отправить { FORM($guest, "accusative") }?
grand-austria-hotel-question-ChooseDancer = С какого участка репетиционного зала взять танцора?
grand-austria-hotel-question-SendDancer = { $source }: в какой ряд отправить танцора?
grand-austria-hotel-question-PickDancer = { $source }: с какого участка репетиционного зала взять танцора?
grand-austria-hotel-question-MixMore = Что взять? Всего не больше { $strength }; { FORM($second, "genitive-plural") } не больше, чем { FORM($first, "genitive-plural") }, а шампанского не больше, чем { FORM($second, "genitive-plural") }; и сверх того ещё { $more }, но не шампанское.
grand-austria-hotel-question-GiveGoods = { $source }: какое блюдо или напиток вы отдадите?
grand-austria-hotel-question-ReactStaff = Применить сейчас карту «{ $card }»?
grand-austria-hotel-question-LoseDancers =
    { $left ->
        [1] { $tile }: из какого ряда вы потеряете танцора?
        [one] { $tile }: вы теряете { $left } танцора. Из какого ряда следующий?
        [few] { $tile }: вы теряете { $left } танцоров. Из какого ряда следующий?
       *[many] { $tile }: вы теряете { $left } танцоров. Из какого ряда следующий?
    }
grand-austria-hotel-action-ballroom = Бальный зал: { $ballroom }
grand-austria-hotel-action-rehearsal = { $room }
grand-austria-hotel-action-rehearse =
    { $text ->
        [none] { $room }
       *[other] { $room }: { $text }
    }
grand-austria-hotel-action-dance = Отправить { FORM($guest, "accusative") } в бальный зал
    .short = отправить { FORM($guest, "accusative") } на бал
# $bonus: бонус ряда, «none» — без бонуса.
grand-austria-hotel-action-to =
    { $price ->
        [none] { $row }
       *[other]
            { $bonus ->
                [none] { $row }, шампанского: { $price }
               *[other] { $row }, шампанского: { $price }; { $bonus }
            }
    }
# $left: сколько танцоров на участке; последний приносит бонус.
grand-austria-hotel-action-from =
    { $bonus ->
        [unknown] Участок { $section }
       *[other]
            { $left ->
                [1] Участок { $section }, последний танцор: { $bonus }
               *[other] Участок { $section }, танцоров ещё { $left }: { $bonus }
            }
    }
grand-austria-hotel-action-retire = Танцор: { $row }

## Что произошло

grand-austria-hotel-event-ballroom-in-play = В игре бальный зал «{ $ballroom }».
grand-austria-hotel-event-rehearsal-laid-out = { $room } выложен.
grand-austria-hotel-event-rehearsal-chosen =
    { $who ->
        [you] Вы выбираете { FORM($room, "accusative") }.
       *[other] { $name } выбирает { FORM($room, "accusative") }.
    }
grand-austria-hotel-event-sent-guest =
    { $who ->
        [you] Вы отправляете { FORM($guest, "accusative") } в бальный зал.
       *[other] { $name } отправляет { FORM($guest, "accusative") } в бальный зал.
    }
grand-austria-hotel-event-paid-champagne =
    { $amount ->
        [one]
            { $who ->
                [you] Вы тратите { $amount } шампанское ({ $row }).
               *[other] { $name } тратит { $amount } шампанское ({ $row }).
            }
        [few]
            { $who ->
                [you] Вы тратите { $amount } шампанского ({ $row }).
               *[other] { $name } тратит { $amount } шампанского ({ $row }).
            }
       *[many]
            { $who ->
                [you] Вы тратите { $amount } шампанского ({ $row }).
               *[other] { $name } тратит { $amount } шампанского ({ $row }).
            }
    }
grand-austria-hotel-event-sent-dancer =
    { $who ->
        [you] Вы отправляете на бал танцора с участка { $section }: { $row }.
       *[other] { $name } отправляет на бал танцора с участка { $section }: { $row }.
    }
grand-austria-hotel-event-section-done =
    { $who ->
        [you] Участок { $section } вашего репетиционного зала пуст.
       *[other] { $name }: участок { $section } репетиционного зала пуст.
    }
grand-austria-hotel-event-lost-champagne =
    { $amount ->
        [one]
            { $who ->
                [you] { $tile }: вы теряете { $amount } шампанское.
               *[other] { $tile }: { $name } теряет { $amount } шампанское.
            }
        [few]
            { $who ->
                [you] { $tile }: вы теряете { $amount } шампанского.
               *[other] { $tile }: { $name } теряет { $amount } шампанского.
            }
       *[many]
            { $who ->
                [you] { $tile }: вы теряете { $amount } шампанского.
               *[other] { $tile }: { $name } теряет { $amount } шампанского.
            }
    }
grand-austria-hotel-event-lost-dancer =
    { $who ->
        [you] { $tile }: вы теряете танцора ({ $row }).
       *[other] { $tile }: { $name } теряет танцора ({ $row }).
    }
grand-austria-hotel-event-ballroom-scored =
    { $who ->
        [you] Бальный зал «{ $ballroom }», вы: { $amount } ПО.
       *[other] Бальный зал «{ $ballroom }», { $name }: { $amount } ПО.
    }
grand-austria-hotel-event-final-champagne =
    { $who ->
        [you] За шампанское на кухне ({ $count }) вы получаете { $amount } ПО.
       *[other] За шампанское на кухне ({ $count }) { $name } получает { $amount } ПО.
    }

## Отказы

error-must-mix-three = «{ $text }» пока нельзя: сначала скажите, сколько { FORM($first, "genitive-plural") }, { FORM($second, "genitive-plural") } и шампанского вы берёте, например «mix 1 0 0».
error-champagne-more-than-second = Взять больше шампанского, чем { FORM($second, "genitive-plural") }, нельзя.
error-extra-is-no-champagne = «{ $text }» невозможно: сила { $strength }, а сверх неё — только блюдо или напиток.
error-must-choose-rehearsal = «{ $text }» пока нельзя: сначала выберите репетиционный зал, например «rehearse practice_1».
error-rehearsal-not-offered = { $rehearsal } — не из тех, что можно выбрать.
error-no-ballrooms = Бальных залов в этой игре нет: они из модуля 1 дополнения.
error-guest-takes-a-room = { $guest } может только занять номер, но не танцевать.
error-no-dancer-left = Ваш репетиционный зал пуст, поэтому { $guest } танцевать не может.
error-no-row-to-pay = { $guest } не может танцевать: свободный ряд стоит шампанского { $price }, а у вас его { $champagne }.
error-must-choose-row = «{ $text }» пока нельзя: сначала скажите, в какой ряд отправить { FORM($guest, "accusative") }, например «to left-bottom».
error-row-or-stop = «{ $text }» пока нельзя: скажите, в какой ряд отправить танцора, например «to left-bottom», или скажите «stop».
error-row-full = Там нет свободного места: { $row }.
error-balcony-not-open = Балкон открывается, когда заполнен верхний ряд правого бального зала.
error-too-little-champagne = Это стоит шампанского { $price } ({ $row }), а у вас его { $champagne }.
error-krone-not-sure-there = Вам нужна крона на основное действие, а это не наверняка её принесёт.
error-must-choose-dancer = «{ $text }» пока нельзя: сначала скажите, с какого участка взять танцора, например «from 1».
error-section-empty = На участке { $section } танцоров нет.
error-use-card-or-stop = «{ $text }» пока нельзя: примените карту «{ $card }» сейчас или скажите «stop».
error-not-usable-now = Карту «{ $card }» применяют сразу после того, как разыграна другая карта персонала.
error-champagne-no-dish = Шампанское — ни блюдо, ни напиток.
error-must-retire = «{ $text }» пока нельзя: сначала скажите, из какого ряда вы теряете танцора, например «retire right-bottom».
error-no-dancer-there = Там нет вашего танцора, которого можно потерять: { $row }.
error-rising-rows = Танцоров теряют ряд за рядом, и { $row } не подходит: ряд уже пропущен, или осталось бы слишком мало. Сначала отмените выбор (undo).
error-wrong-ballrooms = В игре три разных бальных зала.
error-rehearsal-twice = Репетиционный зал не может быть в двух местах.
error-wrong-sections = На участках репетиционного зала у места { $seat } не может быть { $found }.
error-too-many-dancers = У места { $seat } танцоров в бальных залах { $dancers } — больше, чем ушло из репетиционного зала.
error-row-overfull = Танцоров больше, чем мест: { $row }.
error-balcony-too-early = На балконе уже есть танцоры, а в верхнем ряду правого бального зала ещё есть место.
