"""The office bay at the end of the warehouses in the morning, with its palms and parked cars."""
from kit import cars, light, stage
from scenes import warehouse_exterior_1


def build():
    warehouse_exterior_1.build()
    light.daylight(azimuth=138, elevation=22, sky=0.14, sun=3.9, haze=1.4)
    cars.car((35.4, 9.6, 0), 184, (0.05, 0.055, 0.06))
    stage.camera((45.5, 0.5, 1.7), (29.5, 20, 4.4), lens=24)
    return dict(samples=9, exposure=0.1, look='High Contrast')
