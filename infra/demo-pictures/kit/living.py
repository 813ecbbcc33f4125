"""Living rooms, bedrooms and kitchens: sofas, tables, rugs, lamps, pictures, cupboards."""
import math
import random

from kit import light, shapes
from kit.materials import LINEN, OAK, WALNUT, fabric, glow, leather, marble, metal, plain, wood


def sofa(at, turn=0.0, wide=2.4, color=LINEN, accents=((0.28, 0.13, 0.07), (0.1, 0.16, 0.17)), chaise=0):
    """A low sofa that faces -Y; chaise: -1 or +1 adds a long seat on that side."""
    pattern = shapes.Assembly()
    with pattern:
        cloth, legs = fabric(color), wood(WALNUT, along='z')
        for x in (-wide / 2 + 0.12, wide / 2 - 0.12):
            for y in (-0.36, 0.36):
                shapes.cylinder(0.022, 0.13, (x, y, 0), legs, 16)
        shapes.box((wide - 0.02, 0.9, 0.16), (0, 0, 0.12), cloth, 0.05, segments=4)
        shapes.box((wide - 0.05, 0.22, 0.5), (0, 0.37, 0.2), cloth, 0.07, segments=4)
        for side in (-1, 1):
            shapes.box((0.2, 0.94, 0.42), (side * (wide / 2 - 0.1), 0.0, 0.17), cloth, 0.06, segments=4)
        count = 3 if wide > 2.1 else 2
        seat = (wide - 0.42) / count
        for i in range(count):
            x = -wide / 2 + 0.21 + seat * (i + 0.5)
            long = 1.5 if chaise and (i == 0 if chaise < 0 else i == count - 1) else 0.72
            shapes.cushion((seat - 0.01, long, 0.19), (x, -0.1 - (long - 0.72) / 2, 0.27), cloth, puff=0.5)
            if long > 1:
                shapes.box((seat + 0.05, 0.8, 0.16), (x, -0.8, 0.12), cloth, 0.05, segments=4)
            shapes.cushion((seat - 0.03, 0.2, 0.44), (x, 0.2, 0.42), cloth, puff=0.9, tilt=(-13, 0))
        for i, tone in enumerate(accents):
            x = (-1 if i % 2 else 1) * (wide / 2 - 0.42 - 0.1 * i)
            shapes.cushion((0.46, 0.15, 0.46), (x, 0.02, 0.44), fabric(tone), turn=(-1 if i % 2 == 0 else 1) * 12, puff=1.6, tilt=(-22, 0))
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def armchair(at, turn=0.0, color=(0.19, 0.1, 0.05)):
    """A leather chair in a timber frame, facing -Y."""
    pattern = shapes.Assembly()
    with pattern:
        hide, frame = leather(color), wood(WALNUT, along='z')
        for side in (-0.37, 0.37):
            shapes.tube([(side, -0.34, 0), (side, -0.32, 0.56), (side, 0.34, 0.5), (side, 0.4, 0)], 0.018, frame)
            shapes.box((0.06, 0.66, 0.025), (side, 0.0, 0.54), wood(WALNUT, along='y'), 0.01)
        shapes.cushion((0.66, 0.68, 0.15), (0, -0.02, 0.28), hide, puff=0.6, tilt=(6, 0))
        shapes.cushion((0.66, 0.15, 0.56), (0, 0.3, 0.36), hide, puff=0.7, tilt=(-18, 0))
        shapes.cushion((0.5, 0.12, 0.32), (0.02, 0.16, 0.44), fabric((0.56, 0.5, 0.4)), puff=1.4, tilt=(-24, 0))
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def coffee_table(at, seed=1, stone_top=True):
    chance = random.Random(seed)
    top = marble() if stone_top else wood(WALNUT)
    shapes.cylinder(0.52, 0.03, (at[0], at[1], at[2] + 0.36), top, 64, bevel=0.008)
    shapes.cylinder(0.2, 0.36, at, metal((0.2, 0.15, 0.1), 0.35), 48)
    shapes.cylinder(0.33, 0.025, (at[0] + 0.62, at[1] + 0.28, at[2] + 0.46), wood(OAK), 48, bevel=0.008)
    for i in range(3):
        a = i * 2.094
        shapes.cylinder(0.012, 0.46, (at[0] + 0.62 + 0.24 * math.cos(a), at[1] + 0.28 + 0.24 * math.sin(a), at[2]), metal((0.05, 0.05, 0.05), 0.4), 12)
    for i in range(3):
        tone = ((0.62, 0.57, 0.48), (0.12, 0.16, 0.17), (0.36, 0.17, 0.09))[i]
        shapes.box((0.3 - 0.02 * i, 0.22, 0.028), (at[0] - 0.16, at[1] + 0.06, at[2] + 0.39 + i * 0.029), plain(tone, 0.55), 0.002, chance.uniform(-15, 20))
    shapes.lathe(((0.05, 0), (0.1, 0.03), (0.13, 0.07), (0.125, 0.07), (0.08, 0.03)), (at[0] + 0.2, at[1] - 0.16, at[2] + 0.39), plain((0.55, 0.5, 0.42), 0.4))
    shapes.lathe(((0.03, 0), (0.055, 0.04), (0.06, 0.1), (0.028, 0.17), (0.022, 0.2), (0.028, 0.21)), (at[0] + 0.6, at[1] + 0.3, at[2] + 0.485), plain((0.3, 0.26, 0.2), 0.5))


def rug(at, size, color=(0.52, 0.45, 0.35), border=(0.3, 0.22, 0.15), turn=0.0):
    shapes.box((*size, 0.014), at, fabric(border, weave=160), 0.006, turn)
    shapes.box((size[0] - 0.24, size[1] - 0.24, 0.004), (at[0], at[1], at[2] + 0.0125), fabric(color, weave=120), 0.002, turn)


def floor_lamp(at, watts=30):
    dark = metal((0.1, 0.085, 0.07), 0.35)
    shapes.cylinder(0.15, 0.02, at, dark, 40)
    shapes.cylinder(0.012, 1.5, at, dark, 16)
    shade(at[0], at[1], at[2] + 1.42, 0.22, 0.28)
    light.point((at[0], at[1], at[2] + 1.55), watts)


def shade(x, y, z, radius, tall):
    shapes.lathe(((radius, 0), (radius * 0.82, tall), (radius * 0.81, tall), (radius * 0.985, 0.003)), (x, y, z), _linen_shade(), 48)


def _linen_shade():
    return glow((1.0, 0.76, 0.5), 0.8)


def table_lamp(at, watts=12):
    shapes.lathe(((0.07, 0), (0.12, 0.08), (0.1, 0.2), (0.03, 0.3), (0.015, 0.36)), at, plain((0.45, 0.38, 0.3), 0.35))
    shade(at[0], at[1], at[2] + 0.36, 0.17, 0.22)
    light.point((at[0], at[1], at[2] + 0.46), watts)


def picture(at, size, turn=0.0, seed=1):
    """A framed abstract in the series' colours, facing -Y: bands and a disc."""
    chance = random.Random(seed)
    pattern = shapes.Assembly()
    with pattern:
        shapes.box((size[0], 0.035, size[1]), (0, 0, 0), wood(WALNUT), 0.004)
        shapes.box((size[0] - 0.04, 0.01, size[1] - 0.04), (0, -0.016, 0.02), plain((0.72, 0.68, 0.6), 0.8), 0)
        tones = [(0.5, 0.36, 0.22), (0.2, 0.13, 0.08), (0.1, 0.17, 0.19), (0.62, 0.5, 0.35), (0.36, 0.16, 0.08)]
        chance.shuffle(tones)
        z = size[1] * 0.14
        for tone in tones[:3]:
            tall = size[1] * chance.uniform(0.1, 0.24)
            shapes.box((size[0] * 0.72, 0.006, tall), (0, -0.02, z), plain(tone, 0.85), 0)
            z += tall
        shapes.cylinder(size[0] * 0.13, 0.004, (size[0] * chance.uniform(-0.15, 0.15), -0.02, size[1] * 0.8), plain(tones[3], 0.85), 40, tilt=(90, 0), bevel=0)
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def dining(at, turn=0.0, chairs=6, seed=1):
    chance = random.Random(seed)
    pattern = shapes.Assembly()
    with pattern:
        shapes.box((2.1, 0.95, 0.04), (0, 0, 0.71), wood(OAK), 0.01)
        for x in (-0.7, 0.7):
            shapes.box((0.08, 0.6, 0.71), (x, 0, 0), wood(OAK, along='z'), 0.01)
        for i in range(chairs):
            side = -1 if i % 2 else 1
            dining_chair((-0.66 + (i // 2) * 0.66, side * (0.62 + chance.uniform(0, 0.06)), 0), (0 if side > 0 else 180) + chance.uniform(-7, 7))
        shapes.lathe(((0.06, 0), (0.11, 0.08), (0.1, 0.18), (0.05, 0.26), (0.06, 0.29)), (0.1, 0, 0.75), plain((0.6, 0.56, 0.48), 0.45))
        for i in range(9):
            a, up = chance.uniform(0, 6.28), chance.uniform(0.3, 0.55)
            shapes.tube([(0.1, 0, 1.0), (0.1 + 0.12 * math.cos(a), 0.12 * math.sin(a), 1.0 + up * 0.6), (0.1 + 0.22 * math.cos(a), 0.22 * math.sin(a), 1.0 + up)], 0.004, plain((0.3, 0.22, 0.12), 0.8))
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def dining_chair(at, turn):
    pattern = shapes.Assembly()
    with pattern:
        timber, cloth = wood(WALNUT, along='z'), fabric((0.5, 0.45, 0.38))
        for x in (-0.2, 0.2):
            shapes.tube([(x * 1.1, -0.2, 0), (x, -0.18, 0.44)], 0.016, timber)
            shapes.tube([(x * 1.1, 0.24, 0), (x, 0.19, 0.44), (x * 0.95, 0.26, 0.8)], 0.016, timber)
        shapes.cushion((0.46, 0.44, 0.07), (0, 0, 0.42), cloth, puff=0.4)
        shapes.cushion((0.44, 0.05, 0.26), (0, 0.24, 0.58), cloth, puff=0.3, tilt=(-10, 0))
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def stool(at, turn=0.0):
    """A bar stool with a low back, facing -Y."""
    pattern = shapes.Assembly()
    with pattern:
        steel = metal((0.12, 0.1, 0.08), 0.35)
        for x in (-1, 1):
            for y in (-1, 1):
                shapes.tube([(x * 0.21, y * 0.2, 0), (x * 0.15, y * 0.14, 0.63)], 0.012, steel)
        for y in (-0.185, 0.185):
            shapes.tube([(-0.19, y, 0.2), (0.19, y, 0.2)], 0.009, steel)
        shapes.cushion((0.42, 0.4, 0.08), (0, 0, 0.62), leather((0.22, 0.12, 0.06)), puff=0.4)
        shapes.cushion((0.42, 0.05, 0.22), (0, 0.19, 0.7), leather((0.22, 0.12, 0.06)), puff=0.3, tilt=(-8, 0))
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def pendant(at, drop, watts=20, radius=0.17, color=(0.32, 0.22, 0.13)):
    """A metal bell on a wire; at is the middle of its lower rim."""
    shell = metal(color, 0.3)
    shapes.lathe(((radius, 0), (radius * 0.9, 0.07), (radius * 0.45, 0.17), (0.03, 0.2), (0.02, 0.24)), at, shell, 44)
    shapes.cylinder(0.003, drop, (at[0], at[1], at[2] + 0.22), plain((0.03, 0.03, 0.03), 0.6), 6, bevel=0)
    shapes.ball(0.04, (at[0], at[1], at[2] + 0.04), glow((1.0, 0.82, 0.6), 10))
    light.point((at[0], at[1], at[2] - 0.03), watts)


def cupboards(start, count, wide=0.6, z=0.1, tall=0.75, deep=0.6, front=None, handle=True):
    """A run of fronts along +X from start (its left back corner), facing -Y."""
    front = front or wood(OAK, along='z')
    x, y = start
    shapes.span((x, y - deep + 0.025, z), (x + wide * count, y, z + tall), plain((0.2, 0.19, 0.17), 0.6), 0)
    for i in range(count):
        shapes.span((x + wide * i + 0.002, y - deep, z + 0.002), (x + wide * (i + 1) - 0.002, y - deep + 0.022, z + tall - 0.022), front, 0.002)
        if handle:
            shapes.span((x + wide * i + 0.004, y - deep - 0.004, z + tall - 0.02), (x + wide * (i + 1) - 0.004, y - deep + 0.01, z + tall - 0.006), metal((0.12, 0.1, 0.08), 0.4), 0.001)


def dress_form(at, color):
    """A form on a stand with a dress."""
    shapes.lathe(((0.3, 0.1), (0.27, 0.4), (0.2, 0.85), (0.15, 1.02), (0.19, 1.22), (0.2, 1.36), (0.07, 1.46), (0.05, 1.54), (0.0, 1.56)), at, fabric(color), 36)
    shapes.cylinder(0.02, 0.15, at, metal((0.2, 0.15, 0.1), 0.3), 12)
    shapes.cylinder(0.16, 0.015, at, metal((0.2, 0.15, 0.1), 0.3), 32)
