# `hotelier rules`, et « rules » à la table : les règles derrière le journal, les questions et les refus.

rules-contents = Sections du livret de règles
# $title : le nom d’un jeu.
rules-of = Décisions : { $title }
rules-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
# $example : l’identifiant d’une règle.
rules-hint = « hotelier rules { $example } » affiche une règle, « hotelier rules --search MOTS » en trouve une.
# $left : combien ne sont pas listées ; $most : combien le sont.
rules-found =
    { $count ->
        [0] Aucune règle ne contient « { $wanted } ».
        [one] { $count } règle contient « { $wanted } » :
       *[other]
            { $left ->
                [0] { $count } règles contiennent « { $wanted } » :
               *[other] { $count } règles contiennent « { $wanted } » ; les { $most } meilleures :
            }
    }
rules-cited = Les règles citées ci-dessus
terminal-no-rule = Il n’y a rien à consulter ici. Tapez « rules » et un identifiant ou quelques mots, par exemple « rules { $example } ».
terminal-help-rulebook = affiche la règle derrière la question ou le dernier refus ; « rules GAH-9.4 » cette règle, « rules re-roll » celles qui en parlent (les règles sont en anglais)

error-ids-or-words = Donnez des identifiants, ou --search et des mots, mais pas les deux.
# $near : des identifiants ressemblants.
error-unknown-rule =
    { $near ->
        [none] Il n’y a pas de règle « { $asked } ». Un identifiant s’écrit comme GAH-9.4, HK-5 ou AW-R.20 ; « hotelier rules » liste les sections.
       *[other] Il n’y a pas de règle « { $asked } ». Proches : { $near }.
    }
error-unknown-book =
    { $near ->
        [none] Il n’y a pas de livret de règles pour « { $book } ». Il y a { $books }.
       *[other] Il n’y a pas de livret de règles pour « { $book } ». Vouliez-vous dire « { $near } » ? Il y a { $books }.
    }
