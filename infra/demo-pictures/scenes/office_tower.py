"""Office towers from the street, by variation: form, skin, base, what is planted before them, the hour."""
import math
import random

from kit import cars, city, light, outdoor_materials as out, plants, room, shapes, stage, yard
from kit.materials import OAK, concrete, glow, metal, paint, plain, stone, wood

STONES = {'lime': (0.64, 0.55, 0.43), 'grey': (0.4, 0.39, 0.37), 'white': (0.74, 0.71, 0.66), 'sand': (0.6, 0.46, 0.32), 'dark': (0.13, 0.12, 0.115)}
METALS = {'bronze': (0.22, 0.15, 0.095), 'silver': (0.55, 0.55, 0.55), 'black': (0.06, 0.06, 0.062), 'white': (0.75, 0.74, 0.72)}
CAMERAS = {
    'left': ((-25, -32, 1.7), (2, 12, 19), 19), 'right': ((27, -30, 1.7), (-3, 12, 18), 19), 'front': ((-6, -42, 1.7), (1, 12, 20), 20),
    'near': ((-15, -24, 1.7), (4, 10, 9), 22), 'nearright': ((17, -22, 1.7), (-3, 10, 8), 22), 'street': ((-46, -22, 1.7), (4, 16, 17), 24),
}


def build(form='slab', height=110, skin=0, trim='bronze', base='lime', hour='afternoon', sun=236, camera='left', lit=0.0, planting='palms',
          ground='plaza', seed=1, exposure=0.0):
    gain = light.outdoors(hour, sun)
    _ground(ground, STONES[base])
    _base(STONES[base], METALS[trim], hour == 'dusk')
    look = city.skin(skin, max(lit, 0.16 if hour == 'dusk' else 0.0))
    FORMS[form](height, look, METALS[trim])
    _planting(planting, seed)
    for x, y, tall, number in ((-74, 70, 95, 1), (70, 84, 120, 2), (-118, 130, 160, 0), (112, 140, 130, 4), (-30, 150, 70, 3), (150, 60, 60, 1)):
        tall *= 0.7 + (seed * 37 + number * 13) % 60 / 100
        city.tower((x + seed * 5 % 17, y, 0), city.rectangle(34, 30, 4 if number % 2 else 0), tall, city.skin(number + seed, 0.08 if hour == 'dusk' else lit), turn=(x + seed * 11) % 30 - 15, crown=6)
    neighbours(seed)
    stage.camera(*CAMERAS[camera])
    return dict(samples=3, exposure=0.25 + gain + (0.9 if hour == 'dusk' else 0.0) + exposure, mist=(70, 600, 0.35, (0.42, 0.4, 0.37)) if hour != 'dusk' else None)


def _ground(kind, tone):
    pale = tuple(min(0.7, c * 0.9 + 0.06) for c in tone)
    shapes.span((-300, -12, -0.4), (300, 300, 0), stone(pale, (1.2, 0.6), 0.4, 0.08), 0)
    if kind == 'plaza':
        shapes.span((-300, -300, -0.4), (300, -12, 0), stone(tuple(c * 0.62 for c in pale), (1.8, 0.9), 0.45, 0.1), 0)
        _beds()
        return
    shapes.span((-300, -300, -0.4), (300, -12.3, -0.14), out.asphalt(0.09), 0)
    shapes.span((-300, -12.3, -0.4), (300, -12, 0.005), concrete(0.5), 0.02)
    for i in range(30):
        shapes.span((-120 + i * 8, -20.6, -0.14), (-117 + i * 8, -20.45, -0.135), plain((0.75, 0.73, 0.7), 0.7), 0)
    for at, turn, color, shape in (((-9, -15.2, -0.14), -90, (0.7, 0.69, 0.67), 'suv'), ((2.4, -15.0, -0.14), -90, (0.04, 0.043, 0.047), 'saloon'),
                                   ((13, -26, -0.14), 90, (0.34, 0.35, 0.36), 'saloon'), ((30, -15.1, -0.14), -90, (0.72, 0.71, 0.69), 'saloon')):
        cars.car(at, turn, color, shape)
    for x in (-34, -2, 30):
        yard.street_lamp((x, -11.4, 0), 8.5, 1.5, 180)


def _beds():
    """Planted beds and dark bands give a plaza its measure."""
    for i in range(-6, 7):
        shapes.span((i * 11 - 0.3, -60, 0), (i * 11 + 0.3, -12, 0.004), stone((0.2, 0.18, 0.16), (1.2, 0.6), 0.4, 0.05), 0)
    for x, y in ((-13, -19), (12, -17), (-33, -15), (34, -16), (-2, -15)):
        shapes.box((6.4, 2.2, 0.42), (x, y, 0), stone((0.44, 0.4, 0.34), (1.2, 0.42), veins=0.07), 0.02)
        for i in range(22):
            plants.shrub((x - 2.9 + i * 0.275, y + (i % 3 - 1) * 0.55, 0.36), 0.36, ((0.05, 0.1, 0.022), (0.07, 0.11, 0.03), (0.13, 0.03, 0.08))[i % 7 // 3], turn=i * 60)


def _base(tone, trim, evening):
    """Two storeys of lobby glass between piers, a canopy over the doors, lamps inside."""
    face, frame = stone(tone, (1.2, 0.6), veins=0.07, upright=True), metal(trim, 0.35)
    for i in range(9):
        x = -22 + i * 5.5
        shapes.span((x - 0.4, 5.2, 0), (x + 0.4, 6.4, 8.6), face, 0.01)
    room.glazing((-22, 5.9), (22, 5.9), 8.4, panel=1.83, frame=trim, deep=0.16, transom=3.2)
    shapes.span((-22.6, 5.0, 8.4), (22.6, 30, 9.6), face, 0.02)
    shapes.span((-22, 18, 0), (22, 18.4, 8.6), stone(tuple(c * 0.85 for c in tone), (2.4, 0.8), 0.4, upright=True), 0)
    shapes.span((-22, 5.9, -0.02), (22, 18, 0.02), stone((0.6, 0.55, 0.47), (1.2, 1.2), 0.18, 0.2), 0)
    for x in (-22.3, 22):
        shapes.span((x, 6, 0), (x + 0.3, 30, 8.6), face, 0)
    shapes.span((-5.4, -0.6, 4.3), (5.4, 5.6, 4.7), frame, 0.03)
    shapes.span((-5.3, -0.5, 4.25), (5.3, 5.5, 4.31), wood(OAK, along='y'), 0.004)
    for x in (-4.9, 4.9):
        shapes.cylinder(0.12, 4.3, (x, 0.1, 0), frame, 32)
    for x in (-16, -8, 0, 8, 16):
        light.area((x, 12, 8.2), (x, 12, 0), (4, 5), 260 if not evening else 130, (1.0, 0.84, 0.64))
        shapes.box((2.4, 0.2, 0.04), (x, 11, 8.2), glow((1.0, 0.85, 0.65), 9), 0)
    for x in (-3, 3):
        room.downlight((x, 2.4, 4.26), 45)


def _slab(height, look, trim):
    city.tower((0, 22, 9.6), city.rectangle(44, 30), height, look, crown=5)
    for i in range(31):
        shapes.box((0.1, 0.4, height), (-22 + i * 1.4667, 6.85, 9.6), metal(trim, 0.35), 0)


def _round(height, look, _trim):
    city.tower((0, 24, 9.6), city.ellipse(40, 36), height, look, size=lambda t: 1 - 0.08 * math.sin(math.pi * t) - 0.16 * t ** 3)


def _cut(height, look, _trim):
    city.tower((0, 22, 9.6), city.rectangle(40, 30), height, look, cut=18)


def _twist(height, look, _trim):
    city.tower((0, 24, 9.6), city.rectangle(36, 32, 6), height, look, size=lambda t: 1 - 0.16 * t, twist=38)


def _stack(height, look, trim):
    for k, (dx, wide, share) in enumerate(((0, 42, 0.3), (4, 34, 0.38), (-3, 27, 0.32))):
        low = 9.6 + height * sum((0, 0.3, 0.68)[: k + 1][-1:])
        city.tower((dx, 22, low), city.rectangle(wide, 28 - 2 * k), height * share - 1.4, look)
        shapes.span((dx - wide / 2 - 0.6, 7 + k, low + height * share - 1.4), (dx + wide / 2 + 0.6, 37, low + height * share), metal(trim, 0.4), 0.05)


def _twin(height, look, _trim):
    for x, tall in ((-12.5, height), (12.5, height * 0.82)):
        city.tower((x, 22, 9.6), city.rectangle(19, 28, 4), tall, look, crown=7)
    shapes.span((-4, 14, 9.6 + height * 0.5), (4, 26, 9.6 + height * 0.5 + 5), plain((0.03, 0.04, 0.045), 0.08, specular=0.9), 0.05)


def _low(height, look, trim):
    """A broad office house of few storeys with deep slabs."""
    storeys = max(3, int(height / 4.2))
    city.tower((0, 22, 9.6), city.rectangle(43, 30), storeys * 4.2, look)
    for k in range(storeys + 1):
        shapes.span((-23.4, 5.0, 9.4 + k * 4.2), (23.4, 37.6, 9.75 + k * 4.2), paint((0.74, 0.71, 0.65), 0.7), 0.03)
    for i in range(60):
        shapes.box((0.08, 0.5, storeys * 4.2), (-22.4 + i * 0.76, 5.6, 9.75), metal(trim, 0.4), 0)


FORMS = {'slab': _slab, 'round': _round, 'cut': _cut, 'twist': _twist, 'stack': _stack, 'twin': _twin, 'low': _low}


def neighbours(seed):
    """Houses to both sides and trees before them close the street; shrubs and a palm stand near the eye."""
    chance = random.Random(seed)
    for side in (-1, 1):
        x = side * 40
        for _ in range(5):
            wide, tall = chance.uniform(18, 30), chance.uniform(12, 34)
            look = out.curtain_wall(glass=(0.04, 0.045, 0.045), frame=(0.58, 0.51, 0.41), panel=chance.choice((2.8, 3.4, 4.2)), storey=3.6,
                                    spandrel=chance.choice((0.35, 0.5)), mullion=chance.choice((0.6, 1.2, 1.7)), band=chance.choice(((0.58, 0.51, 0.41), (0.7, 0.66, 0.6), (0.42, 0.38, 0.33))))
            city.tower((x + side * wide / 2, 22 + chance.uniform(0, 6), 0), city.rectangle(wide, 24), tall, look)
            x += side * (wide + chance.uniform(1, 7))
        for i in range(7):
            plants.date_palm((side * (38 + i * 9), -5 + chance.uniform(-1, 1), 0), chance.uniform(4.8, 6.4), seed=seed + i + side * 20, fronds=26)


def _planting(kind, seed):
    if kind == 'palms':
        for i in range(8):
            x = -31 + i * 8.8
            if abs(x) > 6:
                plants.date_palm((x, -3.2 + (i + seed) % 2, 0), 5.4 + (i * seed) % 3 * 0.6, seed=i + seed * 9, fronds=34)
        for side in (-1, 1):
            plants.hedge((side * 9, 1.6, 0), (side * 21, 1.6, 0), 0.8)
    elif kind == 'beds':
        for side in (-1, 1):
            shapes.box((11, 2.2, 0.5), (side * 14, -4.4, 0), stone((0.5, 0.45, 0.38), (1.2, 0.45), veins=0.07), 0.02)
            for i in range(18):
                plants.shrub((side * 14 - 5 + i * 0.6, -4.4 + (i % 2) * 0.7 - 0.3, 0.48), 0.42, ((0.05, 0.1, 0.022), (0.07, 0.11, 0.03))[i % 2], turn=i * 60)
            plants.date_palm((side * 14, -4.4, 0.45), 6.2, seed=seed + side, fronds=36)
    else:
        for i in range(11):
            shapes.cylinder(0.1, 0.9, (-15 + i * 3.0, -7.5, 0), metal((0.45, 0.43, 0.4), 0.3), 24, bevel=0.02)
        for x in (-13, 13):
            shapes.box((2.8, 0.6, 0.45), (x, -2.0, 0), stone((0.5, 0.45, 0.38), (1.2, 0.45), veins=0.07), 0.02)
            plants.date_palm((x * 1.5, -1.5, 0), 6.6, seed=seed + int(x), fronds=36)
