"""An empty hall before the tenant moves in: clear span, marked floor, light from the ridge."""
from kit import light, outdoor_materials as out, shapes, stage
from kit.materials import concrete, plain
from scenes import warehouse_interior_1 as full


def build():
    light.daylight(azimuth=214, elevation=40, sky=0.22, sun=4.8, haze=1.7)
    long, half, tall = 62.0, 12.0, 11.0
    shapes.span((-half, -2, -0.2), (half, long, 0), concrete(0.36, joints=6), 0)
    sheet = out.corrugated((0.64, 0.62, 0.58), 0.3)
    for side in (-1, 1):
        low, high = sorted((side * half, side * (half + 0.2)))
        shapes.span((low, -2, 2.4), (high, long, tall), sheet, 0)
        shapes.span((low - 0.01, -2, 0), (high + 0.01, long, 2.4), concrete(0.46, joints=3), 0)
    shapes.span((-half, -2.2, 0), (half, -2, tall), sheet, 0)
    full._far_wall(long, half, tall)
    full._roof(long, half, tall)
    for x in (-9.4, 9.4):
        shapes.span((x - 0.06, -1, 0.0005), (x + 0.06, long - 8, 0.002), plain((0.75, 0.5, 0.03), 0.6), 0)
    full._pallet_truck((-5.2, 12.5))
    for y in range(8, 60, 6):
        for x in (-11.6, 11.6):
            shapes.cylinder(0.09, 1.1, (x, y, 0), plain((0.75, 0.5, 0.03), 0.5), 20, bevel=0.02)
    stage.camera((6.4, 0.2, 1.7), (-1.2, 30, 3.6), lens=21)
    return dict(samples=9, exposure=0.75)
