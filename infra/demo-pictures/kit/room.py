"""Rooms: floors, walls with openings, ceilings, glazed fronts, curtains."""
from kit import light, outdoor_materials as out, shapes
from kit.materials import glow, metal, paint, plain, sheer

FRAME = (0.07, 0.065, 0.06)


def floor(low, high, material, thick=0.2):
    """A slab whose top is at z = 0, between two (x, y) corners."""
    return shapes.span((*low, -thick), (*high, 0), material, 0)


def ceiling(low, high, height, material=None, thick=0.3):
    return shapes.span((*low, height), (*high, height + thick), material or paint(), 0)


def wall(low, high, height, material=None, z=0.0):
    """A wall between two (x, y) corners (its thickness is part of them)."""
    return shapes.span((*low, z), (*high, height), material or paint(), 0)


def skirting(low, high, material=None):
    return shapes.span((*low, 0), (*high, 0.09), material or paint((0.74, 0.72, 0.68), 0.4), 0.003)


def glazing(start, end, height, sill=0.0, panel=1.5, frame=FRAME, deep=0.12, transom=None, portal=None, panes=True):
    """A glazed front along X (same y) or along Y (same x): frames, uprights, panes.

    portal: +1 or -1, the side along the other axis on which the room lies; adds a sky portal there.
    """
    along_x = abs(end[0] - start[0]) > abs(end[1] - start[1])
    long = abs(end[0] - start[0]) if along_x else abs(end[1] - start[1])
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    steel = metal(frame, 0.4)
    turn = 0 if along_x else 90

    def bar(offset, width, z, tall, depth=deep):
        at = (middle[0] + offset, middle[1], z) if along_x else (middle[0], middle[1] + offset, z)
        shapes.box((width, depth, tall), at, steel, 0.003, turn)

    count = max(1, round(long / panel))
    for i in range(count + 1):
        bar(-long / 2 + long * i / count, 0.055, sill, height - sill)
    bar(0, long, sill, 0.07)
    bar(0, long, height - 0.07, 0.07)
    if transom:
        bar(0, long, transom, 0.05)
    if panes:
        glass = shapes.box((long, 0.012, height - sill), (*middle, sill), out.window_glass(), 0, turn)
        glass.visible_shadow = False
    if portal:
        reach = 0.15 * portal
        at = (middle[0], middle[1] + reach, (height + sill) / 2) if along_x else (middle[0] + reach, middle[1], (height + sill) / 2)
        towards = (at[0], at[1] + portal, at[2]) if along_x else (at[0] + portal, at[1], at[2])
        light.area(at, towards, (long, height - sill), 1, portal=True)


def ceiling_grid(low, high, height, cell=0.6, material=None):
    """A suspended ceiling: panels with open joints in a thin grid."""
    panel = material or paint((0.8, 0.79, 0.77), 0.8)
    ceiling((low[0] - 0.2, low[1] - 0.2), (high[0] + 0.2, high[1] + 0.2), height + 0.03, plain((0.25, 0.25, 0.25), 0.8))
    for a, b in (((low[0] - 0.1, low[1] - 0.1), (low[0] + 0.03, high[1])), ((low[0], high[1] - 0.5), (high[0], high[1] + 0.1)),
                 ((high[0] - 0.5, low[1]), (high[0], high[1]))):
        shapes.span((*a, height - 0.004), (*b, height + 0.03), panel, 0)
    nx, ny = int((high[0] - low[0]) / cell), int((high[1] - low[1]) / cell)
    for i in range(nx):
        for j in range(ny):
            shapes.box((cell - 0.012, cell - 0.012, 0.02), (low[0] + (i + 0.5) * cell, low[1] + (j + 0.5) * cell, height), panel, 0.002)


def strip_light(at, length, turn=0.0, width=0.07, strength=9.0, watts=None, drop=0.0, color=(1.0, 0.92, 0.82)):
    """A linear lamp, flush or hung on two wires; its light comes from an area lamp under the lit face."""
    case = metal((0.08, 0.08, 0.08), 0.4)
    shapes.box((length, width, 0.06), (at[0], at[1], at[2]), case, 0.003, turn)
    shapes.box((length - 0.02, width - 0.015, 0.004), (at[0], at[1], at[2] - 0.003), glow(color, strength), 0, turn)
    if drop:
        for side in (-0.42, 0.42):
            dx, dy = (side * length, 0) if turn == 0 else (0, side * length)
            shapes.cylinder(0.002, drop, (at[0] + dx, at[1] + dy, at[2] + 0.06), case, 6, bevel=0)
    size = (length, width)
    lamp = light.area((at[0], at[1], at[2] - 0.02), (at[0], at[1], at[2] - 1), size, watts or 18 * length, color)
    if turn:
        lamp.rotation_euler[2] += 1.5708


def downlight(at, watts=25, degrees=75, color=(1.0, 0.87, 0.72)):
    """A recessed spot: dark ring, lit eye."""
    shapes.cylinder(0.055, 0.012, (at[0], at[1], at[2] - 0.01), plain((0.75, 0.74, 0.72), 0.5), 24)
    shapes.cylinder(0.038, 0.004, (at[0], at[1], at[2] - 0.013), glow(color, 14), 20, bevel=0)
    light.spot((at[0], at[1], at[2] - 0.03), (at[0], at[1], at[2] - 1), watts, degrees, color=color)


def curtain(start, end, height, folds=9, depth=0.05, material=None, hang=0.02):
    """A pleated curtain between two (x, y) points."""
    import math

    import bmesh

    bm = bmesh.new()
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = math.hypot(dx, dy)
    nx, ny = -dy / long, dx / long
    steps = folds * 14
    rows = []
    for z in (hang, height * 0.5, height):
        row = []
        for i in range(steps + 1):
            t = i / steps
            wave = math.sin(t * folds * 2 * math.pi) + 0.35 * math.sin(t * folds * 4.3 * math.pi + 1)
            reach = depth * wave * (1.0 if z < height * 0.4 else 0.75)
            row.append(bm.verts.new((start[0] + dx * t + nx * reach, start[1] + dy * t + ny * reach, z)))
        rows.append(row)
    for low, high in zip(rows, rows[1:]):
        for i in range(steps):
            bm.faces.new([low[i], low[i + 1], high[i + 1], high[i]])
    return shapes.place(shapes.finish(bm, 'Curtain', material or sheer(), smooth=True))
