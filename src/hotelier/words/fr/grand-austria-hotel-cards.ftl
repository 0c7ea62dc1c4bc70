# Grand Austria Hotel : noms des cartes et des plateaux, et ce que font les cartes. Le texte d’une carte est
# composé des mots de ses effets et de ses propres chiffres : texte et effet ne peuvent pas diverger.
# Formes des noms : .capital en début de phrase et .definite avec article, .genitive avec « de »,
# .dative avec « à », .nominative sans article.

## Clients

grand-austria-hotel-guest-sculptor = Sculpteur
    .capital = Le sculpteur
    .definite = le sculpteur
    .genitive = du sculpteur
    .dative = au sculpteur
grand-austria-hotel-guest-musician = Musicien
    .capital = Le musicien
    .definite = le musicien
    .genitive = du musicien
    .dative = au musicien
grand-austria-hotel-guest-composer = Compositeur
    .capital = Le compositeur
    .definite = le compositeur
    .genitive = du compositeur
    .dative = au compositeur
grand-austria-hotel-guest-tailor = Tailleur
    .capital = Le tailleur
    .definite = le tailleur
    .genitive = du tailleur
    .dative = au tailleur
grand-austria-hotel-guest-flamenco-dancer = Danseuse de flamenco
    .capital = La danseuse de flamenco
    .definite = la danseuse de flamenco
    .genitive = de la danseuse de flamenco
    .dative = à la danseuse de flamenco
grand-austria-hotel-guest-portrait-painter = Portraitiste
    .capital = Le portraitiste
    .definite = le portraitiste
    .genitive = du portraitiste
    .dative = au portraitiste
grand-austria-hotel-guest-photographer = Photographe
    .capital = Le photographe
    .definite = le photographe
    .genitive = du photographe
    .dative = au photographe
grand-austria-hotel-guest-vocalist = Chanteuse
    .capital = La chanteuse
    .definite = la chanteuse
    .genitive = de la chanteuse
    .dative = à la chanteuse
grand-austria-hotel-guest-architect = Architecte
    .capital = L’architecte
    .definite = l’architecte
    .genitive = de l’architecte
    .dative = à l’architecte
grand-austria-hotel-guest-actress = Actrice
    .capital = L’actrice
    .definite = l’actrice
    .genitive = de l’actrice
    .dative = à l’actrice
grand-austria-hotel-guest-poet = Poète
    .capital = Le poète
    .definite = le poète
    .genitive = du poète
    .dative = au poète
grand-austria-hotel-guest-jewelry-designer = Créatrice de bijoux
    .capital = La créatrice de bijoux
    .definite = la créatrice de bijoux
    .genitive = de la créatrice de bijoux
    .dative = à la créatrice de bijoux
grand-austria-hotel-guest-painter = Peintre
    .capital = Le peintre
    .definite = le peintre
    .genitive = du peintre
    .dative = au peintre
grand-austria-hotel-guest-opera-singer = Cantatrice
    .capital = La cantatrice
    .definite = la cantatrice
    .genitive = de la cantatrice
    .dative = à la cantatrice
grand-austria-hotel-guest-dame = Dame
    .capital = La dame
    .definite = la dame
    .genitive = de la dame
    .dative = à la dame
grand-austria-hotel-guest-duchess = Duchesse
    .capital = La duchesse
    .definite = la duchesse
    .genitive = de la duchesse
    .dative = à la duchesse
grand-austria-hotel-guest-knight-of-the-empire = Chevalier d’Empire
    .capital = Le chevalier d’Empire
    .definite = le chevalier d’Empire
    .genitive = du chevalier d’Empire
    .dative = au chevalier d’Empire
grand-austria-hotel-guest-landgrave = Landgrave
    .capital = Le landgrave
    .definite = le landgrave
    .genitive = du landgrave
    .dative = au landgrave
grand-austria-hotel-guest-sovereign = Prince souverain
    .capital = Le prince souverain
    .definite = le prince souverain
    .genitive = du prince souverain
    .dative = au prince souverain
grand-austria-hotel-guest-princess = Princesse
    .capital = La princesse
    .definite = la princesse
    .genitive = de la princesse
    .dative = à la princesse
grand-austria-hotel-guest-countess = Comtesse
    .capital = La comtesse
    .definite = la comtesse
    .genitive = de la comtesse
    .dative = à la comtesse
grand-austria-hotel-guest-elector = Prince électeur
    .capital = Le prince électeur
    .definite = le prince électeur
    .genitive = du prince électeur
    .dative = au prince électeur
grand-austria-hotel-guest-baron = Baron
    .capital = Le baron
    .definite = le baron
    .genitive = du baron
    .dative = au baron
grand-austria-hotel-guest-prince = Prince
    .capital = Le prince
    .definite = le prince
    .genitive = du prince
    .dative = au prince
grand-austria-hotel-guest-count = Comte
    .capital = Le comte
    .definite = le comte
    .genitive = du comte
    .dative = au comte
grand-austria-hotel-guest-earl = Earl
    .capital = L’earl
    .definite = l’earl
    .genitive = de l’earl
    .dative = à l’earl
grand-austria-hotel-guest-baroness = Baronne
    .capital = La baronne
    .definite = la baronne
    .genitive = de la baronne
    .dative = à la baronne
grand-austria-hotel-guest-duke = Duc
    .capital = Le duc
    .definite = le duc
    .genitive = du duc
    .dative = au duc
grand-austria-hotel-guest-apothecary = Apothicaire
    .capital = L’apothicaire
    .definite = l’apothicaire
    .genitive = de l’apothicaire
    .dative = à l’apothicaire
grand-austria-hotel-guest-post-councillor = Conseiller des postes
    .capital = Le conseiller des postes
    .definite = le conseiller des postes
    .genitive = du conseiller des postes
    .dative = au conseiller des postes
grand-austria-hotel-guest-privy-councillor = Conseiller privé
    .capital = Le conseiller privé
    .definite = le conseiller privé
    .genitive = du conseiller privé
    .dative = au conseiller privé
grand-austria-hotel-guest-professor-emeritus = Professeur émérite
    .capital = Le professeur émérite
    .definite = le professeur émérite
    .genitive = du professeur émérite
    .dative = au professeur émérite
grand-austria-hotel-guest-general = Général
    .capital = Le général
    .definite = le général
    .genitive = du général
    .dative = au général
grand-austria-hotel-guest-senior-councillor = Conseiller supérieur
    .capital = Le conseiller supérieur
    .definite = le conseiller supérieur
    .genitive = du conseiller supérieur
    .dative = au conseiller supérieur
grand-austria-hotel-guest-councillor-of-commerce = Conseiller du commerce
    .capital = Le conseiller du commerce
    .definite = le conseiller du commerce
    .genitive = du conseiller du commerce
    .dative = au conseiller du commerce
grand-austria-hotel-guest-court-councillor = Conseiller aulique
    .capital = Le conseiller aulique
    .definite = le conseiller aulique
    .genitive = du conseiller aulique
    .dative = au conseiller aulique
grand-austria-hotel-guest-major = Major
    .capital = Le major
    .definite = le major
    .genitive = du major
    .dative = au major
grand-austria-hotel-guest-veterinary-councillor = Conseiller vétérinaire
    .capital = Le conseiller vétérinaire
    .definite = le conseiller vétérinaire
    .genitive = du conseiller vétérinaire
    .dative = au conseiller vétérinaire
grand-austria-hotel-guest-medicinal-councillor = Conseiller médical
    .capital = Le conseiller médical
    .definite = le conseiller médical
    .genitive = du conseiller médical
    .dative = au conseiller médical
grand-austria-hotel-guest-procurator = Procurateur
    .capital = Le procurateur
    .definite = le procurateur
    .genitive = du procurateur
    .dative = au procurateur
grand-austria-hotel-guest-lord-high-commissioner = Haut-commissaire
    .capital = Le haut-commissaire
    .definite = le haut-commissaire
    .genitive = du haut-commissaire
    .dative = au haut-commissaire
grand-austria-hotel-guest-senior-legal-secretary = Premier secrétaire de justice
    .capital = Le premier secrétaire de justice
    .definite = le premier secrétaire de justice
    .genitive = du premier secrétaire de justice
    .dative = au premier secrétaire de justice
grand-austria-hotel-guest-tezcatlipoca = Tezcatlipoca
    .genitive = de Tezcatlipoca
    .dative = à Tezcatlipoca
grand-austria-hotel-guest-capt-goldhaken = Cap. Goldhaken
    .capital = Le cap. Goldhaken
    .definite = le cap. Goldhaken
    .genitive = du cap. Goldhaken
    .dative = au cap. Goldhaken
grand-austria-hotel-guest-mr-horsa = Mr. Horsa
    .genitive = de Mr. Horsa
    .dative = à Mr. Horsa
grand-austria-hotel-guest-m-ingalls = M. Ingalls
    .genitive = de M. Ingalls
    .dative = à M. Ingalls
grand-austria-hotel-guest-mr-boydell = Mr. Boydell
    .genitive = de Mr. Boydell
    .dative = à Mr. Boydell
grand-austria-hotel-guest-mr-oundo = Mr. Oundo
    .genitive = de Mr. Oundo
    .dative = à Mr. Oundo
grand-austria-hotel-guest-e-gizia = E. Gizia
    .genitive = d’E. Gizia
    .dative = à E. Gizia
grand-austria-hotel-guest-m-polo = M. Polo
    .genitive = de M. Polo
    .dative = à M. Polo
grand-austria-hotel-guest-cramersopholus = Cramersopholus
    .genitive = de Cramersopholus
    .dative = à Cramersopholus
grand-austria-hotel-guest-farmer-franz = Fermier Franz
    .capital = Le fermier Franz
    .definite = le fermier Franz
    .genitive = du fermier Franz
    .dative = au fermier Franz
grand-austria-hotel-guest-brother-uwe = Frère Uwe
    .definite = frère Uwe
    .genitive = de frère Uwe
    .dative = à frère Uwe
grand-austria-hotel-guest-conductor = Contrôleur
    .capital = Le contrôleur
    .definite = le contrôleur
    .genitive = du contrôleur
    .dative = au contrôleur
grand-austria-hotel-guest-durgoing = Durgoing
    .genitive = de Durgoing
    .dative = à Durgoing
grand-austria-hotel-guest-macleod = MacLeod
    .genitive = de MacLeod
    .dative = à MacLeod
grand-austria-hotel-guest-mag-ferdinand = Mag. Ferdinand
    .genitive = de Mag. Ferdinand
    .dative = à Mag. Ferdinand
grand-austria-hotel-guest-mr-moras = M. Moras
    .genitive = de M. Moras
    .dative = à M. Moras

## Personnel

grand-austria-hotel-staff-breakfast-server = Serveur du petit déjeuner
    .capital = Le serveur du petit déjeuner
    .definite = le serveur du petit déjeuner
grand-austria-hotel-staff-waitress = Serveuse
    .capital = La serveuse
    .definite = la serveuse
grand-austria-hotel-staff-barkeeper = Barman
    .capital = Le barman
    .definite = le barman
grand-austria-hotel-staff-sous-chef = Sous-chef
    .capital = Le sous-chef
    .definite = le sous-chef
grand-austria-hotel-staff-groom = Groom
    .capital = Le groom
    .definite = le groom
grand-austria-hotel-staff-stableman = Écuyer
    .capital = L’écuyer
    .definite = l’écuyer
grand-austria-hotel-staff-masseuse = Masseuse
    .capital = La masseuse
    .definite = la masseuse
grand-austria-hotel-staff-tour-guide = Guide touristique
    .capital = Le guide touristique
    .definite = le guide touristique
grand-austria-hotel-staff-butler = Majordome
    .capital = Le majordome
    .definite = le majordome
grand-austria-hotel-staff-chauffeur = Chauffeur
    .capital = Le chauffeur
    .definite = le chauffeur
grand-austria-hotel-staff-florist = Fleuriste
    .capital = La fleuriste
    .definite = la fleuriste
grand-austria-hotel-staff-executive-housekeeper = Gouvernante
    .capital = La gouvernante
    .definite = la gouvernante
grand-austria-hotel-staff-restaurant-manager = Chef de salle
    .capital = Le chef de salle
    .definite = le chef de salle
grand-austria-hotel-staff-decorator = Décorateur
    .capital = Le décorateur
    .definite = le décorateur
grand-austria-hotel-staff-bootblack = Cireur
    .capital = Le cireur
    .definite = le cireur
grand-austria-hotel-staff-laundress = Blanchisseuse
    .capital = La blanchisseuse
    .definite = la blanchisseuse
grand-austria-hotel-staff-kitchen-hand = Aide cuisinier
    .capital = L’aide cuisinier
    .definite = l’aide cuisinier
grand-austria-hotel-staff-checker = Vestiaire
    .capital = Le vestiaire
    .definite = le vestiaire
grand-austria-hotel-staff-interior-architect = Architecte d’intérieur
    .capital = L’architecte d’intérieur
    .definite = l’architecte d’intérieur
grand-austria-hotel-staff-detective = Détective
    .capital = Le détective
    .definite = le détective
grand-austria-hotel-staff-chef = Chef
    .capital = Le chef
    .definite = le chef
grand-austria-hotel-staff-staff-manager = Responsable personnel
    .capital = Le responsable personnel
    .definite = le responsable personnel
grand-austria-hotel-staff-custodian = Gardien
    .capital = Le gardien
    .definite = le gardien
grand-austria-hotel-staff-chief-waiter = Chef de rang
    .capital = Le chef de rang
    .definite = le chef de rang
grand-austria-hotel-staff-delivery-boy = Livreur
    .capital = Le livreur
    .definite = le livreur
grand-austria-hotel-staff-conference-manager = Maître de conférence
    .capital = Le maître de conférence
    .definite = le maître de conférence
grand-austria-hotel-staff-booking-manager = Gestionnaire des réservations
    .capital = Le gestionnaire des réservations
    .definite = le gestionnaire des réservations
grand-austria-hotel-staff-concierge = Concierge
    .capital = Le concierge
    .definite = le concierge
grand-austria-hotel-staff-secretary = Secrétaire
    .capital = La secrétaire
    .definite = la secrétaire
grand-austria-hotel-staff-reception-clerk = Chef de réception
    .capital = Le chef de réception
    .definite = le chef de réception
grand-austria-hotel-staff-chambermaid = Femme de chambre
    .capital = La femme de chambre
    .definite = la femme de chambre
grand-austria-hotel-staff-assistant-manager = Assistant de direction
    .capital = L’assistant de direction
    .definite = l’assistant de direction
grand-austria-hotel-staff-male-floor-housekeeper = Service d’étage homme
    .capital = Le service d’étage homme
    .definite = le service d’étage homme
grand-austria-hotel-staff-receptionist = Réceptionniste
    .capital = Le réceptionniste
    .definite = le réceptionniste
grand-austria-hotel-staff-page-boy = Page
    .capital = Le page
    .definite = le page
grand-austria-hotel-staff-sommelier = Sommelier
    .capital = Le sommelier
    .definite = le sommelier
grand-austria-hotel-staff-room-service = Service de chambre
    .capital = Le service de chambre
    .definite = le service de chambre
grand-austria-hotel-staff-porter = Portier
    .capital = Le portier
    .definite = le portier
grand-austria-hotel-staff-confectioner = Pâtissier
    .capital = Le pâtissier
    .definite = le pâtissier
grand-austria-hotel-staff-marketing-director = Directeur marketing
    .capital = Le directeur marketing
    .definite = le directeur marketing
grand-austria-hotel-staff-operator = Opérateur
    .capital = L’opérateur
    .definite = l’opérateur
grand-austria-hotel-staff-gardener = Jardinier
    .capital = Le jardinier
    .definite = le jardinier
grand-austria-hotel-staff-barista = Barista
    .capital = Le barista
    .definite = le barista
grand-austria-hotel-staff-larder-cook = Responsable du buffet
    .capital = Le responsable du buffet
    .definite = le responsable du buffet
grand-austria-hotel-staff-pool-attendant = Maître nageur
    .capital = Le maître nageur
    .definite = le maître nageur
grand-austria-hotel-staff-female-floor-housekeeper = Service d’étage femme
    .capital = Le service d’étage femme
    .definite = le service d’étage femme
grand-austria-hotel-staff-liftboy = Liftier
    .capital = Le liftier
    .definite = le liftier
grand-austria-hotel-staff-hotel-manager = Directeur de l’hôtel
    .capital = Le directeur de l’hôtel
    .definite = le directeur de l’hôtel
grand-austria-hotel-staff-unknown = une carte
    .capital = Une carte

## Tuiles Empereur, plateaux Hôtel, couleurs, denrées, cases

grand-austria-hotel-tile-A1 = Tuile Empereur A1
    .capital = La tuile Empereur A1
    .nominative = tuile Empereur A1
    .definite = la tuile Empereur A1
    .genitive = de la tuile Empereur A1
grand-austria-hotel-tile-A2 = Tuile Empereur A2
    .capital = La tuile Empereur A2
    .nominative = tuile Empereur A2
    .definite = la tuile Empereur A2
    .genitive = de la tuile Empereur A2
grand-austria-hotel-tile-A3 = Tuile Empereur A3
    .capital = La tuile Empereur A3
    .nominative = tuile Empereur A3
    .definite = la tuile Empereur A3
    .genitive = de la tuile Empereur A3
grand-austria-hotel-tile-A4 = Tuile Empereur A4
    .capital = La tuile Empereur A4
    .nominative = tuile Empereur A4
    .definite = la tuile Empereur A4
    .genitive = de la tuile Empereur A4
grand-austria-hotel-tile-B1 = Tuile Empereur B1
    .capital = La tuile Empereur B1
    .nominative = tuile Empereur B1
    .definite = la tuile Empereur B1
    .genitive = de la tuile Empereur B1
grand-austria-hotel-tile-B2 = Tuile Empereur B2
    .capital = La tuile Empereur B2
    .nominative = tuile Empereur B2
    .definite = la tuile Empereur B2
    .genitive = de la tuile Empereur B2
grand-austria-hotel-tile-B3 = Tuile Empereur B3
    .capital = La tuile Empereur B3
    .nominative = tuile Empereur B3
    .definite = la tuile Empereur B3
    .genitive = de la tuile Empereur B3
grand-austria-hotel-tile-B4 = Tuile Empereur B4
    .capital = La tuile Empereur B4
    .nominative = tuile Empereur B4
    .definite = la tuile Empereur B4
    .genitive = de la tuile Empereur B4
grand-austria-hotel-tile-C1 = Tuile Empereur C1
    .capital = La tuile Empereur C1
    .nominative = tuile Empereur C1
    .definite = la tuile Empereur C1
    .genitive = de la tuile Empereur C1
grand-austria-hotel-tile-C2 = Tuile Empereur C2
    .capital = La tuile Empereur C2
    .nominative = tuile Empereur C2
    .definite = la tuile Empereur C2
    .genitive = de la tuile Empereur C2
grand-austria-hotel-tile-C3 = Tuile Empereur C3
    .capital = La tuile Empereur C3
    .nominative = tuile Empereur C3
    .definite = la tuile Empereur C3
    .genitive = de la tuile Empereur C3
grand-austria-hotel-tile-C4 = Tuile Empereur C4
    .capital = La tuile Empereur C4
    .nominative = tuile Empereur C4
    .definite = la tuile Empereur C4
    .genitive = de la tuile Empereur C4
grand-austria-hotel-hotel-night = Côté nuit
grand-austria-hotel-hotel-day-a = Côté jour A
grand-austria-hotel-hotel-day-b = Côté jour B
grand-austria-hotel-hotel-day-c = Côté jour C
grand-austria-hotel-hotel-day-d = Côté jour D
# Formes des couleurs, d’après un nombre $n : .masculine client bleu, clients bleus ; .feminine chambre
# bleue, chambres bleues.
grand-austria-hotel-colour-blue = bleu
    .letter = B
    .who = noble
    .masculine =
    { $n ->
        [one] bleu
       *[other] bleus
    }
    .feminine =
    { $n ->
        [one] bleue
       *[other] bleues
    }
grand-austria-hotel-colour-red = rouge
    .letter = R
    .who = dignitaire
    .masculine =
    { $n ->
        [one] rouge
       *[other] rouges
    }
    .feminine =
    { $n ->
        [one] rouge
       *[other] rouges
    }
grand-austria-hotel-colour-yellow = jaune
    .letter = J
    .who = artiste
    .masculine =
    { $n ->
        [one] jaune
       *[other] jaunes
    }
    .feminine =
    { $n ->
        [one] jaune
       *[other] jaunes
    }
grand-austria-hotel-colour-green = vert
    .letter = T
    .who = touriste
    .masculine =
    { $n ->
        [one] vert
       *[other] verts
    }
    .feminine =
    { $n ->
        [one] verte
       *[other] vertes
    }
grand-austria-hotel-good-strudel = strudel
    .short = St
    .definite = le strudel
    .counted =
    { $n ->
        [one] strudel
       *[other] strudels
    }
grand-austria-hotel-good-cake = tarte
    .short = Ta
    .definite = la tarte
    .counted =
    { $n ->
        [one] tarte
       *[other] tartes
    }
grand-austria-hotel-good-wine = vin
    .short = Vi
    .definite = le vin
    .counted =
    { $n ->
        [one] vin
       *[other] vins
    }
grand-austria-hotel-good-coffee = café
    .short = Ca
    .definite = le café
    .counted =
    { $n ->
        [one] café
       *[other] cafés
    }
grand-austria-hotel-main-1 = plats
grand-austria-hotel-main-2 = boissons
grand-austria-hotel-main-3 = chambres
grand-austria-hotel-main-4 = Empereur et couronnes
grand-austria-hotel-main-5 = personnel
grand-austria-hotel-main-6 = joker
# Un effet qui a un prix.
grand-austria-hotel-priced = { $text } pour { $price }
# Une quantité de denrées : 2 vins.
grand-austria-hotel-goods = { $n } { FORM($good, "counted", $n) }
# À quel moment une carte Personnel agit.
grand-austria-hotel-timing-once = Une fois, en la jouant : { $text }.
    .short = une fois
grand-austria-hotel-timing-round = Une fois par manche : { $text }.
    .short = chaque manche
grand-austria-hotel-timing-permanent = Permanent : { $text }.
    .short = permanent
grand-austria-hotel-timing-end = Fin de partie : { $text }.
    .short = fin de partie

## Ce qui donne quelque chose sans être une carte

grand-austria-hotel-origin-space-1 = Plats
grand-austria-hotel-origin-space-2 = Boissons
grand-austria-hotel-origin-space-3 = Chambres
grand-austria-hotel-origin-space-4 = Empereur et couronnes
grand-austria-hotel-origin-space-5 = Personnel
grand-austria-hotel-origin-space-6 = Joker
grand-austria-hotel-origin-occupancy = Groupe complet
grand-austria-hotel-origin-field = Emplacement
grand-austria-hotel-origin-track = Piste de l’Empereur

## Ce que font les effets : des demandes, après deux-points ou virgule ; .short pour une colonne étroite.
# $how : « free », « full » ou « less » de $discount ; $rooms : grand-austria-hotel-rooms ;
# $colours : « any » ou une liste ; $most : le maximum de PV, ou 0.

# $floors : 4 veut dire n’importe quel étage.
grand-austria-hotel-rooms =
    { $colours ->
        [any]
            { $floors ->
                [4]
                    { $n ->
                        [one] { $n } chambre
                       *[other] jusqu’à { $n } chambres
                    }
               *[other]
                    { $n ->
                        [one] { $n } chambre à l’étage { $floors } au plus
                       *[other] jusqu’à { $n } chambres à l’étage { $floors } au plus
                    }
            }
       *[other]
            { $floors ->
                [4]
                    { $n ->
                        [one] { $n } chambre { FORM($colours, "feminine", $n) }
                       *[other] jusqu’à { $n } chambres { FORM($colours, "feminine", $n) }
                    }
               *[other]
                    { $n ->
                        [one] { $n } chambre { FORM($colours, "feminine", $n) } à l’étage { $floors } au plus
                       *[other] jusqu’à { $n } chambres { FORM($colours, "feminine", $n) } à l’étage { $floors } au plus
                    }
            }
    }
grand-austria-hotel-effect-vp = recevez { $n } PV
    .short = { $n } PV
grand-austria-hotel-effect-krones =
    { $n ->
        [one] gagnez { $n } couronne
       *[other] gagnez { $n } couronnes
    }
    .short =
    { $n ->
        [one] { $n } couronne
       *[other] { $n } couronnes
    }
grand-austria-hotel-effect-steps =
    { $n ->
        [one] avancez de { $n } case sur la piste de l’Empereur
       *[other] avancez de { $n } cases sur la piste de l’Empereur
    }
    .short =
    { $n ->
        [one] { $n } pas
       *[other] { $n } pas
    }
grand-austria-hotel-effect-draw =
    { $n ->
        [one] piochez { $n } carte Personnel
       *[other] piochez { $n } cartes Personnel
    }
    .short = piochez { $n }
grand-austria-hotel-effect-goods = recevez { $goods }
    .short = { $goods }
grand-austria-hotel-effect-choose =
    { $n ->
        [one] recevez { $n } denrée de votre choix
       *[other] recevez { $n } denrées de votre choix
    }
    .short =
    { $n ->
        [one] { $n } denrée au choix
       *[other] { $n } denrées au choix
    }
grand-austria-hotel-effect-dishes =
    { $n ->
        [one] prenez { $n } plat, sans prendre plus de tartes que de strudels
       *[other] prenez jusqu’à { $n } plats, sans prendre plus de tartes que de strudels
    }
    .short =
    { $n ->
        [one] { $n } plat
       *[other] { $n } plats
    }
grand-austria-hotel-effect-drinks =
    { $n ->
        [one] prenez { $n } boisson, sans prendre plus de cafés que de vins
       *[other] prenez jusqu’à { $n } boissons, sans prendre plus de cafés que de vins
    }
    .short =
    { $n ->
        [one] { $n } boisson
       *[other] { $n } boissons
    }
grand-austria-hotel-effect-tracks =
    { $n ->
        [one] avancez de { $n } case sur la piste de l’Empereur ou gagnez { $n } couronne
       *[other] répartissez { $n } entre pas sur la piste de l’Empereur et couronnes
    }
    .short =
    { $n ->
        [one] { $n } pas ou couronne
       *[other] { $n } pas ou couronnes
    }
grand-austria-hotel-effect-both-tracks =
    { $n ->
        [one] gagnez { $n } couronne et avancez de { $n } case sur la piste de l’Empereur
       *[other] gagnez { $n } couronnes et avancez de { $n } cases sur la piste de l’Empereur
    }
    .short =
    { $n ->
        [one] { $n } pas et couronne
       *[other] { $n } pas et couronnes
    }
grand-austria-hotel-effect-joker = réalisez une des actions 1 à 5 avec la force { $n }
    .short = au choix { $n }
grand-austria-hotel-effect-prepare =
    { $occupied ->
        [0]
            { $how ->
                [free] préparez gratuitement { $rooms }
                [full] préparez { $rooms } au coût normal
               *[less]
                    { $n ->
                        [one] préparez { $rooms } pour { $discount } de moins
                       *[other] préparez { $rooms } pour { $discount } de moins chacune
                    }
            }
       *[other]
            { $how ->
                [free] préparez gratuitement { $rooms }, aussitôt côté occupé
                [full] préparez { $rooms } au coût normal, aussitôt côté occupé
               *[less]
                    { $n ->
                        [one] préparez { $rooms } pour { $discount } de moins, aussitôt côté occupé
                       *[other] préparez { $rooms } pour { $discount } de moins chacune, aussitôt côté occupé
                    }
            }
    }
    .short =
    { $occupied ->
        [0]
            { $how ->
                [free] { $rooms } gratis
                [full] { $rooms }
               *[less] { $rooms } à -{ $discount }
            }
       *[other]
            { $how ->
                [free] { $rooms } côté occupé gratis
                [full] { $rooms } côté occupé
               *[less] { $rooms } côté occupé à -{ $discount }
            }
    }
grand-austria-hotel-effect-occupy = retournez { $rooms } côté occupé
    .short = occupez { $rooms }
grand-austria-hotel-effect-play =
    { $how ->
        [free]
            { $n ->
                [one] jouez gratuitement { $n } carte Personnel de votre main
               *[other] jouez gratuitement jusqu’à { $n } cartes Personnel de votre main
            }
        [full]
            { $n ->
                [one] jouez { $n } carte Personnel de votre main au coût normal
               *[other] jouez jusqu’à { $n } cartes Personnel de votre main au coût normal
            }
       *[less]
            { $n ->
                [one] jouez { $n } carte Personnel de votre main pour { $discount } de moins
               *[other] jouez jusqu’à { $n } cartes Personnel de votre main pour { $discount } de moins chacune
            }
    }
    .short =
    { $how ->
        [free] jouez { $n } gratis
        [full] jouez { $n }
       *[less] jouez { $n } à -{ $discount }
    }
grand-austria-hotel-effect-offer =
    { $must ->
        [0]
            { $how ->
                [free] regardez { $n } cartes Personnel et, si vous le souhaitez, jouez-en une gratuitement ; les autres vont sous la pioche
                [full] regardez { $n } cartes Personnel et, si vous le souhaitez, jouez-en une au coût normal ; les autres vont sous la pioche
               *[less] regardez { $n } cartes Personnel et, si vous le souhaitez, jouez-en une pour { $discount } de moins ; les autres vont sous la pioche
            }
       *[other]
            { $how ->
                [free] regardez { $n } cartes Personnel et jouez-en une gratuitement ; les autres vont sous la pioche
                [full] regardez { $n } cartes Personnel et, si vous le pouvez, jouez-en une au coût normal ; les autres vont sous la pioche
               *[less] regardez { $n } cartes Personnel et, si vous le pouvez, jouez-en une pour { $discount } de moins ; les autres vont sous la pioche
            }
    }
    .short =
    { $how ->
        [free] voyez { $n }, jouez 1 gratis
        [full] voyez { $n }, jouez 1
       *[less] voyez { $n }, jouez 1 à -{ $discount }
    }
grand-austria-hotel-effect-guests =
    { $n ->
        [one] prenez gratuitement { $n } client dans la file
       *[other] prenez gratuitement jusqu’à { $n } clients dans la file
    }
    .short =
    { $n ->
        [one] { $n } client
       *[other] { $n } clients
    }
grand-austria-hotel-effect-fill =
    { $colours ->
        [any]
            { $n ->
                [1] complétez la commande d’un de vos clients
               *[other] complétez les commandes de { $n } de vos clients
            }
       *[other]
            { $n ->
                [1] complétez la commande d’un client { FORM($colours, "masculine", $n) } de votre café
               *[other] complétez les commandes de { $n } clients { FORM($colours, "masculine", $n) } de votre café
            }
    }
    .short =
        { $n ->
            [1] 1 commande complétée
           *[other] { $n } commandes complétées
        }
grand-austria-hotel-effect-extra-action = quand tout le reste est fait, réalisez l’action d’une case où il y a des dés, sans en prendre, sans la renforcer et sans le personnel qui réagit aux dés
    .short = une action de plus
grand-austria-hotel-effect-extra-turn = jouez aussitôt un tour supplémentaire, sans prendre de dé et sans le personnel qui réagit aux dés
    .short = un tour de plus
grand-austria-hotel-effect-per-occupied =
    { $colours ->
        [any] { $n } PV par chambre occupée
       *[other] { $n } PV par chambre { FORM($colours, "feminine", 1) } occupée
    }
    .short =
    { $colours ->
        [any] { $n } PV/chambre occupée
       *[other] { $n } PV/chambre { FORM($colours, "feminine", 1) } occupée
    }
grand-austria-hotel-effect-per-room = { $n } PV par chambre de votre plateau Hôtel, libre ou occupée
    .short = { $n } PV/chambre
grand-austria-hotel-effect-per-staff = { $n } PV par carte Personnel que vous avez jouée
    .short = { $n } PV/carte Personnel
grand-austria-hotel-effect-per-group = { $n } PV par groupe complet
    .short = { $n } PV/groupe complet
grand-austria-hotel-effect-per-floor = { $n } PV par étage complet
    .short = { $n } PV/étage complet
grand-austria-hotel-effect-per-column = { $n } PV par colonne complète
    .short = { $n } PV/colonne complète
grand-austria-hotel-effect-per-set = { $n } PV par série d’une chambre bleue, une rouge et une jaune occupées
    .short = { $n } PV/bleue+rouge+jaune
grand-austria-hotel-effect-per-disc = { $n } PV par carte Politique qui porte votre jeton
    .short = { $n } PV/jeton Politique
grand-austria-hotel-effect-per-step =
    { $most ->
        [0] { $n } PV par case dont vous avez avancé sur la piste de l’Empereur
       *[other] { $n } PV par case dont vous avez avancé sur la piste de l’Empereur, { $most } au maximum
    }
    .short = { $n } PV/case de l’Empereur
grand-austria-hotel-effect-copy =
    { $any ->
        [0] marquez une carte de fin de partie jouée par un adversaire comme si elle était à vous
       *[other] marquez une carte jouée par un adversaire comme si elle était à vous
    }
    .short = copiez une carte de fin adverse
grand-austria-hotel-effect-lose-krones =
    { $n ->
        [one] perdez { $n } couronne
       *[other] perdez { $n } couronnes
    }
    .short =
    { $n ->
        [one] -{ $n } couronne
       *[other] -{ $n } couronnes
    }
grand-austria-hotel-effect-lose-kitchen = perdez toutes les denrées de votre cuisine
    .short = cuisine vidée
grand-austria-hotel-effect-lose-goods = perdez toutes les denrées de votre cuisine et des clients de votre café
    .short = denrées perdues
grand-austria-hotel-effect-lose-hand =
    { $n ->
        [one] placez { $n } carte de votre main sous la pioche Personnel
       *[other] placez { $n } cartes de votre main sous la pioche Personnel
    }
    .short =
    { $n ->
        [one] -{ $n } carte en main
       *[other] -{ $n } cartes en main
    }
grand-austria-hotel-effect-lose-rooms =
    { $occupied ->
        [0]
            { $n ->
                [one] perdez { $n } chambre libre de l’étage le plus haut qui en a
               *[other] perdez { $n } chambres libres, chacune de l’étage le plus haut qui en a
            }
       *[other]
            { $n ->
                [one] perdez { $n } chambre occupée de l’étage le plus haut qui en a
               *[other] perdez { $n } chambres occupées, chacune de l’étage le plus haut qui en a
            }
    }
    .short =
    { $occupied ->
        [0]
            { $n ->
                [one] -{ $n } chambre libre
               *[other] -{ $n } chambres libres
            }
       *[other]
            { $n ->
                [one] -{ $n } chambre occupée
               *[other] -{ $n } chambres occupées
            }
    }
grand-austria-hotel-effect-lose-lower = perdez une chambre occupée de l’étage le plus haut qui en a, et une du prochain étage au-dessous qui en a
    .short = -2 chambres occupées
grand-austria-hotel-effect-lose-column = perdez une chambre occupée de l’étage le plus haut qui en a, et la chambre occupée la plus proche au-dessous d’elle
    .short = -2 chambres occupées
grand-austria-hotel-effect-lose-end-card =
    { $n ->
        [1] retirez une de vos cartes de fin de partie jouées
       *[other] retirez { $n } de vos cartes de fin de partie jouées
    }
    .short =
    { $n ->
        [one] -{ $n } carte de fin
       *[other] -{ $n } cartes de fin
    }
grand-austria-hotel-effect-lose-vp = perdez { $n } PV
    .short = -{ $n } PV
grand-austria-hotel-effect-lose-per-staff = perdez { $n } PV par carte Personnel que vous avez jouée
    .short = -{ $n } PV/carte Personnel
grand-austria-hotel-nothing = rien
# Une pénalité et la perte de PV qui lui fait face. $choose : 1 quand on choisit.
grand-austria-hotel-or-vp =
    { $choose ->
        [0] { $text } ; si ce n’est pas entièrement possible, perdez { $vp } PV
       *[other] { $text }, ou perdez { $vp } PV
    }
    .short = { $text }, ou -{ $vp } PV

## Pouvoirs durables. $dice : valeurs de dés ; $effect : ce qui en résulte, comme ci-dessus.

# $colours : « any » ou une liste.
grand-austria-hotel-power-room-price =
    { $colours ->
        [any] préparer des chambres ne coûte rien
       *[other] préparer des chambres { FORM($colours, "feminine", 2) } ne coûte rien
    }
    .short =
    { $colours ->
        [any] chambres à 0
       *[other] chambres { FORM($colours, "feminine", 2) } à 0
    }
grand-austria-hotel-power-guest-price = les clients de la file ne coûtent rien
    .short = clients à 0
grand-austria-hotel-power-serve-price = servir ne coûte rien
    .short = servir à 0
grand-austria-hotel-power-space-price = prendre un dé { $dice } ne coûte aucune couronne
    .short = dé { $dice } à 0
grand-austria-hotel-power-strength = quand vous prenez un dé { $dice }, sa force augmente de { $n }
    .short = { $dice } : force +{ $n }
grand-austria-hotel-power-both = quand vous prenez un dé { $dice }, sa force vaut à la fois pour les couronnes et pour la piste de l’Empereur
    .short = { $dice } : couronnes et pas
# $n : 1 seulement après l’action principale.
grand-austria-hotel-power-die-taken =
    { $n ->
        [1] quand vous prenez un dé { $dice }, après l’action, { $effect }
       *[other] quand vous prenez un dé { $dice }, { $effect }
    }
    .short = { $dice } : { $effect }
# $limit : « none », « exactly » ou « least » $least denrées ; $bell : 1 pour une carte qui agit une fois par partie.
grand-austria-hotel-power-guest-left =
    { $limit ->
        [none]
            { $colours ->
                [any] pour chaque client qui part avec une commande complète, { $effect }
               *[other] pour chaque client { FORM($colours, "masculine", 1) } qui part avec une commande complète, { $effect }
            }
        [exactly]
            { $least ->
                [one] pour chaque client qui part avec une commande complète d’exactement { $least } denrée, { $effect }
               *[other] pour chaque client qui part avec une commande complète d’exactement { $least } denrées, { $effect }
            }
       *[least]
            { $bell ->
                [0] pour chaque client qui part avec une commande complète d’au moins { $least } denrées, { $effect }
               *[other] quand un client part avec une commande complète d’au moins { $least } denrées, { $effect }
            }
    }
    .short =
    { $limit ->
        [none]
            { $colours ->
                [any] par client : { $effect }
               *[other] par client { FORM($colours, "masculine", 1) } : { $effect }
            }
        [exactly] commande de { $least } : { $effect }
       *[least] commande de { $least }+ : { $effect }
    }
grand-austria-hotel-power-room-occupied = pour chacune de vos chambres qui devient occupée, { $effect }
    .short = par chambre occupée : { $effect }
grand-austria-hotel-power-guest-lodged = pour chaque client que vous logez, { $effect }
    .short = par client logé : { $effect }
grand-austria-hotel-power-emperor-bonus = avec le bonus d’une tuile Empereur, { $effect }
    .short = bonus impérial : { $effect }
grand-austria-hotel-power-emperor-penalty =
    { $n ->
        [0] les pénalités de l’Empereur ne vous touchent pas
        [one] payez { $n } couronne pour ignorer une pénalité de l’Empereur
       *[other] payez { $n } couronnes pour ignorer une pénalité de l’Empereur
    }
    .short =
    { $n ->
        [0] aucune pénalité impériale
       *[other] ignorer une pénalité pour { $n }
    }

## Conditions des cartes Politique

grand-austria-hotel-condition-krones =
    { $n ->
        [one] { $n } couronne
       *[other] { $n } couronnes
    }
grand-austria-hotel-condition-emperor = case { $n } de l’Empereur
    .short = case { $n }
grand-austria-hotel-condition-staff =
    { $n ->
        [one] { $n } carte Personnel jouée
       *[other] { $n } cartes Personnel jouées
    }
    .short = { $n } personnel
grand-austria-hotel-condition-rooms =
    { $n ->
        [one] { $n } chambre
       *[other] { $n } chambres
    }
grand-austria-hotel-condition-floors =
    { $n ->
        [one] { $n } étage complet
       *[other] { $n } étages complets
    }
    .short =
    { $n ->
        [one] { $n } étage
       *[other] { $n } étages
    }
grand-austria-hotel-condition-columns =
    { $n ->
        [one] { $n } colonne complète
       *[other] { $n } colonnes complètes
    }
    .short =
    { $n ->
        [one] { $n } colonne
       *[other] { $n } colonnes
    }
grand-austria-hotel-condition-groups =
    { $n ->
        [one] { $n } groupe complet
       *[other] { $n } groupes complets
    }
    .short =
    { $n ->
        [one] { $n } groupe
       *[other] { $n } groupes
    }
grand-austria-hotel-condition-colour =
    { $n ->
        [one] { $n } couleur complète
       *[other] { $n } couleurs complètes
    }
    .short =
    { $n ->
        [one] { $n } couleur
       *[other] { $n } couleurs
    }
grand-austria-hotel-condition-occupied = chambres occupées : { $rooms }
    .short = { $rooms }
# Une couleur d’une telle condition : 4 rouges.
grand-austria-hotel-of-colour = { $n } { FORM($colour, "feminine", $n) }

## Ce qui n’est pas sûr sur une carte, et pourquoi

grand-austria-hotel-doubt-reconstructed = notre propre valeur
grand-austria-hotel-doubt-disputed = les sources se contredisent
grand-austria-hotel-doubt-single = une seule source
grand-austria-hotel-doubt-editions = les éditions diffèrent
grand-austria-hotel-doubt-house = Différent de l’imprimé
grand-austria-hotel-field-reward = Récompense
grand-austria-hotel-field-order = Commande
grand-austria-hotel-field-vp = PV
grand-austria-hotel-field-colour = Couleur
grand-austria-hotel-field-colours = Couleurs
grand-austria-hotel-field-effect = Effet
grand-austria-hotel-field-cost = Coût
grand-austria-hotel-field-number = Numéro
grand-austria-hotel-field-penalty = Pénalité
grand-austria-hotel-field-printed-vp = PV imprimés
grand-austria-hotel-field-track = Piste de l’Empereur
grand-austria-hotel-why-promo-third-table = une seule table publique contient cette carte promotionnelle ; sa récompense concorde avec une deuxième
grand-austria-hotel-why-painter-rooms = une table sur trois rend les deux chambres moins chères d’une couronne ; deux tables et le texte révisé de la récompense disent l’une moins chère et l’autre au coût normal
grand-austria-hotel-why-landgrave-room = une table sur trois rend la chambre moins chère d’une couronne ; deux tables et le texte révisé de la récompense disent au coût normal
grand-austria-hotel-why-sovereign-order = une table sur trois dit un café et un vin ; deux transcriptions disent deux cafés, ce qui équilibre aussi le total de toutes les commandes
grand-austria-hotel-why-councillor-guests = une table sur trois prend un client ; deux tables et le texte révisé de la récompense disent deux
grand-austria-hotel-why-e-gizia = le texte de 2015 donne tout un tour supplémentaire sans dé, le texte révisé une seule action (option gah.egizia)
grand-austria-hotel-why-moment-not-said = les textes de 2015 ne nomment pas le moment ou disent « en emménageant », le texte révisé dit « en quittant le café avec une commande complète » ; dans le jeu de base, c’est le même moment
grand-austria-hotel-why-extra-good = une denrée de plus en 2015, une force de plus dans l’édition révisée (option gah.restaurant_manager) ; cela revient au même dans le jeu de base
grand-austria-hotel-why-cost-raised = 3 couronnes en 2015, porté à 5 dans l’édition révisée (option gah.kitchen_hand_cost)
grand-austria-hotel-why-discount = deux couronnes de remise en 2015, deux de force en plus dans l’édition révisée ; le résultat est le même
grand-austria-hotel-why-custodian = les clients seulement en 2015, toute chambre qui devient occupée dans l’édition révisée (option gah.custodian)
grand-austria-hotel-why-ignore-cost = gratuit en 2015, 1 couronne dans les textes russe, premier français et révisé (option gah.conference_manager)
grand-austria-hotel-why-any-card = n’importe quelle carte en 2015, les cartes de fin de partie seulement dans l’édition révisée (option gah.secretary_target)
grand-austria-hotel-why-two-or-four = 4 PV dans les textes allemand et second français, 2 PV dans les textes russe, premier français et révisé (option gah.assistant_manager_vp)
grand-austria-hotel-why-exactly-four = exactement 4 denrées en 2015, 4 ou plus dans l’édition révisée (option gah.floor_housekeeper_min)
grand-austria-hotel-why-second-french = seul le second texte français dit 5 couronnes, sans doute une erreur (option gah.sommelier_cost)
grand-austria-hotel-why-at-most-twelve = 12 PV au maximum en 2015, aucune limite dans l’édition révisée (option gah.operator_cap)
grand-austria-hotel-why-tile-b4 = chambres occupées dans le texte allemand de 2015, chambres libres dans tous les autres (option gah.tile_b4_penalty)
grand-austria-hotel-why-tile-c2 = la deuxième chambre est dans la même colonne selon les textes de 2015, n’importe où à l’étage au-dessous dans l’édition révisée (option gah.tile_c2_penalty)
grand-austria-hotel-why-politics-number = deux tables numérotent ces cartes différemment ; cela ne change rien au jeu
grand-austria-hotel-why-day-third-table = une seule table publique contient les côtés jour ; la taille des groupes et le nombre de tuiles Chambre concordent
grand-austria-hotel-why-day-printed-vp = repris du côté nuit ; le premier livret français parle de cinq chambres en haut à droite
grand-austria-hotel-why-track-spaces-8-and-10 = les cases 8 et 10 ont un PV de plus dans une table sur trois ; l’une des deux autres a été comparée à l’imprimé
grand-austria-hotel-why-house-data = ce chiffre vient de votre propre fichier
