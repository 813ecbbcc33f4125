"""Under the arcade in the morning: shop windows on one side, the arches and their shadows on the other."""
from kit import light, stage
from scenes import retail_arcade_1


def build():
    retail_arcade_1.build()
    light.daylight(azimuth=160, elevation=30, sky=0.16, sun=4.4, haze=1.3)
    stage.camera((-13.2, 1.75, 1.62), (4.0, 2.9, 2.25), lens=24)
    return dict(samples=9, exposure=0.75)
