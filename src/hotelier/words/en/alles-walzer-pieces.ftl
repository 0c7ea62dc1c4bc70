# `hotelier cards`: the boards and tiles of Alles Walzer! explained.

cards-kind-ballrooms = Ballrooms
cards-kind-rehearsals = Rehearsal rooms
cards-kind-celebrities = Celebrities
cards-kind-entrances = Hotel entrances
cards-kind-tokens = Bonus tokens
# $spaces: bottom, middle and top row, with two, three and four players.
cards-ballroom = top row: { $top }; middle row: { $middle }; scored: { $scoring }; spaces from the bottom row up with 2, 3 and 4 players: { $spaces }
cards-section =
    { $n ->
        [one] the section of one dancer: { $bonus }
       *[other] the section of { $n } dancers: { $bonus }
    }
cards-first-rooms =
    { $free ->
        [0]
            { $n ->
                [one] one more first room, at its cost
               *[other] { $n } more first rooms, at their cost
            }
       *[other]
            { $n ->
                [one] one more first room, free
               *[other] { $n } more first rooms, free
            }
    }
cards-first-guests =
    { $n ->
        [one] one more first guest
       *[other] { $n } more first guests
    }
cards-entrance = At once: { $gains }. Always: { $powers }.
cards-token = for a column: { $column }; for a floor: { $floor }
grand-austria-hotel-scoring-highest-row = your dancers times { $figures } for your highest row, bottom to top
grand-austria-hotel-scoring-row-majority = { $figures } VP for the most dancers of each row, by rank
grand-austria-hotel-scoring-by-number = { $figures } VP for 1, 2, 3, 4 and more dancers
grand-austria-hotel-scoring-majority = { $figures } VP for the most dancers, by rank
grand-austria-hotel-scoring-pairs = { $figures } VP for each two of your dancers
