# Conseils, analyses et variantes.

help-hint = Nommer les meilleures actions de la place au trait, avec chances et raisons, d’après ce qu’elle peut savoir.
help-hint-file = Partie en cours, en JSON Lines ou en texte.
help-hint-to = À la décision de ce numéro.
help-hint-few = Combien d’actions.
help-hint-seconds = Temps de réflexion au plus.
    .default = le temps qu’il faut
help-review = Analyser une partie finie : ce que chaque décision a coûté, ce que le hasard a donné, et les meilleures suites. Une analyse interrompue reprend où elle s’est arrêtée.
help-review-file = Enregistrement d’une partie finie.
help-review-html = Écrire aussi une page qui se suffit à elle-même.
    .value = FICHIER.html
help-review-effort = Profondeur : quick, usual ou thorough.
help-review-jobs = Processus qui se partagent le travail.
    .default = un par cœur
help-whatif = Quitter une partie et laisser jouer les bots, ce que la place ne peut savoir étant redistribué.
help-whatif-point = Un point d’un enregistrement : partie.jsonl#42.
    .value = ENREGISTREMENT#NUMÉRO
help-whatif-seat = Qui demande, à partir de 0.
help-whatif-do = Ce qu’on y fait d’abord : « die 5 ». Peut être répété.
    .value = COUP
help-whatif-games = Combien de parties.
help-whatif-bots = Quel bot joue toutes les places.
help-whatif-seed = La même graine donne les mêmes parties.
help-whatif-out = Écrire plutôt la variante comme enregistrement ; play continue avec --resume.
    .value = FICHIER
help-play-begin = Quitter ici une partie enregistrée, ce que vous ne pouvez savoir étant redistribué : partie.jsonl#42.
    .value = ENREGISTREMENT#NUMÉRO

review-thinking = Réflexion
study-hint = { $place }. { $action } : { $win } de chances, { $score } { $game ->
        [hotel-koenig] en argent
       *[other] points
    }. Raison : { $why }.
study-plus-minus = { $value } ± { $margin }
study-source = { $term } { $points }
study-no-source = aucune source ne change beaucoup
study-rest = le reste
study-title = { $title } : analyse
study-chance = Chances de gagner
study-three = Ce qui a le plus coûté
study-apart = Chance et jeu, séparés
study-words = En quelques mots
study-name = Joueur
study-accuracy = précision
study-luck = chance
study-play = jeu
study-player = { $name } : { $score } { $game ->
        [hotel-koenig] en argent
       *[other] points
    }, précision { $accuracy } ; chance { $luck }, jeu { $play }.
study-costly = #{ $ply } { $name } : { $played }. Cela a coûté { $win } de chances et { $points } { $game ->
        [hotel-koenig] en argent
       *[other] points
    }. Mieux : { $better }. Raison : { $why }.
study-nothing-costly = Aucune décision n’était sûrement moins bonne que la meilleure trouvée.
study-perhaps = Celles-ci méritent peut-être un second regard, même si elles n’ont peut-être rien coûté :
study-perhaps-better = #{ $ply } { $name } : { $played }. Peut-être mieux, de { $points } { $game ->
        [hotel-koenig] en argent
       *[other] points
    } : { $better }. Raison : { $why }.
study-unsure =
    { $count ->
        [one] Dans { $count } décision sur { $all }, aucune différence sûre : pas de verdict.
       *[other] Dans { $count } décisions sur { $all }, aucune différence sûre : pas de verdict.
    }
study-won =
    { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont partagé la victoire.
    }
study-turning = Le tournant fut le coup { $ply } : les chances de { $name } sont passées de { $before } à { $after }.
study-turning-move = Le tournant fut le coup { $ply } de { $who }, « { $did } »{ $drawn ->
        [yes] , avec ce qui fut tiré ou lancé ensuite
       *[no] {""}
    } : les chances de { $name } sont passées de { $before } à { $after }.
study-lucky = Le hasard a souri à { $name } : { $points } { $game ->
        [hotel-koenig] en argent
       *[other] points
    }.
study-unlucky = Le hasard n’a pas été tendre avec { $name } : { $points } { $game ->
        [hotel-koenig] en argent
       *[other] points
    }.
study-even-luck = Le hasard n’a favorisé personne.
study-steady = { $name } a joué avec le plus de constance : { $accuracy } sans faute sûre.
whatif-head = À partir du coup { $ply }, parties jouées : { $games }
whatif-first = D’abord : { $action }
whatif-seat = { $name } : gagne { $win } ({ $low } - { $high }), score moyen { $score }

error-nobody-asked = Personne n’a rien à décider ici : la partie est finie.
error-not-finished = Seule une partie finie peut être analysée, et seulement son enregistrement complet.
error-unknown-effort = Il n’y a pas de profondeur { $name }. On connaît : { $efforts }.
error-nothing-to-branch = La partie est finie à ce point : il n’y a rien à continuer.
error-no-hint-now = Pas de conseil pour la place { $seat } à présent : elle n’a rien à décider.
error-no-study-of-house-data = Les parties avec des valeurs maison ne sont pas encore analysées.
error-not-a-point = { $text } n’est pas un point d’un enregistrement. Écrivez : partie.jsonl#42

# De quoi se compose une évaluation.
study-term-grand-austria-hotel-points = points acquis
study-term-grand-austria-hotel-krones = couronnes
study-term-grand-austria-hotel-goods = produits en cuisine
study-term-grand-austria-hotel-guests = clients au café
study-term-grand-austria-hotel-rooms = chambres et groupes
study-term-grand-austria-hotel-emperor = piste de l’empereur
study-term-grand-austria-hotel-politics = cartes politiques
study-term-grand-austria-hotel-end-cards = personnel en fin de partie
study-term-grand-austria-hotel-staff = personnel en jeu
study-term-grand-austria-hotel-hand = cartes en main
study-term-grand-austria-hotel-celebrities = célébrités
study-term-grand-austria-hotel-ballrooms = salles de bal
study-term-hotel-koenig-money = argent
study-term-hotel-koenig-shares = titres
study-term-hotel-koenig-bonuses = primes de majorité
study-term-hotel-koenig-hand = tuiles en main
