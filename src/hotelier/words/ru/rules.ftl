# `hotelier rules` и «rules» за столом: правила, на которых стоят журнал, вопросы и отказы.

rules-contents = Разделы книги правил
# $title: название игры.
rules-of = Решения: { $title }
rules-count =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
# $example: номер правила.
rules-hint = «hotelier rules { $example }» показывает правило, «hotelier rules --search СЛОВА» находит его.
# $left: сколько из них не показано; $most: сколько показано.
rules-found =
    { $count ->
        [0] Ни в одном правиле нет слов «{ $wanted }».
        [one]
            { $left ->
                [0] Слова «{ $wanted }» есть в { $count } правиле:
               *[other] Слова «{ $wanted }» есть в { $count } правиле; показано лучших: { $most }
            }
        [few]
            { $left ->
                [0] Слова «{ $wanted }» есть в { $count } правилах:
               *[other] Слова «{ $wanted }» есть в { $count } правилах; показано лучших: { $most }
            }
        [many]
            { $left ->
                [0] Слова «{ $wanted }» есть в { $count } правилах:
               *[other] Слова «{ $wanted }» есть в { $count } правилах; показано лучших: { $most }
            }
       *[other]
            { $left ->
                [0] Слова «{ $wanted }» есть в { $count } правилах:
               *[other] Слова «{ $wanted }» есть в { $count } правилах; показано лучших: { $most }
            }
    }
rules-cited = Упомянутые выше правила
terminal-no-rule = Здесь смотреть нечего. Введите «rules» и номер правила или несколько слов, например «rules { $example }».
terminal-help-rulebook = показывает правило за вопросом или последним отказом; «rules GAH-9.4» — это правило, «rules re-roll» — что о нём сказано (правила на английском)

error-ids-or-words = Укажите номера правил или --search и слова, но не то и другое сразу.
# $near: похожие номера.
error-unknown-rule =
    { $near ->
        [none] Правила «{ $asked }» нет. Номера выглядят так: GAH-9.4, HK-5 или AW-R.20; «hotelier rules» перечисляет разделы.
       *[other] Правила «{ $asked }» нет. Похожие: { $near }.
    }
error-unknown-book =
    { $near ->
        [none] Книги правил для «{ $book }» нет. Есть { $books }.
       *[other] Книги правил для «{ $book }» нет. Возможно, «{ $near }»? Есть { $books }.
    }
