# Alles Walzer! in the terminal. Lines are narrow.

austria-entrances = Up for auction
austria-entrance = Entrance
# Per token the bonus for a column | the one for a floor.
austria-tokens = Tokens
austria-own-politics = Own politics
austria-own-tiles = Own tiles
# Heading of the ballrooms, and of the own dancers who have not danced yet.
austria-balls = Balls
austria-rehearsal = Rehearsal
austria-scored = scored
austria-no-balls = There are no ballrooms at this table.
austria-our-figure = { $sign } figures of our own, as the printed ones were not found
austria-key = Key: { $name }
austria-key-free = Key: on the board
# A bell card that was used: it lies face down.
austria-rung = rung
# Guests in the pile of an entrance, and guests kept as they count for a politics card.
austria-round-pile = Guests this round: { $guests }
austria-counted = Guests that count: { $guests }
austria-help-balls = shows the ballrooms, their bonuses and scorings, and all rehearsal rooms
