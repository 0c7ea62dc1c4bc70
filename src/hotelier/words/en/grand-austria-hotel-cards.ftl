# Grand Austria Hotel: names of cards and boards, and what cards do in words. A card’s text is composed
# from the words of its effects and its own figures, so that text and effect cannot drift apart.

## Guests

grand-austria-hotel-guest-sculptor = Sculptor
grand-austria-hotel-guest-musician = Musician
grand-austria-hotel-guest-composer = Composer
grand-austria-hotel-guest-tailor = Tailor
grand-austria-hotel-guest-flamenco-dancer = Flamenco Dancer
grand-austria-hotel-guest-portrait-painter = Portrait Painter
grand-austria-hotel-guest-photographer = Photographer
grand-austria-hotel-guest-vocalist = Vocalist
grand-austria-hotel-guest-architect = Architect
grand-austria-hotel-guest-actress = Actress
grand-austria-hotel-guest-poet = Poet
grand-austria-hotel-guest-jewelry-designer = Jewelry Designer
grand-austria-hotel-guest-painter = Painter
grand-austria-hotel-guest-opera-singer = Opera Singer
grand-austria-hotel-guest-dame = Dame
grand-austria-hotel-guest-duchess = Duchess
grand-austria-hotel-guest-knight-of-the-empire = Knight of the Empire
grand-austria-hotel-guest-landgrave = Landgrave
grand-austria-hotel-guest-sovereign = Sovereign
grand-austria-hotel-guest-princess = Princess
grand-austria-hotel-guest-countess = Countess
grand-austria-hotel-guest-elector = Elector
grand-austria-hotel-guest-baron = Baron
grand-austria-hotel-guest-prince = Prince
grand-austria-hotel-guest-count = Count
grand-austria-hotel-guest-earl = Earl
grand-austria-hotel-guest-baroness = Baroness
grand-austria-hotel-guest-duke = Duke
grand-austria-hotel-guest-apothecary = Apothecary
grand-austria-hotel-guest-post-councillor = Post Councillor
grand-austria-hotel-guest-privy-councillor = Privy Councillor
grand-austria-hotel-guest-professor-emeritus = Professor Emeritus
grand-austria-hotel-guest-general = General
grand-austria-hotel-guest-senior-councillor = Senior Councillor
grand-austria-hotel-guest-councillor-of-commerce = Councillor of Commerce
grand-austria-hotel-guest-court-councillor = Court Councillor
grand-austria-hotel-guest-major = Major
grand-austria-hotel-guest-veterinary-councillor = Veterinary Councillor
grand-austria-hotel-guest-medicinal-councillor = Medicinal Councillor
grand-austria-hotel-guest-procurator = Procurator
grand-austria-hotel-guest-lord-high-commissioner = Lord High Commissioner
grand-austria-hotel-guest-senior-legal-secretary = Senior Legal Secretary
grand-austria-hotel-guest-tezcatlipoca = Tezcatlipoca
grand-austria-hotel-guest-capt-goldhaken = Capt. Goldhaken
grand-austria-hotel-guest-mr-horsa = Mr. Horsa
grand-austria-hotel-guest-m-ingalls = M. Ingalls
grand-austria-hotel-guest-mr-boydell = Mr. Boydell
grand-austria-hotel-guest-mr-oundo = Mr. Oundo
grand-austria-hotel-guest-e-gizia = E. Gizia
grand-austria-hotel-guest-m-polo = M. Polo
grand-austria-hotel-guest-cramersopholus = Cramersopholus
grand-austria-hotel-guest-farmer-franz = Farmer Franz
grand-austria-hotel-guest-brother-uwe = Brother Uwe
grand-austria-hotel-guest-conductor = Conductor
grand-austria-hotel-guest-durgoing = Durgoing
grand-austria-hotel-guest-macleod = MacLeod
grand-austria-hotel-guest-mag-ferdinand = Mag. Ferdinand
grand-austria-hotel-guest-mr-moras = Mr. Moras

## Staff

grand-austria-hotel-staff-breakfast-server = Breakfast Server
grand-austria-hotel-staff-waitress = Waitress
grand-austria-hotel-staff-barkeeper = Barkeeper
grand-austria-hotel-staff-sous-chef = Sous-Chef
grand-austria-hotel-staff-groom = Groom
grand-austria-hotel-staff-stableman = Stableman
grand-austria-hotel-staff-masseuse = Masseuse
grand-austria-hotel-staff-tour-guide = Tour Guide
grand-austria-hotel-staff-butler = Butler
grand-austria-hotel-staff-chauffeur = Chauffeur
grand-austria-hotel-staff-florist = Florist
grand-austria-hotel-staff-executive-housekeeper = Executive Housekeeper
grand-austria-hotel-staff-restaurant-manager = Restaurant Manager
grand-austria-hotel-staff-decorator = Decorator
grand-austria-hotel-staff-bootblack = Bootblack
grand-austria-hotel-staff-laundress = Laundress
grand-austria-hotel-staff-kitchen-hand = Kitchen Hand
grand-austria-hotel-staff-checker = Checker
grand-austria-hotel-staff-interior-architect = Interior Architect
grand-austria-hotel-staff-detective = Detective
grand-austria-hotel-staff-chef = Chef
grand-austria-hotel-staff-staff-manager = Staff Manager
grand-austria-hotel-staff-custodian = Custodian
grand-austria-hotel-staff-chief-waiter = Chief Waiter
grand-austria-hotel-staff-delivery-boy = Delivery Boy
grand-austria-hotel-staff-conference-manager = Conference Manager
grand-austria-hotel-staff-booking-manager = Booking Manager
grand-austria-hotel-staff-concierge = Concierge
grand-austria-hotel-staff-secretary = Secretary
grand-austria-hotel-staff-reception-clerk = Reception Clerk
grand-austria-hotel-staff-chambermaid = Chambermaid
grand-austria-hotel-staff-assistant-manager = Assistant Manager
grand-austria-hotel-staff-male-floor-housekeeper = Male Floor Housekeeper
grand-austria-hotel-staff-receptionist = Receptionist
grand-austria-hotel-staff-page-boy = Page Boy
grand-austria-hotel-staff-sommelier = Sommelier
grand-austria-hotel-staff-room-service = Room Service
grand-austria-hotel-staff-porter = Porter
grand-austria-hotel-staff-confectioner = Confectioner
grand-austria-hotel-staff-marketing-director = Marketing Director
grand-austria-hotel-staff-operator = Operator
grand-austria-hotel-staff-gardener = Gardener
grand-austria-hotel-staff-barista = Barista
grand-austria-hotel-staff-larder-cook = Larder Cook
grand-austria-hotel-staff-pool-attendant = Pool Attendant
grand-austria-hotel-staff-female-floor-housekeeper = Female Floor Housekeeper
grand-austria-hotel-staff-liftboy = Liftboy
grand-austria-hotel-staff-hotel-manager = Hotel Manager
grand-austria-hotel-staff-unknown = a card

## Emperor tiles, hotel boards, colours, goods, spaces

grand-austria-hotel-tile-A1 = Emperor tile A1
grand-austria-hotel-tile-A2 = Emperor tile A2
grand-austria-hotel-tile-A3 = Emperor tile A3
grand-austria-hotel-tile-A4 = Emperor tile A4
grand-austria-hotel-tile-B1 = Emperor tile B1
grand-austria-hotel-tile-B2 = Emperor tile B2
grand-austria-hotel-tile-B3 = Emperor tile B3
grand-austria-hotel-tile-B4 = Emperor tile B4
grand-austria-hotel-tile-C1 = Emperor tile C1
grand-austria-hotel-tile-C2 = Emperor tile C2
grand-austria-hotel-tile-C3 = Emperor tile C3
grand-austria-hotel-tile-C4 = Emperor tile C4
grand-austria-hotel-hotel-night = Night side
grand-austria-hotel-hotel-day-a = Day side A
grand-austria-hotel-hotel-day-b = Day side B
grand-austria-hotel-hotel-day-c = Day side C
grand-austria-hotel-hotel-day-d = Day side D
grand-austria-hotel-colour-blue = blue
    .letter = B
    .who = noble
grand-austria-hotel-colour-red = red
    .letter = R
    .who = citizen
grand-austria-hotel-colour-yellow = yellow
    .letter = Y
    .who = artist
grand-austria-hotel-colour-green = green
    .letter = T
    .who = tourist
grand-austria-hotel-good-strudel = strudel
    .short = St
grand-austria-hotel-good-cake = cake
    .short = Ca
grand-austria-hotel-good-wine = wine
    .short = Wi
grand-austria-hotel-good-coffee = coffee
    .short = Co
grand-austria-hotel-main-1 = dishes
grand-austria-hotel-main-2 = drinks
grand-austria-hotel-main-3 = rooms
grand-austria-hotel-main-4 = emperor and krones
grand-austria-hotel-main-5 = staff
grand-austria-hotel-main-6 = joker
# An effect that has a price: any, strength 2 for 1.
grand-austria-hotel-priced = { $text } for { $price }
# An amount of goods: 2 wine.
grand-austria-hotel-goods = { $n } { $good }
# Of which timing a staff card is.
grand-austria-hotel-timing-once = Once, when played: { $text }.
    .short = once
grand-austria-hotel-timing-round = Once a round: { $text }.
    .short = each round
grand-austria-hotel-timing-permanent = Always: { $text }.
    .short = always
grand-austria-hotel-timing-end = At the end: { $text }.
    .short = at the end

## What gives something, where it is no card

grand-austria-hotel-origin-space-1 = Dishes
grand-austria-hotel-origin-space-2 = Drinks
grand-austria-hotel-origin-space-3 = Rooms
grand-austria-hotel-origin-space-4 = Emperor and krones
grand-austria-hotel-origin-space-5 = Staff
grand-austria-hotel-origin-space-6 = Joker
grand-austria-hotel-origin-occupancy = Full group
grand-austria-hotel-origin-field = Room field
grand-austria-hotel-origin-track = Emperor track

## What effects do. The message is a clause of a sentence; .short is for a narrow column.
# $how: "free", "full" or "less" by $discount; $rooms: grand-austria-hotel-rooms;
# $colours: "any" or a list; $most: the most VP, or 0.

# $floors: 4 means any floor.
grand-austria-hotel-rooms =
    { $colours ->
        [any]
            { $floors ->
                [4]
                    { $n ->
                        [one] 1 room
                       *[other] up to { $n } rooms
                    }
               *[other]
                    { $n ->
                        [one] 1 room on floors 1 to { $floors }
                       *[other] up to { $n } rooms on floors 1 to { $floors }
                    }
            }
       *[other]
            { $floors ->
                [4]
                    { $n ->
                        [one] 1 { $colours } room
                       *[other] up to { $n } { $colours } rooms
                    }
               *[other]
                    { $n ->
                        [one] 1 { $colours } room on floors 1 to { $floors }
                       *[other] up to { $n } { $colours } rooms on floors 1 to { $floors }
                    }
            }
    }
grand-austria-hotel-effect-vp = get { $n } VP
    .short = { $n } VP
grand-austria-hotel-effect-krones =
    { $n ->
        [one] get 1 krone
       *[other] get { $n } krones
    }
    .short =
    { $n ->
        [one] 1 krone
       *[other] { $n } krones
    }
grand-austria-hotel-effect-steps =
    { $n ->
        [one] advance 1 space on the emperor track
       *[other] advance { $n } spaces on the emperor track
    }
    .short =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
grand-austria-hotel-effect-draw =
    { $n ->
        [one] draw a staff card
       *[other] draw { $n } staff cards
    }
    .short = draw { $n }
grand-austria-hotel-effect-goods = receive { $goods }
    .short = { $goods }
grand-austria-hotel-effect-choose =
    { $n ->
        [one] receive 1 good of your choice
       *[other] receive { $n } goods of your choice
    }
    .short =
    { $n ->
        [one] any good
       *[other] any { $n } goods
    }
grand-austria-hotel-effect-dishes = take up to { $n } dishes, no more cake than strudel
    .short =
    { $n ->
        [one] 1 dish
       *[other] { $n } dishes
    }
grand-austria-hotel-effect-drinks = take up to { $n } drinks, no more coffee than wine
    .short =
    { $n ->
        [one] 1 drink
       *[other] { $n } drinks
    }
grand-austria-hotel-effect-tracks =
    { $n ->
        [one] advance 1 space on the emperor track or get 1 krone
       *[other] share out { $n } between steps on the emperor track and krones
    }
    .short =
    { $n ->
        [one] 1 step or krone
       *[other] { $n } steps or krones
    }
grand-austria-hotel-effect-both-tracks =
    { $n ->
        [one] get 1 krone and advance 1 space on the emperor track
       *[other] get { $n } krones and advance { $n } spaces on the emperor track
    }
    .short = { $n } steps and krones
grand-austria-hotel-effect-joker = carry out one of the actions 1 to 5 with strength { $n }
    .short = any { $n }
grand-austria-hotel-effect-prepare =
    { $occupied ->
        [0]
            { $how ->
                [free] prepare { $rooms } free
                [full] prepare { $rooms } at full cost
               *[less]
                    { $n ->
                        [one] prepare { $rooms } { $discount } cheaper
                       *[other] prepare { $rooms }, each { $discount } cheaper
                    }
            }
       *[other]
            { $how ->
                [free] prepare { $rooms } free, occupied at once
                [full] prepare { $rooms } at full cost, occupied at once
               *[less]
                    { $n ->
                        [one] prepare { $rooms } { $discount } cheaper, occupied at once
                       *[other] prepare { $rooms }, each { $discount } cheaper and occupied at once
                    }
            }
    }
    .short =
    { $occupied ->
        [0]
            { $how ->
                [free] { $rooms } free
                [full] { $rooms }
               *[less] { $rooms } at -{ $discount }
            }
       *[other]
            { $how ->
                [free] occupied { $rooms } free
                [full] occupied { $rooms }
               *[less] occupied { $rooms } at -{ $discount }
            }
    }
grand-austria-hotel-effect-occupy = turn { $rooms } from vacant to occupied
    .short = occupy { $rooms }
grand-austria-hotel-effect-play =
    { $how ->
        [free]
            { $n ->
                [one] play a staff card from your hand free
               *[other] play up to { $n } staff cards from your hand free
            }
        [full]
            { $n ->
                [one] play a staff card from your hand at full cost
               *[other] play up to { $n } staff cards from your hand at full cost
            }
       *[less]
            { $n ->
                [one] play a staff card from your hand { $discount } cheaper
               *[other] play up to { $n } staff cards from your hand, each { $discount } cheaper
            }
    }
    .short =
    { $how ->
        [free] play { $n } free
        [full] play { $n }
       *[less] play { $n } at -{ $discount }
    }
grand-austria-hotel-effect-offer =
    { $must ->
        [0]
            { $how ->
                [free] look at { $n } staff cards and play one of them free, if you like; the others go under the deck
                [full] look at { $n } staff cards and play one of them at full cost, if you like; the others go under the deck
               *[less] look at { $n } staff cards and play one of them { $discount } cheaper, if you like; the others go under the deck
            }
       *[other]
            { $how ->
                [free] look at { $n } staff cards and play one of them free; the others go under the deck
                [full] look at { $n } staff cards and play one of them at full cost if you can; the others go under the deck
               *[less] look at { $n } staff cards and play one of them { $discount } cheaper if you can; the others go under the deck
            }
    }
    .short =
    { $how ->
        [free] see { $n }, play 1 free
        [full] see { $n }, play 1
       *[less] see { $n }, play 1 at -{ $discount }
    }
grand-austria-hotel-effect-guests =
    { $n ->
        [one] take a guest from the queue free
       *[other] take up to { $n } guests from the queue free
    }
    .short =
    { $n ->
        [one] a guest
       *[other] { $n } guests
    }
grand-austria-hotel-effect-fill =
    { $colours ->
        [any]
            { $n ->
                [one] fill the order of one of your guests
               *[other] fill the orders of { $n } of your guests
            }
       *[other]
            { $n ->
                [one] fill the order of one of your { $colours } guests
               *[other] fill the orders of { $n } of your { $colours } guests
            }
    }
    .short =
        { $n ->
            [one] fill an order
           *[other] fill { $n } orders
        }
grand-austria-hotel-effect-extra-action = when all else is done, carry out an action space that holds dice, without taking one, without boost, and without staff that answer to dice
    .short = an extra action
grand-austria-hotel-effect-extra-turn = take an extra turn at once, without taking a die and without staff that answer to dice
    .short = an extra turn
grand-austria-hotel-effect-per-occupied =
    { $colours ->
        [any] { $n } VP for each occupied room
       *[other] { $n } VP for each occupied { $colours } room
    }
    .short =
    { $colours ->
        [any] { $n } VP per occupied room
       *[other] { $n } VP per occupied { $colours } room
    }
grand-austria-hotel-effect-per-room = { $n } VP for each room on your board, vacant or occupied
    .short = { $n } VP per room
grand-austria-hotel-effect-per-staff = { $n } VP for each staff card you have played
    .short = { $n } VP per staff card
grand-austria-hotel-effect-per-group = { $n } VP for each full group
    .short = { $n } VP per full group
grand-austria-hotel-effect-per-floor = { $n } VP for each full floor
    .short = { $n } VP per full floor
grand-austria-hotel-effect-per-column = { $n } VP for each full column
    .short = { $n } VP per full column
grand-austria-hotel-effect-per-set = { $n } VP for each set of one blue, one red and one yellow occupied room
    .short = { $n } VP per blue+red+yellow
grand-austria-hotel-effect-per-disc = { $n } VP for each politics card with your disc
    .short = { $n } VP per politics disc
grand-austria-hotel-effect-per-step =
    { $most ->
        [0] { $n } VP for each space you have advanced on the emperor track
       *[other] { $n } VP for each space you have advanced on the emperor track, { $most } at most
    }
    .short = { $n } VP per emperor space
grand-austria-hotel-effect-copy =
    { $any ->
        [0] score a played end-of-game card of an opponent as if it were yours
       *[other] score a played card of an opponent as if it were yours
    }
    .short = copy an opponent’s end card
grand-austria-hotel-effect-lose-krones =
    { $n ->
        [one] lose 1 krone
       *[other] lose { $n } krones
    }
    .short = -{ $n } krones
grand-austria-hotel-effect-lose-kitchen = lose all goods of your kitchen
    .short = kitchen emptied
grand-austria-hotel-effect-lose-goods = lose all goods of your kitchen and of the guests in your café
    .short = all goods lost
grand-austria-hotel-effect-lose-hand =
    { $n ->
        [one] put a hand card under the staff deck
       *[other] put { $n } hand cards under the staff deck
    }
    .short = -{ $n } hand cards
grand-austria-hotel-effect-lose-rooms =
    { $occupied ->
        [0]
            { $n ->
                [one] lose a vacant room of the highest floor that has one
               *[other] lose { $n } vacant rooms, each of the highest floor that has one
            }
       *[other]
            { $n ->
                [one] lose an occupied room of the highest floor that has one
               *[other] lose { $n } occupied rooms, each of the highest floor that has one
            }
    }
    .short =
    { $occupied ->
        [0]
            { $n ->
                [one] -1 vacant room
               *[other] -{ $n } vacant rooms
            }
       *[other]
            { $n ->
                [one] -1 occupied room
               *[other] -{ $n } occupied rooms
            }
    }
grand-austria-hotel-effect-lose-lower = lose an occupied room of the highest floor that has one, and one of the next lower floor that has one
    .short = -2 occupied rooms
grand-austria-hotel-effect-lose-column = lose an occupied room of the highest floor that has one, and the nearest occupied room below it
    .short = -2 occupied rooms
grand-austria-hotel-effect-lose-end-card =
    { $n ->
        [one] remove one of your played end-of-game cards
       *[other] remove { $n } of your played end-of-game cards
    }
    .short = -{ $n } end card
grand-austria-hotel-effect-lose-vp = lose { $n } VP
    .short = -{ $n } VP
grand-austria-hotel-effect-lose-per-staff = lose { $n } VP for each staff card you have played
    .short = -{ $n } VP per staff card
grand-austria-hotel-nothing = nothing
# A penalty and the VP loss that stands against it. $choose: 1 where the player chooses.
grand-austria-hotel-or-vp =
    { $choose ->
        [0] { $text }; if that is not possible in full, lose { $vp } VP
       *[other] { $text }, or lose { $vp } VP
    }
    .short = { $text }, or -{ $vp } VP

## Lasting powers. $dice: values of dice; $effect: what it causes, as above.

# $colours: "any" or a list.
grand-austria-hotel-power-room-price =
    { $colours ->
        [any] preparing rooms costs nothing
       *[other] preparing { $colours } rooms costs nothing
    }
    .short =
    { $colours ->
        [any] rooms cost 0
       *[other] { $colours } rooms cost 0
    }
grand-austria-hotel-power-guest-price = guests of the queue cost nothing
    .short = guests cost 0
grand-austria-hotel-power-serve-price = serving costs nothing
    .short = serving costs 0
grand-austria-hotel-power-space-price = taking a { $dice } costs no krone
    .short = a { $dice } costs 0
grand-austria-hotel-power-strength = when you take a { $dice }, its strength is { $n } higher
    .short = { $dice }: strength +{ $n }
grand-austria-hotel-power-both = when you take a { $dice }, its strength counts for krones and for emperor steps alike
    .short = { $dice }: krones and steps
# $n: 1 only after the main action.
grand-austria-hotel-power-die-taken =
    { $n ->
        [1] when you take a { $dice }, after the action { $effect }
       *[other] when you take a { $dice }, { $effect }
    }
    .short = { $dice }: { $effect }
# $limit: "none", "exactly" or "least" $least goods; $bell: 1 for a card that works once in the game.
grand-austria-hotel-power-guest-left =
    { $limit ->
        [none]
            { $colours ->
                [any] for each guest who leaves with a complete order, { $effect }
               *[other] for each { $colours } guest who leaves with a complete order, { $effect }
            }
        [exactly] for each guest who leaves with a complete order of exactly { $least } goods, { $effect }
       *[least]
            { $bell ->
                [0] for each guest who leaves with a complete order of { $least } goods or more, { $effect }
               *[other] when a guest leaves with a complete order of { $least } goods or more, { $effect }
            }
    }
    .short =
    { $limit ->
        [none]
            { $colours ->
                [any] per guest: { $effect }
               *[other] per { $colours } guest: { $effect }
            }
        [exactly] order of { $least }: { $effect }
       *[least] order of { $least }+: { $effect }
    }
grand-austria-hotel-power-room-occupied = for each of your rooms that becomes occupied, { $effect }
    .short = per occupied room: { $effect }
grand-austria-hotel-power-guest-lodged = for each guest you check in, { $effect }
    .short = per check-in: { $effect }
grand-austria-hotel-power-emperor-bonus = with the bonus of an emperor tile, { $effect }
    .short = emperor bonus: { $effect }
grand-austria-hotel-power-emperor-penalty =
    { $n ->
        [0] penalties of the emperor do not apply to you
        [one] pay 1 krone to ignore a penalty of the emperor
       *[other] pay { $n } krones to ignore a penalty of the emperor
    }
    .short =
    { $n ->
        [0] no emperor penalty
       *[other] ignore emperor penalty for { $n }
    }

## Conditions of politics cards

grand-austria-hotel-condition-krones = { $n } krones
grand-austria-hotel-condition-emperor = emperor space { $n }
    .short = space { $n }
grand-austria-hotel-condition-staff = { $n } staff played
    .short = { $n } staff
grand-austria-hotel-condition-rooms = { $n } rooms
grand-austria-hotel-condition-floors =
    { $n ->
        [one] 1 full floor
       *[other] { $n } full floors
    }
    .short =
    { $n ->
        [one] 1 floor
       *[other] { $n } floors
    }
grand-austria-hotel-condition-columns =
    { $n ->
        [one] 1 full column
       *[other] { $n } full columns
    }
    .short =
    { $n ->
        [one] 1 column
       *[other] { $n } columns
    }
grand-austria-hotel-condition-groups =
    { $n ->
        [one] 1 full group
       *[other] { $n } full groups
    }
    .short =
    { $n ->
        [one] 1 group
       *[other] { $n } groups
    }
grand-austria-hotel-condition-colour =
    { $n ->
        [one] one colour full
       *[other] { $n } colours full
    }
    .short =
    { $n ->
        [one] 1 colour
       *[other] { $n } colours
    }
grand-austria-hotel-condition-occupied = { $rooms } occupied
    .short = { $rooms }
# One colour of such a condition: 4 red.
grand-austria-hotel-of-colour = { $n } { $colour }

## What is not certain about a card, and why

grand-austria-hotel-doubt-reconstructed = our own figure
grand-austria-hotel-doubt-disputed = sources disagree
grand-austria-hotel-doubt-single = one source only
grand-austria-hotel-doubt-editions = editions differ
grand-austria-hotel-doubt-house = Not as printed
grand-austria-hotel-field-reward = Reward
grand-austria-hotel-field-order = Order
grand-austria-hotel-field-vp = VP
grand-austria-hotel-field-colour = Colour
grand-austria-hotel-field-colours = Colours
grand-austria-hotel-field-effect = Effect
grand-austria-hotel-field-cost = Cost
grand-austria-hotel-field-number = Number
grand-austria-hotel-field-penalty = Penalty
grand-austria-hotel-field-printed-vp = Printed VP
grand-austria-hotel-field-track = Emperor track
grand-austria-hotel-why-promo-third-table = only one public table has this promotional card; its reward agrees with a second one
grand-austria-hotel-why-painter-rooms = one table of three makes both rooms one krone cheaper; two tables and the revised reward text say one cheaper and one at full cost
grand-austria-hotel-why-landgrave-room = one table of three makes the room one krone cheaper; two tables and the revised reward text say full cost
grand-austria-hotel-why-sovereign-order = one table of three says coffee and wine; two transcriptions say two coffees, which also makes the totals of all orders come out even
grand-austria-hotel-why-councillor-guests = one table of three takes one guest; two tables and the revised reward text say two
grand-austria-hotel-why-e-gizia = the text of 2015 gives a whole extra turn without a die, the revised one a single action (option gah.egizia)
grand-austria-hotel-why-moment-not-said = the texts of 2015 do not name the moment or say “moving in”, the revised one says “leaving the café with a complete order”; in the base game that is the same moment
grand-austria-hotel-why-extra-good = one good more in 2015, one more strength in the revised edition (option gah.restaurant_manager); the same in the base game
grand-austria-hotel-why-cost-raised = 3 krones in 2015, raised to 5 in the revised edition (option gah.kitchen_hand_cost)
grand-austria-hotel-why-discount = two krones of discount in 2015, two more strength in the revised edition; the result is the same
grand-austria-hotel-why-custodian = guests only in 2015, any room that becomes occupied in the revised edition (option gah.custodian)
grand-austria-hotel-why-ignore-cost = free in 2015, 1 krone in the Russian, first French and revised texts (option gah.conference_manager)
grand-austria-hotel-why-any-card = any card in 2015, end-of-game cards only in the revised edition (option gah.secretary_target)
grand-austria-hotel-why-two-or-four = 4 VP in the German and second French texts, 2 VP in the Russian, first French and revised ones (option gah.assistant_manager_vp)
grand-austria-hotel-why-exactly-four = exactly 4 goods in 2015, 4 or more in the revised edition (option gah.floor_housekeeper_min)
grand-austria-hotel-why-second-french = the second French text alone says 5 krones, taken as a slip (option gah.sommelier_cost)
grand-austria-hotel-why-at-most-twelve = at most 12 VP in 2015, no limit in the revised edition (option gah.operator_cap)
grand-austria-hotel-why-tile-b4 = occupied rooms in the German text of 2015, vacant rooms in all others (option gah.tile_b4_penalty)
grand-austria-hotel-why-tile-c2 = the second room lies in the same column in the texts of 2015, anywhere on the next lower floor in the revised edition (option gah.tile_c2_penalty)
grand-austria-hotel-why-politics-number = two tables number these cards differently; it has no effect on play
grand-austria-hotel-why-day-third-table = only one public table has the day sides; group sizes and the number of room tiles fit
grand-austria-hotel-why-day-printed-vp = taken from the night side; the first French rulebook speaks of five rooms at the upper right
grand-austria-hotel-why-track-spaces-8-and-10 = spaces 8 and 10 are one VP higher in one table of three; one of the other two was checked against the print
grand-austria-hotel-why-house-data = this figure comes from your own file
