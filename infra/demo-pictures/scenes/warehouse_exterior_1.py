"""A row of warehouses from the truck yard: docks, canopy, an office bay, trailers waiting."""
from kit import cars, light, outdoor_materials as out, plants, shapes, stage, yard
from kit.materials import concrete, metal, paint, plain, stone


def build():
    light.daylight(azimuth=232, elevation=19, sky=0.13, sun=3.9, haze=1.5)
    shapes.sheet(3000, 3000, (0, 0, -0.05), out.sand())
    shapes.span((-70, -60, -0.2), (90, 20, 0), concrete(0.24, joints=6), 0)
    _hall()
    _office_bay()
    for i, x in enumerate((-16.5, -9.9, 9.9)):
        yard.trailer((x, 18.6, 0), 0, ((0.74, 0.73, 0.7), (0.5, 0.12, 0.06), (0.16, 0.24, 0.3))[i])
    cars.car((22.6, 9.5, 0), 160, (0.74, 0.73, 0.71))
    cars.car((26.2, 10.2, 0), 176, (0.05, 0.06, 0.07))
    for x in (-40, 0, 44):
        yard.street_lamp((x, -6 if x else -14, 0), 9, turn=180)
    for i in range(8):
        plants.date_palm((46 + i * 8.5, 18 + (i % 2) * 3, 0), 5.5, seed=i, fronds=30)
    for i in range(14):
        x = -19.8 + i * 3.3 - 0.0
        yard.bollard((x, 19.1, 0), 0.95)
    _markings()
    stage.camera((25, -9, 1.7), (11.5, 20, 4.4), lens=22)
    return dict(samples=9, exposure=0.15, look='High Contrast')


def _hall():
    sheet, trim = out.corrugated((0.66, 0.63, 0.57), 0.3), paint((0.13, 0.16, 0.17), 0.45)
    shapes.span((-64, 20, 3.0), (24, 74, 11.4), sheet, 0)
    shapes.span((-64, 20.05, 0), (24, 73.9, 3.0), concrete(0.42, joints=3), 0)
    shapes.span((-64.2, 19.9, 11.4), (24.2, 74.2, 12.2), trim, 0.05)
    shapes.span((-64, 19.85, 5.4), (24, 20, 6.0), trim, 0.02)
    for i in range(13):
        x = -60.5 + i * 6.6
        if x < 20:
            yard.dock(x + 0.9)
            shapes.lathe(((0.16, 0), (0.18, 0.02), (0.06, 0.14)), (x + 3.5, 19.5, 5.1), metal((0.2, 0.2, 0.2), 0.4), 20)
    for i in range(12):
        shapes.span((-61 + i * 7, 19.94, 8.4), (-57.4 + i * 7, 20.02, 9.6), plain((0.03, 0.04, 0.05), 0.08, specular=0.9), 0.01)
        shapes.span((-61.1 + i * 7, 19.9, 8.3), (-57.3 + i * 7, 19.97, 8.4), trim, 0.01)


def _office_bay():
    """The two-storey office at the end of the hall."""
    wall, dark = stone((0.68, 0.6, 0.49), (1.2, 0.6), upright=True), paint((0.13, 0.16, 0.17), 0.45)
    shapes.span((24, 17, 0), (42, 40, 8.6), wall, 0)
    shapes.span((23.8, 16.8, 8.6), (42.2, 40.2, 9.2), dark, 0.03)
    for z in (0.3, 4.7):
        for i in range(4):
            low = 25.2 + i * 4.2
            if z < 1 and i == 1:
                continue
            shapes.span((low, 16.94, z + 0.5), (low + 3.2, 17.02, z + 3.1), plain((0.025, 0.035, 0.04), 0.05, specular=1.0), 0)
            for k in range(4):
                shapes.span((low + k * 1.07 - 0.03, 16.88, z + 0.5), (low + k * 1.07 + 0.03, 17, z + 3.1), metal((0.09, 0.085, 0.08), 0.4), 0.004)
            shapes.span((low - 0.05, 16.6, z + 3.1), (low + 3.25, 17, z + 3.22), dark, 0.01)
    shapes.span((29.4, 16.96, 0), (32.6, 17.05, 2.9), plain((0.03, 0.04, 0.045), 0.05, specular=1.0), 0)
    shapes.span((28.8, 14.6, 3.1), (33.2, 17, 3.35), dark, 0.02)
    for x in (29, 33):
        shapes.cylinder(0.07, 3.1, (x, 14.8, 0), metal((0.2, 0.2, 0.2), 0.4), 20)
    shapes.span((24, 13.5, 0), (42, 17, 0.15), stone((0.6, 0.53, 0.43), (0.6, 0.6)), 0.02)
    plants.hedge((34.5, 15.9, 0.15), (41.5, 15.9, 0.15), 0.8)
    plants.hedge((24.6, 15.9, 0.15), (28, 15.9, 0.15), 0.8)


def _markings():
    white = plain((0.8, 0.78, 0.74), 0.7)
    for i in range(14):
        x = -19.8 + i * 3.3 - 1.65 + 0.9
        shapes.span((x - 0.08, 6, 0), (x + 0.08, 18.2, 0.004), white, 0)
    shapes.span((-60, 2.0, 0), (40, 2.14, 0.004), plain((0.7, 0.5, 0.05), 0.7), 0)
