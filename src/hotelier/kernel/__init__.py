"""The kernel: frames, notation, codec, options, chance. It knows no game and no language."""
