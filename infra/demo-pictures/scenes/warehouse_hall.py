"""Inside warehouses, by variation: racks, an empty hall, goods on the floor, a workshop; roof, lamps, the hour."""
import random

from kit import light, office, outdoor_materials as out, shapes, stage
from kit.materials import concrete, glow, metal, paint, plain, wood
from scenes import warehouse_interior_1 as full

TONES = {'white': (0.72, 0.71, 0.68), 'grey': (0.42, 0.42, 0.41), 'blue': (0.2, 0.28, 0.38), 'sand': (0.62, 0.55, 0.45)}


def build(use='racks', sheet='white', floor=0.34, hour='noon', sun=200, half=11.0, long=46.0, tall=10.0, eye=(0.6, -0.6, 1.7), aim=(-0.6, 30, 3.2), lens=23, seed=1, exposure=0.0, steel=(0.5, 0.5, 0.49)):
    gain = light.hour(hour, sun)
    shapes.span((-half, -2, -0.2), (half, long, 0), concrete(floor, joints=5), 0)
    _walls(half, long, tall, out.corrugated(TONES[sheet], 0.3))
    _roof(half, long, tall, plain(steel, 0.5))
    USES[use](half, long, random.Random(seed))
    stage.camera(eye, aim, lens=lens)
    return dict(samples=4, exposure=0.1 + gain + exposure)


def _walls(half, long, tall, sheet):
    for side in (-1, 1):
        low, high = sorted((side * half, side * (half + 0.2)))
        shapes.span((low, -2, 2.0), (high, long, tall), sheet, 0)
        shapes.span((low - 0.02, -2, 0), (high + 0.02, long, 2.0), concrete(0.46, joints=3), 0)
    shapes.span((-half, -2.2, 0), (half, -2, tall), sheet, 0)
    for low, high, z in ((-half, -half * 0.5, 0), (-half * 0.1, half * 0.1, 0), (half * 0.5, half, 0), (-half, half, 5.0)):
        shapes.span((low, long, z), (high, long + 0.2, tall if z else 5.0), sheet, 0)
    shapes.span((-half * 0.5, long, 0), (-half * 0.1, long + 0.1, 5.0), out.corrugated((0.75, 0.73, 0.7), 0.5, vertical=False), 0)
    shapes.span((-40, long + 0.3, -0.2), (40, long + 60, -0.05), out.asphalt(0.14), 0)
    shapes.span((-40, long + 40, 0), (40, long + 41, 6), out.corrugated((0.5, 0.46, 0.4), 0.4), 0)


def _roof(half, long, tall, steel):
    deck = out.corrugated((0.7, 0.69, 0.66), 0.25)
    third = half * 2 / 3
    for k in range(3):
        middle = -half + third * (k + 0.5)
        shapes.span((middle - third / 2, -2, tall), (middle - 0.75, long, tall + 0.12), deck, 0)
        shapes.span((middle + 0.75, -2, tall), (middle + third / 2, long, tall + 0.12), deck, 0)
        light.area((middle, long / 2, tall + 0.1), (middle, long / 2, 0), (1.5, long), 1, portal=True)
        for y in range(4, int(long) - 3, 8):
            shapes.cylinder(0.2, 0.02, (middle + 1.6, y, tall - 1.2), glow((1.0, 0.95, 0.86), 18), 24, bevel=0)
            shapes.cylinder(0.23, 0.12, (middle + 1.6, y, tall - 1.18), metal((0.35, 0.35, 0.35), 0.4), 24)
            shapes.cylinder(0.006, 1.1, (middle + 1.6, y, tall - 1.06), steel, 6, bevel=0)
            light.area((middle + 1.6, y, tall - 1.25), (middle + 1.6, y, 0), (0.5, 0.5), 180, (1.0, 0.94, 0.84))
    with shapes.Assembly() as frame:
        for z in (tall - 0.02, tall - 0.72):
            shapes.box((half * 2, 0.16, 0.06), (0, 0, z), steel, 0)
        for i in range(int(half * 2 / 1.4)):
            shapes.box((0.05, 0.08, 0.9), (-half + 0.7 + i * 1.4, 0, tall - 0.78), steel, 0, tilt=(0, 38 if i % 2 else -38))
        for x in (-half + 0.15, half - 0.15):
            shapes.box((0.3, 0.24, tall), (x, 0, 0), steel, 0.01)
    for y in range(0, int(long), 6):
        frame.copy((0, y, 0))
    frame.remove()


def _racks(half, long, chance):
    """Pallet racks along the walls and in the middle, with two aisles."""
    bays = full._bay_patterns()
    for x in (-half + 1.6, 0.0 - 3.0, 3.0, half - 1.6):
        for i in range(int((long - 8) / 2.86)):
            chance.choice(bays).copy((x, 2.4 + i * 2.86, 0))
    for pattern in bays:
        pattern.remove()
    full._pallet_truck((0.9, 7.5))
    for side in (-1.7, 1.7):
        shapes.span((side - 0.06, -1, 0.0005), (side + 0.06, long - 8, 0.002), plain((0.75, 0.5, 0.03), 0.6), 0)


def _floor_goods(half, long, chance):
    """Pallets of goods standing on a marked floor."""
    for row in (-half + 2.2, -half + 4.0, half - 5.8, half - 4.0, half - 2.2):
        y = 5.0
        while y < long - 8:
            if chance.random() < 0.82:
                full._pallet((row, y, 0), chance, 2.0)
            y += 1.25 if chance.random() < 0.85 else 3.2
    for x in (-half + 5.2, half - 7.0):
        shapes.span((x - 0.06, -1, 0.0005), (x + 0.06, long - 6, 0.002), plain((0.75, 0.5, 0.03), 0.6), 0)
    full._pallet_truck((-0.8, 9.0))


def _empty(half, long, _chance):
    for x in (-half + 2.0, half - 2.0):
        shapes.span((x - 0.06, -1, 0.0005), (x + 0.06, long - 6, 0.002), plain((0.75, 0.5, 0.03), 0.6), 0)
    for y in range(6, int(long) - 4, 6):
        for x in (-half + 0.5, half - 0.5):
            shapes.cylinder(0.09, 1.1, (x, y, 0), plain((0.75, 0.5, 0.03), 0.5), 20, bevel=0.02)


def _workshop(half, long, chance):
    """Benches, shelves of parts and drums along one side; room for vehicles on the other."""
    steel, oak = paint((0.12, 0.2, 0.3), 0.45), wood((0.42, 0.26, 0.13))
    for i in range(6):
        y = 3.5 + i * 5.2
        shapes.box((0.9, 3.2, 0.07), (-half + 1.0, y, 0.86), oak, 0.01)
        for dy in (-1.4, 1.4):
            shapes.box((0.8, 0.08, 0.86), (-half + 1.0, y + dy, 0), steel, 0.01)
        shapes.box((0.5, 1.0, 0.6), (-half + 0.9, y - 0.6, 0.1), plain((0.5, 0.06, 0.04), 0.4), 0.02)
        for k in range(4):
            shapes.box((0.3, chance.uniform(0.2, 0.5), chance.uniform(0.15, 0.35)), (-half + 0.9, y - 1.1 + k * 0.7, 0.93), plain(chance.choice(((0.5, 0.5, 0.48), (0.5, 0.3, 0.04), (0.08, 0.1, 0.13))), 0.5), 0.02)
        for z in (1.6, 2.2, 2.8):
            shapes.box((0.45, 3.2, 0.04), (-half + 0.35, y, z), steel, 0.004)
            for k in range(6):
                shapes.box((0.36, 0.36, chance.uniform(0.18, 0.4)), (-half + 0.33, y - 1.3 + k * 0.5, z + 0.04), plain(chance.choice(((0.42, 0.28, 0.16), (0.3, 0.32, 0.3), (0.06, 0.12, 0.24))), 0.6), 0.01)
    for i in range(9):
        shapes.cylinder(0.29, 0.88, (half - 1.0 - (i % 2) * 0.65, 8 + i * 0.7, 0), plain(chance.choice(((0.03, 0.07, 0.2), (0.4, 0.04, 0.03), (0.3, 0.3, 0.3))), 0.35), 28)
    for i in range(4):
        for x in (-1.6, 4.2):
            shapes.span((x - 0.05, 4 + i * 7, 0.001), (x + 0.05, 9 + i * 7, 0.003), plain((0.75, 0.5, 0.03), 0.6), 0)
    office.task_chair((0.05, 0.05, 0.05), 60, (-half + 2.1, 9.2, 0))


def _mezzanine(half, long, chance):
    """An empty hall with an office platform of steel and glass at the left."""
    _empty(half, long, chance)
    steel = paint((0.12, 0.13, 0.14), 0.5)
    shapes.span((-half, 12, 3.4), (-half + 6, 30, 3.75), steel, 0.02)
    for y in (12.3, 18, 24, 29.7):
        shapes.box((0.22, 0.22, 3.4), (-half + 5.8, y, 0), steel, 0.01)
    for z in (0.0, 3.75):
        shapes.span((-half, 14, z), (-half + 4.6, 29, z + 2.7), paint((0.74, 0.73, 0.7), 0.6), 0)
        for k in range(4):
            shapes.span((-half + 4.58, 14.6 + k * 3.6, z + 0.9), (-half + 4.64, 17.4 + k * 3.6, z + 2.3), plain((0.05, 0.06, 0.065), 0.06, specular=1.0), 0)
    for k in range(10):
        shapes.span((-half + 5.95, 12 + k * 2, 3.75), (-half + 6.0, 12.05 + k * 2, 4.85), steel, 0)
    for z in (4.3, 4.8):
        shapes.span((-half + 5.94, 12, z), (-half + 6.0, 30, z + 0.05), steel, 0)
    for k in range(16):
        shapes.box((1.2, 0.3, 0.04), (-half + 5.2, 11.8 - k * 0.28, 3.6 - k * 0.23), steel, 0.004)


USES = {'racks': _racks, 'goods': _floor_goods, 'empty': _empty, 'workshop': _workshop, 'mezzanine': _mezzanine}
