"""Warehouses from their yards, by variation: form, sheet and trim, doors, trailers and cars, the hour."""
from kit import cars, house, light, outdoor_materials as out, plants, shapes, stage, yard
from kit.materials import concrete, glow, metal, paint, plain, stone

SHEETS = {'sand': (0.66, 0.6, 0.5), 'white': (0.76, 0.75, 0.72), 'grey': (0.38, 0.39, 0.4), 'blue': (0.16, 0.24, 0.34), 'green': (0.2, 0.27, 0.2), 'rust': (0.42, 0.2, 0.11)}
TRIMS = {'dark': (0.13, 0.16, 0.17), 'red': (0.4, 0.05, 0.03), 'orange': (0.6, 0.23, 0.04), 'white': (0.76, 0.75, 0.73), 'blue': (0.06, 0.14, 0.28)}
TRAILERS = ((0.74, 0.73, 0.7), (0.12, 0.2, 0.3), (0.5, 0.12, 0.06), (0.5, 0.5, 0.48))
CAMERAS = {
    'left': ((-24, -12, 1.7), (-2, 18, 4.6), 30), 'right': ((26, -11, 1.7), (4, 18, 4.6), 30), 'front': ((0, -19, 1.7), (1, 18, 5.0), 31),
    'along': ((-31, 9.5, 1.7), (2, 17.5, 4.0), 28), 'back': ((33, 7.5, 1.7), (2, 18.5, 4.2), 29),
}


def build(form='docks', sheet='sand', trim='dark', hour='afternoon', sun=232, camera='right', trailers=(0, 2), parked=2, seed=1, exposure=0.0):
    gain = light.outdoors(hour, sun)
    shapes.sheet(3000, 3000, (0, 0, -0.05), out.sand())
    shapes.span((-90, -60, -0.2), (90, 20, 0), concrete(0.24, joints=6) if seed % 2 else out.asphalt(0.13), 0)
    sheet_of, trim_of = out.corrugated(SHEETS[sheet], 0.3), paint(TRIMS[trim], 0.45)
    doors = FORMS[form](sheet_of, trim_of)
    for i, number in enumerate(trailers):
        yard.trailer((doors[number % len(doors)], 18.6, 0), 0, TRAILERS[(i + seed) % 4])
    for i in range(parked):
        x = (-6 + i * 3.1) if camera in ('right', 'back') else (8 + i * 3.1)
        cars.car((x, 7.5 + (i + seed) % 2, 0), 172 + (i * 9 + seed) % 14, ((0.7, 0.69, 0.67), (0.32, 0.33, 0.34), (0.04, 0.043, 0.047))[(i + seed) % 3], ('suv', 'saloon')[(i + seed) % 2])
    _surroundings(seed, SHEETS[sheet])
    stage.camera(*CAMERAS[camera])
    return dict(samples=3, exposure=0.1 + gain + (0.9 if hour == 'dusk' else 0.0) + exposure, look='High Contrast' if hour != 'dusk' else 'Medium High Contrast')


def _roller(x, wide, tall, tone):
    """A roller door down to the yard, in a steel frame."""
    shapes.span((x - wide / 2, 19.9, 0), (x + wide / 2, 20.03, tall), out.corrugated(tone, 0.35, vertical=False), 0)
    steel = paint((0.2, 0.2, 0.2), 0.5)
    for side in (-1, 1):
        shapes.span((x + side * wide / 2 - 0.14, 19.8, 0), (x + side * wide / 2 + 0.14, 20.05, tall + 0.2), steel, 0.01)
        yard.bollard((x + side * (wide / 2 + 0.4), 19.2, 0), 1.0)
    shapes.span((x - wide / 2 - 0.2, 19.7, tall), (x + wide / 2 + 0.2, 20.05, tall + 0.5), steel, 0.02)


def _docks(sheet, trim):
    """A long hall with a row of dock doors and a stripe of windows."""
    shapes.span((-60, 20, 3.0), (60, 74, 11.6), sheet, 0)
    shapes.span((-60, 20.05, 0), (60, 73.9, 3.0), concrete(0.42, joints=3), 0)
    shapes.span((-60.2, 19.9, 11.6), (60.2, 74.2, 12.4), trim, 0.05)
    shapes.span((-60, 19.85, 5.4), (60, 20, 6.0), trim, 0.02)
    doors = [-29.7 + i * 6.6 for i in range(10)]
    for x in doors:
        yard.dock(x)
        shapes.span((x - 1.8, 19.94, 8.4), (x + 1.8, 20.02, 9.6), plain((0.03, 0.04, 0.05), 0.08, specular=0.9), 0.01)
    for x in doors[:-1]:
        yard.bollard((x + 3.3, 19.1, 0), 0.95)
    return doors


def _units(sheet, trim):
    """A row of small units, each with a roller door, an entrance and its number's colour."""
    doors = []
    for i in range(7):
        x = -42 + i * 12
        top = 8.6
        shapes.span((x, 20, 0), (x + 11.8, 50, top), sheet if i % 2 == 0 else out.corrugated((0.7, 0.69, 0.66), 0.3), 0)
        shapes.span((x - 0.1, 19.85, top - 0.9), (x + 11.9, 20.1, top + 0.5), trim, 0.03)
        shapes.span((x - 0.25, 19.7, 0), (x + 0.15, 20.2, top + 0.5), concrete(0.46), 0.01)
        _roller(x + 7.4, 5.0, 5.2, (0.66, 0.65, 0.62))
        shapes.span((x + 1.2, 19.9, 0), (x + 3.8, 20.04, 2.7), plain((0.03, 0.04, 0.045), 0.05, specular=1.0), 0)
        shapes.span((x + 1.0, 18.9, 2.8), (x + 4.0, 20.0, 2.95), trim, 0.01)
        shapes.span((x + 1.2, 19.9, 4.3), (x + 3.8, 20.03, 6.2), plain((0.03, 0.04, 0.045), 0.05, specular=1.0), 0)
        doors.append(x + 7.4)
    return doors


def _gabled(sheet, trim):
    """Two halls side by side under low gables, tall doors in their fronts."""
    doors = []
    for x in (-27, 1):
        house.mass(x, x + 26, 20, 64, 0, 7.4, sheet, [])
        house.hipped_roof(x - 0.4, x + 26.4, 19.6, 64.4, 7.4, 4.2, out.corrugated((0.6, 0.6, 0.59), 0.3))
        shapes.span((x - 0.4, 19.5, 7.1), (x + 26.4, 20.0, 7.5), trim, 0.02)
        for k in range(2):
            _roller(x + 7 + k * 12, 5.6, 5.6, TRIMS['white'] if k else (0.3, 0.32, 0.34))
            doors.append(x + 7 + k * 12)
        shapes.span((x, 19.93, 0), (x + 26, 20.0, 1.0), concrete(0.42, joints=3), 0)
        for k in range(6):
            shapes.span((x + 1.4 + k * 4.2, 19.92, 6.0), (x + 4.0 + k * 4.2, 20.02, 6.8), plain((0.03, 0.04, 0.05), 0.08, specular=0.9), 0.01)
    return doors


def _modern(sheet, trim):
    """A flat hall of large panels with a glazed office corner at its right end."""
    shapes.span((-60, 20, 0), (14, 74, 12.5), sheet, 0)
    for i in range(13):
        shapes.span((-60 + i * 6 - 0.06, 19.95, 0), (-60 + i * 6 + 0.06, 20.05, 12.5), trim, 0)
    shapes.span((-60.2, 19.8, 12.5), (14.2, 74.2, 13.1), trim, 0.04)
    doors = [-33, -26.4, -19.8, -13.2, -6.6]
    for x in doors:
        yard.dock(x)
    _roller(3.5, 6.0, 6.0, (0.5, 0.5, 0.49))
    shapes.span((14, 17, 0), (36, 44, 13.6), stone((0.62, 0.56, 0.47), (2.4, 1.2), upright=True), 0)
    for z in (0.3, 4.6, 8.9):
        shapes.span((15, 16.94, z), (35, 17.03, z + 3.5), plain((0.025, 0.035, 0.04), 0.05, specular=1.0), 0)
        for k in range(11):
            shapes.span((15 + k * 2 - 0.04, 16.86, z), (15 + k * 2 + 0.04, 17.02, z + 3.5), metal((0.09, 0.085, 0.08), 0.4), 0.004)
    shapes.span((13.6, 16.6, 13.6), (36.4, 44.4, 14.1), trim, 0.04)
    shapes.span((20, 13.4, 3.9), (30, 17, 4.15), trim, 0.02)
    for x in (20.6, 29.4):
        shapes.cylinder(0.09, 3.9, (x, 13.9, 0), metal((0.2, 0.2, 0.2), 0.4), 20)
    plants.hedge((31, 15.6, 0), (36, 15.6, 0), 0.8)
    plants.hedge((14.6, 15.6, 0), (19, 15.6, 0), 0.8)
    return doors


def _canopy(sheet, trim):
    """A hall whose whole front loads under one wide canopy on columns."""
    shapes.span((-50, 20, 0), (50, 66, 10.0), sheet, 0)
    shapes.span((-50.2, 19.85, 10.0), (50.2, 66.2, 10.8), trim, 0.04)
    shapes.span((-50, 12.6, 6.1), (50, 20, 6.45), out.corrugated((0.62, 0.62, 0.6), 0.3), 0)
    shapes.span((-50, 12.4, 5.9), (50, 12.75, 6.7), trim, 0.02)
    for i in range(17):
        shapes.box((0.26, 0.26, 5.95), (-48 + i * 6, 13.2, 0), trim, 0.01)
        shapes.box((0.1, 0.6, 0.03), (-45 + i * 6, 16.4, 6.05), glow((1.0, 0.93, 0.82), 10), 0)
        light.area((-45 + i * 6, 16.4, 6.0), (-45 + i * 6, 16.4, 0), (0.4, 1.2), 40, (1.0, 0.92, 0.8))
    doors = [-42 + i * 12 for i in range(8)]
    for x in doors:
        _roller(x, 4.6, 4.8, (0.62, 0.61, 0.58))
    return doors


FORMS = {'docks': _docks, 'units': _units, 'gabled': _gabled, 'modern': _modern, 'canopy': _canopy}


def _surroundings(seed, tone):
    """Markings, lamps, palms beyond the yard, the next halls."""
    white = plain((0.7, 0.68, 0.65), 0.7)
    for i in range(16):
        shapes.span((-26.4 + i * 3.3 - 0.06, 4.6, 0), (-26.4 + i * 3.3 + 0.06, 9.8, 0.004), white, 0)
    shapes.span((-60, 1.4, 0), (60, 1.54, 0.004), plain((0.7, 0.5, 0.05), 0.7), 0)
    for x in (-38, -6, 30):
        yard.street_lamp((x, -5 - seed % 3, 0), 9, turn=180)
    for i in range(7):
        for side in (-1, 1):
            plants.date_palm((side * (64 + i * 8), 16 + (i + seed) % 4, 0), 5.2 + i % 3, seed=seed + i, fronds=26)
    for x in (-110, 96):
        shapes.span((x - 26, 26, 0), (x + 26, 70, 9 + seed % 4), out.corrugated(tuple(min(0.8, c * 0.8 + 0.1) for c in tone), 0.3), 0)
