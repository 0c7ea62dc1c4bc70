# «Гранд-отель „Австрия“»: названия карт и полей и что карты делают. Текст карты составлен из слов её
# эффектов и её собственных чисел, поэтому текст и эффект не могут разойтись.
# Формы имён постояльцев (.accusative, .genitive, .dative) стоят внутри предложения, со строчной буквы.

## Постояльцы

grand-austria-hotel-guest-sculptor = Скульптор
    .accusative = скульптора
    .genitive = скульптора
    .dative = скульптору
grand-austria-hotel-guest-musician = Музыкант
    .accusative = музыканта
    .genitive = музыканта
    .dative = музыканту
grand-austria-hotel-guest-composer = Композитор
    .accusative = композитора
    .genitive = композитора
    .dative = композитору
grand-austria-hotel-guest-tailor = Портной
    .accusative = портного
    .genitive = портного
    .dative = портному
grand-austria-hotel-guest-flamenco-dancer = Танцовщица фламенко
    .accusative = танцовщицу фламенко
    .genitive = танцовщицы фламенко
    .dative = танцовщице фламенко
grand-austria-hotel-guest-portrait-painter = Портретист
    .accusative = портретиста
    .genitive = портретиста
    .dative = портретисту
grand-austria-hotel-guest-photographer = Фотограф
    .accusative = фотографа
    .genitive = фотографа
    .dative = фотографу
grand-austria-hotel-guest-vocalist = Певица
    .accusative = певицу
    .genitive = певицы
    .dative = певице
grand-austria-hotel-guest-architect = Архитектор
    .accusative = архитектора
    .genitive = архитектора
    .dative = архитектору
grand-austria-hotel-guest-actress = Актриса
    .accusative = актрису
    .genitive = актрисы
    .dative = актрисе
grand-austria-hotel-guest-poet = Поэт
    .accusative = поэта
    .genitive = поэта
    .dative = поэту
grand-austria-hotel-guest-jewelry-designer = Ювелир
    .accusative = ювелира
    .genitive = ювелира
    .dative = ювелиру
grand-austria-hotel-guest-painter = Художник
    .accusative = художника
    .genitive = художника
    .dative = художнику
grand-austria-hotel-guest-opera-singer = Оперная певица
    .accusative = оперную певицу
    .genitive = оперной певицы
    .dative = оперной певице
grand-austria-hotel-guest-dame = Дама
    .accusative = даму
    .genitive = дамы
    .dative = даме
grand-austria-hotel-guest-duchess = Герцогиня
    .accusative = герцогиню
    .genitive = герцогини
    .dative = герцогине
grand-austria-hotel-guest-knight-of-the-empire = Рейхсриттер
    .accusative = рейхсриттера
    .genitive = рейхсриттера
    .dative = рейхсриттеру
grand-austria-hotel-guest-landgrave = Ландграф
    .accusative = ландграфа
    .genitive = ландграфа
    .dative = ландграфу
grand-austria-hotel-guest-sovereign = Князь
    .accusative = князя
    .genitive = князя
    .dative = князю
grand-austria-hotel-guest-princess = Принцесса
    .accusative = принцессу
    .genitive = принцессы
    .dative = принцессе
grand-austria-hotel-guest-countess = Графиня
    .accusative = графиню
    .genitive = графини
    .dative = графине
grand-austria-hotel-guest-elector = Курфюрст
    .accusative = курфюрста
    .genitive = курфюрста
    .dative = курфюрсту
grand-austria-hotel-guest-baron = Барон
    .accusative = барона
    .genitive = барона
    .dative = барону
grand-austria-hotel-guest-prince = Принц
    .accusative = принца
    .genitive = принца
    .dative = принцу
grand-austria-hotel-guest-count = Граф
    .accusative = графа
    .genitive = графа
    .dative = графу
grand-austria-hotel-guest-earl = Эрл
    .accusative = эрла
    .genitive = эрла
    .dative = эрлу
grand-austria-hotel-guest-baroness = Княгиня
    .accusative = княгиню
    .genitive = княгини
    .dative = княгине
grand-austria-hotel-guest-duke = Герцог
    .accusative = герцога
    .genitive = герцога
    .dative = герцогу
grand-austria-hotel-guest-apothecary = Аптекарь
    .accusative = аптекаря
    .genitive = аптекаря
    .dative = аптекарю
grand-austria-hotel-guest-post-councillor = Почтовый советник
    .accusative = почтового советника
    .genitive = почтового советника
    .dative = почтовому советнику
grand-austria-hotel-guest-privy-councillor = Тайный советник
    .accusative = тайного советника
    .genitive = тайного советника
    .dative = тайному советнику
grand-austria-hotel-guest-professor-emeritus = Заслуженный профессор
    .accusative = заслуженного профессора
    .genitive = заслуженного профессора
    .dative = заслуженному профессору
grand-austria-hotel-guest-general = Генерал
    .accusative = генерала
    .genitive = генерала
    .dative = генералу
grand-austria-hotel-guest-senior-councillor = Старший советник
    .accusative = старшего советника
    .genitive = старшего советника
    .dative = старшему советнику
grand-austria-hotel-guest-councillor-of-commerce = Коммерции советник
    .accusative = коммерции советника
    .genitive = коммерции советника
    .dative = коммерции советнику
grand-austria-hotel-guest-court-councillor = Надворный советник
    .accusative = надворного советника
    .genitive = надворного советника
    .dative = надворному советнику
grand-austria-hotel-guest-major = Майор
    .accusative = майора
    .genitive = майора
    .dative = майору
grand-austria-hotel-guest-veterinary-councillor = Ветеринарный советник
    .accusative = ветеринарного советника
    .genitive = ветеринарного советника
    .dative = ветеринарному советнику
grand-austria-hotel-guest-medicinal-councillor = Медицинский советник
    .accusative = медицинского советника
    .genitive = медицинского советника
    .dative = медицинскому советнику
grand-austria-hotel-guest-procurator = Поверенный
    .accusative = поверенного
    .genitive = поверенного
    .dative = поверенному
grand-austria-hotel-guest-lord-high-commissioner = Верховный комиссар
    .accusative = верховного комиссара
    .genitive = верховного комиссара
    .dative = верховному комиссару
grand-austria-hotel-guest-senior-legal-secretary = Старший судебный секретарь
    .accusative = старшего судебного секретаря
    .genitive = старшего судебного секретаря
    .dative = старшему судебному секретарю
grand-austria-hotel-guest-tezcatlipoca = Тескатлипока
    .accusative = Тескатлипоку
    .genitive = Тескатлипоки
    .dative = Тескатлипоке
grand-austria-hotel-guest-capt-goldhaken = Капитан Златокрюк
    .accusative = капитана Златокрюка
    .genitive = капитана Златокрюка
    .dative = капитану Златокрюку
grand-austria-hotel-guest-mr-horsa = Мистер Хорса
    .accusative = мистера Хорсу
    .genitive = мистера Хорсы
    .dative = мистеру Хорсе
grand-austria-hotel-guest-m-ingalls = М. Инглз
grand-austria-hotel-guest-mr-boydell = Мистер Бойделл
    .accusative = мистера Бойделла
    .genitive = мистера Бойделла
    .dative = мистеру Бойделлу
grand-austria-hotel-guest-mr-oundo = Мистер Оундо
    .accusative = мистера Оундо
    .genitive = мистера Оундо
    .dative = мистеру Оундо
grand-austria-hotel-guest-e-gizia = Е. Гипет
    .accusative = Е. Гипета
    .genitive = Е. Гипета
    .dative = Е. Гипету
grand-austria-hotel-guest-m-polo = М. Поло
grand-austria-hotel-guest-cramersopholus = Крамерсофолус
    .accusative = Крамерсофолуса
    .genitive = Крамерсофолуса
    .dative = Крамерсофолусу
grand-austria-hotel-guest-farmer-franz = Фермер Франц
    .accusative = фермера Франца
    .genitive = фермера Франца
    .dative = фермеру Францу
grand-austria-hotel-guest-brother-uwe = Брат Уве
    .accusative = брата Уве
    .genitive = брата Уве
    .dative = брату Уве
grand-austria-hotel-guest-conductor = Кондуктор
    .accusative = кондуктора
    .genitive = кондуктора
    .dative = кондуктору
grand-austria-hotel-guest-durgoing = Дургоинг
    .accusative = Дургоинга
    .genitive = Дургоинга
    .dative = Дургоингу
grand-austria-hotel-guest-macleod = Маклауд
    .accusative = Маклауда
    .genitive = Маклауда
    .dative = Маклауду
grand-austria-hotel-guest-mag-ferdinand = Магистр Фердинанд
    .accusative = магистра Фердинанда
    .genitive = магистра Фердинанда
    .dative = магистру Фердинанду
grand-austria-hotel-guest-mr-moras = Господин Морас
    .accusative = господина Мораса
    .genitive = господина Мораса
    .dative = господину Морасу

## Персонал

grand-austria-hotel-staff-breakfast-server = Кельнер
grand-austria-hotel-staff-waitress = Официантка
grand-austria-hotel-staff-barkeeper = Бармен
grand-austria-hotel-staff-sous-chef = Повар
grand-austria-hotel-staff-groom = Конюх
grand-austria-hotel-staff-stableman = Конюший
grand-austria-hotel-staff-masseuse = Массажистка
grand-austria-hotel-staff-tour-guide = Гид
grand-austria-hotel-staff-butler = Швейцар
grand-austria-hotel-staff-chauffeur = Шофёр
grand-austria-hotel-staff-florist = Флорист
grand-austria-hotel-staff-executive-housekeeper = Старшая горничная
grand-austria-hotel-staff-restaurant-manager = Управляющий рестораном
grand-austria-hotel-staff-decorator = Декоратор
grand-austria-hotel-staff-bootblack = Чистильщик обуви
grand-austria-hotel-staff-laundress = Прачка
grand-austria-hotel-staff-kitchen-hand = Кухарка
grand-austria-hotel-staff-checker = Гардеробщица
grand-austria-hotel-staff-interior-architect = Оформитель интерьеров
grand-austria-hotel-staff-detective = Сыщик
grand-austria-hotel-staff-chef = Шеф-повар
grand-austria-hotel-staff-staff-manager = Управляющий персоналом
grand-austria-hotel-staff-custodian = Слесарь
grand-austria-hotel-staff-chief-waiter = Старший кельнер
grand-austria-hotel-staff-delivery-boy = Посыльный
grand-austria-hotel-staff-conference-manager = Организатор мероприятий
grand-austria-hotel-staff-booking-manager = Управляющий бронированием
grand-austria-hotel-staff-concierge = Консьерж
grand-austria-hotel-staff-secretary = Секретарь
grand-austria-hotel-staff-reception-clerk = Клерк
grand-austria-hotel-staff-chambermaid = Горничная
grand-austria-hotel-staff-assistant-manager = Помощник управляющего
grand-austria-hotel-staff-male-floor-housekeeper = Подносчик багажа
grand-austria-hotel-staff-receptionist = Администратор
grand-austria-hotel-staff-page-boy = Коридорный
grand-austria-hotel-staff-sommelier = Сомелье
grand-austria-hotel-staff-room-service = Носильщик
grand-austria-hotel-staff-porter = Портье
grand-austria-hotel-staff-confectioner = Кондитер
grand-austria-hotel-staff-marketing-director = Бухгалтер
grand-austria-hotel-staff-operator = Телефонистка
grand-austria-hotel-staff-gardener = Садовник
grand-austria-hotel-staff-barista = Бариста
grand-austria-hotel-staff-larder-cook = Буфетчица
grand-austria-hotel-staff-pool-attendant = Дежурный по бассейну
grand-austria-hotel-staff-female-floor-housekeeper = Дежурная по этажу
grand-austria-hotel-staff-liftboy = Лифтёр
grand-austria-hotel-staff-hotel-manager = Управляющий отелем
grand-austria-hotel-staff-unknown = карта персонала

## Жетоны императора, поля отелей, цвета, блюда и напитки, клетки действий

grand-austria-hotel-tile-A1 = Жетон императора A1
    .accusative = жетон императора A1
    .genitive = жетона императора A1
grand-austria-hotel-tile-A2 = Жетон императора A2
    .accusative = жетон императора A2
    .genitive = жетона императора A2
grand-austria-hotel-tile-A3 = Жетон императора A3
    .accusative = жетон императора A3
    .genitive = жетона императора A3
grand-austria-hotel-tile-A4 = Жетон императора A4
    .accusative = жетон императора A4
    .genitive = жетона императора A4
grand-austria-hotel-tile-B1 = Жетон императора B1
    .accusative = жетон императора B1
    .genitive = жетона императора B1
grand-austria-hotel-tile-B2 = Жетон императора B2
    .accusative = жетон императора B2
    .genitive = жетона императора B2
grand-austria-hotel-tile-B3 = Жетон императора B3
    .accusative = жетон императора B3
    .genitive = жетона императора B3
grand-austria-hotel-tile-B4 = Жетон императора B4
    .accusative = жетон императора B4
    .genitive = жетона императора B4
grand-austria-hotel-tile-C1 = Жетон императора C1
    .accusative = жетон императора C1
    .genitive = жетона императора C1
grand-austria-hotel-tile-C2 = Жетон императора C2
    .accusative = жетон императора C2
    .genitive = жетона императора C2
grand-austria-hotel-tile-C3 = Жетон императора C3
    .accusative = жетон императора C3
    .genitive = жетона императора C3
grand-austria-hotel-tile-C4 = Жетон императора C4
    .accusative = жетон императора C4
    .genitive = жетона императора C4
grand-austria-hotel-hotel-night = «Ночная» сторона
grand-austria-hotel-hotel-day-a = «Дневная» сторона A
grand-austria-hotel-hotel-day-b = «Дневная» сторона B
grand-austria-hotel-hotel-day-c = «Дневная» сторона C
grand-austria-hotel-hotel-day-d = «Дневная» сторона D
# Формы цветов: само слово стоит при номере и кубике (синий номер), .masculine-genitive — синего
# постояльца, .plural — синие номера, .plural-genitive — синих номеров.
grand-austria-hotel-colour-blue = синий
    .letter = С
    .who = аристократ
    .masculine-genitive = синего
    .plural = синие
    .plural-genitive = синих
grand-austria-hotel-colour-red = красный
    .letter = К
    .who = горожанин
    .masculine-genitive = красного
    .plural = красные
    .plural-genitive = красных
grand-austria-hotel-colour-yellow = жёлтый
    .letter = Ж
    .who = человек искусства
    .masculine-genitive = жёлтого
    .plural = жёлтые
    .plural-genitive = жёлтых
grand-austria-hotel-colour-green = зелёный
    .letter = Т
    .who = турист
    .masculine-genitive = зелёного
    .plural = зелёные
    .plural-genitive = зелёных
# Формы блюд и напитков: .counted после числа, .genitive-plural — больше штруделей, чем пирожных.
grand-austria-hotel-good-strudel = штрудель
    .short = Шт
    .counted =
    { $n ->
        [one] штрудель
        [few] штруделя
       *[many] штруделей
    }
    .genitive = штруделя
    .genitive-plural = штруделей
grand-austria-hotel-good-cake = пирожное
    .short = Пи
    .counted =
    { $n ->
        [one] пирожное
        [few] пирожных
       *[many] пирожных
    }
    .genitive = пирожного
    .genitive-plural = пирожных
grand-austria-hotel-good-wine = вино
    .short = Ви
    .counted =
    { $n ->
        [one] вино
        [few] вина
       *[many] вин
    }
    .genitive = вина
    .genitive-plural = вина
grand-austria-hotel-good-coffee = кофе
    .short = Ко
grand-austria-hotel-main-1 = блюда
grand-austria-hotel-main-2 = напитки
grand-austria-hotel-main-3 = номера
grand-austria-hotel-main-4 = император и кроны
grand-austria-hotel-main-5 = персонал
grand-austria-hotel-main-6 = джокер
# Действие, за которое платят: любое, сила 2, за 1 крону.
grand-austria-hotel-priced =
    { $price ->
        [one] { $text }, за { $price } крону
        [few] { $text }, за { $price } кроны
       *[many] { $text }, за { $price } крон
    }
# Сколько чего: 2 вина.
grand-austria-hotel-goods = { $n } { FORM($good, "counted", $n) }
# Когда действует карта персонала.
grand-austria-hotel-timing-once = Немедленно: { $text }.
    .short = сразу
grand-austria-hotel-timing-round = Раз в раунд: { $text }.
    .short = раз в раунд
grand-austria-hotel-timing-permanent = Постоянно: { $text }.
    .short = постоянно
grand-austria-hotel-timing-end = В конце игры: { $text }.
    .short = конец игры

## Что даёт что-то, кроме карт

grand-austria-hotel-origin-space-1 = Блюда
grand-austria-hotel-origin-space-2 = Напитки
grand-austria-hotel-origin-space-3 = Номера
grand-austria-hotel-origin-space-4 = Император и кроны
grand-austria-hotel-origin-space-5 = Персонал
grand-austria-hotel-origin-space-6 = Джокер
grand-austria-hotel-origin-occupancy = Бонус за заселение
grand-austria-hotel-origin-field = Клетка номера
grand-austria-hotel-origin-track = Шкала императора

## Что делают эффекты: просьбы, после двоеточия или запятой; .short — для узких столбцов.
# $how: «free», «full» или «less» на $discount; $rooms: grand-austria-hotel-rooms;
# $colours: «any» или список; $most: больше стольких ПО не бывает, или 0.

# $floors: 4 — любой этаж.
grand-austria-hotel-rooms =
    { $colours ->
        [any]
            { $floors ->
                [4]
                    { $n ->
                        [1] 1 номер
                        [one] до { $n } номера
                        [few] до { $n } номеров
                       *[many] до { $n } номеров
                    }
               *[other]
                    { $n ->
                        [1] 1 номер на этажах 1–{ $floors }
                        [one] до { $n } номера на этажах 1–{ $floors }
                        [few] до { $n } номеров на этажах 1–{ $floors }
                       *[many] до { $n } номеров на этажах 1–{ $floors }
                    }
            }
       *[other]
            { $floors ->
                [4]
                    { $n ->
                        [1] 1 { $colours } номер
                        [one] до { $n } { FORM($colours, "masculine-genitive") } номера
                        [few] до { $n } { FORM($colours, "plural-genitive") } номеров
                       *[many] до { $n } { FORM($colours, "plural-genitive") } номеров
                    }
               *[other]
                    { $n ->
                        [1] 1 { $colours } номер на этажах 1–{ $floors }
                        [one] до { $n } { FORM($colours, "masculine-genitive") } номера на этажах 1–{ $floors }
                        [few] до { $n } { FORM($colours, "plural-genitive") } номеров на этажах 1–{ $floors }
                       *[many] до { $n } { FORM($colours, "plural-genitive") } номеров на этажах 1–{ $floors }
                    }
            }
    }
grand-austria-hotel-effect-vp = получите { $n } ПО
    .short = { $n } ПО
grand-austria-hotel-effect-krones =
    { $n ->
        [one] получите { $n } крону
        [few] получите { $n } кроны
       *[many] получите { $n } крон
    }
    .short =
    { $n ->
        [one] { $n } крона
        [few] { $n } кроны
       *[many] { $n } крон
    }
grand-austria-hotel-effect-steps =
    { $n ->
        [one] продвиньтесь на { $n } деление по шкале императора
        [few] продвиньтесь на { $n } деления по шкале императора
       *[many] продвиньтесь на { $n } делений по шкале императора
    }
    .short =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
grand-austria-hotel-effect-draw =
    { $n ->
        [1] возьмите карту персонала из колоды
        [one] возьмите { $n } карту персонала из колоды
        [few] возьмите { $n } карты персонала из колоды
       *[many] возьмите { $n } карт персонала из колоды
    }
    .short =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
grand-austria-hotel-effect-goods = возьмите { $goods }
    .short = { $goods }
grand-austria-hotel-effect-choose =
    { $n ->
        [one] возьмите { $n } любое блюдо или напиток
        [few] возьмите { $n } любых блюда или напитка
       *[many] возьмите { $n } любых блюд или напитков
    }
    .short = { $n } на выбор
grand-austria-hotel-effect-dishes =
    { $n ->
        [1] возьмите 1 штрудель
        [one] возьмите до { $n } блюда, пирожных не больше, чем штруделей
        [few] возьмите до { $n } блюд, пирожных не больше, чем штруделей
       *[many] возьмите до { $n } блюд, пирожных не больше, чем штруделей
    }
    .short =
    { $n ->
        [one] { $n } блюдо
        [few] { $n } блюда
       *[many] { $n } блюд
    }
grand-austria-hotel-effect-drinks =
    { $n ->
        [1] возьмите 1 вино
        [one] возьмите до { $n } напитка, кофе не больше, чем вина
        [few] возьмите до { $n } напитков, кофе не больше, чем вина
       *[many] возьмите до { $n } напитков, кофе не больше, чем вина
    }
    .short =
    { $n ->
        [one] { $n } напиток
        [few] { $n } напитка
       *[many] { $n } напитков
    }
grand-austria-hotel-effect-tracks =
    { $n ->
        [1] продвиньтесь на 1 деление по шкале императора или получите 1 крону
       *[other] разделите { $n } между шагами по шкале императора и кронами
    }
    .short =
    { $n ->
        [one] { $n } шаг или крона
        [few] { $n } шага или кроны
       *[many] { $n } шагов или крон
    }
grand-austria-hotel-effect-both-tracks =
    { $n ->
        [one] получите { $n } крону и продвиньтесь на { $n } деление по шкале императора
        [few] получите { $n } кроны и продвиньтесь на { $n } деления по шкале императора
       *[many] получите { $n } крон и продвиньтесь на { $n } делений по шкале императора
    }
    .short =
    { $n ->
        [one] { $n } шаг и { $n } крона
        [few] { $n } шага и { $n } кроны
       *[many] { $n } шагов и { $n } крон
    }
grand-austria-hotel-effect-joker = выполните одно из действий 1–5 с силой { $n }
    .short = любое, сила { $n }
grand-austria-hotel-effect-prepare =
    { $occupied ->
        [0]
            { $how ->
                [free] бесплатно подготовьте { $rooms }
                [full] подготовьте { $rooms } за полную цену
               *[less]
                    { $n ->
                        [1]
                            { $discount ->
                                [one] подготовьте { $rooms } со скидкой в { $discount } крону
                                [few] подготовьте { $rooms } со скидкой в { $discount } кроны
                               *[many] подготовьте { $rooms } со скидкой в { $discount } крон
                            }
                       *[other]
                            { $discount ->
                                [one] подготовьте { $rooms }, каждый со скидкой в { $discount } крону
                                [few] подготовьте { $rooms }, каждый со скидкой в { $discount } кроны
                               *[many] подготовьте { $rooms }, каждый со скидкой в { $discount } крон
                            }
                    }
            }
       *[other]
            { $how ->
                [free] бесплатно подготовьте и сразу заселите { $rooms }
                [full] подготовьте за полную цену и сразу заселите { $rooms }
               *[less]
                    { $n ->
                        [1]
                            { $discount ->
                                [one] подготовьте { $rooms } со скидкой в { $discount } крону, сразу заселённый
                                [few] подготовьте { $rooms } со скидкой в { $discount } кроны, сразу заселённый
                               *[many] подготовьте { $rooms } со скидкой в { $discount } крон, сразу заселённый
                            }
                       *[other]
                            { $discount ->
                                [one] подготовьте { $rooms }, каждый со скидкой в { $discount } крону и сразу заселённый
                                [few] подготовьте { $rooms }, каждый со скидкой в { $discount } кроны и сразу заселённый
                               *[many] подготовьте { $rooms }, каждый со скидкой в { $discount } крон и сразу заселённый
                            }
                    }
            }
    }
    .short =
    { $occupied ->
        [0]
            { $how ->
                [free] { $rooms } даром
                [full] { $rooms }
               *[less] { $rooms } (-{ $discount })
            }
       *[other]
            { $how ->
                [free] заселить { $rooms } даром
                [full] заселить { $rooms }
               *[less] заселить { $rooms } (-{ $discount })
            }
    }
grand-austria-hotel-effect-occupy = переверните { $rooms } со свободной стороны на заселённую
    .short = заселить { $rooms }
grand-austria-hotel-effect-play =
    { $how ->
        [free]
            { $n ->
                [1] бесплатно разыграйте карту персонала с руки
                [one] бесплатно разыграйте до { $n } карты персонала с руки
                [few] бесплатно разыграйте до { $n } карт персонала с руки
               *[many] бесплатно разыграйте до { $n } карт персонала с руки
            }
        [full]
            { $n ->
                [1] разыграйте карту персонала с руки за полную цену
                [one] разыграйте до { $n } карты персонала с руки за полную цену
                [few] разыграйте до { $n } карт персонала с руки за полную цену
               *[many] разыграйте до { $n } карт персонала с руки за полную цену
            }
       *[less]
            { $n ->
                [1]
                    { $discount ->
                        [one] разыграйте карту персонала с руки со скидкой в { $discount } крону
                        [few] разыграйте карту персонала с руки со скидкой в { $discount } кроны
                       *[many] разыграйте карту персонала с руки со скидкой в { $discount } крон
                    }
               *[other]
                    { $discount ->
                        [one] разыграйте с руки до { $n } карт персонала, каждую со скидкой в { $discount } крону
                        [few] разыграйте с руки до { $n } карт персонала, каждую со скидкой в { $discount } кроны
                       *[many] разыграйте с руки до { $n } карт персонала, каждую со скидкой в { $discount } крон
                    }
            }
    }
    .short =
    { $how ->
        [free] нанять { $n } даром
        [full] нанять { $n }
       *[less] нанять { $n } (-{ $discount })
    }
grand-austria-hotel-effect-offer =
    { $must ->
        [0]
            { $how ->
                [free] посмотрите { $n ->
                    [one] { $n } карту
                    [few] { $n } карты
                   *[many] { $n } карт
                } персонала из колоды и, если хотите, бесплатно разыграйте одну из них; остальные положите под колоду
                [full] посмотрите { $n ->
                    [one] { $n } карту
                    [few] { $n } карты
                   *[many] { $n } карт
                } персонала из колоды и, если хотите, разыграйте одну из них за полную цену; остальные положите под колоду
               *[less] посмотрите { $n ->
                    [one] { $n } карту
                    [few] { $n } карты
                   *[many] { $n } карт
                } персонала из колоды и, если хотите, разыграйте одну из них со скидкой в { $discount ->
                    [one] { $discount } крону
                    [few] { $discount } кроны
                   *[many] { $discount } крон
                }; остальные положите под колоду
            }
       *[other]
            { $how ->
                [free] посмотрите { $n ->
                    [one] { $n } карту
                    [few] { $n } карты
                   *[many] { $n } карт
                } персонала из колоды и бесплатно разыграйте одну из них; остальные положите под колоду
                [full] посмотрите { $n ->
                    [one] { $n } карту
                    [few] { $n } карты
                   *[many] { $n } карт
                } персонала из колоды и, если можете, разыграйте одну из них за полную цену; остальные положите под колоду
               *[less] посмотрите { $n ->
                    [one] { $n } карту
                    [few] { $n } карты
                   *[many] { $n } карт
                } персонала из колоды и, если можете, разыграйте одну из них со скидкой в { $discount ->
                    [one] { $discount } крону
                    [few] { $discount } кроны
                   *[many] { $discount } крон
                }; остальные положите под колоду
            }
    }
    .short =
    { $how ->
        [free] из { $n } нанять 1 даром
        [full] из { $n } нанять 1
       *[less] из { $n } нанять 1 (-{ $discount })
    }
grand-austria-hotel-effect-guests =
    { $n ->
        [1] бесплатно возьмите постояльца из очереди
        [one] бесплатно возьмите до { $n } постояльца из очереди
        [few] бесплатно возьмите до { $n } постояльцев из очереди
       *[many] бесплатно возьмите до { $n } постояльцев из очереди
    }
    .short =
    { $n ->
        [one] { $n } постоялец
        [few] { $n } постояльца
       *[many] { $n } постояльцев
    }
grand-austria-hotel-effect-fill =
    { $colours ->
        [any]
            { $n ->
                [1] выполните заказ одного из своих постояльцев
                [one] выполните заказы { $n } своего постояльца
                [few] выполните заказы { $n } своих постояльцев
               *[many] выполните заказы { $n } своих постояльцев
            }
       *[other]
            { $n ->
                [1] выполните заказ { FORM($colours, "masculine-genitive") } постояльца в своём кафе
                [one] выполните заказы { $n } { FORM($colours, "masculine-genitive") } постояльца в своём кафе
                [few] выполните заказы { $n } { FORM($colours, "plural-genitive") } постояльцев в своём кафе
               *[many] выполните заказы { $n } { FORM($colours, "plural-genitive") } постояльцев в своём кафе
            }
    }
    .short =
        { $n ->
            [1] выполнить заказ
            [one] выполнить { $n } заказ
            [few] выполнить { $n } заказа
           *[many] выполнить { $n } заказов
        }
grand-austria-hotel-effect-extra-action = когда всё остальное сделано, выполните действие клетки, на которой есть кубики: не забирая кубик, без усиления и без персонала, который отвечает на кубики
    .short = ещё одно действие
grand-austria-hotel-effect-extra-turn = немедленно сделайте ещё один ход, не забирая кубик и без персонала, который отвечает на кубики
    .short = ещё один ход
grand-austria-hotel-effect-per-occupied =
    { $colours ->
        [any] { $n } ПО за каждый заселённый номер
       *[other] { $n } ПО за каждый заселённый { $colours } номер
    }
    .short =
    { $colours ->
        [any] { $n } ПО за заселённый номер
       *[other] { $n } ПО за заселённый { $colours } номер
    }
grand-austria-hotel-effect-per-room = { $n } ПО за каждый номер на вашем поле отеля, свободный или заселённый
    .short = { $n } ПО за номер
grand-austria-hotel-effect-per-staff = { $n } ПО за каждую вашу разыгранную карту персонала
    .short = { $n } ПО за карту персонала
grand-austria-hotel-effect-per-group = { $n } ПО за каждую полностью заселённую группу
    .short = { $n } ПО за полную группу
grand-austria-hotel-effect-per-floor = { $n } ПО за каждый полностью заселённый этаж
    .short = { $n } ПО за полный этаж
grand-austria-hotel-effect-per-column = { $n } ПО за каждый полностью заселённый вертикальный ряд
    .short = { $n } ПО за полный верт. ряд
grand-austria-hotel-effect-per-set = { $n } ПО за каждый набор из синего, красного и жёлтого заселённых номеров
    .short = { $n } ПО за синий+красный+жёлтый
grand-austria-hotel-effect-per-disc = { $n } ПО за каждую карту политики с вашим диском
    .short = { $n } ПО за диск на политике
grand-austria-hotel-effect-per-step =
    { $most ->
        [0] { $n } ПО за каждое пройденное вами деление шкалы императора
       *[other] { $n } ПО за каждое пройденное вами деление шкалы императора, но не больше { $most }
    }
    .short = { $n } ПО за деление императора
grand-austria-hotel-effect-copy =
    { $any ->
        [0] получите очки за разыгранную соперником карту конца игры, как за свою
       *[other] получите очки за любую разыгранную соперником карту, как за свою
    }
    .short = копия карты соперника
grand-austria-hotel-effect-lose-krones =
    { $n ->
        [one] потеряйте { $n } крону
        [few] потеряйте { $n } кроны
       *[many] потеряйте { $n } крон
    }
    .short =
    { $n ->
        [one] -{ $n } крона
        [few] -{ $n } кроны
       *[many] -{ $n } крон
    }
grand-austria-hotel-effect-lose-kitchen = потеряйте всё, что стоит на кухне
    .short = кухня пуста
grand-austria-hotel-effect-lose-goods = потеряйте всё, что стоит на кухне и у постояльцев в кафе
    .short = потеря всех блюд и напитков
grand-austria-hotel-effect-lose-hand =
    { $n ->
        [1] положите карту с руки под колоду персонала
        [one] положите { $n } карту с руки под колоду персонала
        [few] положите { $n } карты с руки под колоду персонала
       *[many] положите { $n } карт с руки под колоду персонала
    }
    .short =
    { $n ->
        [one] -{ $n } карта с руки
        [few] -{ $n } карты с руки
       *[many] -{ $n } карт с руки
    }
grand-austria-hotel-effect-lose-rooms =
    { $occupied ->
        [0]
            { $n ->
                [1] потеряйте свободный номер на самом высоком этаже, где такой есть
                [one] потеряйте { $n } свободный номер, каждый раз на самом высоком этаже, где такой есть
                [few] потеряйте { $n } свободных номера, каждый раз на самом высоком этаже, где такой есть
               *[many] потеряйте { $n } свободных номеров, каждый раз на самом высоком этаже, где такой есть
            }
       *[other]
            { $n ->
                [1] потеряйте заселённый номер на самом высоком этаже, где такой есть
                [one] потеряйте { $n } заселённый номер, каждый раз на самом высоком этаже, где такой есть
                [few] потеряйте { $n } заселённых номера, каждый раз на самом высоком этаже, где такой есть
               *[many] потеряйте { $n } заселённых номеров, каждый раз на самом высоком этаже, где такой есть
            }
    }
    .short =
    { $occupied ->
        [0]
            { $n ->
                [one] -{ $n } свободный номер
                [few] -{ $n } свободных номера
               *[many] -{ $n } свободных номеров
            }
       *[other]
            { $n ->
                [one] -{ $n } заселённый номер
                [few] -{ $n } заселённых номера
               *[many] -{ $n } заселённых номеров
            }
    }
grand-austria-hotel-effect-lose-lower = потеряйте заселённый номер на самом высоком этаже, где такой есть, и ещё один на ближайшем этаже ниже, где такой есть
    .short = -2 заселённых номера
grand-austria-hotel-effect-lose-column = потеряйте заселённый номер на самом высоком этаже, где такой есть, и ближайший заселённый номер под ним
    .short = -2 заселённых номера
grand-austria-hotel-effect-lose-end-card =
    { $n ->
        [1] уберите одну из своих разыгранных карт конца игры
        [one] уберите { $n } свою разыгранную карту конца игры
        [few] уберите { $n } свои разыгранные карты конца игры
       *[many] уберите { $n } своих разыгранных карт конца игры
    }
    .short =
    { $n ->
        [one] -{ $n } карта конца игры
        [few] -{ $n } карты конца игры
       *[many] -{ $n } карт конца игры
    }
grand-austria-hotel-effect-lose-vp = потеряйте { $n } ПО
    .short = -{ $n } ПО
grand-austria-hotel-effect-lose-per-staff = потеряйте { $n } ПО за каждую свою разыгранную карту персонала
    .short = -{ $n } ПО за карту персонала
grand-austria-hotel-nothing = ничего
# Штраф и потеря ПО, которая ему противопоставлена. $choose: 1, если выбирает игрок.
grand-austria-hotel-or-vp =
    { $choose ->
        [0] { $text }; если полностью это невозможно, потеряйте { $vp } ПО
       *[other] { $text } либо потеряйте { $vp } ПО
    }
    .short = { $text } или -{ $vp } ПО

## Постоянные свойства. $dice: значения кубиков; $effect: к чему они приводят, как выше.

grand-austria-hotel-power-room-price =
    { $colours ->
        [any] номера готовятся бесплатно
       *[other] { FORM($colours, "plural") } номера готовятся бесплатно
    }
    .short =
    { $colours ->
        [any] номера даром
       *[other] { FORM($colours, "plural") } номера даром
    }
grand-austria-hotel-power-guest-price = постояльцы из очереди бесплатны
    .short = постояльцы даром
grand-austria-hotel-power-serve-price = подавать с кухни можно бесплатно
    .short = подавать даром
grand-austria-hotel-power-space-price = за кубик { $dice } не нужно платить крону
    .short = кубик { $dice } даром
grand-austria-hotel-power-strength = когда вы берёте кубик { $dice }, его сила больше на { $n }
    .short = { $dice }: сила +{ $n }
grand-austria-hotel-power-both = когда вы берёте кубик { $dice }, его сила целиком идёт и в кроны, и в шаги по шкале императора
    .short = { $dice }: и кроны, и шаги
# $n: 1 — только после действия.
grand-austria-hotel-power-die-taken =
    { $n ->
        [1] взяв кубик { $dice }, после действия { $effect }
       *[other] взяв кубик { $dice }, { $effect }
    }
    .short = { $dice }: { $effect }
# $limit: «none» — любой заказ, «exactly» — ровно $least, «least» — не меньше $least; $bell: 1 у карты,
# которая действует один раз за игру.
grand-austria-hotel-power-guest-left =
    { $limit ->
        [none]
            { $colours ->
                [any] за каждого постояльца, который уходит с выполненным заказом, { $effect }
               *[other] за каждого { FORM($colours, "masculine-genitive") } постояльца, который уходит с выполненным заказом, { $effect }
            }
        [exactly] за каждого постояльца, который уходит с выполненным заказом ровно из { $least } блюд и напитков, { $effect }
       *[least]
            { $bell ->
                [0] за каждого постояльца, который уходит с выполненным заказом из { $least } или больше блюд и напитков, { $effect }
               *[other] когда постоялец уходит с выполненным заказом из { $least } или больше блюд и напитков, { $effect }
            }
    }
    .short =
    { $limit ->
        [none]
            { $colours ->
                [any] постоялец: { $effect }
               *[other] { $colours } постоялец: { $effect }
            }
        [exactly] заказ из { $least }: { $effect }
       *[least] заказ из { $least }+: { $effect }
    }
grand-austria-hotel-power-room-occupied = за каждый свой номер, который становится заселённым, { $effect }
    .short = заселённый номер: { $effect }
grand-austria-hotel-power-guest-lodged = за каждого постояльца, которого заселяете, { $effect }
    .short = заселение: { $effect }
grand-austria-hotel-power-emperor-bonus = вместе с бонусом жетона императора { $effect }
    .short = бонус императора: { $effect }
grand-austria-hotel-power-emperor-penalty =
    { $n ->
        [0] штрафы императора вас не касаются
        [one] штраф императора можно не получать, заплатив { $n } крону
        [few] штраф императора можно не получать, заплатив { $n } кроны
       *[many] штраф императора можно не получать, заплатив { $n } крон
    }
    .short =
    { $n ->
        [0] без штрафов императора
       *[other] без штрафа императора за { $n }
    }

## Требования карт политики

grand-austria-hotel-condition-krones =
    { $n ->
        [one] { $n } крона
        [few] { $n } кроны
       *[many] { $n } крон
    }
grand-austria-hotel-condition-emperor = деление { $n } шкалы императора
    .short = деление { $n }
grand-austria-hotel-condition-staff =
    { $n ->
        [one] { $n } разыгранная карта персонала
        [few] { $n } разыгранные карты персонала
       *[many] { $n } разыгранных карт персонала
    }
    .short = { $n } персонала
grand-austria-hotel-condition-rooms =
    { $n ->
        [one] { $n } номер
        [few] { $n } номера
       *[many] { $n } номеров
    }
grand-austria-hotel-condition-floors =
    { $n ->
        [one] { $n } заселённый этаж
        [few] { $n } заселённых этажа
       *[many] { $n } заселённых этажей
    }
    .short =
    { $n ->
        [one] { $n } этаж
        [few] { $n } этажа
       *[many] { $n } этажей
    }
grand-austria-hotel-condition-columns =
    { $n ->
        [one] { $n } заселённый вертикальный ряд
        [few] { $n } заселённых вертикальных ряда
       *[many] { $n } заселённых вертикальных рядов
    }
    .short =
    { $n ->
        [one] { $n } ряд
        [few] { $n } ряда
       *[many] { $n } рядов
    }
grand-austria-hotel-condition-groups =
    { $n ->
        [one] { $n } заселённая группа
        [few] { $n } заселённые группы
       *[many] { $n } заселённых групп
    }
    .short =
    { $n ->
        [one] { $n } группа
        [few] { $n } группы
       *[many] { $n } групп
    }
grand-austria-hotel-condition-colour =
    { $n ->
        [1] все номера одного цвета заселены
       *[other] заселены все номера цветов: { $n }
    }
    .short =
    { $n ->
        [one] { $n } цвет
        [few] { $n } цвета
       *[many] { $n } цветов
    }
grand-austria-hotel-condition-occupied = заселённые номера: { $rooms }
    .short = { $rooms }
# Один цвет такого требования: 4 красных.
grand-austria-hotel-of-colour =
    { $n ->
        [one] { $n } { $colour }
        [few] { $n } { FORM($colour, "plural-genitive") }
       *[many] { $n } { FORM($colour, "plural-genitive") }
    }

## Что о карте известно не точно и почему

grand-austria-hotel-doubt-reconstructed = наши собственные данные
grand-austria-hotel-doubt-disputed = источники расходятся
grand-austria-hotel-doubt-single = только один источник
grand-austria-hotel-doubt-editions = издания различаются
grand-austria-hotel-doubt-house = Не как напечатано
grand-austria-hotel-field-reward = Награда
grand-austria-hotel-field-order = Заказ
grand-austria-hotel-field-vp = ПО
grand-austria-hotel-field-colour = Цвет
grand-austria-hotel-field-colours = Цвета
grand-austria-hotel-field-effect = Эффект
grand-austria-hotel-field-cost = Цена
grand-austria-hotel-field-number = Номер карты
grand-austria-hotel-field-penalty = Штраф
grand-austria-hotel-field-printed-vp = Напечатанные ПО
grand-austria-hotel-field-track = Шкала императора
grand-austria-hotel-why-promo-third-table = эта промокарта есть только в одной открытой таблице; награда совпадает со второй
grand-austria-hotel-why-painter-rooms = в одной таблице из трёх оба номера на крону дешевле; в двух других и в тексте нового издания один номер дешевле, а другой за полную цену
grand-austria-hotel-why-landgrave-room = в одной таблице из трёх номер на крону дешевле; в двух других и в тексте нового издания — за полную цену
grand-austria-hotel-why-sovereign-order = в одной таблице из трёх заказ — кофе и вино; в двух других записях — два кофе, и тогда сходятся суммы всех заказов
grand-austria-hotel-why-councillor-guests = в одной таблице из трёх берут одного постояльца; в двух других и в тексте нового издания — двух
grand-austria-hotel-why-e-gizia = текст 2015 года даёт целый дополнительный ход без кубика, новое издание — одно действие (параметр gah.egizia)
grand-austria-hotel-why-moment-not-said = тексты 2015 года не называют момент или говорят о заселении, новое издание — об уходе из кафе с выполненным заказом; в базовой игре это один и тот же момент
grand-austria-hotel-why-extra-good = в 2015 году — на одно блюдо или напиток больше, в новом издании — сила больше на 1 (параметр gah.restaurant_manager); в базовой игре это одно и то же
grand-austria-hotel-why-cost-raised = в 2015 году 3 кроны, в новом издании уже 5 (параметр gah.kitchen_hand_cost)
grand-austria-hotel-why-discount = в 2015 году скидка в две кроны, в новом издании сила больше на 2; итог тот же
grand-austria-hotel-why-custodian = в 2015 году только постояльцы, в новом издании любой номер, который становится заселённым (параметр gah.custodian)
grand-austria-hotel-why-ignore-cost = в 2015 году бесплатно, в русском, первом французском и новом текстах — 1 крона (параметр gah.conference_manager)
grand-austria-hotel-why-any-card = в 2015 году любая карта, в новом издании только карты конца игры (параметр gah.secretary_target)
grand-austria-hotel-why-two-or-four = 4 ПО в немецком и втором французском текстах, 2 ПО в русском, первом французском и новом (параметр gah.assistant_manager_vp)
grand-austria-hotel-why-exactly-four = в 2015 году заказ ровно из 4, в новом издании из 4 или больше (параметр gah.floor_housekeeper_min)
grand-austria-hotel-why-second-french = 5 крон только во втором французском тексте, видимо, по ошибке (параметр gah.sommelier_cost)
grand-austria-hotel-why-at-most-twelve = в 2015 году не больше 12 ПО, в новом издании без предела (параметр gah.operator_cap)
grand-austria-hotel-why-tile-b4 = в немецком тексте 2015 года заселённые номера, во всех других свободные (параметр gah.tile_b4_penalty)
grand-austria-hotel-why-tile-c2 = второй номер в текстах 2015 года лежит в том же вертикальном ряду, в новом издании — где угодно на ближайшем этаже ниже (параметр gah.tile_c2_penalty)
grand-austria-hotel-why-politics-number = две таблицы нумеруют эти карты по-разному; на игру это не влияет
grand-austria-hotel-why-day-third-table = «дневные» стороны есть только в одной открытой таблице; размеры групп и число жетонов номеров сходятся
grand-austria-hotel-why-day-printed-vp = взято с «ночной» стороны; первая французская книга правил говорит о пяти номерах вверху справа
grand-austria-hotel-why-track-spaces-8-and-10 = в одной таблице из трёх на делениях 8 и 10 на одно ПО больше; одну из двух других сверили с напечатанным
grand-austria-hotel-why-house-data = это число взято из вашего файла
