"""A bathroom in pale marble: a free-standing bath before the window, a walnut basin with a round mirror."""
from kit import light, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import WALNUT, fabric, glow, marble, metal, paint, plain, stone, wood

BRONZE = (0.32, 0.22, 0.13)


def build():
    light.daylight(azimuth=330, elevation=24, sky=0.2, sun=4.0, haze=1.5)
    wide, deep, tall = 4.2, 3.6, 2.7
    room.floor((0, -1.6), (wide, deep), stone((0.62, 0.56, 0.47), (0.9, 0.9), 0.2, 0.12, offset=0.0))
    room.ceiling((0, -1.6), (wide, deep), tall, paint((0.8, 0.78, 0.75), 0.8))
    room.wall((-0.2, -1.6), (0, deep), tall, marble((0.74, 0.71, 0.66), (0.42, 0.37, 0.32), 0.8, 0.2))
    room.wall((wide, -1.6), (wide + 0.2, deep), tall, paint((0.7, 0.65, 0.57)))
    room.wall((-0.2, -1.8), (wide, -1.6), tall)
    room.wall((0, deep), (wide, deep + 0.2), 0.5, marble((0.74, 0.71, 0.66), (0.42, 0.37, 0.32), 0.8, 0.2))
    room.glazing((0, deep + 0.1), (wide, deep + 0.1), tall, sill=0.5, panel=2.1, portal=-1)
    room.curtain((0.1, deep - 0.08), (0.9, deep - 0.08), tall, folds=8, depth=0.04, hang=0.02)
    room.curtain((wide - 0.8, deep - 0.08), (wide - 0.05, deep - 0.08), tall, folds=8, depth=0.04, hang=0.02)
    _bath((2.4, 2.55, 0))
    _basin(tall)
    shapes.box((0.36, 0.36, 0.42), (1.15, 2.5, 0), wood(WALNUT, along='z'), 0.02)
    for i in range(3):
        shapes.box((0.3 - i * 0.02, 0.24, 0.05), (1.15, 2.5, 0.42 + i * 0.052), fabric(((0.7, 0.67, 0.62), (0.3, 0.1, 0.14), (0.7, 0.67, 0.62))[i]), 0.018)
    plants.pot_plant((3.75, 3.1, 0), 1.4, seed=25)
    for x in (1.2, 3.0):
        room.downlight((x, 1.0, tall), 10)
    for i in range(5):
        plants.date_palm((-5 + i * 3.6, deep + 9 + (i % 2) * 2, -3.2), 5.5, seed=i + 90)
    shapes.span((-30, deep + 14, -3.2), (30, deep + 14.3, -0.4), paint((0.68, 0.61, 0.51), 0.85), 0)
    shapes.sheet(300, 300, (0, 100, -3.2), out.grass())
    stage.camera((2.9, -1.3, 1.42), (1.75, 2.6, 1.1), lens=21)
    return dict(samples=9, exposure=1.0)


def _bath(at):
    white = plain((0.78, 0.76, 0.72), 0.16)
    ring = ((0.52, 0.0), (0.6, 0.12), (0.7, 0.56), (0.71, 0.58), (0.66, 0.58), (0.56, 0.18), (0.0, 0.14))
    made = shapes.lathe(ring, at, white, 64)
    made.scale = (1.28, 0.62, 1.0)
    x, y = at[0] - 0.15, at[1] + 0.62
    bronze = metal(BRONZE, 0.25)
    shapes.tube([(x, y, 0), (x, y, 0.95), (x, y - 0.06, 1.0), (x, y - 0.22, 1.0), (x, y - 0.25, 0.94)], 0.016, bronze)
    shapes.tube([(x + 0.14, y, 0), (x + 0.14, y, 0.7)], 0.012, bronze)


def _basin(tall):
    """Along the left wall: drawers, a stone top, a bowl, the mirror with light behind its rim."""
    for y in (0.0, 0.75):
        shapes.span((0, y, 0.34), (0.52, y + 0.74, 0.78), wood(WALNUT, along='y'), 0.004)
        shapes.span((0.515, y + 0.1, 0.74), (0.53, y + 0.64, 0.752), metal(BRONZE, 0.3), 0.002)
    shapes.span((0, -0.04, 0.78), (0.55, 1.53, 0.82), marble(), 0.004)
    shapes.lathe(((0.08, 0), (0.17, 0.03), (0.22, 0.13), (0.215, 0.13), (0.15, 0.04), (0.0, 0.03)), (0.3, 0.75, 0.82), plain((0.76, 0.74, 0.7), 0.16))
    shapes.tube([(0.06, 0.75, 1.06), (0.22, 0.75, 1.06), (0.24, 0.75, 1.02)], 0.014, metal(BRONZE, 0.25))
    shapes.cylinder(0.46, 0.012, (0.03, 0.75, 1.6), glow((1.0, 0.85, 0.66), 7), 64, tilt=(0, 90), bevel=0)
    shapes.cylinder(0.44, 0.02, (0.042, 0.75, 1.6), metal((0.9, 0.9, 0.9), 0.02), 64, tilt=(0, 90), bevel=0)
    light.area((0.1, 0.75, 1.6), (2, 0.75, 1.4), (0.8, 0.8), 10, (1.0, 0.85, 0.66))
    shapes.lathe(((0.04, 0), (0.06, 0.05), (0.05, 0.14), (0.025, 0.18)), (0.28, 1.3, 0.82), plain((0.3, 0.1, 0.14), 0.4))
    shapes.lathe(((0.035, 0), (0.035, 0.14), (0.012, 0.16), (0.012, 0.2)), (0.28, 0.22, 0.82), plain((0.12, 0.2, 0.21), 0.35))
