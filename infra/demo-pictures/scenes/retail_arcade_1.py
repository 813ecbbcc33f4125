"""A shop front under an arcade of limestone arches: display windows, a sign without words, the sun on the paving."""
import math
import random

import bmesh

from kit import light, living, outdoor_materials as out, plants, room, shapes, stage
from kit.materials import OAK, WALNUT, glow, metal, paint, plain, stone, wood

LIME = (0.66, 0.57, 0.44)


def build():
    light.daylight(azimuth=228, elevation=21, sky=0.14, sun=4.2, haze=1.4)
    shapes.span((-40, -40, -0.3), (40, 30, 0), stone((0.52, 0.45, 0.36), (0.9, 0.45), 0.45, 0.08), 0)
    for i in range(-4, 5):
        _arch(i * 5.0)
    shapes.span((-25, -0.45, 5.6), (25, 0.45, 7.4), stone(LIME, (1.2, 0.6), veins=0.07, upright=True), 0.01)
    shapes.span((-25, -0.6, 7.4), (25, 0.6, 7.7), stone(LIME, (1.2, 0.6), veins=0.07, upright=True), 0.03)
    shapes.span((-25, 0.4, 5.3), (25, 4.6, 5.6), paint((0.76, 0.72, 0.64), 0.8), 0)
    for i in range(-4, 5):
        shapes.span((i * 5 - 0.14, 0.4, 5.0), (i * 5 + 0.14, 4.6, 5.3), wood(OAK, along='y'), 0.01)
        _lantern((i * 5 + 2.5, 2.3, 3.9))
    shapes.span((-25, 4.4, 7.4), (25, 12, 15), stone(LIME, (1.2, 0.6), veins=0.07, upright=True), 0.01)
    shapes.span((-25, 4.4, 4.3), (25, 4.9, 7.4), stone(LIME, (1.2, 0.6), veins=0.07, upright=True), 0)
    for i in range(-4, 4):
        _shop(i * 5.0, i)
    _front_things()
    stage.camera((-2.7, -6.0, 1.62), (2.9, 4.4, 2.5), lens=23)
    return dict(samples=9, exposure=0.35)


def _arch(x):
    """Half of two arches and the pier between them, as one body with a flat underside cut out."""
    lime = stone(LIME, (1.2, 0.6), veins=0.07, upright=True)
    shapes.span((x - 0.45, -0.45, 0), (x + 0.45, 0.45, 3.5), lime, 0.02)
    shapes.span((x - 0.52, -0.52, 0), (x + 0.52, 0.52, 0.35), stone((0.42, 0.35, 0.27), (1.2, 0.6)), 0.02)
    shapes.span((x - 0.52, -0.52, 3.42), (x + 0.52, 0.52, 3.55), lime, 0.015)
    bm = bmesh.new()
    rise, half, steps = 2.05, 2.05, 20
    front = [(x + 0.45 + 0, 3.55)]
    outline = []
    for i in range(steps + 1):
        t = math.pi * (1 - i / steps)
        outline.append((x + 2.5 + half * math.cos(t), 3.55 + rise * 0.92 * abs(math.sin(t)) ** 0.9))
    ring = [(x, 3.55)] + outline + [(x + 5.0, 3.55), (x + 5.0, 5.62), (x, 5.62)]
    for i in range(len(outline) - 1):
        a, b = outline[i], outline[i + 1]
        for y0, flip in ((-0.45, False), (0.45, True)):
            corners = [(a[0], y0, a[1]), (b[0], y0, b[1]), (b[0], y0, 5.62), (a[0], y0, 5.62)]
            verts = [bm.verts.new(c) for c in (corners if not flip else reversed(corners))]
            bm.faces.new(verts)
        bm.faces.new([bm.verts.new(c) for c in ((a[0], 0.45, a[1]), (b[0], 0.45, b[1]), (b[0], -0.45, b[1]), (a[0], -0.45, a[1]))])
    shapes.place(shapes.finish(bm, 'Arch', lime))
    shapes.span((x - 0.45, -0.45, 3.55), (x + 0.45, 0.45, 5.62), lime, 0)


def _lantern(at):
    dark = metal((0.12, 0.09, 0.06), 0.35)
    shapes.box((0.26, 0.26, 0.42), at, glow((1.0, 0.74, 0.42), 1.6), 0.01)
    for x in (-0.14, 0.14):
        for y in (-0.14, 0.14):
            shapes.box((0.025, 0.025, 0.46), (at[0] + x, at[1] + y, at[2] - 0.02), dark, 0)
    for z in (-0.03, 0.2, 0.42):
        shapes.box((0.31, 0.31, 0.025), (at[0], at[1], at[2] + z), dark, 0.003)
    shapes.cylinder(0.008, 1.0, (at[0], at[1], at[2] + 0.44), dark, 8, bevel=0)
    light.point((at[0], at[1], at[2] - 0.15), 14)


def _shop(x, number):
    """One bay: glass with a door, a fascia, and what stands in the window."""
    shapes.span((x - 0.35, 4.3, 0), (x + 0.35, 4.95, 4.4), stone(LIME, (1.2, 0.6), veins=0.07, upright=True), 0.015)
    bronze = (0.15, 0.11, 0.075)
    room.glazing((x + 0.35, 4.7), (x + 4.65, 4.7), 3.35, sill=0.0, panel=1.43, frame=bronze, deep=0.1, transom=2.6)
    shapes.span((x + 0.35, 4.52, 3.35), (x + 4.65, 4.9, 4.3), metal(bronze, 0.45), 0.01)
    shapes.box((1.7, 0.03, 0.3), (x + 2.5, 4.5, 3.68), glow(((1.0, 0.84, 0.6), (1.0, 0.9, 0.75))[number % 2], 0.45), 0.01)
    shapes.span((x, 9.4, 0), (x + 5, 9.6, 4.3), paint(((0.6, 0.5, 0.38), (0.3, 0.36, 0.34), (0.66, 0.6, 0.52))[number % 3]), 0)
    shapes.span((x, 4.9, 4.2), (x + 5, 9.6, 4.35), paint((0.8, 0.78, 0.74)), 0)
    shapes.span((x + 0.2, 4.95, 0), (x + 0.3, 9.6, 4.2), paint((0.74, 0.7, 0.64)), 0)
    shapes.span((x + 0.3, 4.8, 0.002), (x + 4.9, 9.6, 0.02), wood(OAK, along='y'), 0)
    for k in range(3):
        light.spot((x + 1 + k * 1.5, 5.6, 4.15), (x + 1 + k * 1.5, 5.9, 0.8), 160, 62)
        light.area((x + 2.5, 7.5, 4.1), (x + 2.5, 7.5, 0), (3.5, 2), 22, (1.0, 0.87, 0.7))
    chance = random.Random(number + 20)
    if number % 2 == 0:
        for k, tone in enumerate(((0.14, 0.2, 0.2), (0.55, 0.45, 0.32), (0.35, 0.14, 0.08))):
            living.dress_form((x + 1.0 + k * 0.95, 5.55 + 0.1 * (k % 2), 0.3), tone)
        shapes.span((x + 0.4, 5.0, 0), (x + 3.4, 6.1, 0.3), wood(WALNUT), 0.01)
    else:
        for k in range(3):
            tall = (0.45, 0.8, 0.6)[k]
            shapes.box((0.6, 0.6, tall), (x + 0.9 + k * 0.85, 5.6, 0), stone((0.7, 0.64, 0.54), (3, 3)), 0.01)
            shapes.lathe(((0.08, 0), (0.16, 0.1), (0.14, 0.26), (0.06, 0.36), (0.08, 0.4)), (x + 0.9 + k * 0.85, 5.6, tall), plain(chance.choice(((0.5, 0.3, 0.16), (0.12, 0.2, 0.22), (0.7, 0.64, 0.54))), 0.3))
    for z in (0.9, 1.5, 2.1):
        shapes.span((x + 0.6, 9.1, z), (x + 4.4, 9.4, z + 0.04), wood(OAK), 0.004)
        px = x + 0.7
        while px < x + 4.2:
            w, h = chance.uniform(0.12, 0.34), chance.uniform(0.12, 0.36)
            shapes.box((w, 0.2, h), (px + w / 2, 9.25, z + 0.04), plain(chance.choice(((0.6, 0.54, 0.45), (0.3, 0.16, 0.1), (0.1, 0.16, 0.18), (0.5, 0.4, 0.28), (0.7, 0.68, 0.64))), 0.6), 0.01)
            px += w + chance.uniform(0.04, 0.2)


def _front_things():
    for x in (-0.3, 5.3):
        shapes.box((0.62, 0.62, 0.6), (x, 3.9, 0), stone((0.5, 0.43, 0.34), (2, 2)), 0.02)
        plants.shrub((x, 3.9, 0.5), 0.5, turn=x * 20)
    shapes.box((1.7, 0.45, 0.44), (7.8, 3.6, 0), wood(OAK), 0.02)
    for i in range(-2, 4):
        plants.date_palm((i * 7.5 + 1.5, -13, 0), 5.5, seed=i + 9)
