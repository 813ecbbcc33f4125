"""Inside the lobby of the office tower: reception of marble before oak slats and a lit stone wall."""
from kit import living, plants, shapes, stage
from kit.materials import OAK, glow, metal, stone, wood
from scenes import office_tower_entrance_1


def build():
    office_tower_entrance_1.build()
    living.sofa((-8.2, 16.2, 0), 90, 2.4, (0.12, 0.2, 0.21), ((0.5, 0.42, 0.32),))
    living.armchair((-5.9, 15.6, 0), -90)
    living.coffee_table((-7.0, 15.8, 0), seed=5)
    plants.pot_plant((9.2, 18.8, 0), 2.6, seed=23, pot_height=0.6)
    plants.pot_plant((-9.6, 18.6, 0), 2.4, seed=24, pot_height=0.6)
    shapes.span((12.6, 6.8, 0), (13, 20, 8.7), stone((0.64, 0.55, 0.43), (1.2, 0.6), veins=0.07, upright=True), 0)
    for y in (11.0, 14.0, 17.0):
        shapes.span((12.5, y - 0.7, 0), (12.62, y + 0.7, 2.5), metal((0.22, 0.15, 0.095), 0.35), 0.01)
        shapes.span((12.48, y - 0.02, 0), (12.52, y + 0.02, 2.5), wood(OAK, along='z'), 0)
    for x in (2.6, 4.2, 5.8):
        shapes.cylinder(0.16, 0.5, (x, 15.6, 3.2), glow((1.0, 0.8, 0.56), 3), 40, bevel=0.01)
        shapes.cylinder(0.006, 5.0, (x, 15.6, 3.7), metal((0.2, 0.15, 0.1), 0.4), 8, bevel=0)
    stage.camera((-5.6, 7.4, 1.6), (2.2, 18, 2.7), lens=21)
    return dict(samples=9, exposure=0.9)
