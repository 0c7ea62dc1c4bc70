"""Grand Austria Hotel: guests, dice, rooms, staff and the emperor's favour in seven rounds."""
