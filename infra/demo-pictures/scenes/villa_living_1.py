"""A villa's living room: double height, seating about a marble hearth wall, doors open to terrace, pool and palms."""
from kit import light, living, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import LINEN, OAK, WALNUT, glow, marble, metal, paint, plain, stone, wood


def build():
    light.daylight(azimuth=300, elevation=24, sky=0.18, sun=4.6, haze=1.4)
    wide, deep, tall = 9.0, 7.2, 4.4
    room.floor((0, -3.4), (wide, deep), marble((0.54, 0.48, 0.4), (0.4, 0.33, 0.26), 0.5, 0.2))
    room.ceiling((0, -3.4), (wide, deep), tall, paint((0.8, 0.78, 0.74), 0.8))
    room.wall((-0.3, -3.4), (0, 0.4), tall)
    room.wall((-0.3, -3.7), (wide, -3.4), tall)
    room.wall((wide, -3.4), (wide + 0.3, deep), tall)
    room.glazing((0, deep), (wide, deep), tall, panel=2.25, transom=3.0, portal=-1)
    room.glazing((0, 0.4), (0, deep), tall, panel=2.25, transom=3.0, portal=1)
    room.curtain((0.25, deep - 0.3), (1.15, deep - 0.3), tall, folds=8, depth=0.06)
    room.curtain((wide - 1.2, deep - 0.3), (wide - 0.15, deep - 0.3), tall, folds=8, depth=0.06)
    _feature_wall(wide, deep, tall)
    living.rug((4.3, 3.3, 0), (4.4, 3.4), (0.46, 0.42, 0.36), (0.2, 0.19, 0.17))
    living.sofa((4.2, 1.35, 0), 180, 2.9, (0.56, 0.51, 0.43))
    living.sofa((1.75, 3.5, 0), 90, 2.4, (0.56, 0.51, 0.43), ((0.1, 0.16, 0.17), (0.42, 0.3, 0.16)))
    living.armchair((4.0, 5.3, 0), 12, (0.1, 0.07, 0.05))
    living.armchair((5.2, 5.2, 0), -14, (0.1, 0.07, 0.05))
    living.coffee_table((4.1, 3.4, 0.015), seed=4)
    living.floor_lamp((1.2, 5.4, 0), 24)
    plants.pot_plant((8.3, 6.3, 0), 2.3, seed=31, pot_height=0.55)
    plants.pot_plant((0.65, 1.1, 0), 1.7, seed=32)
    _chandelier((4.2, 3.3, tall))
    for x in (2.0, 4.2, 6.4):
        room.downlight((x, -0.6, tall), 22)
    _garden(wide, deep)
    stage.camera((6.9, -3.0, 1.5), (3.5, 4.6, 1.68), lens=21)
    return dict(samples=9, exposure=0.3)


def _feature_wall(wide, deep, tall):
    """A slab of marble between oak slats on the right, with a long low cabinet."""
    shapes.span((wide - 0.06, 1.6, 0), (wide, 5.2, tall), marble((0.6, 0.55, 0.48), (0.25, 0.2, 0.16), 0.9), 0)
    for low, high in ((-1.0, 1.6), (5.2, 7.0)):
        for i in range(int((high - low) / 0.08)):
            shapes.box((0.04, 0.05, tall), (wide - 0.02, low + 0.04 + i * 0.08, 0), wood(OAK, along='z'), 0.003)
    shapes.span((wide - 0.55, 1.8, 0.22), (wide - 0.05, 5.0, 0.62), wood(WALNUT, along='y'), 0.006)
    shapes.span((wide - 0.1, 2.3, 1.15), (wide - 0.05, 4.5, 2.4), plain((0.008, 0.008, 0.009), 0.14), 0.006)
    shapes.lathe(((0.06, 0), (0.14, 0.1), (0.12, 0.26), (0.05, 0.38), (0.07, 0.42)), (wide - 0.3, 2.0, 0.62), plain((0.4, 0.33, 0.25), 0.4))


def _chandelier(at):
    """Three bronze rings, lit below."""
    import math
    bronze = metal((0.32, 0.22, 0.13), 0.3)
    for radius, drop in ((0.75, 1.05), (0.52, 1.35), (0.32, 1.6)):
        points = [(at[0] + radius * math.cos(2 * math.pi * i / 64), at[1] + radius * math.sin(2 * math.pi * i / 64), at[2] - drop) for i in range(65)]
        shapes.tube(points, 0.024, bronze)
        shapes.tube([(x, y, z - 0.02) for x, y, z in points], 0.014, glow((1.0, 0.82, 0.58), 9))
        for i in range(3):
            shapes.tube([points[i * 21], (at[0], at[1], at[2])], 0.002, bronze, 6)
        light.point((at[0], at[1], at[2] - drop - 0.05), 22, radius=radius * 0.5)


def _garden(wide, deep):
    lime = stone((0.6, 0.53, 0.43), (1.2, 0.6), veins=0.08)
    shapes.span((-9, deep, -0.2), (wide + 2, deep + 4.2, -0.02), lime, 0)
    shapes.span((-9, -6, -0.2), (-0.3, deep, -0.02), lime, 0)
    shapes.span((-4.6, deep + 4.2, -1.6), (wide + 1, deep + 8.6, -1.5), plain((0.2, 0.42, 0.45), 0.4), 0)
    for low, high in (((-4.8, deep + 4.1), (wide + 1.2, deep + 4.3)), ((-4.8, deep + 8.5), (wide + 1.2, deep + 8.8))):
        shapes.span((*low, -1.6), (*high, 0.02), lime, 0.01)
    shapes.sheet(wide + 5.6, 4.4, (wide / 2 - 1.8, deep + 6.4, -0.12), out.pool_water())
    plants.lawn((-14, deep + 8.8), (wide + 6, deep + 13), -0.02)
    shapes.span((-16, deep + 13, -0.2), (wide + 8, deep + 13.3, 2.6), paint((0.68, 0.61, 0.51), 0.85), 0.01)
    shapes.span((-12, -8, -0.2), (-11.7, deep + 13, 2.6), paint((0.68, 0.61, 0.51), 0.85), 0.01)
    plants.lawn((-11.6, -4), (-9, deep + 8.8), -0.02)
    for i in range(34):
        plants.shrub((-11 + i * 0.62, deep + 12.5, -0.05), 0.5, ((0.05, 0.1, 0.022), (0.07, 0.11, 0.03), (0.13, 0.03, 0.08))[(i // 3) % 3], turn=i * 55)
    for i in range(18):
        plants.shrub((-11.1, -3 + i * 0.7, -0.05), 0.5, turn=i * 55)
    for i, (x, y, h) in enumerate(((-6.6, deep + 10.4, 5.0), (0.8, deep + 11.2, 5.8), (6.2, deep + 10.2, 4.8), (-9.8, 4.2, 4.6), (-10.3, 9.4, 5.6))):
        plants.date_palm((x, y, -0.05), h, seed=i + 60)
    for x in (2.4, 4.6):
        shapes.box((0.7, 1.9, 0.3), (x, deep + 2.5, 0), wood(OAK, along='y'), 0.02)
        shapes.cushion((0.64, 1.3, 0.12), (x, deep + 2.2, 0.28), living.fabric(LINEN), puff=0.3)
        shapes.cushion((0.64, 0.7, 0.1), (x, deep + 3.1, 0.32), living.fabric(LINEN), puff=0.3, tilt=(30, 0))
