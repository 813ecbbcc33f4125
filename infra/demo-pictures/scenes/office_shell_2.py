"""The shell-and-core floor the other way round: the core with its doors, the morning sun across the slab."""
from kit import light, shapes, stage
from kit.materials import wood
from scenes import office_shell_1


def build():
    office_shell_1.build()
    light.daylight(azimuth=100, elevation=16, sky=0.26, sun=5.0, haze=1.5)
    for i in range(5):
        shapes.box((1.2, 0.8, 0.12), (4.6, 12.0, i * 0.135), wood((0.46, 0.33, 0.2), 0.7), 0.01, 4 * (i % 3) - 4)
    stage.camera((10.6, 3.2, 1.55), (-4.0, 13.4, 1.8), lens=21)
    return dict(samples=9, exposure=2.2)
