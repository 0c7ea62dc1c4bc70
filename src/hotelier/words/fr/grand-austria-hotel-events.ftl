# Grand Austria Hotel : ce qui se passe. Valeurs comme dans grand-austria-hotel.ftl.

## Événements

grand-austria-hotel-event-starts =
    { $who ->
        [you] Vous commencez la partie.
       *[other] { $name } commence la partie.
    }
grand-austria-hotel-event-politics-in-play = La carte Politique « { $card } » est en jeu.
grand-austria-hotel-event-tile-in-play = { FORM($tile, "capital") } est en jeu.
grand-austria-hotel-event-hotel-dealt =
    { $who ->
        [you] Votre plateau Hôtel : { $hotel }.
       *[other]
            { BEGINS($name) ->
                [vowel] Plateau Hôtel d’{ $name } : { $hotel }.
               *[other] Plateau Hôtel de { $name } : { $hotel }.
            }
    }
grand-austria-hotel-event-intro-set =
    { $who ->
        [you] Vous recevez le jeu Débutants { $set ->
            [0] A
            [1] B
            [2] C
           *[other] D
        }.
       *[other] { $name } reçoit le jeu Débutants { $set ->
            [0] A
            [1] B
            [2] C
           *[other] D
        }.
    }
grand-austria-hotel-event-picked =
    { $who ->
        [you] Vous gardez { FORM($card, "definite") }.
       *[other] { $name } garde { FORM($card, "definite") }.
    }
grand-austria-hotel-event-packs-passed =
    { $cards ->
        [one] Chacun passe { $cards } carte à gauche.
       *[other] Chacun passe { $cards } cartes à gauche.
    }
grand-austria-hotel-event-round = La manche { $round } commence.
grand-austria-hotel-event-rolled = Les dés : { $one } sur 1, { $two } sur 2, { $three } sur 3, { $four } sur 4, { $five } sur 5, { $six } sur 6.
grand-austria-hotel-event-rerolled =
    { $who ->
        [you]
            { $dice ->
                [0] Vous mettez le dernier dé à la poubelle.
                [one] Vous mettez un dé à la poubelle et lancez le dernier.
               *[other] Vous mettez un dé à la poubelle et lancez les { $dice } autres.
            }
       *[other]
            { $dice ->
                [0] { $name } met le dernier dé à la poubelle.
                [one] { $name } met un dé à la poubelle et lance le dernier.
               *[other] { $name } met un dé à la poubelle et lance les { $dice } autres.
            }
    }
grand-austria-hotel-event-turn =
    { $who ->
        [you] C’est à vous de jouer (chiffre { $number }).
       *[other] C’est à { $name } de jouer (chiffre { $number }).
    }
grand-austria-hotel-event-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
grand-austria-hotel-event-turn-ended =
    { $who ->
        [you] Votre tour se termine.
       *[other] { $name } termine son tour.
    }
grand-austria-hotel-event-extra-turn =
    { $who ->
        [you] Vous recevez un tour supplémentaire.
       *[other] { $name } reçoit un tour supplémentaire.
    }
grand-austria-hotel-event-round-ended = La manche { $round } se termine.
grand-austria-hotel-event-vp =
    { $who ->
        [you] { $source } : +{ $amount } PV pour vous.
       *[other] { $source } : +{ $amount } PV pour { $name }.
    }
grand-austria-hotel-event-krones =
    { $lost ->
        [0]
            { $amount ->
                [one]
                    { $who ->
                        [you] { $source } : +{ $amount } couronne pour vous.
                       *[other] { $source } : +{ $amount } couronne pour { $name }.
                    }
               *[other]
                    { $who ->
                        [you] { $source } : +{ $amount } couronnes pour vous.
                       *[other] { $source } : +{ $amount } couronnes pour { $name }.
                    }
            }
       *[other]
            { $amount ->
                [one]
                    { $who ->
                        [you] { $source } : +{ $amount } couronne pour vous ; perdu au-delà de la limite : { $lost }.
                       *[other] { $source } : +{ $amount } couronne pour { $name } ; perdu au-delà de la limite : { $lost }.
                    }
               *[other]
                    { $who ->
                        [you] { $source } : +{ $amount } couronnes pour vous ; perdu au-delà de la limite : { $lost }.
                       *[other] { $source } : +{ $amount } couronnes pour { $name } ; perdu au-delà de la limite : { $lost }.
                    }
            }
    }
grand-austria-hotel-event-steps =
    { $who ->
        [you] { $source } : vous avancez de { $steps } jusqu’à la case { $space } de l’Empereur.
       *[other] { $source } : { $name } avance de { $steps } jusqu’à la case { $space } de l’Empereur.
    }
grand-austria-hotel-event-overflow =
    { $who ->
        [you] { $source } : +{ $amount } PV pour vous pour des pas au-delà de la piste de l’Empereur.
       *[other] { $source } : +{ $amount } PV pour { $name } pour des pas au-delà de la piste de l’Empereur.
    }
grand-austria-hotel-event-received =
    { $who ->
        [you] { $source } : { $amount } { FORM($good, "counted", $amount) } pour vous.
       *[other] { $source } : { $amount } { FORM($good, "counted", $amount) } pour { $name }.
    }
grand-austria-hotel-event-paid =
    { $amount ->
        [one]
            { $who ->
                [you] Vous payez { $amount } couronne pour { $what }.
               *[other] { $name } paie { $amount } couronne pour { $what }.
            }
       *[other]
            { $who ->
                [you] Vous payez { $amount } couronnes pour { $what }.
               *[other] { $name } paie { $amount } couronnes pour { $what }.
            }
    }
grand-austria-hotel-event-declined =
    { $who ->
        [you] { $source } : vous renoncez { $what }.
       *[other] { $source } : { $name } renonce { $what }.
    }
grand-austria-hotel-event-nothing =
    { $who ->
        [you] { $source } : rien n’est possible pour vous.
       *[other] { $source } : rien n’est possible pour { $name }.
    }
grand-austria-hotel-event-no-yield =
    { $who ->
        [you] { $source } : vous ne prenez rien.
       *[other] { $source } : { $name } ne prend rien.
    }
grand-austria-hotel-event-took-die =
    { $boosted ->
        [0]
            { $who ->
                [you] Vous prenez un dé { $space } de force { $strength }.
               *[other] { $name } prend un dé { $space } de force { $strength }.
            }
       *[other]
            { $who ->
                [you] Vous prenez un dé { $space }, renforcé à { $strength }.
               *[other] { $name } prend un dé { $space }, renforcé à { $strength }.
            }
    }
grand-austria-hotel-event-used-space =
    { $boosted ->
        [0]
            { $who ->
                [you] Vous utilisez la case { $space } avec la force { $strength }, sans dé.
               *[other] { $name } utilise la case { $space } avec la force { $strength }, sans dé.
            }
       *[other]
            { $who ->
                [you] Vous utilisez la case { $space }, renforcée à { $strength }, sans dé.
               *[other] { $name } utilise la case { $space }, renforcée à { $strength }, sans dé.
            }
    }
grand-austria-hotel-event-copied-space =
    { $who ->
        [you] Vous l’utilisez comme un { $space }.
       *[other] { $name } l’utilise comme un { $space }.
    }
grand-austria-hotel-event-placed =
    { $complete ->
        [0] { FORM($guest, "capital") } reçoit 1 { $good }.
       *[other] { FORM($guest, "capital") } reçoit 1 { $good } : la commande est complète.
    }
grand-austria-hotel-event-stored =
    { $who ->
        [you] Vous mettez { $amount } { FORM($good, "counted", $amount) } en cuisine.
       *[other] { $name } met { $amount } { FORM($good, "counted", $amount) } en cuisine.
    }
grand-austria-hotel-event-took-guest =
    { $price ->
        [0]
            { $who ->
                [you] Vous prenez { FORM($guest, "definite") } gratuitement.
               *[other] { $name } prend { FORM($guest, "definite") } gratuitement.
            }
       *[other]
            { $who ->
                [you] Vous prenez { FORM($guest, "definite") } pour { $price }.
               *[other] { $name } prend { FORM($guest, "definite") } pour { $price }.
            }
    }
grand-austria-hotel-event-guest-came = { FORM($guest, "capital") } rejoint la file.
grand-austria-hotel-event-guests-reshuffled =
    { $cards ->
        [one] La pioche Client est vide : { $cards } client déjà parti revient former une nouvelle pioche.
       *[other] La pioche Client est vide : { $cards } clients déjà partis reviennent former une nouvelle pioche.
    }
grand-austria-hotel-event-checked-in =
    { $who ->
        [you] Vous logez { FORM($guest, "definite") } en { $room }.
       *[other] { $name } loge { FORM($guest, "definite") } en { $room }.
    }
grand-austria-hotel-event-prepared =
    { $who ->
        [you] Vous préparez { $room } ({ FORM($colour, "feminine", 1) }).
       *[other] { $name } prépare { $room } ({ FORM($colour, "feminine", 1) }).
    }
grand-austria-hotel-event-occupied =
    { $who ->
        [you] Votre chambre { $room } ({ FORM($colour, "feminine", 1) }) est occupée.
       *[other] Chez { $name }, la chambre { $room } ({ FORM($colour, "feminine", 1) }) est occupée.
    }
grand-austria-hotel-event-group-full =
    { $size ->
        [one]
            { $who ->
                [you] Votre groupe { FORM($colour, "masculine", 1) } de { $size } chambre est complet.
               *[other] Chez { $name }, le groupe { FORM($colour, "masculine", 1) } de { $size } chambre est complet.
            }
       *[other]
            { $who ->
                [you] Votre groupe { FORM($colour, "masculine", 1) } de { $size } chambres est complet.
               *[other] Chez { $name }, le groupe { FORM($colour, "masculine", 1) } de { $size } chambres est complet.
            }
    }
grand-austria-hotel-event-played =
    { $who ->
        [you] Vous jouez { FORM($card, "definite") } ({ $source }).
       *[other] { $name } joue { FORM($card, "definite") } ({ $source }).
    }
grand-austria-hotel-event-employed =
    { $who ->
        [you] Vous utilisez { FORM($card, "definite") }.
       *[other] { $name } utilise { FORM($card, "definite") }.
    }
grand-austria-hotel-event-drew =
    { $who ->
        [you] Vous piochez { FORM($card, "definite") }.
       *[other] { $name } pioche { FORM($card, "definite") }.
    }
grand-austria-hotel-event-looked =
    { $who ->
        [you] Vous regardez { FORM($card, "definite") }.
       *[other] { $name } regarde { FORM($card, "definite") }.
    }
grand-austria-hotel-event-chose =
    { $who ->
        [you] { $source } : vous choisissez { FORM($card, "definite") }.
       *[other] { $source } : { $name } choisit { FORM($card, "definite") }.
    }
grand-austria-hotel-event-chose-none =
    { $who ->
        [you] { $source } : vous ne choisissez aucune carte.
       *[other] { $source } : { $name } ne choisit aucune carte.
    }
grand-austria-hotel-event-put-under =
    { $who ->
        [you] Vous placez { FORM($card, "definite") } sous la pioche Personnel.
       *[other] { $name } place { FORM($card, "definite") } sous la pioche Personnel.
    }
grand-austria-hotel-event-no-staff-left =
    { $who ->
        [you] La pioche Personnel est vide : vous ne piochez rien.
       *[other] La pioche Personnel est vide : { $name } ne pioche rien.
    }
grand-austria-hotel-event-claimed =
    { $who ->
        [you] Vous revendiquez « { $card } » : +{ $vp } PV.
       *[other] { $name } revendique « { $card } » : +{ $vp } PV.
    }
grand-austria-hotel-event-moved-back =
    { $who ->
        [you] Vous reculez de { $steps } jusqu’à la case { $space } de l’Empereur.
       *[other] { $name } recule de { $steps } jusqu’à la case { $space } de l’Empereur.
    }
grand-austria-hotel-event-bonus =
    { $who ->
        [you] Vous recevez le bonus { FORM($tile, "genitive") }.
       *[other] { $name } reçoit le bonus { FORM($tile, "genitive") }.
    }
grand-austria-hotel-event-penalty =
    { $who ->
        [you] Vous encourez la pénalité { FORM($tile, "genitive") }.
       *[other] { $name } encourt la pénalité { FORM($tile, "genitive") }.
    }
grand-austria-hotel-event-ignored =
    { $who ->
        [you] Vous ignorez la pénalité { FORM($tile, "genitive") }.
       *[other] { $name } ignore la pénalité { FORM($tile, "genitive") }.
    }
grand-austria-hotel-event-lost-vp =
    { $who ->
        [you] Vous perdez { $amount } PV.
       *[other] { $name } perd { $amount } PV.
    }
grand-austria-hotel-event-lost-krones =
    { $amount ->
        [one]
            { $who ->
                [you] Vous perdez { $amount } couronne.
               *[other] { $name } perd { $amount } couronne.
            }
       *[other]
            { $who ->
                [you] Vous perdez { $amount } couronnes.
               *[other] { $name } perd { $amount } couronnes.
            }
    }
grand-austria-hotel-event-lost-goods =
    { $who ->
        [you] Vous perdez vos denrées.
       *[other] { $name } perd toutes ses denrées.
    }
grand-austria-hotel-event-lost-room =
    { $who ->
        [you] Vous perdez la chambre { $room }.
       *[other] { $name } perd la chambre { $room }.
    }
grand-austria-hotel-event-dismissed =
    { $who ->
        [you] Vous retirez { FORM($card, "definite") } de votre personnel.
       *[other] { $name } retire { FORM($card, "definite") } de son personnel.
    }
grand-austria-hotel-event-final-scoring = La dernière manche est terminée : décompte final.
grand-austria-hotel-event-final-card =
    { $who ->
        [you] { $card } : +{ $amount } PV pour vous.
       *[other] { $card } : +{ $amount } PV pour { $name }.
    }
grand-austria-hotel-event-copied-card =
    { $who ->
        [you] { $card } : vous marquez { FORM($copied, "definite") }.
       *[other] { $card } : { $name } marque { FORM($copied, "definite") }.
    }
grand-austria-hotel-event-final-rooms =
    { $who ->
        [you]
            { $count ->
                [one] { $count } chambre occupée : +{ $amount } PV pour vous.
               *[other] { $count } chambres occupées : +{ $amount } PV pour vous.
            }
       *[other]
            { $count ->
                [one] { $count } chambre occupée : +{ $amount } PV pour { $name }.
               *[other] { $count } chambres occupées : +{ $amount } PV pour { $name }.
            }
    }
grand-austria-hotel-event-final-krones =
    { $who ->
        [you]
            { $count ->
                [one] { $count } couronne restante : +{ $amount } PV pour vous.
               *[other] { $count } couronnes restantes : +{ $amount } PV pour vous.
            }
       *[other]
            { $count ->
                [one] { $count } couronne restante : +{ $amount } PV pour { $name }.
               *[other] { $count } couronnes restantes : +{ $amount } PV pour { $name }.
            }
    }
grand-austria-hotel-event-final-goods =
    { $who ->
        [you]
            { $count ->
                [one] { $count } denrée en cuisine : +{ $amount } PV pour vous.
               *[other] { $count } denrées en cuisine : +{ $amount } PV pour vous.
            }
       *[other]
            { $count ->
                [one] { $count } denrée en cuisine : +{ $amount } PV pour { $name }.
               *[other] { $count } denrées en cuisine : +{ $amount } PV pour { $name }.
            }
    }
grand-austria-hotel-event-final-guests =
    { $who ->
        [you]
            { $count ->
                [one] { $count } client attend encore : { $amount } PV pour vous.
               *[other] { $count } clients attendent encore : { $amount } PV pour vous.
            }
       *[other]
            { $count ->
                [one] { $count } client attend encore : { $amount } PV pour { $name }.
               *[other] { $count } clients attendent encore : { $amount } PV pour { $name }.
            }
    }

# Pour quoi des couronnes sont payées.
grand-austria-hotel-payment-joker = le joker
grand-austria-hotel-payment-boost = le renfort
grand-austria-hotel-payment-guest = le client
grand-austria-hotel-payment-serving = le service
grand-austria-hotel-payment-room = la chambre
grand-austria-hotel-payment-staff = la carte Personnel
grand-austria-hotel-payment-penalty = ignorer la pénalité

# Ce à quoi on renonce.
grand-austria-hotel-word-steps = aux pas
grand-austria-hotel-word-draw = à piocher des cartes
grand-austria-hotel-word-fill = à compléter une commande

## Plusieurs événements racontés d’un coup. $rooms, $goods, $cards : des listes ; $price : en tout, 0 pour rien.

# $dice : chaque dé, 1 1 3 6.
grand-austria-hotel-together-rolled = Les dés : { $dice }.
grand-austria-hotel-together-took-die =
    { $price ->
        [0]
            { $who ->
                [you] Vous prenez un dé { $space } de force { $strength }.
               *[other] { $name } prend un dé { $space } de force { $strength }.
            }
       *[other]
            { $who ->
                [you] Vous payez { $price } et prenez un dé { $space } de force { $strength }.
               *[other] { $name } paie { $price } et prend un dé { $space } de force { $strength }.
            }
    }
grand-austria-hotel-together-prepared =
    { $price ->
        [0]
            { $who ->
                [you] Vous préparez { $rooms }.
               *[other] { $name } prépare { $rooms }.
            }
       *[other]
            { $who ->
                [you] Vous préparez { $rooms } pour { $price }.
               *[other] { $name } prépare { $rooms } pour { $price }.
            }
    }
grand-austria-hotel-together-played =
    { $price ->
        [0]
            { $who ->
                [you] Vous jouez { FORM($card, "definite") } gratuitement.
               *[other] { $name } joue { FORM($card, "definite") } gratuitement.
            }
       *[other]
            { $who ->
                [you] Vous jouez { FORM($card, "definite") } pour { $price }.
               *[other] { $name } joue { FORM($card, "definite") } pour { $price }.
            }
    }
grand-austria-hotel-together-received =
    { $who ->
        [you] { $source } : { $goods } pour vous.
       *[other] { $source } : { $goods } pour { $name }.
    }
grand-austria-hotel-together-placed =
    { $complete ->
        [0] { FORM($guest, "capital") } reçoit { $goods }.
       *[other] { FORM($guest, "capital") } reçoit { $goods } : la commande est complète.
    }
# $cards : "none" pour les lecteurs qui ne doivent pas les connaître.
grand-austria-hotel-together-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } pioche { $count } carte Personnel.
               *[other] { $name } pioche { $count } cartes Personnel.
            }
       *[other]
            { $who ->
                [you] Vous piochez { FORM($cards, "definite") }.
               *[other] { $name } pioche { FORM($cards, "definite") }.
            }
    }
grand-austria-hotel-together-looked =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } regarde { $count } carte Personnel.
               *[other] { $name } regarde { $count } cartes Personnel.
            }
       *[other]
            { $who ->
                [you] Vous regardez { FORM($cards, "definite") }.
               *[other] { $name } regarde { FORM($cards, "definite") }.
            }
    }
grand-austria-hotel-together-put-under =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } place { $count } carte sous la pioche Personnel.
               *[other] { $name } place { $count } cartes sous la pioche Personnel.
            }
       *[other]
            { $who ->
                [you] Vous placez { FORM($cards, "definite") } sous la pioche Personnel.
               *[other] { $name } place { FORM($cards, "definite") } sous la pioche Personnel.
            }
    }
