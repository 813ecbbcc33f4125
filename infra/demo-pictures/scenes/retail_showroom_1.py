"""A showroom with a glazed front, three cars on a polished floor, a lounge at the back."""
from kit import cars, light, living, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import OAK, marble, metal, paint, stone, wood


def build():
    light.daylight(azimuth=312, elevation=20, sky=0.18, sun=4.4, haze=1.5)
    wide, deep, tall = 20.0, 15.0, 5.2
    room.floor((0, 0), (wide, deep), stone((0.6, 0.55, 0.47), (1.6, 1.6), 0.12, 0.15, offset=0.0))
    room.ceiling((0, 0), (wide, deep), tall, paint((0.72, 0.7, 0.66), 0.8))
    room.wall((-0.2, -0.2), (wide, 0), tall)
    room.wall((wide, 0), (wide + 0.2, deep), tall, paint((0.66, 0.6, 0.51)))
    room.glazing((0, deep), (wide, deep), tall, panel=2.5, transom=3.2, portal=-1)
    room.glazing((0, 0), (0, deep), tall, panel=2.5, transom=3.2, portal=1)
    for i in range(60):
        shapes.box((0.05, 0.06, tall), (wide - 0.03, 1.0 + i * 0.12, 0), wood(OAK, along='z'), 0.003, 90)
    for at, turn, tone in (((5.0, 9.8, 0), 148, (0.035, 0.05, 0.085)), ((10.4, 9.0, 0), 160, (0.7, 0.68, 0.64)), ((15.2, 9.8, 0), 172, (0.32, 0.33, 0.34))):
        shapes.cylinder(3.2, 0.06, (at[0], at[1], 0), paint((0.72, 0.68, 0.6), 0.35), 96, bevel=0.01)
        cars.car((at[0], at[1], 0.06), turn, tone)
    for x in (4.5, 10, 15.5):
        for y in (6.5, 11.5):
            room.strip_light((x, y, tall - 0.6), 4.2, 0, drop=0.6, strength=8, watts=150)
    living.sofa((16.6, 3.0, 0), -90, 2.6, (0.5, 0.45, 0.37))
    living.coffee_table((14.9, 3.0, 0), seed=9)
    living.armchair((13.2, 3.4, 0), 96)
    shapes.box((3.4, 0.9, 1.08), (9.0, 2.2, 0), marble(), 0.01)
    plants.pot_plant((19.0, 0.9, 0), 2.4, seed=41, pot_height=0.6)
    plants.pot_plant((1.0, 14.0, 0), 2.2, seed=42, pot_height=0.6)
    shapes.span((-60, -30, -0.3), (60, 60, -0.03), stone((0.52, 0.45, 0.36), (0.9, 0.45), 0.4, 0.08), 0)
    for i in range(7):
        plants.date_palm((-12 + i * 6.5, 25 + (i % 2) * 2, 0), 5.5, seed=i + 70)
    for i in range(5):
        plants.date_palm((-10 - (i % 2), 2 + i * 5.5, 0), 5.2, seed=i + 80)
    shapes.span((-50, 40, 0), (60, 44, 9), out.curtain_wall(glass=(0.04, 0.045, 0.045), frame=(0.58, 0.51, 0.41), panel=3.4, storey=3.5, spandrel=0.5), 0)
    stage.camera((17.8, 1.0, 1.6), (6.6, 11.6, 1.7), lens=22)
    return dict(samples=9, exposure=1.0)
