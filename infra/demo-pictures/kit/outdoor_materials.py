"""Glass, water, ground and leaves."""
from kit.nodes import Shader, cached


@cached
def window_glass(tint=(0.93, 0.96, 0.95), reflect=1.0):
    """A pane without refraction: cheap, and light and shadow rays pass through it."""
    s = Shader('Window glass')
    # nothing bends in this pane, so the far side must not mirror like the inside of solid glass
    bend = s.range(s.node('NewGeometry').outputs['Backfacing'], 1.5, 1 / 1.5)
    fresnel = s.math('MULTIPLY', s.node('Fresnel', {'IOR': bend}).outputs[0], reflect)
    mixed = s.node('MixShader', {'Fac': fresnel, 1: s.node('BsdfTransparent', {'Color': tint}).outputs[0],
                                 2: s.node('BsdfGlossy', {'Roughness': 0.0}).outputs[0]}).outputs[0]
    indirect = s.math('MAXIMUM', s.node('LightPath').outputs['Is Shadow Ray'],
                      s.node('LightPath').outputs['Is Diffuse Ray'])
    clear = s.node('BsdfTransparent', {'Color': tint}).outputs[0]
    return s.output(s.node('MixShader', {'Fac': indirect, 1: mixed, 2: clear}).outputs[0])


@cached
def curtain_wall(glass=(0.03, 0.05, 0.06), frame=(0.3, 0.28, 0.25), panel=1.5, storey=3.9, spandrel=0.22, mullion=0.05,
                 lit=0.0, warm=(1.0, 0.72, 0.42), tilt=0.012, fins=0.0, band=None):
    """A tower's skin by UV in metres: panes that tilt a little each, frames, spandrels, blinds, and some lit windows.

    lit: share of lit panes from 0 to 1; fins: how far uprights catch light; band: colour of the spandrel.
    """
    s = Shader('Curtain wall')
    uv = s.node('SeparateXYZ', {'Vector': s.node('TexCoord').outputs['UV']})
    u, v = s.math('DIVIDE', uv.outputs[0], panel), s.math('DIVIDE', uv.outputs[1], storey)
    fu, fv = s.math('FRACT', u), s.math('FRACT', v)
    cell = s.node('CombineXYZ', {'X': s.math('FLOOR', u), 'Y': s.math('FLOOR', v), 'Z': s.per_object()}).outputs[0]
    random = s.node('TexWhiteNoise', {'Vector': cell}, noise_dimensions='3D')
    value, color = random.outputs['Value'], random.outputs['Color']
    # what makes a tower large: every ninth upright a pier, every fifteenth storey louvres instead of panes
    is_pier = s.math('LESS_THAN', s.math('FRACT', s.math('DIVIDE', u, 9.0)), 0.05)
    is_mullion = s.math('MAXIMUM', s.math('LESS_THAN', fu, mullion / panel), is_pier)
    is_plant = s.math('LESS_THAN', s.math('FRACT', s.math('DIVIDE', s.math('ADD', v, 5.0), 15.0)), 0.066)
    is_spandrel = s.math('MAXIMUM', s.math('LESS_THAN', fv, spandrel), is_plant)
    is_line = s.math('LESS_THAN', s.math('ABSOLUTE', s.math('SUBTRACT', fv, spandrel)), 0.012)
    is_frame = s.math('MAXIMUM', is_mullion, is_line)
    blind = s.math('MULTIPLY', s.math('GREATER_THAN', value, 0.88),
                   s.math('GREATER_THAN', fv, s.range(value, 0.3, 0.95, 0.8, 1.0)))
    pane = s.mix(s.math('MULTIPLY', blind, 0.22), s.mix(value, glass, tuple(c * 1.25 + 0.002 for c in glass)),
                 (0.3, 0.29, 0.27))
    base = s.mix(is_spandrel, pane, band or tuple(c * 0.6 + 0.012 for c in glass))
    base = s.mix(is_frame, base, frame)
    normal = s.node('NewGeometry').outputs['Normal']
    nudge = s.node('VectorMath', {0: s.node('VectorMath', {0: color, 1: (0.5, 0.5, 0.5)},
                                            operation='SUBTRACT').outputs[0], 'Scale': tilt}, operation='SCALE').outputs[0]
    bent = s.node('VectorMath', {0: s.node('VectorMath', {0: normal, 1: nudge}, operation='ADD').outputs[0]},
                  operation='NORMALIZE').outputs[0]
    on = s.math('MULTIPLY', s.math('GREATER_THAN', value, 1 - lit), s.math('SUBTRACT', 1.0, is_spandrel))
    on = s.math('MULTIPLY', on, s.math('SUBTRACT', 1.0, is_frame))
    fade = s.math('MULTIPLY', on, s.range(s.math('POWER', s.node('SeparateXYZ', {'Vector': color}).outputs[0], 2.0), 0.04, 0.5))
    rough = s.range(is_frame, 0.06, 0.45)
    return s.surface(Base_Color=base, Roughness=rough, Specular=s.range(is_frame, 1.0, 0.4),
                     Metallic=s.math('MULTIPLY', is_frame, 0.5 + fins * 0.5), Normal=bent,
                     Emission=warm, Emission_Strength=fade if lit else 0.0)


@cached
def water(color=(0.012, 0.05, 0.058), wave=1.0, roughness=0.06):
    """Calm sea: two sizes of ripples, drawn out across the view."""
    s = Shader('Water')
    at = s.world_position((0.35, 1.0, 1.0))
    swell = s.noise(at, 0.16, 3, 0.5, 0.3)
    ripple = s.noise(at, 1.1, 5, 0.6, 0.4)
    patch = s.noise(s.world_position((0.2, 1.0, 1.0)), 0.012, 3)
    strength = s.range(patch, 0.15 * wave, 0.75 * wave, 0.35, 0.65)
    normal = s.bump(ripple, strength, 0.25, s.bump(swell, 0.4 * wave, 0.6))
    return s.surface(Base_Color=color, Roughness=roughness, Specular=0.5, Normal=normal)


@cached
def pool_water():
    """Clear shallow water over tiles."""
    s = Shader('Pool')
    ripple = s.noise(s.world_position(), 2.2, 4, 0.5, 0.6)
    fresnel = s.node('Fresnel', {'IOR': 1.33, 'Normal': s.bump(ripple, 0.25, 0.08)}).outputs[0]
    gloss = s.node('BsdfGlossy', {'Roughness': 0.02, 'Normal': s.bump(ripple, 0.25, 0.08)}).outputs[0]
    clear = s.node('BsdfTransparent', {'Color': (0.55, 0.85, 0.85)}).outputs[0]
    return s.output(s.node('MixShader', {'Fac': fresnel, 1: clear, 2: gloss}).outputs[0])


@cached
def asphalt(tone=0.075):
    """Road surface with worn patches."""
    s = Shader('Asphalt')
    at = s.world_position()
    grain, wear = s.noise(at, 120, 4, 0.8), s.noise(at, 0.25, 7, 0.65, 0.6)
    shade = s.mix(0.8, (tone, tone * 0.98, tone * 0.94), s.ramp(grain, (0.3, 0.55), (0.7, 1.4)), 'MULTIPLY')
    shade = s.mix(0.8, shade, s.ramp(wear, (0.3, 0.7), (0.7, 1.3)), 'MULTIPLY')
    return s.surface(Base_Color=shade, Roughness=0.88, Normal=s.bump(grain, 0.4, 0.006))


@cached
def sand(color=(0.55, 0.42, 0.28)):
    """Desert ground."""
    s = Shader('Sand')
    at = s.world_position()
    dunes, grain = s.noise(at, 0.3, 8, 0.6), s.noise(at, 90, 3, 0.7)
    shade = s.mix(0.7, color, s.ramp(dunes, (0.3, 0.8), (0.7, 1.1)), 'MULTIPLY')
    shade = s.mix(0.4, shade, s.ramp(grain, (0.3, 0.7), (0.7, 1.15)), 'MULTIPLY')
    return s.surface(Base_Color=shade, Roughness=0.95, Normal=s.bump(grain, 0.4, 0.01))


@cached
def grass(color=(0.07, 0.12, 0.022)):
    """The soil under a lawn, or a lawn far away."""
    s = Shader('Grass')
    at = s.world_position()
    fine, broad = s.noise(at, 60, 5, 0.8), s.noise(at, 0.9, 4)
    shade = s.mix(0.9, color, s.ramp(fine, (0.3, 0.35), (0.7, 1.5)), 'MULTIPLY')
    shade = s.mix(0.6, shade, s.ramp(broad, (0.3, 0.75), (0.7, 1.2)), 'MULTIPLY')
    return s.surface(Base_Color=shade, Roughness=0.9, Specular=0.2, Normal=s.bump(fine, 0.9, 0.03))


@cached
def leaf(color=(0.06, 0.11, 0.025), roughness=0.45):
    """Leaves and fronds, lit through from behind; each object a little different."""
    s = Shader('Leaf')
    shade = s.mix(s.per_object(), color, (color[0] * 1.7, color[1] * 1.35, color[2] * 1.2))
    solid = s.node('BsdfPrincipled', {'Base Color': shade, 'Roughness': roughness, 'Specular': 0.35}).outputs[0]
    through = s.node('BsdfTranslucent', {'Color': s.mix(0.5, shade, (0.25, 0.3, 0.05))}).outputs[0]
    return s.output(s.node('MixShader', {'Fac': 0.28, 1: solid, 2: through}).outputs[0])


@cached
def bark(color=(0.2, 0.14, 0.09)):
    """A date palm's trunk."""
    s = Shader('Bark')
    at = s.object_position((1, 1, 1))
    chunks = s.node('TexVoronoi', {'Vector': at, 'Scale': 9.0}).outputs['Distance']
    shade = s.mix(0.9, color, s.ramp(chunks, (0.1, 1.2), (0.6, 0.35)), 'MULTIPLY')
    return s.surface(Base_Color=shade, Roughness=0.95, Normal=s.bump(chunks, 0.9, -0.05))


@cached
def corrugated(color=(0.58, 0.56, 0.52), pitch=0.25, vertical=True, depth=0.03):
    """Profiled sheet of a warehouse wall or roof, by the object's own axes."""
    s = Shader('Sheet')
    parts = s.node('SeparateXYZ', {'Vector': s.node('NewGeometry').outputs['Position']})
    run = s.math('ADD', parts.outputs[0], parts.outputs[1]) if vertical else parts.outputs[2]
    saw = s.math('PINGPONG', s.math('DIVIDE', run, pitch), 0.5)
    profile = s.range(saw, 0, 1, 0.15, 0.32)
    at = s.world_position()
    streak = s.noise(s.world_position((2.5, 2.5, 0.18)), 1.5, 6, 0.6)
    shade = s.mix(0.5, color, s.ramp(streak, (0.3, 0.78), (0.7, 1.06)), 'MULTIPLY')
    gloss = s.range(s.noise(at, 2, 4), 0.32, 0.55)
    return s.surface(Base_Color=shade, Roughness=gloss, Metallic=0.15, Normal=s.bump(profile, 0.8, depth))
