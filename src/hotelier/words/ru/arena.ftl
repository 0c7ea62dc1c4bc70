# hotelier arena и рабочие процессы.

help-arena = Сыграть турнир ботов в папку, с рейтингами. Та же команда продолжит с того места, где остановилась, даже если её прервали.
help-arena-out = Где хранить партии.
    .value = ПАПКА
help-arena-deals = Сколько раздач; каждую играет каждый состав при каждой пересадке.
help-arena-seed = То же начальное число даёт те же партии.
help-arena-bots = Кто участвует; каждый встречается с каждым: random,greedy.
help-arena-lineup = Один стол: его боты, последний повторяется. Можно указать несколько раз; заменяет --bots.
    .value = БОТ,БОТ
help-arena-ladder = Каждый бот из --bots встречается только с предыдущим.
help-arena-jobs = Сколько процессов делят работу.
    .default = по одному на ядро
help-arena-engine = Где играть: local или ray для кластера Ray (RAY_ADDRESS).
help-arena-parquet = Записать и таблицу: строка на каждое место каждой партии.
    .value = ФАЙЛ.parquet
help-arena-charts = Нарисовать и рейтинги, составы и источники очков.
    .value = ПАПКА
help-arena-chart-kinds = Виды рисунков: svg, png или оба.

arena-head =
    { $games ->
        [one] { $title }, мест: { $seats }; { $games } партия, начальное число { $seed }
        [few] { $title }, мест: { $seats }; { $games } партии, начальное число { $seed }
        [many] { $title }, мест: { $seats }; { $games } партий, начальное число { $seed }
       *[other] { $title }, мест: { $seats }; { $games } партии, начальное число { $seed }
    }
arena-stopped = Остановлено: сыграно { $played } из { $games }. Та же команда продолжит.
arena-rating = рейтинг
arena-lineup = Состав
arena-against = { $bot } против { $others }
arena-even = поровну
arena-lead = перевес
arena-source = Очки за
arena-card = Выбрано
arena-chosen = раз
worker-lost = Рабочий процесс пропал; его партии сыграет другой.

error-workers-lost = Рабочие процессы пропадали { $times } раза подряд, ничего не закончив. Хватает ли памяти?
error-other-tournament = В папке { $path } лежит другой турнир. Выберите другую папку.
error-tournament-running = Турнир в { $path } уже играет другой процесс.
error-ladder-running = Лестницу в { $path } уже играет другой процесс.
error-broken-result = Строка { $line } файла { $path } не результат партии.
error-unknown-engine = Нет такого движка: { $name }. Известны: { $engines }.
error-no-ray = Ray не установлен. Установите его: pip install hotelier[ray]
error-no-arena-extra = { $package } не установлен. Установите его: pip install hotelier[arena]
