"""Office floors by variation: desks, meeting rooms and lounges, or empty at Category A or shell and core."""
import random

from kit import light, living, office, plants, room, shapes, stage, views, walls
from kit.materials import OAK, WALNUT, carpet_tiles, concrete, metal, paint, plain, planks, stone, wood
from kit.palette import HIDE, LINEN, RUST, TEAL

FLOORS = {
    'grey': lambda: carpet_tiles(), 'blue': lambda: carpet_tiles((0.05, 0.075, 0.11), (0.07, 0.1, 0.14), 0.5),
    'sand': lambda: carpet_tiles((0.3, 0.25, 0.19), (0.35, 0.3, 0.23), 1.0), 'green': lambda: carpet_tiles((0.08, 0.11, 0.075), (0.12, 0.15, 0.1), 0.5),
    'boards': lambda: planks(OAK, along='y'), 'concrete': lambda: concrete(0.42, joints=4), 'raised': lambda: _raised(),
    'screed': lambda: concrete(0.3, joints=6), 'stone': lambda: stone((0.5, 0.47, 0.42), (1.2, 1.2), 0.2, 0.1, offset=0.0),
}


def build(use='desks', hour='morning', sun=66, view='city', size=(11.0, 16.0), tall=3.0, floor='grey', ceiling='grid', front='right',
          column='square', wall='plain', eye=None, aim=None, lens=21, seed=1, exposure=0.0, seat=(0.05, 0.055, 0.06)):
    wide, deep = size
    gain = light.hour(hour, sun)
    room.floor((-0.2, -0.2), (wide, deep), FLOORS[floor]())
    CEILINGS[ceiling](wide, deep, tall)
    _shell(wide, deep, tall, front, concrete(0.4) if use == 'shell' else paint())
    _columns(column, wide, deep, tall, use == 'shell')
    walls.finish(wall, (0.0, deep * 0.5, 0), 90, deep * 0.5, tall, seed)
    USES[use](wide, deep, tall, seed, seat)
    views.outside(view, seed)
    stage.camera(eye or (wide * 0.17, 0.4, 1.5), aim or (wide * 0.55, deep * 0.62, 1.42), lens=lens)
    return dict(samples=4, exposure=1.25 + gain + exposure)


def _raised():
    """Bare metal-faced panels of a raised floor."""
    return stone((0.42, 0.43, 0.44), (0.6, 0.6), 0.42, 0.05, 0.006, offset=0.0)


def _shell(wide, deep, tall, front, face):
    """front: where the glass is; right, both (right and far) or far."""
    room.wall((-0.2, -0.2), (0, deep), tall, face)
    room.wall((-0.2, -0.4), (wide, -0.2), tall, face)
    if front == 'far':
        room.wall((wide, -0.2), (wide + 0.2, deep), tall, face)
    else:
        room.glazing((wide, 0), (wide, deep), tall, panel=1.5, transom=0.42, portal=-1)
    if front == 'right':
        room.wall((0, deep), (wide, deep + 0.2), tall, face)
    else:
        room.glazing((0, deep), (wide, deep), tall, panel=1.5, transom=0.42, portal=-1)


def _columns(kind, wide, deep, tall, bare):
    face = concrete(0.38) if bare else paint((0.74, 0.72, 0.68), 0.7)
    if kind == 'none':
        return
    for x in (wide * 0.38, wide * 0.76) if wide > 10 else (wide - 0.75,):
        for y in (deep * 0.3, deep * 0.62, deep * 0.93):
            if kind == 'round':
                shapes.cylinder(0.32, tall, (x, y, 0), face, 40, bevel=0)
            else:
                shapes.box((0.5, 0.5, tall), (x, y, 0), face, 0.01)


def _grid(wide, deep, tall):
    room.ceiling_grid((0, 0), (wide, deep), tall, 0.6)
    _strips(wide, deep, tall - 0.03, 0.0)


def _strips(wide, deep, height, drop):
    for i in range(max(1, int(wide / 3.8))):
        x = (i + 0.5) * wide / max(1, int(wide / 3.8))
        for k in range(int(deep / 4.2)):
            room.strip_light((x, (k + 0.5) * deep / int(deep / 4.2), height), 3.0, 90, strength=7, watts=30, drop=drop)


def _smooth(wide, deep, tall):
    room.ceiling((-0.2, -0.4), (wide + 0.2, deep + 0.2), tall, paint((0.8, 0.79, 0.77), 0.8))
    _strips(wide, deep, tall - 0.5, 0.5)


def _open(wide, deep, tall):
    """Services left open and painted dark above hung lamps."""
    room.ceiling((-0.2, -0.4), (wide + 0.2, deep + 0.2), tall + 0.7, paint((0.09, 0.09, 0.092), 0.8))
    zinc = metal((0.5, 0.5, 0.5), 0.4)
    for x in (wide * 0.3, wide * 0.7):
        shapes.cylinder(0.2, deep - 0.6, (x, deep - 0.3, tall + 0.35), zinc, 28, tilt=(90, 0))
        for k in range(int(deep / 2)):
            shapes.cylinder(0.215, 0.05, (x, 1 + k * 2, tall + 0.35), zinc, 28, tilt=(90, 0))
    shapes.span((0, deep - 0.15, tall), (wide, deep + 0.2, tall + 0.7), paint(), 0)
    shapes.span((wide - 0.15, 0, tall), (wide + 0.2, deep, tall + 0.7), paint(), 0)
    shapes.span((-0.2, -0.4, tall), (wide, -0.2, tall + 0.7), paint(), 0)
    shapes.span((-0.2, -0.4, tall), (0, deep, tall + 0.7), paint(), 0)
    _strips(wide, deep, tall - 0.25, 0.9)


def _raw(wide, deep, tall):
    """The slab above with beams, a duct, sprinkler pipes and a cable tray."""
    room.ceiling((-0.3, -0.4), (wide + 0.2, deep + 0.2), tall, concrete(0.4, joints=2.4))
    for i in range(3):
        x = wide * (0.2 + 0.3 * i)
        shapes.span((x - 0.3, 0, tall - 0.3), (x + 0.3, deep, tall), concrete(0.4, joints=2.4), 0.01)
    zinc, red = metal((0.62, 0.63, 0.65), 0.36), plain((0.42, 0.03, 0.02), 0.4)
    shapes.cylinder(0.26, deep - 1, (wide * 0.62, deep - 0.5, tall - 0.62), zinc, 32, tilt=(90, 0))
    for k in range(int(deep / 2)):
        shapes.cylinder(0.275, 0.05, (wide * 0.62, 1 + k * 2, tall - 0.62), zinc, 32, tilt=(90, 0))
    for x in (wide * 0.3, wide * 0.82):
        shapes.cylinder(0.035, deep - 0.6, (x, deep - 0.3, tall - 0.42), red, 16, tilt=(90, 0))
    for side in (-0.2, 0.2):
        shapes.box((0.02, deep - 1, 0.09), (wide * 0.42 + side, deep / 2, tall - 0.5), zinc, 0.002)
    for k in range(int(deep)):
        shapes.box((0.4, 0.03, 0.015), (wide * 0.42, k, tall - 0.49), zinc, 0)


CEILINGS = {'grid': _grid, 'smooth': _smooth, 'open': _open, 'raw': _raw}


def _desks(wide, deep, _tall, seed, seat):
    """Benches of desks back to back, low cupboards along the wall, plants."""
    number = seed * 20
    for x in ((wide * 0.28, wide * 0.66) if wide > 8 else (wide * 0.45,)):
        y = 3.4
        while y < deep - 1.5:
            for side in (-1, 1):
                number += 1
                office.desk((x + side * 0.42, y, 0), side * 90, 1.6, 1 + (number % 3 == 0), number, seat=seat if number % 4 else HIDE)
            y += 1.7 if int(y) % 3 else 2.9
    for i in range(4):
        office.storage((0.24, 4.6 + i * 1.25, 0), -90, 1.2, 1.1 if i % 2 else 0.75, seed=seed + i)
    for i, (x, y) in enumerate(((0.55, deep - 2), (wide - 1.0, deep * 0.72), (wide - 1.0, deep * 0.36))):
        plants.pot_plant((x, y, 0), 1.4 + i * 0.2, seed=seed + i)


def _meeting(wide, deep, tall, seed, seat):
    """A long table with chairs, a screen on the left wall, lamps over the table."""
    chance, x, y = random.Random(seed), wide * 0.52, deep * 0.54
    long = deep * 0.55
    shapes.box((1.35, long, 0.045), (x, y, 0.7), wood(WALNUT, along='y', roughness=0.3), 0.012)
    for dy in (-long * 0.33, long * 0.33):
        shapes.box((0.7, 0.1, 0.7), (x, y + dy, 0), metal((0.1, 0.095, 0.09), 0.35), 0.01)
    count = int(long / 0.95)
    for i in range(count):
        at = y - long / 2 + (i + 0.5) * long / count
        for side in (-1, 1):
            office.meeting_chair((x + side * (0.85 + chance.uniform(0, 0.1)), at, 0), -side * 90 + chance.uniform(-9, 9), HIDE)
            if chance.random() < 0.6:
                shapes.box((0.21, 0.15, 0.012), (x + side * 0.42, at, 0.745), plain((0.04, 0.04, 0.045), 0.5), 0.003, 90)
    shapes.box((0.05, 2.0, 1.15), (0.06, y, 1.0), plain((0.008, 0.008, 0.009), 0.16), 0.006)
    shapes.box((0.45, 2.6, 0.5), (0.26, y, 0.12), wood(WALNUT, along='y'), 0.004)
    plants.pot_plant((wide - 0.6, deep - 0.6, 0), 1.7, seed=seed)
    plants.pot_plant((0.6, deep - 0.6, 0), 1.4, seed=seed + 3)


def _manager(wide, deep, _tall, seed, _seat):
    """One large desk on a rug, guests' chairs, a sofa, shelves behind."""
    living.rug((wide * 0.5, deep * 0.55, 0), (3.9, 3.2))
    top = wood(WALNUT, along='x', roughness=0.3)
    x, y = wide * 0.5, deep * 0.6
    shapes.box((2.2, 0.95, 0.05), (x, y, 0.7), top, 0.012)
    for dx in (-0.95, 0.75):
        shapes.box((0.06 if dx < 0 else 0.5, 0.85, 0.7), (x + dx, y, 0), top, 0.006)
    office.monitor((x + 0.25, y - 0.1, 0.75), 172, on=False, wide=0.7)
    living.table_lamp((x - 0.8, y + 0.2, 0.75), 7)
    office.task_chair((0.07, 0.05, 0.04), 12, (x - 0.1, y + 0.95, 0))
    office.meeting_chair((x - 0.6, y - 1.15, 0), 172, HIDE)
    office.meeting_chair((x + 0.5, y - 1.2, 0), 194, HIDE)
    living.sofa((0.75, deep * 0.3, 0), 90, 1.9, LINEN, (TEAL,))
    plants.pot_plant((0.7, deep - 0.7, 0), 1.9, seed=seed)


def _lounge(wide, deep, tall, seed, seat):
    """Where people of the office meet: a long counter with stools, sofas, a few tables."""
    shapes.span((0.05, 2.2, 0), (0.7, 6.4, 0.9), wood(WALNUT, along='z'), 0.006)
    shapes.span((0.0, 2.1, 0.9), (0.75, 6.5, 0.94), stone((0.7, 0.66, 0.6), (4, 4)), 0.004)
    shapes.span((2.2, 2.6, 0.98), (2.9, 6.0, 1.03), wood(OAK, along='y'), 0.008)
    for y in (2.9, 5.7):
        shapes.box((0.5, 0.06, 0.98), (2.55, y, 0), metal((0.1, 0.1, 0.1), 0.4), 0.006)
    for i in range(4):
        living.stool((3.15, 3.0 + i * 0.86, 0), 90 + i * 7 - 10)
        living.pendant((2.55, 3.0 + i * 0.86, 1.9), tall - 2.1, 9)
    living.rug((wide * 0.66, deep * 0.55, 0), (4.0, 3.0))
    living.sofa((wide * 0.66, deep * 0.55 + 1.5, 0), 0, 2.4)
    living.sofa((wide * 0.66 - 2.0, deep * 0.55, 0), 90, 2.0, accents=(RUST,))
    living.armchair((wide * 0.66 + 1.6, deep * 0.55 - 0.4, 0), -100, HIDE)
    living.coffee_table((wide * 0.64, deep * 0.55, 0.015), seed)
    for i in range(3):
        living.dining((wide * 0.35, deep - 1.6, 0), 0, 4, seed) if i == 0 else plants.pot_plant((wide - 0.6, 2.5 + i * 3.2, 0), 1.8, seed=seed + i)


def _empty(wide, deep, _tall, seed, _seat):
    """Category A: nothing but floor boxes and, now and then, rolls of carpet left over."""
    for i in range(int(wide / 3)):
        for k in range(int(deep / 3)):
            shapes.box((0.26, 0.26, 0.004), (1.6 + i * 3, 1.8 + k * 3, 0), metal((0.4, 0.4, 0.4), 0.35), 0.001)
    shapes.span((wide - 0.3, 0, 0), (wide - 0.1, deep, 0.14), concrete(0.5), 0.005)
    if seed % 2:
        for i in range(3):
            shapes.cylinder(0.16, 2.0, (0.6 + i * 0.34, deep * 0.45, 0.16), carpet_tiles(), 28, tilt=(90, 0))


def _shell_things(wide, deep, tall, seed, _seat):
    """What the builders have not fetched yet gives the size of the place."""
    chance, x, y = random.Random(seed), wide * 0.3, deep * 0.45
    for i in range(9):
        shapes.box((2.4, 1.2, 0.0125), (x + chance.uniform(-0.02, 0.02), y + chance.uniform(-0.02, 0.02), 0.1 + i * 0.0135), plain((0.62, 0.6, 0.56), 0.8), 0.001)
    for i in range(5):
        shapes.box((1.2, 0.8, 0.12), (wide * 0.6, deep * 0.7, i * 0.135), wood((0.46, 0.33, 0.2), 0.7), 0.01, 4 * (i % 3) - 4)
    for i in range(4):
        shapes.cylinder(0.15, 0.34, (x + 2.1 + i * 0.36, y + 0.4 + (i % 2) * 0.3, 0), plain((0.72, 0.7, 0.66), 0.4), 28)
    shapes.span((0, deep * 0.35, 0), (2.6, deep * 0.6, tall), concrete(0.36), 0.01)
    shapes.span((2.58, deep * 0.42, 0), (2.64, deep * 0.42 + 1.1, 2.25), metal((0.45, 0.45, 0.45), 0.35), 0.005)
    shapes.span((2.64, deep * 0.42 + 0.06, 0.01), (2.66, deep * 0.42 + 1.04, 2.17), paint((0.5, 0.5, 0.48), 0.4), 0.003)


USES = {'desks': _desks, 'meeting': _meeting, 'manager': _manager, 'lounge': _lounge, 'empty': _empty, 'shell': _shell_things}
