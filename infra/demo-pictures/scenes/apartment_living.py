"""Living rooms of apartments and villas, by variation: the plan, the finish of the walls, the seats, the view, the hour."""
from kit import light, living, outdoor_materials as out, plants, room, shapes, stage, views, walls
from kit.materials import OAK, WALNUT, fabric, marble, paint, planks, plain, stone, wood
from kit.palette import CEILING, HIDE, LINEN, RUST, TEAL

FLOORS = {
    'boards': lambda: planks(OAK, along='x'),
    'wide': lambda: planks(OAK, width=0.28, length=2.6, along='y'),
    'stone': lambda: stone((0.62, 0.56, 0.47), (1.2, 1.2), 0.25, 0.12, offset=0.0),
    'grey': lambda: stone((0.36, 0.35, 0.33), (0.9, 0.9), 0.3, 0.1, offset=0.0),
    'marble': lambda: marble((0.64, 0.59, 0.52), (0.42, 0.36, 0.3), 0.5, 0.16),
}
CAMERAS = {
    'door': lambda w, d: ((w * 0.36, -2.1, 1.4), (w * 0.52, d, 1.15), 21),
    'left': lambda w, d: ((0.7, -1.9, 1.35), (w * 0.72, d * 0.8, 1.1), 22),
    'right': lambda w, d: ((w - 0.7, -2.0, 1.4), (w * 0.16, d * 0.78, 1.1), 22),
    'window': lambda w, d: ((w * 0.66, d - 0.35, 1.5), (w * 0.26, -1.6, 1.1), 19),
    'corner': lambda w, d: ((w - 0.5, d - 0.5, 1.45), (0.6, -0.6, 1.05), 20),
}


def build(hour='afternoon', sun=64, view='sea', size=(6.6, 5.6), tall=2.85, floor='boards', left='art', back='art', front='corner',
          seats='chairs', table='round', dining=False, curtains=True, camera='door', seed=1, exposure=0.0):
    wide, deep = size
    gain = light.hour(hour, sun)
    _shell(wide, deep, tall, FLOORS[floor](), front)
    walls.finish(left, (0.0, 2.7, 0), 90, 3.6, tall, seed)
    walls.finish(back, (wide * 0.34, -2.6, 0), 180, 3.4, tall, seed + 3)
    if curtains:
        room.curtain((0.08, deep - 0.2), (0.95, deep - 0.2), tall, folds=7, depth=0.05)
        room.curtain((wide - 0.95, deep - 0.22), (wide - 0.2, deep - 0.22), tall, folds=6, depth=0.05)
    SEATS[seats](wide, deep)
    TABLES[table]((wide * (0.5 if seats == 'majlis' else 0.42), 2.6, 0.015), seed)
    if seats != 'majlis':
        living.floor_lamp((0.5, deep - 0.85, 0), 26)
    plants.pot_plant((wide - 0.55, -2.0 if camera in ('corner', 'window') else deep - 0.55, 0), 1.75, seed=seed + 4)
    if dining:
        living.dining((wide * 0.68, -0.9, 0), 90, seed=seed)
        for y in (-0.5, -1.3):
            living.pendant((wide * 0.68, y, 1.75), tall - 1.95, 9, radius=0.22)
    for x in (1.3, wide - 1.3):
        for y in (-1.2, 1.2, 2.8, 4.4):
            room.downlight((x, y, tall), 10)
    light.area((wide / 2, 1.0, tall - 0.05), (wide / 2, 1.0, 0), (wide * 0.7, 3.4), 9, (1.0, 0.9, 0.78))
    views.outside(view, seed)
    stage.camera(*CAMERAS[camera](wide, deep))
    return dict(samples=4, exposure=1.0 + gain + exposure)


def _shell(wide, deep, tall, floor, front):
    """front: corner (glass on two sides), wide (one side), open (one side, no balcony) or windows (openings with a sill)."""
    room.floor((-0.2, -2.6), (wide + 1.8, deep + 1.8), floor)
    room.ceiling((-0.2, -2.6), (wide + 1.8, deep + 1.8), tall, paint(CEILING, 0.8))
    room.wall((-0.2, -2.6), (0, deep), tall)
    room.wall((-0.2, -2.8), (wide, -2.6), tall)
    room.skirting((0, -2.6), (0.012, deep))
    if front == 'corner':
        room.wall((wide, -2.6), (wide + 0.2, 0.4), tall)
        room.glazing((wide, 0.4), (wide, deep), tall, panel=1.75, portal=-1)
    else:
        room.wall((wide, -2.6), (wide + 0.2, deep), tall)
    if front == 'windows':
        third = wide / 3
        room.wall((0, deep), (wide, deep + 0.25), 0.45)
        room.wall((0, deep), (wide, deep + 0.25), tall, z=tall - 0.3)
        for low, high in ((0, 0.35), (third - 0.2, third + 0.2), (2 * third - 0.2, 2 * third + 0.2), (wide - 0.35, wide)):
            room.wall((low, deep), (high, deep + 0.25), tall - 0.3, z=0.45)
        room.glazing((0, deep + 0.14), (wide, deep + 0.14), tall - 0.3, sill=0.45, panel=third, portal=-1)
    else:
        room.glazing((0, deep), (wide, deep), tall, panel=1.65, portal=-1)
        if front != 'open':
            _balcony(wide, deep, front == 'corner')


def _balcony(wide, deep, around):
    sides = [((-0.2, deep + 1.55), (wide + 1.75, deep + 1.57))]
    if around:
        sides.append(((wide + 1.55, 0.4), (wide + 1.57, deep + 1.57)))
    for low, high in sides:
        pane = shapes.span((*low, 0.05), (*high, 1.1), out.window_glass(), 0)
        pane.visible_shadow = False
        shapes.span((low[0] - 0.01, low[1] - 0.01, 1.1), (high[0] + 0.01, high[1] + 0.01, 1.14), plain((0.3, 0.27, 0.23), 0.4, metallic=1.0), 0.004)


def _chairs(wide, deep):
    living.rug((wide * 0.48, 2.7, 0), (3.4, 2.5))
    living.sofa((0.78, 2.8, 0), 90, 2.6)
    living.armchair((wide * 0.74, 3.5, 0), -72)
    living.armchair((wide * 0.71, 1.7, 0), -112)
    shapes.box((0.5, 0.5, 0.42), (0.45, 1.05, 0), wood(OAK, along='z'), 0.01)
    living.table_lamp((0.45, 1.05, 0.42))


def _facing(wide, deep):
    """Two sofas face each other across the table, a bench at the head."""
    living.rug((wide * 0.42, 2.7, 0), (3.2, 3.0))
    living.sofa((wide * 0.42, 1.15, 0), 180, 2.3)
    living.sofa((wide * 0.42, 4.25, 0), 0, 2.3, accents=(RUST,))
    shapes.box((1.4, 0.45, 0.42), (wide * 0.72, 2.7, 0), fabric(TEAL), 0.05, 90, segments=4)


def _corner(wide, deep):
    """A sofa with a long seat and two poufs."""
    living.rug((wide * 0.46, 2.5, 0), (3.8, 2.8))
    living.sofa((0.8, 2.6, 0), 90, 3.0, chaise=1)
    living.sofa((2.9, deep - 0.95, 0), 0, 2.0, accents=(TEAL,))
    for x, y in ((wide * 0.68, 2.2), (wide * 0.74, 3.0)):
        shapes.cylinder(0.27, 0.4, (x, y, 0), fabric(RUST), 40, bevel=0.015)


def _reading(wide, deep):
    """A small sofa against the wall and two chairs at the window."""
    living.rug((wide * 0.5, 2.9, 0), (2.8, 2.3))
    living.sofa((wide * 0.42, 0.7, 0), 180, 2.1)
    living.armchair((wide * 0.3, deep - 1.1, 0), 24, HIDE)
    living.armchair((wide * 0.62, deep - 1.0, 0), -18, HIDE)
    shapes.box((1.5, 0.4, 0.72), (0.22, 1.2, 0), wood(WALNUT, along='y'), 0.008, 90)
    living.table_lamp((0.24, 0.9, 0.72), 9)


def _majlis(wide, deep):
    """Low seats with cushions along three sides, a broad carpet between them."""
    living.rug((wide * 0.5, 2.4, 0), (wide - 2.4, 4.2), border=RUST)
    seat, back = fabric(LINEN), fabric(TEAL)
    runs = [((0.5, 2.2), (0.95, 6.4), 90), ((wide - 0.5, 2.2), (0.95, 6.4), -90), ((wide / 2, -2.05), (0.95, wide - 2.2), 180)]
    for (x, y), (broad, long), turn in runs:
        size = (broad, long) if turn in (90, -90) else (long, broad)
        shapes.box((*size, 0.14), (x, y, 0), wood(WALNUT), 0.01)
        count = max(2, round(long / 1.05))
        for i in range(count):
            off = -long / 2 + (i + 0.5) * long / count
            at = (x, y + off) if turn in (90, -90) else (x + off, y)
            flat = (broad - 0.04, long / count - 0.02, 0.22) if turn in (90, -90) else (long / count - 0.02, broad - 0.04, 0.22)
            shapes.cushion(flat, (*at, 0.14), seat, puff=0.35)
            lean = {90: (at[0] - 0.34, at[1]), -90: (at[0] + 0.34, at[1]), 180: (at[0], at[1] - 0.34)}[turn]
            shapes.cushion((long / count - 0.06, 0.18, 0.46), (*lean, 0.34), back if i % 3 else fabric(RUST), turn=turn, puff=0.9, tilt=(-10, 0))


SEATS = {'majlis': _majlis, 'chairs': _chairs, 'facing': _facing, 'corner': _corner, 'reading': _reading}


def _low_table(at, seed):
    """A long slab on two blocks."""
    shapes.box((1.3, 0.66, 0.06), (at[0], at[1], at[2] + 0.3), wood(WALNUT), 0.01)
    for side in (-0.4, 0.4):
        shapes.box((0.12, 0.5, 0.3), (at[0] + side, at[1], at[2]), marble(), 0.006)
    shapes.lathe(((0.05, 0), (0.13, 0.04), (0.16, 0.09), (0.155, 0.09), (0.1, 0.03)), (at[0] + 0.3, at[1], at[2] + 0.36), plain((0.55, 0.5, 0.42), 0.4))
    for i in range(2):
        shapes.box((0.3, 0.22, 0.03), (at[0] - 0.25, at[1] + 0.05, at[2] + 0.36 + i * 0.03), plain((RUST, TEAL)[i], 0.6), 0.002, seed * 7 % 30 - 12 + i * 9)


def _nest(at, seed):
    """Three round tables of different heights."""
    for i, (dx, dy, r, h) in enumerate(((0, 0, 0.42, 0.3), (0.62, 0.2, 0.3, 0.42), (0.2, -0.52, 0.24, 0.36))):
        shapes.cylinder(r, 0.03, (at[0] + dx, at[1] + dy, at[2] + h), (wood(OAK), marble(), wood(WALNUT))[i], 56, bevel=0.008)
        shapes.cylinder(r * 0.5, h, (at[0] + dx, at[1] + dy, at[2]), wood(WALNUT, along='z'), 40)
    living.shapes.lathe(((0.03, 0), (0.06, 0.05), (0.065, 0.13), (0.03, 0.2), (0.025, 0.24)), (at[0] + 0.62, at[1] + 0.2, at[2] + 0.45), plain(TEAL, 0.4))


TABLES = {'round': lambda at, seed: living.coffee_table(at, seed), 'low': _low_table, 'nest': _nest}
