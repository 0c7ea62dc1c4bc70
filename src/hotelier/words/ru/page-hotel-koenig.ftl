### Страница «Отель-Кёниг».

## Места и поле

page-koenig-you = вы
page-koenig-person = гость
page-koenig-worth = всего { $worth }
page-koenig-hidden = скрыто
page-koenig-seats = Игроки
page-koenig-money-of = { $name }: деньги { $money }, всего { $worth }
page-koenig-money-hidden = { $name }: деньги скрыты
page-koenig-board = Поле, 12 столбцов, 9 рядов
page-koenig-cell-empty = { $tile }, пусто
page-koenig-cell-lone = { $tile }, одиночная плитка
page-koenig-cell-chain = { $tile }, { $chain }, плиток: { $size }
page-koenig-cell-own = { $tile }, ваша плитка: { $text }
page-koenig-cell-laid = { $tile }, только что выложена
page-koenig-tag = { $chain } { $size }
page-koenig-tag-price = { $chain } { $size }, { $price }
page-koenig-tag-stays = { $chain } { $size }, остаётся
page-koenig-tag-goes = { $chain } { $size }, исчезает
page-koenig-tag-new = { $chain } { $size }, новая: { $price }
page-koenig-tiles = Ваши плитки
page-koenig-tiles-now = выложите одну
page-koenig-tiles-later = на следующий ход
page-koenig-drawn-later = придёт в конце хода

## Шаги хода

page-koenig-steps = Шаги хода
page-koenig-step-tile = Плитка
page-koenig-step-laid = Плитка { $tile }
page-koenig-step-name = Имя сети
page-koenig-step-survivor = Кто останется
page-koenig-step-bonus = Премия
page-koenig-step-shares = Ваши акции
page-koenig-step-others = Другие
page-koenig-step-end = Конец?
page-koenig-step-buy = Купить до { $left }
page-koenig-step-draw = Добор

## Плитка и новая сеть

page-koenig-ask-lay = Какую плитку вы выложите?
page-koenig-ask-found = Какую сеть вы откроете?
page-koenig-why-found =
    { $lone ->
        [none] { $tile } начинает сеть, плиток: { $size }.
       *[other] { $tile } соединяется с { $lone }: новая сеть, плиток: { $size }.
    }
page-koenig-group-low = низкая цена
page-koenig-group-middle = средняя цена
page-koenig-group-high = высокая цена
page-koenig-found-now = акция сейчас, плиток: { $size }
page-koenig-found-grown = при 5 плитках
page-koenig-found-safe = при 11, защищена
page-koenig-found-bonus = главному акционеру
page-koenig-found-bank = в банке { $stock }
page-koenig-found-held = { $name }: { $shares }
page-koenig-found-free = Вы получите бесплатно акцию { $chain } за { $price }
page-koenig-do-found = Открыть { $chain }

## Слияние

page-koenig-takes-over = { $survivor } поглощает { $chain }
page-koenig-dissolved = { $chain } исчезает
page-koenig-why-merger =
    { $safe ->
        [1] Плиток: { $size }, защищена. Акция { $survivor }: с { $before } до { $after }.
       *[0] Плиток: { $size }. Акция { $survivor }: с { $before } до { $after }.
    }
page-koenig-why-dissolved = Акция стоит { $price }.
page-koenig-keep = Оставить
page-koenig-sell = Продать
page-koenig-exchange = Обменять
page-koenig-the-rest = остальные
page-koenig-each = по { $price }
page-koenig-two-for-one = 2 за 1
page-koenig-keep-for = на новую { $chain }
page-koenig-gives-money = +{ $amount }
page-koenig-gives-shares = +{ $shares } { $survivor }, цена { $worth }
page-koenig-fewer = Меньше
page-koenig-more = Больше
page-koenig-money-to = Ваши деньги: с { $before } до { $after }
page-koenig-shares-to = { $chain }: с { $before } до { $after }
page-koenig-do-keep = Оставить все
page-koenig-do-sell = Продать { $sell }
page-koenig-do-exchange = Обменять { $exchange }
page-koenig-do-both = Продать { $sell }, обменять { $exchange }
page-koenig-sell-all = Продать все
page-koenig-keep-all = Оставить все
page-koenig-exchange-all = Обменять все
page-koenig-save-order = Всегда так, когда { $chain } исчезает
page-koenig-order-saved = Поручение сохранено
page-koenig-bonus-of = { $name } получает { $amount }, акций: { $shares }

## Покупка

page-koenig-ask-buy = Какие акции вы купите?
page-koenig-why-buy = До { $left }, по нынешней цене, у банка. Можно щёлкнуть по сети.
page-koenig-bought-all = Вы купили всё, что можно
page-koenig-none-left = больше нельзя
page-koenig-more-left = можно ещё { $left }
page-koenig-money-left = останется { $money }
page-koenig-basket = { $count } { $chain }
page-koenig-do-buy = Купить { $basket } за { $amount }
page-koenig-do-buy-none = Ничего не покупать
page-koenig-do-end = Закончить ход
page-koenig-largest-alone = { $chain }, { $before } → { $after }: вы один главный акционер
page-koenig-largest-level = { $chain }, { $before } → { $after }: главный акционер наравне с { $names }
page-koenig-second = { $chain }, { $before } → { $after }: второй акционер
page-koenig-no-place = { $chain }, { $before } → { $after }: премии пока нет
page-koenig-if-scored = Если бы { $chain } считали сейчас: вам { $after } вместо { $before }.

## Сети и цены

page-koenig-chains = Сети
page-koenig-chain = Сеть
page-koenig-size = Плитки
page-koenig-share = Акция
page-koenig-own = Вы
page-koenig-bank = Банк
page-koenig-buy = Купить
page-koenig-first = главный акционер
page-koenig-second-holder = второй акционер
page-koenig-safe = защищена
page-koenig-no-chains = На поле пока нет сетей.
page-koenig-a-to-b = { $before } → { $after }
page-koenig-prices = Цена акции
page-koenig-bonus-rule =
    { $tiers ->
        [3] премия: главному 10 цен, затем 7,5 и 5
       *[2] премия: главному 10 цен, второму 5
    }
page-koenig-not-founded = не открыты:

## Части узкой страницы

page-koenig-tab-board = Поле
page-koenig-tab-tiles = Плитки
page-koenig-tab-shares = Акции
page-koenig-tab-prices = Цены
page-koenig-tab-log = Запись
page-koenig-tab-now = Сейчас

## Конец

page-koenig-end = Объявить конец
page-koenig-wins = { $name } побеждает, отрыв { $margin }
page-koenig-you-win = Вы победили, отрыв { $margin }
page-koenig-shared = { $names } делят первое место
page-koenig-where-from = Откуда деньги
page-koenig-before-end = Деньги перед концом
page-koenig-final = Сети на поле: премия, затем проданные акции
page-koenig-chain-at-end = плиток { $size }, акция { $price }
page-koenig-count =
    { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    }
page-koenig-worthless = нет на поле, ничего не стоят
page-koenig-total = Деньги
page-koenig-curve = Состояние по ходу игры
page-koenig-curve-unit = в тысячах, если бы игра кончилась
page-koenig-again = Ещё раз с теми же игроками
page-koenig-show-board = Посмотреть поле
page-koenig-show-bill = Назад к счёту

## Клавиши

page-koenig-key-tile = Выложить плитку с этим номером
page-koenig-key-chain = Выбрать эту сеть или купить акцию
page-koenig-key-keep = Оставить все акции
page-koenig-key-trade = Обменять ещё две акции
page-koenig-key-sell = Продать ещё одну акцию
page-koenig-key-do = То, что на главной кнопке
page-koenig-key-clear = Выбрать заново

## Вокруг поля

page-koenig-step-of = { $name }, шаг { $step } из { $steps }
page-koenig-progress =
    { $turn ->
        [0] Выложено { $laid } из 108
       *[other] Ход { $turn }, выложено { $laid } из 108
    }
page-koenig-holdings-open = Всё открыто
page-koenig-holdings-hidden = Всё скрыто
page-koenig-holds-none = нет акций
page-koenig-more-ways = Другие возможности
page-koenig-bank-counts = считается за { $shares }
page-koenig-bank-rule = вдвоём считается и банк
page-koenig-tab-players = Игроки
page-koenig-copy-link = Скопировать ссылку
page-koenig-course = Как это было
page-koenig-course-count = слияний: { $count }
page-koenig-course-first = Первое слияние:
page-koenig-course-largest = Крупнейшие премии:
page-koenig-course-took = { $survivor } поглощает: { $chains }, ход { $turn }
page-koenig-course-own = +{ $amount } вам
