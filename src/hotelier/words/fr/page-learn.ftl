### La page : les leçons.

page-learn-how = Vous êtes à une vraie table contre des robots et jouez les premiers tours d’une partie qui est la même pour tous. Vous pouvez partir à tout moment et reprendre plus tard.
page-learn-about-grand-austria-hotel = Premiers clients, chambres et dés, et ce qui vient ensuite. { $steps } étapes, environ cinq minutes.
page-learn-about-hotel-koenig = Tuiles, chaînes et actions, et ce qui arrive quand deux chaînes se rejoignent. { $steps } étapes, environ cinq minutes.
page-learn-begin = Commencer
page-learn-resume = Reprendre à l’étape { $step } sur { $steps }
page-learn-again = Depuis le début
page-learn-table = Leçon
page-learn-card = Leçon
page-learn-step = Étape { $step } sur { $steps }
page-learn-next = Suite
page-learn-skip = Passer l’étape
page-learn-leave = Quitter
page-learn-play-on = Continuer à cette table
page-learn-waits = Les autres jouent. Ce sera bientôt à vous.
page-learn-first = Répondez d’abord à la question posée à la table.
page-learn-not-now = Ce n’est pas possible en ce moment ; vous le verrez plus tard. Lisez la suite.
page-learn-other = C’était aussi un bon coup. Essayez ce dont parle cette étape, ou annulez d’abord votre coup.
page-learn-done = Vous savez l’essentiel. La table dit le reste : ce qui est impossible explique pourquoi.
    .title = La leçon est finie.

## Grand Austria Hotel

page-learn-gah-goal = Vous dirigez un hôtel à Vienne. Après sept manches, le plus grand nombre de points de victoire l’emporte. À chaque manche vous jouez deux tours.
    .title = Le but
page-learn-gah-first-guest = Des clients attendent dans la file. Prenez le premier, il est gratuit. Chacun montre sa commande, ses points et une récompense.
    .title = Votre premier client
page-learn-gah-orders = Les clients restent aux tables de votre café jusqu’à ce qu’ils aient toute leur commande : strudel, gâteau, vin, café. Votre cuisine contient d’abord un de chaque.
    .title = Les commandes
page-learn-gah-rooms = Les clients veulent une chambre de leur couleur ; les verts les acceptent toutes. Choisissez une chambre à préparer : elle doit toucher une chambre préparée. Les étages élevés coûtent plus.
    .title = Les chambres
page-learn-gah-groups = Des chambres voisines d’une même couleur forment un groupe. Quand il est entièrement occupé, vous recevez un bonus. Préparez encore des chambres jusqu’à votre tour.
    .title = Les groupes
page-learn-gah-guest = Votre tour commence. Vous pouvez d’abord prendre un autre client ; les couronnes à sa place sont le prix. Prenez-en un dont la commande est courte.
    .title = Un client par tour
page-learn-gah-serve = Pour 1 couronne, vous pouvez porter jusqu’à trois produits de la cuisine à vos clients. Faites-le maintenant.
    .title = Servir
page-learn-gah-dice = À chaque tour vous prenez un dé d’une case. Plus il y en a, plus vous recevez : 1 plats, 2 boissons, 3 chambres, 4 empereur ou couronnes, 5 personnel, 6 l’une d’elles pour 1 couronne. Prenez un dé.
    .title = Dés et cases
page-learn-gah-goods = Les produits reçus peuvent aller aussitôt et gratuitement à un client qui les a commandés. Le reste va à la cuisine.
    .title = Les produits
page-learn-gah-checkin = Un client qui a tout peut s’installer dans une chambre libre de la bonne couleur : vous recevez les points, la récompense et une table libre. Installez un client si vous le pouvez.
    .title = L’installation
page-learn-gah-staff = La case 5 permet de jouer du personnel de votre main, moins cher avec chaque dé. Certains aident une fois, d’autres à chaque manche, d’autres comptent à la fin.
    .title = Le personnel
page-learn-gah-emperor = Après les manches 3, 5 et 7 vient l’empereur : votre place sur la piste donne des points, puis vous reculez. Qui est assez loin reçoit le bonus ; qui est sur 0 est puni.
    .title = L’empereur
page-learn-gah-politics = Le premier à remplir une carte politique et à la réclamer pendant son tour reçoit le plus de points, les suivants moins.
    .title = La politique
page-learn-gah-end = Servez, installez et réclamez autant que vous voulez et pouvez payer ; puis terminez votre tour.
    .title = La fin de votre tour

## Hotel-König

page-learn-hk-goal = Vous achetez des actions de chaînes d’hôtels. Qui a le plus d’argent à la fin gagne.
    .title = Le but
page-learn-hk-tiles = À chaque tour vous posez une de vos tuiles sur sa case. Vos tuiles disent ce qu’elles feraient. Posez-en une qui fonde une chaîne.
    .title = Les tuiles
page-learn-hk-found = Deux tuiles reliées ou plus sont une chaîne. Qui la fonde reçoit une action gratuite. Choisissez un nom : les chaînes chères rapportent plus et coûtent plus.
    .title = Fonder
page-learn-hk-buy = Après votre tuile, vous pouvez acheter jusqu’à trois actions de chaînes présentes sur le plateau. Achetez ce que vous voulez, ou rien.
    .title = Les actions
page-learn-hk-prices = Le prix d’une action monte avec la taille de sa chaîne. Achetez tôt, tant que les chaînes sont petites.
    .title = Les prix
page-learn-hk-grow = Une tuile à côté d’une chaîne l’agrandit et rend ses actions plus chères. Posez votre prochaine tuile.
    .title = Grandir
page-learn-hk-mergers = Une tuile entre deux chaînes les fusionne : la plus grande reste, la plus petite est dissoute. On peut garder ses actions, les vendre ou en échanger deux contre une.
    .title = Les fusions
page-learn-hk-bonuses = Quand une chaîne est dissoute, son premier actionnaire reçoit dix fois le prix d’une action, le deuxième cinq fois. C’est là qu’on gagne le plus d’argent.
    .title = Les primes
page-learn-hk-safe = Une chaîne de 11 tuiles ou plus est protégée : personne ne peut plus l’absorber. On ne peut poser de tuile entre deux chaînes protégées.
    .title = Les chaînes protégées
page-learn-hk-end = Dès qu’une chaîne a 41 tuiles, ou que les sept chaînes sont sur le plateau et protégées, vous pouvez annoncer la fin pendant votre tour. Toutes les primes sont alors payées et toutes les actions vendues.
    .title = La fin
