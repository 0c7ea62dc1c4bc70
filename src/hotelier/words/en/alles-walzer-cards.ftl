# Alles Walzer!: ballrooms, rehearsal rooms, celebrities, entrances and bonus tokens.

grand-austria-hotel-ballroom-apollosaal = Apollosaal
grand-austria-hotel-ballroom-goldener-strauss = Goldener Strauß
grand-austria-hotel-ballroom-odeonsaal = Odeonsaal
grand-austria-hotel-ballroom-zum-sperl = Zum Sperl
grand-austria-hotel-ballroom-zur-kettenbruecke = Zur Kettenbrücke
grand-austria-hotel-rehearsal-practice-1 = Rehearsal room 1
grand-austria-hotel-rehearsal-practice-2 = Rehearsal room 2
grand-austria-hotel-rehearsal-practice-3 = Rehearsal room 3
grand-austria-hotel-rehearsal-practice-4 = Rehearsal room 4
grand-austria-hotel-celebrity-sigmund-freud = Sigmund Freud
grand-austria-hotel-celebrity-albert-einstein = Albert Einstein
grand-austria-hotel-celebrity-charlie-chaplin = Charlie Chaplin
grand-austria-hotel-celebrity-elizabeth-magie = Elizabeth Magie
grand-austria-hotel-celebrity-giacomo-puccini = Giacomo Puccini
grand-austria-hotel-celebrity-jrr-tolkien = J. R. R. Tolkien
grand-austria-hotel-celebrity-mahatma-gandhi = Mahatma Gandhi
grand-austria-hotel-celebrity-marie-curie = Marie Curie
grand-austria-hotel-celebrity-mata-hari = Mata Hari
grand-austria-hotel-celebrity-pablo-picasso = Pablo Picasso
grand-austria-hotel-celebrity-winston-churchill = Winston Churchill
grand-austria-hotel-celebrity-agatha-christie = Agatha Christie
grand-austria-hotel-entrance-chateau-paulwei = Chateau Paulwei
grand-austria-hotel-entrance-corogari-zant-mainz = Corogari Zant-Mainz
grand-austria-hotel-entrance-dove = Dove
grand-austria-hotel-entrance-kaufman = Kaufman
grand-austria-hotel-entrance-mayenfels = Mayenfels
grand-austria-hotel-entrance-ninas-melange = Ninas Melange
grand-austria-hotel-entrance-grand-wray = The Grand Wray Hotel
grand-austria-hotel-entrance-kozi-palace = The Kozi Palace, Vienna
grand-austria-hotel-entrance-the-ren = The Ren
grand-austria-hotel-entrance-stroup = Stroup
grand-austria-hotel-token-token-1 = Bonus token 1
grand-austria-hotel-token-token-2 = Bonus token 2
grand-austria-hotel-token-token-3 = Bonus token 3
grand-austria-hotel-token-token-4 = Bonus token 4
grand-austria-hotel-token-token-5 = Bonus token 5

## Where VP come from

grand-austria-hotel-source-ballrooms = Ballrooms
grand-austria-hotel-source-celebrities = Celebrities
grand-austria-hotel-source-entrances = Entrance
grand-austria-hotel-source-final-champagne = Champagne in the kitchen

## What gives something

grand-austria-hotel-row-bottom = { $ballroom }, bottom row
grand-austria-hotel-row-middle = { $ballroom }, middle row
grand-austria-hotel-row-top = { $ballroom }, top row
grand-austria-hotel-section = { $rehearsal }, section { $n }

## Powers

grand-austria-hotel-power-vp-got = with each source that gives you VP, { $effect }
    .short = VP: { $effect }
grand-austria-hotel-power-krones-got = after each source that gives you krones, { $effect }
    .short = krones: { $effect }
grand-austria-hotel-power-steps-got = after each source that moves you on the emperor track, { $effect }
    .short = steps: { $effect }
grand-austria-hotel-power-champagne-got = with each source that gives you champagne, { $effect }
    .short = champagne: { $effect }
grand-austria-hotel-power-staff-played = after each staff card you play, { $effect }
    .short = per staff played: { $effect }
grand-austria-hotel-power-dancer-sent = for each dancer you send, { $effect }
    .short = per dancer: { $effect }
grand-austria-hotel-power-item-spared =
    { $n ->
        [one] your guests count as complete with 1 item missing, unless they order only one
       *[other] your guests count as complete with { $n } items missing, unless they order only one
    }
    .short = { $n } missing is enough
grand-austria-hotel-power-once-held = once, in your turn, { $effect }
    .short = once: { $effect }
grand-austria-hotel-power-occupancy-table = full { $colours } groups of 1, 2, 3 or 4 rooms give { $amounts }
    .short = { $colours } groups { $amounts }
grand-austria-hotel-power-dice-sum = when both your dice of a round add up to { $sums }, { $effect }
    .short = { $sums }: { $effect }
grand-austria-hotel-power-column-full = for each column that becomes full, { $effect }
    .short = column: { $effect }
grand-austria-hotel-power-floor-full = for each floor that becomes full, { $effect }
    .short = floor: { $effect }
grand-austria-hotel-power-more-tables =
    { $n ->
        [one] your café has one table more
       *[other] your café has { $n } tables more
    }
    .short = +{ $n } table
grand-austria-hotel-power-second-guest = in your guest step you may take a second guest, at its cost
    .short = a second guest
grand-austria-hotel-power-round-pile = at the end of a round 0, 1, 2, 3, 4, 5 or more guests who left complete give { $amounts } VP
    .short = guests of a round: { $amounts } VP
grand-austria-hotel-power-own-politics = three politics cards are yours alone; one fulfilled in round 1 to 7 gives { $amounts } VP
    .short = own politics { $amounts } VP
grand-austria-hotel-power-politics-count = at the end 0 to 6 fulfilled politics cards, common and own, give { $amounts } VP
    .short = politics cards: { $amounts } VP
grand-austria-hotel-power-own-tiles = once a turn, go back { $amounts } spaces on the emperor track for the bonus of one of your A, B or C tiles
    .short = { $amounts } steps back: own tile
grand-austria-hotel-power-move-die = before you use an action space you may move a die there from a neighbouring one
    .short = moves a die
grand-austria-hotel-power-row-bonus =
    { $n ->
        [one] you receive row bonuses twice
       *[other] you receive row bonuses { $n } times more
    }
    .short = row bonuses twice
grand-austria-hotel-power-sole-most = in each ballroom scored in which you alone have most dancers, { $effect }
    .short = most dancers: { $effect }
grand-austria-hotel-power-group-begun = for the first room of each { $colours } group that becomes occupied, { $effect }
    .short = new { $colours } group: { $effect }

## Effects

grand-austria-hotel-effect-champagne = receive { $n } champagne
    .short = { $n } champagne
grand-austria-hotel-effect-dancer =
    { $how ->
        [free]
            { $n ->
                [one] send a dancer free
               *[other] send up to { $n } dancers free
            }
        [less]
            { $n ->
                [one] send a dancer for { $discount } champagne less
               *[other]
                    { $less ->
                        [0] send up to { $n } dancers, each for { $discount } champagne less
                       *[other] send up to { $n } dancers, the first for { $discount } champagne less, each further one for { $less } more than the one before
                    }
            }
       *[full]
            { $n ->
                [one] send a dancer
               *[other] send up to { $n } dancers
            }
    }
    .short =
    { $how ->
        [free]
            { $n ->
                [one] dancer free
               *[other] { $n } dancers free
            }
        [less]
            { $n ->
                [one] dancer -{ $discount }
               *[other] { $n } dancers -{ $discount }
            }
       *[full]
            { $n ->
                [one] dancer
               *[other] { $n } dancers
            }
    }
grand-austria-hotel-effect-token =
    { $n ->
        [0] choose a bonus token and get its upper bonus
       *[other] choose a bonus token and get its lower bonus
    }
    .short = a bonus token

## What is not certain

grand-austria-hotel-field-spaces = Spaces
grand-austria-hotel-field-row-cost = Champagne of the rows
grand-austria-hotel-field-sections = Sections
grand-austria-hotel-field-bonus = Bonus
grand-austria-hotel-why-row-ladder = 3 champagne for the balcony, which counts as top row, is a fact; 2 and 1 continue the ladder
grand-austria-hotel-why-row-spaces = the printed numbers were not found; examples of the rulebook need at least 3 middle spaces and 8 in all with three players
grand-austria-hotel-why-row-spaces-strauss = that the middle row is missing with two players is a fact; the two left rows keep seven spaces
grand-austria-hotel-why-sections = the print was not found; 10 dancers in sections of 1, 2, 3 and 4 with bonuses worth about 1, 3, 5 and 8 points
grand-austria-hotel-why-sections-shown = the print was not found; 10 dancers in sections of 1, 2, 3 and 4; the third bonus is the one of an example in the rulebook
grand-austria-hotel-why-dove-tokens = the printed bonuses were not found; an upper one is worth about 4 to 5 points, a lower one about 6 to 7
