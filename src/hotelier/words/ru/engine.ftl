# Протокол движков: hotelier engine, hotelier engine-check, hotelier arena --bot.

help-engine = Быть движком: играть одним из наших уровней для любой программы, говорящей по протоколу движков, через стандартный ввод и вывод.
help-engine-level = Кто играет: page, waiter, concierge, director, greedy или random.
    .value = УРОВЕНЬ
help-engine-nodes = Сколько узлов можно потратить на раздумье; 0 — сколько велит уровень.
help-engine-check = Проверить программу, говорящую по протоколу движков: знакомство, настройки, обе игры, плохой ввод, время, уход. Скажет, что не вышло и как было бы верно.
help-engine-check-program = Программа с аргументами, в кавычках.
    .value = КОМАНДА
help-engine-check-questions = Кончать каждую партию после стольких вопросов; 0 — играть до конца.
help-engine-check-talk = Показывать в потоке ошибок, что говорится: > программе, < от неё.
help-play-bot = Движок, который играет за другие места: его команда, в кавычках. Можно повторять; в --bots первый зовётся engine1.
    .value = КОМАНДА
help-arena-bot = Движок, который тоже играет: его команда, в кавычках. Можно повторять. В --bots и --lineup первый зовётся engine1.
    .value = КОМАНДА
help-simulate-bot = Движок, который тоже играет: его команда, в кавычках. Можно повторять. В --bots первый зовётся engine1; без --bots движки играют одни.
    .value = КОМАНДА
help-bot-option = Задать настройку движка: engine1.nodes=500. Можно повторять.
    .value = ДВИЖОК.ИМЯ=ЗНАЧЕНИЕ
help-bot-time = Сколько движкам думать: 5s на ход, 10min+2s на партию и после каждого хода, 10min+2s/30s и то и другое.
    .value = ВРЕМЯ

terminal-engine-wrong = { $name } ({ $bot }): сбой, вместо ответа сделан случайный ход. { $why }
terminal-engine-out = { $name } ({ $bot }): третий сбой, дальше ходы случайные. { $why }

arena-faults =
    { $faults ->
        [one] { $bot }: { $faults } ошибка ({ $kinds })
        [few] { $bot }: { $faults } ошибки ({ $kinds })
       *[many] { $bot }: { $faults } ошибок ({ $kinds })
    }

engine-check-passed = верно     { $name }
engine-check-warned = сомнение  { $name }
engine-check-failed = НЕ ВЫШЛО  { $name }
engine-check-right = Как верно: { $right }
engine-check-sum =
    { $failed ->
        [0] { $engine }: пройдены все проверки ({ $passed }).
        [one] { $engine }: { $failed } проверка не пройдена, пройдено { $passed }.
        [few] { $engine }: { $failed } проверки не пройдены, пройдено { $passed }.
       *[many] { $engine }: { $failed } проверок не пройдено, пройдено { $passed }.
    }

engine-check-handshake = знакомится
    .right = отвечать на «hello» сообщением «engine»: схема 1, имя, версия, игры и настройки, принимающие свои исходные значения; на «ping» — «pong» с тем же номером. Каждое сообщение писать одной строкой и сбрасывать буфер.
engine-check-hello-again = знакомится ещё раз
    .right = отвечать на каждое «hello» одинаково, даже посреди игры.
engine-check-options = принимает свои настройки
    .right = принимать любое значение, которое разрешает собственный список, без ответа на «set».
engine-check-malformed = переносит плохой ввод
    .right = на бессмысленную строку отвечать «error» или ничем и продолжать.
engine-check-unknown-fields = читает длинные строки и пропускает незнакомые поля
    .right = читать строки любой длины в UTF-8 и пропускать незнакомые поля.
engine-check-game = играет в { $game }
    .right = отвечать на каждое «go» сообщением «answer» с его номером и действием из «view.legal»: текстом или местом, считая с 0. Столов может быть несколько сразу.
engine-check-time = укладывается во время
    .right = отвечать, пока не вышли «turn_ms» и «clock_ms».
engine-check-stop = отвечает, когда велят остановиться
    .right = после «stop» ответить на вопрос сразу; пропустить «stop», если ответ уже дан.
engine-check-goes-on = продолжает после отказа и брошенной партии
    .right = не отвечать на «refused» и «end»; «end» может прийти о незнакомом столе, с null вместо исхода.
engine-check-repeats = одинаково отвечает при том же начальном числе
    .right = брать случайность из «seed» сообщения «new»; тогда партии можно повторить. Это пожелание.
engine-check-quit = уходит, когда велят
    .right = завершаться с кодом 0 после «quit».
engine-check-hang-up = уходит, когда связь оборвана
    .right = завершаться с кодом 0, когда кончается ввод, иначе он переживёт убитого хозяина.

error-engine-died = Он завершился; код выхода { $code }.
error-engine-garbage = Он сказал «{ $said }», а это не сообщение ({ $why }).
error-engine-long-line = Он написал строку длиннее { $most } байт.
error-engine-flood = Он написал строк больше, чем { $most }, о которых никто не просил.
error-engine-late = Нет ответа за { $left } мс и ещё за { $grace } мс после «stop».
error-engine-deaf = Он не читает того, что ему говорят.
error-engine-silent = Он не сказал вовремя { $wanted }.
error-engine-wrong-id = Он ответил на { $found } вместо { $wanted }.
error-engine-unexpected = Он сказал { $found } вместо { $wanted }.
error-engine-error = Он сообщил об ошибке: { $said }
error-engine-illegal = Он ответил «{ $said }». { $why }
error-engine-schema = Он говорит по протоколу версии { $found }; здесь версия { $wanted }.
error-engine-unknown-games = Он играет в { $games }, а мы этого не знаем. Известны: { $known }.
error-engine-bad-default = Его настройка { $name } не принимает своего исходного значения. { $why }
error-engine-other-identity = Он звался { $was }, а теперь { $now }.
error-engine-upset = После строки «{ $line }»: { $why }
error-engine-overtime = Ответ занял { $took } мс; оставалось { $left } мс.
error-engine-not-repeated = Сначала он ответил «{ $one }», потом «{ $other }».
error-engine-stays = Через { $seconds } с он всё ещё был здесь.
error-engine-bad-exit = Он завершился с кодом { $code }.

error-answer-empty = В ответе нет ни действия, ни места.
error-answer-index = Место { $index } слишком велико; последнее — { $most }.
error-answer-differs = На месте { $index } стоит «{ $other }», а не «{ $action }».

error-engine-broken = Движок «{ $command }» не годится. { $why }
error-engine-changed = Турнир начинался с { $was }; теперь это { $now }. Возьми прежний движок или другую папку.
error-engines-play-here = Движки играют только за столом на этом компьютере; у сервера свои боты.
error-engine-plays-not = Движок { $name } не играет в { $game }. Он играет в: { $games }.
error-no-such-program = Нет такой программы: { $program }.
error-bad-command = «{ $command }» — не команда: не хватает кавычки.
error-bad-bot-option = «{ $text }» не задаёт настройки движка. Пиши engine1.ИМЯ=ЗНАЧЕНИЕ.
error-bad-time-control = { $value } — не время. Пишите 5s, 500ms, 10min+2s или 10min+2s/30s.
error-no-engine-option = У движка нет настройки { $name }. Есть: { $options }.
error-bad-engine-option = Настройка { $name } не принимает { $value }; принимает: { $takes }
error-no-such-level = Нет такого уровня: { $name }. Известны: { $levels }.
error-no-engine-position = В вопросе нет позиции, а этому движку она нужна.
error-other-legal-actions = Разрешённые действия не подходят к позиции.
