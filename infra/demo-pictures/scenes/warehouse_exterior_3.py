"""The office bay at the end of the warehouses in the morning, with its palms and parked cars."""
from kit import light, stage, yard
from scenes import warehouse_exterior_1


def build():
    warehouse_exterior_1.build()
    light.daylight(azimuth=138, elevation=22, sky=0.14, sun=3.9, haze=1.4)
    yard.car((35.4, 9.6, 0), 184, (0.26, 0.03, 0.07))
    stage.camera((45.5, 0.5, 1.7), (29.5, 20, 4.4), lens=24)
    return dict(samples=22, exposure=0.1, look='High Contrast')
