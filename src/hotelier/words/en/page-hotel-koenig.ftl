### The page of Hotel-König.

## Seats and board

page-koenig-you = you
page-koenig-person = guest
page-koenig-worth = worth { $worth }
page-koenig-hidden = hidden
page-koenig-seats = Players
page-koenig-money-of = { $name }: money { $money }, worth { $worth }
page-koenig-money-hidden = { $name }: money hidden
page-koenig-board = Board, 12 columns, 9 rows
page-koenig-cell-empty = { $tile }, empty
page-koenig-cell-lone = { $tile }, lone tile
page-koenig-cell-chain = { $tile }, { $chain }, { $size } tiles
page-koenig-cell-own = { $tile }, your tile: { $text }
page-koenig-cell-laid = { $tile }, just laid
page-koenig-tag = { $chain } { $size }
page-koenig-tag-price = { $chain } { $size }, { $price }
page-koenig-tag-stays = { $chain } { $size }, stays
page-koenig-tag-goes = { $chain } { $size }, dissolves
page-koenig-tag-new = { $chain } { $size }, new: { $price }
page-koenig-tiles = Your tiles
page-koenig-tiles-now = lay one
page-koenig-tiles-later = for your next turn
page-koenig-drawn-later = drawn at the end of the turn

## Steps of a turn

page-koenig-steps = Steps of the turn
page-koenig-step-tile = Tile
page-koenig-step-laid = Tile { $tile }
page-koenig-step-name = Name the chain
page-koenig-step-survivor = Survivor
page-koenig-step-bonus = Bonus
page-koenig-step-shares = Your shares
page-koenig-step-others = Others
page-koenig-step-end = The end?
page-koenig-step-buy = Buy up to { $left }
page-koenig-step-draw = Draw

## Laying and founding

page-koenig-ask-lay = Which tile do you lay?
page-koenig-ask-found = Which chain do you found?
page-koenig-why-found =
    { $lone ->
        [none] { $tile } begins a new chain of { $size }.
       *[other] { $tile } joins { $lone }: a new chain of { $size }.
    }
page-koenig-group-low = low price
page-koenig-group-middle = middle price
page-koenig-group-high = high price
page-koenig-found-now = share now, { $size } tiles
page-koenig-found-grown = with 5 tiles
page-koenig-found-safe = with 11, safe
page-koenig-found-bonus = largest holder now
page-koenig-found-bank = { $stock } in the bank
page-koenig-found-held = { $name } holds { $shares }
page-koenig-found-free = You get one { $chain } share free, worth { $price }
page-koenig-do-found = Found { $chain }

## A merger

page-koenig-takes-over = { $survivor } takes over { $chain }
page-koenig-dissolved = { $chain } is dissolved
page-koenig-why-merger =
    { $safe ->
        [1] { $size } tiles, safe. { $survivor } shares rise from { $before } to { $after }.
       *[0] { $size } tiles. { $survivor } shares rise from { $before } to { $after }.
    }
page-koenig-why-dissolved = A share is worth { $price }.
page-koenig-keep = Keep
page-koenig-sell = Sell
page-koenig-exchange = Exchange
page-koenig-the-rest = the rest
page-koenig-each = { $price } each
page-koenig-two-for-one = 2 for 1
page-koenig-keep-for = for a new { $chain }
page-koenig-gives-money = +{ $amount }
page-koenig-gives-shares = +{ $shares } { $survivor }, worth { $worth }
page-koenig-fewer = Fewer
page-koenig-more = More
page-koenig-money-to = Your money { $before } to { $after }
page-koenig-shares-to = { $chain } { $before } to { $after }
page-koenig-do-keep = Keep all
page-koenig-do-sell = Sell { $sell }
page-koenig-do-exchange = Exchange { $exchange }
page-koenig-do-both = Sell { $sell }, exchange { $exchange }
page-koenig-sell-all = Sell all
page-koenig-keep-all = Keep all
page-koenig-exchange-all = Exchange all
page-koenig-save-order = Do the same whenever { $chain } is dissolved
page-koenig-order-saved = Standing order saved
page-koenig-bonus-of = { $name } gets { $amount } as holder of { $shares }

## Buying

page-koenig-ask-buy = Which shares do you buy?
page-koenig-why-buy = Up to { $left }, at today’s prices, from the bank. Also by a click on the chain.
page-koenig-bought-all = You have bought all you may
page-koenig-none-left = no more is possible
page-koenig-more-left =
    { $left ->
        [one] one more is possible
       *[other] { $left } more are possible
    }
page-koenig-money-left = { $money } left
page-koenig-basket = { $count } { $chain }
page-koenig-do-buy = Buy { $basket } for { $amount }
page-koenig-do-buy-none = Buy nothing
page-koenig-do-end = End your turn
page-koenig-largest-alone = { $chain } { $before } to { $after }: largest holder alone
page-koenig-largest-level = { $chain } { $before } to { $after }: level with { $names } as largest holder
page-koenig-second = { $chain } { $before } to { $after }: second holder
page-koenig-no-place = { $chain } { $before } to { $after }: no bonus yet
page-koenig-if-scored = If { $chain } were scored now: { $after } instead of { $before } for you.

## Chains and prices

page-koenig-chains = Chains
page-koenig-chain = Chain
page-koenig-size = Tiles
page-koenig-share = Share
page-koenig-own = You
page-koenig-bank = Bank
page-koenig-buy = Buy
page-koenig-first = largest holder
page-koenig-second-holder = second holder
page-koenig-safe = safe
page-koenig-no-chains = No chain is on the board yet.
page-koenig-a-to-b = { $before } to { $after }
page-koenig-prices = Price of a share
page-koenig-bonus-rule =
    { $tiers ->
        [3] bonus: largest 10 times, then 7.5 and 5 times
       *[2] bonus: largest 10 times, second 5 times
    }
page-koenig-not-founded = not founded:

## Parts of the narrow page

page-koenig-tab-board = Board
page-koenig-tab-tiles = Tiles
page-koenig-tab-shares = Shares
page-koenig-tab-prices = Prices
page-koenig-tab-log = Log
page-koenig-tab-now = Now

## The end

page-koenig-end = Announce the end
page-koenig-wins = { $name } wins by { $margin }
page-koenig-you-win = You win by { $margin }
page-koenig-shared = { $names } share the first place
page-koenig-where-from = Where the money came from
page-koenig-before-end = Money before the end
page-koenig-final = Chains on the board: bonus, then shares sold
page-koenig-chain-at-end = { $size } tiles, share { $price }
page-koenig-count =
    { $shares ->
        [one] one share
       *[other] { $shares } shares
    }
page-koenig-worthless = not on the board, worth nothing
page-koenig-total = Money
page-koenig-curve = Worth over the game
page-koenig-curve-unit = in thousands, if it had ended then
page-koenig-again = Play again with the same people
page-koenig-show-board = Look at the board
page-koenig-show-bill = Back to the score

## Keys

page-koenig-key-tile = Lay the tile with this number
page-koenig-key-chain = Choose this chain, or buy a share of it
page-koenig-key-keep = Keep all shares
page-koenig-key-trade = Exchange two shares more
page-koenig-key-sell = Sell one share more
page-koenig-key-do = What the main button says
page-koenig-key-clear = Choose anew

## Around the board

page-koenig-step-of = { $name }, step { $step } of { $steps }
page-koenig-progress =
    { $turn ->
        [0] { $laid } of 108 tiles laid
       *[other] Turn { $turn }, { $laid } of 108 tiles laid
    }
page-koenig-holdings-open = Open holdings
page-koenig-holdings-hidden = Hidden holdings
page-koenig-holds-none = no shares
page-koenig-more-ways = More ways
page-koenig-bank-counts = counts as { $shares }
page-koenig-bank-rule = two players: the bank counts, too
page-koenig-tab-players = Players
page-koenig-copy-link = Copy the link
page-koenig-course = How it went
page-koenig-course-count = mergers: { $count }
page-koenig-course-first = First merger:
page-koenig-course-largest = Largest bonuses:
page-koenig-course-took = { $survivor } took { $chains }, turn { $turn }
page-koenig-course-own = +{ $amount } for you
