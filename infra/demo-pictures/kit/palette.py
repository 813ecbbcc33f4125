"""One scene in other colours: a variation's palette says what stands in for the series' own tones.

Materials ask `tone` for every colour they are given, so a scene needs no code of its own to be furnished in ash and
blue instead of oak and linen. One process renders one picture: the palette is set once, before anything is built.
"""
OAK, WALNUT, LINEN = (0.42, 0.26, 0.13), (0.16, 0.085, 0.045), (0.6, 0.54, 0.45)
WHITE, CEILING = (0.8, 0.78, 0.74), (0.8, 0.78, 0.75)
RUST, TEAL, HIDE = (0.28, 0.13, 0.07), (0.1, 0.16, 0.17), (0.19, 0.1, 0.05)
RUG, BORDER = (0.52, 0.45, 0.35), (0.3, 0.22, 0.15)

PALETTES = {
    'oak': {},
    'ash': {OAK: (0.58, 0.45, 0.31), WALNUT: (0.4, 0.28, 0.17), LINEN: (0.5, 0.52, 0.53), RUST: (0.22, 0.32, 0.42), TEAL: (0.05, 0.1, 0.2),
            HIDE: (0.42, 0.36, 0.28), WHITE: (0.8, 0.8, 0.79), CEILING: (0.82, 0.82, 0.81), RUG: (0.5, 0.54, 0.58), BORDER: (0.16, 0.22, 0.3)},
    'walnut': {OAK: (0.2, 0.11, 0.06), WALNUT: (0.085, 0.048, 0.03), LINEN: (0.5, 0.45, 0.37), RUST: (0.5, 0.29, 0.05), TEAL: (0.13, 0.15, 0.06),
               HIDE: (0.06, 0.045, 0.035), WHITE: (0.75, 0.71, 0.64), RUG: (0.36, 0.3, 0.22), BORDER: (0.14, 0.1, 0.07)},
    'graphite': {OAK: (0.12, 0.105, 0.095), WALNUT: (0.05, 0.045, 0.042), LINEN: (0.16, 0.165, 0.175), RUST: (0.55, 0.24, 0.06), TEAL: (0.6, 0.58, 0.54),
                 HIDE: (0.28, 0.12, 0.05), WHITE: (0.72, 0.72, 0.71), RUG: (0.42, 0.42, 0.41), BORDER: (0.1, 0.1, 0.1)},
    'clay': {OAK: (0.46, 0.29, 0.17), WALNUT: (0.24, 0.11, 0.06), LINEN: (0.48, 0.21, 0.12), RUST: (0.68, 0.58, 0.46), TEAL: (0.3, 0.32, 0.2),
             HIDE: (0.36, 0.2, 0.1), WHITE: (0.76, 0.66, 0.55), RUG: (0.6, 0.5, 0.39), BORDER: (0.42, 0.18, 0.1)},
    'sage': {OAK: (0.52, 0.37, 0.21), WALNUT: (0.26, 0.16, 0.09), LINEN: (0.2, 0.25, 0.17), RUST: (0.6, 0.48, 0.28), TEAL: (0.7, 0.66, 0.58),
             HIDE: (0.4, 0.26, 0.13), WHITE: (0.76, 0.77, 0.7), RUG: (0.58, 0.56, 0.46), BORDER: (0.2, 0.24, 0.15)},
    'navy': {OAK: (0.38, 0.23, 0.12), WALNUT: (0.14, 0.08, 0.05), LINEN: (0.045, 0.075, 0.15), RUST: (0.6, 0.42, 0.14), TEAL: (0.7, 0.68, 0.63),
             HIDE: (0.5, 0.44, 0.35), WHITE: (0.79, 0.78, 0.76), RUG: (0.62, 0.58, 0.5), BORDER: (0.06, 0.09, 0.16)},
    'plum': {OAK: (0.34, 0.21, 0.12), WALNUT: (0.12, 0.07, 0.045), LINEN: (0.24, 0.08, 0.13), RUST: (0.6, 0.5, 0.42), TEAL: (0.42, 0.24, 0.22),
             HIDE: (0.14, 0.1, 0.085), WHITE: (0.78, 0.73, 0.7), RUG: (0.5, 0.42, 0.39), BORDER: (0.2, 0.07, 0.1)},
}

_swaps = {}


def use(name):
    """Sets the palette for everything that is built from now on."""
    _swaps.clear()
    _swaps.update(PALETTES[name])


def tone(color):
    """The colour that stands in for this one."""
    return _swaps.get(color, color)
