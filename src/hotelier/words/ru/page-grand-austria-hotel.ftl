# Стол Grand Austria Hotel в браузере. Колонки узкие: как можно короче. ПО — победные очки.

gah-spaces = Поля действий
gah-queue = Гости в очереди
gah-cafe = Кафе
gah-free-table = свободный столик
gah-check-in = Заселить
gah-complete = заказ выполнен
gah-order-complete = Заказ выполнен
gah-points = очки
gah-krones = кроны
gah-emperor = Император
gah-emperor-short = император
gah-staff-short = персонал
gah-kitchen = Кухня
gah-store = На кухню
gah-use = Применить
gah-used = применён
gah-works-now = действует
gah-work = Персонал на службе
gah-hand = У вас на руке
gah-looked = Просматриваемые карты
gah-pack = Карты на выбор
gah-hand-when = поле 5 или награда
gah-no-cards = нет
gah-order = Порядок ходов
gah-round = Раунд
gah-round-of = Раунд { $round } из { $rounds }
gah-serve-short = Подать
gah-done = сделано
gah-passed = пас
gah-key-free = Ключ свободен:
gah-key-gives = первый ход в следующем раунде, товар на выбор, действие силой 1.
gah-key-held = Ключ: { $name }
gah-track = Шкала императора
gah-round-n = раунд { $round }
gah-forecast-now = Если сейчас:
gah-forecast = +{ $vp } ПО, назад на { $back }, на { $space },
gah-forecast-penalty = затем штраф: { $text }.
gah-forecast-bonus = затем бонус: { $text }.
gah-forecast-neither = ни бонуса, ни штрафа.
gah-forecast-from = С { $space }:
gah-politics = Политика
gah-politics-vp = { $a }, затем { $b }, затем { $c } ПО
gah-of = из
gah-you = Вы
gah-you-small = вы
gah-met = выполнено
gah-others = Другие отели
gah-open-with = открыть:
gah-person = игрок
gah-house-of = Отель игрока { $name }
gah-back-to-yours = К своему отелю
gah-roof = Полная группа из 1, 2, 3, 4 номеров даёт
gah-roof-with = С { $name } полная группа из 1, 2, 3, 4 даёт
gah-not-confirmed = Не подтверждено
gah-served = { $good }, подано
gah-nothing = ничего
gah-options = Варианты
gah-less = Меньше …
gah-place-hint = Выберите гостя или кухню; можно перетащить.
gah-place-more = Будут ещё товары.
gah-preview-hint = Здесь видно, что произойдёт.
gah-way-room = Дать номер
gah-way-ball = Отправить на бал
gah-ballrooms = Бальные залы
gah-balcony = балкон
gah-scored = подсчитан
gah-now = сейчас
gah-next-round = следующий, раунд { $round }
gah-after-round = после раунда { $round }
gah-rehearsal = Репетиционный зал
gah-empty = пусто
gah-lounge = Салон
gah-lounge-note = цветной кубик приводит гостя
gah-die-on = на { $space }
gah-die-away = кубика нет
gah-until-round-end = до конца раунда
gah-entrance = Вход отеля
gah-at-once = сразу
gah-auction = Аукцион входов
gah-bids = Ставки
gah-leads = { $name } впереди: { $n }. Победитель платит и больше не торгуется.
gah-open-bid = Со скольких крон начинаете: { $name }?
gah-choose-entrance = Выберите вход, который выставляете.
gah-setup = До первого раунда
gah-setup-city = Карты политики и плитки императора
gah-setup-cards = Карты персонала, по одной
gah-setup-entrances = Входы отелей
gah-setup-rehearsal = Репетиционные залы
gah-setup-guests = Первые гости, бесплатно
gah-setup-rooms = Первые номера, за кроны
gah-tabs = Другие части стола
gah-tab-house = Отель
gah-tab-guests = Гости
gah-tab-hand = Рука
gah-tab-work = Персонал
gah-tab-city = Город
gah-tab-ball = Бал
gah-tab-houses = Отели
gah-tab-log = Журнал
gah-points-from = Откуда очки
gah-sheet-during = Во время игры
gah-sheet-final = В конце
gah-sheet-total = Очки
gah-tie-break = При ничьей считаются оставшиеся кроны и товары.
gah-after = После игры
gah-again = Сыграть ещё раз тем же составом
gah-replay = Просмотреть с начала
gah-copy-link = Скопировать ссылку
gah-copied = Скопировано
gah-save-record = Сохранить запись
gah-standing = Положение: { $name }
gah-key-spaces = Поля действий
gah-key-boost = Усилить кубик
gah-key-serve = Подать с кухни
gah-key-guests = Гости в очереди
gah-key-cafe = Кафе
gah-key-rooms = Номера
gah-key-hand = Карты на руке
gah-key-end = Закончить ход
gah-key-others = Следующий отель
gah-key-close = Закрыть выбор
gah-costs =
    { $n ->
        [0] Бесплатно
        [one] Стоит { $n } крону
        [few] Стоит { $n } кроны
       *[many] Стоит { $n } крон
    }
gah-wants = ждёт { $n }
gah-still-wants = Ещё ждёт: { $goods }
gah-played = сыграно: { $n }
gah-here = здесь: { $n }
gah-bid =
    { $n ->
        [one] Ставка: { $n } крона
        [few] Ставка: { $n } кроны
       *[many] Ставка: { $n } крон
    }
gah-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
gah-krones-n =
    { $n ->
        [one] { $n } крона
        [few] { $n } кроны
       *[many] { $n } крон
    }
gah-your-turn-of = ваш ход { $n } из 2
gah-serve =
    { $price ->
        [0] Подать бесплатно
       *[other] Подать до { $n } за
    }
gah-scoring-after =
    { $now ->
        [1] подсчёт после этого раунда
       *[other] подсчёт после раунда { $round }
    }
gah-track-space =
    { $names ->
        [none] Деление { $space }, { $vp } ПО
       *[other] Деление { $space }, { $vp } ПО: { $names }
    }
gah-politics-card =
    { $names ->
        [none] { $text }. У вас { $mine }
       *[other] { $text }. У вас { $mine }. Диски: { $names }
    }
# For somebody who looks on: how far the player $name is.
gah-politics-card-of =
    { $names ->
        [none] { $text }. У игрока { $name } { $mine }
       *[other] { $text }. У игрока { $name } { $mine }. Диски: { $names }
    }
gah-space =
    { $gives ->
        [none] Поле { $space }, { $name }: нет кубиков
       *[other] Поле { $space }, { $name }: кубиков { $dice }, даёт { $gives }
    }
gah-space-short =
    { $space ->
        [1]
            { $n ->
                [0] блюда
                [one] блюдо
                [few] блюда
                [many] блюд
               *[other] блюд
            }
        [2]
            { $n ->
                [0] напитки
                [one] напиток
                [few] напитка
                [many] напитков
               *[other] напитков
            }
        [3]
            { $n ->
                [0] номера
                [one] номер
                [few] номера
                [many] номеров
               *[other] номеров
            }
        [4]
            { $n ->
                [0] шаги
                [one] шаг
                [few] шага
                [many] шагов
               *[other] шагов
            }
        [5] штат
       *[other] любое
    }
gah-guest = { $name }, { $kind }. Заказ: { $order }. { $vp } ПО. Награда: { $reward }
gah-ball-row =
    { $row ->
        [top] { $name }, верхний ряд
        [middle] { $name }, средний ряд
       *[bottom] { $name }, нижний ряд
    }: шампанское { $cost }, свободных мест { $free }. { $names ->
        [none] Никого
       *[other] Там: { $names }
    }. { $bonus ->
        [none] Без бонуса
       *[other] Бонус: { $bonus }
    }
gah-section = Секция { $n }: танцоров { $left } из { $most }. Пустая даёт: { $bonus }
gah-room =
    Этаж { $floor }, колонка { $column }, { $colour }, { $state ->
        [vacant] свободен
        [occupied] занят
       *[empty] не подготовлен, цена { $price }
    }{ $vp ->
        [0] {""}
       *[other] , { $vp } ПО на поле
    }, группа из { $size }, занято { $occupied }{ $bonus ->
        [none] {""}
       *[other] , полная даёт { $bonus }
    }
gah-wins =
    { $n ->
        [1]
            { $you ->
                [1] Вы победили с отрывом { $margin }
               *[other] Победа: { $names }, отрыв { $margin }
            }
       *[other] Победу делят: { $names }
    }
gah-still-possible =
    { $more ->
        [0] Ещё можно: { $what }.
       *[other] Ещё можно: { $what } и другое ({ $more }).
    }
gah-led-before = До финального подсчёта впереди { $name }.
gah-curve = Очки по раундам
gah-curve-note = последний шаг — финальный подсчёт
gah-curve-start = начало
gah-curve-end = конец
gah-curve-all = Все очки
gah-luck = Удача
gah-play = Игра
gah-note-guests =
    { $n ->
        [one] { $n } гость
        [few] { $n } гостя
        [many] { $n } гостей
       *[other] { $n } гостя
    }
gah-note-rooms =
    { $n ->
        [one] { $n } комната
        [few] { $n } комнаты
        [many] { $n } комнат
       *[other] { $n } комнаты
    }
gah-note-champagne =
    { $n ->
        [one] { $n } бутылка
        [few] { $n } бутылки
        [many] { $n } бутылок
       *[other] { $n } бутылки
    }
gah-how = Как это было
gah-for-you = { $n } очк. вам
gah-play-note = отдано собственными решениями
gah-luck-note = что принесли кубики и карты
gah-curve-of = Очки: { $name }: { $points }
gah-curve-vp = Гости, комнаты, персонал, император
gah-curve-claimed = Карты политики
gah-curve-ballroom-scored = Бальные залы
gah-curve-lost-vp = Штрафы
gah-now-n = Сейчас { $n }.
gah-key-why = Почему нельзя
gah-key-details = Подробности карты
