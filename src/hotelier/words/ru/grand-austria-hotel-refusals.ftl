# «Гранд-отель „Австрия“»: почему отклонено действие или позиция. $text: что было введено.

## Почему отклонено действие

error-accept-or-forfeit = «{ $text }» пока нельзя: сначала скажите «accept», чтобы принять потерю, или «forfeit», чтобы потерять ПО.
error-bottom-left-first = { $room } пока нельзя: первый номер — { $first }, внизу слева.
error-bring-or-stop = «{ $text }» пока нельзя: подайте ещё что-нибудь, например «bring wine poet», или скажите «stop».
error-cannot-decline = { $source }: отказаться нельзя.
error-cannot-pay =
    { $price ->
        [one] Это стоит { $price } крону, а у вас { $krones }.
        [few] Это стоит { $price } кроны, а у вас { $krones }.
       *[many] Это стоит { $price } крон, а у вас { $krones }.
    }
error-card-chosen = Карту «{ $card }» вы разыгрываете, поэтому под колоду она не идёт.
error-card-closed = На карте «{ $card }» не осталось свободных клеток.
error-card-not-in-hand = Карты «{ $card }» нет у вас на руке.
error-card-not-in-play = Карта «{ $card }» в игре не участвует.
error-choose-effect-first = «{ $text }» пока нельзя: эффектов несколько, сначала выберите, какой из них следующий.
error-condition-not-met = Требование «{ $card }» сейчас не выполнено.
error-die-outstanding = До конца хода нужно взять кубик.
error-die-taken = Кубик в этот ход вы уже взяли.
error-effect-later = { $source }: этот эффект ещё впереди. Выберите один из тех, чья очередь пришла.
error-effect-not-due = Этот эффект сейчас не действует. Выберите один из тех, что действуют.
error-field-taken = Номер { $room } уже подготовлен.
error-floor-too-high = { $room } — слишком высоко: здесь возможны только этажи 1–{ $floors }.
error-guest-not-in-cafe = { $guest }: такого постояльца в вашем кафе нет.
error-guest-not-in-queue = { $guest }: такого постояльца в очереди нет.
error-guest-step-over = Брать постояльца из очереди в этот ход уже поздно.
error-ignore-or-accept = «{ $text }» пока нельзя: сначала скажите «ignore», чтобы заплатить и избежать штрафа, или «accept», чтобы его принять.
error-keep-krone-for-main =
    { $price ->
        [one] Это стоит { $price } крону, а у вас { $krones }: на кубик не хватит, ведь остались только шестёрки.
        [few] Это стоит { $price } кроны, а у вас { $krones }: на кубик не хватит, ведь остались только шестёрки.
       *[many] Это стоит { $price } крон, а у вас { $krones }: на кубик не хватит, ведь остались только шестёрки.
    }
error-keep-krones-for-rooms =
    Это стоит { $price }, а у вас { $krones }: на номера, которые вам ещё нужно подготовить,
    останется слишком мало. Сначала выберите поля подешевле.
error-keep-room-for-main = Номер { $room } должен остаться свободным: остались только шестёрки, и он нужен постояльцу, который принесёт крону на кубик.
error-krone-for-main-first = Остались только шестёрки, а ваши кроны: { $krones }. Сначала заселите постояльца, который принесёт недостающую крону.
error-krone-not-sure = Остались только шестёрки, и на кубик вам не хватает крон: { $guest } не наверняка принесёт сколько нужно.
error-must-choose-good = «{ $text }» пока нельзя: выберите блюдо или напиток, например «good wine».
error-must-choose-politics = «{ $text }» пока нельзя: сначала выберите карту политики из стопки { $stack }.
error-must-choose-tile = «{ $text }» пока нельзя: сначала выберите жетон императора из стопки { $stack }.
error-must-copy-action = «{ $text }» пока нельзя: сначала скажите, чем служит джокер, например «as 1».
error-must-copy-card = «{ $text }» пока нельзя: сначала скажите, за какую карту получить очки, например «copy concierge».
error-must-dismiss = «{ $text }» пока нельзя: сначала скажите, какую карту вы убираете, например «dismiss concierge».
error-must-fill = «{ $text }» пока нельзя: сначала скажите, чей заказ выполнен, например «fill poet».
error-must-lodge = «{ $text }» пока нельзя: сначала скажите, в какой номер заселить { FORM($guest, "accusative") }, например «lodge 1A».
error-must-lose-room = «{ $text }» пока нельзя: сначала скажите, какой номер вы теряете, например «lose 1A».
error-must-mix = «{ $text }» пока нельзя: сначала скажите, сколько { FORM($first, "genitive-plural") } и { FORM($second, "genitive-plural") } вы берёте, например «mix 1 0».
error-must-pick = «{ $text }» пока нельзя: сначала оставьте себе карту, например «pick groom».
error-must-play-looked = «{ $text }» невозможно: одну из карт вы можете оплатить, поэтому одну нужно разыграть.
error-must-prepare = «{ $text }» пока нельзя: сначала подготовьте номера, например «prepare 1B».
error-must-put-under = «{ $text }» пока нельзя: сначала скажите, какую карту положить под колоду, например «under groom».
error-must-split = «{ $text }» пока нельзя: сначала разделите { $strength } между шагами и кронами, например «split 1 0».
error-must-take-guest = «{ $text }» пока нельзя: сначала возьмите постояльца, например «take poet».
error-no-card-to-copy = Карту «{ $card }» скопировать нельзя: ни у одного соперника она не разыграна как карта конца игры.
error-no-die-there = На клетке { $space } нет кубиков.
error-no-free-table = В вашем кафе нет свободного места: все заняты (мест: { $tables }).
error-no-own-end-card = Карта «{ $card }» — не из ваших разыгранных карт конца игры.
error-no-pass-in-extra-turn = В дополнительный ход пасовать нельзя.
error-no-such-room-to-lose = Номер { $room } здесь потерять нельзя.
error-no-vacant-room = У вас нет свободного номера для { FORM($guest, "genitive") }.
error-not-a-round-card = Карта «{ $card }» — не из тех, что действуют раз в раунд.
error-not-in-kitchen = На вашей кухне нет { FORM($good, "genitive-plural") }.
error-not-in-pack = Карты «{ $card }» нет среди тех, из которых вы выбираете.
error-not-in-turn-menu = «{ $text }» здесь не подходит: возьмите кубик, выполните дополнительное действие или закончите ход.
error-not-looked-at = Карты «{ $card }» нет среди тех, что вы смотрите.
error-not-played = Карту «{ $card }» вы не разыгрывали.
error-not-prepared = Номер { $room } не подготовлен.
error-not-the-decisive-floor = Номер { $room } — не на самом высоком этаже, где такой есть.
error-nothing-to-serve = На вашей кухне нет ничего, что хотел бы кто-то из постояльцев.
error-occupy-or-stop = «{ $text }» пока нельзя: выберите свободный номер, например «occupy 1A», или скажите «stop».
error-order-complete = Заказ { FORM($guest, "genitive") } уже выполнен.
error-order-field-taken = { $guest } больше не хочет { FORM($good, "genitive-plural") }.
error-order-not-complete = Заказ { FORM($guest, "genitive") } ещё не выполнен.
error-own-card = «{ $card }» — ваша собственная карта; скопировать можно только карту соперника.
error-own-disc-there = Ваш диск уже лежит на карте «{ $card }».
error-place-or-store = «{ $text }» пока нельзя: скажите, куда поставить { $good }, например «place poet» или «store».
error-play-or-stop = «{ $text }» пока нельзя: разыграйте карту персонала, например «play groom», или скажите «stop».
error-prepare-or-stop = «{ $text }» пока нельзя: подготовьте номер, например «prepare 1B», или скажите «stop».
error-rising-goods = После { FORM($lowest, "genitive") } выбрать { $good } уже нельзя: порядок такой — штрудель, пирожное, вино, кофе. Сначала отмените выбор (undo).
error-rising-guests = После { FORM($lowest, "genitive") } подать { $good } { FORM($guest, "dative") } уже нельзя: постояльцев обслуживают в порядке списка. Сначала отмените выбор (undo).
error-rising-rooms = Номер { $room } уже пропущен: номера выбирают слева направо и снизу вверх. Сначала отмените выбор (undo).
error-room-occupied = Номер { $room } уже заселён.
error-second-more-than-first = Взять больше { FORM($second, "genitive-plural") }, чем { FORM($first, "genitive-plural") }, нельзя.
error-serve-at-least-one = «{ $text }» пока нельзя: сначала подайте что-нибудь, например «bring wine poet».
error-supply-empty = В запасе этого слишком мало.
error-take-or-stop = «{ $text }» пока нельзя: возьмите постояльца, например «take poet», или скажите «stop».
error-too-strong = «{ $text }» — слишком много: сила { $strength }.
error-touches-no-room = Номер { $room } не соседствует ни с одним из ваших.
error-turn-begun = Ваш ход уже начат, пасовать поздно.
error-use-or-stop = «{ $text }» пока нельзя: используйте клетку, например «use 1», или скажите «stop».
error-used-this-round = Карта «{ $card }» в этом раунде уже использована.
error-wrong-colour = Номер { $room } не того цвета.
error-wrong-guest-colour = { $guest } — не того цвета.

## Почему отклонена позиция

error-bad-emperor-space = Место { $seat } стоит на делении { $space } шкалы императора, которого нет.
error-bad-krones = У места { $seat } крон { $krones }, так не бывает.
error-bad-number = { $where } не может быть { $value }.
error-draft-broken = Стопки для выбора карт не сходятся: во всех стопках карт поровну, и на всех руках тоже.
error-effect-does-not-fit = { $where }: { $source } не даёт такого эффекта.
error-nobody-resolves = Есть неисполненные эффекты, но в стеке нет того, что их исполняет.
error-turn-without-die = Место { $seat } должно взять кубик, но оба его хода уже сделаны или кубиков не осталось.
error-wrong-mains = mains должно быть { $wanted }, как следует из открытых ходов, а не { $found }.
error-dice-count = На клетках, жетонах очерёдности и в мусорном баке кубиков должно быть { $wanted }, а их { $found }.
error-goods-count = На кухнях и у постояльцев { FORM($good, "genitive-plural") } { $found }, а в запасе всего { $wanted }.
error-guest-count =
    { $times ->
        [0] { $guest }: карты нигде нет. Каждый постоялец в колоде, в очереди, в кафе или в сбросе.
       *[other] { $guest }: карта сразу в нескольких местах ({ $times }). Каждый постоялец может быть только в одном.
    }
error-half-a-group = Место { $seat }: у группы номера { $room } бонус отмечен частично. Группа даёт бонус целиком или не даёт вовсе.
error-misses-too-much = Место { $seat }: { $guest } ждёт больше, чем заказано.
error-negative-dice = Число кубиков меньше нуля.
error-negative-goods = У места { $seat } блюд или напитков меньше нуля.
error-no-legal-answer = { $where }: на верхний вопрос в этой позиции нет допустимого ответа.
error-no-such-round = Раунда { $round } нет.
error-not-sorted = { $where } должно идти по возрастанию.
error-occupied-not-prepared = Место { $seat }: номер { $room } заселён, но не подготовлен.
error-powers-not-played = У места { $seat } есть свойства, которых не дают разыгранные карты.
error-queue-too-long = В очереди постояльцев { $guests } — слишком много.
error-ready-not-played = У места { $seat } готова карта «раз в раунд», которая не разыграна.
error-staff-count =
    { $times ->
        [0] Карты «{ $card }» нигде нет. Каждая карта персонала в колоде, на руке, в игре или убрана.
       *[other] Карта «{ $card }» сразу в нескольких местах ({ $times }). Каждая карта персонала может быть только в одном.
    }
error-too-many-discs = На карте политики диски { $discs }: их не больше трёх, и у каждого игрока один.
error-too-many-guests = У места { $seat } постояльцев в кафе { $guests } — слишком много.
error-too-many-turns = Место { $seat } сделало ходов { $turns }; за раунд их не больше двух.
error-unseen-own-card = Место { $seat } не знает собственной карты { $card }.
error-vp-ledger = У места { $seat } { $vp } ПО, но по счётной книге выходит { $sum }.
error-wrong-stack = { $card } не из стопки { $stack }.
