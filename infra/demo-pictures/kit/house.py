"""Houses whose fronts face -Y: blocks with openings, windows set back in them, doors, timber screens, arches, tiled roofs."""
import math

import bmesh

from kit import light, shapes
from kit.materials import OAK, WALNUT, metal, plain, stone, wood

TRIM = (0.11, 0.1, 0.09)


def window(low, high, z, top, face, panes=3, depth=0.16, trim=TRIM):
    """A window set back in a wall that faces -Y at y = face."""
    shapes.span((low, face + depth, z), (high, face + depth + 0.02, top), plain((0.02, 0.027, 0.03), 0.04, specular=1.0), 0)
    frame = metal(trim, 0.4)
    for i in range(panes + 1):
        x = low + (high - low) * i / panes
        shapes.span((x - 0.03, face + depth - 0.06, z), (x + 0.03, face + depth + 0.01, top), frame, 0.003)
    for level in (z, top - 0.06):
        shapes.span((low, face + depth - 0.06, level), (high, face + depth + 0.01, level + 0.06), frame, 0.003)


def mass(x0, x1, y0, y1, z0, z1, material, openings):
    """A block whose front wall (0.3 m thick) has openings (x0, x1, z0, z1); the rest is closed."""
    shapes.span((x0, y0 + 0.3, z0), (x1, y1, z1), material, 0.01)
    edges = sorted({x0, x1, *(o[0] for o in openings), *(o[1] for o in openings)})
    for a, b in zip(edges, edges[1:]):
        here = sorted((o[2], o[3]) for o in openings if o[0] <= a and o[1] >= b)
        z = z0
        for low, high in here:
            if low > z:
                shapes.span((a, y0, z), (b, y0 + 0.3, low), material, 0)
            z = high
        if z < z1:
            shapes.span((a, y0, z), (b, y0 + 0.3, z1), material, 0)


def door(x, face, wide=1.3, tall=2.8, timber=WALNUT):
    """A door of upright boards with a bronze bar and a lamp to each side; face is the front of the wall."""
    for i in range(9):
        step = wide / 9
        shapes.span((x - wide / 2 + i * step, face + 0.12, 0.05), (x - wide / 2 + (i + 0.9) * step, face + 0.18, tall), wood(timber, along='z'), 0.004)
    shapes.cylinder(0.02, 1.3, (x + wide / 2 - 0.14, face + 0.05, 0.7), metal((0.32, 0.22, 0.13), 0.25), 16)
    shapes.span((x - wide / 2 - 0.6, face - 0.6, 0.0), (x + wide / 2 + 0.6, face + 0.3, 0.14), stone((0.6, 0.53, 0.43), (1.2, 0.6), veins=0.08), 0.005)
    for side in (-1, 1):
        light.point((x + side * (wide / 2 + 0.5), face - 0.12, 2.2), 9)
        shapes.box((0.09, 0.09, 0.3), (x + side * (wide / 2 + 0.5), face - 0.05, 2.05), metal(TRIM, 0.4), 0.01)


def screen(low, high, z, top, face, pitch=0.085):
    """A mashrabiya of upright timber bars with a few rails, before a window or a wall."""
    for i in range(int((high - low) / pitch)):
        shapes.box((0.045, 0.07, top - z), (low + pitch * (i + 0.5), face, z), wood(OAK, along='z'), 0.004)
    for i in range(5):
        level = z + (top - z) * (i + 0.5) / 5
        shapes.span((low, face - 0.05, level), (high, face - 0.01, level + 0.045), wood(OAK), 0.003)


def arcade(low, high, face, count, spring, rise, top, material, deep=0.5):
    """A wall of count arches from x = low to high; spring is where the arches begin, top the height of the wall."""
    bay = (high - low) / count
    pier = 0.36
    for i in range(count + 1):
        x = low + i * bay
        shapes.span((x - pier, face, 0), (x + pier, face + deep, spring), material, 0.01)
        shapes.span((x - pier - 0.05, face - 0.05, spring - 0.12), (x + pier + 0.05, face + deep + 0.05, spring), material, 0.01)
    bm = bmesh.new()
    for i in range(count):
        middle, half = low + (i + 0.5) * bay, bay / 2 - pier
        line = [(middle - bay / 2, spring)] + [(middle - half * math.cos(math.pi * k / 20), spring + rise * math.sin(math.pi * k / 20)) for k in range(21)] + [(middle + bay / 2, spring)]
        for a, b in zip(line, line[1:]):
            for y, turned in ((face, False), (face + deep, True)):
                corners = [(a[0], y, a[1]), (b[0], y, b[1]), (b[0], y, top), (a[0], y, top)]
                if abs(a[0] - b[0]) > 0.0001:
                    bm.faces.new([bm.verts.new(c) for c in (reversed(corners) if turned else corners)])
            bm.faces.new([bm.verts.new(c) for c in ((a[0], face + deep, a[1]), (b[0], face + deep, b[1]), (b[0], face, b[1]), (a[0], face, a[1]))])
    shapes.place(shapes.finish(bm, 'Arcade', material))


def hipped_roof(x0, x1, y0, y1, z, rise, material):
    """A tiled roof that slopes to all four sides."""
    inset = min(x1 - x0, y1 - y0) / 2
    along_x = x1 - x0 >= y1 - y0
    ridge = [(x0 + inset, (y0 + y1) / 2), (x1 - inset, (y0 + y1) / 2)] if along_x else [((x0 + x1) / 2, y0 + inset), ((x0 + x1) / 2, y1 - inset)]
    bm = bmesh.new()
    a, b, c, d = (bm.verts.new((x, y, z)) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1)))
    e, f = (bm.verts.new((x, y, z + rise)) for x, y in ridge)
    for corners in ((a, b, f, e), (b, c, f), (c, d, e, f), (d, a, e)) if along_x else ((a, b, e), (b, c, f, e), (c, d, f), (d, a, e, f)):
        bm.faces.new(corners)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    shapes.place(shapes.finish(bm, 'Roof', material))
