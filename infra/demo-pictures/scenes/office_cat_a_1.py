"""A Category A floor, empty: carpet, suspended ceiling and lamps are in, the tenant's desks are not."""
from kit import light, room, shapes, stage
from kit.materials import carpet_tiles, concrete, paint
from scenes import office_fitted_1


def build():
    light.daylight(azimuth=64, elevation=18, sky=0.2, sun=4.8, haze=1.5)
    deep, wide, tall = 21.0, 13.0, 3.0
    room.floor((0, 0), (wide, deep), carpet_tiles((0.1, 0.125, 0.13), (0.13, 0.155, 0.16), 1.0))
    room.ceiling_grid((0, 0), (wide, deep), tall, 1.0)
    room.wall((-0.2, -0.2), (0, deep), tall)
    room.wall((-0.2, -0.4), (wide, -0.2), tall)
    room.glazing((0, deep), (wide, deep), tall, panel=1.5, transom=0.42, portal=-1)
    room.glazing((wide, 0), (wide, deep), tall, panel=1.5, transom=0.42, portal=-1)
    for x in (4.6, 9.2):
        for y in (5.0, 11.0, 17.0):
            shapes.box((0.55, 0.55, tall), (x, y, 0), paint((0.74, 0.72, 0.68), 0.7), 0.01)
    for x in (2.4, 6.9, 11.2):
        for y in (3.4, 8.2, 13.0, 17.8):
            room.strip_light((x, y, tall - 0.03), 2.4, 90, strength=7, watts=34)
    shapes.span((wide - 0.3, 0, 0), (wide - 0.1, deep, 0.14), concrete(0.5), 0.005)
    office_fitted_1._outside()
    stage.camera((1.5, 0.9, 1.5), (7.4, 13.0, 1.45), lens=21)
    return dict(samples=9, exposure=1.2)
