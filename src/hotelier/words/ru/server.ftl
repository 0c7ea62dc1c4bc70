# В чём сервер отказывает и почему.

## Кто спрашивает

error-no-token = Для этого нужен ключ доступа: войдите, сядьте за стол или откройте свою личную ссылку.
error-bad-token = Этот ключ доступа неизвестен или отозван.
error-wrong-passphrase = Неверное имя или неверная парольная фраза.
error-no-scope = Этот ключ доступа для этого не годится: ему не хватает права «{ $scope }».
error-other-table = Этот ключ доступа годится только для другого стола.
error-no-such-token = Такого ключа доступа у вас нет.
error-unknown-scope = Права «{ $scope }» нет. Возможно одно из таких: { $choices }.
error-bad-passphrase = В парольной фразе от { $least } до { $most } знаков.
error-present-passphrase = Чтобы сменить парольную фразу, назовите прежнюю.
error-name-taken = Здесь уже кого-то зовут «{ $name }». Выберите другое имя.
error-bad-text =
    { $field ->
        [name] В имени от 1 до { $most } печатных знаков.
        [title] В названии не больше { $most } печатных знаков.
       *[other] В этом тексте должно быть от 1 до { $most } печатных знаков ({ $field }).
    }
error-foreign-origin = Эта страница принадлежит другому сайту и не может действовать здесь от вашего имени.

## Столы и места

error-no-such-table = Такого стола нет.
error-not-the-host = Это может только хозяин стола.
error-not-seated = Вы не сидите за этим столом.
error-not-your-seat = Место { $seat } — не ваше.
error-nobody-there = На месте { $seat } никто не сидит.
error-seat-taken = Место { $seat } занято.
error-seat-gone = У вас там больше нет места.
error-table-full = Все места заняты.
error-need-invite = За этот стол садятся только по приглашению: откройте ссылку, которую дал хозяин стола.
error-bad-invite = Это приглашение неизвестно, или его сменило новое.
error-used-invite = Это приглашение уже использовано. Если это сделали вы, вернитесь по своей личной ссылке.
error-no-spectators = За этим столом зрителей нет.
error-bad-seat-kind = Вид места — { $choices }, а не { $value }.
error-bad-clock = Часы бывают { $choices }, а не { $value }.
error-bad-time = Значение { $name } должно быть от { $low } до { $high }.
error-not-started = Игра ещё не началась.
error-already-started = Игра уже началась.
error-not-over = Партия ещё не окончена.
error-review-not-done = Разбор ещё не готов.
error-already-over = Игра за этим столом окончена.

## Игра

error-rated-account = За рейтинговым столом сидят только учётные записи, которые хотят рейтинга (POST /api/account/rated).
error-rated-seed = У рейтингового стола тайное начальное число, а не выбранное.
error-rated-hot-seat = За рейтинговым столом у каждого одно место.
error-rated-hint = За рейтинговым столом подсказок нет.
error-rated-branch = За рейтинговым столом никто не пробует варианты, пока идёт игра.
error-rated-takeback = За рейтинговым столом ничего не отменяют после того, как что-то открылось.
error-not-rated = У «{ $name }» нет рейтинга.
error-stale-version = Это ответ на версию стола { $found }, а сейчас у него версия { $wanted }.
error-revealed-by = Отменить это нельзя, потому что с тех пор случилось вот что: { $text } Попросите остальных вернуть ход.
error-has-resigned = Место { $seat } уже сдалось.
error-bot-plays = На месте { $seat } сейчас играет бот. Сначала вернитесь за стол.
error-not-away = На месте { $seat } за вас бот не играет.
error-confirm-first = После «{ $text }» ход уже не только за вами. Сначала подтвердите.
error-unknown-order = Распоряжение может быть таким: { $choices }, но не { $value }.
error-no-mergers = В этой игре нет слияний.
error-unknown-offer = Предложить можно { $choices }, но не { $value }.
error-not-late = Остальные могут попросить бота на место { $seat }, когда ответа там ждут уже { $seconds } с.
error-clock-decides = За этим столом есть часы: когда чьё-то время выйдет, бот заменит игрока сам.
error-offer-open = Одно предложение уже ждёт ответа. Сначала ответьте на него.
error-no-offer = Предложений, ждущих ответа, нет.
error-other-offer = Предложения, на которое вы отвечаете, больше нет. Теперь предложено другое.
error-unknown-audience = Кому говорить — { $choices }, а не { $value }.

## Запросы и работа сервера

error-bad-request =
    { $kind ->
        [json] Запрос — не JSON.
        [missing] В запросе не хватает «{ $where }».
        [unknown] В запросе есть «{ $where }», а это здесь ничего не значит.
        [kind] В запросе значение «{ $where }» не того вида.
        [long] В запросе значение «{ $where }» слишком длинное.
        [short] В запросе значение «{ $where }» слишком короткое.
        [range] В запросе значение «{ $where }» слишком мало или слишком велико.
        [choice] В запросе значение «{ $where }» не входит в число возможных: { $choices }.
        [nul] В тексте запроса есть символ NUL, который нельзя сохранить.
       *[other] В запросе значение «{ $where }» непонятно.
    }
error-bad-message =
    { $kind ->
        [json] Сообщение — не JSON.
        [missing] В сообщении не хватает «{ $where }».
        [unknown] В сообщении есть «{ $where }», а это здесь ничего не значит.
        [kind] В сообщении значение «{ $where }» не того вида.
        [long] В сообщении значение «{ $where }» слишком длинное.
        [short] В сообщении значение «{ $where }» слишком короткое.
        [range] В сообщении значение «{ $where }» слишком мало или слишком велико.
        [choice] В сообщении значение «{ $where }» не входит в число возможных.
       *[other] В сообщении значение «{ $where }» непонятно.
    }
error-wrong-content = Отправьте JSON и укажите это: Content-Type: application/json.
error-no-such-page = Здесь ничего нет.
error-wrong-method = Здесь так нельзя.
error-too-large =
    { $most ->
        [one] Это больше { $most } байта.
        [few] Это больше { $most } байт.
       *[many] Это больше { $most } байт.
    }
error-too-many = Слишком много сразу. Подождите немного.
error-too-many-open =
    { $kind ->
        [player] У вас открыто слишком много соединений. Закройте часть из них.
       *[address] Из вашей сети открыто слишком много соединений. Закройте часть из них.
    }
error-too-slow = Вам сообщали больше, чем вы успевали читать. Подключитесь снова.
error-storage-failed = Сохранить это не удалось, поэтому этого не произошло. Попробуйте ещё раз.
error-stopping = Сервер останавливается. Вернитесь через минуту.
error-went-wrong = Здесь что-то пошло не так. Это записано.
error-no-database = Hotelier не может использовать базу данных { $url }. Укажите файл или базу PostgreSQL в виде postgresql://пользователь:пароль@компьютер/имя.
error-bad-database = База данных { $url } не открывается: { $why }.
error-no-such-account = Учётной записи «{ $name }» нет.
error-database-in-use = С базой данных { $path } уже работает сервер. Сначала остановите его; общей для нескольких серверов может быть база PostgreSQL.
error-database-locked = База данных { $path } заблокирована другой программой. Закройте её и запустите сервер снова.
error-no-driver = Для базы данных { $url } не хватает пакета { $module }: pip install "hotelier[postgres]".
error-cannot-listen =
    { $kind ->
        [in-use] Порт { $port } на { $host } занят другой программой. Выберите другой порт с помощью --port или закройте ту программу.
        [forbidden] Система не разрешает вам порт { $port } на { $host }. Выберите порт больше 1023 с помощью --port.
        [address] { $host } — не адрес этого компьютера. Выберите другой с помощью --host.
        [range] Порта { $port } не бывает. Выберите порт от 0 до 65535 с помощью --port.
       *[other] Нельзя принимать соединения на { $host }, порт { $port }: { $why }. Выберите другой адрес с помощью --host и --port.
    }
error-unknown-setting =
    { $near ->
        [none] Настройки «{ $name }» нет ({ $where }). `hotelier serve --help` перечисляет настройки.
       *[other] Настройки «{ $name }» нет ({ $where }). Возможно, «{ $near }»?
    }
error-unknown-variable =
    { $near ->
        [none] Переменная среды { $name } здесь ничего не значит. `hotelier serve --help` перечисляет настройки.
       *[other] Переменная среды { $name } здесь ничего не значит. Возможно, { $near }?
    }
error-bad-setting = Значение { $value } не подходит для настройки { $name }.
error-settings-not-toml = Файл { $path } — не TOML: { $why }.

## Сообщения игрокам

error-bad-address = По этому адресу ничего нельзя отправить.
error-address-unknown = Адреса { $host } не существует.
error-address-internal = { $host } находится во внутренней сети; туда этот сервер сообщений не отправляет.
error-address-not-https = Сообщения отправляются только на адреса с https.
error-bad-mail = Это не адрес электронной почты.
error-bad-mail-server = Почтовый сервер указывается так: smtps://имя:пароль@узел, smtp://… или smtp+plain://….
error-no-mail-here = Этот сервер не отправляет почту.
error-bad-push-keys = Это не ключи браузера.
error-too-many-addresses = Адресов может быть не больше { $most }. Сначала удалите один.
error-no-such-address = У вас нет такого адреса.
error-not-confirmed = Этот адрес ещё не подтверждён. Перейдите по ссылке из письма.
error-bad-link = Эта ссылка недействительна или уже не действует.
notice-turn-title = Ваш ход: { $table }
notice-turn = Ваш ход, { $name }: { $game }, стол «{ $table }».
notice-start-title = Началась: { $table }
notice-start = Игра началась, { $name }: { $game }, стол «{ $table }».
notice-finish-title = Окончена: { $table }
notice-finish = Игра окончена, { $name }: { $game }, стол «{ $table }».
notice-reminder-title = Всё ещё ваш ход: { $table }
notice-reminder = Ваше время истекает, { $name }: { $game }, стол «{ $table }». Когда оно выйдет, за вас сыграет бот.
notice-away-title = За вас играет бот: { $table }
notice-away = Другие ждали, поэтому ваше место занял бот, { $name }: { $game }, стол «{ $table }». Откройте стол, чтобы вернуть себе место; до тех пор бот играет дальше.
notice-test = Сообщение от Hotelier доходит сюда.
notice-stop = Больше не присылать: { $link }
notice-confirm-title = Сообщения от Hotelier?
notice-confirm = Кто-то просит { $site } присылать сообщения на этот адрес, например когда наступит его ход. Если это вы, подтвердите здесь:

    { $link }

    Иначе ничего не делайте, и писем больше не будет.
notice-page-confirm = Присылать вам сообщения с этого сервера на почту?
notice-page-confirm-button = Да, пожалуйста
notice-page-confirmed = Теперь вы будете получать сообщения. В каждом есть ссылка, чтобы отказаться.
notice-page-stop = Больше не присылать вам сообщения с этого сервера на почту?
notice-page-stop-button = Больше не присылать
notice-page-stopped = Сообщений больше не будет.

## Резервные копии

error-no-backup = Файл { $path } — не резервная копия.
error-database-empty = В базе данных { $url } нет ничего от Hotelier.
error-not-a-backup-line = Строка { $line } — не строка резервной копии.
error-newer-database = С базой данных { $url } уже работала более новая версия Hotelier. Установите её.
error-newer-backup = Резервную копию { $path } сделала более новая версия Hotelier. Восстанавливайте ею.
error-database-not-empty = База данных не пуста. Восстанавливайте в новую.

## Доказательство

error-no-proof = В этой записи нет доказательства: хеш её зерна не объявили до игры.
error-no-proof-from-position = Эта игра началась с заданной позиции, поэтому её случайности ничего не доказывают.
error-seed-not-told = Зерно ещё не раскрыто: игра не окончена.
error-wrong-commitment = У зерна не тот хеш, который объявили: { $seed } не даёт { $found }.
error-other-commitment = В записи другой хеш ({ $found }), чем тот, что вы записали ({ $wanted }).
error-not-from-seed = Строка { $ply } получена не из зерна: «{ $text }» вместо «{ $drawn }».

## Команды сервера

help-serve = Открыть столы по сети. Каждую настройку можно задать и переменной среды (HOTELIER_PORT=8000), и в файле TOML (port = 8000); параметры командной строки важнее переменных среды, а те важнее файла.
help-serve-browser = Открыть страницу в браузере, если он есть. Так же действует просто «hotelier».
help-serve-config = Настройки из файла.
    .value = ФАЙЛ.toml
help-database = Файл для SQLite или URL базы данных.
    .default = hotelier.db
help-host = Адрес, на котором принимать соединения.
    .default = 127.0.0.1
help-port = Порт; 0 — любой свободный.
    .default = 8000
help-origins = Другие источники, чьи страницы могут пользоваться этим сервером, через пробел.
help-secure = Отправлять cookie только по HTTPS.
help-proxies = Обратные прокси, которым верят, называя адрес клиента.
help-bot-workers = Во скольких процессах думают боты.
    .default = 1
help-live-tables = Сколько столов, за которыми никто не следит, остаётся в памяти.
    .default = 5000
help-idle-seconds = Через сколько секунд бездействующий стол уходит из памяти.
    .default = 600
help-away-seconds = Без часов: через сколько секунд без ответа остальные могут попросить бота.
    .default = 120
help-requests-a-minute = Сколько раз в минуту можно обратиться с одного адреса; 0 — сколько угодно.
    .default = 600
help-thoughts-a-minute = Сколько подсказок, разборов, столов «а если», повторов и выгрузок в минуту может запросить один игрок, а один адрес — вчетверо больше; 0 — сколько угодно.
    .default = 30
help-messages-a-second = Сколько сообщений в секунду может прислать одно соединение; 0 — сколько угодно.
    .default = 50
help-sockets-an-address = Сколько соединений и потоков может держать открытыми один адрес; 0 — сколько угодно.
    .default = 500
help-sockets-a-player = Сколько соединений и потоков может держать открытыми один игрок; 0 — сколько угодно.
    .default = 100
help-largest-body = Сколько байт может быть в запросе или сообщении.
    .default = 65536
help-public-url = Где найти сервер — для ссылок в сообщениях.
    .default = адрес, на котором он слушает
help-mail-server = Куда сдавать почту: smtps://имя:пароль@узел, smtp:// (STARTTLS) или smtp+plain://. Лучше через окружение, чем здесь.
help-mail-from = Отправитель писем.
    .default = hotelier@localhost
help-notify-delay = Сколько секунд ход ждёт, прежде чем сообщить о нём игроку.
    .default = 60
help-internal-targets = Адреса или сети, к которым можно обращаться, хотя они не общедоступны, через пробел.
help-log-level = Что попадает в журнал: debug, info, warning, error.
    .default = info
help-log-format = В каком виде: json, text.
    .default = json
help-backup = Записать резервную копию базы данных сервера, даже если он работает.
help-backup-file = Куда; .gz — со сжатием.
    .value = ФАЙЛ
help-restore = Прочесть резервную копию в новую базу данных, того же вида или другого.
help-restore-file = Резервная копия.
    .value = ФАЙЛ
help-passphrase = Дать учётной записи сервера другую парольную фразу и завершить её сеансы: для тех, кто забыл свою.
help-passphrase-account = Имя учётной записи.
    .value = ИМЯ
help-ratings = Пересчитать все рейтинговые игры и сравнить с сохранёнными рейтингами.
help-ratings-write = Сохранить найденное.
help-verify = Проверить, что все случайности игры получены из зерна, хеш которого объявили до игры.
help-verify-file = Запись оконченной игры.
    .value = ФАЙЛ
help-verify-commitment = Хеш, который вы записали до игры.
    .value = ХЕШ
serve-listens = Hotelier принимает соединения на { $address }
backup-done =
    { $rows ->
        [one] { $rows } строка записана в { $path }
        [few] { $rows } строки записаны в { $path }
       *[many] { $rows } строк записано в { $path }
    }
passphrase-made =
    У учётной записи { $name } теперь другая парольная фраза: { $passphrase }
    Её сеансы завершены. Пусть владелец войдёт с этой фразой и выберет свою.
ratings-counted =
    { $games ->
        [one] Посчитана { $games } рейтинговая игра
        [few] Посчитано { $games } рейтинговые игры
       *[many] Посчитано { $games } рейтинговых игр
    }
ratings-right = Сохранённые рейтинги верны.
ratings-mended = Сохранённые рейтинги были неверны и теперь исправлены.
ratings-wrong = Сохранённые рейтинги неверны. --write их исправит.
verify-fair =
    { $draws ->
        [1] Запись верна, и её единственная случайность получена из зерна с хешем { $hash }.
       *[other] Запись верна, и все её случайности ({ $draws }) получены из зерна с хешем { $hash }.
    }
verify-unfinished = Запись обрывается до конца игры: то, что было дальше, не проверено.
verify-compare = Сравните его с хешем, который показали до игры.
page-not-built = Страница не собрана
page-not-built-why = <code>make play</code> соберёт её и запустит сервер заново. API работает и так.
