### Страница: то, что вокруг игр.

page-to-start = Начало
page-skip = К содержанию
page-help = Клавиши и справка
page-settings = Настройки
page-theme-to-light = Светлые цвета
page-theme-to-dark = Тёмные цвета
page-lost = Здесь ничего нет
page-lost-why = В адресе ошибка, или то, что здесь было, исчезло.
page-guest = Гость
page-what-to-play = Во что сыграем?
page-play-now = Играть
page-decision = Вопрос
page-undo = Отменить
page-log = Журнал
page-log-more = Раньше
page-rule-open = Правило { $rule }
page-game-over = Игра окончена
page-game-aborted = Игра прервана
page-one-moment = Минуту
page-awaits-players = { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
page-awaits-you = Начинаем?
# $names: those who are not ready yet.
page-awaits-ready = Ждём: { $names }
page-your-turn = Ваш ход
page-turn-of = Думает { $name }
page-no = Нет
page-close = Закрыть
page-name = Имя
page-language = Язык
page-offline = Сервер недоступен. Страница попробует снова сама.
page-connection-lost = Связь прервана. Как только она вернётся, игра продолжится.
page-poster = Венский отель около 1900 года ночью, несколько окон освещены
page-motto = Управляйте гранд-отелем в Вене или купите всю улицу.
page-good-morning = Доброе утро.
page-good-day = Добрый день.
page-good-evening = Добрый вечер.
page-ways-to-play = С ботами сразу, с друзьями по ссылке, вживую или ход в день.
page-no-account = Без регистрации
page-title-grand-austria-hotel = Гранд-отель «Австрия»
page-title-hotel-koenig = Король отелей
page-about-grand-austria-hotel = Подавайте штрудель и кофе, заселяйте номера, радуйте императора. Два кубика за раунд, семь раундов, один император.
page-about-hotel-koenig = Выкладывайте плитки, основывайте сети, держите больше всех акций при слиянии. Классика, известная и как Acquire.
page-bots = Боты
page-level = Сила
page-usual-rules = Обычные правила
page-preset-revised = Новая редакция
page-preset-classic = Издание 2015 года
page-preset-schmidt = Правила Schmidt
page-preset-online = Правила, принятые в сети
page-add-walzer = Добавить «Alles Walzer!»
page-without-walzer = Без «Alles Walzer!»
page-your-tables = Ваши столы
page-no-tables = Здесь будут столы, за которыми вы играете.
page-open-tables = Открытые столы
page-open-tables-how = вход одним щелчком
page-no-open-tables = Сейчас никто не ждёт игроков.
page-look = Смотреть
page-join = Войти
page-watch = Наблюдать
page-more-ways = Другие способы
page-way-invite = Позвать
    .about = хватит ссылки
page-way-hotseat = За одним экраном
    .about = по очереди
page-way-watch = Наблюдать
    .about = идущие игры
page-way-replays = Повторы
    .about = открыть запись
page-way-learn = Обучение
    .about = пять минут
page-way-cards = Карты
    .about = поиск по всем
page-table-alone = Пока только вы
page-table-with = За столом: { $names }
page-table-seats = { $game }, занято { $taken } из { $seats }
page-table-waits-for = { $game }, ход: { $name }
page-nothing-to-watch = Сейчас открытых игр нет.
page-set-name = Ваше имя
    .about = так вас видят другие
page-set-theme = Цвета
page-theme-system = Как в системе
page-theme-day = Светлые
page-theme-night = Тёмные
page-set-confirm = Подтверждение
    .about = выбранное ждёт главной кнопки
page-confirm-touch = При касании
page-confirm-always = Всегда
page-confirm-never = Никогда
page-set-keys = Буквы действуют
    .about = список по клавише ?
page-set-sound = Звук
    .about = звонок, когда ваш ход
page-set-where = Всё это хранится в этом браузере.
page-about = О проекте и лицензии
page-new-table = Новый стол
page-game = Игра
page-seats = Места
page-seat-me = Я
page-seat-here = Кто-то за этим экраном
page-seat-open = Друг по ссылке
    .about = ссылка будет дальше
page-seat-bot = Бот: { $level }
page-seat-kind = Кто на месте { $seat }
page-seat-name = Имя на месте { $seat }
page-seat-remove = Убрать место { $seat }
page-seat-add = Ещё место
page-seat-free = Свободное место
page-options = Правила
page-modules = Модули «Alles Walzer!»
page-module-1 = Бальные залы
page-module-2 = Знаменитости
page-module-3 = Особые отели
page-module-4 = Первый игрок
page-module-5 = Ещё немного
page-about-table = Стол
page-table-title = Название стола
page-visibility = Кто может найти
page-by-link = Только по ссылке
page-in-lobby = Все
page-spectators-allowed = Другие могут наблюдать
page-languages = За столом говорят
    .about = Ничего не выбрано: на любом языке.
page-seed = Зерно
    .about = Чтобы карты легли так же, как у кого-то другого. Все увидят, что оно задано; если оставить пустым, никто не знает, что выпадет.
page-clock = Время на раздумья
page-clock-none = Без спешки
page-clock-live = Вживую, по часам
page-clock-days = Дни на ход
page-clock-minutes = Минут на всю игру
page-clock-increment = Секунд за каждое решение
page-clock-each-days = Дней на решение
page-make-table = Открыть стол
page-invited = Садитесь с нами
page-sit-down = Сесть
page-only-watch = Только смотреть
page-table-opens = Стол накрывают
page-ready = готов
page-not-ready = ещё не готов
page-be-ready = Я готов
page-not-ready-yet = Всё же не готов
page-copy-invite = Скопировать приглашение
page-copied = Скопировано
page-invite-link = Ссылка на место { $seat }
page-put-bot = Бота
page-free-seat-of = Освободить место игрока { $name }
page-call-off = Отменить стол
page-leave = Встать из-за стола
page-kind-you = вы
page-kind-guest = гость
page-kind-program = программа
page-kind-free = ждёт кого-то
page-kind-resigned = выбыл из игры
page-time-left = Осталось: { $time }
page-chat = Беседа
page-chat-empty = Пока никто ничего не сказал.
page-chat-say = Скажите что-нибудь
page-chat-send = Отправить
page-proof = Честная удача
page-proof-how = Перед игрой опубликован хеш тайного зерна; само зерно откроется в конце. Значит, удачу никто не выбирает.
page-proof-chosen = Зерно этого стола выбрал тот, кто его открыл.
page-proof-hash = Опубликованный хеш (SHA-256)
page-proof-seed = Зерно
page-proof-right = У зерна опубликованный хеш: удачу никто не менял.
page-proof-changed = У зерна этот хеш, но во время игры браузер видел другой.
page-proof-wrong = Хеш зерна не совпадает с опубликованным.
page-proof-draws = hotelier verify проверит по записи, что все случайности взяты из этого зерна.
page-sealed-grand-austria-hotel = Кубики: печать { $hash }
page-sealed-hotel-koenig = Плитки: печать { $hash }
page-table-ways = За этим столом
page-offer-takeback = Просить вернуть ход
page-offer-abort = Предложить прервать
page-substitute = Заменить ботом
page-stand-in = Если все согласны, на замену выйдет бот: { $level }.
page-substitute-level = Бот вместо отсутствующих
page-return = Вернуться на место
page-resign = Сдаться
page-resign-sure = Точно сдаться
page-rematch = Сыграть ещё
page-replay = Повтор
page-record = Запись игры
page-offered-takeback = { $name } просит вернуть последнее решение.
page-offered-abort = { $name } предлагает прервать игру.
page-offered-substitute = { $name } просит бота на место игрока { $whom }: { $level }.
# Whoever is to be replaced reads this one.
page-offered-substitute-you = { $name } просит бота на ваше место: { $level }.
page-offered-until = Кто до { $time } промолчит, тот согласен.
page-agree = Согласиться
page-refuse = Отказать
page-here = Я здесь
page-withdraw-offer = Отозвать
page-pass-to = Передайте устройство игроку { $name }
page-pass-why = До этого ничьих карт не видно.
page-pass-here = { $name } на месте
page-keys = Клавиши
page-keys-off = Буквенные клавиши отключены в настройках.
page-key = Клавиша
page-key-does = Что делает
page-key-tab = К следующему; стрелки ходят внутри полей
page-key-enter = Действовать с выбранным
page-key-escape = Закрыть, отпустить
page-key-help = Эти клавиши
page-key-theme = Светло или темно
page-key-undo = Отменить
page-key-redo = Повторить
page-key-let-go = Отпустить выбранное
page-key-table = О столе: беседа, проверка, выход
page-tables-wait = { $count ->
        [one] вас ждёт { $count } стол
        [few] вас ждут { $count } стола
       *[many] вас ждут { $count } столов
    }
page-options-changed = { $count ->
        [one] { $preset }, { $count } отличие
        [few] { $preset }, { $count } отличия
       *[many] { $preset }, { $count } отличий
    }
page-options-single = { $count ->
        [0] Отдельные правила
       *[other] Отдельные правила (изменено: { $count })
    }
page-lobby-free = { $count ->
        [one] Свободно { $count } место: отправьте ссылку или посадите бота.
        [few] Свободно { $count } места: отправьте ссылки или посадите ботов.
       *[many] Свободно { $count } мест: отправьте ссылки или посадите ботов.
    }
page-lobby-ready = Все на месте. Игра начнётся, когда все будут готовы.
page-since = с вашего хода: { $count }
page-open-seat = Сторона игрока { $name }

## Replays

page-replay-not-real = Это не настоящий стол
page-replay-steps = Шаг за шагом
page-replay-first = В начало
page-replay-back = Шаг назад
page-replay-on = Шаг вперёд
page-replay-last = В конец
page-replay-slider = Место в партии
page-replay-at = Шаг { $step } из { $last }
page-replay-at-short = { $step } из { $last }
page-replay-curve = График
page-replay-link = Ссылка на #{ $ply }
page-replay-copied = Ссылка скопирована
page-replay-record = Запись
page-replay-eyes = Чьими глазами
page-replay-eyes-own = Как мне видно
page-replay-gone = Эта запись больше не хранится в этом браузере.
page-replay-let-go = Отпустите — и партия будет показана
page-replay-drop = Перетащите запись сюда или выберите файл
page-replay-own = Ваши записи
page-replay-kept = хранится в этом браузере
page-replay-forget = Забыть { $name }
page-replay-finished = Законченные столы
page-replay-search = Кто там сидел
page-replay-none = Законченных столов пока нет.
page-replay-source = Что считать
page-replay-all-sources = Все источники
page-replay-graph = Очки и состояние, шаг за шагом
page-replay-hidden = скрыто
page-replay-source-points = очки
page-replay-source-money = деньги
page-replay-source-shares = акции
page-key-step-back = Шаг назад в повторе
page-key-step-on = Шаг вперёд в повторе

## Карты для справки

page-key-search = Искать среди карт
page-cards-search = Искать имена и действия
page-cards-any = Все
page-cards-kind = Вид
page-cards-colour = Гость
page-cards-timing = Действует
page-cards-pack = Откуда
page-cards-none = Таких карт нет.
page-cards-clear = Показать все карты
page-cards-our-name = название наше
page-cards-timing-once = Немедленно
page-cards-timing-round = Раз в раунд
page-cards-timing-permanent = Постоянно
page-cards-timing-end = В конце партии
page-cards-timing-bell = Один раз за партию, в свой момент
page-cards-pack-base = Базовая игра
page-cards-pack-promo = Промокарты
page-cards-pack-ballrooms = Бальные залы
page-cards-pack-celebrities = Знаменитости
page-cards-pack-entrances = Особые отели
page-cards-pack-more-cards = Ещё немного
page-cards-pack-extra = Дополнительные карты
page-cards-spaces = Места при { $players } игроках
page-cards-chains = Сети
page-cards-chains-about = У каждой сети { $shares } акций. Начиная с { $safe } плиток она защищена: её никто не может поглотить.
page-cards-prices = Цены и премии
page-cards-tiles = плитки
page-cards-size-from = от { $size }
page-cards-share = Одна акция
page-cards-largest = Главный акционер
page-cards-second = Второй акционер
page-redo = Вернуть
page-end-turn = Закончить ход?
page-end-turn-not = Ещё нет
page-then-over = Затем партия окончена.
page-then-chance = Затем решит случай: отменить будет нельзя.
page-then-you = Затем снова ваш ход.
page-then-seat = Затем ходит { $name }.
page-missed = С вашего прошлого хода
page-missed-step = { $step } из { $steps }
page-missed-pause = Пауза
page-missed-play = Показать
page-missed-back = Назад к настоящему
page-missed-one-back = На шаг назад
page-missed-one-on = На шаг вперёд
page-set-endings = Спрашивать перед концом моего хода
    .about = и показать, что произойдёт
page-set-motion = Фишки движутся
    .about = со старого места на новое
page-why-asked = Не сейчас: сначала вопрос вверху.
page-why-waits = Ходит { $name }.

## Вокруг столов

page-account = Вы
page-ratings = Рейтинг
page-way-ratings = Рейтинг
    .about = кто играет лучше всех
page-way-account = Ваши партии
    .about = история и запись
page-rated = Партия идёт в рейтинг
    .about = для учётных записей, которые этого хотят; см.
page-host = хозяин стола
page-make-host = Сделать хозяином
page-seat-rating = рейтинг { $points }
page-bot-plays = На вашем месте играет бот.
page-ended-by = Партия окончена, победа: { $names }.
page-next-game = Есть новая партия с теми же игроками.
page-next-join = Присоединиться
page-clock-left-days = { $days } дн. { $hours } ч
page-chat-to = Кто это услышит
page-chat-to-all = Всем
page-chat-to-seats = Только игрокам
page-chat-onlooker = зритель
page-review = Разбор
page-hint = Подсказка
page-key-hint = Подсказка
page-terms = Условия
page-terms-live = { $minutes } мин каждому, ещё { $increment } с за каждое решение
page-terms-days = { $days ->
        [one] { $days } день на каждое решение
        [few] { $days } дня на каждое решение
        [many] { $days } дней на каждое решение
       *[other] { $days } дня на каждое решение
    }
page-terms-unwatched = Больше никто не может смотреть
page-terms-seed = Хозяин стола сам выбрал зерно
page-pace-live = { $minutes } мин + { $increment } с
page-pace-days = { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
page-lobby-waits = { $count ->
        [one] Ещё { $count } место свободно.
        [few] Ещё { $count } места свободны.
        [many] Ещё { $count } мест свободно.
       *[other] Ещё { $count } места свободно.
    }
page-join-begun = Эта партия уже началась: все места заняты. Если одно из них ваше, вернитесь по своей ссылке или войдите в учётную запись.
page-way-back = Как вернуться на другом устройстве
page-offer-declined = { $kind ->
        [takeback] Ход остаётся: просьба отклонена или отозвана.
        [abort] Партия продолжается: предложение прервать её отклонено или отозвано.
       *[substitute] Бот не займёт это место: предложение отклонено или отозвано.
    }
page-resigned-you = Вы сдались. За вас доигрывает бот.
page-proof-from = начиная с шага { $ply }: что-то было взято назад
page-standing-orders = Постоянные распоряжения
