"""An apartment's living room, high above the sea, in the last sun of the afternoon."""
from kit import city, light, living, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import OAK, paint, planks, plain, wood


def build():
    light.daylight(azimuth=64, elevation=17, sky=0.17, sun=4.6, haze=1.5)
    wide, deep, tall = 6.6, 5.6, 2.85
    room.floor((-0.2, -2.6), (wide + 1.8, deep + 1.8), planks(along='x'))
    room.ceiling((-0.2, -2.6), (wide + 1.8, deep + 1.8), tall, paint((0.8, 0.78, 0.75), 0.8))
    room.wall((-0.2, -2.6), (0, deep), tall)
    room.wall((-0.2, -2.8), (wide, -2.6), tall)
    room.wall((wide, -2.6), (wide + 0.2, 0.4), tall)
    room.glazing((0, deep), (wide, deep), tall, panel=1.65, portal=-1)
    room.glazing((wide, 0.4), (wide, deep), tall, panel=1.75, portal=-1)
    room.skirting((0, -2.6), (0.012, deep))
    _balcony(wide, deep)
    room.curtain((0.08, deep - 0.2), (0.75, deep - 0.2), tall, folds=6, depth=0.05)
    room.curtain((wide - 0.2, deep - 0.25), (wide - 0.2, deep - 0.9), tall, folds=6, depth=0.05)
    living.rug((3.15, 2.7, 0), (3.4, 2.5))
    living.sofa((0.78, 2.8, 0), 90, 2.6)
    living.armchair((4.9, 3.5, 0), -72)
    living.armchair((4.7, 1.7, 0), -112)
    living.coffee_table((2.55, 2.55, 0.015))
    living.floor_lamp((0.5, 4.75, 0), 26)
    shapes.box((0.5, 0.5, 0.42), (0.45, 1.05, 0), wood(OAK, along='z'), 0.01)
    living.table_lamp((0.45, 1.05, 0.42))
    living.picture((0.03, 2.9, 1.15), (1.5, 1.0), 90, seed=3)
    plants.pot_plant((6.05, 5.05, 0), 1.75, seed=5)
    for y in (1.2, 2.8, 4.4):
        room.downlight((1.3, y, tall), 10)
    shapes.sheet(9000, 9000, (0, 4400, -75), out.water())
    shapes.span((250, 120, -80), (1500, 700, -73), out.sand(), 0)
    city.skyline((520, 420), 420, 380, 16, seed=61, tall=(50, 150), z=-73, blocks=50)
    stage.camera((2.35, -2.1, 1.4), (3.35, 5.0, 1.15), lens=21)
    return dict(samples=9, exposure=0.95)


def _balcony(wide, deep):
    for low, high in (((-0.2, deep + 1.55), (wide + 1.75, deep + 1.57)), ((wide + 1.55, 0.4), (wide + 1.57, deep + 1.57))):
        pane = shapes.span((*low, 0.05), (*high, 1.1), out.window_glass(), 0)
        pane.visible_shadow = False
        shapes.span((low[0] - 0.01, low[1] - 0.01, 1.1), (high[0] + 0.01, high[1] + 0.01, 1.14), plain((0.3, 0.27, 0.23), 0.4, metallic=1.0), 0.004)
