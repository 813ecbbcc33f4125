"""Kerbs, lamps, cars, trailers: what gives streets and yards their scale."""
import math

import bmesh

from kit import outdoor_materials as out
from kit import shapes
from kit.materials import glow, metal, plain


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


def _loft(sections, material, name):
    """A body from sections along Y: each (y, [(x, z) from the sill over the roof to the other sill])."""
    bm = bmesh.new()
    rings = [[bm.verts.new((x, y, z)) for x, z in ring] for y, ring in sections]
    count = len(rings[0])
    for low, high in zip(rings, rings[1:]):
        for k in range(count):
            bm.faces.new([low[k], high[k], high[(k + 1) % count], low[(k + 1) % count]])
    bm.faces.new(rings[0])
    bm.faces.new(list(reversed(rings[-1])))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return shapes.finish(bm, name, material, smooth=True)


def _ring(width, low, shoulder, top, roof):
    """One section of a car: sill, shoulder, then in to the roof."""
    points = [(width * 0.94, low), (width, low + 0.12), (width * 1.0, shoulder - 0.1), (width * 0.96, shoulder)]
    points += [(roof + 0.06, top - 0.08), (roof - 0.04, top - 0.02), (roof * 0.5, top)] if top > shoulder + 0.05 else [(width * 0.9, shoulder + 0.02), (width * 0.7, shoulder + 0.04), (width * 0.35, shoulder + 0.05)]
    return points + [(-x, z) for x, z in reversed(points)]


def car(at, turn=0.0, color=(0.72, 0.71, 0.69)):
    """A large off-road car, for the middle distance; its nose points to -Y."""
    pattern = shapes.Assembly()
    with pattern:
        lacquer = plain(color, 0.16, specular=0.7)
        lower = [(-2.35, _ring(0.8, 0.42, 0.82, 0.82, 0.7)), (-2.25, _ring(0.88, 0.34, 0.95, 0.95, 0.7)), (-1.9, _ring(0.93, 0.3, 1.04, 1.04, 0.7)),
                 (-1.0, _ring(0.95, 0.3, 1.09, 1.09, 0.7)), (0.9, _ring(0.95, 0.3, 1.1, 1.1, 0.7)), (2.05, _ring(0.94, 0.32, 1.1, 1.1, 0.7)), (2.3, _ring(0.88, 0.4, 1.02, 1.02, 0.7))]
        shapes.place(_loft(lower, lacquer, 'Car body'))
        cabin = [(-1.15, [(0.86, 1.06), (0.84, 1.1), (-0.84, 1.1), (-0.86, 1.06)]), (-0.35, [(0.88, 1.06), (0.72, 1.74), (-0.72, 1.74), (-0.88, 1.06)]),
                 (1.75, [(0.88, 1.06), (0.72, 1.76), (-0.72, 1.76), (-0.88, 1.06)]), (2.2, [(0.86, 1.06), (0.8, 1.2), (-0.8, 1.2), (-0.86, 1.06)])]
        shapes.place(_loft(cabin, plain((0.01, 0.012, 0.014), 0.06, specular=0.9), 'Car glass'))
        shapes.box((1.5, 2.2, 0.06), (0, 0.72, 1.73), lacquer, 0.03, segments=3)
        for y, lean in ((-0.72, 50), (0.62, 4), (1.85, -24)):
            for x in (-0.81, 0.81):
                shapes.box((0.05, 0.07, 0.74 if abs(lean) < 40 else 1.0), (x, y + (0.35 if lean > 40 else 0), 1.06 if abs(lean) < 40 else 1.08), lacquer, 0.01, tilt=(-lean, math.copysign(13, -x)))
        for x in (-0.86, 0.86):
            for y in (-1.45, 1.45):
                wheel((x, y, 0.39), 0.39, 0.25)
            shapes.box((0.3, 0.06, 0.14), (x * 0.78, -2.3, 0.76), plain((0.75, 0.76, 0.76), 0.08), 0.02)
            shapes.box((0.14, 0.06, 0.3), (x * 0.95, 2.26, 0.8), plain((0.3, 0.01, 0.01), 0.15), 0.02)
        shapes.box((1.0, 0.05, 0.2), (0, -2.34, 0.66), plain((0.02, 0.02, 0.02), 0.3), 0.02)
        shapes.box((1.8, 0.1, 0.18), (0, -2.28, 0.4), plain((0.03, 0.03, 0.03), 0.6), 0.03)
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


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
