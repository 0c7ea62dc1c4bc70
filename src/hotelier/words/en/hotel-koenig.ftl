# Hotel-König. Values: $tile 9F, $chain Luxor, $name a player, numbers as they are.
# $who is "you" for the reader's own seat, "bank" for the bank (HK-11), "other" otherwise.

hotel-koenig-title = Hotel-König
hotel-koenig-tagline = Found hotel chains, buy their shares, merge them, and be the richest at the end.
hotel-koenig-how-to =
    Each turn you lay one of your tiles on its square. A tile beside a lone tile founds a chain, a tile beside a chain makes it grow, and a tile between chains merges them: the largest takes over, and the two largest holders of the others get a bonus. Then you buy up to three shares. Large chains are dear, and from 11 tiles on they are safe. At the end the largest holders get their bonuses once more, all shares are sold, and the most money wins.

hotel-koenig-sheet = Money
hotel-koenig-marks = On the board: a letter is a chain, “o” a lone tile, [1] your first tile, (1) your first tile if it cannot be laid now. A chain with * is safe.

## Names

hotel-koenig-chain-Airport = Airport
hotel-koenig-chain-Festival = Festival
hotel-koenig-chain-Imperial = Imperial
hotel-koenig-chain-Luxor = Luxor
hotel-koenig-chain-Oriental = Oriental
hotel-koenig-chain-Prestige = Prestige
hotel-koenig-chain-Continental = Continental
hotel-koenig-chain-unknown = a chain
hotel-koenig-tile-unknown = a tile

## Why a game ends, and where money came from

hotel-koenig-reason-running = the game goes on
hotel-koenig-reason-all-safe = all chains are safe
hotel-koenig-reason-41-tiles = a chain has 41 tiles or more
hotel-koenig-reason-no-tiles-left = no tiles are left
hotel-koenig-reason-no-tile-in-a-round = nobody could lay a tile for a whole round
hotel-koenig-reason-unknown = an unknown reason

hotel-koenig-source-start = Money at the start
hotel-koenig-source-purchases = Shares bought
hotel-koenig-source-sales = Shares sold in mergers
hotel-koenig-source-bonuses = Bonuses in mergers
hotel-koenig-source-founding = Founding
hotel-koenig-source-final-bonuses = Bonuses at the end
hotel-koenig-source-final-sales = Shares sold at the end

## Questions

hotel-koenig-question-LayTile = Which tile do you lay?
hotel-koenig-question-FoundChain = { $tile } founds a chain. Which one?
hotel-koenig-question-ChooseSurvivor = { $tile } merges chains of equal size. Which one survives?
hotel-koenig-question-ChooseDissolved = Which chain is dissolved next?
hotel-koenig-question-TradeShares =
    { $shares ->
        [one] { $survivor } takes over { $chain }. You hold one share.
       *[other] { $survivor } takes over { $chain }. You hold { $shares } shares. How many { $survivor } shares do you take, for two { $chain } each?
    }
hotel-koenig-question-SellShares =
    { $shares ->
        [one] { $chain } is dissolved. You hold one share, worth { $price }. Do you sell it?
       *[other] { $chain } is dissolved. You hold { $shares } shares, worth { $price } each. How many do you sell?
    }
hotel-koenig-question-BuyShares =
    { $left ->
        [0] You have bought all you may. End your turn?
        [one] You have { $money }. Buy one more share?
       *[other] You have { $money }. Buy shares? You may buy { $left }.
    }
hotel-koenig-question-AnnounceEnd = The game can end now. Do you announce it?

## Actions, as choices

hotel-koenig-action-draw = Draw { $tile }
# $effect: what the tile would do; $chains: what it touches, the survivor first; $size: size afterwards.
hotel-koenig-action-lay =
    { $effect ->
        [lone] Lay { $tile }: stays alone
        [found] Lay { $tile }: founds a chain of { $size }
        [grow] Lay { $tile }: { $chains } grows to { $size }
        [take-over] Lay { $tile }: { $survivor } takes over { $others }
        [merge] Lay { $tile }: merges { $chains }, you choose who survives
        [eighth-chain] { $tile } is unplayable: it would found an eighth chain
        [two-safe-chains] { $tile } is unplayable: it would merge safe chains
       *[unknown] Lay { $tile }
    }
hotel-koenig-action-pass = Lay no tile
hotel-koenig-action-announce = Announce the end
hotel-koenig-action-continue = Play on
hotel-koenig-action-found =
    { $price ->
        [0] Found { $chain }
       *[other] Found { $chain }: a share is worth { $price }
    }
hotel-koenig-action-survivor = { $chain } survives
hotel-koenig-action-dissolve = Dissolve { $chain }
hotel-koenig-action-trade =
    { $gained ->
        [0] Exchange nothing
       *[other]
            { $chain ->
                [none] Exchange { $given } for { $gained }
               *[other] Exchange { $given } { $chain } for { $gained } { $survivor }
            }
    }
hotel-koenig-action-sell =
    { $shares ->
        [0] Sell nothing
       *[other]
            { $amount ->
                [0] Sell { $shares }
               *[other]
                    { $kept ->
                        [0] Sell { $shares } for { $amount }
                       *[other] Sell { $shares } for { $amount }, keep { $kept }
                    }
            }
    }
hotel-koenig-action-buy =
    { $price ->
        [0] Buy { $chain }
       *[other] Buy { $chain } for { $price }
    }
hotel-koenig-action-stop =
    { $left ->
        [0] End your turn
       *[other] Buy no more and end your turn
    }

## What happened

hotel-koenig-event-start-tile =
    { $who ->
        [you] You draw { $tile } for the start.
       *[other] { $name } draws { $tile } for the start.
    }
hotel-koenig-event-starts =
    { $who ->
        [you] You begin: { $tile } is the lowest tile.
       *[other] { $name } begins: { $tile } is the lowest tile.
    }
hotel-koenig-event-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
    }
hotel-koenig-event-drew =
    { $who ->
        [you] You draw { $tile }.
       *[other] { $name } draws { $tile }.
    }
hotel-koenig-event-discarded =
    { $who ->
        [you] You discard { $tile }, which cannot be played.
       *[other] { $name } discards { $tile }, which cannot be played.
    }
hotel-koenig-event-laid =
    { $who ->
        [you] You lay { $tile }.
       *[other] { $name } lays { $tile }.
    }
hotel-koenig-event-no-tile =
    { $who ->
        [you] You have no playable tile.
       *[other] { $name } has no playable tile.
    }
hotel-koenig-event-founded =
    { $who ->
        [you] You found { $chain } with { $size } tiles.
       *[other] { $name } founds { $chain } with { $size } tiles.
    }
hotel-koenig-event-founder-share =
    { $who ->
        [you] You get one { $chain } share as its founder.
       *[other] { $name } gets one { $chain } share as its founder.
    }
hotel-koenig-event-founder-share-none =
    { $who ->
        [you] The bank has no { $chain } share for you.
       *[other] The bank has no { $chain } share for { $name }.
    }
hotel-koenig-event-founder-share-owed =
    { $who ->
        [you] The bank owes you the next { $chain } share that comes back.
       *[other] The bank owes { $name } the next { $chain } share that comes back.
    }
hotel-koenig-event-founder-share-cash =
    { $who ->
        [you] The bank has no { $chain } share and pays you { $amount } instead.
       *[other] The bank has no { $chain } share and pays { $name } { $amount } instead.
    }
hotel-koenig-event-grew = { $chain } grows to { $size } tiles.
hotel-koenig-event-merger = { $tile } merges chains: { $survivor } takes over { $others }.
hotel-koenig-event-bank-drew =
    { $number ->
        [one] The bank draws { $tile } and counts as holder of one { $chain } share.
       *[other] The bank draws { $tile } and counts as holder of { $number } { $chain } shares.
    }
# $place: 1 for the largest holder, 2 for the second, 3 for the third.
hotel-koenig-event-bonus =
    { $who ->
        [you]
            { $place ->
                [1] You get { $amount } as the largest holder of { $chain } (with { $shares }).
                [2] You get { $amount } as the second holder of { $chain } (with { $shares }).
               *[other] You get { $amount } as the third holder of { $chain } (with { $shares }).
            }
        [bank]
            { $place ->
                [1] The bank is the largest holder of { $chain } (with { $shares }); its { $amount } are not paid.
                [2] The bank is the second holder of { $chain } (with { $shares }); its { $amount } are not paid.
               *[other] The bank is the third holder of { $chain } (with { $shares }); its { $amount } are not paid.
            }
       *[other]
            { $place ->
                [1] { $name } gets { $amount } as the largest holder of { $chain } (with { $shares }).
                [2] { $name } gets { $amount } as the second holder of { $chain } (with { $shares }).
               *[other] { $name } gets { $amount } as the third holder of { $chain } (with { $shares }).
            }
    }
hotel-koenig-event-no-bonus = Nobody holds { $chain } shares, so no bonus is paid.
hotel-koenig-event-traded =
    { $who ->
        [you] You exchange { $given } { $chain } for { $gained } { $survivor }.
       *[other] { $name } exchanges { $given } { $chain } for { $gained } { $survivor }.
    }
hotel-koenig-event-sold =
    { $who ->
        [you] You sell { $shares } { $chain } for { $amount }.
       *[other] { $name } sells { $shares } { $chain } for { $amount }.
    }
hotel-koenig-event-kept =
    { $who ->
        [you] You keep { $shares } { $chain }.
       *[other] { $name } keeps { $shares } { $chain }.
    }
hotel-koenig-event-joined = { $chain } now has { $size } tiles.
hotel-koenig-event-bank-laid = The bank lays { $tile }.
hotel-koenig-event-bank-tile-unplayable = The bank cannot lay { $tile }: the tile leaves the game.
hotel-koenig-event-bought =
    { $who ->
        [you] You buy { $chain } for { $price }.
       *[other] { $name } buys { $chain } for { $price }.
    }
hotel-koenig-event-announced =
    { $who ->
        [you] You announce the end: { $reason }.
       *[other] { $name } announces the end: { $reason }.
    }
hotel-koenig-event-final-scoring = The game ends: { $reason }.
hotel-koenig-event-final-sale =
    { $who ->
        [you] You sell { $shares } { $chain } for { $amount } at the end.
       *[other] { $name } sells { $shares } { $chain } for { $amount } at the end.
    }

# Several purchases or sales in a row, told at once. $basket: a list of hotel-koenig-basket; $amount:
# in all.
hotel-koenig-together-bought =
    { $who ->
        [you] You buy { $basket } for { $amount }.
       *[other] { $name } buys { $basket } for { $amount }.
    }
hotel-koenig-together-final-sale =
    { $who ->
        [you] You sell { $basket } for { $amount } at the end.
       *[other] { $name } sells { $basket } for { $amount } at the end.
    }
hotel-koenig-basket = { $count } { $chain }

## Options

option-preset = Which set of rules is played; single options come on top of it.
    .schmidt = the rulebook of the Schmidt edition
    .online = the rules common online, with open holdings, dead tiles replaced, and the end when all chains on the board are safe
option-hk-dead-tiles = What happens to tiles that could only merge two safe chains.
    .keep = they stay in the hand
    .replace-at-draw = they are replaced when drawing
    .replace-at-start = they are replaced at the start of the turn
option-hk-full-hand-redraw = Whether a player without any playable tile replaces the whole hand, once a turn.
    .off = no
    .on = yes
option-hk-hand-size = Tiles in hand.
option-hk-founder-share-empty = What the founder of a chain gets if the bank has no share of it.
    .none = nothing
    .owed = the next share that comes back to the bank
    .cash = the price of one share
option-hk-end-declaration = Whether the end must be announced as soon as it can be.
    .optional = the player decides
    .compulsory = at the first turn in which it can be
option-hk-end-condition = Which chains must be safe for the end. A chain of 41 tiles always suffices.
    .seven-safe = all seven chains
    .all-active-safe = all chains on the board, at least one
option-hk-end-timing = When the end may be announced.
    .after-tile = after laying the tile
    .any-time-in-turn = at any time in the own turn
option-hk-bonus-tiers = How many holders get a bonus.
option-hk-holdings = Whether the money and shares of the others can be seen.
    .hidden = only your own
    .open = everybody’s
option-hk-two-player-bank = Whether the bank counts as a shareholder in a game of two.
    .on = yes
    .off = no
option-hk-multi-merger-order = Which chain is dissolved first if a tile merges three or more.
    .smallest-first = the smallest
    .largest-first = the largest
option-hk-bonus-rounding = How the parts of a shared bonus are rounded.
    .up-100 = up to the next 100
    .exact = to the last one
    .down-100 = down to the last 100
option-hk-buy-limit = How many shares a player may buy in a turn.
option-hk-start-tiles = Whether the tiles drawn for the start are laid.
    .one-each = each player’s tile is laid
    .none = they only decide who begins
option-hk-multi-merger-bonus = When bonuses are paid if a tile merges three or more chains.
    .per-chain = chain by chain, each followed by its shares
    .all-first = all of them before anybody decides about shares

## Why an action is refused

error-must-lay = You have a playable tile, so you have to lay one.
error-lay-first = A tile comes first: “{ $text }” has to wait until one is laid.
error-not-in-hand =
    { $hand ->
        [none] { $tile } is not in your hand, which is empty.
       *[other] { $tile } is not in your hand. You hold { $hand }.
    }
error-eighth-chain = { $tile } would found an eighth chain, and there are only seven. Lay another tile.
error-two-safe-chains = { $tile } would merge two safe chains. Lay another tile.
error-no-end-condition = The end cannot be announced yet: it takes a chain of 41 tiles, or chains that are all safe.
error-announce-after-tile = The end is announced after laying the tile, not before.
error-must-announce-or-continue = “{ $text }” has to wait: first say “announce” to end the game or “continue” to play on.
error-must-found = “{ $text }” has to wait: your tile founds a chain, so choose its name first, such as “found Luxor”.
error-chain-on-board = { $chain } is on the board already. Found a chain that is not.
error-must-choose-survivor = “{ $text }” has to wait: first choose which chain survives, such as “survivor Luxor”.
error-not-among-largest = { $chain } is not among the largest of the merging chains, so it cannot survive. Choose one of the largest.
error-must-choose-dissolved = “{ $text }” has to wait: first choose which chain is dissolved next, such as “dissolve Luxor”.
error-not-next-to-dissolve = { $chain } is not due to be dissolved now. Choose one of the chains that are.
error-must-trade = “{ $text }” has to wait: first say how many shares you take in exchange for { $chain }, such as “trade 1” or “trade 0”.
error-cannot-trade =
    { $most ->
        [0] “{ $text }” is not possible: you hold { $shares }, and the bank has { $stock } of { $survivor }. Say “trade 0”.
       *[other] “{ $text }” is not possible: you hold { $shares }, and the bank has { $stock } of { $survivor }. You can take { $most } at most.
    }
error-nothing-to-trade = { $chain } shares cannot be exchanged any more. Say how many you sell, such as “sell 1” or “sell 0”.
error-must-sell = “{ $text }” has to wait: first say how many { $chain } shares you sell, such as “sell 1” or “sell 0”.
error-too-few-shares = “{ $text }” is not possible: you hold { $shares } of { $chain }.
error-must-buy-or-stop = “{ $text }” has to wait: now buy a share, such as “buy Luxor”, or say “stop” to end your turn.
error-buy-limit =
    { $limit ->
        [one] You have bought one share, and more is not allowed in a turn. Say “stop”.
       *[other] You have bought { $limit } shares, and more is not allowed in a turn. Say “stop”.
    }
error-chain-not-on-board = { $chain } is not on the board, so its shares cannot be bought.
error-no-stock = The bank has no { $chain } share left.
error-too-dear = One { $chain } share costs { $price }, and you have { $money }.

## Why a position is refused

error-negative-money = Seat { $seat } has { $money }, but money cannot be negative.
error-ledger = Seat { $seat } has { $money }, but the ledger adds up to { $sum }.
error-share-count = There should be { $wanted } shares of { $chain }, none of them negative, but players hold { $held } and the bank { $stock }.
error-chain-size = { $chain } should have { $size } tiles, but the board shows { $tiles }.
error-chain-of-one = { $chain } has one tile only, { $tile }. A chain has two or more; draw a lone tile as “o”.
error-chains-touch = { $chain } touches { $other } at { $tile }. Chains that touch have to be one chain.
error-chain-apart = The tiles of { $chain } are not connected. A chain has to hang together.
error-lone-beside-chain = { $tile } lies beside { $chain } but belongs to no chain. A tile beside a chain is part of it.
error-tile-count =
    { $times ->
        [0] Tile { $tile } is nowhere. Every tile is on the board, in a hand, in the pile or out of the game.
       *[other] Tile { $tile } is in { $times } places. Every tile can be in one place only.
    }
error-hand-size = Seat { $seat } has { $tiles } tiles in hand, but { $most } is the most.
