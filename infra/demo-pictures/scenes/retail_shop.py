"""Shops and showrooms from inside, by variation: what is sold, walls and floor, the front, the hour."""
import random

from kit import cars, light, living, outdoor_materials as out, plants, room, shapes, stage, walls
from kit.materials import OAK, WALNUT, concrete, fabric, glow, marble, metal, paint, plain, planks, stone, wood
from kit.palette import HIDE, LINEN, RUST, TEAL

FLOORS = {
    'stone': lambda: stone((0.58, 0.52, 0.43), (1.2, 1.2), 0.25, 0.1, offset=0.0), 'boards': lambda: planks(OAK, along='y'),
    'concrete': lambda: concrete(0.4, joints=3), 'dark': lambda: stone((0.16, 0.155, 0.15), (0.9, 0.9), 0.25, 0.15, offset=0.0), 'marble': lambda: marble((0.66, 0.62, 0.56), (0.42, 0.37, 0.32), 0.5, 0.14),
}
PAINTS = {'warm': (0.68, 0.6, 0.5), 'white': (0.76, 0.75, 0.73), 'green': (0.24, 0.3, 0.24), 'blue': (0.12, 0.18, 0.26), 'grey': (0.36, 0.36, 0.36), 'clay': (0.56, 0.34, 0.24)}
TONES = ((0.62, 0.56, 0.47), (0.3, 0.16, 0.1), (0.1, 0.16, 0.18), (0.5, 0.4, 0.28), (0.7, 0.67, 0.62), (0.22, 0.24, 0.2))


def build(sells='books', wall='warm', floor='boards', hour='morning', sun=20, size=(9.0, 12.0), tall=3.6, eye=None, aim=None, lens=21, lamp=(0.32, 0.22, 0.13), seed=1, exposure=0.0):
    wide, deep = size
    gain = light.hour(hour, sun)
    room.floor((-0.2, -0.2), (wide + 0.2, deep + 5), FLOORS[floor]())
    room.ceiling((-0.2, -0.2), (wide + 0.2, deep), tall, paint((0.78, 0.76, 0.72), 0.8))
    face = paint(PAINTS[wall])
    room.wall((-0.2, 0), (0, deep), tall, face)
    room.wall((wide, 0), (wide + 0.2, deep), tall, face)
    room.wall((-0.2, -0.2), (wide, 0), tall, face)
    room.glazing((0, deep), (wide, deep), tall - 0.3, panel=1.5, frame=(0.1, 0.09, 0.08), transom=2.6 if tall < 4 else 3.4, portal=-1)
    shapes.span((0, deep - 0.1, tall - 0.3), (wide, deep + 0.2, tall), metal((0.1, 0.09, 0.08), 0.4), 0)
    SHOPS[sells](wide, deep, tall, random.Random(seed), lamp)
    for x in (wide * 0.27, wide * 0.73):
        for i in range(int(deep / 2.4)):
            light.spot((x, 1.4 + i * 2.4, tall - 0.1), (x + (1.4 if x > wide / 2 else -1.4), 1.4 + i * 2.4, 0.9), 70, 70)
            shapes.cylinder(0.07, 0.03, (x, 1.4 + i * 2.4, tall - 0.03), glow((1.0, 0.88, 0.7), 10), 20, bevel=0)
    light.area((wide / 2, deep * 0.4, tall - 0.05), (wide / 2, deep * 0.4, 0), (wide * 0.6, deep * 0.5), 40, (1.0, 0.9, 0.78))
    _street(deep, seed)
    stage.camera(eye or (wide * 0.36, 0.5, 1.6), aim or (wide * 0.55, deep * 0.8, 1.45), lens=lens)
    return dict(samples=4, exposure=1.5 + gain + exposure)


def _shelf_rows(wide, deep, tall, seed, both=True):
    for side in ((-1, 1) if both else (-1,)):
        x, turn = (0.0, 90) if side < 0 else (wide, -90)
        walls.finish('shelves', (x, deep * 0.48, 0), turn, deep * 0.8, tall, seed + side)


def _books(wide, deep, tall, chance, lamp):
    """Shelves on both sides, tables with books in the middle, a reading corner."""
    _shelf_rows(wide, deep, tall, 5)
    for y in (3.4, 6.4):
        shapes.box((2.0, 1.1, 0.05), (wide / 2, y, 0.78), wood(OAK), 0.01)
        shapes.box((1.5, 0.8, 0.78), (wide / 2, y, 0), wood(WALNUT), 0.01)
        for i in range(5):
            for j in range(2):
                for k in range(chance.randint(1, 5)):
                    shapes.box((0.2, 0.27, 0.03), (wide / 2 - 0.75 + i * 0.37, y - 0.25 + j * 0.5, 0.83 + k * 0.031), plain(chance.choice(TONES), 0.6), 0.002, chance.uniform(-8, 8))
        living.pendant((wide / 2, y, 2.0), tall - 2.24, 14, 0.24)
    living.armchair((wide - 1.6, deep - 1.6, 0), -120, HIDE)
    living.armchair((wide - 2.9, deep - 1.4, 0), 130, HIDE)
    plants.pot_plant((wide - 0.8, deep - 0.7, 0), 1.8, seed=3)


def _cafe(wide, deep, tall, chance, lamp):
    """A counter with a lit back wall, small tables with chairs."""
    shapes.span((0.9, 1.6, 0), (1.6, 7.2, 1.05), wood(WALNUT, along='z'), 0.006)
    shapes.span((0.8, 1.5, 1.05), (1.7, 7.3, 1.1), marble(), 0.006)
    walls.finish('shelves', (0.0, 4.4, 0), 90, 5.6, tall, 8)
    shapes.box((0.5, 0.7, 0.42), (1.25, 2.6, 1.1), metal((0.6, 0.6, 0.6), 0.3), 0.04)
    shapes.box((0.45, 1.5, 0.35), (1.25, 5.2, 1.1), out.window_glass(), 0)
    for i in range(4):
        living.pendant((1.3, 2.2 + i * 1.5, 2.1), tall - 2.34, 12, 0.16)
    for i in range(3):
        for x in (wide * 0.5, wide * 0.82):
            y = 2.4 + i * 2.9
            shapes.cylinder(0.38, 0.03, (x, y, 0.72), marble(), 48, bevel=0.006)
            shapes.cylinder(0.03, 0.72, (x, y, 0), metal((0.1, 0.1, 0.1), 0.4), 16)
            shapes.cylinder(0.22, 0.02, (x, y, 0), metal((0.1, 0.1, 0.1), 0.4), 32)
            for turn, dx, dy in ((90, 0.62, 0.0), (-90, -0.62, 0.05)):
                living.dining_chair((x + dx, y + dy, 0), turn + 180 + chance.uniform(-15, 15))
    plants.pot_plant((wide - 0.6, deep - 0.8, 0), 2.0, seed=4, pot_height=0.5)


def _fashion(wide, deep, tall, chance, lamp):
    """Garments on rails along both walls, a plinth with forms, benches."""
    bronze = metal(lamp, 0.3)
    for side in (-1, 1):
        x = 0.36 if side < 0 else wide - 0.36
        for y0 in (1.4, 5.0, 8.4):
            shapes.cylinder(0.016, 2.6, (x, y0 + 2.6, 1.75), bronze, 16, tilt=(90, 0))
            for y in (y0, y0 + 2.6):
                shapes.cylinder(0.014, 1.78, (x, y, 0), bronze, 12)
            y = y0 + 0.15
            while y < y0 + 2.4:
                long = chance.uniform(0.8, 1.25)
                shapes.box((0.46, chance.uniform(0.025, 0.05), long), (x, y, 1.66 - long), fabric(chance.choice(TONES)), 0.02, chance.uniform(-7, 7), segments=3)
                y += chance.uniform(0.06, 0.12) if chance.random() < 0.85 else 0.3
    shapes.box((1.6, 3.0, 0.25), (wide * 0.5, deep * 0.62, 0), stone((0.7, 0.66, 0.58), (3, 3)), 0.01)
    for i, tone in enumerate((LINEN, TEAL, RUST)):
        living.dress_form((wide * 0.5 + (-0.35, 0.35, -0.2)[i], deep * 0.62 - 1.0 + i, 0.25), tone)
    shapes.box((1.6, 0.6, 0.44), (wide * 0.5, deep * 0.3, 0), fabric(TEAL), 0.06, segments=4)
    shapes.span((wide * 0.5 - 1.2, 0.4, 0), (wide * 0.5 + 1.2, 1.1, 1.0), marble(), 0.008)
    plants.pot_plant((0.8, deep - 0.8, 0), 2.0, seed=9, pot_height=0.5)


def _furniture(wide, deep, tall, chance, lamp):
    """A furniture showroom: room settings on rugs."""
    living.rug((wide * 0.27, deep * 0.38, 0), (4.2, 3.2))
    living.sofa((wide * 0.27, deep * 0.38 + 1.2, 0), 0, 2.6)
    living.armchair((wide * 0.27 - 1.8, deep * 0.38 - 0.4, 0), 100, HIDE)
    living.coffee_table((wide * 0.27, deep * 0.38 - 0.3, 0.015), 3)
    living.floor_lamp((wide * 0.27 + 1.8, deep * 0.38 + 1.2, 0), 26)
    living.dining((wide * 0.7, deep * 0.4, 0), 20, 6, 2)
    for dx in (-0.4, 0.5):
        living.pendant((wide * 0.7 + dx, deep * 0.4, 1.8), tall - 2.04, 14, 0.24)
    living.rug((wide * 0.62, deep * 0.75, 0), (4.4, 2.8), (0.42, 0.36, 0.29), (0.22, 0.15, 0.1))
    living.sofa((wide * 0.62, deep * 0.75, 0), 180, 2.4, accents=(RUST,), color=TEAL)
    living.armchair((wide * 0.62 + 2.2, deep * 0.75, 0), -130, HIDE)
    walls.finish('shelves', (0.0, deep * 0.62, 0), 90, 4.4, tall, 4)
    walls.finish('art', (wide, deep * 0.45, 0), -90, 4.4, tall, 6)
    plants.pot_plant((wide - 0.8, deep - 0.9, 0), 2.2, seed=6, pot_height=0.5)


def _vehicles(wide, deep, tall, chance, lamp):
    """A car showroom: cars on low discs, a desk, a lounge."""
    for i, (color, shape) in enumerate((((0.04, 0.043, 0.047), 'saloon'), ((0.7, 0.69, 0.67), 'suv'), ((0.24, 0.05, 0.05), 'saloon'))):
        x, y = wide * (0.24 + 0.27 * i), deep * (0.66 - 0.04 * i)
        shapes.cylinder(2.9, 0.06, (x, y, 0), paint((0.72, 0.7, 0.65), 0.35), 96, bevel=0.01)
        cars.car((x, y, 0.06), 150 + 14 * i, color, shape)
    living.sofa((wide - 1.4, 2.8, 0), -90, 2.4)
    living.coffee_table((wide - 2.8, 2.6, 0), 4)
    shapes.box((3.0, 0.9, 1.05), (wide * 0.4, 1.6, 0), marble(), 0.01)
    for i in range(int(wide / 4)):
        room.strip_light((2 + i * 4, deep * 0.55, tall - 0.5), 5.0, 90, drop=0.5, strength=8, watts=120)
    plants.pot_plant((0.9, deep - 0.9, 0), 2.2, seed=12, pot_height=0.6)


def _kitchens(wide, deep, tall, chance, lamp):
    """A showroom of kitchens and tiles: islands, sample boards on the wall."""
    for i, (top, front) in enumerate(((marble(), wood(OAK, along='z')), (marble((0.06, 0.06, 0.062), (0.3, 0.29, 0.27), 1.4, 0.15), paint((0.1, 0.15, 0.1), 0.4)), (wood(OAK), paint((0.76, 0.75, 0.72), 0.35)))):
        x, y = wide * (0.3 + 0.2 * i), deep * (0.28 + 0.2 * i)
        shapes.box((2.4, 0.9, 0.88), (x, y, 0), front, 0.004)
        shapes.box((2.6, 1.05, 0.05), (x, y, 0.88), top, 0.006)
        for dx in (-0.7, 0.7):
            living.pendant((x + dx, y, 1.9), tall - 2.14, 14, 0.18)
            living.stool((x + dx, y - 0.85, 0), 180 + chance.uniform(-12, 12))
    for i in range(6):
        for k in range(3):
            tone = chance.choice(((0.7, 0.66, 0.6), (0.3, 0.28, 0.26), (0.46, 0.36, 0.26), (0.12, 0.16, 0.18), (0.6, 0.4, 0.3)))
            shapes.box((0.03, 0.86, 0.86), (0.02, 1.8 + i * 1.1, 0.4 + k * 0.95), marble(tone, tuple(c * 0.6 for c in tone), 1.1, 0.15), 0.006)
    living.cupboards((wide - 5.4, 0.64), 8, 0.6, 0.1, 0.8, 0.62, wood(WALNUT, along='z'))
    plants.pot_plant((wide - 0.7, deep - 0.8, 0), 2.0, seed=15, pot_height=0.5)


SHOPS = {'books': _books, 'cafe': _cafe, 'fashion': _fashion, 'furniture': _furniture, 'vehicles': _vehicles, 'kitchens': _kitchens}


def _street(deep, seed):
    shapes.span((-60, deep + 0.2, -0.2), (70, deep + 80, -0.01), stone((0.5, 0.44, 0.36), (0.9, 0.45), 0.5, 0.08), 0)
    for i in range(6):
        plants.date_palm((-9 + i * 5.4 + seed % 3, deep + 13 + (i * seed) % 3, 0), 5.2, seed=i + seed * 3, fronds=28)
    shapes.span((-40, deep + 30, 0), (50, deep + 40, 12 + seed % 4 * 2), out.curtain_wall(glass=(0.04, 0.045, 0.045), frame=(0.58, 0.51, 0.41), panel=3.4, storey=3.5, spandrel=0.5), 0)
    for i in range(11):
        for z in (1.2, 5.2, 9.0):
            shapes.span((-36 + i * 7.6, deep + 29.9, z), (-33 + i * 7.6, deep + 30.1, z + 2.6), plain((0.03, 0.035, 0.04), 0.08, specular=0.9), 0)
