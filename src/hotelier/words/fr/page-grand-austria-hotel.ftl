# La table de Grand Austria Hotel dans le navigateur. Colonnes étroites : au plus court. PV : points de victoire.

gah-spaces = Cases d’action
gah-queue = Clients dans la file
gah-cafe = Café
gah-free-table = table libre
gah-check-in = Loger
gah-complete = complet
gah-order-complete = La commande est complète
gah-points = points
gah-krones = couronnes
gah-emperor = Empereur
gah-emperor-short = empereur
gah-staff-short = personnel
gah-kitchen = Cuisine
gah-store = À la cuisine
gah-use = Utiliser
gah-used = utilisé
gah-works-now = agit
gah-work = Personnel en service
gah-hand = Dans votre main
gah-looked = Cartes que vous regardez
gah-pack = Le paquet
gah-hand-when = case 5 ou récompense
gah-no-cards = aucune
gah-order = Ordre du tour
gah-round = Manche
gah-round-of = Manche { $round } sur { $rounds }
gah-serve-short = Servir
gah-done = fait
gah-passed = a passé
gah-key-free = La clé est libre :
gah-key-gives = premier à la prochaine manche, une denrée au choix, une action de force 1.
gah-key-held = { $name } a la clé
gah-track = La piste de l’empereur
gah-round-n = manche { $round }
gah-forecast-now = Si elle venait :
gah-forecast = +{ $vp } PV, recul de { $back } à { $space },
gah-forecast-penalty = puis la pénalité : { $text }.
gah-forecast-bonus = puis le bonus : { $text }.
gah-forecast-neither = ni bonus ni pénalité.
gah-forecast-from = Dès { $space } :
gah-politics = Politique
gah-politics-vp = { $a }, puis { $b }, puis { $c } PV
gah-of = sur
gah-you = Vous
gah-you-small = vous
gah-met = remplie
gah-others = Les autres hôtels
gah-open-with = ouvrir avec
gah-person = joueur
gah-house-of = Hôtel de { $name }
gah-back-to-yours = Retour au vôtre
gah-roof = Un groupe plein de 1, 2, 3, 4 chambres donne
gah-roof-with = Avec { $name }, un groupe plein de 1, 2, 3, 4 donne
gah-not-confirmed = Non confirmé
gah-served = { $good }, servi
gah-nothing = rien
gah-options = Possibilités
gah-less = Moins …
gah-place-hint = Choisissez le client ou la cuisine ; glisser aussi.
gah-place-more = D’autres denrées suivent.
gah-preview-hint = L’effet s’affiche ici d’abord.
gah-way-room = Donner une chambre
gah-way-ball = Envoyer au bal
gah-ballrooms = Salles de bal
gah-balcony = balcon
gah-scored = compté
gah-now = maintenant
gah-next-round = suivante, manche { $round }
gah-after-round = après la manche { $round }
gah-rehearsal = Salle de répétition
gah-empty = vide
gah-lounge = Salon
gah-lounge-note = un dé de couleur amène l’invité
gah-die-on = sur { $space }
gah-die-away = dé parti
gah-until-round-end = jusqu’à la fin de la manche
gah-entrance = Entrée de l’hôtel
gah-at-once = tout de suite
gah-auction = Enchères des entrées
gah-bids = Enchères
gah-leads = { $name } mène avec { $n }. Qui gagne paie et n’enchérit plus.
gah-open-bid = Avec combien ouvrez-vous { $name } ?
gah-choose-entrance = Choisissez l’entrée à mettre aux enchères.
gah-setup = Avant la première manche
gah-setup-city = Cartes politiques et tuiles de l’empereur
gah-setup-cards = Cartes du personnel, une à une
gah-setup-entrances = Entrées d’hôtel
gah-setup-rehearsal = Salles de répétition
gah-setup-guests = Premiers clients, gratuits
gah-setup-rooms = Premières chambres, payantes
gah-tabs = Autres parties de la table
gah-tab-house = Hôtel
gah-tab-guests = Clients
gah-tab-hand = Main
gah-tab-work = En service
gah-tab-city = Ville
gah-tab-ball = Bal
gah-tab-houses = Hôtels
gah-tab-log = Journal
gah-points-from = D’où viennent les points
gah-sheet-during = Pendant la partie
gah-sheet-final = À la fin
gah-sheet-total = Points
gah-tie-break = À égalité comptent couronnes et denrées restantes.
gah-after = Après la partie
gah-again = Rejouer avec les mêmes
gah-replay = Revoir depuis le début
gah-copy-link = Copier le lien
gah-copied = Copié
gah-save-record = Enregistrer la partie
gah-standing = Situation de { $name }
gah-key-spaces = Cases d’action
gah-key-boost = Renforcer le dé
gah-key-serve = Servir depuis la cuisine
gah-key-guests = Clients dans la file
gah-key-cafe = Café
gah-key-rooms = Chambres
gah-key-hand = Main
gah-key-end = Finir le tour
gah-key-others = L’hôtel suivant
gah-key-close = Fermer le choix
gah-costs =
    { $n ->
        [0] Gratuit
        [1] Coûte 1 couronne
       *[other] Coûte { $n } couronnes
    }
gah-wants = veut { $n }
gah-still-wants = Veut encore { $goods }
gah-played = { $n } joués
gah-here = { $n } ici
gah-bid =
    { $n ->
        [one] Miser { $n } couronne
       *[other] Miser { $n } couronnes
    }
gah-steps =
    { $n ->
        [one] { $n } pas
       *[other] { $n } pas
    }
gah-krones-n =
    { $n ->
        [one] { $n } couronne
       *[other] { $n } couronnes
    }
gah-your-turn-of = votre tour { $n } sur 2
gah-serve =
    { $price ->
        [0] Servir gratuitement
       *[other] Servir jusqu’à { $n } pour
    }
gah-scoring-after =
    { $now ->
        [1] décompte après cette manche
       *[other] décompte après la manche { $round }
    }
gah-track-space =
    { $names ->
        [none] Case { $space }, { $vp } PV
       *[other] Case { $space }, { $vp } PV : { $names }
    }
gah-politics-card =
    { $names ->
        [none] { $text }. Vous avez { $mine }
       *[other] { $text }. Vous avez { $mine }. Disques : { $names }
    }
# For somebody who looks on: how far the player $name is.
gah-politics-card-of =
    { $names ->
        [none] { $text }. { $name } a { $mine }
       *[other] { $text }. { $name } a { $mine }. Disques : { $names }
    }
gah-space =
    { $gives ->
        [none] Case { $space }, { $name } : aucun dé
       *[other] Case { $space }, { $name } : dés { $dice }, donne { $gives }
    }
gah-space-short =
    { $space ->
        [1]
            { $n ->
                [0] plats
                [one] plat
               *[other] plats
            }
        [2]
            { $n ->
                [0] boissons
                [one] boisson
               *[other] boissons
            }
        [3]
            { $n ->
                [0] chambres
                [one] chambre
               *[other] chambres
            }
        [4] pas
        [5] staff
       *[other] au choix
    }
gah-guest = { $name }, { $kind }. Commande : { $order }. { $vp } PV. Récompense : { $reward }
gah-ball-row =
    { $row ->
        [top] { $name }, rangée du haut
        [middle] { $name }, rangée du milieu
       *[bottom] { $name }, rangée du bas
    } : champagne { $cost }, places libres { $free }. { $names ->
        [none] Personne
       *[other] Présents : { $names }
    }. { $bonus ->
        [none] Pas de bonus
       *[other] Bonus : { $bonus }
    }
gah-section = Section { $n } : { $left } danseurs sur { $most }. Vide, elle donne : { $bonus }
gah-room =
    Étage { $floor }, colonne { $column }, { $colour }, { $state ->
        [vacant] libre
        [occupied] occupée
       *[empty] pas préparée, coûte { $price }
    }{ $vp ->
        [0] {""}
       *[other] , { $vp } PV imprimés
    }, groupe de { $size } dont { $occupied } occupées{ $bonus ->
        [none] {""}
       *[other] , plein donne { $bonus }
    }
gah-wins =
    { $n ->
        [1]
            { $you ->
                [1] Vous gagnez de { $margin }
               *[other] { $names } gagne de { $margin }
            }
       *[other] { $names } se partagent la victoire
    }
gah-still-possible =
    { $more ->
        [0] Encore possible : { $what }.
       *[other] Encore possible : { $what } et { $more } autres.
    }
gah-led-before = { $name } menait jusqu’au décompte final.
gah-curve = Points au fil des manches
gah-curve-note = la dernière étape est le décompte final
gah-curve-start = début
gah-curve-end = fin
gah-curve-all = Tous les points
gah-luck = Chance
gah-play = Jeu
gah-note-guests =
    { $n ->
        [one] { $n } client
       *[other] { $n } clients
    }
gah-note-rooms =
    { $n ->
        [one] { $n } chambre
       *[other] { $n } chambres
    }
gah-note-champagne =
    { $n ->
        [one] { $n } bouteille
       *[other] { $n } bouteilles
    }
gah-how = Le déroulement
gah-for-you = { $n } points pour vous
gah-play-note = perdus par vos propres décisions
gah-luck-note = apportés par les dés et les pioches
gah-curve-of = Points de { $name } : { $points }
gah-curve-vp = Clients, chambres, personnel, empereur
gah-curve-claimed = Cartes politiques
gah-curve-ballroom-scored = Salles de bal
gah-curve-lost-vp = Pénalités
gah-now-n = Maintenant { $n }.
gah-key-why = Pourquoi pas
gah-key-details = Détails de la carte
