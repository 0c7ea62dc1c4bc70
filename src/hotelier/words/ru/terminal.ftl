# Терминал: что сказано вокруг поля.

# Что стоит перед списком или числом.
terminal-label = { $label }:
seat-name = Игрок { $seat }

## Начало

# $opponents: имена остальных; $bots: кто за них играет.
terminal-opponents = Вы — { $name }. Ваши соперники: { $opponents }.
terminal-people = За столом: { $players }.
terminal-bot = { $name } ({ $bot })
terminal-how = Введите номер варианта или сам ход, например «{ $example }». Подробнее — «help».
terminal-press-enter = Нажмите Enter, чтобы начать.
terminal-hand-over = { $name }, ваш ход. Нажмите Enter, когда никто другой не смотрит.

terminal-which-game = Какая игра? (Enter: { $game })
terminal-no-such-game = Игры «{ $text }» нет. Введите число от 1 до { $most }.

## Поле, сети, игроки

terminal-chain = Сеть
terminal-size = Разм.
terminal-price = Цена
terminal-stock = Банк
terminal-yours = Вы
terminal-worth = Сумма
terminal-pile =
    { $tiles ->
        [0] * защищена   стопка пуста
        [one] * защищена   в стопке { $tiles } плитка
        [few] * защищена   в стопке { $tiles } плитки
       *[many] * защищена   в стопке { $tiles } плиток
    }
terminal-hidden = скрыто
terminal-total = всего { $worth }
terminal-hand = Ваши плитки
terminal-nothing = нет
terminal-you = Вы
terminal-earlier =
    { $count ->
        [one] Ещё { $count } строка: введите «log».
        [few] Ещё { $count } строки: введите «log».
       *[many] Ещё { $count } строк: введите «log».
    }

## Вопросы

terminal-prompt = Ваш выбор:
terminal-prompt-default = Ваш выбор (Enter: { $choice }):
terminal-several = Несколько акций сразу: { $example }.
terminal-no-default = Введите номер варианта или сам ход.
terminal-why-legal = «{ $move }» сейчас возможно.
terminal-why-nothing = Здесь возможны все ходы, которых можно ожидать.
terminal-undone = Отменено.
terminal-saved = Запись сохранена в { $path }.
# $command: чем продолжить игру.
terminal-saved-running = Запись сохранена в { $path }, в том числе то, что скрыто до конца игры. Продолжить: { $command }
terminal-resumed =
    { $lines ->
        [one] Игра продолжается после { $lines } строки записи; «log» покажет, что было.
        [few] Игра продолжается после { $lines } строк записи; «log» покажет, что было.
       *[many] Игра продолжается после { $lines } строк записи; «log» покажет, что было.
    }
terminal-offer = Сохранить запись этой игры? Введите имя файла или нажмите Enter, чтобы не сохранять:
terminal-not-saved = Игра не сохранена. В следующий раз: --record ФАЙЛ или «save ФАЙЛ» перед выходом.
terminal-goodbye = До свидания.
terminal-again = Чтобы получить те же карты и плитки, играйте с теми же параметрами и --seed { $seed }
# $only: слова единственного варианта.
error-no-such-choice =
    { $only ->
        [none] Варианта «{ $text }» нет. Возможно { $keys }; можно и ввести ход.
       *[other] Варианта «{ $text }» здесь нет. Единственный — { $keys }: { $only }
    }

## Справка

terminal-help-choices = Чтобы ответить на вопрос, введите номер варианта или сам ход, прописными буквами или строчными:
terminal-help-moves = Ходы: { $moves }
terminal-help-undo = отменяет ваш последний выбор, если с тех пор ничего не открылось
terminal-help-log = показывает весь журнал
# Что стоит после «why», прописными буквами.
terminal-move = ХОД
terminal-help-why = объясняет, почему этот ход сейчас невозможен; просто «why» — почему невозможны остальные
terminal-help-show = снова показывает поле
terminal-help-save = сохраняет игру; продолжить: hotelier play --resume ФАЙЛ
terminal-help-quit = завершает программу
terminal-help-rules = Правила этого стола, отличные от книги правил:
terminal-help-rule = { $help } Здесь: { $value }.

## Конец

terminal-sum = Всего
terminal-rank = Место
terminal-win =
    { $count ->
        [1]
            { $who ->
                [you] Вы побеждаете, счёт { $score }. Поздравляем!
               *[other] Побеждает { $names }, счёт { $score }.
            }
       *[other] Победу делят { $names }, счёт у каждого { $score }.
    }

## Воспроизведение

replay-head = { $title }, игроков: { $seats }, строк: { $lines }
replay-running = Запись здесь обрывается: ходит { $name }.
replay-hidden = Скрытое до конца игры не показано. --seat N покажет, что знает этот игрок, --all — всё.
