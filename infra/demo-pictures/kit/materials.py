"""The series' language of materials: limestone, warm concrete, oak, bronze, linen, clear glass, still water."""
from kit.nodes import Shader, cached
from kit.palette import tone

SAND = (0.62, 0.5, 0.37)
LIMESTONE = (0.66, 0.59, 0.49)
WHITE = (0.8, 0.78, 0.74)
CHARCOAL = (0.035, 0.036, 0.04)
BRONZE = (0.2, 0.13, 0.08)
OAK = (0.42, 0.26, 0.13)
WALNUT = (0.16, 0.085, 0.045)
SEA = (0.08, 0.16, 0.2)
LINEN = (0.6, 0.54, 0.45)


@cached
def paint(color=WHITE, roughness=0.6):
    """Matt wall paint with the faint texture of a roller."""
    color = tone(color)
    s = Shader('Paint')
    at = s.world_position()
    shade = s.mix(0.5, color, s.ramp(s.noise(at, 0.8), (0.3, 0.94), (0.7, 1.0)), 'MULTIPLY')
    return s.surface(Base_Color=shade, Roughness=roughness, Normal=s.bump(s.noise(at, 220, 2), 0.05, 0.002))


@cached
def plain(color, roughness=0.5, metallic=0.0, specular=0.5, sheen=0.0):
    """One even colour with slightly uneven gloss."""
    color = tone(color)
    s = Shader('Plain')
    gloss = s.range(s.noise(s.object_position(), 9, 3), max(roughness - 0.08, 0.02), roughness + 0.08)
    return s.surface(Base_Color=color, Roughness=gloss, Metallic=metallic, Specular=specular, Sheen=sheen)


@cached
def metal(color=(0.6, 0.6, 0.6), roughness=0.32):
    """Brushed or anodised metal."""
    s = Shader('Metal')
    streaks = s.noise(s.object_position((4, 4, 90)), 6, 3)
    gloss = s.range(streaks, roughness - 0.1, roughness + 0.12)
    return s.surface(Base_Color=color, Roughness=gloss, Metallic=1.0)


@cached
def concrete(tone=0.36, warm=1.0, joints=0.0):
    """Cast concrete: clouds, pores and, where joints > 0, form-board joints every so many metres."""
    s = Shader('Concrete')
    at = s.world_position()
    clouds = s.noise(at, 0.55, 8, 0.62, 0.4)
    color = (tone, tone * (1 - 0.03 * warm), tone * (1 - 0.09 * warm))
    shade = s.mix(0.75, color, s.ramp(clouds, (0.3, 0.62), (0.5, 0.95), (0.72, 1.12)), 'MULTIPLY')
    fine = s.noise(at, 60, 6, 0.7)
    shade = s.mix(0.35, shade, s.ramp(fine, (0.35, 0.75), (0.65, 1.1)), 'MULTIPLY')
    normal = s.bump(fine, 0.25, 0.004)
    if joints:
        grid = s.node('TexBrick', {'Vector': at, 'Scale': 1.0, 'Mortar Size': 0.004, 'Brick Width': joints,
                                   'Row Height': joints, 'Color1': (1, 1, 1), 'Color2': (0.92, 0.92, 0.92),
                                   'Mortar': (0.25, 0.25, 0.25)}, offset=0.0)
        shade = s.mix(1.0, shade, grid.outputs['Color'], 'MULTIPLY')
        normal = s.bump(grid.outputs['Fac'], 0.5, -0.004, normal)
    return s.surface(Base_Color=shade, Roughness=s.range(clouds, 0.62, 0.9), Normal=normal)


@cached
def stone(color=LIMESTONE, tile=(1.2, 0.6), roughness=0.35, veins=0.3, joint=0.003, offset=0.5, upright=False):
    """Stone in tiles (width, height in metres). upright: for walls along an axis."""
    s = Shader('Stone')
    at = s.world_position()
    if upright:
        # along the wall and up, whichever way it faces
        parts = s.node('SeparateXYZ', {'Vector': at})
        along = s.math('ADD', parts.outputs[0], parts.outputs[1])
        at = s.node('CombineXYZ', {'X': along, 'Y': parts.outputs[2], 'Z': parts.outputs[1]}).outputs[0]
    grid = s.node('TexBrick', {'Vector': at, 'Scale': 1.0, 'Mortar Size': joint, 'Brick Width': tile[0],
                               'Row Height': tile[1], 'Color1': (0.9, 0.9, 0.9), 'Color2': (1.06, 1.05, 1.03),
                               'Mortar': (0.45, 0.42, 0.38), 'Bias': 0.0, 'Mortar Smooth': 0.1}, offset=offset)
    warp = s.noise(at, 1.3, 7, 0.6, 1.6)
    vein = s.ramp(warp, (0.44, 1.0), (0.495, 1 - veins), (0.55, 1.0))
    shade = s.mix(1.0, color, vein, 'MULTIPLY')
    shade = s.mix(0.4, shade, s.ramp(s.noise(at, 5, 6, 0.65), (0.3, 0.82), (0.7, 1.08)), 'MULTIPLY')
    shade = s.mix(1.0, shade, grid.outputs['Color'], 'MULTIPLY')
    gloss = s.range(s.noise(at, 3, 4), roughness - 0.1, roughness + 0.14)
    return s.surface(Base_Color=shade, Roughness=gloss, Normal=s.bump(grid.outputs['Fac'], 0.4, -0.003))


@cached
def marble(color=(0.78, 0.76, 0.73), vein=(0.32, 0.29, 0.27), scale=1.2, roughness=0.12):
    """A polished slab without joints."""
    s = Shader('Marble')
    at = s.world_position()
    warp = s.noise(at, scale, 10, 0.62, 2.2)
    lines = s.ramp(warp, (0.46, 0.0), (0.5, 0.8), (0.53, 0.0))
    soft = s.ramp(s.noise(at, scale * 0.7, 5, 0.6, 1.0), (0.35, 0.0), (0.75, 0.35))
    shade = s.mix(lines, s.mix(soft, color, vein), vein)
    return s.surface(Base_Color=shade, Roughness=roughness)


@cached
def wood(color=OAK, roughness=0.42, along='x', grain=1.0):
    """Veneer with the grain along one of the object's axes."""
    color = tone(color)
    s = Shader('Wood')
    stretch = {'x': (0.5, 9, 9), 'y': (9, 0.5, 9), 'z': (9, 9, 0.5)}[along]
    at = s.object_position(stretch)
    shift = s.node('CombineXYZ', {'X': s.math('MULTIPLY', s.per_object(), 40), 'Y': 0, 'Z': 0}).outputs[0]
    at = s.node('VectorMath', {0: at, 1: shift}, operation='ADD').outputs[0]
    rings = s.noise(at, 1.4, 8, 0.6, 0.8)
    fibre = s.noise(at, 14, 3, 0.6)
    dark = tuple(value * 0.55 for value in color)
    shade = s.mix(s.ramp(rings, (0.32, 0.0), (0.68, 1.0)), dark, color)
    shade = s.mix(0.35 * grain, shade, s.ramp(fibre, (0.3, 0.6), (0.7, 1.1)), 'MULTIPLY')
    gloss = s.range(fibre, roughness - 0.06, roughness + 0.12)
    return s.surface(Base_Color=shade, Roughness=gloss, Normal=s.bump(fibre, 0.08, 0.002))


@cached
def planks(color=OAK, width=0.18, length=1.9, roughness=0.38, along='y'):
    """A floor of boards."""
    color = tone(color)
    s = Shader('Planks')
    at = s.world_position()
    if along == 'y':
        at = s.node('Mapping', {'Vector': at, 'Rotation': (0, 0, 1.5708)}).outputs[0]
    inputs = {'Vector': at, 'Scale': 1.0, 'Mortar Size': 0.0016, 'Brick Width': length, 'Row Height': width,
              'Color1': (0.0, 0.0, 0.0), 'Color2': (1.0, 1.0, 1.0), 'Mortar': (0.5, 0.5, 0.5), 'Bias': 0.0}
    grid = s.node('TexBrick', inputs, offset=0.37)
    board = grid.outputs['Color']
    moved = s.node('VectorMath', {0: at, 1: s.node('VectorMath', {0: board, 1: (7.3, 3.1, 5.7)},
                                                   operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    stretched = s.node('Mapping', {'Vector': moved, 'Scale': (0.7, 11, 1)}).outputs[0]
    rings = s.noise(stretched, 1.5, 8, 0.62, 0.9)
    dark = tuple(value * 0.6 for value in color)
    shade = s.mix(s.ramp(rings, (0.3, 0.0), (0.7, 1.0)), dark, color)
    shade = s.mix(0.6, shade, s.ramp(board, (0.0, 0.8), (1.0, 1.12)), 'MULTIPLY')
    shade = s.mix(grid.outputs['Fac'], shade, (0.05, 0.03, 0.02))
    gloss = s.range(rings, roughness - 0.08, roughness + 0.12)
    normal = s.bump(grid.outputs['Fac'], 0.5, -0.002, s.bump(rings, 0.05, 0.002))
    return s.surface(Base_Color=shade, Roughness=gloss, Normal=normal)


@cached
def carpet_tiles(first=(0.13, 0.13, 0.13), second=(0.19, 0.185, 0.18), tile=0.5):
    """Carpet tiles of an office, laid quarter-turned."""
    s = Shader('Carpet')
    at = s.world_position()
    grid = s.node('TexBrick', {'Vector': at, 'Scale': 1.0, 'Mortar Size': 0.0015, 'Brick Width': tile,
                               'Row Height': tile, 'Color1': first, 'Color2': second, 'Mortar': first}, offset=0.0)
    loops = s.noise(at, 260, 3, 0.7)
    drift = s.noise(at, 1.1, 3)
    shade = s.mix(0.6, grid.outputs['Color'], s.ramp(loops, (0.3, 0.55), (0.7, 1.25)), 'MULTIPLY')
    shade = s.mix(0.5, shade, s.ramp(drift, (0.35, 0.85), (0.65, 1.1)), 'MULTIPLY')
    return s.surface(Base_Color=shade, Roughness=0.95, Specular=0.15, Sheen=0.3, Normal=s.bump(loops, 0.5, 0.004))


@cached
def fabric(color=LINEN, weave=420.0, roughness=0.9):
    """Upholstery and curtains."""
    color = tone(color)
    s = Shader('Fabric')
    at = s.object_position()
    thread = s.noise(at, weave, 2, 0.7)
    blot = s.noise(at, 5, 4)
    shade = s.mix(0.4, color, s.ramp(thread, (0.3, 0.7), (0.7, 1.15)), 'MULTIPLY')
    shade = s.mix(0.3, shade, s.ramp(blot, (0.3, 0.85), (0.7, 1.05)), 'MULTIPLY')
    return s.surface(Base_Color=shade, Roughness=roughness, Specular=0.2, Sheen=0.4,
                     Normal=s.bump(thread, 0.25, 0.003))


@cached
def sheer(color=(0.85, 0.82, 0.76), openness=0.45):
    """Thin curtain that lets the light through."""
    s = Shader('Sheer')
    cloth = s.node('MixShader', {'Fac': 0.5}).outputs[0]
    mixer = cloth.node
    s.tree.links.new(s.node('BsdfDiffuse', {'Color': color}).outputs[0], mixer.inputs[1])
    s.tree.links.new(s.node('BsdfTranslucent', {'Color': color}).outputs[0], mixer.inputs[2])
    clear = s.node('BsdfTransparent').outputs[0]
    return s.output(s.node('MixShader', {'Fac': openness, 1: cloth, 2: clear}).outputs[0])


@cached
def leather(color=(0.19, 0.1, 0.05), roughness=0.42):
    """Upholstery leather."""
    color = tone(color)
    s = Shader('Leather')
    at = s.object_position()
    cells = s.node('TexVoronoi', {'Vector': at, 'Scale': 160.0}).outputs['Distance']
    gloss = s.range(s.noise(at, 8, 4), roughness - 0.1, roughness + 0.15)
    return s.surface(Base_Color=color, Roughness=gloss, Normal=s.bump(cells, 0.15, 0.002))


@cached
def glow(color=(1.0, 0.9, 0.76), strength=6.0):
    """A lit surface: lamp shades, ceiling panels, screens."""
    s = Shader('Glow')
    return s.output(s.node('Emission', {'Color': color, 'Strength': strength}).outputs[0])
