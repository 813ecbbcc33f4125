"""A residential tower by the sea: balconies with glass rails, a stone podium, palms along the street."""
import random

from kit import cars, city, light, outdoor_materials as out, plants, shapes, stage
from kit.materials import metal, paint, plain, stone


def build():
    light.daylight(azimuth=236, elevation=20, sky=0.13, sun=3.9, haze=1.4)
    shapes.span((-90, -60, -0.3), (90, -9, -0.12), out.asphalt(0.1), 0)
    shapes.span((-90, -9, -0.3), (90, 60, 0), stone((0.54, 0.48, 0.39), (0.9, 0.45), veins=0.08), 0)
    _podium()
    _tower(-2.0, 13.0, 26, 22, 24, 3)
    _tower(38.0, 24.0, 24, 20, 17, 8)
    for x, y, height, number in ((-60, 70, 70, 1), (-34, 110, 105, 4), (80, 90, 90, 3)):
        city.tower((x, y, 0), city.rectangle(26, 24, 3), height, city.skin(number), turn=x % 13)
    for i in range(9):
        plants.date_palm((-40 + i * 9.6, -4.5 + (i % 2) * 1.2, 0), 6.2, seed=i + 20, fronds=36)
        plants.shrub((-36 + i * 9.6, -4.2, 0), 0.6, turn=i * 60)
    plants.hedge((-30, 3.4, 0), (-6, 3.4, 0), 0.9)
    plants.hedge((6, 3.4, 0), (24, 3.4, 0), 0.9)
    cars.car((-15, -12, -0.12), 90, (0.72, 0.7, 0.66))
    cars.car((17, -12.4, -0.12), 90, (0.05, 0.055, 0.06))
    stage.camera((-25, -46, 1.7), (3, 12, 27), lens=21)
    return dict(samples=4, exposure=0.0, look='High Contrast')


def _podium():
    lime = stone((0.64, 0.55, 0.43), (1.2, 0.6), veins=0.07, upright=True)
    shapes.span((-32, 5.2, 4.2), (32, 38, 8.4), lime, 0.02)
    shapes.span((-32, 6.4, 0), (32, 38, 4.2), plain((0.02, 0.03, 0.033), 0.05, specular=1.0), 0)
    for i in range(12):
        shapes.span((-32 + i * 5.8, 5.2, 0), (-31.2 + i * 5.8, 6.4, 4.2), lime, 0.01)
    shapes.span((-5, 1.6, 3.5), (5, 6, 3.85), metal((0.22, 0.15, 0.095), 0.35), 0.02)


def _tower(x, y, wide, deep, storeys, seed):
    """Slabs that swing out as balconies, bay by bay, around a glazed body."""
    chance = random.Random(seed)
    white, rail = paint((0.74, 0.69, 0.6), 0.7), out.window_glass((0.75, 0.85, 0.85))
    look = out.curtain_wall(glass=(0.025, 0.04, 0.045), frame=(0.34, 0.27, 0.2), panel=1.6, storey=3.4, spandrel=0.08, mullion=0.2, lit=0.04)
    city.tower((x, y + deep / 2, 8.4), city.rectangle(wide, deep), storeys * 3.4, look)
    for k in range(storeys + 1):
        z = 8.4 + k * 3.4
        shapes.span((x - wide / 2 - 0.4, y - 0.5, z - 0.16), (x + wide / 2 + 0.4, y + deep, z + 0.16), white, 0.02)
        if k == storeys:
            continue
        for low, high in ((-wide / 2, -wide / 6), (-wide / 6, wide / 6), (wide / 6, wide / 2)):
            if (k + int(low)) % 3 == 0 and chance.random() < 0.6:
                continue
            reach = 1.9 + 0.5 * ((k + int(high)) % 2)
            shapes.span((x + low + 0.3, y - reach, z - 0.16), (x + high - 0.3, y, z + 0.16), white, 0.02)
            pane = shapes.span((x + low + 0.34, y - reach + 0.04, z + 0.16), (x + high - 0.34, y - reach + 0.06, z + 1.2), rail, 0)
            pane.visible_shadow = False
            shapes.span((x + low + 0.3, y - reach + 0.02, z + 1.2), (x + high - 0.3, y - reach + 0.08, z + 1.25), metal((0.3, 0.27, 0.23), 0.4), 0)
    for side in (-1, 1):
        shapes.span((x + side * (wide / 2) - 0.5, y - 0.7, 8.4), (x + side * (wide / 2) + 0.5, y + 0.4, 8.4 + storeys * 3.4 + 2.4), stone((0.6, 0.5, 0.38), (1.2, 0.6), veins=0.07, upright=True), 0.01)
    shapes.span((x - wide / 2, y, 8.4 + storeys * 3.4), (x + wide / 2, y + deep, 8.4 + storeys * 3.4 + 2.2), white, 0.03)
