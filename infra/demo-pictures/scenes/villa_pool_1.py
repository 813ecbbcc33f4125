"""The villa's garden front across the pool, the living room open behind its glass."""
from kit import light, outdoor_materials as out, plants, shapes, stage
from kit.materials import paint, plain, stone, wood, OAK
from scenes import villa_living_1


def build():
    villa_living_1.build()
    light.daylight(azimuth=322, elevation=20, sky=0.15, sun=4.2, haze=1.3)
    lime = stone((0.6, 0.51, 0.39), (0.9, 0.3), veins=0.07, upright=True)
    render = paint((0.7, 0.64, 0.54), 0.85)
    shapes.span((-0.6, -3.6, 4.4), (9.4, 9.4, 4.75), render, 0.02)
    shapes.span((-0.5, 7.4, 4.37), (9.3, 9.3, 4.41), wood(OAK, along='x'), 0)
    shapes.span((9.02, -3.58, 0), (9.5, 9.3, 4.4), lime, 0.01)  # ends below the roof: faces in one plane would show black
    shapes.span((9.5, 2.4, 0), (17, 14, 3.4), render, 0)
    shapes.span((9.5, 2.2, 3.4), (17.4, 14.3, 3.7), render, 0.02)
    shapes.span((2.2, -3.2, 4.75), (11.5, 6.4, 8.0), render, 0.01)
    for low, high in ((3.2, 5.6), (6.6, 10.4)):
        shapes.span((low, 6.3, 5.3), (high, 6.42, 7.4), plain((0.02, 0.027, 0.03), 0.04, specular=1.0), 0)
        for i in range(18):
            if low > 6:
                break
            shapes.box((0.05, 0.06, 2.3), (low + 0.06 + i * 0.135, 6.5, 5.2), wood(OAK, along='z'), 0.003)
    shapes.span((1.9, -3.4, 8.0), (11.9, 6.9, 8.25), render, 0.02)
    plants.lawn((10.4, 11.6), (18, 20), -0.02)
    for i in range(6):
        plants.shrub((11 + i * 0.9, 13.6, -0.05), 0.5, ((0.05, 0.1, 0.022), (0.13, 0.03, 0.08))[i % 2], turn=i * 70)
    plants.date_palm((12.4, 12.4, -0.05), 5.4, seed=71)
    stage.camera((-3.4, 17.9, 1.6), (4.4, 8.6, 2.1), lens=23)
    return dict(samples=9, exposure=-0.05, look='High Contrast')
