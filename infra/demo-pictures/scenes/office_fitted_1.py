"""A fitted open-plan floor: two rows of desks, linear lamps, the sun coming in low along the window front."""
from kit import city, light, office, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import OAK, carpet_tiles, concrete, fabric, metal, paint, wood


def build():
    light.daylight(azimuth=70, elevation=21, sky=0.16, sun=4.5, haze=1.6)
    deep, wide, tall = 17.0, 11.0, 3.0
    room.floor((0, 0), (wide, deep), carpet_tiles())
    room.ceiling_grid((0, 0), (wide, deep), tall, 0.6)
    room.wall((-0.2, -0.2), (0, deep), tall)
    room.wall((-0.2, -0.4), (wide, -0.2), tall)
    room.wall((0, deep), (wide, deep + 0.2), tall, wood(OAK, along='z'))
    room.glazing((wide, 0), (wide, deep), tall, panel=1.5, transom=0.42, portal=-1)
    for y in (3.0, 9.0, 15.0):
        shapes.box((0.5, 0.5, tall), (wide - 0.75, y, 0), concrete(0.42), 0.01)
    shapes.span((wide - 0.32, 0, 0), (wide - 0.1, deep, 0.32), paint((0.7, 0.68, 0.65), 0.4), 0.005)
    _desks()
    for x in (3.0, 7.2):
        for y in (2.4, 6.6, 10.8, 15.0):
            room.strip_light((x, y, tall - 0.45), 3.2, 90, drop=0.45, strength=7, watts=30)
    for i, y in enumerate((4.6, 5.85, 7.1, 8.35, 9.6)):
        office.storage((0.24, y, 0), -90, 1.2, 1.1 if i % 2 else 0.75, seed=i)
    plants.pot_plant((0.55, 11.2, 0), 1.7, seed=4)
    plants.pot_plant((10.0, 12.4, 0), 1.5, seed=9)
    plants.pot_plant((9.9, 6.2, 0), 1.3, pot=(0.12, 0.12, 0.12), seed=2)
    _back_wall(deep, tall)
    _outside()
    stage.camera((1.9, 0.35, 1.5), (5.6, 9.0, 1.42), lens=21)
    return dict(samples=9, exposure=1.35)


def _desks():
    seed = 0
    for x in (3.0, 7.2):
        for y in (3.6, 5.3, 8.2, 9.9, 12.8):
            for side in (-1, 1):
                seed += 1
                office.desk((x + side * 0.42, y, 0), side * 90, 1.6, 1 + (seed % 3 == 0), seed, seat=(0.05, 0.055, 0.06) if seed % 4 else (0.22, 0.11, 0.05))


def _back_wall(deep, tall):
    shapes.span((1.2, deep - 0.06, 0.0), (1.25, deep, 2.3), metal((0.1, 0.1, 0.1), 0.4))
    room.glazing((4.2, deep - 0.08), (8.4, deep - 0.08), 2.5, panel=1.4)
    shapes.span((4.2, deep - 0.02, 0), (8.4, deep + 0.01, 2.5), fabric((0.5, 0.47, 0.42)), 0)


def _outside():
    shapes.sheet(4000, 4000, (1800, 0, -62), out.sand())
    city.skyline((330, 150), 300, 700, 18, seed=11, tall=(70, 190), z=-62, blocks=70)
    shapes.sheet(6, 40, (14, 8, -0.35), concrete(0.3))
