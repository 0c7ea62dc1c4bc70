# `hotelier cards`: alle Karten und Pläne erklärt.

cards-guest = { FORM($colour, "masculine") } Gast, will { $order }, { $vp } SP
cards-staff =
    { $intro ->
        [none]
            { $cost ->
                [one] kostet 1 Krone
               *[other] kostet { $cost } Kronen
            }
       *[other]
            { $cost ->
                [one] kostet 1 Krone, Einstiegsset { $intro }
               *[other] kostet { $cost } Kronen, Einstiegsset { $intro }
            }
    }
cards-politics = Stapel { $stack }, { $vp } SP
# Zwei Satzteile in einem Text.
cards-apart = { $first }; { $second }
cards-stack = Stapel { $stack }
cards-tile = Bonus: { $bonus }; Strafe: { $penalty }
cards-hotel = von der untersten Etage nach oben { $floors }; { $groups } Gruppen; aufgedruckte SP: { $vp }
# Was nicht sicher ist. $what: das Merkmal, oder "none" für die ganze Karte.
cards-doubt =
    { $what ->
        [none] { $kind }: { $why }.
       *[other] { $what }, { $kind }: { $why }.
    }
cards-our-name = Der Name ist unsere eigene Übersetzung.
cards-kind-guests = Gäste
cards-kind-staff = Personal
cards-kind-politics = Politikkarten
cards-kind-emperor = Kaiserplättchen
cards-kind-hotels = Hotelpläne
cards-data = Eigene Zahlen: { $name }
cards-track = Kaiserleiste
cards-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
error-unknown-card =
    { $near ->
        [none] Es gibt keine Karte „{ $card }“. Gib eine Nummer, einen Schlüssel oder einen Namen an, etwa 75 oder Baronin.
       *[other] Es gibt keine Karte „{ $card }“. Meintest du „{ $near }“?
    }
error-unknown-kind = Es gibt keine Karten der Art „{ $kind }“. Die Arten: { $kinds }.
error-no-cards = { $game } hat keine Karten zu erklären.
