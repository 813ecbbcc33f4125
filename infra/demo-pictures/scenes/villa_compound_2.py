"""The villa from the other end of its wall, in the morning."""
from kit import cars, light, stage
from scenes import villa_compound_1


def build():
    villa_compound_1.build()
    light.daylight(azimuth=146, elevation=24, sky=0.13, sun=3.8, haze=1.3)
    cars.car((5.2, -6.2, -0.14), 90, (0.32, 0.33, 0.34))
    stage.camera((14.2, -12.6, 1.65), (1.2, 4, 3.1), lens=27)
    return dict(samples=9, exposure=-0.1, look='High Contrast')
