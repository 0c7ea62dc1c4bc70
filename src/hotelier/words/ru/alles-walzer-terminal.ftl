# «Вальсируют все!» в терминале. Строки узкие.

austria-entrances = На аукционе
austria-entrance = Вход
# У жетона бонус за вертикальный ряд | бонус за этаж.
austria-tokens = Жетоны
austria-own-politics = Своя политика
austria-own-tiles = Свои жетоны
# Заголовок бальных залов и собственных танцоров, которые ещё не танцевали.
austria-balls = Балы
austria-rehearsal = Репетиция
austria-scored = подсчитан
austria-no-balls = За этим столом нет бальных залов.
austria-our-figure = { $sign } наши собственные значения: напечатанные не найдены
austria-key = Ключ: { $name }
austria-key-free = Ключ: на поле
# Использованная карта с колокольчиком: лежит рубашкой вверх.
austria-rung = прозвенела
# Постояльцы в стопке входа и постояльцы, учитываемые для карты политики.
austria-round-pile = Постояльцев за раунд: { $guests }
austria-counted = Учтено постояльцев: { $guests }
austria-help-balls = показывает бальные залы, их бонусы и подсчёты и все репетиционные залы
