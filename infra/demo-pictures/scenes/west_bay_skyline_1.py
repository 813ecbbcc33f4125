"""The business district across the bay after sunset: a warm band of sky, windows lit, lights in the water."""
import random

from kit import city, light, outdoor_materials as out, plants, shapes, stage
from kit.materials import concrete, glow, stone


def build():
    light.daylight(azimuth=-62, elevation=0.9, sky=0.42, sun=0, haze=1.2)
    shapes.sheet(9000, 9000, (0, 3000, 0), out.water((0.006, 0.022, 0.03), wave=0.7))
    shapes.span((-900, 560, -2), (900, 1500, 3), stone((0.35, 0.3, 0.25), (2.4, 1.2)), 0.2)
    shapes.span((-900, 556, -2), (900, 560.5, 2.2), concrete(0.3, joints=4), 0.1)
    city.skyline((20, 700), 640, 190, 24, seed=14, tall=(70, 235), z=3, lit=0.13, blocks=34)
    city.skyline((20, 900), 980, 200, 22, seed=3, tall=(60, 190), z=3, lit=0.1, blocks=20)
    city.low_blocks((-600, 575), (620, 590), 34, random.Random(9), 3, tall=(7, 16), lit=0.3)
    _corniche()
    stage.camera((-60, -60, 12), (-5, 700, 88), lens=37)
    return dict(samples=40, exposure=-0.45, mist=(700, 2200, 0.5, (0.2, 0.17, 0.17)))


def _corniche():
    """Palms and lamps along the water; each lamp is a small warm body that the bay mirrors."""
    with shapes.Assembly() as palm:
        plants.date_palm((0, 0, 0), 7.5, seed=1, fronds=30)
    chance = random.Random(2)
    for i in range(80):
        palm.copy((-420 + i * 10.6 + chance.uniform(-1.5, 1.5), 564 + (i % 2) * 6, 3), chance.uniform(0, 360), chance.uniform(0.9, 1.3))
    palm.remove()
    for i in range(64):
        x = -420 + i * 13.3
        shapes.cylinder(0.09, 6.5, (x, 561, 3), concrete(0.2), 8, bevel=0)
        shapes.ball(0.5, (x, 561, 9.7), glow((1.0, 0.7, 0.38), 22))
