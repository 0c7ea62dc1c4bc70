# Уровни ботов: hotelier bots, столы, страница.

level-page = Паж
level-page-character = Новичок у стойки: весёлый, быстрый и забывчивый, когда зовёт император.
level-waiter = Официант
level-waiter-character = Видит то, что под рукой, и берёт; дальше одного шага не смотрит.
level-concierge = Консьерж
level-concierge-character = Обдумывает весь ход, прежде чем шевельнуть пальцем.
level-director = Директор
level-director-character = Перед каждым ходом взвешивает многие пути партии, и ваши ходы тоже.
level-random = Жребий
level-random-character = Делает что придётся, словно бросает кубик.
page-level-rated = { $level }, рейтинг { $rating }

help-bots = Показать уровни ботов игры: имя, характер, рейтинг и сколько каждый думает.
bots-level = Уровень
bots-key = Имя для --bots
bots-character = Характер
bots-rating = Рейтинг
bots-nodes = Узлов на раздумье
