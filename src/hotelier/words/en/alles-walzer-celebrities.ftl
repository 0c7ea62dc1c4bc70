# Alles Walzer!, module 2: celebrities. Values as in grand-austria-hotel.ftl.

grand-austria-hotel-origin-lounge = Lounge
