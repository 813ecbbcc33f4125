"""The loading docks from close by: shelters, a trailer at its door, the low sun along the wall."""
from kit import light, stage
from scenes import warehouse_exterior_1


def build():
    warehouse_exterior_1.build()
    light.daylight(azimuth=254, elevation=15, sky=0.13, sun=4.0, haze=1.6)
    stage.camera((-27.5, 10.6, 1.7), (-9.0, 19.6, 3.6), lens=24)
    return dict(samples=9, exposure=0.1, look='High Contrast')
