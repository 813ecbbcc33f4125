"""The kitchen in the evening: lamps over the island, the worktop lit, the city outside in its last light."""
from kit import light, stage
from scenes import apartment_kitchen_1


def build():
    apartment_kitchen_1.build()
    light.daylight(azimuth=285, elevation=3, sky=0.1, sun=0, haze=1.3)
    stage.camera((4.9, -2.3, 1.42), (1.5, 3.6, 1.15), lens=22)
    return dict(samples=9, exposure=2.3)
