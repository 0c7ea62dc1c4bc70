### Страница: кто вы на сервере, сообщения, рейтинг, сыгранное.

## Кто вы

page-account-nobody = Вы здесь впервые
page-account-guest = гость в этом браузере
page-account-is = учётная запись
page-account-why = Учётная запись не обязательна. С паролем-фразой имя останется за вами, а свои столы вы найдёте в любом браузере.
page-account-why-change = Столы, статистика и рейтинг ждут вас в любом браузере, где вы войдёте.
page-account-passphrase = Пароль-фраза
page-account-present-passphrase = Прежняя парольная фраза
page-account-new-passphrase = Новый пароль-фраза
page-account-make = Создать учётную запись
page-account-log-in = Уже есть: войти
page-account-change = Сменить пароль-фразу
page-account-log-out = Выйти здесь
page-account-kept = Сохранено.
page-account-changed = Сохранено. Во всех остальных браузерах вы вышли.
page-return-link = Ссылка для возвращения
    .about = вернёт вас под вашим именем в любом браузере. Никому её не показывайте.
page-return-make = Создать и скопировать
page-return-copied = Скопировано. Ссылка показывается только один раз.
page-welcome-back = С возвращением
page-welcome-back-about = Это ваша личная ссылка: этот браузер станет вами.
page-welcome-back-yes = Это я
page-welcome-back-not = Эта ссылка никуда не ведёт: она неполная или отозвана. Создайте новую там, где вы ещё в игре, или войдите с паролем-фразой.

## Сообщения

page-messages = Сообщения
page-messages-about = когда ваш ход, а вас здесь нет
page-messages-table = Об этом столе.
page-messages-nowhere = Адреса пока нет.
page-messages-where = Куда они приходят
page-messages-as-all = Как для всех столов
page-push = Этот браузер
page-push-on = сообщит, даже если страница закрыта
page-push-off = может сообщить, даже если страница закрыта
page-push-denied = не может: уведомления этой страницы отключены в настройках браузера
page-push-impossible = не может: push-сообщений здесь нет
page-push-start = Сообщать здесь
page-push-stop = Больше не надо
page-push-failed = Push-служба этого браузера не ответила.
page-address-mail = почта
page-address-webhook = вебхук
page-address-push = браузер
page-address-asked = письмо спросит, хотите ли вы этого; до ответа ничего не придёт
page-address-stopped = отключён: ничего не доходило; проба включит его снова
page-address-try = Проба
page-address-tried = Отправлено
page-address-remove = Удалить { $address }
page-add-mail = Адрес почты
page-add-hook = Вебхук (Discord, Slack)
page-hook-address = Адрес
page-hook-style = Для
page-hook-json = программ (JSON)
page-hook-discord = Discord
page-hook-slack = Slack
page-add = Добавить
page-no-mail = Этот сервер не отправляет почту.
page-wishes = Сообщать мне
page-wish-turn = когда мой ход
page-wish-start = когда партия начинается
page-wish-finish = когда партия окончена
page-wish-reminder = когда дни на ход истекают
page-wish-away = когда моё место занял бот
page-wish-looking = даже пока я смотрю на стол
page-wish-delay = О ходе сообщается
page-wish-delay-none = сразу
page-wish-delay-minutes = { $minutes ->
        [one] через { $minutes } минуту
        [few] через { $minutes } минуты
        [many] через { $minutes } минут
       *[other] через { $minutes } минут
    }

## Рейтинг, статистика, архив

page-ratings-list = Список
page-ratings-want = Хочу участвовать в рейтинге
    .about = ваше имя будет в списке, и вам открыты рейтинговые столы
page-ratings-need-account = только для учётных записей: сначала задайте пароль-фразу
page-ratings-none-yet = Рейтинговых партий пока нет. У нового стола есть пункт «Партия идёт в рейтинг».
page-rating-of = мест: { $seats }, партий: { $games }, с точностью до { $margin }
page-rated-games = Рейтинговые партии
page-ratings-how = Кто хочет, участвует в рейтинге, отдельно по играм и числу мест. У новичка { $start }.
page-ratings-join = Участвовать
page-ratings-nobody = Таких рейтинговых партий ещё никто не играл.
page-column-day = День
page-column-rank = Место
page-column-change = Изменение
page-column-rating = Рейтинг
page-column-games = Партии
page-column-played = Сыграно
page-column-won = Побед
page-column-mean-rank = Среднее место
page-rank-of = { $rank } из { $seats }
page-show-all = Показать все
page-statistics = Статистика
page-statistics-none = Здесь будут подсчитаны ваши законченные партии.
page-export = Всё моё
page-history = Ваши партии
page-player-games = Открытые партии
page-archive-title = Название стола
page-archive-nothing = Ничего не найдено.
page-table-won = { $game }, победа: { $names }
page-orders-about = Сервер отвечает за вас сразу, не спрашивая. Больше их никто не видит.
page-orders-forced = Если ответ только один, давать его
page-orders-hotel-koenig-pass = Пасовать, когда нельзя выложить ни одной плитки
page-orders-hotel-koenig-stop = Никогда не покупать акций
page-orders-hotel-koenig-continue = Никогда не объявлять конец игры
page-orders-grand-austria-hotel-pass = Пасовать всякий раз, когда можно
page-orders-grand-austria-hotel-withdraw = Не торговаться за входы
page-orders-grand-austria-hotel-accept = Всегда принимать наказание императора
page-orders-merger = Когда сеть поглощают
page-orders-any = любая сеть
page-orders-of = Акции сети
page-orders-into = её поглощает
page-orders-keep = Оставить
page-orders-exchange = остальные обменять две на одну, сколько удастся
page-orders-sell = продать остаток
page-orders-add = Добавить правило
page-orders-remove = Отменить: { $rule }
page-orders-rule = { $chain }, поглощает { $into }: { $does }
page-orders-does-keep = { $count ->
        [all] оставить все
       *[other] оставить { $count }
    }
page-orders-does-exchange = { $count ->
        [all] обменять сколько удастся
       *[other] обменять { $count }
    }
page-orders-does-sell = { $count ->
        [all] продать остаток
       *[other] продать { $count }
    }

## О проекте

page-about-hotelier = Hotelier — независимая неофициальная реализация настольных игр: тексты и рисунки наши собственные. Названия игр принадлежат их правообладателям. Авторы и издатели этих игр не участвуют в проекте и не поддерживают его.
page-about-free = Hotelier можно свободно использовать, изменять и распространять по лицензии Apache 2.0.
page-about-licences = Лицензии
page-about-parts = Часть этой страницы создали другие авторы, в том числе оба её шрифта. Откройте строку, чтобы прочитать лицензию.
page-about-not-loaded = Список лицензий не загрузился. Обновите страницу.
