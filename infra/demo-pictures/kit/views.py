"""What stands outside the windows: sea, district, marina, a garden below or one on the level of the room, towards +Y and +X."""
from kit import city, outdoor_materials as out, plants, shapes
from kit.materials import paint, plain, stone


def outside(kind, seed=1):
    """One of sea, city, marina, garden and terrace; the floor of the room is z = 0."""
    {'sea': _sea, 'city': _city, 'marina': _marina, 'garden': _garden, 'terrace': _terrace}[kind](seed)


def _sea(seed):
    shapes.sheet(9000, 9000, (0, 4400, -75), out.water())
    shapes.span((250, 120, -80), (1500, 700, -73), out.sand(), 0)
    city.skyline((520, 420), 420, 380, 14, seed=60 + seed, tall=(50, 150), z=-73, blocks=40)


def _city(seed):
    shapes.sheet(8000, 8000, (0, 3000, -92), out.sand())
    city.skyline((60, 400), 640, 300, 20, seed=50 + seed, tall=(70, 180), z=-90, blocks=60)
    city.skyline((400, 60), 260, 460, 10, seed=12 + seed, tall=(60, 160), z=-90, blocks=30)


def _marina(seed):
    shapes.sheet(9000, 9000, (0, 4400, -46), out.water())
    shapes.span((-900, 330, -50), (900, 900, -43), out.sand(), 0)
    shapes.span((330, -300, -50), (900, 900, -43), out.sand(), 0)
    city.skyline((40, 470), 760, 220, 18, seed=30 + seed, tall=(45, 130), z=-43, blocks=50)
    city.skyline((470, 60), 220, 420, 8, seed=20 + seed, tall=(40, 110), z=-43, blocks=20)


def _garden(seed):
    shapes.sheet(300, 300, (0, 0, -3.2), out.grass())
    wall = paint((0.68, 0.61, 0.51), 0.85)
    shapes.span((-40, 24, -3.2), (40, 24.3, -0.2), wall, 0)
    shapes.span((26, -40, -3.2), (26.3, 24, -0.2), wall, 0)
    for i in range(9):
        plants.date_palm((-9 + i * 3.9, 15 + (i * 7 + seed) % 5, -3.2), 4.6 + (i * 3 + seed) % 3, seed=i + seed * 10, fronds=32)
    for i in range(5):
        plants.date_palm((17 + (i * 5 + seed) % 4, -4 + i * 4.2, -3.2), 4.4 + i % 3, seed=i + seed * 10 + 40, fronds=32)


def _terrace(seed):
    """Paving, a pool, a lawn, palms and a wall, all within reach."""
    pale = stone((0.6, 0.53, 0.43), (1.2, 0.6), veins=0.08)
    shapes.sheet(300, 300, (0, 0, -0.08), out.grass())
    shapes.span((-20, -20, -0.2), (11, 9.2, -0.02), pale, 0)
    shapes.span((-3, 9.2, -1.5), (8.6, 13.4, -1.4), plain((0.2, 0.42, 0.45), 0.4), 0)
    shapes.span((-3.2, 9.0, -0.2), (8.8, 9.3, 0.0), pale, 0.01)
    shapes.span((-3.2, 13.3, -0.2), (8.8, 13.6, 0.0), pale, 0.01)
    shapes.sheet(11.6, 4.1, (2.8, 11.3, -0.1), out.pool_water())
    for low, high in (((-40, 20), (40, 20.3)), ((20, -40), (20.3, 20))):
        shapes.span((*low, -0.2), (*high, 2.6), paint((0.68, 0.61, 0.51), 0.85), 0)
    for i in range(40):
        tone = ((0.05, 0.1, 0.022), (0.07, 0.11, 0.03), (0.13, 0.03, 0.08))[(i // 3 + seed) % 3]
        plants.shrub((-12 + i * 0.8, 19.2, -0.1), 0.55, tone, turn=i * 55)
        plants.shrub((19.2, -10 + i * 0.75, -0.1), 0.55, tone, turn=i * 35)
    for i in range(6):
        plants.date_palm((-7 + i * 3.6, 16.2 + (i * seed) % 3 * 0.6, -0.1), 4.4 + (i + seed) % 3 * 0.7, seed=i + seed * 4, fronds=34)
        plants.date_palm((14.5 + i % 2 * 2, -4 + i * 3.4, -0.1), 4.6 + (i + seed) % 2, seed=i + seed * 4 + 30, fronds=34)
