"""A bedroom: linen on an oak bed before a slatted wall, curtains half drawn, the sea beyond."""
from kit import city, light, living, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import LINEN, OAK, WALNUT, fabric, paint, planks, plain, wood


def build():
    light.daylight(azimuth=62, elevation=20, sky=0.18, sun=4.6, haze=1.5)
    wide, deep, tall = 5.4, 4.8, 2.8
    room.floor((0, -1.6), (wide + 1.6, deep), planks(along='y'))
    room.ceiling((0, -1.6), (wide + 1.6, deep), tall, paint((0.8, 0.78, 0.75), 0.8))
    room.wall((-0.2, -1.6), (0, deep), tall)
    room.wall((-0.2, -1.8), (wide, -1.6), tall)
    room.wall((-0.2, deep), (wide + 1.6, deep + 0.2), tall, paint((0.62, 0.55, 0.46)))
    room.wall((wide, -1.6), (wide + 0.2, -0.4), tall)
    room.glazing((wide, -0.4), (wide, deep), tall, panel=1.75, portal=-1)
    room.curtain((wide - 0.16, deep - 0.05), (wide - 0.16, deep - 1.15), tall, folds=8, depth=0.05)
    room.curtain((wide - 0.16, -0.3), (wide - 0.16, 0.5), tall, folds=6, depth=0.05)
    for i in range(46):
        shapes.box((0.05, 0.04, tall), (0.55 + i * 0.085, deep - 0.02, 0), wood(OAK, along='z'), 0.003)
    living.rug((2.55, 2.4, 0), (3.6, 2.9), (0.5, 0.45, 0.37), (0.16, 0.22, 0.22))
    bed((2.5, deep - 0.1, 0))
    for x in (1.05, 3.95):
        shapes.box((0.5, 0.42, 0.4), (x, deep - 0.3, 0.06), wood(WALNUT, along='x'), 0.008)
        living.table_lamp((x, deep - 0.32, 0.46), 7)
    shapes.box((1.5, 0.45, 0.42), (2.5, 1.75, 0.0), fabric((0.12, 0.2, 0.21)), 0.05, segments=4)
    living.armchair((4.45, 1.0, 0), -58)
    living.picture((0.03, 2.6, 1.2), (1.1, 0.8), 90, seed=17)
    plants.pot_plant((0.45, 3.9, 0), 1.5, seed=15)
    shapes.sheet(9000, 9000, (4400, 0, -75), out.water())
    city.skyline((560, 330), 300, 300, 10, seed=18, tall=(50, 140), z=-73, blocks=24)
    stage.camera((0.75, -1.2, 1.4), (3.0, 3.6, 1.05), lens=21)
    return dict(samples=9, exposure=1.35)


def bed(head, wide=1.8):
    """A double bed; head is the middle of its head end, which stands towards +Y."""
    x, y, z = head
    cloth, cover, frame = fabric((0.72, 0.69, 0.63)), fabric((0.56, 0.5, 0.41)), wood(OAK, along='x')
    shapes.box((wide + 0.3, 0.09, 1.05), (x, y - 0.06, z + 0.1), fabric((0.44, 0.37, 0.29)), 0.035, segments=4)
    shapes.box((wide + 0.1, 2.1, 0.16), (x, y - 1.15, z + 0.12), frame, 0.02)
    shapes.cushion((wide, 2.0, 0.26), (x, y - 1.13, z + 0.26), cloth, puff=0.12)
    shapes.cushion((wide + 0.12, 1.42, 0.14), (x, y - 1.46, z + 0.43), cover, puff=0.25)
    shapes.cushion((wide + 0.14, 0.5, 0.1), (x, y - 1.92, z + 0.52), fabric((0.3, 0.1, 0.14)), puff=0.2)
    for side in (-1, 1):
        shapes.cushion((0.76, 0.2, 0.5), (x + side * 0.44, y - 0.28, z + 0.5), cloth, puff=1.0, tilt=(-24, 0))
        shapes.cushion((0.66, 0.18, 0.42), (x + side * 0.4, y - 0.48, z + 0.5), fabric(LINEN), puff=1.1, tilt=(-30, 0))
    shapes.cushion((0.5, 0.16, 0.32), (x, y - 0.66, z + 0.5), fabric((0.3, 0.1, 0.14)), puff=1.2, tilt=(-34, 0))
