"""Date palms, shrubs, lawns and pot plants, from a few shared meshes."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit import outdoor_materials as out
from kit import shapes
from kit.materials import plain


def _frond(length=2.6, droop=0.55, leaflets=46, width=0.035, folded=0.75):
    """One feathered leaf along +X that rises and then hangs."""
    bm = bmesh.new()

    def rib(t):
        return Vector((length * t * (1 - 0.22 * droop * t * t), 0, length * (0.42 * t - droop * 0.95 * t * t)))

    for i in range(leaflets):
        t = 0.1 + 0.9 * i / leaflets
        size = 0.16 * length * math.sin(math.pi * min(0.97, 0.16 + 0.8 * t)) ** 0.8 + 0.05
        for side in (-1, 1):
            root = rib(t)
            lean = Vector((0.55 + 0.35 * t, side * folded, 0.28 - 0.3 * t + random.uniform(-0.09, 0.09))).normalized()
            tip = root + lean * size * random.uniform(0.85, 1.1) - Vector((0, 0, 0.03 * size * 4 * t))
            across = Vector((0.4, 0, 0.75)).normalized() * width * 0.5
            mid = root.lerp(tip, 0.45)
            corners = [root, mid + across, tip, mid - across]
            bm.faces.new([bm.verts.new(corner) for corner in corners])
    steps = 10
    for i in range(steps):
        a, b = rib(i / steps), rib((i + 1) / steps)
        thick = 0.022 * (1 - 0.8 * i / steps)
        side = Vector((0, thick, 0))
        bm.faces.new([bm.verts.new(p) for p in (a - side, b - side * 0.9, b + side * 0.9, a + side)])
    return shapes.finish(bm, 'Frond', out.leaf((0.06, 0.095, 0.03)))


def _trunk(height, radius, lean):
    bm = bmesh.new()
    sides, steps = 14, int(height / 0.11)
    rings = []
    for i in range(steps + 1):
        t = i / steps
        flare = 1.25 - 0.25 * min(1, t * 5) - 0.12 * t + 0.1 * (i % 2)
        rings.append([bm.verts.new((lean * t * t + radius * flare * math.cos(2 * math.pi * k / sides),
                                    radius * flare * math.sin(2 * math.pi * k / sides), height * t)) for k in range(sides)])
    for low, high in zip(rings, rings[1:]):
        for k in range(sides):
            bm.faces.new([low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]])
    return shapes.finish(bm, 'Trunk', out.bark(), smooth=False)


_fronds = []


def date_palm(at, height=6.0, fronds=42, size=1.0, seed=0):
    """A date palm with a full crown; height is that of the trunk in metres."""
    chance = random.Random(seed)
    if not _fronds:
        _fronds.extend([_frond(2.7, 0.35), _frond(2.9, 0.6), _frond(2.6, 0.9)])
    lean = chance.uniform(-0.35, 0.35)
    turn = chance.uniform(0, 360)
    trunk = _trunk(height, 0.2 * size, lean)
    shapes.place(trunk, at, turn)
    top = Vector(at) + Matrix.Rotation(math.radians(turn), 3, 'Z') @ Vector((lean, 0, height - 0.1))
    for i in range(fronds):
        age = i / fronds
        mesh = _fronds[min(2, int(age * 3))]
        made = bpy.data.objects.new('Frond', mesh)
        pitch = math.radians(-62 + 92 * age + chance.uniform(-9, 9))
        matrix = (Matrix.Translation(top) @ Matrix.Rotation(i * 2.39996 + chance.uniform(-0.2, 0.2), 4, 'Z')
                  @ Matrix.Rotation(pitch, 4, 'Y') @ Matrix.Rotation(chance.uniform(-0.3, 0.3), 4, 'X')
                  @ Matrix.Scale(size * chance.uniform(0.85, 1.08), 4))
        made.matrix_basis = matrix
        bpy.context.collection.objects.link(made)


def _bush(radius, leaves, leaf_size, color, seed):
    chance = random.Random(seed)
    bm = bmesh.new()
    for _ in range(leaves):
        direction = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        lumps = 0.82 + 0.18 * math.sin(5 * direction.x + seed) * math.cos(4 * direction.y + 2 * direction.z)
        spot = direction * radius * lumps * chance.uniform(0.72, 1.0)
        spot.z = spot.z * 0.85 + radius * 0.75
        if spot.z < 0.02:
            continue
        facing = (direction + Vector((chance.uniform(-0.8, 0.8), chance.uniform(-0.8, 0.8), chance.uniform(-0.3, 0.9)))).normalized()
        across = facing.orthogonal().normalized() * leaf_size * chance.uniform(0.35, 0.5)
        along = facing.cross(across).normalized() * leaf_size * chance.uniform(0.8, 1.2)
        bm.faces.new([bm.verts.new(p) for p in (spot - along, spot + across, spot + along, spot - across)])
    return shapes.finish(bm, 'Bush', out.leaf(color))


_bushes = {}


def shrub(at, radius=0.5, color=(0.05, 0.1, 0.022), scale=(1, 1, 1), turn=0.0, leaf_size=0.045, leaves=1700):
    """A round shrub; hedges are rows of overlapping ones."""
    kind = (round(radius, 2), color, leaf_size, int(turn) % 3)
    if kind not in _bushes:
        _bushes[kind] = _bush(radius, leaves, leaf_size, color, kind[3])
    return shapes.place(_bushes[kind], at, turn, scale)


def hedge(start, end, height=0.8, color=(0.045, 0.09, 0.02)):
    """A trimmed hedge between two points on the ground."""
    a, b = Vector(start), Vector(end)
    count = max(2, int((b - a).length / (height * 0.42)))
    for i in range(count + 1):
        spot = a.lerp(b, i / count)
        shrub(spot, height * 0.55, color, (1, 1, random.uniform(0.95, 1.05)), i * 77.0)


def _tuft():
    bm = bmesh.new()
    for _ in range(70):
        x, y = random.uniform(-0.14, 0.14), random.uniform(-0.14, 0.14)
        angle, tall = random.uniform(0, 6.283), random.uniform(0.025, 0.055)
        side = Vector((math.cos(angle), math.sin(angle), 0)) * 0.0022
        bend = Vector((random.uniform(-0.02, 0.02), random.uniform(-0.02, 0.02), tall))
        root = Vector((x, y, 0))
        bm.faces.new([bm.verts.new(p) for p in (root - side, root + side, root + bend)])
    return shapes.finish(bm, 'Tuft', out.leaf((0.075, 0.13, 0.03)))


def lawn(low, high, z=0.0, blades=True):
    """A rectangle of grass between two (x, y) corners."""
    shapes.sheet(high[0] - low[0], high[1] - low[1], ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, z), out.grass())
    if not blades:
        return
    tufts = [_tuft() for _ in range(3)]
    step = 0.17
    for i in range(int((high[0] - low[0]) / step)):
        for j in range(int((high[1] - low[1]) / step)):
            at = (low[0] + (i + random.random()) * step, low[1] + (j + random.random()) * step, z)
            shapes.place(random.choice(tufts), at, random.uniform(0, 360), scale=(1, 1, random.uniform(0.7, 1.2)))


def _broad_leaf(length=0.42, width=0.2):
    bm = bmesh.new()
    steps, rows = 10, []
    for i in range(steps + 1):
        t = i / steps
        half = width / 2 * math.sin(math.pi * min(1, t * 0.93 + 0.05)) ** 0.75
        drop = -0.35 * length * t * t
        rows.append([bm.verts.new((length * t, k * half, drop + 0.02 * abs(k))) for k in (-1, 0, 1)])
    for low, high in zip(rows, rows[1:]):
        for k in range(2):
            bm.faces.new([low[k], low[k + 1], high[k + 1], high[k]])
    return shapes.finish(bm, 'Broad leaf', out.leaf((0.035, 0.085, 0.022), 0.3), smooth=True)


_broad = []


def pot_plant(at, height=1.5, pot=(0.5, 0.48, 0.45), seed=1, pot_height=0.42):
    """A large-leaved indoor plant in a pot."""
    chance = random.Random(seed)
    if not _broad:
        _broad.extend([_broad_leaf(), _broad_leaf(0.34, 0.17)])
    r = 0.19
    shapes.lathe(((r * 0.72, 0), (r * 0.78, 0.015), (r, pot_height - 0.02), (r, pot_height), (r * 0.9, pot_height),
                  (r * 0.88, pot_height - 0.05)), at, plain(pot, 0.6))
    shapes.cylinder(r * 0.88, 0.01, (at[0], at[1], at[2] + pot_height - 0.05), plain((0.05, 0.035, 0.025), 0.95))
    stems = 5
    for stem in range(stems):
        angle, spread = chance.uniform(0, 6.283), chance.uniform(0.08, 0.3)
        top = chance.uniform(0.72, 1.0) * (height - pot_height)
        points = []
        for i in range(6):
            t = i / 5
            points.append((at[0] + math.cos(angle) * spread * t * t, at[1] + math.sin(angle) * spread * t * t,
                           at[2] + pot_height - 0.05 + top * t))
        shapes.tube(points, 0.008, out.leaf((0.06, 0.08, 0.03)))
        for i in range(7):
            t = 0.35 + 0.65 * i / 6
            spot = (at[0] + math.cos(angle) * spread * t * t, at[1] + math.sin(angle) * spread * t * t,
                    at[2] + pot_height - 0.05 + top * t)
            made = shapes.place(chance.choice(_broad), spot, chance.uniform(0, 360),
                                tilt=(chance.uniform(-20, 20), chance.uniform(-55, 5)))
            size = chance.uniform(0.75, 1.1)
            made.scale = (size, size, size)
