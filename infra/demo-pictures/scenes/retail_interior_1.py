"""Inside a shop: tables, rails along the walls, shelves with lit backs, the street beyond the front."""
import random

from kit import light, living, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import OAK, WALNUT, fabric, glow, marble, metal, paint, plain, stone, wood

TONES = ((0.62, 0.56, 0.47), (0.3, 0.16, 0.1), (0.1, 0.16, 0.18), (0.5, 0.4, 0.28), (0.7, 0.67, 0.62), (0.22, 0.24, 0.2))


def build():
    light.daylight(azimuth=20, elevation=24, sky=0.2, sun=4.6, haze=1.5)
    wide, deep, tall = 9.0, 13.0, 3.6
    room.floor((0, 0), (wide, deep + 6), stone((0.58, 0.52, 0.43), (1.2, 1.2), 0.25, 0.1, offset=0.0))
    room.ceiling((0, 0), (wide, deep), tall, paint((0.78, 0.75, 0.7), 0.8))
    room.wall((-0.2, 0), (0, deep), tall, paint((0.68, 0.6, 0.5)))
    room.wall((wide, 0), (wide + 0.2, deep), tall, paint((0.68, 0.6, 0.5)))
    room.wall((-0.2, -0.2), (wide, 0), tall)
    room.glazing((0, deep), (wide, deep), tall - 0.3, panel=1.5, frame=(0.15, 0.11, 0.075), transom=2.6, portal=-1)
    shapes.span((0, deep - 0.1, tall - 0.3), (wide, deep + 0.2, tall), metal((0.15, 0.11, 0.075), 0.4), 0)
    _shelves()
    _rails(wide)
    _tables()
    _counter()
    for x in (2.4, 6.6):
        shapes.box((0.05, deep - 1, 0.05), (x, deep / 2, tall - 0.3), metal((0.1, 0.09, 0.08), 0.4), 0.003)
        for i in range(9):
            _track_spot((x, 1.2 + i * 1.3, tall - 0.3), 1 if x > 4 else -1)
    for y in (4.2, 7.6):
        for x in (3.7, 5.3):
            living.pendant((x, y, 2.15), 1.2, 12, radius=0.2)
    plants.pot_plant((0.7, 11.9, 0), 2.0, seed=21, pot_height=0.5)
    plants.pot_plant((8.3, 11.9, 0), 1.8, seed=22, pot_height=0.5)
    _street(deep)
    stage.camera((3.5, 0.45, 1.6), (4.75, 10, 1.5), lens=20)
    return dict(samples=9, exposure=1.95)


def _track_spot(at, side):
    dark = metal((0.1, 0.09, 0.08), 0.4)
    shapes.cylinder(0.045, 0.16, (at[0] + side * 0.02, at[1], at[2] - 0.18), dark, 20, tilt=(0, side * -30))
    light.spot((at[0] + side * 0.05, at[1], at[2] - 0.2), (at[0] + side * 1.9, at[1], 0.9), 62, 58)


def _shelves():
    """Left wall: oak bays with lit backs, filled with folded cloth, boxes and jars."""
    chance = random.Random(12)
    for bay in range(5):
        y0 = 1.2 + bay * 2.1
        shapes.span((0.0, y0, 0), (0.03, y0 + 2.0, 2.7), wood(OAK, along='z'), 0)
        for y in (y0, y0 + 1.96):
            shapes.span((0, y, 0), (0.42, y + 0.04, 2.7), wood(OAK, along='z'), 0.004)
        for z in (0.12, 0.62, 1.12, 1.62, 2.12, 2.66):
            shapes.span((0.03, y0 + 0.04, z), (0.4, y0 + 1.96, z + 0.04), wood(OAK, along='y'), 0.003)
            if 0.3 < z:
                shapes.span((0.035, y0 + 0.1, z - 0.012), (0.06, y0 + 1.9, z - 0.002), glow((1.0, 0.82, 0.58), 7), 0)
        for z in (0.16, 0.66, 1.16, 1.66, 2.16):
            _fill(chance, y0 + 0.1, y0 + 1.9, z)


def _fill(chance, y, end, z):
    while y < end - 0.3:
        kind, tone = chance.random(), chance.choice(TONES)
        if kind < 0.5:
            for k in range(chance.randint(3, 7)):
                shapes.box((0.27, 0.3, 0.038), (0.22 + chance.uniform(-0.01, 0.01), y + 0.16, z + k * 0.039), fabric(chance.choice((tone, tone, chance.choice(TONES)))), 0.014, segments=3)
            y += 0.36
        elif kind < 0.75:
            tall = chance.uniform(0.12, 0.3)
            shapes.box((0.24, 0.2, tall), (0.22, y + 0.11, z), plain(tone, 0.6), 0.004)
            y += 0.25
        elif kind < 0.92:
            for k in range(2):
                r, h = chance.uniform(0.05, 0.075), chance.uniform(0.16, 0.3)
                shapes.lathe(((r * 0.7, 0), (r, h * 0.3), (r * 0.85, h * 0.7), (r * 0.4, h * 0.92), (r * 0.5, h)), (0.2, y + 0.09 + k * 0.17, z), plain(tone, 0.35))
            y += 0.38
        else:
            y += 0.3


def _rails(wide):
    """Right wall: garments on bronze rails, a mirror between."""
    chance = random.Random(5)
    bronze = metal((0.32, 0.22, 0.13), 0.3)
    for y0 in (1.4, 5.0, 8.6):
        for z in (1.75,):
            shapes.cylinder(0.016, 2.8, (wide - 0.34, y0 + 2.8, z), bronze, 16, tilt=(90, 0))
            for y in (y0 + 0.1, y0 + 2.7):
                shapes.cylinder(0.012, 0.34, (wide, y, z), bronze, 12, tilt=(0, -90))
            y = y0 + 0.2
            while y < y0 + 2.6:
                tone, long = chance.choice(TONES), chance.uniform(0.8, 1.2)
                shapes.box((0.46, chance.uniform(0.025, 0.05), long), (wide - 0.34, y, z - 0.1 - long), fabric(tone), 0.02, chance.uniform(-7, 7), segments=3)
                shapes.tube([(wide - 0.54, y, z - 0.12), (wide - 0.34, y, z - 0.05), (wide - 0.14, y, z - 0.12)], 0.006, wood(WALNUT))
                y += chance.uniform(0.06, 0.12) if chance.random() < 0.85 else 0.3
        shapes.span((wide - 0.38, y0, 0.14), (wide, y0 + 2.8, 0.3), wood(OAK, along='y'), 0.006)
        for k in range(4):
            shapes.box((0.3, 0.11, 0.1), (wide - 0.2, y0 + 0.4 + k * 0.6, 0.3), plain(chance.choice(TONES), 0.5), 0.03, chance.uniform(80, 100), segments=3)
        shapes.span((wide - 0.34, y0, 2.35), (wide, y0 + 2.8, 2.39), wood(OAK, along='y'), 0.004)
        for k in range(4):
            tall = chance.uniform(0.16, 0.34)
            shapes.box((0.2, 0.3, tall), (wide - 0.18, y0 + 0.4 + k * 0.66, 2.39), plain(chance.choice(TONES), 0.6), 0.01)


def _tables():
    chance = random.Random(8)
    for y, top in ((4.2, marble()), (7.6, wood(OAK, along='y'))):
        shapes.box((2.3, 1.15, 0.05), (4.5, y, 0.82), top, 0.01)
        for x in (3.5, 5.5):
            shapes.box((0.06, 0.9, 0.82), (x, y, 0), metal((0.32, 0.22, 0.13), 0.3), 0.008)
        shapes.box((1.9, 0.85, 0.03), (4.5, y, 0.25), wood(OAK), 0.006)
        for i in range(5):
            for j in range(2):
                tone = chance.choice(TONES)
                if chance.random() < 0.75:
                    for k in range(chance.randint(2, 6)):
                        shapes.box((0.3, 0.34, 0.036), (3.68 + i * 0.41, y - 0.26 + j * 0.5, 0.87 + k * 0.037), fabric(tone), 0.014, chance.uniform(-3, 3), segments=3)
                else:
                    shapes.lathe(((0.06, 0), (0.11, 0.09), (0.09, 0.22), (0.04, 0.3), (0.05, 0.33)), (3.68 + i * 0.41, y - 0.26 + j * 0.5, 0.87), plain(tone, 0.35))
        for i in range(3):
            shapes.box((0.4, 0.4, 0.3), (3.85 + i * 0.6, y, 0.28), plain(chance.choice(TONES), 0.6), 0.01)


def _counter():
    shapes.span((6.2, 10.2, 0), (8.0, 10.9, 1.02), wood(WALNUT, along='z'), 0.006)
    shapes.span((6.1, 10.1, 1.02), (8.1, 11.0, 1.07), marble(), 0.006)
    shapes.box((0.3, 0.03, 0.22), (7.0, 10.6, 1.1), plain((0.02, 0.02, 0.02), 0.2), 0.005, tilt=(-20, 0))


def _street(deep):
    """Arcade piers and the sunlit square in front of the shop."""
    shapes.span((-40, deep + 0.2, -0.2), (50, deep + 80, -0.01), stone((0.56, 0.49, 0.4), (0.9, 0.45), 0.5, 0.08), 0)
    for x in (-5.5, -0.5, 4.5, 9.5, 14.5):
        shapes.span((x - 0.45, deep + 4, 0), (x + 0.45, deep + 4.9, 5), stone((0.66, 0.57, 0.44), (1.2, 0.6), veins=0.07, upright=True), 0.02)
    shapes.span((-20, deep + 0.2, 4.6), (30, deep + 5, 5), paint((0.76, 0.72, 0.64), 0.8), 0)
    for i in range(6):
        plants.date_palm((-9 + i * 5.4, deep + 17, 0), 5.5, seed=i + 30, fronds=30)
    shapes.span((-30, deep + 32, 0), (40, deep + 40, 13), stone((0.6, 0.52, 0.41), (1.2, 0.6), veins=0.07, upright=True), 0)
    for i in range(12):
        for z in (1.2, 5.2, 9.2):
            shapes.span((-26 + i * 5.4, deep + 31.9, z), (-23.4 + i * 5.4, deep + 32.1, z + 2.6), plain((0.03, 0.035, 0.04), 0.08, specular=0.9), 0)
