# Стол в браузере: что страница узнаёт кроме событий и вариантов.

table-waiting = Ходит { $name }

hotel-koenig-tile =
    { $effect ->
        [lone] останется одиночной
        [found] новая сеть из { $size }
        [grow] { $chains } вырастет до { $size }
        [take-over] { $survivor } поглотит { $others }
        [merge] слияние { $chains }
        [eighth-chain] нельзя: восьмая сеть
        [two-safe-chains] нельзя: защищённые сети
       *[unknown] можно выложить
    }
