# `hotelier cards`: all cards and boards explained.

cards-guest = { $colour } guest, wants { $order }, { $vp } VP
cards-staff =
    { $intro ->
        [none]
            { $cost ->
                [one] costs 1 krone
               *[other] costs { $cost } krones
            }
       *[other]
            { $cost ->
                [one] costs 1 krone, introductory set { $intro }
               *[other] costs { $cost } krones, introductory set { $intro }
            }
    }
cards-politics = stack { $stack }, { $vp } VP
# Two clauses in one text.
cards-apart = { $first }; { $second }
cards-stack = stack { $stack }
cards-tile = bonus: { $bonus }; penalty: { $penalty }
cards-hotel = from the ground floor up { $floors }; { $groups } groups; printed VP: { $vp }
# What is not certain. $what: the field, or "none" for the whole card.
cards-doubt =
    { $what ->
        [none] { $kind }: { $why }.
       *[other] { $what }, { $kind }: { $why }.
    }
# Shown where the printed name in this language is not known, so never in English.
cards-our-name = The name is our own translation.
cards-kind-guests = Guests
cards-kind-staff = Staff
cards-kind-politics = Politics cards
cards-kind-emperor = Emperor tiles
cards-kind-hotels = Hotel boards
cards-data = House data: { $name }
cards-track = Emperor track
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
error-unknown-card =
    { $near ->
        [none] There is no card “{ $card }”. Give a number, a key or a name, such as 75 or Baroness.
       *[other] There is no card “{ $card }”. Did you mean “{ $near }”?
    }
error-unknown-kind = There are no cards of the kind “{ $kind }”. The kinds are { $kinds }.
error-no-cards = { $game } has no cards to explain.
