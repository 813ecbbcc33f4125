"""Villas and town houses from the street, by variation: form, render and stone, garden, the hour."""
from kit import cars, house, light, outdoor_materials as out, plants, shapes, stage, yard
from kit.materials import OAK, WALNUT, metal, paint, plain, stone, wood

RENDERS = {'cream': (0.7, 0.64, 0.54), 'white': (0.78, 0.77, 0.74), 'sand': (0.6, 0.47, 0.33), 'grey': (0.42, 0.41, 0.39), 'rose': (0.66, 0.5, 0.41), 'earth': (0.5, 0.36, 0.24)}
STONES = {'lime': (0.6, 0.51, 0.39), 'grey': (0.3, 0.29, 0.28), 'white': (0.72, 0.69, 0.63), 'brown': (0.32, 0.22, 0.14)}
CAMERAS = {
    'left': ((-8.6, -13.4, 1.65), (2.4, 5, 3.4), 28), 'right': ((14.0, -13.2, 1.65), (1.0, 5, 3.4), 28), 'front': ((2.2, -16.5, 1.65), (2.2, 5, 3.8), 29),
    'low': ((-12.5, -9.6, 1.4), (3.5, 5, 3.3), 26), 'far': ((19, -12.5, 1.7), (-1, 6, 3.4), 28),
}


def build(form='cubes', render='cream', rock='lime', hour='afternoon', sun=238, camera='left', wall=0.72, car=None, planting='palms', seed=1, exposure=0.0):
    gain = light.outdoors(hour, sun)
    shapes.sheet(900, 900, (0, 0, -0.22), out.sand())
    shapes.span((-80, -16, -0.3), (80, -6.4, -0.14), out.asphalt(0.09), 0)
    shapes.span((-80, -60, -0.3), (80, -16, -0.02), stone((0.5, 0.44, 0.36), (0.4, 0.2), veins=0.08), 0)
    shapes.span((-80, -6.4, -0.3), (80, -3.4, 0), stone((0.5, 0.45, 0.37), (0.4, 0.2), veins=0.08), 0.02)
    shapes.span((-13, -3.4, -0.2), (17, 30, 0.0), stone((0.5, 0.44, 0.36), (0.8, 0.8), veins=0.08), 0)
    plants.lawn((-12.6, -2.9), (1.2, 2.6), 0.01, blades=False)
    plants.lawn((5.8, -2.9), (12.6, 2.6), 0.01, blades=False)
    face, trim = paint(RENDERS[render], 0.85), stone(STONES[rock], (0.9, 0.3), veins=0.07, upright=True)
    FORMS[form](face, trim)
    _wall(face, trim, wall)
    _garden(planting, seed)
    _street(face, car, seed)
    stage.camera(*CAMERAS[camera])
    return dict(samples=3, exposure=-0.05 + gain + (0.9 if hour == 'dusk' else 0.0) + exposure, look='High Contrast' if hour != 'dusk' else 'Medium High Contrast')


def _cubes(face, trim):
    """Two white boxes, the upper one turned out over the door, a slatted front for the garage."""
    house.mass(-8, 1.0, 5.0, 16, 0, 3.4, trim, [(-6.8, -0.8, 0.15, 2.9)])
    house.window(-6.8, -0.8, 0.15, 2.9, 5.0, 4)
    house.mass(1.0, 5.0, 6.4, 16, 0, 3.4, face, [(2.2, 3.8, 0.05, 2.85)])
    house.door(3.0, 6.4)
    house.mass(5.0, 11.6, 4.4, 16, 0, 3.2, face, [])
    for i in range(58):
        shapes.box((0.07, 0.05, 2.6), (5.7 + i * 0.09, 4.36, 0.1), wood(WALNUT, along='z'), 0.003)
    house.mass(-1.4, 9.4, 3.0, 14, 3.6, 7.2, face, [(-0.4, 4.4, 3.9, 6.7), (6.0, 8.6, 4.7, 6.4)])
    house.window(-0.4, 4.4, 3.9, 6.7, 3.0, 4)
    house.window(6.0, 8.6, 4.7, 6.4, 3.0, 2)
    house.mass(-7.0, -1.4, 6.2, 14, 3.4, 6.6, trim, [(-6.0, -2.4, 3.6, 6.0)])
    house.window(-6.0, -2.4, 3.6, 6.0, 6.2, 3)
    pane = shapes.span((-7.8, 5.1, 3.4), (-1.5, 5.115, 4.4), out.window_glass(), 0)
    pane.visible_shadow = False
    shapes.span((-7.8, 5.08, 4.4), (-1.5, 5.13, 4.44), metal(house.TRIM, 0.35), 0.004)
    shapes.span((-1.7, 2.7, 7.2), (9.7, 14.2, 7.5), face, 0.02)
    shapes.span((-7.3, 5.8, 6.6), (-1.4, 14.2, 6.85), face, 0.02)


def _arches(face, trim):
    """An arcade below, a loggia above, a parapet with stepped merlons."""
    house.mass(-8, 12, 7.4, 17, 0, 3.9, face, [(-6.6, -4.2, 0.1, 2.7), (-2.2, 0.4, 0.1, 2.7), (4.8, 7.2, 0.1, 2.7), (8.6, 11.0, 0.1, 2.7)])
    for low in (-6.6, -2.2, 4.8, 8.6):
        house.window(low, low + 2.4, 0.1, 2.7, 7.4, 2)
    house.door(2.4, 7.26, 1.5, 2.9)
    house.arcade(-8, 12, 4.4, 5, 2.35, 1.25, 4.1, trim)
    shapes.span((-8.2, 4.2, 3.95), (12.2, 7.6, 4.3), face, 0.02)
    house.mass(-6.4, 10.4, 6.2, 16, 4.3, 7.6, face, [(-5.2, -2.8, 4.7, 6.9), (7.0, 9.4, 4.7, 6.9), (-1.6, 5.6, 4.4, 7.0)])
    for low, high, panes in ((-5.2, -2.8, 2), (7.0, 9.4, 2), (-1.6, 5.6, 5)):
        house.window(low, high, 4.4 if panes == 5 else 4.7, 7.0 if panes == 5 else 6.9, 6.2, panes)
    house.screen(-5.2, -2.8, 4.7, 6.9, 6.16)
    house.screen(7.0, 9.4, 4.7, 6.9, 6.16)
    shapes.span((-6.7, 5.9, 7.6), (10.7, 16.2, 7.95), face, 0.02)
    for i in range(17):
        shapes.span((-6.6 + i * 1.02, 5.95, 7.95), (-6.1 + i * 1.02, 6.2, 8.4), face, 0.01)
        shapes.span((-6.5 + i * 1.02, 5.95, 8.4), (-6.2 + i * 1.02, 6.2, 8.62), face, 0.01)
    for x in range(9):
        shapes.span((-7.9 + x * 2.44, 4.24, 4.3), (-7.8 + x * 2.44, 4.3, 5.2), metal(house.TRIM, 0.4), 0)
    shapes.span((-8.0, 4.22, 5.2), (12.0, 4.32, 5.26), metal(house.TRIM, 0.4), 0.01)
    for i in range(80):
        shapes.span((-7.9 + i * 0.249, 4.26, 4.3), (-7.88 + i * 0.249, 4.28, 5.2), metal(house.TRIM, 0.4), 0)


def _tiled(face, trim):
    """Under hipped roofs of clay tiles, with shutters and a porch on two columns."""
    tiles = out.corrugated((0.42, 0.16, 0.08), 0.3, depth=0.06)
    house.mass(-8, 4.6, 5.6, 17, 0, 7.0, face, [(-6.8, -3.6, 0.5, 2.8), (-6.6, -4.8, 4.2, 6.2), (-2.6, -0.8, 4.2, 6.2), (1.4, 3.2, 4.2, 6.2), (-2.2, 0.0, 0.5, 2.8)])
    house.window(-6.8, -3.6, 0.5, 2.8, 5.6, 3)
    house.window(-2.2, 0.0, 0.5, 2.8, 5.6, 2)
    for low in (-6.6, -2.6, 1.4):
        house.window(low, low + 1.8, 4.2, 6.2, 5.6, 2)
        for x in (low - 0.62, low + 1.84):
            shapes.span((x, 5.54, 4.15), (x + 0.58, 5.6, 6.25), wood(WALNUT, along='z'), 0.01)
    house.door(2.4, 5.5, 1.4, 2.7)
    house.hipped_roof(-8.7, 5.3, 4.9, 17.7, 7.0, 3.0, tiles)
    shapes.span((-8.5, 5.1, 6.86), (5.1, 17.5, 7.0), wood(OAK), 0.01)
    house.mass(4.6, 12, 7.6, 17, 0, 3.6, face, [(6.0, 10.6, 0.3, 2.7)])
    house.window(6.0, 10.6, 0.3, 2.7, 7.6, 4)
    house.hipped_roof(4.2, 12.6, 7.0, 17.6, 3.6, 2.0, tiles)
    shapes.span((0.6, 3.4, 3.1), (4.2, 5.6, 3.35), face, 0.02)
    house.hipped_roof(0.4, 4.4, 3.2, 5.9, 3.35, 0.8, tiles)
    for x in (0.95, 3.85):
        shapes.cylinder(0.17, 3.1, (x, 3.8, 0), trim, 32, bevel=0.01)
        shapes.box((0.5, 0.5, 0.2), (x, 3.8, 2.9), trim, 0.01)
    shapes.box((0.9, 0.9, 1.6), (-5.4, 11, 8.6), trim, 0.02)


def _heritage(face, trim):
    """Thick walls with small windows, beams that show, a wind tower at the corner."""
    house.mass(-8, 11.6, 5.6, 17, 0, 4.0, face, [(-6.4, -5.2, 1.0, 2.8), (-3.6, -2.4, 1.0, 2.8), (5.6, 6.8, 1.0, 2.8), (8.4, 9.6, 1.0, 2.8), (1.2, 3.6, 0.0, 3.0)])
    for low in (-6.4, -3.6, 5.6, 8.4):
        house.window(low, low + 1.2, 1.0, 2.8, 5.6, 1)
        house.screen(low, low + 1.2, 1.0, 2.8, 5.58)
    house.door(2.4, 5.75, 2.0, 2.9)
    house.mass(-3.8, 9.0, 7.4, 17, 4.0, 7.2, face, [(-2.4, 0.6, 4.4, 6.4), (2.4, 3.6, 4.8, 6.4), (5.0, 8.0, 4.4, 6.4)])
    house.window(-2.4, 0.6, 4.4, 6.4, 7.4, 3)
    house.window(2.4, 3.6, 4.8, 6.4, 7.4, 1)
    house.window(5.0, 8.0, 4.4, 6.4, 7.4, 3)
    house.screen(5.0, 8.0, 4.4, 6.4, 7.36)
    for i in range(20):
        shapes.cylinder(0.07, 0.5, (-7.6 + i * 0.98, 5.7, 3.5), wood(WALNUT), 16, tilt=(90, 0))
    for i in range(13):
        shapes.cylinder(0.07, 0.5, (-3.4 + i * 0.99, 7.5, 6.75), wood(WALNUT), 16, tilt=(90, 0))
    for low, high, y, z in ((-8.1, 11.7, 5.5, 4.0), (-3.9, 9.1, 7.3, 7.2)):
        shapes.span((low, y, z), (high, y + 0.35, z + 0.55), face, 0.02)
        for i in range(int((high - low) / 1.1)):
            shapes.span((low + 0.3 + i * 1.1, y, z + 0.55), (low + 0.8 + i * 1.1, y + 0.35, z + 0.95), face, 0.02)
    shapes.span((-7.8, 6.0, 4.0), (-4.6, 9.2, 10.2), face, 0.02)
    for i in range(3):
        shapes.span((-7.4 + i * 0.95, 5.96, 7.4), (-6.9 + i * 0.95, 6.1, 9.6), plain((0.05, 0.04, 0.035), 0.8), 0)
        shapes.span((-4.68, 6.4 + i * 0.95, 7.4), (-4.56, 6.9 + i * 0.95, 9.6), plain((0.05, 0.04, 0.035), 0.8), 0)
    shapes.span((-8.0, 5.8, 10.2), (-4.4, 9.4, 10.5), face, 0.03)


def _terrace(face, trim):
    """Three town houses in a row, each with its own door, bay and roof terrace."""
    for k in range(3):
        x = -8.4 + k * 7.0
        own = face if k % 2 == 0 else trim
        house.mass(x, x + 6.8, 5.6 + 0.5 * (k % 2), 17, 0, 6.9, own, [(x + 0.7, x + 3.2, 0.6, 2.8), (x + 4.6, x + 5.8, 0.05, 2.8), (x + 0.7, x + 2.5, 3.9, 6.2), (x + 3.9, x + 6.1, 3.7, 6.3)])
        y = 5.6 + 0.5 * (k % 2)
        house.window(x + 0.7, x + 3.2, 0.6, 2.8, y, 2)
        house.door(x + 5.2, y, 1.15, 2.75)
        house.window(x + 0.7, x + 2.5, 3.9, 6.2, y, 2)
        house.window(x + 3.9, x + 6.1, 3.7, 6.3, y, 2)
        house.screen(x + 0.7, x + 2.5, 3.9, 6.2, y - 0.06)
        pane = shapes.span((x + 3.7, y - 0.9, 3.6), (x + 6.3, y - 0.885, 4.6), out.window_glass(), 0)
        pane.visible_shadow = False
        shapes.span((x + 3.7, y - 0.93, 4.6), (x + 6.3, y - 0.87, 4.64), metal(house.TRIM, 0.35), 0.004)
        shapes.span((x + 3.6, y - 1.0, 3.35), (x + 6.4, y, 3.6), own, 0.02)
        shapes.span((x - 0.1, y - 0.15, 6.9), (x + 6.9, y + 0.2, 7.6), own, 0.02)
        shapes.span((x + 1.0, y + 3.0, 6.9), (x + 6.0, 17, 9.6), own, 0.02)


def _pavilion(face, trim):
    """One broad storey under a deep roof, timber between stone walls, a second floor set back."""
    house.mass(-8.6, -2.2, 6.0, 17, 0, 3.3, trim, [])
    house.mass(-2.2, 6.4, 7.4, 17, 0, 3.3, face, [(-1.6, 1.2, 0.1, 2.9), (3.8, 6.0, 0.1, 2.9)])
    house.window(-1.6, 1.2, 0.1, 2.9, 7.4, 3)
    house.window(3.8, 6.0, 0.1, 2.9, 7.4, 2)
    house.door(2.5, 7.26, 1.4, 2.8)
    house.mass(6.4, 12.4, 5.2, 17, 0, 3.3, trim, [(7.6, 11.2, 0.8, 2.5)])
    house.window(7.6, 11.2, 0.8, 2.5, 5.2, 3)
    for i in range(46):
        shapes.box((0.07, 0.05, 2.9), (-6.6 + i * 0.09, 5.97, 0.2), wood(OAK, along='z'), 0.003)
    shapes.span((-9.4, 3.6, 3.3), (13.2, 17.4, 3.62), face, 0.03)
    shapes.span((-9.2, 3.8, 3.26), (13.0, 17.2, 3.3), wood(OAK), 0)
    for x in (-1.9, 6.1):
        shapes.box((0.18, 0.18, 3.3), (x, 4.3, 0), metal(house.TRIM, 0.4), 0.01)
    house.mass(-4.0, 7.6, 9.4, 17, 3.62, 6.6, face, [(-3.0, 2.6, 3.9, 6.1), (4.2, 6.6, 3.9, 6.1)])
    house.window(-3.0, 2.6, 3.9, 6.1, 9.4, 4)
    house.window(4.2, 6.6, 3.9, 6.1, 9.4, 2)
    shapes.span((-4.6, 8.6, 6.6), (8.2, 17.4, 6.9), face, 0.03)


FORMS = {'cubes': _cubes, 'arches': _arches, 'tiled': _tiled, 'heritage': _heritage, 'terrace': _terrace, 'pavilion': _pavilion}


def _wall(face, trim, height):
    """The wall along the street, with a gap for the path; two posts beside it."""
    if height <= 0:
        return
    cap = stone((0.56, 0.49, 0.39), (1.2, 0.6), veins=0.08)
    for low, high in ((-40, 0.9), (5.2, 40)):
        shapes.span((low, -3.4, -0.2), (high, -3.15, height), face, 0.01)
        shapes.span((low - 0.02, -3.45, height), (high + 0.02, -3.1, height + 0.06), cap, 0.008)
    for x in (0.9, 5.2):
        shapes.box((0.5, 0.5, height + 0.7), (x, -3.28, -0.2), trim, 0.01)
        shapes.box((0.56, 0.56, 0.06), (x, -3.28, height + 0.5), cap, 0.008)


def _garden(kind, seed):
    greens = ((0.06, 0.1, 0.03), (0.07, 0.11, 0.03), (0.13, 0.03, 0.08))
    for i in range(16):
        size = 0.75 + 0.5 * ((i * 7 + seed) % 5) / 4
        for low in (-12.4, 6.0):
            if low > 0 and i > 13:
                break
            plants.shrub((low + i * (0.8 if low < 0 else 0.46), 3.1 + 0.3 * (i % 2), -0.05), 0.34, greens[(i // 2 + seed) % 3], (size, size, size), turn=i * 60)
    spots = {
        'palms': ((-9.6, 0.4, 5.6), (-12, -1.4, 4.8), (9.2, 0.6, 5.8), (13.4, -1.6, 4.4)), 'few': ((-10.4, 0.0, 5.4), (13.6, 0.4, 6.0)),
        'grove': ((-11.6, -1.0, 4.4), (-9.0, 1.4, 5.6), (-6.2, -1.2, 4.0), (8.0, -0.6, 4.2), (10.8, 1.2, 5.4), (13.6, -1.4, 4.8)),
    }[kind]
    for i, (x, y, tall) in enumerate(spots):
        plants.date_palm((x, y, 0), tall + (i * seed) % 3 * 0.3, seed=i + seed * 7, fronds=36)
        plants.shrub((x + 0.5, y - 0.25, 0), 0.42, turn=i * 50)
    plants.hedge((-12.2, -2.75, 0), (0.2, -2.75, 0), 0.95)
    plants.hedge((6.0, -2.75, 0), (12.4, -2.75, 0), 0.95)


def _street(face, car, seed):
    """Neighbours beyond their walls, palms along the pavement, a lamp, a car at the kerb."""
    for x in (-27, 31):
        house.mass(x - 8, x + 8, 6, 17, 0, 6.9, face, [(x - 6, x - 2, 4.2, 6.2), (x + 1, x + 6, 4.2, 6.2)])
        house.window(x - 6, x - 2, 4.2, 6.2, 6, 3)
        house.window(x + 1, x + 6, 4.2, 6.2, 6, 3)
        shapes.span((x - 8.4, 5.6, 6.9), (x + 8.4, 17, 7.2), face, 0.02)
    for x in (-13, 17):
        shapes.span((x - 0.12, -3.3, -0.2), (x + 0.12, 20, 2.4), face, 0.01)
    for i, x in enumerate((-22, -17.5, 20.5, 25)):
        plants.date_palm((x, -1 + i % 2 * 2, 0), 5.2 + i % 3 * 0.5, seed=seed + i + 60, fronds=30)
    yard.street_lamp((-15.5, -4.4, 0), 6.5, 1.2, 180)
    if car:
        x, turn, color, shape = car
        cars.car((x, -7.9, -0.14), turn, color, shape)
