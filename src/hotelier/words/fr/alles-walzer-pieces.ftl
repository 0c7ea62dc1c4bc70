# `hotelier cards` : les plateaux et tuiles d’Alles Walzer! expliqués.

cards-kind-ballrooms = Salles de bal
cards-kind-rehearsals = Salles de répétition
cards-kind-celebrities = Célébrités
cards-kind-entrances = Entrées d’hôtel
cards-kind-tokens = Jetons Bonus
# $spaces : rangée du bas, du milieu et du haut, à deux, trois et quatre joueurs.
cards-ballroom = rangée du haut : { $top } ; rangée du milieu : { $middle } ; décompte : { $scoring } ; places de la rangée du bas vers le haut à 2, 3 et 4 joueurs : { $spaces }
cards-section =
    { $n ->
        [one] la section de { $n } danseur : { $bonus }
       *[other] la section de { $n } danseurs : { $bonus }
    }
cards-first-rooms =
    { $free ->
        [0]
            { $n ->
                [one] { $n } première chambre de plus, à son prix
               *[other] { $n } premières chambres de plus, à leur prix
            }
       *[other]
            { $n ->
                [one] { $n } première chambre de plus, gratuite
               *[other] { $n } premières chambres de plus, gratuites
            }
    }
cards-first-guests =
    { $n ->
        [one] { $n } premier client de plus
       *[other] { $n } premiers clients de plus
    }
cards-entrance = Aussitôt : { $gains }. Toujours : { $powers }.
cards-token = pour une colonne : { $column } ; pour un étage : { $floor }
grand-austria-hotel-scoring-highest-row = vos danseurs fois { $figures } selon votre rangée la plus haute, de bas en haut
grand-austria-hotel-scoring-row-majority = { $figures } PV pour le plus de danseurs de chaque rangée, selon le rang
grand-austria-hotel-scoring-by-number = { $figures } PV pour 1, 2, 3, 4 danseurs et plus
grand-austria-hotel-scoring-majority = { $figures } PV pour le plus de danseurs, selon le rang
grand-austria-hotel-scoring-pairs = { $figures } PV pour chaque paire de vos danseurs
