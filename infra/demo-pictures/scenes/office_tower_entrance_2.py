"""The tower's entrance from its other side, in the morning shade: the lobby's lamps are still on."""
from kit import light, stage
from scenes import office_tower_entrance_1


def build():
    office_tower_entrance_1.build()
    light.daylight(azimuth=118, elevation=22, sky=0.14, sun=3.6, haze=1.4)
    stage.camera((10.6, -12.6, 1.7), (-1.4, 8, 4.6), lens=24)
    return dict(samples=9, exposure=0.35)
