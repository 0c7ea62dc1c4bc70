# `hotelier cards` : toutes les cartes et tous les plateaux expliqués.

cards-guest = client { FORM($colour, "masculine", 1) }, commande : { $order }, { $vp } PV
cards-staff =
    { $intro ->
        [none]
            { $cost ->
                [one] coûte { $cost } couronne
               *[other] coûte { $cost } couronnes
            }
       *[other]
            { $cost ->
                [one] coûte { $cost } couronne, jeu Débutants { $intro }
               *[other] coûte { $cost } couronnes, jeu Débutants { $intro }
            }
    }
cards-politics = pile { $stack }, { $vp } PV
# Deux parties d’un même texte.
cards-apart = { $first } ; { $second }
cards-stack = pile { $stack }
cards-tile = bonus : { $bonus } ; pénalité : { $penalty }
cards-hotel = du premier étage vers le haut { $floors } ; { $groups } groupes ; PV imprimés : { $vp }
# Ce qui n’est pas sûr. $what : le champ, ou "none" pour toute la carte.
cards-doubt =
    { $what ->
        [none] { $kind } : { $why }.
       *[other] { $what }, { $kind } : { $why }.
    }
cards-our-name = Le nom est notre propre traduction.
cards-kind-guests = Clients
cards-kind-staff = Personnel
cards-kind-politics = Cartes Politique
cards-kind-emperor = Tuiles Empereur
cards-kind-hotels = Plateaux Hôtel
cards-data = Données maison : { $name }
cards-track = Piste de l’Empereur
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
error-unknown-card =
    { $near ->
        [none] Il n’y a pas de carte « { $card } ». Donnez un numéro, une clé ou un nom, par exemple 75 ou Baronne.
       *[other] Il n’y a pas de carte « { $card } ». Vouliez-vous dire « { $near } » ?
    }
error-unknown-kind = Il n’y a pas de cartes du genre « { $kind } ». Les genres sont { $kinds }.
error-no-cards = { $game } n’a pas de cartes à expliquer.
