"""Kitchens by variation: an island, a line or a corner of cupboards, their fronts and stone, the window, the hour."""
import random

from kit import light, living, outdoor_materials as out, plants, room, shapes, stage, views
from kit.materials import OAK, WALNUT, glow, marble, metal, paint, plain, planks, stone, wood
from kit.palette import CEILING, RUST, TEAL

FRONTS = {
    'oak': lambda: wood(OAK, along='z'), 'white': lambda: paint((0.76, 0.75, 0.72), 0.35), 'black': lambda: paint((0.035, 0.036, 0.038), 0.4),
    'green': lambda: paint((0.1, 0.15, 0.1), 0.4), 'blue': lambda: paint((0.05, 0.09, 0.16), 0.4), 'walnut': lambda: wood(WALNUT, along='z'),
    'sand': lambda: paint((0.55, 0.46, 0.35), 0.45), 'grey': lambda: paint((0.33, 0.33, 0.32), 0.4),
}
TOPS = {
    'white': lambda: marble(), 'dark': lambda: marble((0.06, 0.06, 0.062), (0.3, 0.29, 0.27), 1.4, 0.15),
    'beige': lambda: marble((0.6, 0.52, 0.42), (0.36, 0.28, 0.2), 0.9, 0.18), 'steel': lambda: metal((0.5, 0.5, 0.5), 0.3), 'oak': lambda: wood(OAK),
}
FLOORS = {
    'stone': lambda: stone((0.6, 0.54, 0.45), (1.2, 1.2), 0.3, 0.12, offset=0.0), 'boards': lambda: planks(OAK, along='y'),
    'grey': lambda: stone((0.34, 0.33, 0.32), (0.9, 0.9), 0.3, 0.12, offset=0.0), 'small': lambda: stone((0.66, 0.62, 0.55), (0.3, 0.3), 0.3, 0.05),
}


def build(form='island', hour='morning', sun=112, view='sea', fronts='oak', uppers='white', top='white', floor='stone', lamp=(0.32, 0.22, 0.13),
          size=(6.0, 4.6), tall=2.8, camera='left', seed=1, exposure=0.0):
    wide, deep = size
    gain = light.hour(hour, sun)
    _shell(wide, deep, tall, FLOORS[floor]())
    _wall_side(wide, deep, tall, FRONTS[fronts](), FRONTS[uppers](), TOPS[top](), seed)
    MIDDLES[form](wide, deep, tall, FRONTS[fronts](), TOPS[top](), lamp)
    for x in (0.6, 2.4, 4.2):
        room.downlight((x, deep - 1.3, tall), 9)
    light.area((wide / 2, 0.0, tall - 0.05), (wide / 2, 0.0, 0), (wide * 0.7, 3), 8, (1.0, 0.9, 0.78))
    views.outside(view, seed)
    if camera == 'left':
        stage.camera((0.4, -2.35, 1.4), (wide * 0.5, deep - 1.2, 1.15), lens=22)
    elif camera == 'right':
        stage.camera((wide - 1.0, -2.3, 1.42), (wide * 0.26, deep - 1.0, 1.15), lens=22)
    else:
        stage.camera((wide * 0.5, -2.5, 1.35), (wide * 0.47, deep, 1.2), lens=23)
    return dict(samples=4, exposure=1.45 + gain + exposure)


def _shell(wide, deep, tall, floor):
    room.floor((-1.4, -3.0), (wide + 0.3, deep), floor)
    room.ceiling((-1.4, -3.0), (wide + 0.3, deep + 0.2), tall, paint(CEILING, 0.8))
    room.wall((-1.4, -2.8), (-1.2, deep), tall)
    room.wall((-1.4, deep), (wide + 0.3, deep + 0.2), tall)
    room.wall((-1.4, -3), (wide, -2.8), tall)
    room.wall((wide, -3), (wide + 0.25, -0.6), tall)
    room.wall((wide, deep - 1.0), (wide + 0.25, deep), tall)
    room.glazing((wide + 0.1, -0.6), (wide + 0.1, deep - 1.0), tall - 0.25, sill=0.1, panel=1.4, portal=-1)
    shapes.span((wide, -0.6, tall - 0.25), (wide + 0.25, deep - 1.0, tall), paint(), 0)


def _wall_side(wide, deep, tall, fronts, uppers, top, seed):
    end = wide - 0.8
    count = int((end - 0.75) / 0.57)
    living.cupboards((-0.6, deep), 2, 0.66, 0.1, 2.5, 0.62, fronts, handle=False)
    shapes.span((-0.62, deep - 0.63, 2.6), (end, deep, tall), paint(), 0)
    shapes.span((-0.6, deep - 0.55, 0), (end, deep, 0.1), plain((0.05, 0.05, 0.05), 0.5), 0)
    living.cupboards((0.75, deep), count, 0.57, 0.1, 0.77, 0.62, fronts)
    shapes.span((0.75, deep - 0.64, 0.87), (0.75 + count * 0.57, deep, 0.9), top, 0.004)
    shapes.span((0.75, deep - 0.02, 0.9), (0.75 + count * 0.57, deep, 1.5), top, 0)
    half = count // 2
    living.cupboards((0.75, deep), half, 0.57, 1.5, 1.1, 0.35, uppers, handle=False)
    low, high = 0.75 + half * 0.57 + 0.1, 0.75 + count * 0.57
    for z in (1.62, 2.1):
        shapes.span((low, deep - 0.26, z), (high, deep, z + 0.04), wood(OAK), 0.004)
    shapes.box((0.9, 0.02, 0.004), (1.6, deep - 0.2, 1.498), glow((1.0, 0.84, 0.64), 9), 0)
    light.area((1.6, deep - 0.2, 1.48), (1.6, deep - 0.2, 0), (1.7, 0.05), 9, (1.0, 0.84, 0.64))
    shapes.span((-0.57, deep - 0.635, 0.85), (0.03, deep - 0.61, 1.45), plain((0.012, 0.012, 0.013), 0.1), 0.003)
    _things(low, high, deep, seed)
    shapes.span((1.3, deep - 0.56, 0.9), (2.1, deep - 0.08, 0.906), plain((0.012, 0.012, 0.013), 0.08), 0.002)
    shapes.tube([(3.2, deep - 0.09, 0.9), (3.2, deep - 0.09, 1.2), (3.2, deep - 0.15, 1.26), (3.2, deep - 0.27, 1.26), (3.2, deep - 0.29, 1.2)], 0.012, metal((0.32, 0.22, 0.13), 0.25))
    shapes.span((2.9, deep - 0.52, 0.895), (3.55, deep - 0.14, 0.902), metal((0.4, 0.4, 0.4), 0.35), 0.002)


def _things(low, high, deep, seed):
    chance = random.Random(seed)
    for z in (1.66, 2.14):
        x = low + 0.1
        while x < high - 0.2:
            if chance.random() < 0.55:
                r, h = chance.uniform(0.035, 0.06), chance.uniform(0.1, 0.24)
                tone = chance.choice(((0.7, 0.66, 0.6), (0.45, 0.36, 0.26), RUST, TEAL))
                shapes.lathe(((r * 0.8, 0), (r, h * 0.2), (r, h * 0.7), (r * 0.55, h * 0.9), (r * 0.6, h)), (x, deep - 0.14, z), plain(tone, 0.45))
                x += r * 2 + 0.08
            else:
                for k in range(chance.randint(3, 6)):
                    shapes.lathe(((0.04, 0), (0.1, 0.02), (0.105, 0.026), (0.05, 0.008)), (x + 0.1, deep - 0.14, z + k * 0.012), plain((0.74, 0.72, 0.68), 0.3))
                x += 0.34


def _bowl(x, y, z):
    shapes.lathe(((0.09, 0), (0.15, 0.04), (0.18, 0.1), (0.175, 0.1), (0.12, 0.03)), (x, y, z), plain((0.34, 0.3, 0.25), 0.5))
    for dx, dy, tone in ((-0.04, -0.02, (0.5, 0.32, 0.03)), (0.04, 0.02, (0.55, 0.36, 0.03)), (0.0, 0.05, (0.3, 0.36, 0.05))):
        shapes.ball(0.042, (x + dx, y + dy, z + 0.08), plain(tone, 0.45))


def _island(wide, _deep, tall, fronts, top, lamp):
    x = wide * 0.42
    shapes.span((x - 1.45, 0.95, 0.1), (x + 1.45, 1.85, 0.88), fronts, 0.004)
    shapes.span((x - 1.35, 1.0, 0), (x + 1.35, 1.8, 0.1), plain((0.03, 0.03, 0.03), 0.5), 0)
    shapes.span((x - 1.55, 0.72, 0.88), (x + 1.55, 1.92, 0.92), top, 0.005)
    for dx in (-1.55, 1.51):
        shapes.span((x + dx, 0.72, 0), (x + dx + 0.04, 1.92, 0.9), top, 0.004)
    for i, dx in enumerate((-0.9, 0, 0.9)):
        living.stool((x + dx, 0.42, 0), 180 + (-8, 5, 12)[i])
        living.pendant((x + dx, 1.45, 1.78), tall - 2.0, 9, color=lamp)
    _bowl(x + 0.8, 1.4, 0.92)
    plants.pot_plant((wide - 0.5, 4.0 if _deep > 4.4 else 3.4, 0), 1.6, seed=12)


def _table(wide, deep, tall, _fronts, _top, lamp):
    """A dining table where others have an island."""
    living.dining((wide * 0.45, 0.7, 0), 0, 6, 4)
    for dx in (-0.5, 0.5):
        living.pendant((wide * 0.45 + dx, 0.7, 1.65), tall - 1.87, 9, color=lamp)
    living.picture((-1.18, 1.2, 1.2), (1.2, 0.9), 90, seed=8)
    plants.pot_plant((wide - 0.55, -1.2, 0), 1.7, seed=14)


def _corner(wide, deep, tall, fronts, top, lamp):
    """Cupboards go on along the left wall; a breakfast bar closes the third side."""
    for i in range(5):
        y = deep - 0.64 - (i + 1) * 0.57
        shapes.span((-1.2, y + 0.003, 0.1), (-0.58, y + 0.567, 0.87), fronts, 0.004)
    shapes.span((-1.2, deep - 3.5, 0.87), (-0.56, deep - 0.62, 0.9), top, 0.004)
    shapes.span((1.1, 0.7, 1.0), (3.6, 1.25, 1.05), top, 0.006)
    shapes.span((1.15, 1.0, 0), (3.55, 1.2, 1.0), fronts, 0.004)
    for i in range(3):
        living.stool((1.6 + i * 0.8, 0.4, 0), 180 + (6, -9, 4)[i])
        living.pendant((1.6 + i * 0.8, 0.95, 1.8), tall - 2.02, 9, color=lamp)
    _bowl(3.2, 0.95, 1.05)
    shapes.lathe(((0.045, 0), (0.07, 0.06), (0.06, 0.18), (0.03, 0.25), (0.036, 0.27)), (1.4, 1.0, 1.05), out.window_glass((0.8, 0.9, 0.85)))


MIDDLES = {'island': _island, 'table': _table, 'corner': _corner}
