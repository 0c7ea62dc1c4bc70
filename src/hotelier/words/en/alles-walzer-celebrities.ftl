# Alles Walzer!, module 2: celebrities. Values as in grand-austria-hotel.ftl.

grand-austria-hotel-origin-lounge = Lounge
grand-austria-hotel-diecolour-red = red
grand-austria-hotel-diecolour-blue = blue
grand-austria-hotel-diecolour-yellow = yellow
grand-austria-hotel-payment-coloured = the coloured die

## Choices. $price: krones in all, $vp: of the celebrity or its chip, $yield: of the action.

grand-austria-hotel-action-throw = Roll { $dice }
grand-austria-hotel-action-celebrity = { $celebrity } comes into the lounge
grand-austria-hotel-action-coloured =
    { $yield ->
        [none] Take the { $colour } die
       *[other]
            { $price ->
                [0] Take the { $colour } { $space } with { $celebrity } (+{ $vp } VP): { $yield }
                [one] Take the { $colour } { $space } with { $celebrity } (+{ $vp } VP) for { $price } krone: { $yield }
               *[other] Take the { $colour } { $space } with { $celebrity } (+{ $vp } VP) for { $price } krones: { $yield }
            }
    }
    .short =
    { $yield ->
        [none] { $colour }
       *[other] { $colour } { $space } with { $celebrity }: { $yield }
    }
grand-austria-hotel-action-boosted =
    { $yield ->
        [none] Take the { $colour } die and boost it
       *[other]
            { $price ->
                [0] Take the { $colour } { $space } with { $celebrity } (+{ $vp } VP) and boost it: { $yield }
                [one] Take the { $colour } { $space } with { $celebrity } (+{ $vp } VP) for { $price } krone and boost it: { $yield }
               *[other] Take the { $colour } { $space } with { $celebrity } (+{ $vp } VP) for { $price } krones and boost it: { $yield }
            }
    }
    .short = { $colour }
grand-austria-hotel-action-shiftcoloured = Move the { $colour } die to { $space } and use that space
    .short = { $colour } to { $space }
grand-austria-hotel-action-bin = Put the { $colour } die into the dustbin
grand-austria-hotel-action-consult =
    { $text ->
        [none] Ask { $celebrity } for help
       *[other] Ask { $celebrity } for help: { $text }
    }
    .short = ask { $celebrity }

## Questions

grand-austria-hotel-question-ChooseBin = Only coloured dice are left. Which one goes into the dustbin?

## Events

grand-austria-hotel-event-coloured-rolled = The { $colour } die: { $space }.
grand-austria-hotel-event-took-coloured =
    { $who ->
        [you] You take the { $colour } die.
       *[other] { $name } takes the { $colour } die.
    }
grand-austria-hotel-event-took-celebrity =
    { $who ->
        [you] { $celebrity } stays with you for this round.
       *[other] { $celebrity } stays with { $name } for this round.
    }
grand-austria-hotel-event-binned =
    { $who ->
        [you] You put the { $colour } die into the dustbin.
       *[other] { $name } puts the { $colour } die into the dustbin.
    }
grand-austria-hotel-event-consulted =
    { $who ->
        [you] You ask { $celebrity } for help.
       *[other] { $name } asks { $celebrity } for help.
    }
grand-austria-hotel-event-celebrity-came = { $celebrity } comes into the lounge ({ $colour }).
grand-austria-hotel-event-celebrity-left = { $celebrity } leaves the lounge.
grand-austria-hotel-event-celebrities-reshuffled =
    { $celebrities ->
        [one] The discarded celebrity forms a new pile.
       *[other] The { $celebrities } discarded celebrities form a new pile.
    }
grand-austria-hotel-event-chip = { $celebrity } gets a chip of { $vp } VP.

## Refusals

error-no-coloured-dice = There are no coloured dice in this game: they belong to module 2 of the expansion.
error-coloured-die-away = The { $colour } die lies on no action space any more.
error-no-die-in-extra-turn = An extra turn uses an action space; no die is taken, whatever its colour.
error-must-bin = “{ $text }” has to wait: say which die goes into the dustbin, such as “bin red”.
error-celebrity-not-held = { $celebrity } does not stay with you.
error-celebrity-helps-always = { $celebrity } helps without being asked.
error-celebrity-consulted = { $celebrity } has helped in this round already.
error-nothing-to-exchange = There is no dish and no drink in your kitchen to exchange.
error-no-kind-left = You cannot give { $good } as well: no kind would be left that you could receive.
error-celebrity-count = { $celebrity } lies in { $times } places; each celebrity in play lies in one, the others in none.

## The screen

austria-lounge = Lounge
austria-company = With you
