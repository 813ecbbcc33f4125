"""Towers, podiums and skylines."""
import math
import random

import bmesh

from kit import outdoor_materials as out
from kit import shapes
from kit.materials import concrete, metal, plain


def rectangle(width, depth, corner=0.0):
    """Footprint with optional round corners, counter-clockwise."""
    if corner <= 0:
        return [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
    points = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for i in range(9):
            angle = math.radians(start + 90 * i / 8)
            points.append((cx * (width / 2 - corner) + corner * math.cos(angle), cy * (depth / 2 - corner) + corner * math.sin(angle)))
    return points


def ellipse(width, depth, sides=64, power=2.0):
    """Footprint of an ellipse, or with a higher power of a rounder rectangle."""
    points = []
    for i in range(sides):
        c, s = math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)
        points.append((width / 2 * math.copysign(abs(c) ** (2 / power), c), depth / 2 * math.copysign(abs(s) ** (2 / power), s)))
    return points


def tower(at, footprint, height, skin, size=None, twist=0.0, turn=0.0, crown=None, cut=0.0, roof=None):
    """A tower over a footprint.

    size: function of t (0 foot, 1 top) giving the floor's scale; twist: degrees over the whole height; cut: how far the
    roof slopes, in metres; crown: height of a parapet screen in the skin's material.
    """
    rings_count = 1 if size is None and not twist else 40
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    length = [0.0]
    closed = footprint + [footprint[0]]
    for a, b in zip(closed, closed[1:]):
        length.append(length[-1] + math.dist(a, b))
    far = max(abs(p[0]) for p in footprint)
    rings = []
    for i in range(rings_count + 1):
        t = i / rings_count
        scale = size(t) if size else 1.0
        angle = math.radians(twist * t)
        ring = []
        for x, y in footprint:
            px, py = x * scale, y * scale
            top = height * t + (cut * (x / far) * t if cut else 0)
            ring.append(bm.verts.new((px * math.cos(angle) - py * math.sin(angle), px * math.sin(angle) + py * math.cos(angle), top)))
        rings.append(ring)
    count = len(footprint)
    for low, high in zip(rings, rings[1:]):
        for k in range(count):
            face = bm.faces.new([low[k], low[(k + 1) % count], high[(k + 1) % count], high[k]])
            face.smooth = count > 8
            for loop, u in zip(face.loops, (length[k], length[k + 1], length[k + 1], length[k])):
                loop[uv].uv = (u, loop.vert.co.z)
    lid = bm.faces.new(rings[-1])
    lid.material_index = 1
    mesh = shapes.finish(bm, 'Tower', skin)
    mesh.materials.append(roof or concrete(0.3))
    made = shapes.place(mesh, at, turn)
    if crown and not size and not twist:
        _crown(at, footprint, height, crown, turn)
    return made


def _crown(at, footprint, height, tall, turn):
    """A screen of thin fins around the roof, and the plant room behind it."""
    far_x, far_y = max(p[0] for p in footprint), max(p[1] for p in footprint)
    tower((at[0], at[1], at[2] + height), [(x * 0.7, y * 0.7) for x, y in footprint], tall * 0.8,
          plain((0.25, 0.24, 0.22), 0.7), turn=turn)
    with shapes.Assembly() as fins:
        steps = int((far_x + far_y) * 4 / 2.4)
        for i in range(steps):
            t = i / steps * len(footprint)
            a, b = footprint[int(t) % len(footprint)], footprint[(int(t) + 1) % len(footprint)]
            f = t - int(t)
            shapes.box((0.25, 0.25, tall), (a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, 0), metal((0.45, 0.42, 0.38), 0.4), 0)
    fins.copy((at[0], at[1], at[2] + height), turn)
    fins.remove()


SKINS = (
    dict(glass=(0.02, 0.04, 0.05), frame=(0.34, 0.32, 0.29), panel=1.5, storey=3.9),
    dict(glass=(0.035, 0.05, 0.055), frame=(0.5, 0.46, 0.4), panel=3.0, storey=3.8, spandrel=0.34, band=(0.4, 0.36, 0.3)),
    dict(glass=(0.015, 0.045, 0.07), frame=(0.2, 0.2, 0.2), panel=1.4, storey=4.0, spandrel=0.18, tilt=0.018),
    dict(glass=(0.045, 0.04, 0.03), frame=(0.32, 0.22, 0.13), panel=1.8, storey=3.7, spandrel=0.28),
    dict(glass=(0.02, 0.05, 0.05), frame=(0.55, 0.53, 0.5), panel=4.2, storey=3.6, spandrel=0.42, mullion=0.9, band=(0.5, 0.46, 0.4)),
    dict(glass=(0.03, 0.04, 0.05), frame=(0.45, 0.44, 0.42), panel=2.2, storey=7.8, spandrel=0.12, mullion=0.3),
)


def skin(index, lit=0.0):
    return out.curtain_wall(lit=lit, **SKINS[index % len(SKINS)])


def some_tower(at, height, chance, lit=0.0, width=None):
    """One of several shapes, by chance."""
    w = width or chance.uniform(26, 42)
    d = w * chance.uniform(0.7, 1.1)
    look = skin(chance.randrange(len(SKINS)), lit)
    shape = chance.choice(('slab', 'round', 'soft', 'twist', 'taper', 'cut', 'stack'))
    turn = chance.uniform(-25, 25)
    if shape == 'round':
        tower(at, ellipse(w, w), height, look, size=lambda t: 1 - 0.1 * math.sin(math.pi * t) - 0.12 * t * t)
    elif shape == 'soft':
        tower(at, rectangle(w, d, w * 0.25), height, look, turn=turn, crown=height * 0.05)
    elif shape == 'twist':
        tower(at, rectangle(w, w, w * 0.12), height, look, size=lambda t: 1 - 0.18 * t, twist=chance.choice((-50, 45)), turn=turn)
    elif shape == 'taper':
        tower(at, ellipse(w, d, power=3.2), height, look, size=lambda t: 1 - 0.45 * t ** 3, turn=turn)
    elif shape == 'cut':
        tower(at, rectangle(w, d), height, look, turn=turn, cut=chance.choice((-1, 1)) * w * 0.3)
    elif shape == 'stack':
        tower(at, rectangle(w, d), height * 0.62, look, turn=turn)
        tower((at[0], at[1], at[2] + height * 0.62), rectangle(w * 0.76, d * 0.76), height * 0.3, look, turn=turn, crown=5)
    else:
        tower(at, rectangle(w, d), height, look, turn=turn, crown=height * 0.04)
    shapes.span((at[0] - w * 0.75, at[1] - d * 0.75, at[2]), (at[0] + w * 0.75, at[1] + d * 0.75, at[2] + 12), concrete(0.42), 0.3)
    if shape in ('slab', 'stack', 'taper') and chance.random() < 0.6:
        shapes.cylinder(0.7, height * 0.16, (at[0], at[1], at[2] + height * (0.96 if shape == 'stack' else 1.0)), metal((0.5, 0.5, 0.5), 0.4), 10, top=0.15, bevel=0)


def low_blocks(low, high, count, chance, z=0.0, tall=(9, 26), lit=0.0):
    """Mid-rise buildings strewn over a rectangle: the town between the towers."""
    for _ in range(count):
        x, y = chance.uniform(low[0], high[0]), chance.uniform(low[1], high[1])
        w, d, h = chance.uniform(14, 34), chance.uniform(14, 30), chance.uniform(*tall)
        look = out.curtain_wall(glass=(0.04, 0.045, 0.045), frame=(0.58, 0.51, 0.41), panel=3.4, storey=3.5, spandrel=0.5,
                                mullion=1.7, band=(0.58, 0.51, 0.41), lit=lit)
        tower((x, y, z), rectangle(w, d), h, look, turn=chance.uniform(-8, 8))


def skyline(center, width, depth, count, seed, tall=(90, 240), z=0.0, lit=0.0, blocks=60):
    """A district: towers that do not stand in each other, tallest towards the middle, lower blocks between."""
    chance = random.Random(seed)
    spots = []
    for _ in range(count * 40):
        if len(spots) == count:
            break
        x, y = chance.uniform(-width / 2, width / 2), chance.uniform(-depth / 2, depth / 2)
        if all(math.hypot(x - a, y - b) > 52 for a, b in spots):
            spots.append((x, y))
    for x, y in spots:
        central = 1 - 0.55 * abs(x) / (width / 2)
        height = tall[0] + (tall[1] - tall[0]) * central * chance.uniform(0.25, 1.0)
        some_tower((center[0] + x, center[1] + y, z), height, chance, lit)
    low_blocks((center[0] - width / 2, center[1] - depth / 2), (center[0] + width / 2, center[1] + depth / 2), blocks, chance, z, lit=lit)
