"""The kernel: frames, notation, codec, options, chance. It knows no game and speaks no language."""
