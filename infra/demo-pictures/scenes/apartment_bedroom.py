"""Bedrooms by variation: the wall behind the bed, the bed, what stands before the window, the view, the hour."""
from kit import light, living, office, plants, room, shapes, stage, views, walls
from kit.materials import OAK, WALNUT, fabric, paint, planks, plain, stone, wood
from kit.palette import CEILING, HIDE, LINEN, RUST, TEAL

FLOORS = {
    'boards': lambda: planks(OAK, along='y'), 'across': lambda: planks(OAK, width=0.24, length=2.4, along='x'),
    'stone': lambda: stone((0.6, 0.55, 0.47), (1.2, 1.2), 0.2, 0.12, offset=0.0), 'carpet': lambda: fabric((0.46, 0.42, 0.36), weave=300),
}


def build(hour='morning', sun=62, view='sea', size=(5.4, 4.8), tall=2.8, floor='boards', head='slats', bed='low', corner='chair', front='side',
          camera='door', seed=1, exposure=0.0):
    wide, deep = size
    gain = light.hour(hour, sun)
    _shell(wide, deep, tall, FLOORS[floor](), front)
    walls.finish(head, (wide * 0.46, deep, 0), 0, wide * 0.78, tall, seed)
    living.rug((wide * 0.47, deep - 2.3, 0), (3.5, 2.8))
    BEDS[bed]((wide * 0.46, deep - 0.12, 0))
    for side in (-1, 1):
        x = wide * 0.46 + side * 1.42
        shapes.box((0.5, 0.42, 0.36), (x, deep - 0.35, 0.1), wood(WALNUT, along='x'), 0.008)
        living.table_lamp((x, deep - 0.36, 0.46), 7)
    CORNERS[corner](wide, deep, seed)
    walls.finish('art', (0.0, 1.6, 0), 90, 2.2, tall, seed)
    for x in (1.2, wide - 1.4):
        for y in (0.2, 2.0):
            room.downlight((x, y, tall), 9)
    light.area((wide / 2, 1.2, tall - 0.05), (wide / 2, 1.2, 0), (wide * 0.6, 2.6), 7, (1.0, 0.9, 0.78))
    views.outside(view, seed)
    if camera == 'door':
        stage.camera((0.75, -1.2, 1.4), (wide * 0.58, deep, 1.05), lens=21)
    elif camera == 'right':
        stage.camera((wide - 0.6, -1.2, 1.35), (wide * 0.3, deep, 1.05), lens=21)
    else:
        stage.camera((wide * 0.46, -1.3, 1.3), (wide * 0.47, deep, 1.1), lens=23)
    return dict(samples=4, exposure=1.25 + gain + exposure)


def _shell(wide, deep, tall, floor, front):
    """front: glass on the right side, or two windows beside the bed's wall."""
    room.floor((-0.2, -1.8), (wide + 1.6, deep + 0.2), floor)
    room.ceiling((-0.2, -1.8), (wide + 0.4, deep + 0.2), tall, paint(CEILING, 0.8))
    room.wall((-0.2, -1.6), (0, deep), tall)
    room.wall((-0.2, -1.8), (wide, -1.6), tall)
    room.wall((-0.2, deep), (wide + 1.6, deep + 0.2), tall, paint((0.66, 0.6, 0.52)))
    if front == 'side':
        room.wall((wide, -1.6), (wide + 0.2, -0.4), tall)
        room.glazing((wide, -0.4), (wide, deep), tall, panel=1.75, portal=-1)
        room.curtain((wide - 0.16, deep - 0.05), (wide - 0.16, deep - 1.15), tall, folds=8, depth=0.05)
        room.curtain((wide - 0.16, -0.3), (wide - 0.16, 0.5), tall, folds=6, depth=0.05)
        return
    for low, high in ((-1.6, 0.3), (1.7, 2.5), (3.9, deep)):
        room.wall((wide, low), (wide + 0.25, high), tall)
    for low, high in ((0.3, 1.7), (2.5, 3.9)):
        room.wall((wide, low), (wide + 0.25, high), 0.5)
        room.wall((wide, low), (wide + 0.25, high), tall, z=tall - 0.35)
        room.glazing((wide + 0.14, low), (wide + 0.14, high), tall - 0.35, sill=0.5, panel=0.7, portal=-1)
        room.curtain((wide - 0.1, low - 0.05), (wide - 0.1, low + 0.3), tall - 0.1, folds=5, depth=0.04)


def _low(head):
    """Upholstered head, cover and throw."""
    x, y, z = head
    wide = 1.8
    cloth = fabric((0.72, 0.69, 0.63))
    shapes.box((wide + 0.3, 0.09, 1.05), (x, y - 0.06, z + 0.1), fabric(LINEN), 0.035, segments=4)
    shapes.box((wide + 0.1, 2.1, 0.16), (x, y - 1.15, z + 0.12), wood(OAK), 0.02)
    shapes.cushion((wide, 2.0, 0.26), (x, y - 1.13, z + 0.26), cloth, puff=0.12)
    shapes.cushion((wide + 0.12, 1.42, 0.14), (x, y - 1.46, z + 0.43), fabric((0.62, 0.58, 0.51)), puff=0.25)
    shapes.cushion((wide + 0.14, 0.55, 0.1), (x, y - 1.9, z + 0.52), fabric(RUST), puff=0.2)
    _pillows(x, y, z + 0.5, cloth)


def _pillows(x, y, z, cloth):
    for side in (-1, 1):
        shapes.cushion((0.76, 0.2, 0.5), (x + side * 0.44, y - 0.28, z), cloth, puff=1.0, tilt=(-24, 0))
        shapes.cushion((0.66, 0.18, 0.42), (x + side * 0.4, y - 0.48, z), fabric(LINEN), puff=1.1, tilt=(-30, 0))
    shapes.cushion((0.5, 0.16, 0.32), (x, y - 0.66, z), fabric(TEAL), puff=1.2, tilt=(-34, 0))


def _tall(head):
    """A high head of upholstered pillars, a bench at the foot."""
    x, y, z = head
    for i in range(8):
        shapes.cushion((0.3, 0.12, 1.5), (x - 1.08 + i * 0.308, y - 0.08, z + 0.05), fabric(LINEN), puff=0.5)
    shapes.box((1.95, 2.1, 0.3), (x, y - 1.2, z + 0.06), fabric(LINEN), 0.05, segments=4)
    cloth = fabric((0.76, 0.74, 0.7))
    shapes.cushion((1.86, 2.0, 0.26), (x, y - 1.18, z + 0.34), cloth, puff=0.12)
    shapes.cushion((1.98, 1.2, 0.14), (x, y - 1.6, z + 0.5), fabric(TEAL), puff=0.25)
    _pillows(x, y - 0.06, z + 0.57, cloth)
    shapes.box((1.5, 0.45, 0.42), (x, y - 2.75, 0.0), fabric(RUST), 0.05, segments=4)


def _posts(head):
    """A timber bed with four slim posts and a rail above."""
    x, y, z = head
    timber = wood(WALNUT, along='z')
    for dx in (-1.0, 1.0):
        for dy in (-0.1, -2.2):
            shapes.box((0.06, 0.06, 2.1), (x + dx, y + dy, z), timber, 0.008)
        shapes.box((0.05, 2.1, 0.05), (x + dx, y - 1.15, z + 2.05), wood(WALNUT, along='y'), 0.006)
    for dy in (-0.1, -2.2):
        shapes.box((2.0, 0.05, 0.05), (x, y + dy, z + 2.05), wood(WALNUT), 0.006)
    shapes.box((1.95, 2.1, 0.2), (x, y - 1.15, z + 0.2), wood(WALNUT), 0.02)
    shapes.box((1.95, 0.06, 0.7), (x, y - 0.1, z + 0.35), wood(WALNUT), 0.01)
    cloth = fabric((0.76, 0.74, 0.7))
    shapes.cushion((1.86, 2.0, 0.26), (x, y - 1.15, z + 0.36), cloth, puff=0.12)
    shapes.cushion((1.96, 1.3, 0.13), (x, y - 1.5, z + 0.53), fabric(LINEN), puff=0.25)
    _pillows(x, y - 0.06, z + 0.6, cloth)


BEDS = {'low': _low, 'tall': _tall, 'posts': _posts}


def _chair(wide, _deep, seed):
    living.armchair((wide - 0.95, 1.0, 0), -58, HIDE)
    shapes.cylinder(0.2, 0.45, (wide - 0.6, 1.75, 0), wood(WALNUT, along='z'), 32)
    plants.pot_plant((0.45, 3.7, 0), 1.5, seed=seed)


def _desk(wide, deep, seed):
    """A small desk against the left wall."""
    shapes.box((0.55, 1.3, 0.04), (0.32, 1.6, 0.72), wood(OAK, along='y'), 0.006)
    for y in (1.0, 2.2):
        shapes.box((0.5, 0.04, 0.72), (0.32, y, 0), wood(OAK, along='z'), 0.006)
    office.task_chair((0.3, 0.28, 0.25), 100, (1.0, 1.6, 0))
    living.table_lamp((0.25, 2.05, 0.76), 8)
    plants.pot_plant((wide - 0.6, 0.4, 0), 1.5, seed=seed)


def _wardrobe(wide, deep, seed):
    """Fronts along the left wall up to the ceiling."""
    for i in range(5):
        shapes.span((0.0, -1.2 + i * 0.7, 0.06), (0.6, -1.2 + (i + 1) * 0.7 - 0.006, 2.5), wood(OAK, along='z'), 0.004)
        shapes.box((0.015, 0.012, 0.5), (0.61, -1.2 + (i + 1) * 0.7 - 0.06, 1.0), plain((0.1, 0.09, 0.08), 0.4), 0.002)
    living.armchair((wide - 0.95, 0.8, 0), -64, HIDE)
    plants.pot_plant((wide - 0.55, deep - 2.9, 0), 1.3, seed=seed)


CORNERS = {'chair': _chair, 'desk': _desk, 'wardrobe': _wardrobe}
