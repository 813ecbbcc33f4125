"""The foot of an office tower: stone forecourt, canopy, glazed lobby with a lit stone wall, palms in planters."""
import random

from kit import city, light, living, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import LIMESTONE, OAK, concrete, fabric, glow, marble, metal, paint, plain, stone, wood

BRONZE = (0.22, 0.15, 0.095)


def build():
    light.daylight(azimuth=242, elevation=17, sky=0.13, sun=3.9, haze=1.4)
    shapes.span((-60, -60, -0.4), (60, 5.9, 0), stone((0.52, 0.45, 0.37), (1.2, 0.6), 0.45, 0.08), 0)
    shapes.span((-60, 5.9, -0.4), (60, 40, 0), stone((0.6, 0.55, 0.47), (1.2, 1.2), 0.18, 0.2, offset=0), 0)
    _front()
    _lobby()
    _canopy()
    _forecourt()
    _tower()
    for x, y, height, number in ((-70, 80, 120, 1), (66, 70, 95, 2), (-120, 130, 170, 0), (110, 140, 140, 4), (-46, 150, 90, 3)):
        city.tower((x, y, 0), city.rectangle(34, 30, 4), height, city.skin(number), turn=x % 17, crown=6)
    stage.camera((-6.2, -14.5, 1.7), (1.4, 8, 4.0), lens=25)
    return dict(samples=9, exposure=0.3)


def _front():
    """Nine metres of glass between stone piers, with a revolving door's drum in the middle."""
    lime, frame = stone((0.64, 0.55, 0.43), (1.2, 0.6), veins=0.07, upright=True), metal(BRONZE, 0.35)
    for x in (-19.5, -13, -6.5, 6.5, 13, 19.5):
        shapes.span((x - 0.6, 5.4, 0), (x + 0.6, 6.6, 9), lime, 0.015)
        shapes.span((x - 0.66, 5.34, 0), (x + 0.66, 6.66, 0.25), stone((0.25, 0.22, 0.19), (2, 1)), 0.01)
    for low, high in ((-18.9, -13.6), (-12.4, -7.1), (-5.9, -1.5), (1.5, 5.9), (7.1, 12.4), (13.6, 18.9)):
        room.glazing((low, 6.1), (high, 6.1), 8.6, panel=1.45, frame=BRONZE, deep=0.2, transom=3.2)
    room.glazing((-1.5, 6.1), (1.5, 6.1), 8.6, sill=3.15, panel=1.5, frame=BRONZE, deep=0.2)
    shapes.cylinder(1.5, 0.35, (0, 6.1, 2.8), frame, 64)
    for i in range(20):
        import math
        a = 2 * math.pi * i / 20
        if abs(math.sin(a)) > 0.75:
            continue
        shapes.box((0.46, 0.012, 2.8), (1.45 * math.cos(a), 6.1 + 1.45 * math.sin(a), 0), out.window_glass(), 0, math.degrees(a) + 90)
        shapes.box((0.03, 0.03, 2.8), (1.45 * math.cos(a + 0.155), 6.1 + 1.45 * math.sin(a + 0.155), 0), frame, 0)
    for turn in (20, 110):
        shapes.box((2.8, 0.02, 2.7), (0, 6.1, 0.02), out.window_glass(), 0, turn)
        for side in (-1.35, 0, 1.35):
            import math
            shapes.box((0.05, 0.05, 2.75), (side * math.cos(math.radians(turn)), 6.1 + side * math.sin(math.radians(turn)), 0), frame, 0.004, turn)


def _lobby():
    shapes.span((-20, 20, 0), (20, 20.4, 9), stone((0.58, 0.48, 0.36), (2.4, 0.8), 0.4, upright=True), 0)
    shapes.span((-20, 6.7, 8.7), (20, 20, 9), paint((0.8, 0.76, 0.7), 0.8), 0)
    for i in range(40):
        shapes.box((0.06, 0.3, 6.6), (-8.2 + i * 0.2, 19.7, 0.4), wood(OAK, along='z'), 0.004)
    shapes.box((6.4, 0.9, 1.1), (4.2, 16, 0), marble(), 0.01)
    shapes.box((6.6, 1.1, 0.05), (4.2, 16, 1.1), metal(BRONZE, 0.35), 0.01)
    shapes.span((0.8, 19.85, 3.2), (7.6, 20, 3.4), glow((1.0, 0.8, 0.55), 6), 0)
    for x in (-15, -9, -3, 3, 9, 15):
        for y in (9.5, 13.5, 17.5):
            light.spot((x, y, 8.6), (x, y, 0), 420, 70)
            shapes.cylinder(0.12, 0.01, (x, y, 8.68), glow((1.0, 0.85, 0.65), 25), 20, bevel=0)
    light.area((0, 19, 8.4), (0, 20, 3), (38, 0.4), 500, (1.0, 0.8, 0.58))
    living.sofa((-5.2, 11.5, 0), 90, 2.4, (0.5, 0.46, 0.4))
    living.armchair((-2.6, 11.8, 0), -80)
    living.coffee_table((-3.9, 11.4, 0))
    plants.pot_plant((-6.3, 9.4, 0), 2.2, seed=3)
    plants.pot_plant((7.4, 9.2, 0), 2.2, seed=4)


def _canopy():
    bronze = metal(BRONZE, 0.35)
    shapes.span((-6.2, -0.4, 4.35), (6.2, 6.4, 4.75), bronze, 0.03)
    shapes.span((-6.1, -0.3, 4.3), (6.1, 6.3, 4.36), wood(OAK, along='y'), 0.004)
    for x in (-4.4, -1.5, 1.5, 4.4):
        for y in (1, 3.4):
            room.downlight((x, y, 4.31), 45)
    for x in (-5.6, 5.6):
        shapes.cylinder(0.13, 4.35, (x, 0.3, 0), bronze, 36)


def _forecourt():
    lime = stone((0.6, 0.52, 0.41), (1.2, 0.45), veins=0.07)
    for side in (-1, 1):
        for x in (9.2, 16.5):
            shapes.box((5.2, 2.4, 0.5), (side * x, 1.6, 0), lime, 0.02)
            shapes.box((4.8, 2.0, 0.02), (side * x, 1.6, 0.5), plain((0.12, 0.085, 0.06), 0.95), 0)
            plants.date_palm((side * x + 0.6, 1.7, 0.45), 5.2 + (x > 10) * 0.8, seed=int(x) + side, fronds=38)
            for i in range(9):
                plants.shrub((side * x - 2.1 + i * 0.52, 1.15 + (i % 2) * 0.8, 0.48), 0.3, turn=i * 60)
    for i in range(9):
        shapes.cylinder(0.1, 0.9, (-10 + i * 2.5, -6.2, 0), metal((0.45, 0.43, 0.4), 0.3), 28, bevel=0.02)
    shapes.box((2.4, 0.55, 0.45), (-7.2, -1.9, 0), lime, 0.02)
    shapes.box((2.3, 0.5, 0.05), (-7.2, -1.9, 0.45), wood(OAK), 0.01)
    shapes.box((2.4, 0.55, 0.45), (8.2, -2.6, 0), lime, 0.02)
    shapes.box((2.3, 0.5, 0.05), (8.2, -2.6, 0.45), wood(OAK), 0.01)


def _tower():
    shapes.span((-21, 5.2, 9), (21, 40, 10.2), stone((0.64, 0.55, 0.43), (1.2, 0.6), veins=0.07, upright=True), 0.02)
    skin = out.curtain_wall(glass=(0.025, 0.045, 0.05), frame=(0.36, 0.28, 0.2), panel=1.45, storey=3.9, mullion=0.12, spandrel=0.2, lit=0.05)
    city.tower((0, 23, 10.2), city.rectangle(42, 34), 130, skin)
    for i in range(30):
        shapes.box((0.12, 0.45, 130), (-21 + i * 1.45, 5.85, 10.2), metal(BRONZE, 0.35), 0)
