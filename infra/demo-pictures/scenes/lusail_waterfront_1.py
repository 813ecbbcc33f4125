"""Lusail across its marina: towers in afternoon light, a promenade with palms at their feet."""
import random

from kit import city, light, outdoor_materials as out, plants, shapes, stage
from kit.materials import concrete, stone


def build():
    light.daylight(azimuth=238, elevation=14, sky=0.13, sun=3.6, haze=1.6)
    shapes.sheet(6000, 6000, (0, 1500, 0), out.water(wave=0.8))
    _quay()
    heights = ((-250, 70, 105, 'round'), (-196, 30, 138, 'cut'), (-138, 120, 176, 'soft'), (-74, 40, 214, 'taper'), (-18, 130, 150, 'slab'), (36, 60, 172, 'twist'),
               (98, 100, 236, 'soft'), (132, 20, 118, 'cut'), (196, 70, 188, 'round'), (250, 90, 120, 'slab'), (310, 55, 96, 'twist'))
    chance = random.Random(7)
    for x, y, height, shape in heights:
        chance.seed(int(x))
        _tower(x, 330 + y, height, shape, chance)
    city.skyline((0, 620), 900, 260, 22, seed=5, tall=(60, 165), z=2.5, blocks=50)
    city.skyline((40, 980), 1500, 300, 26, seed=6, tall=(80, 210), z=2.5, blocks=40)
    city.low_blocks((-330, 300), (330, 320), 22, random.Random(3), 2.5, tall=(8, 17))
    stage.camera((-95, -130, 10), (-10, 330, 66), lens=31)
    return dict(samples=8, width=1600, exposure=0.45, mist=(360, 1500, 0.85, (0.38, 0.33, 0.29)))


def _tower(x, y, height, shape, chance):
    picked = {'round': 0, 'slab': 1, 'soft': 2, 'taper': 0, 'twist': 2, 'cut': 3}[shape]

    class Fixed(random.Random):
        """Lets some_tower choose by chance everywhere but in the shape."""

        def choice(self, items):
            return shape if 'slab' in items else super().choice(items)

        def randrange(self, *given):
            return picked

    city.some_tower((x, y, 2.5), height, Fixed(int(x)), width=chance.uniform(30, 38))


def _quay():
    shapes.span((-700, 268, -2), (700, 1200, 2.5), stone((0.6, 0.53, 0.43), (2.4, 1.2)), 0.2)
    shapes.span((-700, 264, -2), (700, 268.4, 1.6), concrete(0.4, joints=4), 0.1)
    with shapes.Assembly() as palm:
        plants.date_palm((0, 0, 0), 6.5, seed=1)
    chance = random.Random(2)
    for i in range(64):
        palm.copy((-330 + i * 10.4 + chance.uniform(-1, 1), 274 + (i % 2) * 7, 2.5), chance.uniform(0, 360), chance.uniform(0.9, 1.25))
    palm.remove()
    for i in range(90):
        plants.shrub((-340 + i * 7.5, 279, 2.4), 1.1, leaf_size=0.16, leaves=900, turn=i * 40)
