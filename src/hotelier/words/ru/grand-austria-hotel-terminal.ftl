# «Гранд-отель „Австрия“» в терминале: что сказано вокруг отеля. Строки узкие; ПО — победные очки.

austria-round = Раунд { $round } из { $rounds }
# $players: чьи ходы остались, по порядку.
austria-turns = Ходы: { $players }
austria-turns-none = Ходов не осталось
austria-passed = ({ $name })
austria-you = Вы
austria-purse =
    { $krones ->
        [one] { $krones } крона
        [few] { $krones } кроны
       *[many] { $krones } крон
    }
austria-vp = { $vp } ПО
austria-at = император { $space }
austria-kitchen = Кухня
austria-queue = Очередь
austria-cafe = Кафе
austria-dice = Кубики
austria-hand = Рука
austria-staff = Персонал
austria-politics = Политика
austria-emperor = Император
austria-free-table = свободно
austria-complete = выполнен
austria-nobody = никого
austria-none = нет
# $cost в кронах, как можно короче.
austria-cost = { $cost } кр
    .short = { $cost }кр
austria-used = использовано
austria-ready = готово
# Предстоящий императорский подсчёт. $what: что тогда будет.
austria-scoring = после раунда { $round }: +{ $vp } ПО, назад на { $back } до { $space }, { $what }
austria-scoring-over = подсчётов больше не будет
austria-bonus = бонус { $text }
austria-penalty = штраф { $text }
austria-neither = ни бонуса, ни штрафа
austria-bonus-from = бонус с { $space }: { $text }
# $mine: сколько у вас того, что требуется; $vp: что даёт следующий диск; $discs: кто там уже был.
austria-politics-next = { $text } ({ $mine }): { $vp } ПО
    .short = { $text } { $mine } ({ $vp })
austria-politics-yours = { $text }: ваш диск уже там
austria-politics-closed = { $text }: мест нет
austria-politics-met = { $text } ({ $mine }, выполнено): { $vp } ПО
    .short = { $text } { $mine } ({ $vp })*
austria-discs = { $name } { $vp }
# Другой игрок вкратце: ПО, кроны, деление императора, в каждой строке той же ширины.
austria-glance = { $vp }ПО { $krones }кр и{ $space }
austria-hand-size =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
austria-staff-size = { $cards } перс.
austria-rooms = заселено { $occupied } из { $rooms }
austria-decks = В колодах постояльцев { $guests }, персонала { $staff }
austria-groups = Заселённая группа из 1, 2, 3, 4 даёт: синяя { $blue } ПО, красная { $red } крон, жёлтая { $yellow } шагов
austria-hotel = { $name }: { $side }
austria-help-hotel = показывает отель игрока целиком: hotel, hotel 2, hotel Leopold
austria-help-card = объясняет карту по названию или номеру: card 75, card Конюх
austria-help-hand = показывает вашу руку и персонал со всем, что они делают
austria-help-guests = показывает очередь и кафе: кто что хочет и что даёт
austria-help-city = показывает шкалу императора, его жетоны и карты политики
error-no-such-player = Игрока «{ $name }» нет. Назовите одного из них: { $names } — или номер, начиная с 1.
