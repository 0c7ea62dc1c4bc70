# «Вальсируют все!», модуль 3: особые отели.

grand-austria-hotel-payment-entrance = вход
grand-austria-hotel-action-entrance = Выложить вход «{ $entrance }»
grand-austria-hotel-action-open =
    { $krones ->
        [one] Выставить вход «{ $entrance }» за { $krones } крону
        [few] Выставить вход «{ $entrance }» за { $krones } кроны
       *[many] Выставить вход «{ $entrance }» за { $krones } крон
    }
    .short = { $krones } кр
grand-austria-hotel-action-bid =
    { $krones ->
        [one] Предложить { $krones } крону
        [few] Предложить { $krones } кроны
       *[many] Предложить { $krones } крон
    }
    .short = { $krones } кр
grand-austria-hotel-action-withdraw = Больше не торговаться за этот вход
    .short = больше не торговаться
grand-austria-hotel-action-shift = Переместить кубик с { $origin } на { $space } и использовать эту клетку
    .short = с { $origin } на { $space }
grand-austria-hotel-action-fulfil =
    { $vp ->
        [none] Выполнить «{ $card }»
       *[other] Выполнить «{ $card }»: { $vp } ПО
    }
grand-austria-hotel-action-redeem =
    { $bonus ->
        [unknown] Использовать свой { FORM($tile, "accusative") }
       *[other] Использовать свой { FORM($tile, "accusative") }: назад по шкале императора на { $steps }, { $bonus }
    }
    .short = { $tile }
grand-austria-hotel-action-token =
    { $bonus ->
        [unknown] Выбрать { FORM($token, "accusative") }
       *[other] Выбрать { FORM($token, "accusative") }: { $bonus }
    }

## Вопросы

grand-austria-hotel-question-OpenAuction = Какой вход вы выставите на аукцион и за сколько крон? У вас { $krones }.
grand-austria-hotel-question-RaiseBid =
    { $bid ->
        [one] За вход «{ $entrance }» дают { $bid } крону. Предложить больше? У вас { $krones }.
        [few] За вход «{ $entrance }» дают { $bid } кроны. Предложить больше? У вас { $krones }.
       *[many] За вход «{ $entrance }» дают { $bid } крон. Предложить больше? У вас { $krones }.
    }
grand-austria-hotel-question-ChooseToken =
    { $floor ->
        [0] { $source }: вертикальный ряд заселён. Какой жетон выбрать ради верхнего бонуса?
       *[other] { $source }: этаж заселён. Какой жетон выбрать ради нижнего бонуса?
    }
grand-austria-hotel-question-UseMoved = Вы переместили кубик на { $space }. Как использовать эту клетку?
grand-austria-hotel-question-MustPlay = { $source }: какую карту персонала разыграть со скидкой { $discount }?
grand-austria-hotel-effect-must-play =
    { $discount ->
        [one] разыграйте карту персонала с руки со скидкой в { $discount } крону, если можете оплатить
        [few] разыграйте карту персонала с руки со скидкой в { $discount } кроны, если можете оплатить
       *[many] разыграйте карту персонала с руки со скидкой в { $discount } крон, если можете оплатить
    }
    .short = нанять 1 (-{ $discount })

## События

grand-austria-hotel-event-entrance-laid = Выложен вход «{ $entrance }».
grand-austria-hotel-event-own-politics-laid = Карта «{ $card }» лежит у входа «Меланж Нины».
grand-austria-hotel-event-own-tile-laid = { $tile } лежит у входа «Гранд-отель Рэй».
grand-austria-hotel-event-opened-bid =
    { $who ->
        [you] Вы выставляете вход «{ $entrance }» и предлагаете { $krones ->
            [one] { $krones } крону
            [few] { $krones } кроны
           *[many] { $krones } крон
        }.
       *[other] { $name } выставляет вход «{ $entrance }» и предлагает { $krones ->
            [one] { $krones } крону
            [few] { $krones } кроны
           *[many] { $krones } крон
        }.
    }
grand-austria-hotel-event-bid =
    { $who ->
        [you] Вы предлагаете { $krones ->
            [one] { $krones } крону
            [few] { $krones } кроны
           *[many] { $krones } крон
        }.
       *[other] { $name } предлагает { $krones ->
            [one] { $krones } крону
            [few] { $krones } кроны
           *[many] { $krones } крон
        }.
    }
grand-austria-hotel-event-withdrew =
    { $who ->
        [you] Вы больше не торгуетесь за вход «{ $entrance }».
       *[other] { $name } больше не торгуется за вход «{ $entrance }».
    }
grand-austria-hotel-event-gained-entrance =
    { $who ->
        [you]
            { $krones ->
                [0] Вы бесплатно получаете вход «{ $entrance }».
                [one] Вы получаете вход «{ $entrance }» за { $krones } крону.
                [few] Вы получаете вход «{ $entrance }» за { $krones } кроны.
               *[many] Вы получаете вход «{ $entrance }» за { $krones } крон.
            }
       *[other]
            { $krones ->
                [0] { $name } бесплатно получает вход «{ $entrance }».
                [one] { $name } получает вход «{ $entrance }» за { $krones } крону.
                [few] { $name } получает вход «{ $entrance }» за { $krones } кроны.
               *[many] { $name } получает вход «{ $entrance }» за { $krones } крон.
            }
    }
grand-austria-hotel-event-dice-sum =
    { $who ->
        [you] Сумма обоих ваших кубиков — { $total }.
       *[other] { $name }: сумма обоих кубиков — { $total }.
    }
grand-austria-hotel-event-token-used =
    { $floor ->
        [0]
            { $who ->
                [you] Вы используете верхний бонус { FORM($token, "genitive") }.
               *[other] { $name } использует верхний бонус { FORM($token, "genitive") }.
            }
       *[other]
            { $who ->
                [you] Вы используете нижний бонус { FORM($token, "genitive") }.
               *[other] { $name } использует нижний бонус { FORM($token, "genitive") }.
            }
    }
grand-austria-hotel-event-fulfilled =
    { $who ->
        [you] Вы выполняете свою карту «{ $card }».
       *[other] { $name } выполняет свою карту «{ $card }».
    }
grand-austria-hotel-event-politics-counted =
    { $who ->
        [you] У вас выполненных карт политики { $count }: +{ $amount } ПО.
       *[other] { $name }: выполненных карт политики { $count }, +{ $amount } ПО.
    }
grand-austria-hotel-event-redeemed =
    { $who ->
        [you] Вы используете свой { FORM($tile, "accusative") }.
       *[other] { $name } использует свой { FORM($tile, "accusative") }.
    }
grand-austria-hotel-event-guests-counted =
    { $who ->
        [you] За раунд от вас ушло постояльцев с выполненным заказом: { $count }.
       *[other] { $name }: за раунд ушло постояльцев с выполненным заказом: { $count }.
    }
grand-austria-hotel-event-moved-die =
    { $who ->
        [you] Вы перемещаете кубик с { $origin } на { $space }.
       *[other] { $name } перемещает кубик с { $origin } на { $space }.
    }

## Отказы

error-must-open-bid = «{ $text }» пока нельзя: выставьте вход на аукцион, например «open dove 0». Открывающий торги пасовать не может.
error-entrance-not-offered = Вход «{ $entrance }» на аукцион не выставлен.
error-bid-too-high = Предложить { $bid } за вход «{ $entrance }» нельзя: у вас { $krones }.
error-bid-or-withdraw = «{ $text }» пока нельзя: предложите больше { $bid } или скажите «withdraw».
error-bid-not-higher = Ставка { $bid } не выше, чем { $highest }.
error-must-choose-token = «{ $text }» пока нельзя: выберите жетон, например «token token_1».
error-token-gone = { $token } уже взят.
error-not-own-politics = «{ $card }» — не ваша собственная карта политики.
error-already-fulfilled = Карту «{ $card }» вы уже выполнили.
error-not-own-tile = { $tile } — не ваш собственный.
error-redeemed-this-turn = В этот ход вы уже использовали свой жетон.
error-too-few-steps = { $tile }: нужно отступить по шкале императора на { $steps }.
error-must-use-moved = «{ $text }» пока нельзя: вы переместили кубик на { $space } и теперь используете эту клетку.
error-cannot-move-dice = Перемещать кубики вы не можете: это для владельца входа «Дворец Кози, Вена».
error-not-neighbours = Клетки { $origin } и { $space } — не соседние.
error-must-play-now = «{ $text }» пока нельзя: разыграйте карту персонала, которую можете оплатить.
error-entrance-misplaced = Вход «{ $entrance }» лежит в двух местах или не относится ни к одному модулю этой игры.
error-belongings-misplaced = Этого у входа здесь быть не может: { $cards }.
error-no-special-hotels = Особых отелей в этой игре нет: они из модуля 3 дополнения.
