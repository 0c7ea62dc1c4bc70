# Подсказки, разборы и «что, если».

help-hint = Назвать лучшие действия того, чей ход, с шансами и причинами, по тому, что он вправе знать.
help-hint-file = Запись идущей партии, JSON Lines или текст.
help-hint-to = На решении с этим номером.
help-hint-few = Сколько действий.
help-hint-seconds = Сколько думать самое большее.
    .default = сколько нужно
help-review = Разобрать законченную партию: чего стоило каждое решение, что дал случай и как было лучше. Прерванный разбор продолжится с того же места.
help-review-file = Запись законченной партии.
help-review-html = Записать и страницу, которой больше ничего не нужно.
    .value = ФАЙЛ.html
help-review-effort = Насколько тщательно: quick, usual или thorough.
help-review-jobs = Сколько процессов делят работу.
    .default = по одному на ядро
help-whatif = Свернуть с партии и дать ботам доиграть; чего место знать не может, раздаётся заново.
help-whatif-point = Место в записи: partiya.jsonl#42.
    .value = ЗАПИСЬ#НОМЕР
help-whatif-seat = Кто спрашивает, с 0.
help-whatif-do = Что там сделать сначала: «die 5». Можно указать несколько раз.
    .value = ДЕЙСТВИЕ
help-whatif-games = Сколько партий.
help-whatif-bots = Какой бот играет за всех.
help-whatif-seed = То же начальное число даёт те же партии.
help-whatif-out = Вместо этого записать ответвление; play продолжит с --resume.
    .value = ФАЙЛ
help-play-begin = Свернуть здесь с записанной партии; чего вы знать не можете, раздаётся заново: partiya.jsonl#42.
    .value = ЗАПИСЬ#НОМЕР

review-thinking = Обдумывание
study-hint = { $place }. { $action }: шанс { $win }, { $game ->
        [hotel-koenig] деньги
       *[other] очки
    } { $score }. Почему: { $why }.
study-plus-minus = { $value } ± { $margin }
study-source = { $term } { $points }
study-no-source = ни один источник заметно не меняется
study-rest = прочее
study-title = { $title }: разбор
study-chance = Шанс на победу
study-three = Что стоило дороже всего
study-apart = Удача и игра отдельно
study-words = В нескольких словах
study-name = Игрок
study-accuracy = точность
study-luck = удача
study-play = игра
study-player = { $name }: { $game ->
        [hotel-koenig] деньги
       *[other] очки
    } { $score }, точность { $accuracy }; удача { $luck }, игра { $play }.
study-costly = #{ $ply } { $name }: { $played }. Это стоило { $win } шанса и { $points } { $game ->
        [hotel-koenig] в деньгах
       *[other] очка
    }. Лучше: { $better }. Почему: { $why }.
study-nothing-costly = Ни одно решение не было заведомо хуже лучшего найденного.
study-perhaps = На эти решения стоит взглянуть ещё раз, хотя, возможно, они ничего не стоили:
study-perhaps-better = #{ $ply } { $name }: { $played }. Возможно, лучше на { $points } { $game ->
        [hotel-koenig] в деньгах
       *[other] ПО
    }: { $better }. Почему: { $why }.
study-unsure =
    { $count ->
        [one] В { $count } решении из { $all } разница не видна наверняка: без приговора.
        [few] В { $count } решениях из { $all } разница не видна наверняка: без приговора.
        [many] В { $count } решениях из { $all } разница не видна наверняка: без приговора.
       *[other] В { $count } решения из { $all } разница не видна наверняка: без приговора.
    }
study-won =
    { $count ->
        [one] Победа: { $names }.
        [few] Победу делят: { $names }.
        [many] Победу делят: { $names }.
       *[other] Победу делят: { $names }.
    }
study-turning = Перелом наступил на ходу { $ply }: { $name }, шанс на победу вырос с { $before } до { $after }.
study-turning-move = Перелом наступил на ходу { $ply } ({ $who }: «{ $did }»){ $drawn ->
        [yes] {" "}и с тем, что выпало после него
       *[no] {""}
    }: { $name }, шанс на победу вырос с { $before } до { $after }.
study-lucky = Удача улыбнулась: { $name }, { $game ->
        [hotel-koenig] деньги
       *[other] очки
    } { $points }.
study-unlucky = Удача отвернулась: { $name }, { $game ->
        [hotel-koenig] деньги
       *[other] очки
    } { $points }.
study-even-luck = Удача никого не выделила.
study-steady = Ровнее всех: { $name }, { $accuracy } решений без явной ошибки.
whatif-head = С хода { $ply }, партий: { $games }
whatif-first = Сначала: { $action }
whatif-seat = { $name }: побед { $win } ({ $low } - { $high }), в среднем { $score }

error-nobody-asked = Здесь никого ни о чём не спрашивают: партия закончена.
error-not-finished = Разобрать можно только законченную партию и только по полной записи.
error-unknown-effort = Нет такой тщательности: { $name }. Известны: { $efforts }.
error-nothing-to-branch = В этом месте партия уже закончена: продолжать нечего.
error-no-hint-now = Сейчас для места { $seat } подсказок нет: его ни о чём не спрашивают.
error-no-study-of-house-data = Партии со своими данными пока не разбираются.
error-not-a-point = { $text } не место в записи. Пишите так: partiya.jsonl#42

# Из чего состоит оценка.
study-term-grand-austria-hotel-points = очки на счету
study-term-grand-austria-hotel-krones = кроны
study-term-grand-austria-hotel-goods = продукты на кухне
study-term-grand-austria-hotel-guests = гости в кафе
study-term-grand-austria-hotel-rooms = номера и группы
study-term-grand-austria-hotel-emperor = шкала императора
study-term-grand-austria-hotel-politics = карты политики
study-term-grand-austria-hotel-end-cards = персонал в конце
study-term-grand-austria-hotel-staff = персонал в игре
study-term-grand-austria-hotel-hand = карты в руке
study-term-grand-austria-hotel-celebrities = знаменитости
study-term-grand-austria-hotel-ballrooms = бальные залы
study-term-hotel-koenig-money = деньги
study-term-hotel-koenig-shares = акции
study-term-hotel-koenig-bonuses = премии за большинство
study-term-hotel-koenig-hand = плитки в руке
