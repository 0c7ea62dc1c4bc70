# Alles Walzer!: the modules of the expansion. Values as in grand-austria-hotel.ftl.

option-aw-modules = Which modules of the expansion Alles Walzer! are played: their digits in rising order (4 start player).
    .none = the base game alone

## Module 4: start player

grand-austria-hotel-origin-key = Key
grand-austria-hotel-effect-any-action = carry out one of the actions 1 to 5 with strength { $n }, whatever dice lie there
    .short = an action of { $n }
grand-austria-hotel-action-key = Take the key: a good of your choice, an action of strength 1, and order tile 1 next round
grand-austria-hotel-question-UseKey = { $source }: which action do you carry out, with strength { $strength }?
grand-austria-hotel-event-start-krones =
    { $who ->
        [you] You start with { $amount } krones.
       *[other] { $name } starts with { $amount } krones.
    }
grand-austria-hotel-event-took-key =
    { $who ->
        [you] You take the key.
       *[other] { $name } takes the key.
    }
grand-austria-hotel-event-key-returned =
    { $who ->
        [you] You put the key back and get order tile 1.
       *[other] { $name } puts the key back and gets order tile 1.
    }
error-no-key-in-game = There is no key in this game: it belongs to module 4 of the expansion.
error-key-taken = The key has been taken in this round.
error-key-not-in-extra-turn = An extra turn uses an action space; the key is taken instead of a die.
error-key-after-pass = You have passed in this round, so you cannot take the key any more.
error-joker-no-better = The joker would cost a krone and give nothing better. Use a space, such as “use 1”, or say “stop”.
error-key-misplaced = The key is on the board or covers a number of a player, and only in a game with module 4; here it is at { $key }.
