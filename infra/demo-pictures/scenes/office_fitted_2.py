"""A manager's corner office: walnut desk, two guests' chairs, a small sofa, the towers of the district behind glass."""
from kit import city, light, living, office, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import OAK, WALNUT, carpet_tiles, metal, paint, plain, wood


def build():
    light.daylight(azimuth=302, elevation=20, sky=0.18, sun=4.2, haze=1.5)
    wide, deep, tall = 6.2, 6.0, 2.95
    room.floor((0, -2.6), (wide, deep), carpet_tiles((0.16, 0.12, 0.1), (0.2, 0.15, 0.125), 1.0))
    room.ceiling((0, -2.6), (wide, deep), tall, paint((0.78, 0.76, 0.72), 0.8))
    room.glazing((0, deep), (wide, deep), tall, panel=1.55, portal=-1)
    room.glazing((0, -0.4), (0, deep), tall, panel=1.6, portal=1)
    room.wall((-0.2, -2.6), (0, -0.4), tall)
    room.wall((-0.2, -2.8), (wide, -2.6), tall)
    room.wall((wide, -2.6), (wide + 0.2, deep), tall)
    _bookcase(wide, tall)
    _desk()
    living.rug((2.9, 2.9, 0), (3.9, 3.3), (0.42, 0.36, 0.29), (0.22, 0.08, 0.1))
    living.sofa((1.5, -1.75, 0), 180, 1.9, (0.12, 0.2, 0.21), ((0.55, 0.48, 0.38),))
    plants.pot_plant((0.75, 5.3, 0), 1.9, seed=14)
    for x in (1.4, 3.2, 5.0):
        room.downlight((x, 1.2, tall), 14)
        room.downlight((x, 4.2, tall), 14)
    shapes.sheet(8000, 8000, (0, 3000, -110), out.sand())
    city.skyline((-60, 330), 560, 260, 20, seed=52, tall=(70, 190), z=-108, blocks=60)
    city.skyline((-330, 90), 260, 300, 9, seed=13, tall=(60, 150), z=-108, blocks=30)
    stage.camera((5.3, -2.2, 1.45), (2.3, 4.6, 1.25), lens=21)
    return dict(samples=9, exposure=0.9)


def _desk():
    top = wood(WALNUT, along='x', roughness=0.3)
    shapes.box((2.2, 0.95, 0.05), (2.9, 3.3, 0.7), top, 0.012)
    shapes.box((0.06, 0.85, 0.7), (1.95, 3.3, 0), top, 0.006)
    shapes.box((0.5, 0.8, 0.68), (3.65, 3.3, 0.02), top, 0.006)
    office.monitor((3.15, 3.2, 0.75), 172, on=False, wide=0.7)
    shapes.box((0.33, 0.23, 0.016), (2.5, 3.35, 0.75), plain((0.5, 0.5, 0.5), 0.35, metallic=1.0), 0.004, 8)
    living.table_lamp((2.1, 3.5, 0.75), 7)
    for i, tone in enumerate(((0.3, 0.08, 0.12), (0.62, 0.57, 0.48))):
        shapes.box((0.3, 0.22, 0.03), (3.65, 3.1, 0.75 + i * 0.031), plain(tone, 0.6), 0.003, 9 - i * 14)
    office.task_chair((0.07, 0.05, 0.04), 12, (2.8, 4.25, 0))
    office.meeting_chair((2.3, 2.15, 0), 172, (0.2, 0.12, 0.065))
    office.meeting_chair((3.4, 2.1, 0), 194, (0.2, 0.12, 0.065))


def _bookcase(wide, tall):
    """Oak bays along the right wall, books and a few vessels on them."""
    import random
    chance = random.Random(7)
    oak, low = wood(OAK, along='z'), 0.6
    for y in (0.2, 1.5, 2.8, 4.1, 5.4):
        shapes.span((wide - 0.36, y, 0), (wide, y + 0.04, 2.5), oak, 0.004)
    for z in (0.0, low, 1.05, 1.5, 1.95, 2.46):
        shapes.span((wide - 0.36, 0.2, z), (wide, 5.44, z + 0.04), wood(OAK, along='y'), 0.004)
    shapes.span((wide - 0.37, 0.24, 0.04), (wide - 0.33, 5.4, low), oak, 0.002)
    for z in (low + 0.04, 1.09, 1.54, 1.99):
        y = 0.3
        while y < 5.2:
            if any(abs(y - upright) < 0.16 for upright in (1.5, 2.8, 4.1, 5.4)):
                y += 0.12
                continue
            if chance.random() < 0.7:
                h = chance.uniform(0.2, 0.32)
                tone = chance.choice(((0.28, 0.07, 0.11), (0.1, 0.18, 0.2), (0.6, 0.55, 0.46), (0.4, 0.3, 0.2), (0.7, 0.67, 0.62)))
                thick = chance.uniform(0.025, 0.05)
                shapes.span((wide - 0.28, y, z), (wide - 0.06, y + thick, z + h), plain(tone, 0.65), 0.002)
                y += thick + 0.003
            else:
                r = chance.uniform(0.06, 0.09)
                shapes.lathe(((r * 0.6, 0), (r, r), (r * 0.8, r * 2), (r * 0.4, r * 2.6), (r * 0.5, r * 3)), (wide - 0.18, y + 0.14, z), plain((0.5, 0.42, 0.33), 0.45))
                y += 0.34
