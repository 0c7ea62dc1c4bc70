# `hotelier cards`: все карты и поля с объяснениями.

cards-guest = { $colour } постоялец, хочет { $order }, { $vp } ПО
cards-staff =
    { $intro ->
        [none]
            { $cost ->
                [one] стоит { $cost } крону
                [few] стоит { $cost } кроны
               *[many] стоит { $cost } крон
            }
       *[other]
            { $cost ->
                [one] стоит { $cost } крону, ознакомительный набор { $intro }
                [few] стоит { $cost } кроны, ознакомительный набор { $intro }
               *[many] стоит { $cost } крон, ознакомительный набор { $intro }
            }
    }
cards-politics = стопка { $stack }, { $vp } ПО
# Две части одного текста.
cards-apart = { $first }; { $second }
cards-stack = стопка { $stack }
cards-tile = бонус: { $bonus }; штраф: { $penalty }
cards-hotel = с нижнего этажа вверх { $floors }; групп: { $groups }; напечатанные ПО: { $vp }
# Что известно не точно. $what: о чём речь, или "none" — вся карта.
cards-doubt =
    { $what ->
        [none] { $kind }: { $why }.
       *[other] { $what }, { $kind }: { $why }.
    }
# Там, где напечатанное на этом языке название неизвестно.
cards-our-name = Название перевели мы.
cards-kind-guests = Постояльцы
cards-kind-staff = Персонал
cards-kind-politics = Карты политики
cards-kind-emperor = Жетоны императора
cards-kind-hotels = Поля отелей
cards-data = Собственные данные: { $name }
cards-track = Шкала императора
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
error-unknown-card =
    { $near ->
        [none] Карты «{ $card }» нет. Укажите номер, ключ или название, например 75 или Княгиня.
       *[other] Карты «{ $card }» нет. Возможно, «{ $near }»?
    }
error-unknown-kind = Карт вида «{ $kind }» нет. Есть виды: { $kinds }.
error-no-cards = { $game }: карт, которые можно объяснить, нет.
