"""What stands outside the windows: sea, district, marina or a garden, towards +Y and +X."""
from kit import city, outdoor_materials as out, plants, shapes
from kit.materials import paint


def outside(kind, seed=1):
    """One of sea, city, marina and garden; the floor of the room is z = 0."""
    {'sea': _sea, 'city': _city, 'marina': _marina, 'garden': _garden}[kind](seed)


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
