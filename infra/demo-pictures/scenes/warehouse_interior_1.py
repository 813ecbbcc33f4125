"""A high-bay warehouse: pallet racks on both sides of an aisle, light from ridge panels and hung lamps."""
import random

from kit import light, outdoor_materials as out, shapes, stage
from kit.materials import concrete, glow, metal, paint, plain, wood

BLUE, ORANGE = (0.03, 0.08, 0.2), (0.62, 0.2, 0.03)
LEVELS = (0.12, 1.95, 3.75, 5.55, 7.35)


def build():
    light.daylight(azimuth=200, elevation=38, sky=0.2, sun=4.5, haze=1.8)
    long, half, tall = 62.0, 12.0, 11.0
    shapes.span((-half, -2, -0.2), (half, long, 0), _floor(), 0)
    sheet = out.corrugated((0.62, 0.6, 0.56), 0.3)
    shapes.span((-half - 0.2, -2, 0), (-half, long, tall), sheet, 0)
    shapes.span((half, -2, 0), (half + 0.2, long, tall), sheet, 0)
    shapes.span((-half, -2.2, 0), (half, -2, tall), sheet, 0)
    _far_wall(long, half, tall)
    _roof(long, half, tall)
    for x in (-2.15, 2.15):
        shapes.span((x - 0.06, -1, 0.0005), (x + 0.06, long - 8, 0.002), plain((0.75, 0.5, 0.03), 0.6), 0)
    bay = _bay_patterns()
    chance = random.Random(4)
    for row in (-9.3, -6.4 + 2.6, 3.8, 9.3):
        for i in range(17):
            chance.choice(bay).copy((row, 1.2 + i * 2.86, 0))
    for pattern in bay:
        pattern.remove()
    _pallet_truck((0.85, 6.3))
    _loose_pallets()
    stage.camera((-0.35, -0.8, 1.7), (0.35, 30, 3.4), lens=24)
    return dict(samples=9, exposure=0.7)


def _floor():
    return concrete(0.3, joints=5)


def _far_wall(long, half, tall):
    """The end wall with two dock doors, one of them open to the yard."""
    sheet = out.corrugated((0.62, 0.6, 0.56), 0.3)
    shapes.span((-half, long, 4.6), (half, long + 0.2, tall), sheet, 0)
    for low, high in ((-half, -6), (-2, 2 - 3.9), (1.9, half)):
        shapes.span((low, long, 0), (high, long + 0.2, 4.6), sheet, 0)
    shapes.span((-6, long, 0), (-2, long + 0.1, 4.6), out.corrugated((0.75, 0.73, 0.7), 0.5, vertical=False), 0)
    shapes.span((-14, long + 0.3, -0.2), (14, long + 60, -0.05), out.asphalt(0.14), 0)
    shapes.span((-20, long + 40, 0), (20, long + 41, 6), out.corrugated((0.5, 0.46, 0.4), 0.4), 0)


def _roof(long, half, tall):
    steel = plain((0.5, 0.5, 0.49), 0.5)
    deck = out.corrugated((0.7, 0.69, 0.66), 0.25)
    for low, high in ((-half, -7.2), (-5.6, -0.8), (0.8, 5.6), (7.2, half)):
        shapes.span((low, -2, tall), (high, long, tall + 0.12), deck, 0)
    for x in (-6.4, 0, 6.4):
        light.area((x, long / 2, tall + 0.1), (x, long / 2, 0), (1.6, long), 1, portal=True)
        for y in range(-2, int(long), 3):
            shapes.span((x - 0.8, y, tall + 0.02), (x + 0.8, y + 0.08, tall + 0.1), steel, 0)
    with shapes.Assembly() as frame:
        shapes.box((half * 2, 0.18, 0.02), (0, 0, tall - 0.02), steel, 0)
        shapes.box((half * 2, 0.18, 0.02), (0, 0, tall - 0.62), steel, 0)
        shapes.box((half * 2, 0.02, 0.6), (0, 0, tall - 0.61), steel, 0)
        for x in (-half + 0.15, half - 0.15):
            shapes.box((0.3, 0.2, tall), (x, 0, 0), steel, 0.01)
    for y in range(0, int(long), 6):
        frame.copy((0, y, 0))
    frame.remove()
    for y in range(4, int(long) - 4, 7):
        shapes.lathe(((0.2, 0), (0.24, 0.02), (0.12, 0.22), (0.05, 0.3)), (0, y, tall - 1.6), metal((0.4, 0.4, 0.4), 0.4), 28)
        shapes.cylinder(0.18, 0.01, (0, y, tall - 1.61), glow((1.0, 0.95, 0.86), 18), 24, bevel=0)
        shapes.cylinder(0.006, 1.0, (0, y, tall - 1.3), metal((0.3, 0.3, 0.3), 0.4), 6, bevel=0)
        light.area((0, y, tall - 1.65), (0, y, 0), (0.5, 0.5), 420, (1.0, 0.94, 0.84))


def _bay_patterns():
    """Six differently filled bays, 2.7 m wide and five levels high."""
    made = []
    for seed in range(6):
        chance = random.Random(seed + 40)
        with shapes.Assembly() as bay:
            upright, beam = plain(BLUE, 0.4), plain(ORANGE, 0.4)
            for x in (-0.52, 0.52):
                shapes.box((0.09, 0.1, 9.4), (x, -1.4, 0), upright, 0.004)
            for z in (0.5, 1.4, 2.3, 3.2, 4.1, 5.0, 5.9, 6.8, 7.7):
                shapes.box((1.0, 0.03, 0.03), (0, -1.4, z), upright, 0)
                shapes.box((1.3, 0.025, 0.025), (0, -1.4, z + 0.4), upright, 0, tilt=(0, 40))
            for z in LEVELS[1:]:
                for x in (-0.52, 0.52):
                    shapes.box((0.05, 2.72, 0.12), (x, 0, z - 0.12), beam, 0.003)
            for level in LEVELS:
                for y in (-0.87, 0.0, 0.87) if chance.random() < 0.6 else (-0.68, 0.68):
                    if chance.random() < 0.86:
                        _pallet((0, y, level), chance, 1.55 if level < 7 else 1.25)
        made.append(bay)
    return made


def _pallet(at, chance, room_above):
    timber = wood((0.46, 0.33, 0.2), 0.7, along='x')
    for y in (-0.34, 0, 0.34):
        shapes.box((1.15, 0.1, 0.1), (at[0], at[1] + y, at[2]), timber, 0.003)
    for i in range(6):
        shapes.box((0.12, 0.8, 0.022), (at[0] - 0.5 + i * 0.2, at[1], at[2] + 0.1), wood((0.46, 0.33, 0.2), 0.7, along='y'), 0.002)
    top = at[2] + 0.122
    kind = chance.random()
    if kind < 0.66:
        tone = chance.choice(((0.42, 0.28, 0.16), (0.36, 0.24, 0.14), (0.5, 0.37, 0.23), (0.55, 0.53, 0.5)))
        size = chance.choice(((0.37, 0.38, 0.3), (0.55, 0.39, 0.36), (0.37, 0.26, 0.24)))
        layers = chance.randint(2, int(room_above / size[2]) - 0)
        for k in range(min(layers, 5)):
            for i in range(int(1.12 / size[0])):
                for j in range(int(0.8 / size[1])):
                    if k == layers - 1 and chance.random() < 0.15:
                        continue
                    x = at[0] - 0.56 + (i + 0.5) * (1.12 / int(1.12 / size[0]))
                    y = at[1] - 0.4 + (j + 0.5) * (0.8 / int(0.8 / size[1]))
                    shapes.box((size[0] - 0.012, size[1] - 0.012, size[2] - 0.006), (x, y, top + k * size[2]), plain(tone, 0.8), 0.004, chance.uniform(-1.5, 1.5))
    elif kind < 0.84:
        tall = chance.uniform(0.8, room_above - 0.2)
        tone = chance.choice(((0.5, 0.5, 0.48), (0.06, 0.09, 0.14), (0.3, 0.32, 0.3)))
        shapes.box((1.1, 0.78, tall), (at[0], at[1], top), plain(tone, 0.25, specular=0.8), 0.03, segments=3)
    else:
        for i in range(2):
            shapes.cylinder(0.27, 0.85, (at[0] - 0.28 + i * 0.56, at[1], top), plain(chance.choice(((0.03, 0.07, 0.2), (0.4, 0.04, 0.03), (0.3, 0.3, 0.3))), 0.35), 28)


def _pallet_truck(at):
    red, dark = plain((0.5, 0.05, 0.02), 0.35), plain((0.02, 0.02, 0.02), 0.5)
    for x in (-0.17, 0.17):
        shapes.box((0.15, 1.15, 0.06), (at[0] + x, at[1], 0.06), red, 0.012)
        shapes.cylinder(0.05, 0.1, (at[0] + x - 0.05, at[1] + 0.45, 0.05), dark, 16, tilt=(0, 90))
    shapes.box((0.42, 0.22, 0.42), (at[0], at[1] - 0.66, 0.06), red, 0.03)
    shapes.cylinder(0.09, 0.1, (at[0] - 0.05, at[1] - 0.68, 0.09), dark, 24, tilt=(0, 90))
    shapes.tube([(at[0], at[1] - 0.7, 0.4), (at[0], at[1] - 1.02, 1.12)], 0.02, red)
    shapes.tube([(at[0] - 0.16, at[1] - 1.0, 1.16), (at[0] - 0.12, at[1] - 1.05, 1.25), (at[0] + 0.12, at[1] - 1.05, 1.25), (at[0] + 0.16, at[1] - 1.0, 1.16),
                 (at[0] - 0.16, at[1] - 1.0, 1.16)], 0.016, dark)
    _pallet((at[0], at[1] + 0.05, 0.13), random.Random(2), 1.5)


def _loose_pallets():
    chance = random.Random(9)
    for k in range(7):
        shapes.box((1.15, 0.8, 0.12), (-1.75, 19 + chance.uniform(-0.02, 0.02), k * 0.135), wood((0.46, 0.33, 0.2), 0.7), 0.01, chance.uniform(-3, 3))
