"""Lamps, trailers, docks, bollards: what gives streets and yards their scale; cars are in cars.py."""
import math

from kit import outdoor_materials as out
from kit import shapes
from kit.materials import glow, metal, paint, plain


def street_lamp(at, height=8.0, arm=1.6, turn=0.0, on=False):
    pattern = shapes.Assembly()
    with pattern:
        steel = metal((0.3, 0.29, 0.28), 0.4)
        shapes.cylinder(0.1, height, (0, 0, 0), steel, 16, top=0.055, bevel=0)
        shapes.cylinder(0.16, 0.3, (0, 0, 0), steel, 16)
        shapes.tube([(0, 0, height - 0.05), (0, arm * 0.4, height + 0.18), (0, arm, height + 0.2)], 0.04, steel)
        shapes.box((0.22, 0.6, 0.09), (0, arm, height + 0.14), steel, 0.02)
        shapes.box((0.18, 0.5, 0.01), (0, arm, height + 0.13), glow((1.0, 0.8, 0.55), 12) if on else plain((0.7, 0.7, 0.66), 0.3), 0)
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def wheel(at, radius=0.34, width=0.22):
    """A wheel whose axle runs along X; at is the middle of the tyre."""
    shapes.cylinder(radius, width, (at[0] - width / 2, at[1], at[2]), plain((0.015, 0.015, 0.015), 0.75), 36, tilt=(0, 90), bevel=0.05)
    shapes.cylinder(radius * 0.64, width + 0.02, (at[0] - width / 2 - 0.01, at[1], at[2]), metal((0.55, 0.55, 0.55), 0.3), 28, tilt=(0, 90), bevel=0.02)
    for i in range(5):
        shapes.box((width + 0.03, radius * 0.2, radius * 0.36), (at[0], at[1] + 0.34 * radius * math.cos(i * 1.2566), at[2] + 0.34 * radius * math.sin(i * 1.2566) - radius * 0.18), plain((0.05, 0.05, 0.05), 0.5), 0.01)


def trailer(at, turn=0.0, color=(0.72, 0.71, 0.68)):
    """A box trailer with its doors towards +Y."""
    pattern = shapes.Assembly()
    with pattern:
        steel = plain((0.06, 0.06, 0.065), 0.5)
        shapes.span((-1.27, -10, 1.2), (1.27, 0, 3.95), out.corrugated(color, 0.4, depth=0.012), 0.03)
        shapes.span((-1.28, -0.12, 1.15), (1.28, 0.02, 4.0), metal((0.6, 0.6, 0.6), 0.35), 0.02)
        for x in (-0.64, 0.64):
            shapes.span((x - 0.58, 0.02, 1.25), (x + 0.58, 0.05, 3.9), plain(color, 0.4), 0.01)
            for side in (-0.3, 0.3):
                shapes.cylinder(0.018, 2.6, (x + side, 0.08, 1.25), metal((0.6, 0.6, 0.6), 0.3), 10)
        shapes.span((-0.6, -9.6, 0.95), (-0.4, -0.1, 1.2), steel, 0.01)
        shapes.span((0.4, -9.6, 0.95), (0.6, -0.1, 1.2), steel, 0.01)
        shapes.span((-1.2, -0.15, 0.45), (1.2, -0.02, 0.6), steel, 0.02)
        for y in (-1.4, -2.7, -4.0):
            for x in (-1.0, 1.0):
                wheel((x, y, 0.5), 0.5, 0.34)
        for x in (-0.8, 0.8):
            shapes.box((0.12, 0.12, 1.0), (x, -7.6, 0.1), steel, 0.01)
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def bollard(at, height=1.0, color=(0.75, 0.5, 0.03)):
    shapes.cylinder(0.085, height, at, plain(color, 0.45), 24, bevel=0.03)


def dock(x):
    """A dock door with shelter, bumpers and leveller, in a wall that faces -Y at y = 20."""
    rubber = plain((0.018, 0.018, 0.018), 0.7)
    shapes.span((x - 1.5, 19.9, 1.2), (x + 1.5, 20.02, 4.4), out.corrugated((0.7, 0.69, 0.66), 0.5, vertical=False), 0)
    for low, high in ((-1.9, -1.35), (1.35, 1.9)):
        shapes.span((x + low, 19.3, 1.15), (x + high, 19.95, 4.75), rubber, 0.04)
    shapes.span((x - 1.9, 19.3, 4.3), (x + 1.9, 19.95, 4.95), rubber, 0.04)
    shapes.span((x - 1.1, 19.5, 1.05), (x + 1.1, 20, 1.2), metal((0.3, 0.3, 0.3), 0.45), 0.01)
    for side in (-1.25, 1.25):
        shapes.span((x + side - 0.12, 19.72, 0.7), (x + side + 0.12, 20, 1.15), rubber, 0.02)
    shapes.box((0.5, 0.03, 0.4), (x, 19.83, 5.05), paint((0.7, 0.68, 0.62), 0.5), 0.01)
