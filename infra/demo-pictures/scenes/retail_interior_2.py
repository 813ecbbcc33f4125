"""The shop from its door: the rails and the back of the room, lamps stronger than the day."""
from kit import light, living, stage
from scenes import retail_interior_1


def build():
    retail_interior_1.build()
    light.daylight(azimuth=330, elevation=20, sky=0.2, sun=4.2, haze=1.5)
    living.picture((3.2, 0.04, 1.3), (1.7, 1.2), 180, seed=21)
    living.picture((5.6, 0.04, 1.3), (1.7, 1.2), 180, seed=5)
    stage.camera((6.9, 12.2, 1.6), (3.4, 2.0, 1.45), lens=21)
    return dict(samples=9, exposure=1.8)
