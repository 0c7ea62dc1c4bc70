# Alles Walzer!, module 3: special hotels.

grand-austria-hotel-payment-entrance = the entrance
grand-austria-hotel-action-entrance = { $entrance } is laid out
grand-austria-hotel-action-open =
    { $krones ->
        [one] Put up { $entrance } for 1 krone
       *[other] Put up { $entrance } for { $krones } krones
    }
    .short = { $krones } kr
grand-austria-hotel-action-bid =
    { $krones ->
        [one] Bid 1 krone
       *[other] Bid { $krones } krones
    }
    .short = { $krones } kr
grand-austria-hotel-action-withdraw = Bid no more for this entrance
    .short = bid no more
grand-austria-hotel-action-shift = Move a { $origin } to { $space } and use that space
    .short = { $origin } to { $space }
grand-austria-hotel-action-fulfil =
    { $vp ->
        [none] Fulfil “{ $card }”
       *[other] Fulfil “{ $card }”: { $vp } VP
    }
grand-austria-hotel-action-redeem =
    { $bonus ->
        [unknown] Use your { $tile }
       *[other] Use your { $tile }: { $steps } back on the emperor track for { $bonus }
    }
    .short = { $tile }
grand-austria-hotel-action-token =
    { $bonus ->
        [unknown] Choose { $token }
       *[other] Choose { $token }: { $bonus }
    }

## Questions

grand-austria-hotel-question-OpenAuction = Which entrance do you put up for auction, and for how many krones? You have { $krones }.
grand-austria-hotel-question-RaiseBid =
    { $bid ->
        [one] { $entrance } stands at 1 krone. Do you raise? You have { $krones }.
       *[other] { $entrance } stands at { $bid } krones. Do you raise? You have { $krones }.
    }
grand-austria-hotel-question-ChooseToken =
    { $floor ->
        [0] { $source }: a column is full. Which token do you choose for its upper bonus?
       *[other] { $source }: a floor is full. Which token do you choose for its lower bonus?
    }
grand-austria-hotel-question-UseMoved = You have moved a die to { $space }. How do you use that space?
grand-austria-hotel-question-MustPlay = { $source }: which staff card do you play, for { $discount } less?
grand-austria-hotel-effect-must-play = play a staff card from your hand, { $discount } cheaper, if you can pay one
    .short = must play at -{ $discount }

## Events

grand-austria-hotel-event-entrance-laid = { $entrance } is laid out.
grand-austria-hotel-event-own-politics-laid = “{ $card }” lies with Ninas Melange.
grand-austria-hotel-event-own-tile-laid = { $tile } lies with The Grand Wray Hotel.
grand-austria-hotel-event-opened-bid =
    { $who ->
        [you] You put up { $entrance } and bid { $krones }.
       *[other] { $name } puts up { $entrance } and bids { $krones }.
    }
grand-austria-hotel-event-bid =
    { $who ->
        [you] You bid { $krones }.
       *[other] { $name } bids { $krones }.
    }
grand-austria-hotel-event-withdrew =
    { $who ->
        [you] You bid no more for { $entrance }.
       *[other] { $name } bids no more for { $entrance }.
    }
grand-austria-hotel-event-gained-entrance =
    { $who ->
        [you]
            { $krones ->
                [0] You get { $entrance } free.
               *[other] You get { $entrance } for { $krones }.
            }
       *[other]
            { $krones ->
                [0] { $name } gets { $entrance } free.
               *[other] { $name } gets { $entrance } for { $krones }.
            }
    }
grand-austria-hotel-event-dice-sum =
    { $who ->
        [you] Both your dice add up to { $total }.
       *[other] Both dice of { $name } add up to { $total }.
    }
grand-austria-hotel-event-token-used =
    { $floor ->
        [0]
            { $who ->
                [you] You use the upper bonus of { $token }.
               *[other] { $name } uses the upper bonus of { $token }.
            }
       *[other]
            { $who ->
                [you] You use the lower bonus of { $token }.
               *[other] { $name } uses the lower bonus of { $token }.
            }
    }
grand-austria-hotel-event-fulfilled =
    { $who ->
        [you] You fulfil your card “{ $card }”.
       *[other] { $name } fulfils the card “{ $card }”.
    }
grand-austria-hotel-event-politics-counted =
    { $who ->
        [you] You have fulfilled { $count } politics cards: +{ $amount } VP.
       *[other] { $name } has fulfilled { $count } politics cards: +{ $amount } VP.
    }
grand-austria-hotel-event-redeemed =
    { $who ->
        [you] You use your { $tile }.
       *[other] { $name } uses the own { $tile }.
    }
grand-austria-hotel-event-guests-counted =
    { $count ->
        [one]
            { $who ->
                [you] One guest has left you complete in this round.
               *[other] One guest has left { $name } complete in this round.
            }
       *[other]
            { $who ->
                [you] { $count } guests have left you complete in this round.
               *[other] { $count } guests have left { $name } complete in this round.
            }
    }
grand-austria-hotel-event-moved-die =
    { $who ->
        [you] You move a { $origin } to { $space }.
       *[other] { $name } moves a { $origin } to { $space }.
    }

## Refusals

error-must-open-bid = “{ $text }” has to wait: put an entrance up for auction, such as “open dove 0”. The opener cannot pass.
error-entrance-not-offered = { $entrance } is not up for auction.
error-bid-too-high = You cannot bid { $bid } for { $entrance }: you have { $krones }.
error-bid-or-withdraw = “{ $text }” has to wait: bid more than { $bid }, or say “withdraw”.
error-bid-not-higher = A bid of { $bid } is not higher than { $highest }.
error-must-choose-token = “{ $text }” has to wait: choose a token, such as “token token_1”.
error-token-gone = { $token } is gone.
error-not-own-politics = “{ $card }” is not a politics card of your own.
error-already-fulfilled = You have fulfilled “{ $card }” already.
error-not-own-tile = { $tile } is not a tile of your own.
error-redeemed-this-turn = You have used a tile of your own in this turn.
error-too-few-steps = { $tile } needs { $steps } spaces to go back on the emperor track.
error-must-use-moved = “{ $text }” has to wait: you have moved a die to { $space } and now use that space.
error-cannot-move-dice = You cannot move dice: that is for the owner of The Kozi Palace, Vienna.
error-not-neighbours = The spaces { $origin } and { $space } are not neighbours.
error-must-play-now = “{ $text }” has to wait: play a staff card that you can pay.
error-entrance-misplaced = { $entrance } lies in two places, or belongs to no module of this game.
error-belongings-misplaced = These cannot lie with an entrance here: { $cards }.
error-no-special-hotels = There are no special hotels in this game: they belong to module 3 of the expansion.
