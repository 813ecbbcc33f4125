"""A shell-and-core floor: raw slab, columns, open services under the ceiling, the city behind full-height glass."""
import random

from kit import city, light, outdoor_materials as out, room, shapes, stage
from kit.materials import concrete, metal, paint, plain, wood


def build():
    light.daylight(azimuth=74, elevation=20, sky=0.24, sun=4.6, haze=1.6)
    wide, deep, tall = 24.0, 19.0, 3.9
    room.floor((-12, 0), (12, deep), concrete(0.42, joints=4))
    room.ceiling((-12, 0), (12, deep), tall, concrete(0.4, joints=2.4))
    room.wall((-12.3, 0), (-12, deep), tall, concrete(0.4))
    room.wall((-12.3, -0.3), (12, 0), tall, paint())
    room.glazing((-12, deep), (12, deep), tall - 0.35, panel=1.5, transom=0.9, portal=-1)
    room.glazing((12, 0), (12, deep), tall - 0.35, panel=1.5, transom=0.9, portal=-1)
    shapes.span((-12, deep - 0.25, tall - 0.35), (12, deep + 0.2, tall), concrete(0.4), 0.01)
    shapes.span((11.75, 0, tall - 0.35), (12.2, deep, tall), concrete(0.4), 0.01)
    for x in (-7.5, 0, 7.5):
        for y in (9.0, 16.0):
            shapes.cylinder(0.33, tall, (x, y, 0), concrete(0.38), 40, bevel=0)
        shapes.span((x - 0.3, 0, tall - 0.28), (x + 0.3, deep, tall), concrete(0.4, joints=2.4), 0.01)
    _core()
    _services(tall, deep)
    _left_behind()
    shapes.sheet(6000, 6000, (0, 2500, -95), out.sand())
    shapes.sheet(6000, 4000, (0, 2900, -94), out.water())
    city.skyline((60, 330), 700, 300, 20, seed=21, tall=(60, 165), z=-94, blocks=110)
    city.skyline((330, 60), 260, 420, 8, seed=4, tall=(70, 160), z=-94, blocks=30)
    stage.camera((-5.6, 0.7, 1.5), (0.9, 14, 1.75), lens=19)
    return dict(samples=9, exposure=1.9)


def _core():
    """The corner of the core: lift lobby wall and two doors."""
    shapes.span((-12, 8.5, 0), (-8.9, 14.5, 3.9), concrete(0.4), 0.01)
    for y in (10.0, 12.6):
        shapes.span((-8.92, y - 0.55, 0), (-8.86, y + 0.55, 2.25), metal((0.45, 0.45, 0.45), 0.35), 0.005)
        shapes.span((-8.86, y - 0.47, 0.01), (-8.84, y + 0.47, 2.17), paint((0.5, 0.5, 0.48), 0.4), 0.003)
        shapes.box((0.03, 0.02, 0.14), (-8.82, y + 0.38, 1.0), metal((0.7, 0.7, 0.7), 0.25), 0.004)


def _services(tall, deep):
    zinc, red = metal((0.62, 0.63, 0.65), 0.36), plain((0.42, 0.03, 0.02), 0.4)
    shapes.cylinder(0.27, deep - 1, (3.6, deep - 0.5, tall - 0.62), zinc, 32, tilt=(90, 0))
    for y in range(1, 18, 2):
        shapes.cylinder(0.285, 0.05, (3.6, y + 0.4, tall - 0.62), zinc, 32, tilt=(90, 0))
    for y in (5.5, 12.5):
        shapes.cylinder(0.16, 5.4, (3.6, y, tall - 0.62), zinc, 28, tilt=(0, -90))
        shapes.box((0.5, 0.5, 0.12), (-1.9, y, tall - 0.85), zinc, 0.01)
    for x in (-4.2, 5.6):
        shapes.cylinder(0.035, deep - 0.6, (x, deep - 0.3, tall - 0.42), red, 16, tilt=(90, 0))
        for y in range(2, 18, 3):
            shapes.cylinder(0.018, 0.24, (x, y, tall - 0.66), red, 12)
            shapes.cylinder(0.03, 0.02, (x, y, tall - 0.68), metal((0.8, 0.6, 0.3), 0.3), 12)
    for side in (-0.2, 0.2):
        shapes.box((0.02, deep - 1, 0.09), (-2.6 + side, deep / 2, tall - 0.5), zinc, 0.002)
    for y in range(1, 19):
        shapes.box((0.4, 0.03, 0.015), (-2.6, y, tall - 0.49), zinc, 0)
    for i in range(4):
        shapes.cylinder(0.012, deep - 1, (-2.74 + i * 0.07, deep - 0.5, tall - 0.46), plain((0.03, 0.03, 0.03), 0.5), 8, tilt=(90, 0), bevel=0)


def _left_behind():
    """What the builders have not fetched yet gives the size of the place."""
    chance = random.Random(3)
    for i in range(9):
        shapes.box((2.4, 1.2, 0.0125), (-5.6 + chance.uniform(-0.02, 0.02), 7.6 + chance.uniform(-0.02, 0.02), 0.1 + i * 0.0135), plain((0.62, 0.6, 0.56), 0.8), 0.001)
    for y in (7.2, 8.0):
        shapes.box((2.4, 0.09, 0.1), (-5.6, y, 0), wood((0.45, 0.32, 0.18)), 0.004)
    _ladder((2.35, 9.3))
    for i in range(3):
        shapes.cylinder(0.15, 0.34, (-1.1 + i * 0.36, 8.4 + (i % 2) * 0.3, 0), plain((0.72, 0.7, 0.66), 0.4), 28)


def _ladder(at):
    steel = metal((0.72, 0.72, 0.7), 0.35)
    for side in (-0.25, 0.25):
        shapes.tube([(at[0] + side, at[1] - 0.5, 0), (at[0] + side * 0.75, at[1], 2.1)], 0.022, steel)
        shapes.tube([(at[0] + side, at[1] + 0.5, 0), (at[0] + side * 0.75, at[1], 2.1)], 0.018, steel)
    for i in range(1, 7):
        t = i / 7
        shapes.box((0.5 - 0.13 * t, 0.08, 0.025), (at[0], at[1] - 0.5 + 0.5 * t, 2.1 * t), steel, 0.003)
