# The table in the browser: what the page is told beside events and choices.

# $name: who is to move.
table-waiting = { $name } is to move

# What an own tile would do, without its name. $effect, $size, $chains, $survivor, $others: as in
# hotel-koenig-action-lay.
hotel-koenig-tile =
    { $effect ->
        [lone] stays alone
        [found] founds a chain of { $size }
        [grow] { $chains } grows to { $size }
        [take-over] { $survivor } takes over { $others }
        [merge] merges { $chains }
        [eighth-chain] unplayable: an eighth chain
        [two-safe-chains] unplayable: safe chains
       *[unknown] can be laid
    }
