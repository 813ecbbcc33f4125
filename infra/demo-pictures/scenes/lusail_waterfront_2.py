"""Lusail from the bridge in the morning: closer to the promenade, the light from the other side."""
from kit import light, stage
from scenes import lusail_waterfront_1


def build():
    lusail_waterfront_1.build()
    light.daylight(azimuth=128, elevation=18, sky=0.14, sun=3.4, haze=1.8)
    stage.camera((150, 96, 6), (-40, 360, 58), lens=28)
    return dict(samples=4, exposure=0.35, mist=(380, 2200, 0.8, (0.36, 0.33, 0.3)))
