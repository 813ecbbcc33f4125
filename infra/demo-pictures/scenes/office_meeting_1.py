"""A meeting room in a corner of the tower: long table, ten chairs, glass towards the floor and towards the sea."""
import random

from kit import city, light, office, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import OAK, WALNUT, carpet_tiles, fabric, glow, metal, paint, plain, wood


def build():
    light.daylight(azimuth=86, elevation=20, sky=0.17, sun=4.6, haze=1.6)
    wide, deep, tall = 6.4, 8.2, 2.9
    room.floor((-3.4, -4), (wide, deep), carpet_tiles((0.11, 0.1, 0.09), (0.15, 0.14, 0.125)))
    room.ceiling((-3.4, -4), (wide, deep), tall, paint((0.78, 0.76, 0.72), 0.8))
    room.glazing((0, deep), (wide, deep), tall, panel=1.6, portal=-1)
    room.glazing((wide, -4), (wide, deep), tall, panel=1.6, portal=-1)
    room.wall((-3.6, -4.2), (-3.4, deep), tall)
    room.wall((-3.6, deep), (0, deep + 0.2), tall)
    room.wall((-3.6, -4.3), (wide, -4.1), tall)
    _panelled_wall(deep, tall)
    _table()
    _lamp(tall)
    for y in (0.8, 2.9, 5.0, 7.1):
        room.downlight((0.7, y, tall), 16)
    plants.pot_plant((5.7, 7.5, 0), 1.7, seed=8)
    room.curtain((6.1, 7.95), (6.1, 6.9), tall - 0.02, folds=7, depth=0.04, hang=0.01)
    shapes.sheet(8000, 8000, (0, 3900, -120), out.water())
    city.skyline((210, 420), 420, 260, 16, seed=31, tall=(60, 150), z=-118, blocks=60)
    shapes.span((-400, 290, -125), (480, 620, -118), out.sand(), 0)
    stage.camera((0.75, -2.9, 1.42), (3.5, 5.4, 1.22), lens=22)
    return dict(samples=9, exposure=1.0)


def _panelled_wall(deep, tall):
    """Oak slats with the screen on the left wall."""
    shapes.span((-0.12, -1.2, 0), (0.0, deep, tall), paint((0.1, 0.09, 0.08), 0.7), 0)
    for i in range(int((deep + 1.2) / 0.075)):
        shapes.box((0.03, 0.045, tall - 0.02), (0.015, -1.17 + i * 0.075, 0.01), wood(OAK, along='z'), 0.003)
    shapes.box((0.05, 2.2, 1.26), (0.07, 3.6, 0.95), plain((0.008, 0.008, 0.009), 0.16), 0.006)
    shapes.box((0.45, 3.0, 0.5), (0.28, 3.6, 0.12), wood(WALNUT, along='y'), 0.004)
    shapes.lathe(((0.05, 0), (0.1, 0.06), (0.11, 0.15), (0.05, 0.26), (0.04, 0.3), (0.05, 0.32)), (0.28, 4.7, 0.62), plain((0.5, 0.42, 0.32), 0.5))
    for i in range(4):
        shapes.box((0.24, 0.17, 0.03), (0.28, 2.6, 0.62 + i * 0.031), plain(((0.3, 0.12, 0.07), (0.6, 0.56, 0.5), (0.1, 0.14, 0.16), (0.45, 0.4, 0.34))[i], 0.6), 0.003, i * 7 - 8)


def _table():
    shapes.box((1.3, 5.0, 0.045), (3.3, 3.4, 0.7), wood(WALNUT, along='y', roughness=0.3), 0.012)
    for y in (1.7, 5.1):
        shapes.box((0.7, 0.1, 0.7), (3.3, y, 0), metal((0.1, 0.095, 0.09), 0.35), 0.01)
    shapes.box((0.16, 1.2, 0.006), (3.3, 3.4, 0.745), metal((0.1, 0.1, 0.1), 0.35), 0.002)
    chance = random.Random(5)
    for i in range(5):
        y = 1.45 + i * 0.98
        office.meeting_chair((2.5 - chance.uniform(0, 0.1), y, 0), 90 + chance.uniform(-9, 9))
        office.meeting_chair((4.1 + chance.uniform(0, 0.1), y, 0), -90 + chance.uniform(-9, 9))
        for x in (2.85, 3.75):
            if chance.random() < 0.75:
                shapes.box((0.21, 0.15, 0.012), (x, y + 0.1, 0.745), plain((0.04, 0.04, 0.045), 0.5), 0.003, 90 + chance.uniform(-10, 10))
            if chance.random() < 0.7:
                shapes.lathe(((0.026, 0), (0.03, 0.004), (0.034, 0.1), (0.031, 0.1), (0.028, 0.012)), (x, y + 0.32, 0.745), out.window_glass())
    shapes.lathe(((0.07, 0), (0.12, 0.04), (0.15, 0.08), (0.145, 0.08), (0.1, 0.03)), (3.3, 2.3, 0.745), plain((0.62, 0.58, 0.5), 0.4))


def _lamp(tall):
    for x in (3.05, 3.55):
        room.strip_light((x, 3.4, tall - 0.75), 3.8, 90, width=0.05, drop=0.75, strength=6, watts=38)
