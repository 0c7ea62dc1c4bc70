# Reviews, hints and what-if in the page.

page-review-past = партия окончена, здесь её ничто не изменит
page-review-judged =
    { $count ->
        [one] оценено { $count } решение
        [few] оценено { $count } решения
       *[many] оценено { $count } решений
    }
page-review-thinking = Рассматривается каждое решение
page-review-progress = { $done } из { $points } моментов
page-review-meanwhile = Это займёт до минуты. Можно уйти: разбор продолжится и сохранится.
page-review-ready = Разбор готов.
page-review-failed = Разбор не удалось закончить.
page-review-again = Попробовать ещё раз
page-review-chance = Шанс на победу
page-review-points = Ожидаемые очки
page-review-what = Что показывают линии
page-review-mode-chance = Шанс
page-review-mode-points = Очки
page-review-mode-source = По источникам
page-review-table = Таблицей
page-review-graph = Линии по ходу партии, по одной на игрока. Цифры: «{ $table }».
page-review-band = что судья не различает
page-review-luck = удача костей и карт
page-review-cost = цена вашего решения
page-review-noise = в пределах шума
page-review-move = Ход
page-review-gave = Удача и игра: { $name }
page-review-bar-luck = удача { $change }
page-review-bar-cost = решение { $change }
page-review-bar-noise = { $change }, в пределах шума
page-review-costly = Что стоило дороже всего
page-review-of-own =
    { $count ->
        [one] из { $count } решения
        [few] из { $count } решений
       *[many] из { $count } решений
    }
page-review-lost = { $points } { $game ->
        [hotel-koenig] деньгами
       *[other] очк.
    }
page-review-at = Ход { $ply }.
page-review-at-round = Раунд { $round }, ход { $ply }.
page-review-instead = Лучше: { $better }
page-review-none = Ни одно решение не было наверняка хуже лучшего из найденных.
page-review-more =
    { $count ->
        [one] Ещё { $count } стоило меньше.
        [few] Ещё { $count } стоили меньше.
       *[many] Ещё { $count } стоили меньше.
    }
page-review-unsure =
    { $count ->
        [one] В { $count } верной разницы не видно: приговора нет.
        [few] В { $count } верной разницы не видно: приговора нет.
       *[many] В { $count } верной разницы не видно: приговора нет.
    }
page-review-log = Ходы рядом
page-review-turn = Ходит { $name }
page-review-turn-round = Раунд { $round }, ходит { $name }
page-review-played = Сыграно
page-review-better = Лучше
page-review-why = Почему:
page-review-win = { $win } { $margin } на победу
page-review-verdict-best = Лучшее из найденного
page-review-verdict-fine = Приговора нет: разница в пределах шума
page-review-verdict-slip = Неточность
page-review-verdict-mistake = Ошибка
page-review-verdict-blunder = Грубая ошибка
page-review-accuracy = Точность
    .about = решения без явной ошибки, в процентах
page-review-apart = Удача и игра отдельно
page-review-unit-grand-austria-hotel = в очках
page-review-unit-hotel-koenig = в деньгах
page-review-luck-even = удача поровну
page-review-luck-of = удача { $points } ± { $margin }
page-review-play-of = игра { $points } ± { $margin }
page-review-words = В двух словах
page-review-save-page = Сохранить страницу
page-review-save-data = Сохранить данные
page-review-as = Чью игру смотреть
page-review-as-you = Глазами: { $name } (вы)
page-review-as-name = Глазами: { $name }
page-study-round = раунд { $round }
page-study-luck = удача
page-study-play = игра
page-study-play-on = Играть дальше с хода { $ply }
    .about = Здесь начнётся ваш собственный стол. Что ваше место знать не могло, сдаётся заново, на другие места сядут боты. Законченная партия останется как есть.
page-study-seat = Ваше место
page-study-against = Против кого
page-study-evaluation = Шансы на победу, ход за ходом
page-study-reckoning = Шансы вычисляются.
page-hint-about = Лучшие найденные ходы, только из того, что может знать ваше место.
page-hint-thinking = Судья думает.
page-hint-win = { $margin } на победу
page-hint-score = { $margin } { $game ->
        [hotel-koenig] деньгами
       *[other] очк.
    }
page-hint-close = Убрать подсказку
page-hint-alike = Интервалы пересекаются: верной разницы между первыми двумя не видно.
