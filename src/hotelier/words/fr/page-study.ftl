# Reviews, hints and what-if in the page.

page-review-past = partie terminée, rien ici ne la change
page-review-judged =
    { $count ->
        [one] { $count } décision jugée
       *[other] { $count } décisions jugées
    }
page-review-thinking = Chaque décision est examinée
page-review-progress = { $done } moments sur { $points }
page-review-meanwhile = Cela prend jusqu’à une minute. Vous pouvez partir : l’examen continue et l’analyse est conservée.
page-review-ready = L’analyse est prête.
page-review-failed = L’analyse n’a pas pu être terminée.
page-review-again = Réessayer
page-review-chance = Chances de gagner
page-review-points = Points attendus
page-review-what = Ce que montrent les courbes
page-review-mode-chance = Chances
page-review-mode-points = Points
page-review-mode-source = Par source
page-review-table = En tableau
page-review-graph = Courbes de la partie, une par joueur. Les chiffres : « { $table } ».
page-review-band = ce qu’on ne peut départager
page-review-luck = chance aux dés et aux cartes
page-review-cost = coût de votre décision
page-review-noise = dans le bruit
page-review-move = Coup
page-review-gave = Chance et jeu de { $name }
page-review-bar-luck = chance { $change }
page-review-bar-cost = décision { $change }
page-review-bar-noise = { $change }, dans le bruit
page-review-costly = Ce qui a coûté le plus
page-review-of-own =
    { $count ->
        [one] sur { $count } décision
       *[other] sur { $count } décisions
    }
page-review-lost = { $points } { $game ->
        [hotel-koenig] en argent
       *[other] points
    }
page-review-at = Coup { $ply }.
page-review-at-round = Manche { $round }, coup { $ply }.
page-review-instead = Mieux : { $better }
page-review-none = Aucune décision n’était sûrement moins bonne que la meilleure trouvée.
page-review-more =
    { $count ->
        [one] { $count } autre a coûté moins.
       *[other] { $count } autres ont coûté moins.
    }
page-review-unsure =
    { $count ->
        [one] Pour { $count }, aucune différence sûre : pas de verdict.
       *[other] Pour { $count }, aucune différence sûre : pas de verdict.
    }
page-review-log = Les coups autour de celui-ci
page-review-turn = À { $name } de jouer
page-review-turn-round = Manche { $round }, à { $name } de jouer
page-review-played = Joué
page-review-better = Mieux
page-review-why = Pourquoi :
page-review-win = { $win } { $margin } de gagner
page-review-verdict-best = Le meilleur trouvé
page-review-verdict-fine = Pas de verdict : la différence est dans le bruit
page-review-verdict-slip = Une imprécision
page-review-verdict-mistake = Une erreur
page-review-verdict-blunder = Une grosse erreur
page-review-accuracy = Précision
    .about = décisions sans erreur sûre, en pour cent
page-review-apart = Chance et jeu, séparés
page-review-unit-grand-austria-hotel = en points
page-review-unit-hotel-koenig = en argent
page-review-luck-even = chance égale
page-review-luck-of = chance { $points } ± { $margin }
page-review-play-of = jeu { $points } ± { $margin }
page-review-words = En quelques mots
page-review-save-page = Enregistrer la page
page-review-save-data = Enregistrer les données
page-review-as = De qui regarder la partie
page-review-as-you = Comme { $name } (vous)
page-review-as-name = Comme { $name }
page-study-round = manche { $round }
page-study-luck = chance
page-study-play = jeu
page-study-play-on = Rejouer à partir du coup { $ply }
    .about = Une table à vous commence ici. Ce que votre place ne pouvait savoir est redistribué, et des bots prennent les autres places. La partie terminée reste comme elle est.
page-study-seat = Votre place
page-study-against = Contre
page-study-evaluation = Chances de gagner, coup par coup
page-study-reckoning = Les chances sont en cours de calcul.
page-hint-about = Les meilleurs coups trouvés, d’après ce que votre place peut savoir.
page-hint-thinking = Réflexion en cours.
page-hint-win = { $margin } de gagner
page-hint-score = { $margin } { $game ->
        [hotel-koenig] en argent
       *[other] points
    }
page-hint-close = Ranger le conseil
page-hint-alike = Les intervalles se chevauchent : aucune différence sûre entre les deux premiers.
