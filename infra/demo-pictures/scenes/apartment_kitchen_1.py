"""An apartment kitchen: oak fronts, a stone island with stools, morning-calm light from a wide window on the right."""
import random

from kit import city, light, living, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import OAK, WALNUT, glow, marble, metal, paint, plain, stone, wood


def build():
    light.daylight(azimuth=112, elevation=24, sky=0.18, sun=4.6, haze=1.5)
    wide, deep, tall = 6.0, 4.6, 2.8
    room.floor((-1.2, -2.8), (wide, deep), stone((0.6, 0.54, 0.45), (1.2, 1.2), 0.3, 0.12, offset=0.0))
    room.ceiling((-1.2, -2.8), (wide, deep), tall, paint((0.8, 0.78, 0.75), 0.8))
    room.wall((-1.4, -2.8), (-1.2, deep), tall)
    room.wall((-1.4, deep), (wide, deep + 0.2), tall)
    room.wall((-1.4, -3), (wide, -2.8), tall)
    room.wall((wide, -3), (wide + 0.25, -0.6), tall)
    room.wall((wide, 3.6), (wide + 0.25, deep), tall)
    room.glazing((wide + 0.1, -0.6), (wide + 0.1, 3.6), tall - 0.25, sill=0.1, panel=1.4, portal=-1)
    shapes.span((wide, -0.6, tall - 0.25), (wide + 0.25, 3.6, tall), paint(), 0)
    _wall_side(deep, tall)
    _island()
    for x in (1.55, 2.5, 3.45):
        living.pendant((x, 1.45, 1.78), 0.8, 9)
    for x in (0.6, 2.4, 4.2):
        room.downlight((x, 3.3, tall), 9)
    plants.pot_plant((5.5, 4.05, 0), 1.6, seed=12)
    shapes.sheet(9000, 9000, (4500, 0, -60), out.water())
    city.skyline((420, 120), 260, 420, 12, seed=8, tall=(50, 140), z=-58, blocks=30)
    stage.camera((0.5, -2.35, 1.4), (2.75, 3.2, 1.18), lens=22)
    return dict(samples=9, exposure=1.5)


def _wall_side(deep, tall):
    oak = wood(OAK, along='z')
    living.cupboards((-0.6, deep), 3, 0.6, 0.1, 2.5, 0.62, oak, handle=False)
    for i in range(3):
        shapes.span((-0.6 + 0.6 * i + 0.03, deep - 0.65, 1.0), (-0.6 + 0.6 * i + 0.045, deep - 0.62, 1.5), metal((0.1, 0.09, 0.08), 0.35), 0.004)
    shapes.span((-0.62, deep - 0.63, 2.6), (5.4, deep, tall), paint(), 0)
    shapes.span((-0.6, deep - 0.55, 0), (5.2, deep, 0.1), plain((0.05, 0.05, 0.05), 0.5), 0)
    living.cupboards((1.2, deep), 7, 0.57, 0.1, 0.77, 0.62, oak)
    shapes.span((1.2, deep - 0.64, 0.87), (5.2, deep, 0.9), marble(), 0.004)
    shapes.span((1.2, deep - 0.02, 0.9), (5.2, deep, 1.5), marble(), 0)
    living.cupboards((1.2, deep), 3, 0.6, 1.5, 1.1, 0.35, paint((0.62, 0.58, 0.52), 0.45), handle=False)
    shapes.span((3.0, deep - 0.26, 1.62), (5.2, deep, 1.66), wood(OAK), 0.004)
    shapes.span((3.0, deep - 0.26, 2.1), (5.2, deep, 2.14), wood(OAK), 0.004)
    shapes.box((0.9, 0.02, 0.004), (2.1, deep - 0.2, 1.498), glow((1.0, 0.84, 0.64), 9), 0)
    light.area((2.1, deep - 0.2, 1.48), (2.1, deep - 0.2, 0), (1.7, 0.05), 9, (1.0, 0.84, 0.64))
    shapes.span((-0.59, deep - 0.635, 0.85), (-0.01, deep - 0.61, 1.45), plain((0.012, 0.012, 0.013), 0.1), 0.003)
    _shelf_things(deep)
    # hob and tap
    shapes.span((1.6, deep - 0.56, 0.9), (2.4, deep - 0.08, 0.906), plain((0.012, 0.012, 0.013), 0.08), 0.002)
    shapes.lathe(((0.11, 0), (0.12, 0.01), (0.12, 0.13), (0.115, 0.13), (0.11, 0.02)), (1.83, deep - 0.24, 0.906), metal((0.6, 0.6, 0.6), 0.25))
    shapes.span((3.5, deep - 0.52, 0.895), (4.2, deep - 0.14, 0.902), metal((0.4, 0.4, 0.4), 0.35), 0.002)
    shapes.tube([(3.85, deep - 0.09, 0.9), (3.85, deep - 0.09, 1.2), (3.85, deep - 0.15, 1.26), (3.85, deep - 0.27, 1.26), (3.85, deep - 0.29, 1.2)], 0.012, metal((0.32, 0.22, 0.13), 0.25))


def _shelf_things(deep):
    chance = random.Random(6)
    for z in (1.66, 2.14):
        x = 3.15
        while x < 5.05:
            kind = chance.random()
            if kind < 0.45:
                r, h = chance.uniform(0.035, 0.06), chance.uniform(0.1, 0.24)
                tone = chance.choice(((0.7, 0.66, 0.6), (0.45, 0.36, 0.26), (0.2, 0.22, 0.2), (0.5, 0.24, 0.12)))
                shapes.lathe(((r * 0.8, 0), (r, h * 0.2), (r, h * 0.7), (r * 0.55, h * 0.9), (r * 0.6, h)), (x, deep - 0.14, z), plain(tone, 0.45))
                x += r * 2 + 0.06
            else:
                for k in range(chance.randint(3, 6)):
                    shapes.lathe(((0.04, 0), (0.1, 0.02), (0.105, 0.026), (0.05, 0.008)), (x + 0.1, deep - 0.14, z + k * 0.012), plain((0.74, 0.72, 0.68), 0.3))
                x += 0.32
    shapes.box((0.3, 0.2, 0.02), (4.75, deep - 0.2, 0.9), wood(WALNUT), 0.006)
    for i, (x, y) in enumerate(((4.68, 0.22), (4.77, 0.18), (4.82, 0.24), (4.74, 0.27))):
        shapes.ball(0.037, (x, deep - y, 0.955), plain((0.62, 0.2, 0.02), 0.5))


def _island():
    shapes.span((1.05, 0.95, 0.1), (3.95, 1.85, 0.88), wood(WALNUT, along='z'), 0.004)
    shapes.span((1.15, 1.0, 0), (3.85, 1.8, 0.1), plain((0.03, 0.03, 0.03), 0.5), 0)
    shapes.span((0.95, 0.72, 0.88), (4.05, 1.92, 0.92), marble(), 0.005)
    for x in (0.95, 4.01):
        shapes.span((x, 0.72, 0), (x + 0.04, 1.92, 0.9), marble(), 0.004)
    for i, x in enumerate((1.6, 2.5, 3.4)):
        living.stool((x, 0.42, 0), 180 + (-8, 5, 12)[i])
    shapes.lathe(((0.09, 0), (0.15, 0.04), (0.18, 0.1), (0.175, 0.1), (0.12, 0.03)), (3.3, 1.4, 0.92), plain((0.34, 0.3, 0.25), 0.5))
    for x, y, tone in ((3.26, 1.38, (0.5, 0.32, 0.03)), (3.34, 1.42, (0.55, 0.36, 0.03)), (3.31, 1.34, (0.45, 0.3, 0.03)), (3.29, 1.44, (0.3, 0.36, 0.05))):
        shapes.ball(0.042, (x, y, 1.0), plain(tone, 0.45))
    shapes.lathe(((0.045, 0), (0.07, 0.06), (0.06, 0.18), (0.03, 0.25), (0.036, 0.27)), (1.45, 1.5, 0.92), out.window_glass((0.8, 0.9, 0.85)))
    shapes.box((0.21, 0.29, 0.02), (2.1, 1.2, 0.92), plain((0.6, 0.55, 0.46), 0.6), 0.002, 18)
