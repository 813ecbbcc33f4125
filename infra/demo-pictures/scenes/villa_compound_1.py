"""A villa in a compound: two storeys of render and limestone, a low wall, palms, a lawn, the street in front."""
from kit import house, light, outdoor_materials as out, plants, shapes, stage, yard
from kit.materials import OAK, WALNUT, metal, paint, plain, stone, wood

RENDER, TRIM = (0.7, 0.64, 0.54), (0.11, 0.1, 0.09)


def build():
    light.daylight(azimuth=238, elevation=19, sky=0.12, sun=4.0, haze=1.3)
    shapes.sheet(900, 900, (0, 0, -0.22), out.sand())
    shapes.span((-80, -16, -0.3), (80, -6.4, -0.14), out.asphalt(0.09), 0)
    shapes.span((-80, -6.4, -0.3), (80, -3.4, 0), stone((0.56, 0.5, 0.41), (0.4, 0.2), veins=0.08), 0.02)
    shapes.span((-80, -6.55, -0.3), (80, -6.4, 0.01), plain((0.5, 0.48, 0.44), 0.8), 0.02)
    plants.lawn((-8.4, -2.9), (1.6, 1.9), 0.0)
    plants.lawn((5.4, -2.9), (12.6, 1.9), 0.0)
    shapes.span((1.6, -3.4, -0.2), (5.4, 3, 0.02), stone((0.62, 0.55, 0.45), (1.2, 0.6), veins=0.08), 0.005)
    shapes.span((-14, 1.9, -0.2), (16, 30, 0.02), stone((0.6, 0.53, 0.43), (0.8, 0.8), veins=0.08), 0)
    _house()
    _wall()
    _garden()
    for x in (-30, 32):
        _neighbour(x)
    yard.street_lamp((-17.5, -4.4, 0), 6.5, 1.2, 180)
    for i in range(22):
        size = 0.75 + 0.5 * ((i * 7) % 5) / 4
        tone = ((0.06, 0.1, 0.03), (0.07, 0.11, 0.03), (0.06, 0.1, 0.03), (0.13, 0.03, 0.08))[(i // 2) % 4]
        plants.shrub((-8.2 + i * 0.43, -3.72 + 0.06 * (i % 2), -0.05), 0.34, tone, (size, size, size), turn=i * 60)
    stage.camera((-5.4, -12.6, 1.65), (1.9, 4, 3.0), lens=26)
    return dict(samples=9, exposure=-0.15, look='High Contrast')


def _house():
    render, lime = paint(RENDER, 0.85), stone((0.6, 0.51, 0.39), (0.9, 0.3), veins=0.07, upright=True)
    dark = metal(TRIM, 0.4)
    # ground floor
    house.mass(-7, 1.2, 4.4, 16, 0, 3.5, lime, [(-6, -0.2, 0.15, 2.9)])
    house.window(-6, -0.2, 0.15, 2.9, 4.4, 4)
    house.mass(1.2, 5.6, 5.6, 16, 0, 3.5, render, [(2.2, 4.6, 0.05, 2.9)])
    _door(5.6)
    house.mass(5.6, 11.5, 4.4, 16, 0, 3.5, render, [(6.7, 10.4, 0.9, 2.8)])
    house.window(6.7, 10.4, 0.9, 2.8, 4.4, 3)
    # upper floor, shifted and overhanging
    house.mass(-5.4, 3.4, 3.2, 15, 3.75, 7.0, render, [(-4.6, -0.6, 4.0, 6.5), (1.0, 2.2, 4.9, 6.5)])
    house.window(-4.6, -0.6, 4.0, 6.5, 3.2, 3)
    house.window(1.0, 2.2, 4.9, 6.5, 3.2, 1)
    house.mass(3.4, 11.0, 5.2, 15, 3.75, 6.7, lime, [(4.6, 9.8, 3.85, 6.2)])
    house.window(4.6, 9.8, 3.85, 6.2, 5.2, 4)
    shapes.span((-7.3, 4.1, 3.5), (11.8, 16, 3.75), render, 0.02)
    shapes.span((-5.8, 2.7, 7.0), (3.6, 15.2, 7.28), render, 0.02)
    shapes.span((3.2, 4.8, 6.7), (11.4, 15.2, 6.95), render, 0.02)
    shapes.span((-5.8, 2.68, 7.0), (3.6, 2.72, 7.06), dark, 0)
    _balcony()
    _screen()


def _door(face):
    """A tall walnut door with a bronze bar, under a canopy on two posts."""
    for i in range(9):
        shapes.span((2.62 + i * 0.14, face + 0.12, 0.05), (2.745 + i * 0.14, face + 0.18, 2.85), wood(WALNUT, along='z'), 0.004)
    shapes.cylinder(0.02, 1.3, (3.75, face + 0.05, 0.7), metal((0.32, 0.22, 0.13), 0.25), 16)
    for low, high in ((2.2, 2.6), (3.9, 4.6)):
        shapes.span((low, face + 0.15, 0.05), (high, face + 0.17, 2.9), plain((0.02, 0.027, 0.03), 0.04, specular=1.0), 0)
    shapes.span((2.0, face - 0.6, 0.02), (4.8, face + 0.3, 0.16), stone((0.6, 0.53, 0.43), (1.2, 0.6), veins=0.08), 0.005)
    for x in (1.75, 5.05):
        light.point((x, face - 0.12, 2.2), 9)
        shapes.box((0.09, 0.09, 0.3), (x, face - 0.05, 2.05), metal(TRIM, 0.4), 0.01)


def _balcony():
    glass = shapes.span((3.5, 4.2, 3.75), (11.4, 4.215, 4.75), out.window_glass(), 0)
    glass.visible_shadow = False
    shapes.span((3.5, 4.18, 4.75), (11.4, 4.23, 4.79), metal(TRIM, 0.35), 0.005)
    for i in range(6):
        shapes.span((3.6 + i * 1.55, 4.19, 3.7), (3.64 + i * 1.55, 4.23, 4.76), metal(TRIM, 0.35), 0.002)


def _screen():
    """A mashrabiya of timber bars beside the upper window."""
    timber = wood(OAK, along='z')
    for i in range(18):
        shapes.box((0.045, 0.07, 3.1), (-0.42 + i * 0.078, 3.1, 3.82), timber, 0.004)
    for z in (4.3, 4.9, 5.5, 6.1, 6.6):
        shapes.span((-0.46, 3.06, z), (0.96, 3.1, z + 0.045), timber, 0.003)


def _wall():
    render, cap = paint((0.7, 0.64, 0.54), 0.85), stone((0.6, 0.52, 0.41), (1.2, 0.6), veins=0.08)
    for low, high in ((-26, -8.6), (-8.6, 1.2), (5.8, 13), (13, 30)):
        shapes.span((low, -3.4, -0.2), (high, -3.15, 0.72), render, 0.01)
        shapes.span((low - 0.02, -3.45, 0.72), (high + 0.02, -3.1, 0.78), cap, 0.008)
    for x in (1.2, 5.8):
        shapes.box((0.5, 0.5, 1.45), (x, -3.28, -0.2), stone((0.6, 0.51, 0.39), (0.9, 0.3), veins=0.07, upright=True), 0.01)
        shapes.box((0.56, 0.56, 0.06), (x, -3.28, 1.25), cap, 0.008)
        shapes.box((0.16, 0.16, 0.22), (x, -3.28, 1.31), plain((0.7, 0.66, 0.58), 0.4), 0.01)
    for x in (-8.6, 13):
        shapes.span((x - 0.12, -3.4, -0.2), (x + 0.12, 20, 2.4), render, 0.01)


def _garden():
    for i, (x, y, h) in enumerate(((-6.6, 0.4, 5.8), (-9.9, -1.0, 5.0), (9.4, 0.2, 6.4), (11.8, -1.6, 4.2), (-12, 2, 6.2), (18, 1, 6.8), (-19, -1, 5.2))):
        plants.date_palm((x, y, 0), h, seed=i + 3)
        plants.shrub((x + 0.5, y - 0.25, 0), 0.42, turn=i * 50)
        plants.shrub((x - 0.45, y + 0.2, 0), 0.34, (0.07, 0.1, 0.03), turn=i * 90)
    plants.hedge((-8.1, -2.85, 0), (1.0, -2.85, 0), 0.95)
    plants.hedge((6.1, -2.85, 0), (12.6, -2.85, 0), 0.95)
    for i in range(7):
        plants.shrub((-6.6 + i * 1.05, 3.8, 0), 0.36, ((0.06, 0.1, 0.03), (0.12, 0.03, 0.07))[i % 3 == 1], turn=i * 70)
    for i in range(5):
        plants.shrub((6.6 + i * 1.0, 3.9, 0), 0.36, ((0.12, 0.03, 0.07), (0.06, 0.1, 0.03))[i % 2], turn=i * 70)


def _neighbour(x):
    """The next house, seen only over the wall."""
    render = paint((0.7, 0.64, 0.54), 0.85)
    house.mass(x - 8, x + 8, 5, 16, 0, 6.9, render, [(x - 6, x - 2, 4.2, 6.2), (x + 1, x + 6, 4.2, 6.2)])
    house.window(x - 6, x - 2, 4.2, 6.2, 5, 3)
    house.window(x + 1, x + 6, 4.2, 6.2, 5, 3)
    shapes.span((x - 8.4, 4.6, 6.9), (x + 8.4, 16, 7.2), render, 0.02)
