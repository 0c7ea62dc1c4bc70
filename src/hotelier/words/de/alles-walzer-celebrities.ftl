# Alles Walzer!, Modul 2: Prominente. Werte wie in grand-austria-hotel.ftl.

grand-austria-hotel-origin-lounge = Lounge
    .accusative = die Lounge
