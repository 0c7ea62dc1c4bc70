# «Вальсируют все!»: бальные и репетиционные залы, знаменитости, входы и жетоны бонусов.
# Формы имён: .accusative — попросить Марию Кюри, .instrumental — вместе с Марией Кюри.

grand-austria-hotel-ballroom-apollosaal = Аполлон
grand-austria-hotel-ballroom-goldener-strauss = Золотой страус
grand-austria-hotel-ballroom-odeonsaal = Одеон
grand-austria-hotel-ballroom-zum-sperl = У Шперля
grand-austria-hotel-ballroom-zur-kettenbruecke = У цепного моста
grand-austria-hotel-rehearsal-practice-1 = Репетиционный зал 1
    .accusative = репетиционный зал 1
grand-austria-hotel-rehearsal-practice-2 = Репетиционный зал 2
    .accusative = репетиционный зал 2
grand-austria-hotel-rehearsal-practice-3 = Репетиционный зал 3
    .accusative = репетиционный зал 3
grand-austria-hotel-rehearsal-practice-4 = Репетиционный зал 4
    .accusative = репетиционный зал 4
grand-austria-hotel-celebrity-sigmund-freud = Зигмунд Фрейд
    .accusative = Зигмунда Фрейда
    .instrumental = Зигмундом Фрейдом
grand-austria-hotel-celebrity-albert-einstein = Альберт Эйнштейн
    .accusative = Альберта Эйнштейна
    .instrumental = Альбертом Эйнштейном
grand-austria-hotel-celebrity-charlie-chaplin = Чарли Чаплин
    .accusative = Чарли Чаплина
    .instrumental = Чарли Чаплином
grand-austria-hotel-celebrity-elizabeth-magie = Элизабет Мэги
grand-austria-hotel-celebrity-giacomo-puccini = Джакомо Пуччини
grand-austria-hotel-celebrity-jrr-tolkien = Дж. Р. Р. Толкин
    .accusative = Дж. Р. Р. Толкина
    .instrumental = Дж. Р. Р. Толкином
grand-austria-hotel-celebrity-mahatma-gandhi = Махатма Ганди
    .accusative = Махатму Ганди
    .instrumental = Махатмой Ганди
grand-austria-hotel-celebrity-marie-curie = Мария Кюри
    .accusative = Марию Кюри
    .instrumental = Марией Кюри
grand-austria-hotel-celebrity-mata-hari = Мата Хари
    .accusative = Мату Хари
    .instrumental = Матой Хари
grand-austria-hotel-celebrity-pablo-picasso = Пабло Пикассо
grand-austria-hotel-celebrity-winston-churchill = Уинстон Черчилль
    .accusative = Уинстона Черчилля
    .instrumental = Уинстоном Черчиллем
grand-austria-hotel-celebrity-agatha-christie = Агата Кристи
    .accusative = Агату Кристи
    .instrumental = Агатой Кристи
grand-austria-hotel-entrance-chateau-paulwei = Шато Паульвай
grand-austria-hotel-entrance-corogari-zant-mainz = Корогари Цант-Майнц
grand-austria-hotel-entrance-dove = Дав
grand-austria-hotel-entrance-kaufman = Кауфман
grand-austria-hotel-entrance-mayenfels = Майенфельс
grand-austria-hotel-entrance-ninas-melange = Меланж Нины
grand-austria-hotel-entrance-grand-wray = Гранд-отель Рэй
grand-austria-hotel-entrance-kozi-palace = Дворец Кози, Вена
grand-austria-hotel-entrance-the-ren = Рен
grand-austria-hotel-entrance-stroup = Строуп
grand-austria-hotel-token-token-1 = Жетон бонуса 1
    .accusative = жетон бонуса 1
    .genitive = жетона бонуса 1
grand-austria-hotel-token-token-2 = Жетон бонуса 2
    .accusative = жетон бонуса 2
    .genitive = жетона бонуса 2
grand-austria-hotel-token-token-3 = Жетон бонуса 3
    .accusative = жетон бонуса 3
    .genitive = жетона бонуса 3
grand-austria-hotel-token-token-4 = Жетон бонуса 4
    .accusative = жетон бонуса 4
    .genitive = жетона бонуса 4
grand-austria-hotel-token-token-5 = Жетон бонуса 5
    .accusative = жетон бонуса 5
    .genitive = жетона бонуса 5

## Откуда ПО

grand-austria-hotel-source-ballrooms = Бальные залы
grand-austria-hotel-source-celebrities = Знаменитости
grand-austria-hotel-source-entrances = Вход
grand-austria-hotel-source-final-champagne = Шампанское на кухне

## Что даёт что-то

grand-austria-hotel-row-bottom = { $ballroom }, нижний ряд
grand-austria-hotel-row-middle = { $ballroom }, средний ряд
grand-austria-hotel-row-top = { $ballroom }, верхний ряд
grand-austria-hotel-section = { $rehearsal }, участок { $n }

## Свойства

grand-austria-hotel-power-vp-got = каждый раз, когда что-то даёт вам ПО, { $effect }
    .short = ПО: { $effect }
grand-austria-hotel-power-krones-got = каждый раз, когда что-то дало вам кроны, { $effect }
    .short = кроны: { $effect }
grand-austria-hotel-power-steps-got = каждый раз, когда что-то продвинуло вас по шкале императора, { $effect }
    .short = шаги: { $effect }
grand-austria-hotel-power-champagne-got = каждый раз, когда что-то даёт вам шампанское, { $effect }
    .short = шампанское: { $effect }
grand-austria-hotel-power-staff-played = после каждой разыгранной вами карты персонала { $effect }
    .short = карта персонала: { $effect }
grand-austria-hotel-power-dancer-sent = за каждого отправленного вами танцора { $effect }
    .short = танцор: { $effect }
grand-austria-hotel-power-item-spared =
    { $n ->
        [one] заказ ваших постояльцев считается выполненным, даже если не хватает { $n } блюда или напитка (кроме заказов из одного)
        [few] заказ ваших постояльцев считается выполненным, даже если не хватает { $n } блюд или напитков (кроме заказов из одного)
       *[many] заказ ваших постояльцев считается выполненным, даже если не хватает { $n } блюд или напитков (кроме заказов из одного)
    }
    .short = заказ без { $n }
grand-austria-hotel-power-once-held = один раз, в свой ход, { $effect }
    .short = один раз: { $effect }
grand-austria-hotel-power-occupancy-table = заселённые группы из 1, 2, 3 или 4 { FORM($colours, "plural-genitive") } номеров дают { $amounts }
    .short = { FORM($colours, "plural") } группы { $amounts }
grand-austria-hotel-power-dice-sum = когда сумма двух ваших кубиков за раунд равна { $sums }, { $effect }
    .short = { $sums }: { $effect }
grand-austria-hotel-power-column-full = за каждый вертикальный ряд, который становится полностью заселённым, { $effect }
    .short = верт. ряд: { $effect }
grand-austria-hotel-power-floor-full = за каждый этаж, который становится полностью заселённым, { $effect }
    .short = этаж: { $effect }
grand-austria-hotel-power-more-tables =
    { $n ->
        [1] в вашем кафе на одно место больше
       *[other] в вашем кафе мест больше на { $n }
    }
    .short =
    { $n ->
        [one] +{ $n } место
        [few] +{ $n } места
       *[many] +{ $n } мест
    }
grand-austria-hotel-power-second-guest = взяв постояльца в свой ход, можно взять и второго, за его цену
    .short = второй постоялец
grand-austria-hotel-power-round-pile = в конце раунда 0, 1, 2, 3, 4, 5 или больше постояльцев, ушедших с выполненным заказом, дают { $amounts } ПО
    .short = постояльцы раунда: { $amounts } ПО
grand-austria-hotel-power-own-politics = три карты политики — только ваши; выполненная в раунде с 1 по 7 даёт { $amounts } ПО
    .short = своя политика { $amounts } ПО
grand-austria-hotel-power-politics-count = в конце игры от 0 до 6 выполненных карт политики, общих и своих, дают { $amounts } ПО
    .short = карты политики: { $amounts } ПО
grand-austria-hotel-power-own-tiles = раз в ход отступите по шкале императора на { $amounts } ради бонуса одного из своих жетонов A, B или C
    .short = { $amounts } назад: свой жетон
grand-austria-hotel-power-move-die = прежде чем использовать клетку действия, можно переместить на неё кубик с соседней
    .short = перемещает кубик
grand-austria-hotel-power-row-bonus =
    { $n ->
        [1] бонусы рядов вы получаете дважды
       *[other] бонусы рядов вы получаете ещё столько раз: { $n }
    }
    .short = бонусы рядов дважды
grand-austria-hotel-power-sole-most = за каждый подсчитанный бальный зал, в котором танцоров у вас больше, чем у любого другого, { $effect }
    .short = больше всех танцоров: { $effect }
grand-austria-hotel-power-group-begun = за первый заселённый номер каждой группы { FORM($colours, "plural-genitive") } номеров { $effect }
    .short = новая группа ({ FORM($colours, "plural") }): { $effect }

## Эффекты

grand-austria-hotel-effect-champagne =
    { $n ->
        [one] возьмите { $n } шампанское
        [few] возьмите { $n } шампанского
       *[many] возьмите { $n } шампанского
    }
    .short =
    { $n ->
        [one] { $n } шампанское
        [few] { $n } шампанского
       *[many] { $n } шампанского
    }
grand-austria-hotel-effect-dancer =
    { $how ->
        [free]
            { $n ->
                [1] бесплатно отправьте танцора
                [one] бесплатно отправьте до { $n } танцора
                [few] бесплатно отправьте до { $n } танцоров
               *[many] бесплатно отправьте до { $n } танцоров
            }
        [less]
            { $n ->
                [1] отправьте танцора, потратив шампанского на { $discount } меньше
               *[other]
                    { $less ->
                        [0] отправьте до { $n } танцоров, каждый раз потратив шампанского на { $discount } меньше
                       *[other] отправьте до { $n } танцоров: первого — потратив шампанского на { $discount } меньше, каждого следующего — на { $less } больше, чем предыдущего
                    }
            }
       *[full]
            { $n ->
                [1] отправьте танцора
                [one] отправьте до { $n } танцора
                [few] отправьте до { $n } танцоров
               *[many] отправьте до { $n } танцоров
            }
    }
    .short =
    { $how ->
        [free]
            { $n ->
                [1] танцор даром
                [one] { $n } танцор даром
                [few] { $n } танцора даром
               *[many] { $n } танцоров даром
            }
        [less]
            { $n ->
                [1] танцор (-{ $discount })
                [one] { $n } танцор (-{ $discount })
                [few] { $n } танцора (-{ $discount })
               *[many] { $n } танцоров (-{ $discount })
            }
       *[full]
            { $n ->
                [1] танцор
                [one] { $n } танцор
                [few] { $n } танцора
               *[many] { $n } танцоров
            }
    }
grand-austria-hotel-effect-token =
    { $n ->
        [0] выберите жетон бонуса и получите его верхний бонус
       *[other] выберите жетон бонуса и получите его нижний бонус
    }
    .short = жетон бонуса

## Что известно не точно

grand-austria-hotel-field-spaces = Места
grand-austria-hotel-field-row-cost = Шампанское за ряды
grand-austria-hotel-field-sections = Участки
grand-austria-hotel-field-bonus = Бонус
grand-austria-hotel-why-row-ladder = 3 шампанского за балкон, который считается верхним рядом, — факт; 2 и 1 продолжают эту лестницу
grand-austria-hotel-why-row-spaces = напечатанные числа не найдены; для примеров из книги правил на троих нужно хотя бы 3 средних места и 8 всего
grand-austria-hotel-why-row-spaces-strauss = то, что вдвоём среднего ряда нет, — факт; в двух оставшихся рядах семь мест
grand-austria-hotel-why-sections = напечатанное не найдено; 10 танцоров на участках по 1, 2, 3 и 4, бонусы ценой примерно 1, 3, 5 и 8 очков
grand-austria-hotel-why-sections-shown = напечатанное не найдено; 10 танцоров на участках по 1, 2, 3 и 4; третий бонус — из примера в книге правил
grand-austria-hotel-why-dove-tokens = напечатанные бонусы не найдены; верхний стоит примерно 4–5 очков, нижний примерно 6–7
