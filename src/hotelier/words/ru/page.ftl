### Страница: то, что вокруг игр.

page-to-start = Начало
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
page-your-turn = Ваш ход
page-turn-of = Думает { $name }
