# «Король отелей» (Hotel-König). Значения: $tile 9F, $chain Luxor, $name игрок, числа как есть.
# $who: "you" — место читающего, "bank" — банк (HK-11), иначе "other". Имена сетей не склоняются.

hotel-koenig-title = Король отелей
hotel-koenig-tagline = Основывайте сети отелей, покупайте их акции, объединяйте их — и станьте богаче всех.
hotel-koenig-how-to =
    Каждый ход вы выкладываете одну из своих плиток на её клетку. Плитка рядом с одиночной плиткой основывает сеть, плитка рядом с сетью увеличивает её, а плитка между сетями объединяет их: самая большая поглощает остальные, и два крупнейших держателя их акций получают премии. Затем вы покупаете до трёх акций. Большие сети дороги, а начиная с 11 плиток они защищены. В конце крупнейшие держатели ещё раз получают премии, все акции продаются, и побеждает тот, у кого больше всего денег.

hotel-koenig-sheet = Деньги
hotel-koenig-marks = На поле: буква — сеть, «o» — одиночная плитка, [1] — ваша первая плитка, (1) — ваша первая плитка, если сейчас её выложить нельзя. Сеть со знаком * защищена.

## Названия

hotel-koenig-chain-Airport = Airport
hotel-koenig-chain-Festival = Festival
hotel-koenig-chain-Imperial = Imperial
hotel-koenig-chain-Luxor = Luxor
hotel-koenig-chain-Oriental = Oriental
hotel-koenig-chain-Prestige = Prestige
hotel-koenig-chain-Continental = Continental
hotel-koenig-chain-unknown = сеть
hotel-koenig-tile-unknown = плитка

## Почему игра кончается и откуда деньги

hotel-koenig-reason-running = игра продолжается
hotel-koenig-reason-all-safe = все сети защищены
hotel-koenig-reason-41-tiles = в одной из сетей 41 плитка или больше
hotel-koenig-reason-no-tiles-left = плиток не осталось
hotel-koenig-reason-no-tile-in-a-round = целый круг никто не смог выложить плитку
hotel-koenig-reason-unknown = причина неизвестна

hotel-koenig-source-start = Деньги в начале
hotel-koenig-source-purchases = Покупка акций
hotel-koenig-source-sales = Продажа акций при слияниях
hotel-koenig-source-bonuses = Премии при слияниях
hotel-koenig-source-founding = Основание сетей
hotel-koenig-source-final-bonuses = Премии в конце
hotel-koenig-source-final-sales = Продажа акций в конце

## Вопросы

hotel-koenig-question-LayTile = Какую плитку вы выложите?
hotel-koenig-question-FoundChain = Плитка { $tile } основывает сеть. Какую?
hotel-koenig-question-ChooseSurvivor = Плитка { $tile } объединяет одинаково большие сети. Какая останется?
hotel-koenig-question-ChooseDissolved = Какая сеть расформировывается следующей?
hotel-koenig-question-TradeShares =
    { $shares ->
        [1] { $survivor } поглощает { $chain }. У вас одна акция.
        [one] { $survivor } поглощает { $chain }. У вас { $shares } акция. Сколько акций { $survivor } вы возьмёте, отдав за каждую две { $chain }?
        [few] { $survivor } поглощает { $chain }. У вас { $shares } акции. Сколько акций { $survivor } вы возьмёте, отдав за каждую две { $chain }?
       *[many] { $survivor } поглощает { $chain }. У вас { $shares } акций. Сколько акций { $survivor } вы возьмёте, отдав за каждую две { $chain }?
    }
hotel-koenig-question-SellShares =
    { $shares ->
        [1] { $chain } расформировывается. У вас одна акция ценой { $price }. Продать её?
        [one] { $chain } расформировывается. У вас { $shares } акция ценой { $price }. Сколько вы продадите?
        [few] { $chain } расформировывается. У вас { $shares } акции ценой { $price } каждая. Сколько вы продадите?
       *[many] { $chain } расформировывается. У вас { $shares } акций ценой { $price } каждая. Сколько вы продадите?
    }
hotel-koenig-question-BuyShares =
    { $left ->
        [0] Больше покупать нельзя. Закончить ход?
        [1] У вас { $money }. Купить ещё одну акцию?
       *[other] У вас { $money }. Купить акции? Можно ещё { $left }.
    }
hotel-koenig-question-AnnounceEnd = Игру можно закончить. Объявить конец?

## Действия как варианты ответа

hotel-koenig-action-draw = Взять { $tile }
# $effect: что сделает плитка; $chains: чего она коснётся, остающаяся сеть первой; $size: размер после этого.
hotel-koenig-action-lay =
    { $effect ->
        [lone] Выложить { $tile }: останется одиночной
        [found] Выложить { $tile }: новая сеть из { $size } плиток
        [grow] Выложить { $tile }: { $chains } вырастет до { $size }
        [take-over] Выложить { $tile }: { $survivor } поглотит { $others }
        [merge] Выложить { $tile }: слияние { $chains }, вы решите, кто останется
        [eighth-chain] { $tile } выложить нельзя: получилась бы восьмая сеть
        [two-safe-chains] { $tile } выложить нельзя: слились бы защищённые сети
       *[unknown] Выложить { $tile }
    }
hotel-koenig-action-pass = Не выкладывать плитку
hotel-koenig-action-announce = Объявить конец
hotel-koenig-action-continue = Играть дальше
hotel-koenig-action-found =
    { $price ->
        [0] Основать { $chain }
       *[other] Основать { $chain }: цена акции { $price }
    }
hotel-koenig-action-survivor = Останется { $chain }
hotel-koenig-action-dissolve = Расформировать { $chain }
hotel-koenig-action-trade =
    { $gained ->
        [0] Ничего не менять
       *[other]
            { $chain ->
                [none] Обменять { $given } на { $gained }
               *[other] Обменять { $given } { $chain } на { $gained } { $survivor }
            }
    }
hotel-koenig-action-sell =
    { $shares ->
        [0] Ничего не продавать
       *[other]
            { $amount ->
                [0] Продать { $shares }
               *[other]
                    { $kept ->
                        [0] Продать { $shares } за { $amount }
                       *[other] Продать { $shares } за { $amount }, оставить { $kept }
                    }
            }
    }
hotel-koenig-action-buy =
    { $price ->
        [0] Купить { $chain }
       *[other] Купить { $chain } за { $price }
    }
hotel-koenig-action-stop =
    { $left ->
        [0] Закончить ход
       *[other] Больше не покупать и закончить ход
    }

## Что произошло

hotel-koenig-event-start-tile =
    { $who ->
        [you] Для начала вы тянете { $tile }.
       *[other] Для начала { $name } тянет { $tile }.
    }
hotel-koenig-event-starts =
    { $who ->
        [you] Вы начинаете: { $tile } — самая младшая плитка.
       *[other] { $name } начинает: { $tile } — самая младшая плитка.
    }
hotel-koenig-event-turn =
    { $who ->
        [you] Ваш ход.
       *[other] Ходит { $name }.
    }
hotel-koenig-event-drew =
    { KEY($tile) ->
        [unknown]
            { $who ->
                [you] Вы тянете плитку.
               *[other] { $name } тянет плитку.
            }
       *[other]
            { $who ->
                [you] Вы тянете { $tile }.
               *[other] { $name } тянет { $tile }.
            }
    }
hotel-koenig-event-discarded =
    { KEY($tile) ->
        [unknown]
            { $who ->
                [you] Вы сбрасываете плитку, которую нельзя выложить.
               *[other] { $name } сбрасывает плитку, которую нельзя выложить.
            }
       *[other]
            { $who ->
                [you] Вы сбрасываете { $tile }: выложить эту плитку нельзя.
               *[other] { $name } сбрасывает { $tile }: выложить эту плитку нельзя.
            }
    }
hotel-koenig-event-laid =
    { $who ->
        [you] Вы выкладываете { $tile }.
       *[other] { $name } выкладывает { $tile }.
    }
hotel-koenig-event-no-tile =
    { $who ->
        [you] Вам нечего выложить.
       *[other] { $name } не может выложить ни одной плитки.
    }
hotel-koenig-event-founded =
    { $size ->
        [one]
            { $who ->
                [you] Вы основываете { $chain } из { $size } плитки.
               *[other] { $name } основывает { $chain } из { $size } плитки.
            }
        [few]
            { $who ->
                [you] Вы основываете { $chain } из { $size } плиток.
               *[other] { $name } основывает { $chain } из { $size } плиток.
            }
       *[many]
            { $who ->
                [you] Вы основываете { $chain } из { $size } плиток.
               *[other] { $name } основывает { $chain } из { $size } плиток.
            }
    }
hotel-koenig-event-founder-share =
    { $who ->
        [you] За основание вы получаете одну акцию { $chain }.
       *[other] За основание { $name } получает одну акцию { $chain }.
    }
hotel-koenig-event-founder-share-none =
    { $who ->
        [you] У банка нет для вас акции { $chain }.
       *[other] { $name } остаётся без акции { $chain }: у банка их нет.
    }
hotel-koenig-event-founder-share-owed =
    { $who ->
        [you] Банк должен вам первую же акцию { $chain }, которая к нему вернётся.
       *[other] { $name } получит первую же акцию { $chain }, которая вернётся в банк.
    }
hotel-koenig-event-founder-share-cash =
    { $who ->
        [you] У банка нет акций { $chain }, и вместо акции вы получаете { $amount }.
       *[other] У банка нет акций { $chain }, и вместо акции { $name } получает { $amount }.
    }
hotel-koenig-event-grew =
    { $size ->
        [one] { $chain } вырастает до { $size } плитки.
        [few] { $chain } вырастает до { $size } плиток.
       *[many] { $chain } вырастает до { $size } плиток.
    }
hotel-koenig-event-merger = { $tile } объединяет сети: { $survivor } поглощает { $others }.
hotel-koenig-event-bank-drew =
    { $number ->
        [one] Банк тянет { $tile } и считается держателем { $number } акции { $chain }.
        [few] Банк тянет { $tile } и считается держателем { $number } акций { $chain }.
       *[many] Банк тянет { $tile } и считается держателем { $number } акций { $chain }.
    }
# $place: 1 — крупнейший держатель, 2 — второй, 3 — третий.
hotel-koenig-event-bonus =
    { $who ->
        [you]
            { $place ->
                [1] Вы получаете { $amount } как крупнейший держатель { $chain } (акций: { $shares }).
                [2] Вы получаете { $amount } как второй держатель { $chain } (акций: { $shares }).
               *[other] Вы получаете { $amount } как третий держатель { $chain } (акций: { $shares }).
            }
        [bank]
            { $place ->
                [1] Крупнейший держатель { $chain } — банк (акций: { $shares }); его { $amount } не выплачиваются.
                [2] Второй держатель { $chain } — банк (акций: { $shares }); его { $amount } не выплачиваются.
               *[other] Третий держатель { $chain } — банк (акций: { $shares }); его { $amount } не выплачиваются.
            }
       *[other]
            { $place ->
                [1] { $name } получает { $amount } как крупнейший держатель { $chain } (акций: { $shares }).
                [2] { $name } получает { $amount } как второй держатель { $chain } (акций: { $shares }).
               *[other] { $name } получает { $amount } как третий держатель { $chain } (акций: { $shares }).
            }
    }
hotel-koenig-event-no-bonus = Акций { $chain } ни у кого нет, премия не выплачивается.
hotel-koenig-event-traded =
    { $who ->
        [you] Вы меняете { $given ->
            [one] { $given } акцию
            [few] { $given } акции
           *[many] { $given } акций
        } { $chain } на { $gained ->
            [one] { $gained } акцию
            [few] { $gained } акции
           *[many] { $gained } акций
        } { $survivor }.
       *[other] { $name } меняет { $given ->
            [one] { $given } акцию
            [few] { $given } акции
           *[many] { $given } акций
        } { $chain } на { $gained ->
            [one] { $gained } акцию
            [few] { $gained } акции
           *[many] { $gained } акций
        } { $survivor }.
    }
hotel-koenig-event-sold =
    { $who ->
        [you] Вы продаёте { $shares ->
            [one] { $shares } акцию
            [few] { $shares } акции
           *[many] { $shares } акций
        } { $chain } за { $amount }.
       *[other] { $name } продаёт { $shares ->
            [one] { $shares } акцию
            [few] { $shares } акции
           *[many] { $shares } акций
        } { $chain } за { $amount }.
    }
hotel-koenig-event-kept =
    { $who ->
        [you] Вы оставляете себе { $shares ->
            [one] { $shares } акцию
            [few] { $shares } акции
           *[many] { $shares } акций
        } { $chain }.
       *[other] { $name } оставляет себе { $shares ->
            [one] { $shares } акцию
            [few] { $shares } акции
           *[many] { $shares } акций
        } { $chain }.
    }
hotel-koenig-event-joined =
    { $size ->
        [one] Теперь в сети { $chain } { $size } плитка.
        [few] Теперь в сети { $chain } { $size } плитки.
       *[many] Теперь в сети { $chain } { $size } плиток.
    }
hotel-koenig-event-bank-laid = Банк выкладывает { $tile }.
hotel-koenig-event-bank-tile-unplayable = Банк не может выложить { $tile }: плитка выходит из игры.
hotel-koenig-event-bought =
    { $who ->
        [you] Вы покупаете { $chain } за { $price }.
       *[other] { $name } покупает { $chain } за { $price }.
    }
hotel-koenig-event-announced =
    { $who ->
        [you] Вы объявляете конец: { $reason }.
       *[other] { $name } объявляет конец: { $reason }.
    }
hotel-koenig-event-final-scoring = Игра окончена: { $reason }.
hotel-koenig-event-final-sale =
    { $who ->
        [you] В конце вы продаёте { $shares ->
            [one] { $shares } акцию
            [few] { $shares } акции
           *[many] { $shares } акций
        } { $chain } за { $amount }.
       *[other] В конце { $name } продаёт { $shares ->
            [one] { $shares } акцию
            [few] { $shares } акции
           *[many] { $shares } акций
        } { $chain } за { $amount }.
    }

# Несколько покупок или продаж подряд, вместе. $basket: список из hotel-koenig-basket; $amount: всего.
hotel-koenig-together-bought =
    { $who ->
        [you] Вы покупаете { $basket } за { $amount }.
       *[other] { $name } покупает { $basket } за { $amount }.
    }
hotel-koenig-together-final-sale =
    { $who ->
        [you] В конце вы продаёте { $basket } за { $amount }.
       *[other] В конце { $name } продаёт { $basket } за { $amount }.
    }
hotel-koenig-basket =
    { $count ->
        [one] { $count } акцию { $chain }
        [few] { $count } акции { $chain }
       *[many] { $count } акций { $chain }
    }

## Параметры

option-preset = По какому набору правил играют; отдельные параметры меняют его.
    .schmidt = книга правил издания Schmidt
    .online = обычные правила сетевой игры: деньги и акции открыты, мёртвые плитки заменяются, конец — когда защищены все сети на поле
option-hk-dead-tiles = Что делать с плитками, которые только объединили бы две защищённые сети.
    .keep = они остаются на руках
    .replace-at-draw = их заменяют, когда тянут плитки
    .replace-at-start = их заменяют в начале хода
option-hk-full-hand-redraw = Заменяет ли игрок все плитки (раз за ход), если ни одну нельзя выложить.
    .off = нет
    .on = да
option-hk-hand-size = Сколько плиток на руках.
option-hk-founder-share-empty = Что получает основатель сети, если у банка нет её акций.
    .none = ничего
    .owed = первую же акцию, которая вернётся в банк
    .cash = цену одной акции
option-hk-end-declaration = Нужно ли объявлять конец, как только это возможно.
    .optional = решает игрок
    .compulsory = да, в первый же ход, когда это возможно
option-hk-end-condition = Какие сети должны быть защищены для конца игры. Сети из 41 плитки достаточно всегда.
    .seven-safe = все семь
    .all-active-safe = все сети на поле, хотя бы одна
option-hk-end-timing = Когда можно объявить конец.
    .after-tile = выложив плитку
    .any-time-in-turn = в любой момент своего хода
option-hk-bonus-tiers = Сколько держателей получают премию.
option-hk-holdings = Видны ли деньги и акции соперников.
    .hidden = только свои
    .open = всех
option-hk-two-player-bank = Считается ли банк акционером в игре вдвоём.
    .on = да
    .off = нет
option-hk-multi-merger-order = Какая сеть расформировывается первой, если плитка объединяет три или больше.
    .smallest-first = наименьшая
    .largest-first = наибольшая
option-hk-bonus-rounding = Как округляются доли поделённой премии.
    .up-100 = вверх до сотни
    .exact = никак
    .down-100 = вниз до сотни
option-hk-buy-limit = Сколько акций можно купить за ход.
option-hk-start-tiles = Выкладываются ли плитки, вытянутые для начала.
    .one-each = плитка каждого игрока выкладывается
    .none = они только решают, кто начинает
option-hk-multi-merger-bonus = Когда выплачиваются премии, если плитка объединяет три сети или больше.
    .per-chain = сеть за сетью, и после каждой решают об её акциях
    .all-first = все сразу, прежде чем решать об акциях

## Почему действие отклонено

error-must-lay = У вас есть плитка, которую можно выложить, поэтому одну нужно выложить.
error-lay-first = Сначала плитка: «{ $text }» можно будет потом, когда она выложена.
error-not-in-hand =
    { $hand ->
        [none] Плитки { $tile } у вас нет: у вас вообще нет плиток.
       *[other] Плитки { $tile } у вас нет. Ваши плитки: { $hand }.
    }
error-eighth-chain = Плитка { $tile } основала бы восьмую сеть, а их всего семь. Выложите другую.
error-two-safe-chains = Плитка { $tile } объединила бы две защищённые сети. Выложите другую.
error-no-end-condition = Объявить конец пока нельзя: нужна сеть из 41 плитки, или чтобы все сети были защищены.
error-announce-after-tile = Конец объявляют, выложив плитку, а не раньше.
error-must-announce-or-continue = «{ $text }» пока нельзя: сначала скажите «announce», чтобы закончить игру, или «continue», чтобы играть дальше.
error-must-found = «{ $text }» пока нельзя: ваша плитка основывает сеть, сначала выберите её название, например «found Luxor».
error-chain-on-board = Сеть { $chain } уже на поле. Основать можно только сеть, которой на поле нет.
error-must-choose-survivor = «{ $text }» пока нельзя: сначала выберите, какая сеть останется, например «survivor Luxor».
error-not-among-largest = { $chain } — не из самых больших среди сливающихся сетей и остаться не может. Выберите одну из самых больших.
error-must-choose-dissolved = «{ $text }» пока нельзя: сначала выберите, какая сеть расформировывается следующей, например «dissolve Luxor».
error-not-next-to-dissolve = Очередь расформировать { $chain } ещё не пришла. Выберите одну из тех сетей, чья очередь пришла.
error-must-trade = «{ $text }» пока нельзя: сначала скажите, сколько акций вы берёте в обмен на { $chain }, например «trade 1» или «trade 0».
error-cannot-trade =
    { $most ->
        [0] «{ $text }» невозможно: у вас акций { $shares }, а { $survivor } у банка { $stock }. Скажите «trade 0».
       *[other] «{ $text }» невозможно: у вас акций { $shares }, а { $survivor } у банка { $stock }. Взять можно не больше { $most }.
    }
error-nothing-to-trade = Акции { $chain } больше нельзя обменять. Скажите, сколько вы продаёте, например «sell 1» или «sell 0».
error-must-sell = «{ $text }» пока нельзя: сначала скажите, сколько акций { $chain } вы продаёте, например «sell 1» или «sell 0».
error-too-few-shares = «{ $text }» невозможно: акций { $chain } у вас { $shares }.
error-must-buy-or-stop = «{ $text }» пока нельзя: купите акцию, например «buy Luxor», или скажите «stop», чтобы закончить ход.
error-buy-limit =
    { $limit ->
        [one] Вы купили { $limit } акцию, больше за ход нельзя. Скажите «stop».
        [few] Вы купили { $limit } акции, больше за ход нельзя. Скажите «stop».
       *[many] Вы купили { $limit } акций, больше за ход нельзя. Скажите «stop».
    }
error-chain-not-on-board = Сети { $chain } нет на поле, её акции купить нельзя.
error-no-stock = У банка не осталось акций { $chain }.
error-too-dear = Акция { $chain } стоит { $price }, а у вас { $money }.

## Почему отклонена позиция

error-negative-money = У места { $seat } денег { $money }, но меньше нуля не бывает.
error-ledger = У места { $seat } денег { $money }, но по счётной книге выходит { $sum }.
error-share-count = Акций { $chain } должно быть { $wanted }, и нигде не меньше нуля, но у игроков { $held }, а в банке { $stock }.
error-chain-size = Размер сети { $chain } должен быть { $size }, но на поле её плиток { $tiles }.
error-chain-of-one = В сети { $chain } только одна плитка, { $tile }. В сети их две или больше; одиночную плитку обозначают «o».
error-chains-touch = { $chain } касается { $other } на { $tile }. Соприкасающиеся сети должны быть одной сетью.
error-chain-apart = Плитки сети { $chain } не связаны между собой. Сеть должна быть цельной.
error-lone-beside-chain = { $tile } лежит рядом с сетью { $chain }, но ни к какой сети не относится. Плитка рядом с сетью — её часть.
error-tile-count =
    { $times ->
        [0] Плитки { $tile } нигде нет. Каждая плитка на поле, на руках, в стопке или вне игры.
       *[other] Плитка { $tile } сразу в нескольких местах ({ $times }). Каждая плитка может быть только в одном.
    }
error-hand-size = У места { $seat } плиток на руках { $tiles }, а больше { $most } не бывает.
