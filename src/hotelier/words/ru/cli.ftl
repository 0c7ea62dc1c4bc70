# Командная строка: страницы справки и то, что печатают команды. То, что вводят (play, --seats,
# hk.hand_size=7), остаётся как есть.

## Справка. Сообщение названо по параметру, с командой впереди, если у них он разный.
## .value: что принимает параметр, прописными буквами; .default: что действует без него.

help = Настольные игры об отелях: играть, изучать, моделировать. Без команды: запустить сервер и открыть страницу.
help-play = Играть в терминале. Без параметров: вы против трёх ботов.
help-replay = Воспроизвести запись: что произошло и по какому правилу, последняя позиция, итог.
help-simulate = Сыграть много игр между ботами: длина, окончания, кто с какого места выигрывает, счёт. В каждой игре все боты пересаживаются на одно место. Ctrl-C останавливает и подводит итог сыгранного.
help-perft = Сосчитать, сколькими способами можно ответить на следующие вопросы, включая случайности: проверка правил.
help-cards = Объяснить карты и поля: числа, эффект, правило, и что известно не точно и почему.
help-rules = Показать правила по номерам, найти их по словам или перечислить разделы книги правил.
help-bench = Измерить случайную игру в одном процессе, рядом с python-chess и catanatron.
help-completion = Напечатать скрипт, с которым ваша оболочка дополняет команды и параметры.

help-lang = Язык: { $languages }.
    .value = ЯЗЫК
    .default = HOTELIER_LANG или язык системы
help-help = Показать эту страницу.
help-version = Показать версию.
help-game = Какая игра.
help-play-game = Какая игра.
    .default = спросят в терминале, иначе hotel-koenig
help-seats = Сколько игроков.
help-play-seats = Сколько игроков.
    .default = 4
help-perft-seats = Сколько игроков.
    .default = 2
help-preset = Целый набор правил. hotel-koenig: schmidt, online. grand-austria-hotel: revised, classic.
help-option = Одно правило: hk.hand_size=7. Можно повторять.
    .value = ИМЯ=ЗНАЧЕНИЕ
help-cards-option = Какими их видит это правило: edition=classic. Можно повторять.
    .value = ИМЯ=ЗНАЧЕНИЕ
help-play-bots = Боты на остальных местах через запятую; последний повторяется: page, waiter, concierge, director, greedy, random или свой, МОДУЛЬ:КЛАСС. director@500ms думает столько.
    .default = greedy
help-simulate-bots = Боты через запятую; последний повторяется: page, waiter, concierge, director, greedy, random или свой, МОДУЛЬ:КЛАСС. director@500ms думает столько.
    .default = random
help-play-seed = Одно и то же зерно даёт одни и те же случайности.
    .default = каждый раз другое
help-simulate-seed = Одно и то же зерно даёт одни и те же игры.
help-position = Начать с позиции (JSON).
help-play-record = Сохранить сюда запись в конце.
help-play-resume = Продолжить сохранённую игру.
help-play-seat = Где вы сидите, считая с 0.
help-play-hot-seat = Сколько людей играют за одной клавиатурой.
    .value = ЛЮДИ
help-play-plain = Писать и спрашивать построчно: для программ чтения с экрана и простых терминалов.
help-play-server = Играть на сервере: его адрес, ссылка приглашения или ваш личный путь обратно.
help-play-name = Как зовут человека и, если нужно, язык для него одного: Anna, Anna:de. Можно повторять.
    .value = ИМЯ[:ЯЗЫК]
help-house-data = Числа вашего собственного экземпляра игры Гранд-отель «Австрия».
    .value = ФАЙЛ.toml
help-replay-file = Запись, как JSON Lines или как текст.
help-replay-text = Напечатать запись в виде текста.
help-replay-as-json = Напечатать журнал, последний вид стола и итог как JSON.
help-replay-journal = Напечатать каждое событие, по одному на строке.
help-replay-rules = Напечатать и правила, на которые ссылаются строки.
help-replay-to = Остановиться на решении с этим номером.
help-replay-seat = Так, как об этом знает это место, считая с 0.
help-replay-everything = И то, что скрыто, пока идёт игра.
help-replay-plain = Напечатать вместо показа записи на весь экран.
help-simulate-games = Сколько игр.
help-simulate-jobs = Сколько процессов делят работу.
    .default = по одному на ядро
help-simulate-records = Хранить здесь запись каждой игры.
    .value = ПАПКА
help-as-json = Напечатать результат как JSON.
help-perft-depth = На сколько вопросов вглубь.
help-perft-divide = Считать по первому ответу.
help-cards-wanted = Номера, ключи или названия; без них — все карты.
    .value = КАРТА
help-cards-kind = Только guests, staff, politics, emperor, hotels, ballrooms, rehearsals, celebrities, entrances или tokens.
help-cards-doubts = Только восстановленное, спорное или различное в изданиях.
help-rules-wanted = Правила вроде GAH-9.4 или разделы вроде HK-5; без них — список разделов.
    .value = НОМЕР
help-rules-search = Найти правила по словам; слова "в кавычках" стоят рядом.
    .value = СЛОВА
help-rules-game = Только hotel-koenig, grand-austria-hotel или alles-walzer.
    .default = все
help-completion-shell = Какая оболочка: bash, zsh или fish.
    .value = ОБОЛОЧКА
help-bench-runs = Сколько кругов; считается медиана.
help-bench-seconds = Длина круга.
help-bench-profile = Вместо этого показать, на что уходит время.

# Вокруг них. $pieces: что вводят.
help-usage = Использование: { $pieces }
help-options-word = ПАРАМЕТРЫ
help-command-word = КОМАНДА
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-default = (по умолчанию: { $value })
help-required = (обязательно)
help-type-number = ЧИСЛО
help-type-text = ТЕКСТ
help-type-file = ФАЙЛ

## Что не так в командной строке

error-no-such-command =
    { $near ->
        [none] Команды «{ $command }» нет. Есть команды: { $commands }.
       *[other] Команды «{ $command }» нет. Возможно, «{ $near }»? Есть команды: { $commands }.
    }
error-no-such-flag =
    { $near ->
        [none] Параметра «{ $flag }» нет. --help перечисляет те, что есть.
       *[other] Параметра «{ $flag }» нет. Возможно, «{ $near }»?
    }
error-flag-without-value = После { $flag } нужно значение.
error-flag-with-value = { $flag } пишется без значения.
error-missing-flag = Не хватает { $flag }.
# $low: наименьшее допустимое число или "none".
error-flag-not-a-number =
    { $low ->
        [none] { $flag }: нужно число.
       *[other] { $flag }: нужно число, { $low } или больше.
    }
error-too-many-words = «{ $words }» — для этой команды лишнее.
error-choose-one-flag = Выберите что-то одно: { $flags }.
error-output-failed = Не удалось записать вывод: { $why }.
error-no-such-shell = Для «{ $shell }» скрипта нет. Есть для { $shells }.
error-own-bot-import = Не удалось импортировать бота «{ $name }»: { $why }.
error-own-bot-missing = В модуле { $module } нет класса { $bot }. Указывайте бота в виде МОДУЛЬ:КЛАСС.
error-own-bot-no-bot = «{ $name }» — не бот: нет метода choose(view, legal).
error-own-bot-failed = Ошибка в боте «{ $name }»: { $why }.
error-own-bot-illegal = Бот «{ $name }» ответил «{ $action }», но такого действия нет среди допустимых.
error-too-many-names =
    { $people ->
        [1] Вы назвали имён: { $names }, а играет один человек. Назовите меньше или добавьте --hot-seat.
       *[other] Вы назвали имён: { $names }, а людей в игре: { $people }. Назовите меньше или добавьте --hot-seat.
    }

## hotelier simulate

simulate-stopped = Остановлено: сыграно { $played } из { $games }.
simulate-playing = Идёт игра
simulate-head =
    { $seats ->
        [one] { $title }, { $seats } место, { $bots }, зерно { $seed }
        [few] { $title }, { $seats } места, { $bots }, зерно { $seed }
       *[many] { $title }, { $seats } мест, { $bots }, зерно { $seed }
    }
# $seconds, $speed: текстом, с дробной частью.
simulate-games =
    { $games ->
        [one] { $games } игра за { $seconds } с: { $speed } игр/с
        [few] { $games } игры за { $seconds } с: { $speed } игр/с
       *[many] { $games } игр за { $seconds } с: { $speed } игр/с
    }
simulate-length = решений за игру: в среднем { $mean }, стандартное отклонение { $sd }, от { $least } до { $most }
simulate-end = Окончание
simulate-count = игры
simulate-share = доля
simulate-interval = 95 %
simulate-seat = Место
simulate-bot = Бот
simulate-wins = победы
simulate-score = счёт
simulate-sd = ст. откл.
simulate-min = мин.
simulate-max = макс.
simulate-several = { $bot } (×{ $seats })

## hotelier perft

perft-depth = глубина { $depth }: { $count }

## hotelier bench

bench-measuring = Измерение…
bench-random-play = Случайная игра
bench-decision-us = мкс/решение
bench-games-per-second = игр/с
bench-decisions-per-game = решений
bench-copy-us = мкс/копия
bench-replay-ms = мс/запись
# $spin, $fastest, $slowest, $usual: миллисекунды текстом.
bench-medians =
    { $rounds ->
        [1] Один круг. Цикл из миллиона шагов занимал при этом { $spin } мс (обычное ядро: { $usual }).
        [one] Медианы { $rounds } круга. Цикл из миллиона шагов занимал при этом { $spin } ({ $fastest }-{ $slowest }) мс (обычное ядро: { $usual }).
        [few] Медианы { $rounds } кругов. Цикл из миллиона шагов занимал при этом { $spin } ({ $fastest }-{ $slowest }) мс (обычное ядро: { $usual }).
       *[many] Медианы { $rounds } кругов. Цикл из миллиона шагов занимал при этом { $spin } ({ $fastest }-{ $slowest }) мс (обычное ядро: { $usual }).
    }
bench-missing = Не измерено: { $peers }. `make bench` их установит.
# $peer: другой движок, на чьё число делится наше, или "none".
bench-goal-decision-us = решение / случайный ход { $peer }
bench-goal-copy-us = копия / копия { $peer }
bench-goal-games-per-second =
    { $peer ->
        [none] игр в секунду, четыре места
       *[other] игр в секунду / { $peer }
    }
bench-goal-decisions-per-second = решений в секунду
bench-goal-replay-ms = воспроизведение записи, мс
# $goal: одно из названного выше; $limit, $found, $spread: числа текстом; $how: "most" или "least".
bench-not-measured =
    { $how ->
        [most] --    { $goal }: не измерено; не больше { $limit }
       *[least] --    { $goal }: не измерено; не меньше { $limit }
    }
# $met: "yes" или "no"; $scaled: "yes", если число пересчитано на обычное ядро.
bench-measured =
    { $met ->
        [yes] да    { $text }
       *[no] НЕТ   { $text }
    }
bench-found =
    { $scaled ->
        [yes]
            { $how ->
                [most] { $goal }: { $found } ({ $spread }) на обычном ядре; не больше { $limit }
               *[least] { $goal }: { $found } ({ $spread }) на обычном ядре; не меньше { $limit }
            }
       *[no]
            { $how ->
                [most] { $goal }: { $found } ({ $spread }); не больше { $limit }
               *[least] { $goal }: { $found } ({ $spread }); не меньше { $limit }
            }
    }
bench-hottest = Самые занятые функции
bench-calls = вызовов
bench-own-ms = своих мс
bench-share = доля
