# Игра в терминале, на весь экран.

app-no-textual = Для игры на весь экран нужен Textual, он не установлен (pip install textual). Запускаем простой режим.
app-your-move = Ваш ход
app-over = Игра окончена
app-over-keys = Нажмите S, чтобы увидеть подсчёт очков.
app-not-asked = Сейчас не ваш ход.
app-thinking = Думаю…
app-type = Номер, ход или «card НАЗВАНИЕ», «rules НОМЕР», «why ХОД»:
app-save = Сохранить запись в этом файле:
app-leave = Сохранить игру перед выходом? Введите имя файла. Enter без имени или ещё раз Ctrl C — выйти без сохранения. Esc — играть дальше.
app-waiting = Ждём игроков. Эти ссылки ведут на свободные места:
app-lost = Связь потеряна
app-aborted = Игра отменена
# $link: возвращает за стол; больше никто не должен её знать.
app-way-back = Ваша личная ссылка для возвращения за этот стол: hotelier play --server { $link }
# $at, $last: номера решений.
app-replay = { $at } из { $last }
app-jump = К решению (от 0 до { $last }):
# Что стоит за клавишей в последней строке: одно слово.
app-key-undo = отмена
app-key-hint = совет
app-key-log = журнал
app-key-why = почему
app-key-more = ещё
app-key-type = ввод
app-key-help = справка
app-key-language = язык
app-key-theme = тема
app-key-save = сохранить
app-key-quit = выход
app-key-close = закрыть
app-key-rules = правила
app-key-first = начало
app-key-back = назад
app-key-on = вперёд
app-key-last = конец
app-key-jump = переход
app-key-eyes = вид
app-more-hotel = Отель
app-more-hand = Рука и персонал
app-more-guests = Все гости
app-more-city = Император и политика
app-more-balls = Бальные залы

## Справка

app-help = Подчёркнутое на поле можно выбрать мышью. Мышь или клавиши:
app-help-choose = переход между вариантами; Enter — выбрать отмеченный
app-help-number = выбрать вариант с этим номером
app-help-widen = снова показать все варианты
app-help-hint = лучшие ходы с объяснением
app-help-log = журнал с правилом для каждой строки
app-help-why = что сейчас невозможно и по какому правилу
app-help-more = отели, карты, гости и всё, чего нет на картинке
app-help-rules = правило к вопросу или к последнему отказу
app-help-type = ввести ход, название карты или номер правила
app-help-scroll = прокрутить картинку
app-help-language = следующий язык
app-help-theme = светлый или тёмный
# $keys: буквы; $things: что они означают, как записываются ходы.
app-help-letters = Буквы выбирают: { $keys } ({ $things }).

## Отказы

error-bad-server = «{ $text }» — не ссылка на сервер. Укажите его адрес, ссылку-приглашение или вашу личную ссылку.
error-server-refuses = Ответ сервера: { $text }
error-no-server = Нет ответа от { $url } ({ $why }).
error-no-own-table = У вас нет идущей игры на { $url }.
