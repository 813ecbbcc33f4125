"""Office furniture, built about the origin: wrap in shapes.Assembly to copy."""
import math
import random

from kit import shapes
from kit.materials import OAK, fabric, glow, leather, metal, paint, plain, wood

BLACK = (0.02, 0.02, 0.022)


def task_chair(seat=(0.05, 0.055, 0.06), turn=0.0, at=(0, 0, 0)):
    """A swivel chair facing -Y."""
    before = shapes.Assembly()
    with before:
        steel, shell, cloth = metal((0.55, 0.55, 0.55), 0.3), plain(BLACK, 0.45), fabric(seat)
        for i in range(5):
            angle = math.radians(72 * i + 18)
            shapes.box((0.3, 0.045, 0.03), (0.15 * math.cos(angle), 0.15 * math.sin(angle), 0.075), steel, 0.01, 72 * i + 18)
            shapes.cylinder(0.028, 0.03, (0.29 * math.cos(angle), 0.29 * math.sin(angle) + 0.015, 0.03), shell, 16, tilt=(90, 0))
        shapes.cylinder(0.026, 0.34, (0, 0, 0.09), steel, 16)
        shapes.box((0.22, 0.22, 0.05), (0, 0, 0.4), shell, 0.015)
        shapes.cushion((0.5, 0.49, 0.09), (0, 0, 0.44), cloth, puff=0.3)
        shapes.box((0.05, 0.02, 0.36), (0, 0.25, 0.42), shell, 0.008, tilt=(-8, 0))
        shapes.cushion((0.46, 0.06, 0.54), (0, 0.265, 0.56), cloth, puff=0.2, tilt=(-9, 0))
        for side in (-0.28, 0.28):
            shapes.box((0.03, 0.04, 0.24), (side, 0.06, 0.44), shell, 0.01)
            shapes.box((0.07, 0.26, 0.03), (side, 0.02, 0.67), shell, 0.012)
    made = before.copy(at, turn)
    before.remove()
    return made


def meeting_chair(at=(0, 0, 0), turn=0.0, hide=(0.19, 0.115, 0.065)):
    """A leather chair on a four-leg base facing -Y."""
    pattern = shapes.Assembly()
    with pattern:
        steel, skin = metal((0.4, 0.38, 0.35), 0.28), leather(hide)
        for x in (-1, 1):
            for y in (-1, 1):
                shapes.tube([(x * 0.05, y * 0.05, 0.4), (x * 0.26, y * 0.25, 0.01)], 0.013, steel)
        shapes.cushion((0.5, 0.48, 0.08), (0, 0, 0.41), skin, puff=0.25)
        shapes.cushion((0.5, 0.055, 0.42), (0, 0.24, 0.47), skin, puff=0.2, tilt=(-10, 0))
        for side in (-0.255, 0.255):
            shapes.cushion((0.035, 0.42, 0.2), (side, 0.03, 0.46), skin, puff=0.1)
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def monitor(at, turn=0.0, on=True, wide=0.62):
    """A screen facing -Y."""
    pattern = shapes.Assembly()
    with pattern:
        shell = plain(BLACK, 0.35)
        shapes.box((0.24, 0.17, 0.008), (0, 0, 0), metal((0.5, 0.5, 0.5), 0.3), 0.003)
        shapes.box((0.05, 0.02, 0.3), (0, 0.03, 0), metal((0.5, 0.5, 0.5), 0.3), 0.004)
        shapes.box((wide, 0.025, 0.37), (0, 0, 0.13), shell, 0.006)
        face = glow((0.42, 0.52, 0.6), 0.35) if on else plain((0.006, 0.007, 0.008), 0.12)
        shapes.box((wide - 0.016, 0.002, 0.352), (0, -0.0135, 0.139), face, 0)
        if on:
            for i in range(5):
                shapes.box((wide * random.uniform(0.2, 0.55), 0.001, 0.012), (-wide * 0.18, -0.0152, 0.42 - i * 0.035), glow((0.8, 0.85, 0.9), 0.5), 0)
            shapes.box((wide * 0.4, 0.001, 0.13), (wide * 0.17, -0.0152, 0.17), glow((0.75, 0.6, 0.4), 0.4), 0)
    made = pattern.copy(at, turn)
    pattern.remove()
    return made


def desk(at, turn=0.0, wide=1.6, screens=1, seed=0, chair=True, top=OAK, seat=(0.05, 0.055, 0.06)):
    """A work place; the person sits on the -Y side. Things lie on it by chance."""
    chance = random.Random(seed)
    pattern = shapes.Assembly()
    with pattern:
        shapes.box((wide, 0.8, 0.025), (0, 0, 0.715), wood(top), 0.004)
        steel = metal((0.75, 0.74, 0.72), 0.4)
        for side in (-1, 1):
            x = side * (wide / 2 - 0.06)
            shapes.box((0.05, 0.05, 0.715), (x, -0.33, 0), steel, 0.006)
            shapes.box((0.05, 0.05, 0.715), (x, 0.33, 0), steel, 0.006)
            shapes.box((0.05, 0.62, 0.04), (x, 0, 0.675), steel, 0.004)
        shapes.box((wide - 0.1, 0.02, 0.3), (0, 0.36, 0.4), plain((0.55, 0.53, 0.5), 0.5), 0.003)
        shapes.box((0.4, 0.55, 0.58), (wide / 2 - 0.3, 0.05, 0.02), paint((0.62, 0.6, 0.57), 0.45), 0.006)
        shapes.box((wide - 0.05, 0.04, 0.36), (0, 0.39, 0.74), fabric((0.33, 0.35, 0.33)), 0.012)
        for i in range(screens):
            monitor(((i - (screens - 1) / 2) * 0.66, 0.18, 0.74), (0.5 - i) * 16 if screens > 1 else chance.uniform(-6, 6), chance.random() < 0.55)
        shapes.box((0.43, 0.13, 0.014), (0, -0.13, 0.74), plain((0.55, 0.55, 0.55), 0.4), 0.004)
        shapes.box((0.06, 0.1, 0.022), (0.31, -0.13, 0.74), plain((0.5, 0.5, 0.5), 0.4), 0.01)
        if chance.random() < 0.7:
            clutter(chance, wide)
    made = pattern.copy(at, turn)
    pattern.remove()
    if chair:
        angle = math.radians(turn)
        off = chance.uniform(0.5, 0.72)
        task_chair(seat, turn + 180 + chance.uniform(-28, 28), (at[0] + off * math.sin(angle), at[1] - off * math.cos(angle), at[2]))
    return made


def clutter(chance, wide):
    """Papers, a mug, books, a lamp: what a used desk has."""
    if chance.random() < 0.7:
        for i in range(chance.randint(1, 4)):
            shapes.box((0.21, 0.297, 0.002), (-wide * 0.32 + chance.uniform(-0.02, 0.02), -0.1, 0.74 + i * 0.002), plain((0.8, 0.79, 0.76), 0.8), 0,
                       chance.uniform(-12, 12))
    if chance.random() < 0.7:
        shapes.lathe(((0.03, 0), (0.038, 0.005), (0.04, 0.09), (0.036, 0.09), (0.034, 0.01)), (wide * 0.3, -0.02, 0.74),
                     plain(chance.choice(((0.7, 0.68, 0.64), (0.25, 0.1, 0.06), (0.06, 0.1, 0.12))), 0.3))
    if chance.random() < 0.6:
        for i in range(chance.randint(2, 4)):
            color = chance.choice(((0.3, 0.1, 0.06), (0.08, 0.13, 0.16), (0.5, 0.42, 0.3), (0.55, 0.53, 0.5)))
            shapes.box((0.16, 0.235, 0.022), (-wide * 0.4, 0.2, 0.74 + i * 0.022), plain(color, 0.6), 0.002, chance.uniform(-10, 10))
    if chance.random() < 0.35:
        desk_lamp((wide * 0.4, 0.2, 0.74))


def desk_lamp(at):
    dark = metal((0.05, 0.05, 0.05), 0.35)
    shapes.cylinder(0.08, 0.015, at, dark, 24)
    shapes.tube([(at[0], at[1], at[2]), (at[0] + 0.05, at[1], at[2] + 0.28), (at[0] - 0.16, at[1] - 0.05, at[2] + 0.44)], 0.006, dark)
    shapes.lathe(((0.07, 0), (0.065, 0.03), (0.025, 0.09), (0.02, 0.09)), (at[0] - 0.17, at[1] - 0.05, at[2] + 0.36), dark, 24)


def storage(at, turn=0.0, wide=1.2, tall=1.15, seed=0):
    """A low cupboard with two leaves and things on top; its front faces -Y."""
    chance = random.Random(seed)
    pattern = shapes.Assembly()
    with pattern:
        body = paint((0.66, 0.64, 0.6), 0.45)
        shapes.box((wide, 0.42, tall), (0, 0.01, 0), body, 0.004)
        for side in (-1, 1):
            shapes.box((wide / 2 - 0.006, 0.018, tall - 0.07), (side * wide / 4, -0.21, 0.05), wood(OAK, along='z'), 0.003)
            shapes.box((0.012, 0.02, 0.16), (side * 0.035, -0.225, tall * 0.55), metal((0.1, 0.1, 0.1), 0.4), 0.003)
        x = -wide * 0.42
        while x < wide * 0.1:
            thick = chance.uniform(0.03, 0.07)
            shapes.box((thick, 0.22, chance.uniform(0.24, 0.32)), (x, 0, tall), plain(chance.choice(((0.45, 0.42, 0.38), (0.12, 0.16, 0.18), (0.6, 0.58, 0.54), (0.32, 0.2, 0.12))), 0.6), 0.003)
            x += thick + 0.003
    made = pattern.copy(at, turn)
    pattern.remove()
    return made
