"""The apartment's living room seen from the windows: sofa, dining table for six, morning light from the balcony."""
from kit import light, living, plants, stage
from scenes import apartment_living_1


def build():
    apartment_living_1.build()
    light.daylight(azimuth=32, elevation=22, sky=0.2, sun=4.4, haze=1.5)
    living.dining((4.6, -1.0, 0), 90, seed=3)
    living.pendant((4.6, -0.6, 1.75), 0.9, 9, radius=0.22)
    living.pendant((4.6, -1.4, 1.75), 0.9, 9, radius=0.22)
    living.picture((2.0, -2.58, 1.2), (1.3, 0.95), 180, seed=12)
    plants.pot_plant((0.6, -2.1, 0), 1.7, seed=19)
    stage.camera((4.3, 5.25, 1.5), (1.9, -1.4, 1.1), lens=19)
    return dict(samples=9, exposure=1.15)
