# Alles Walzer! in the terminal. Lines are narrow.

austria-entrances = Up for auction
austria-entrance = Entrance
# Per token the bonus for a column | the one for a floor.
austria-tokens = Tokens
austria-own-politics = Own politics
austria-own-tiles = Own tiles
