"""The business district across the bay in the last sun: towers of many shapes, a dhow, palms along the corniche."""
import math
import random

from kit import city, light, outdoor_materials as out, plants, shapes, stage
from kit.materials import WALNUT, concrete, fabric, glow, metal, stone, wood


def build():
    light.daylight(azimuth=228, elevation=8, sky=0.15, sun=3.4, haze=2.0, warmth=1.25)
    shapes.sheet(9000, 9000, (0, 3000, 0), out.water((0.008, 0.04, 0.05), wave=0.8))
    shapes.span((-900, 560, -2), (900, 1500, 3), stone((0.5, 0.43, 0.34), (2.4, 1.2)), 0.2)
    shapes.span((-900, 556, -2), (900, 560.5, 2.2), concrete(0.38, joints=4), 0.1)
    _towers()
    city.skyline((0, 900), 1100, 200, 26, seed=33, tall=(70, 180), z=3, lit=0.02, blocks=40)
    city.skyline((60, 1240), 1500, 260, 30, seed=34, tall=(90, 230), z=3, lit=0.02, blocks=30)
    city.low_blocks((-420, 575), (420, 600), 30, random.Random(9), 3, tall=(7, 15), lit=0.05)
    _corniche()
    _dhow((-62, 170, 0), 62)
    stage.camera((-40, -60, 9), (0, 640, 92), lens=36)
    return dict(samples=6, exposure=0.3, mist=(480, 1500, 0.85, (0.42, 0.32, 0.25)))


def _towers():
    """A row with one head and shoulders above the rest: dome, waist, wedge, twin and drum."""
    skin = lambda number: city.skin(number, 0.02)
    dome = lambda t: 1.0 if t < 0.8 else max(0.02, math.sqrt(max(0.0, 1 - ((t - 0.8) / 0.2) ** 2)))
    waist = lambda t: 1.0 - 0.3 * math.sin(math.pi * min(1.0, t * 0.92) ** 1.1)
    city.tower((-20, 640, 3), city.ellipse(42, 42), 226, skin(3), size=dome)
    shapes.cylinder(0.8, 40, (-20, 640, 226), metal((0.5, 0.45, 0.38), 0.4), 10, top=0.15, bevel=0)
    city.tower((-92, 660, 3), city.ellipse(48, 48), 186, skin(2), size=waist)
    city.tower((52, 655, 3), city.rectangle(38, 34), 168, skin(1), turn=12, cut=17)
    for x in (112, 152):
        city.tower((x, 668, 3), city.rectangle(27, 30, 7), 196 if x > 120 else 178, skin(0), turn=-8, crown=7)
    city.tower((206, 650, 3), city.ellipse(36, 36), 132, skin(4), size=lambda t: 1 - 0.16 * t)
    city.tower((262, 676, 3), city.rectangle(40, 30), 158, skin(5), turn=16, cut=-15)
    city.tower((318, 650, 3), city.rectangle(32, 32, 8), 112, skin(2), size=lambda t: 1 - 0.2 * t, twist=40)
    city.tower((-150, 650, 3), city.rectangle(34, 30), 138, skin(4), turn=-14, crown=8)
    city.tower((-208, 672, 3), city.rectangle(36, 34, 9), 172, skin(0), size=lambda t: 1 - 0.3 * t ** 3, turn=20)
    city.tower((-262, 650, 3), city.rectangle(34, 28), 118, skin(3), turn=6, cut=13)
    city.tower((-318, 664, 3), city.ellipse(34, 34), 142, skin(1), size=lambda t: 1 - 0.12 * t)


def _corniche():
    with shapes.Assembly() as palm:
        plants.date_palm((0, 0, 0), 7.5, seed=1, fronds=30)
    chance = random.Random(2)
    for i in range(80):
        palm.copy((-420 + i * 10.6 + chance.uniform(-1.5, 1.5), 564 + (i % 2) * 6, 3), chance.uniform(0, 360), chance.uniform(0.9, 1.3))
    palm.remove()
    for i in range(64):
        x = -420 + i * 13.3
        shapes.cylinder(0.09, 6.5, (x, 561, 3), concrete(0.2), 8, bevel=0)
        shapes.ball(0.4, (x, 561, 9.7), glow((1.0, 0.75, 0.45), 6))


def _dhow(at, turn):
    """A wooden boat at anchor: hull of sections along its length, deck house, mast with a furled yard."""
    import bmesh

    timber = wood(WALNUT, 0.6, along='x')
    with shapes.Assembly() as boat:
        bm, rings = bmesh.new(), []
        for i in range(17):
            t = i / 16 * 2 - 1
            half = 2.9 * (1 - abs(t) ** 2.6) + 0.05
            rail = 2.3 + 2.2 * max(0.0, t) ** 2 + 1.5 * max(0.0, -t) ** 2.4
            rings.append([bm.verts.new((t * 11.5, side * half * wide, z)) for side, wide, z in ((-1, 1, rail), (-1, 0.86, 0.6), (0, 0, -0.8), (1, 0.86, 0.6), (1, 1, rail))])
        for low, high in zip(rings, rings[1:]):
            for k in range(4):
                bm.faces.new([low[k], low[k + 1], high[k + 1], high[k]])
        shapes.place(shapes.finish(bm, 'Hull', timber, smooth=True))
        shapes.span((-9.4, -2.2, 1.7), (8.6, 2.2, 1.8), wood((0.4, 0.26, 0.14), 0.6), 0)
        shapes.span((-9.0, -1.9, 1.8), (-3.4, 1.9, 4.0), wood((0.5, 0.36, 0.2), 0.6), 0.05)
        shapes.span((-9.4, -2.3, 4.0), (-2.6, 2.3, 4.2), fabric((0.66, 0.6, 0.5)), 0.04)
        shapes.tube([(1.2, 0, 1.6), (2.2, 0, 13.0)], 0.17, timber)
        shapes.tube([(-6.0, 0.3, 8.4), (8.4, 0.3, 14.6)], 0.14, timber)
        shapes.tube([(-5.4, 0.3, 8.8), (7.8, 0.3, 14.5)], 0.3, fabric((0.7, 0.65, 0.55)))
    boat.copy(at, turn)
    boat.remove()
