"""The fitted floor from its far end, in the morning: the desks against the light, shelves and a picture on the near wall."""
from kit import light, living, office, plants, stage
from scenes import office_fitted_1


def build():
    office_fitted_1.build()
    light.daylight(azimuth=118, elevation=24, sky=0.2, sun=4.2, haze=1.6)
    living.picture((3.4, 0.04, 1.15), (1.6, 1.05), 180, seed=8)
    living.picture((6.2, 0.04, 1.15), (1.6, 1.05), 180, seed=11)
    for i, x in enumerate((2.4, 3.65, 4.9, 6.15, 7.4)):
        office.storage((x, 0.24, 0), 180, 1.2, 0.75, seed=i + 20)
    plants.pot_plant((8.9, 0.6, 0), 1.8, seed=17)
    stage.camera((9.9, 14.6, 1.5), (4.4, 3.0, 1.35), lens=22)
    return dict(samples=9, exposure=1.25)
