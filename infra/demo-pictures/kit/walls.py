"""What a wall carries, built facing -Y about the middle of its foot: slats, panels, shelves, a hearth of stone, pictures."""
import random

from kit import living, shapes
from kit.materials import OAK, WALNUT, fabric, glow, marble, plain, wood

TONES = ((0.28, 0.13, 0.07), (0.1, 0.16, 0.17), (0.6, 0.55, 0.46), (0.4, 0.3, 0.2), (0.7, 0.67, 0.62))


def finish(kind, at, turn, wide, tall, seed=1):
    """kind: plain, slats, panels, shelves, stone, screen or art."""
    if kind == 'plain':
        return
    with shapes.Assembly() as pattern:
        {'slats': _slats, 'panels': _panels, 'shelves': _shelves, 'stone': _stone, 'screen': _screen, 'art': _art}[kind](wide, tall, random.Random(seed), seed)
    pattern.copy(at, turn)
    pattern.remove()


def _slats(wide, tall, _chance, _seed):
    for i in range(int(wide / 0.085)):
        shapes.box((0.05, 0.04, tall - 0.01), (-wide / 2 + 0.04 + i * 0.085, -0.02, 0), wood(OAK, along='z'), 0.003)


def _panels(wide, tall, _chance, _seed):
    """Upholstered or painted fields with a shadow gap, a bronze-dark rail at two thirds."""
    count = max(2, round(wide / 0.95))
    size = wide / count
    for i in range(count):
        x = -wide / 2 + size * (i + 0.5)
        shapes.box((size - 0.02, 0.03, tall * 0.64), (x, -0.015, 0.02), fabric((0.44, 0.37, 0.29), weave=240), 0.012, segments=3)
        shapes.box((size - 0.02, 0.025, tall * 0.32), (x, -0.0125, tall * 0.67), wood(WALNUT, along='z'), 0.004)


def _shelves(wide, tall, chance, _seed):
    top = min(tall - 0.3, 2.5)
    bays = max(1, round(wide / 1.1))
    bay = wide / bays
    for i in range(bays + 1):
        shapes.box((0.04, 0.34, top), (-wide / 2 + i * bay, -0.17, 0), wood(OAK, along='z'), 0.004)
    shapes.box((wide, 0.36, 0.52), (0, -0.18, 0.04), wood(OAK, along='x'), 0.004)
    for z in (0.56, 1.0, 1.45, 1.9, top - 0.04):
        shapes.box((wide, 0.34, 0.04), (0, -0.17, z), wood(OAK, along='x'), 0.004)
    for z in (0.6, 1.04, 1.49, 1.94):
        for i in range(bays):
            _fill(-wide / 2 + i * bay + 0.06, -wide / 2 + (i + 1) * bay - 0.06, z, chance)


def _fill(x, end, z, chance):
    while x < end - 0.12:
        kind = chance.random()
        if kind < 0.6:
            thick = chance.uniform(0.025, 0.05)
            shapes.box((thick, 0.2, chance.uniform(0.2, 0.31)), (x + thick / 2, -0.16, z), plain(chance.choice(TONES), 0.65), 0.002)
            x += thick + 0.003
        elif kind < 0.8:
            r = chance.uniform(0.05, 0.075)
            shapes.lathe(((r * 0.6, 0), (r, r), (r * 0.8, r * 2), (r * 0.4, r * 2.6), (r * 0.5, r * 3)), (x + r, -0.17, z), plain((0.5, 0.42, 0.33), 0.45))
            x += r * 2 + 0.05
        else:
            x += 0.16


def _stone(wide, tall, _chance, _seed):
    """A slab with a slot of fire-warm light and a long ledge."""
    shapes.box((wide * 0.62, 0.08, tall), (0, -0.04, 0), marble((0.6, 0.55, 0.48), (0.25, 0.2, 0.16), 0.9), 0)
    shapes.box((wide, 0.4, 0.12), (0, -0.2, 0.34), wood(WALNUT), 0.006)
    shapes.box((wide * 0.4, 0.05, 0.3), (0, -0.08, 0.62), plain((0.01, 0.01, 0.01), 0.3), 0.004)
    shapes.box((wide * 0.36, 0.02, 0.02), (0, -0.11, 0.64), glow((1.0, 0.5, 0.18), 10), 0)
    for side in (-1, 1):
        shapes.lathe(((0.06, 0), (0.13, 0.1), (0.11, 0.26), (0.05, 0.36), (0.07, 0.4)), (side * wide * 0.42, -0.2, 0.46), plain((0.4, 0.33, 0.25), 0.4))


def _screen(wide, tall, _chance, _seed):
    shapes.box((min(wide, 3.0), 0.42, 0.34), (0, -0.23, 0.16), wood(WALNUT), 0.006)
    shapes.box((1.7, 0.05, 0.98), (0, -0.05, 0.95), plain((0.008, 0.008, 0.009), 0.14), 0.006)
    for i in range(3):
        shapes.box((0.24, 0.17, 0.03), (-1.0, -0.22, 0.5 + i * 0.031), plain(TONES[i], 0.6), 0.003, i * 7 - 8)


def _art(wide, tall, _chance, seed):
    count = 1 if wide < 2.4 else 2 if wide < 4.2 else 3
    for i in range(count):
        living.picture(((i - (count - 1) / 2) * 1.35, -0.02, 1.12), (1.15, 0.95) if count > 1 else (1.5, 1.0), 0, seed=seed + i * 5)
