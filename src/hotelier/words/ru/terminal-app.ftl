# Игра в терминале, на весь экран.

app-no-textual = Для игры на весь экран нужен Textual, а он не установлен (pip install textual); вот простая игра.
app-your-move = Ваш ход
app-over = Игра окончена
app-over-keys = S показывает подсчёт очков.
app-not-asked = Сейчас не ваш ход.
app-thinking = Думаю…
app-type = Номер, ход или «card НАЗВАНИЕ», «rules НОМЕР», «why ХОД»:
app-save = Сохранить запись в этом файле:
app-leave = Сохранить игру перед выходом? Введите имя файла. Enter без имени или ещё раз Ctrl C — выйти без сохранения. Esc — играть дальше.
app-waiting = Ждём игроков. Эти ссылки ведут на свободные места:
app-lost = Связь потеряна
app-aborted = Игра отменена
# $link: возвращает за стол; больше никто не должен её знать.
app-way-back = Ваш личный путь обратно за этот стол: hotelier play --server { $link }
# $at, $last: номера решений.
app-replay = { $at } из { $last }
app-jump = К решению (от 0 до { $last }):
# Что стоит за клавишей в последней строке: одно слово.
app-key-undo = назад
app-key-hint = совет
app-key-log = журнал
app-key-why = почему
app-key-more = ещё
app-key-type = ввод
app-key-help = справка
app-key-language = язык
app-key-theme = светлый
app-key-save = сохранить
app-key-quit = выход
app-key-close = закрыть
app-key-rules = правила
app-key-first = начало
app-key-back = назад
app-key-on = вперёд
app-key-last = конец
app-key-jump = переход
app-key-eyes = взгляд
app-more-hotel = Отель
app-more-hand = Рука и персонал
app-more-guests = Все гости
app-more-city = Император и политика
app-more-balls = Бальные залы

## Справка

app-help = Подчёркнутое на поле можно щёлкнуть мышью. Щелчок или клавиши:
app-help-choose = переходят между вариантами; Enter играет отмеченный
app-help-number = играет вариант с этим номером
app-help-widen = снова показывает все варианты
app-help-hint = лучшие ходы и почему
app-help-log = всё, что произошло; под строкой стоит её правило
app-help-why = что сейчас невозможно и по какому правилу
app-help-more = отели, карты, гости и всё, чего нет на картинке
app-help-rules = правило, стоящее за вопросом или за последним отказом
app-help-type = ввести ход, название карты или номер правила
app-help-scroll = прокрутить картинку
app-help-language = следующий язык
app-help-theme = светлый или тёмный
# $keys: буквы; $things: что они означают, как записываются ходы.
app-help-letters = Буквы выбирают предметы: { $keys } ({ $things }).

## Отказы

error-bad-server = «{ $text }» — не ссылка на сервер: укажите его адрес, ссылку приглашения или ваш путь обратно.
error-server-refuses = Сервер отвечает: { $text }
error-no-server = Нет ответа от { $url } ({ $why }).
error-no-own-table = У вас нет идущей игры на { $url }.
