# Почему что-то отклонено: что не так и как было бы правильно. Номер правила добавляется в конце.

# $sentence: что отклонено; $rule: номер правила, на котором это стоит.
error-with-rule = { $sentence } ({ $rule })
# Чужие данные, в кавычках.
quoted = «{ $text }»

## Тексты действий

error-empty-action = Действие не указано. Каждое действие начинается с одного из слов: { $verbs }.
error-unknown-verb =
    { $near ->
        [none] Действия «{ $verb }» нет. Действия начинаются с одного из слов: { $verbs }.
       *[other] Действия «{ $verb }» нет. Возможно, «{ $near }»? Действия начинаются с одного из слов: { $verbs }.
    }
error-wrong-number-of-words =
    { $expected ->
        [0] «{ $verb }» пишется само по себе, а в «{ $text }» слов больше.
        [one] После «{ $verb }» нужно { $expected } слово ({ $fields }), а в «{ $text }» их { $found }.
        [few] После «{ $verb }» нужно { $expected } слова ({ $fields }), а в «{ $text }» их { $found }.
       *[many] После «{ $verb }» нужно { $expected } слов ({ $fields }), а в «{ $text }» их { $found }.
    }
error-not-a-number = «{ $word }» в «{ $text }» должно быть целым числом, например { $verb } 2.
error-unknown-word =
    { $near ->
        [none] «{ $word }» в «{ $text }» здесь неизвестно. Возможно одно из слов: { $keys }.
       *[other] «{ $word }» в «{ $text }» здесь неизвестно. Возможно, «{ $near }»? Подходит одно из слов: { $keys }.
    }
error-no-such-action = { $text } — не действие этой игры.

## Действия

error-not-the-question = «{ $text }» — не ответ на заданный сейчас вопрос.
error-game-over = «{ $text }» — слишком поздно: игра окончена.
error-not-your-turn = «{ $text }» — не от того игрока: ходит место { $seat }.
error-impossible-outcome = «{ $text }» здесь выпасть не может ({ $kind }).
error-not-a-script = Заданные случайности должны быть списком текстов вроде «draw 9F», а не { $value }.
error-script-ended = Заданные случайности кончились, а зерна, чтобы продолжить, нет ({ $kind }). Добавьте исходы или зерно.
error-revealed = Отменить это нельзя: с тех пор уже что-то открылось.
error-nothing-to-undo = Отменять нечего.

## Параметры, места, игры, боты

error-unknown-option =
    { $near ->
        [none] Параметра «{ $name }» нет. Есть такие: { $options }.
       *[other] Параметра «{ $name }» нет. Возможно, «{ $near }»? Есть такие: { $options }.
    }
error-bad-option-value = Значение { $value } не подходит для { $name }. Подходит { $choices }.
error-bad-seats = { $game }: столько мест не бывает ({ $value }). Играют от { $low } до { $high }.
error-no-such-seat = Места { $seat } нет ({ $where }): мест за столом { $seats }, и счёт идёт с 0.
error-no-such-number = Действия с номером { $value } нет: таблица для этих настроек кончается на { $most }.
error-unknown-game =
    { $near ->
        [none] Игры «{ $game }» нет. Известны: { $games }.
       *[other] Игры «{ $game }» нет. Возможно, «{ $near }»? Известны: { $games }.
    }
error-unknown-bot = Бота «{ $name }» для { $game } нет. Есть { $bots }.
error-bad-budget = { $value } — не время на размышление. Укажите число узлов (5000) или миллисекунд (200ms).

error-unknown-language = Слов на языке «{ $language }» нет. Есть языки: { $languages }.

## Файлы, записи, позиции

error-no-such-file =
    { $why ->
        [none] Файл { $path } не читается.
       *[other] Файл { $path } не читается: { $why }.
    }
error-cannot-write =
    { $why ->
        [none] Файл { $path } не записывается.
       *[other] Файл { $path } не записывается: { $why }.
    }
# Что система говорит о файле: $why в сообщениях выше.
os-error-enoent = такого файла или папки нет
os-error-eacces = это не разрешено
os-error-eperm = это не разрешено
os-error-eisdir = это папка
os-error-enotdir = часть пути — не папка
os-error-enospc = диск заполнен
os-error-erofs = диск доступен только для чтения
os-error-enametoolong = имя слишком длинное
error-no-such-folder = Файл { $path } не записывается: такой папки нет. Сначала создайте её.
error-not-text = Файл { $path } — не текст в UTF-8, а значит, и не запись игры.
error-empty-record = Запись пуста. Она должна начинаться со строки заголовка.
error-cut-off = Запись обрывается посреди строки { $line }. Удалите эту строку, чтобы прочесть то, что до неё.
error-not-json = Строка { $line } — не JSON. В записи на каждой строке один объект JSON.
error-not-a-record-line = Строка { $line } — не строка записи: «{ $text }». Строка игры выглядит так: «0: lay 9F».
error-line-after-end = Строка { $line } идёт после конца игры. После конца ничего быть не должно.
error-no-header = Строка { $line } — не заголовок записи. Первая строка должна называть формат, игру, правила, места и параметры.
error-newer-format = Формат записи — { $found }; эта версия читает формат { $known }. Возможно, её прочтёт более новая версия Hotelier.
error-newer-rules = Здесь играли по правилам версии { $found }; эта версия знает версию { $known }. Воспроизвести игру может более новая версия Hotelier.
error-other-rules = Здесь играли по правилам версии { $found }, а эта версия Hotelier играет по версии { $known }.
error-other-game = Это позиция игры { $found }, а не { $wanted }.
error-wrong-ply = У строки { $line } номер { $found }, а должен быть { $wanted }. Возможно, строк не хватает или они перепутаны.
error-not-text-action = Строка { $line }: действие должно быть текстом вроде «lay 9F», а не { $value }.
error-bad-action = Ход { $ply } записи, «{ $text }», не подходит: { $why }
error-redacted = В этой записи нет того, чего её читатель не должен знать, поэтому воспроизвести или продолжить её нельзя. Для этого нужна полная запись.
error-not-over-yet = По записи игра окончена, но кто-то ещё должен ходить. Возможно, не хватает строк.
error-wrong-end = В конце записи { $where } — { $found }, но ходы приводят к { $wanted }.
error-stops-in-chance =
    { $lines ->
        [one] Запись обрывается после { $lines } строки там, где должна быть случайность. Последних строк не хватает.
        [few] Запись обрывается после { $lines } строк там, где должна быть случайность. Последних строк не хватает.
       *[many] Запись обрывается после { $lines } строк там, где должна быть случайность. Последних строк не хватает.
    }
# $missing-count, $surplus-count: сколько их. У каждого списка в ошибке есть такое число.
error-wrong-fields =
    { $missing ->
        [none] { $where }: лишнее — { $surplus }.
       *[other]
            { $surplus ->
                [none]
                    { $missing-count ->
                        [1] { $where }: не хватает поля { $missing }.
                       *[other] { $where }: не хватает полей { $missing }.
                    }
               *[other]
                    { $missing-count ->
                        [1] { $where }: не хватает поля { $missing }, а { $surplus } — лишнее.
                       *[other] { $where }: не хватает полей { $missing }, а { $surplus } — лишнее.
                    }
            }
    }
error-not-a-list = { $where }: нужен список, а не { $value }.
error-not-an-object = { $where }: нужен объект JSON, а не { $value }.
error-not-an-int = { $where }: нужно целое число, а не { $value }.
error-not-a-key = { $where }: { $value } не подходит. Возможно одно из: { $keys }.
error-bad-form = { $where }: { $value } нельзя прочесть как { $kind }.
error-unknown-frame = { $where }: вопроса или задачи { $value } нет. Известны: { $frames }.
error-wrong-length = { $where }: записей должно быть { $wanted }, а их { $found }.
error-nothing-asked = { $where }: пусто, никого ни о чём не спрашивают, а игра не окончена. Уберите стек совсем, чтобы начать ход.
error-misplaced-frame =
    { $under ->
        [none] { $where }: { $frame } не может лежать в самом низу стека.
       *[other] { $where }: { $frame } не может лежать на { $under }.
    }
error-frame-does-not-fit = { $where }: { $name } в { $frame } не подходит к этой позиции.
error-field-does-not-fit = { $where } не подходит к этой позиции: ни одна игра не могла к такому привести.
error-too-many-draws = { $where }: взять нужно { $draws }, а осталось только { $pile }.
error-too-many-outcomes = Исходов { $kind } слишком много, чтобы перебирать их по одному.

## Командная строка

error-not-in-terminal = { $game } нельзя показать в терминале. Можно: { $games }.
error-not-an-option-pair = «{ $text }» — не параметр. Пишите --option NAME=VALUE, например --option hk.hand_size=7.
error-position-not-json = Файл { $path } — не JSON (строка { $line }). Позиция — это один объект JSON.
error-position-decides = { $flag } не сочетается с --position: об этом уже сказано в позиции. Измените это в файле.
error-record-decides = { $flag } не сочетается с --resume: об этом уже сказано в записи.
error-nothing-to-resume = Игра в { $path } окончена, продолжить её нельзя. «hotelier replay { $path }» её расскажет.
error-too-many-people = Людей { $people }, а мест за столом { $seats }. Добавьте мест или уменьшите число людей.
error-wrong-bot-count = Названо ботов: { $found }, а других мест { $seats }, и каждому нужен свой; одно имя годится для всех.
error-too-many-bots =
    { $free ->
        [0] Для ботов мест нет: на всех сидят люди. Уберите --bots или добавьте мест.
       *[other] Вы назвали ботов: { $bots }, а мест для них { $free }. Назовите меньше или добавьте мест.
    }
error-no-such-ply = В записи строк { $lines }, поэтому показать её до строки { $ply } нельзя.

## Собственные данные

error-no-house-data = { $game }: заменять нечего; --house-data — для grand-austria-hotel.
error-house-not-toml =
    { $line ->
        [0] Файл { $path } — не файл TOML.
       *[other] Файл { $path } — не файл TOML: строка { $line } не читается.
    }
error-house-not-a-table = Собственные данные: { $where } должно быть таблицей, а не { $value }.
error-house-unknown-card =
    { $near ->
        [none] Собственные данные: в { $table } нет { $value }.
       *[other] Собственные данные: в { $table } нет { $value }. Возможно, «{ $near }»?
    }
error-house-card-twice = Собственные данные: в { $table } { $value } названо дважды, ключом и номером.
error-house-unknown-field =
    { $near ->
        [none]
            { $where ->
                [none] Собственные данные: { $value } заменить нельзя. Можно { $choices }.
               *[other] Собственные данные: у { $where } нет { $value }. Есть { $choices }.
            }
       *[other]
            { $where ->
                [none] Собственные данные: { $value } заменить нельзя. Возможно, «{ $near }»? Можно { $choices }.
               *[other] Собственные данные: у { $where } нет { $value }. Возможно, «{ $near }»? Есть { $choices }.
            }
    }
error-house-bad-number = Собственные данные: { $where } должно быть целым числом от { $low } до { $high }, а не { $value }.
error-house-bad-word = Собственные данные: { $where } — это { $choices }, а не { $value }.
error-house-bad-value = Собственные данные: { $where } не может быть { $value }.
error-house-wrong-length = Собственные данные: { $where } должно быть списком чисел длиной { $wanted }, а не { $value }.
error-house-no-alternative = Собственные данные: у { $where } нет потери ПО на выбор, заменять нечего.
error-other-data =
    { $given ->
        [none] Здесь играли с собственными данными «{ $played }»: укажите этот файл через --house-data.
       *[other]
            { $played ->
                [none] Здесь играли с напечатанными числами: уберите --house-data.
               *[other] Здесь играли с собственными данными «{ $played }», а не с «{ $given }».
            }
    }
