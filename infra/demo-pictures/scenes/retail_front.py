"""Shop fronts by variation: an arcade, awnings along a street, a glass pavilion or a parade under flats; stone, sign, hour."""
import random

from kit import cars, house, light, living, outdoor_materials as out, plants, room, shapes, stage, yard
from kit.materials import OAK, WALNUT, fabric, glow, metal, paint, plain, stone, wood

STONES = {'lime': (0.66, 0.57, 0.44), 'white': (0.74, 0.71, 0.65), 'rose': (0.62, 0.44, 0.34), 'grey': (0.36, 0.35, 0.34), 'sand': (0.58, 0.45, 0.3)}
METALS = {'bronze': (0.15, 0.11, 0.075), 'black': (0.03, 0.03, 0.032), 'green': (0.05, 0.09, 0.06), 'silver': (0.5, 0.5, 0.5)}
CLOTHS = {'rust': (0.42, 0.14, 0.06), 'green': (0.08, 0.16, 0.09), 'navy': (0.05, 0.08, 0.17), 'cream': (0.7, 0.64, 0.52)}
CAMERAS = {
    'left': ((-7.5, -6.8, 1.62), (2.0, 5, 2.9), 26), 'right': ((8.6, -6.6, 1.62), (-1.4, 5, 2.9), 26), 'front': ((0.6, -9.4, 1.62), (0.2, 5, 3.0), 27),
    'along': ((-14, -2.4, 1.62), (4, 5.2, 2.7), 26),
}


def build(form='awnings', rock='lime', trim='bronze', cloth='rust', hour='afternoon', sun=228, camera='left', planting='pots', car=False, seed=1, exposure=0.0):
    gain = light.outdoors(hour, sun)
    face = stone(STONES[rock], (1.2, 0.6), veins=0.07, upright=True)
    shapes.span((-90, -9, -0.3), (90, 40, 0), stone((0.46, 0.41, 0.33), (0.9, 0.45), 0.45, 0.08), 0)
    shapes.span((-90, -40, -0.3), (90, -9, -0.12), out.asphalt(0.1), 0)
    for i in range(-5, 6):
        _shop(i * 5.0 - 2.5, i + seed, METALS[trim], face)
    FORMS[form](face, METALS[trim], CLOTHS[cloth])
    _things(planting, seed)
    if car:
        cars.car((6.5, -10.6, -0.12), 90, (0.7, 0.69, 0.67), 'suv')
        cars.car((-6.5, -10.5, -0.12), 90, (0.04, 0.043, 0.047), 'saloon')
    stage.camera(*CAMERAS[camera])
    return dict(samples=3, exposure=0.3 + gain + (0.8 if hour == 'dusk' else 0.0) + exposure)


def _shop(x, number, trim, face):
    """One bay: glass with a door, a fascia, a lit room with goods in the window."""
    shapes.span((x - 0.35, 4.3, 0), (x + 0.35, 4.95, 4.4), face, 0.015)
    room.glazing((x + 0.35, 4.7), (x + 4.65, 4.7), 3.35, panel=1.43, frame=trim, deep=0.1, transom=2.6)
    shapes.span((x + 0.35, 4.52, 3.35), (x + 4.65, 4.9, 4.3), metal(trim, 0.45), 0.01)
    shapes.box((1.7, 0.03, 0.3), (x + 2.5, 4.5, 3.68), glow(((1.0, 0.84, 0.6), (1.0, 0.9, 0.75))[number % 2], 0.5), 0.01)
    shapes.span((x, 9.4, 0), (x + 5, 9.6, 4.3), paint(((0.6, 0.5, 0.38), (0.3, 0.36, 0.34), (0.66, 0.6, 0.52), (0.5, 0.3, 0.2))[number % 4]), 0)
    shapes.span((x, 4.9, 4.2), (x + 5, 9.6, 4.35), paint((0.8, 0.78, 0.74)), 0)
    shapes.span((x + 0.2, 4.95, 0), (x + 0.3, 9.6, 4.2), paint((0.74, 0.7, 0.64)), 0)
    shapes.span((x + 0.3, 4.8, 0.002), (x + 4.9, 9.6, 0.02), wood(OAK, along='y'), 0)
    light.area((x + 2.5, 6.6, 4.1), (x + 2.5, 6.6, 0), (3.8, 2.4), 110, (1.0, 0.87, 0.7))
    chance = random.Random(number + 20)
    if number % 3 == 0:
        for k, tone in enumerate(((0.14, 0.2, 0.2), (0.55, 0.45, 0.32), (0.35, 0.14, 0.08))):
            living.dress_form((x + 1.0 + k * 0.95, 5.6, 0.3), tone)
        shapes.span((x + 0.4, 5.0, 0), (x + 3.4, 6.1, 0.3), wood(WALNUT), 0.01)
    elif number % 3 == 1:
        for k in range(3):
            tall = (0.45, 0.8, 0.6)[k]
            shapes.box((0.6, 0.6, tall), (x + 0.9 + k * 0.95, 5.6, 0), stone((0.7, 0.64, 0.54), (3, 3)), 0.01)
            shapes.lathe(((0.08, 0), (0.16, 0.1), (0.14, 0.26), (0.06, 0.36), (0.08, 0.4)), (x + 0.9 + k * 0.95, 5.6, tall), plain(chance.choice(((0.5, 0.3, 0.16), (0.12, 0.2, 0.22), (0.7, 0.64, 0.54))), 0.3))
    else:
        living.sofa((x + 2.2, 6.4, 0.02), 0, 1.9)
        living.floor_lamp((x + 3.8, 6.0, 0.02), 20)
    for z in (0.9, 1.5, 2.1):
        shapes.span((x + 0.6, 9.1, z), (x + 4.4, 9.4, z + 0.04), wood(OAK), 0.004)
        px = x + 0.7
        while px < x + 4.2:
            w, h = chance.uniform(0.16, 0.4), chance.uniform(0.12, 0.36)
            shapes.box((w, 0.2, h), (px + w / 2, 9.25, z + 0.04), plain(chance.choice(((0.6, 0.54, 0.45), (0.3, 0.16, 0.1), (0.1, 0.16, 0.18), (0.5, 0.4, 0.28), (0.7, 0.68, 0.64))), 0.6), 0.01)
            px += w + chance.uniform(0.06, 0.24)


def _upper(face, low, high, pitch, shutters=None):
    """The storeys over the shops with their windows."""
    shapes.span((-27, 4.75, 4.3), (27, 16, high), face, 0)
    shapes.span((-27.2, 4.3, 4.3), (27.2, 4.9, 4.75), face, 0.03)
    z = low
    while z + 2.4 < high:
        for i in range(int(52 / pitch)):
            x = -26 + i * pitch
            house.window(x + 0.5, x + 1.9, z, z + 1.9, 4.56, 2)
            if shutters:
                for dx in (0.0, 1.95):
                    shapes.span((x + dx, 4.68, z - 0.05), (x + dx + 0.45, 4.75, z + 1.95), paint(shutters, 0.5), 0.01)
        z += 3.3
    shapes.span((-27.3, 4.3, high), (27.3, 16.2, high + 0.35), face, 0.03)


def _awnings(face, trim, cloth):
    """A sloping awning over each window."""
    _upper(face, 5.4, 12.2, 3.0, tuple(c * 0.8 for c in cloth))
    for i in range(-5, 6):
        shapes.box((4.2, 2.0, 0.03), (i * 5.0, 3.6, 2.86), fabric(cloth), 0.006, tilt=(17, 0))
        for k in range(9):
            shapes.box((0.42, 0.012, 0.22), (i * 5.0 - 1.88 + k * 0.47, 2.62, 2.36), fabric(cloth if k % 2 else (0.72, 0.68, 0.6)), 0.004)


def _arcade(face, trim, _cloth):
    """A colonnade of round arches before the shops, lanterns in it."""
    house.arcade(-27.5, 27.5, -0.4, 11, 3.4, 1.75, 6.0, face, 0.8)
    shapes.span((-27.5, -0.5, 6.0), (27.5, 5, 6.4), face, 0.02)
    shapes.span((-27.5, 0.4, 5.4), (27.5, 4.6, 5.6), paint((0.76, 0.72, 0.64), 0.8), 0)
    _upper(face, 7.2, 13.6, 3.0)
    for i in range(-5, 6):
        shapes.box((0.26, 0.26, 0.42), (i * 5.0, 2.2, 3.8), glow((1.0, 0.74, 0.42), 1.6), 0.01)
        shapes.cylinder(0.008, 1.3, (i * 5.0, 2.2, 4.2), metal(trim, 0.35), 8, bevel=0)
        light.point((i * 5.0, 2.2, 3.6), 14)


def _pavilion(face, trim, _cloth):
    """A single storey of glass under a thin broad roof on slim columns, timber below it."""
    shapes.span((-28, -1.0, 4.7), (28, 14, 5.1), paint((0.76, 0.74, 0.7), 0.6), 0.03)
    shapes.span((-27.8, -0.8, 4.66), (27.8, 4.6, 4.7), wood(OAK), 0)
    for i in range(-5, 7):
        shapes.cylinder(0.1, 4.68, (i * 5.0 - 2.5, -0.3, 0), metal(trim, 0.4), 28)
        room.downlight((i * 5.0, 1.8, 4.66), 40)
    shapes.span((-27, 4.9, 4.3), (27, 14, 4.7), face, 0)


def _parade(face, trim, _cloth):
    """Shops at the foot of flats with balconies, a flat steel canopy along the front."""
    shapes.span((-27.5, 1.6, 4.35), (27.5, 5.2, 4.55), metal(trim, 0.4), 0.02)
    for i in range(-5, 7):
        shapes.tube([(i * 5.0 - 2.5, 1.8, 4.5), (i * 5.0 - 2.5, 4.8, 6.0)], 0.025, metal(trim, 0.4))
    _upper(face, 5.8, 19.0, 5.0)
    for k in range(4):
        z = 5.4 + k * 3.3
        for i in range(10):
            x = -26 + i * 5.0 + 2.4
            shapes.span((x, 3.2, z - 0.16), (x + 2.4, 4.8, z), paint((0.76, 0.73, 0.67), 0.7), 0.02)
            pane = shapes.span((x + 0.04, 3.24, z), (x + 2.36, 3.26, z + 1.0), out.window_glass((0.75, 0.85, 0.85)), 0)
            pane.visible_shadow = False
            shapes.span((x, 3.2, z + 1.0), (x + 2.4, 3.3, z + 1.05), metal(trim, 0.4), 0)


FORMS = {'awnings': _awnings, 'arcade': _arcade, 'pavilion': _pavilion, 'parade': _parade}


def _things(planting, seed):
    """Pots or trees before the shops, benches, lamps."""
    if planting == 'pots':
        for i in range(-4, 5):
            shapes.box((0.6, 0.6, 0.55), (i * 5.0 + 2.5, 3.2 if i % 2 else 3.4, 0), stone((0.42, 0.37, 0.3), (2, 2)), 0.02)
            plants.shrub((i * 5.0 + 2.5, 3.2 if i % 2 else 3.4, 0.45), 0.48, turn=i * 20)
    else:
        for i in range(-4, 5):
            plants.date_palm((i * 7.5 + 3.4, -3.6, 0), 4.6 + (i + seed) % 3 * 0.5, seed=i + seed * 5, fronds=32)
            shapes.cylinder(0.7, 0.02, (i * 7.5 + 3.4, -3.6, 0), metal((0.12, 0.1, 0.08), 0.5), 32)
    for x in (-9.5, 4.5):
        shapes.box((1.7, 0.45, 0.44), (x, -1.8, 0), wood(OAK), 0.02)
    for x in (-18, 12, 25):
        yard.street_lamp((x, -8.2, 0), 6.5, 1.2, 180)
