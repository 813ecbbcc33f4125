"""Cars for streets, yards and showrooms: one lofted skin with its windows set flush, wheels in dark arches."""
import math

import bmesh

from kit import shapes
from kit.materials import metal, plain

BODY, GLASS, TRIM = 0, 1, 2

# stations from nose to tail: y, half width, sill, belt, top, half width of the roof, what lies before the next station:
# h bonnet or boot, w windscreen, s side window, p pillar
SHAPES = {
    'suv': dict(arch=0.42, wheel=0.37, axles=(-1.46, 1.46), screen=0.9, stations=(
        (-2.34, 0.74, 0.5, 0.84, 0.88, 0.6, 'h'), (-2.28, 0.86, 0.36, 0.92, 0.97, 0.66, 'h'), (-2.05, 0.93, 0.3, 0.98, 1.05, 0.7, 'h'),
        (-1.5, 0.965, 0.28, 1.02, 1.1, 0.74, 'h'), (-1.02, 0.965, 0.28, 1.05, 1.13, 0.76, 'w'), (-0.34, 0.96, 0.28, 1.06, 1.62, 0.64, 'p'),
        (-0.26, 0.96, 0.28, 1.06, 1.67, 0.65, 's'), (0.5, 0.96, 0.28, 1.07, 1.73, 0.67, 'p'), (0.58, 0.96, 0.28, 1.07, 1.73, 0.67, 's'),
        (1.34, 0.96, 0.28, 1.09, 1.71, 0.66, 'p'), (1.44, 0.96, 0.28, 1.09, 1.705, 0.66, 's'), (1.92, 0.95, 0.3, 1.1, 1.66, 0.63, 'p'),
        (2.02, 0.945, 0.31, 1.1, 1.61, 0.62, 'w'), (2.24, 0.92, 0.33, 1.08, 1.16, 0.7, 'h'), (2.33, 0.86, 0.38, 0.98, 1.03, 0.66, 'h'), (2.37, 0.8, 0.46, 0.86, 0.9, 0.6, 'h'))),
    'saloon': dict(arch=0.38, wheel=0.335, axles=(-1.44, 1.44), screen=0.78, stations=(
        (-2.42, 0.7, 0.42, 0.66, 0.7, 0.56, 'h'), (-2.36, 0.82, 0.28, 0.73, 0.77, 0.62, 'h'), (-2.1, 0.89, 0.2, 0.8, 0.85, 0.66, 'h'),
        (-1.5, 0.92, 0.18, 0.86, 0.92, 0.7, 'h'), (-0.92, 0.92, 0.18, 0.9, 0.96, 0.72, 'w'), (-0.12, 0.915, 0.18, 0.91, 1.36, 0.56, 'p'),
        (-0.05, 0.915, 0.18, 0.91, 1.39, 0.57, 's'), (0.48, 0.915, 0.18, 0.915, 1.43, 0.58, 'p'), (0.55, 0.915, 0.18, 0.915, 1.43, 0.58, 's'),
        (1.12, 0.915, 0.18, 0.925, 1.37, 0.55, 'p'), (1.22, 0.915, 0.18, 0.93, 1.34, 0.54, 'w'), (1.82, 0.905, 0.19, 0.94, 1.02, 0.66, 'h'),
        (2.2, 0.89, 0.22, 0.94, 1.0, 0.64, 'h'), (2.34, 0.84, 0.28, 0.9, 0.95, 0.6, 'h'), (2.38, 0.78, 0.36, 0.78, 0.82, 0.56, 'h'))),
}


def car(at, turn=0.0, color=(0.72, 0.71, 0.69), shape='suv'):
    """A car for the middle distance; its nose points to -Y."""
    form = SHAPES[shape]
    with shapes.Assembly() as pattern:
        shapes.place(_skin(form['stations'], color))
        _wheels(form)
        _details(form)
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def _ring(station):
    """Half a section from the sill over the shoulder to the middle of the roof."""
    _, wide, sill, belt, top, roof, _ = station
    middle = sill + (belt - sill) * 0.55
    return [(wide * 0.78, sill - 0.02), (wide * 0.965, sill + 0.04), (wide, middle), (wide * 0.985, belt - 0.08), (wide * 0.95, belt),
            (roof + 0.05, top - (top - belt) * 0.16), (roof - 0.05, top - (top - belt) * 0.04), (roof * 0.5, top), (0.0, top + 0.012)]


def _skin(stations, color):
    bm = bmesh.new()
    rings = []
    for station in stations:
        half = _ring(station)
        whole = half + [(-x, z) for x, z in reversed(half[:-1])]
        rings.append([bm.verts.new((x, station[0], z)) for x, z in whole])
    count = len(rings[0])
    for station, low, high in zip(stations, rings, rings[1:]):
        for k in range(count - 1):
            face = bm.faces.new([low[k], high[k], high[k + 1], low[k + 1]])
            face.material_index = _part(station[6], min(k, count - 2 - k))
    for ring in (rings[0], list(reversed(rings[-1]))):
        bm.faces.new(ring)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    mesh = shapes.finish(bm, 'Car', plain(color, 0.14, specular=0.7), smooth=True)
    mesh.materials.append(plain((0.012, 0.014, 0.016), 0.05, specular=0.9))
    mesh.materials.append(plain((0.025, 0.025, 0.026), 0.6))
    return mesh


def _part(kind, strip):
    """strip: 0 is the sill, 4 the side above the belt, 5 and more the bonnet, screen or roof."""
    if strip == 0:
        return TRIM
    if kind == 's' and strip == 4 or kind == 'w' and strip >= 5:
        return GLASS
    return TRIM if kind == 'p' and strip == 4 else BODY


def _wheels(form):
    rubber, dark, alloy = plain((0.016, 0.016, 0.016), 0.75), plain((0.006, 0.006, 0.006), 0.9), metal((0.62, 0.62, 0.63), 0.28)
    radius = form['wheel']
    wide = max(station[1] for station in form['stations'])
    for y in form['axles']:
        for side in (-1, 1):
            outer = side * (wide + 0.012)
            _disc(form['arch'], 0.26, outer - side * 0.008, y, radius + 0.03, dark, side)
            _disc(radius, 0.24, outer, y, radius, rubber, side)
            _disc(radius * 0.7, 0.02, outer + side * 0.004, y, radius, dark, side)
            for i in range(10):
                a = i * math.pi / 5
                shapes.box((0.018, radius * 0.085, radius * 0.62), (outer + side * 0.006, y + 0.36 * radius * math.sin(a), radius + 0.36 * radius * math.cos(a) - radius * 0.31),
                           alloy, 0.004) if i in (0, 5) else _spoke(outer + side * 0.006, y, radius, a, alloy)
            _disc(radius * 0.16, 0.03, outer + side * 0.012, y, radius, alloy, side)
            _rim(outer + side * 0.006, y, radius, alloy)


def _disc(radius, thick, outer, y, z, material, side):
    """A cylinder across the car whose outer face stands at x = outer."""
    x = outer - thick if side > 0 else outer
    shapes.cylinder(radius, thick, (x, y, z), material, 40, tilt=(0, 90), bevel=0.012)


def _spoke(x, y, radius, angle, material):
    points = [(x, y + r * radius * math.sin(angle), radius + r * radius * math.cos(angle)) for r in (0.1, 0.68)]
    shapes.tube(points, radius * 0.045, material, 8)


def _rim(x, y, radius, material):
    points = [(x, y + 0.7 * radius * math.sin(i * math.pi / 16), radius + 0.7 * radius * math.cos(i * math.pi / 16)) for i in range(33)]
    shapes.tube(points, radius * 0.04, material, 8)


def _details(form):
    stations = form['stations']
    nose, tail = stations[0], stations[-1]
    wide, belt = stations[8][1], stations[8][3]
    black, line = plain((0.012, 0.012, 0.013), 0.3), plain((0.008, 0.008, 0.008), 0.8)
    for side in (-1, 1):
        shapes.box((0.34, 0.06, 0.085), (side * (nose[1] - 0.13), nose[0] + 0.02, nose[3] - 0.1), plain((0.8, 0.82, 0.83), 0.05), 0.02)
        shapes.box((0.32, 0.06, 0.095), (side * (tail[1] - 0.12), tail[0] - 0.02, tail[3] - 0.14), plain((0.32, 0.008, 0.01), 0.1), 0.02)
        shapes.box((0.16, 0.12, 0.11), (side * (wide + 0.06), stations[4][0] + 0.2, belt - 0.02), plain((0.02, 0.02, 0.021), 0.25), 0.04, segments=3)
        for y in (stations[5][0] - 0.2, stations[7][0] + 0.04, stations[9][0] + 0.05):
            shapes.box((0.006, 0.008, belt - stations[8][2] - 0.16), (side * (wide + 0.0005), y, stations[8][2] + 0.1), line, 0)
        for y in (stations[7][0] - 0.14, stations[9][0] - 0.16):
            shapes.box((0.022, 0.17, 0.022), (side * wide * 0.99, y, belt - 0.13), metal((0.6, 0.6, 0.6), 0.25), 0.006)
    shapes.box((nose[1] * 0.95, 0.04, 0.14), (0, nose[0] + 0.005, nose[2] + 0.03), black, 0.02)
    shapes.box((nose[1] * 0.8, 0.04, 0.09), (0, nose[0] + 0.012, nose[3] - 0.11), black, 0.02)
    shapes.box((0.5, 0.02, 0.11), (0, tail[0] + 0.005, tail[2] + 0.12), plain((0.75, 0.74, 0.7), 0.4), 0.004)
    shapes.box((wide * 1.6, stations[-1][0] * 1.86, 0.16), (0, 0, stations[8][2] - 0.06), plain((0.01, 0.01, 0.01), 0.8), 0.02)
