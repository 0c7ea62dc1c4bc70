# «Вальсируют все!» в терминале. Строки узкие.

austria-entrances = На аукционе
austria-entrance = Вход
# У жетона бонус за вертикальный ряд | бонус за этаж.
austria-tokens = Жетоны
austria-own-politics = Своя политика
austria-own-tiles = Свои жетоны
