"""Houses with apartments from the street, by variation: bays, bands or wings of balconies, colours, planting, the hour."""
import random

from kit import cars, city, house, light, outdoor_materials as out, plants, shapes, stage, yard
from kit.materials import OAK, concrete, metal, paint, plain, stone, wood
from scenes.office_tower import neighbours

RENDERS = {'white': (0.76, 0.74, 0.7), 'cream': (0.72, 0.65, 0.54), 'sand': (0.6, 0.47, 0.33), 'grey': (0.42, 0.41, 0.4), 'rose': (0.62, 0.46, 0.37)}
CAMERAS = {
    'left': ((-27, -33, 1.7), (1, 10, 17), 20), 'right': ((28, -32, 1.7), (-2, 10, 17), 20), 'near': ((-15, -22, 1.7), (5, 10, 9.5), 21),
    'low': ((-24, -24, 1.7), (2, 10, 8.5), 23), 'lowright': ((24, -24, 1.7), (-2, 10, 8.5), 23),
}


def build(form='bays', storeys=18, render='white', trim=(0.3, 0.27, 0.23), hour='afternoon', sun=232, camera='left', planting='palms', seed=1, exposure=0.0):
    gain = light.outdoors(hour, sun)
    shapes.span((-300, -300, -0.4), (300, -12.3, -0.14), out.asphalt(0.09), 0)
    shapes.span((-300, -12.3, -0.4), (300, -12, 0.005), concrete(0.5), 0.02)
    shapes.span((-300, -12, -0.4), (300, 300, 0), stone((0.46, 0.41, 0.34), (1.2, 0.6), 0.4, 0.08), 0)
    FORMS[form](storeys, paint(RENDERS[render], 0.75), metal(trim, 0.4), random.Random(seed))
    neighbours(seed)
    for x, y, tall, number in ((-66, 90, 80, 1), (62, 100, 105, 4), (-20, 160, 120, 0), (120, 130, 90, 3)):
        city.tower((x + seed * 7 % 19, y, 0), city.rectangle(30, 26, 3), tall * (0.7 + seed * 29 % 50 / 100), city.skin(number + seed), turn=(x + seed * 13) % 24 - 12, crown=5)
    _planting(planting, seed)
    for at, turn, color, shape in (((-11, -15.0, -0.14), -90, (0.7, 0.69, 0.67), 'saloon'), ((9, -15.0, -0.14), -90, (0.32, 0.33, 0.34), 'suv'), ((-1, -24, -0.14), 90, (0.04, 0.043, 0.047), 'saloon')):
        cars.car((at[0] + seed * 3 % 7, at[1], at[2]), turn, color, shape)
    stage.camera(*CAMERAS[camera])
    return dict(samples=3, exposure=0.15 + gain + (0.9 if hour == 'dusk' else 0.0) + exposure, mist=(70, 600, 0.35, (0.42, 0.4, 0.37)) if hour != 'dusk' else None)


def _glazed(lit=0.03):
    return out.curtain_wall(glass=(0.025, 0.04, 0.045), frame=(0.34, 0.3, 0.26), panel=1.6, storey=3.4, spandrel=0.08, mullion=0.2, lit=lit)


def _rail(low, high):
    pane = shapes.span(low, (high[0], high[1], low[2] + 1.05), out.window_glass((0.75, 0.85, 0.85)), 0)
    pane.visible_shadow = False


def _foot(face, trim, wide):
    """Shops and the entrance on the ground floor."""
    shapes.span((-wide, 6.4, 0), (wide, 30, 4.4), plain((0.02, 0.03, 0.033), 0.05, specular=1.0), 0)
    for i in range(int(wide * 2 / 5.5) + 1):
        shapes.span((-wide + i * 5.5 - 0.4, 5.4, 0), (-wide + i * 5.5 + 0.4, 6.5, 4.4), face, 0.01)
    shapes.span((-wide - 0.6, 5.0, 4.4), (wide + 0.6, 30, 5.2), face, 0.02)
    shapes.span((-4, 1.8, 3.6), (4, 6, 3.9), trim, 0.02)
    house.door(0, 6.3, 2.0, 3.0)


def _bays(storeys, face, trim, chance):
    """A tower whose balconies swing out bay by bay."""
    _foot(face, trim, 16)
    city.tower((0, 17.5, 5.2), city.rectangle(30, 22), storeys * 3.4, _glazed())
    for k in range(storeys + 1):
        z = 5.2 + k * 3.4
        shapes.span((-15.4, 6.0, z - 0.16), (15.4, 28.6, z + 0.16), face, 0.02)
        if k == storeys:
            break
        for b in range(4):
            low = -15 + b * 7.5
            if (k + b) % 3 == 0 and chance.random() < 0.7:
                continue
            reach = 1.7 + 0.7 * ((k + b) % 2)
            shapes.span((low + 0.3, 6.5 - reach, z - 0.16), (low + 7.2, 6.5, z + 0.16), face, 0.02)
            _rail((low + 0.34, 6.54 - reach, z + 0.16), (low + 7.16, 6.56 - reach))
            shapes.span((low + 0.3, 6.5 - reach, z + 1.2), (low + 7.2, 6.6 - reach, z + 1.25), trim, 0)
    for x in (-15.2, 0, 15.2):
        shapes.span((x - 0.4, 5.9, 5.2), (x + 0.4, 7, 5.2 + storeys * 3.4 + 2.2), face, 0.01)


def _bands(storeys, face, trim, _chance):
    """Round balconies run about the whole tower, each storey drawn in or out a little."""
    _foot(face, trim, 17)
    city.tower((0, 18, 5.2), city.ellipse(29, 21, power=2.6), storeys * 3.4, _glazed())
    for k in range(storeys + 1):
        z = 5.2 + k * 3.4
        grow = 4.2 + 1.1 * ((k % 4) in (1, 2))
        city.tower((0, 18, z - 0.18), city.ellipse(29 + grow, 21 + grow, power=2.6), 0.36, face, roof=face)
        if k < storeys:
            city.tower((0, 18, z + 0.2), city.ellipse(28.8 + grow, 20.8 + grow, power=2.6), 0.95, plain((0.5, 0.6, 0.6), 0.08, specular=0.8), roof=face)


def _wings(storeys, face, trim, chance):
    """Two mid-rise wings with deep loggias and timber screens, a stair tower between them."""
    wood_of = wood(OAK, along='z')
    for x0, x1, y in ((-24, -3, 7.0), (3, 24, 5.6)):
        house.mass(x0, x1, y, y + 16, 0, storeys * 3.3 + 1.2, face, [
            (x0 + 1 + b * 5, x0 + 5 + b * 5, 0.5 + k * 3.3, 2.9 + k * 3.3) for k in range(storeys) for b in range(4)])
        for k in range(storeys):
            for b in range(4):
                low, z = x0 + 1 + b * 5, 0.5 + k * 3.3
                house.window(low, low + 4, z, z + 2.4, y + 0.1, 3)
                if chance.random() < 0.45:
                    house.screen(low, low + 1.9, z, z + 2.4, y + 0.05, 0.11)
                else:
                    shapes.span((low - 0.2, y - 1.5, z - 0.35), (low + 4.2, y, z - 0.15), face, 0.02)
                    _rail((low - 0.16, y - 1.46, z - 0.15), (low + 4.16, y - 1.44))
                    shapes.span((low - 0.2, y - 1.5, z + 0.9), (low + 4.2, y - 1.42, z + 0.95), trim, 0)
        shapes.span((x0 - 0.3, y - 0.3, storeys * 3.3 + 1.2), (x1 + 0.3, y + 16, storeys * 3.3 + 1.6), face, 0.03)
    shapes.span((-3, 9.4, 0), (3, 20, storeys * 3.3 + 3), stone((0.42, 0.36, 0.29), (1.2, 0.6), veins=0.07, upright=True), 0)
    shapes.span((-1.6, 9.3, 3.6), (1.6, 9.42, storeys * 3.3 + 1.6), plain((0.03, 0.04, 0.045), 0.06, specular=1.0), 0)
    for i in range(9):
        shapes.box((0.07, 0.1, storeys * 3.3 - 2), (-1.6 + i * 0.4, 9.3, 3.6), wood_of, 0)
    house.door(0, 9.3, 1.8, 2.9)
    shapes.span((-3.4, 6.4, 3.2), (3.4, 9.5, 3.5), trim, 0.02)


FORMS = {'bays': _bays, 'bands': _bands, 'wings': _wings}


def _planting(kind, seed):
    for i in range(9):
        x = -32 + i * 8
        if abs(x) > 4:
            plants.date_palm((x, -6.5 + (i + seed) % 2, 0), 5.0 + (i * seed) % 3 * 0.6, seed=i + seed * 6, fronds=34)
    for side in (-1, 1):
        if kind == 'palms':
            plants.hedge((side * 6, 1.2, 0), (side * 22, 1.2, 0), 0.8)
        else:
            shapes.box((15, 1.8, 0.45), (side * 13.5, -1.2, 0), stone((0.46, 0.41, 0.34), (1.2, 0.45), veins=0.07), 0.02)
            for i in range(26):
                plants.shrub((side * 13.5 - 6.9 + i * 0.55, -1.2 + (i % 2) * 0.6 - 0.3, 0.42), 0.4, ((0.05, 0.1, 0.022), (0.07, 0.11, 0.03), (0.13, 0.03, 0.08))[(i // 4 + seed) % 3], turn=i * 60)
    for x in (-24, 6, 30):
        yard.street_lamp((x, -11.4, 0), 8.0, 1.5, 180)
