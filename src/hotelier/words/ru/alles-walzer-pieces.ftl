# `hotelier cards`: поля и жетоны «Вальсируют все!» с объяснениями.

cards-kind-ballrooms = Бальные залы
cards-kind-rehearsals = Репетиционные залы
cards-kind-celebrities = Знаменитости
cards-kind-entrances = Входы отелей
cards-kind-tokens = Жетоны бонусов
# $spaces: нижний, средний и верхний ряд, на двоих, троих и четверых.
cards-ballroom = верхний ряд: { $top }; средний ряд: { $middle }; подсчёт: { $scoring }; места с нижнего ряда вверх на 2, 3 и 4 игроков: { $spaces }
cards-section =
    { $n ->
        [1] участок на одного танцора: { $bonus }
        [one] участок на { $n } танцора: { $bonus }
        [few] участок на { $n } танцоров: { $bonus }
       *[many] участок на { $n } танцоров: { $bonus }
    }
cards-first-rooms =
    { $free ->
        [0]
            { $n ->
                [one] ещё { $n } первый номер за его цену
                [few] ещё { $n } первых номера за их цену
               *[many] ещё { $n } первых номеров за их цену
            }
       *[other]
            { $n ->
                [one] ещё { $n } первый номер бесплатно
                [few] ещё { $n } первых номера бесплатно
               *[many] ещё { $n } первых номеров бесплатно
            }
    }
cards-first-guests =
    { $n ->
        [one] ещё { $n } первый постоялец
        [few] ещё { $n } первых постояльца
       *[many] ещё { $n } первых постояльцев
    }
cards-entrance = сразу: { $gains }; постоянно: { $powers }
cards-token = за вертикальный ряд: { $column }; за этаж: { $floor }
grand-austria-hotel-scoring-highest-row = число ваших танцоров, умноженное на { $figures } по вашему самому высокому ряду, снизу вверх
grand-austria-hotel-scoring-row-majority = { $figures } ПО по местам за наибольшее число танцоров в каждом ряду
grand-austria-hotel-scoring-by-number = { $figures } ПО за 1, 2, 3, 4 и больше танцоров
grand-austria-hotel-scoring-majority = { $figures } ПО по местам за наибольшее число танцоров
grand-austria-hotel-scoring-pairs = { $figures } ПО за каждых двух ваших танцоров
