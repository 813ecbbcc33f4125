"""Daylight and lamps. One sun for the whole series: low, warm, through the haze of the Gulf."""
import math

import bpy
from mathutils import Vector

_lamps = [1.0]


def daylight(azimuth, elevation=17.0, sky=0.14, sun=3.6, haze=2.2, warmth=1.0):
    """Nishita sky and a sun of its own (the sky's disc would be slow to sample).

    azimuth: degrees from +Y (north) towards +X (east), where the sun stands; elevation in degrees. Called again, it
    replaces the light of before, so that a scene may show another one at another hour.
    """
    for lamp in [thing for thing in bpy.data.objects if thing.name.startswith('Sun')]:
        bpy.data.objects.remove(lamp)
    world = bpy.context.scene.world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    texture = tree.nodes.new('ShaderNodeTexSky')
    texture.sky_type = 'NISHITA'
    texture.sun_disc = False
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(azimuth)
    texture.altitude = 5
    texture.air_density = 1.1
    texture.dust_density = haze
    texture.ozone_density = 1.2
    background = tree.nodes.new('ShaderNodeBackground')
    background.inputs['Strength'].default_value = sky
    output = tree.nodes.new('ShaderNodeOutputWorld')
    tree.links.new(texture.outputs['Color'], background.inputs['Color'])
    tree.links.new(background.outputs[0], output.inputs['Surface'])
    if sun > 0:
        sun_lamp(azimuth, elevation, sun, warmth)


def sun_lamp(azimuth, elevation, strength, warmth=1.0):
    """A sun a little larger than the real one: haze softens its shadows."""
    data = bpy.data.lights.new('Sun', 'SUN')
    data.energy = strength
    data.angle = math.radians(1.1)
    data.color = (1.0, 1 - 0.22 * warmth, 1 - 0.5 * warmth)
    made = bpy.data.objects.new('Sun', data)
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    made.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    bpy.context.collection.objects.link(made)
    return made


def area(at, look_at, size, watts, color=(1, 1, 1), portal=False, seen=False):
    """A rectangular lamp, or with portal=True only the opening through which the sky is sampled (no light of its own)."""
    data = bpy.data.lights.new('Area', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = watts * _lamps[0]
    data.color = color
    data.cycles.is_portal = portal
    made = bpy.data.objects.new('Area', data)
    made.location = at
    made.rotation_euler = (Vector(look_at) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    made.visible_camera = seen
    made.visible_glossy = seen
    bpy.context.collection.objects.link(made)
    return made


def spot(at, look_at, watts, degrees=60, blend=0.7, color=(1.0, 0.86, 0.7), radius=0.04):
    """A ceiling spot with a soft edge."""
    data = bpy.data.lights.new('Spot', 'SPOT')
    data.energy = watts * _lamps[0]
    data.spot_size = math.radians(degrees)
    data.spot_blend = blend
    data.color = color
    data.shadow_soft_size = radius
    made = bpy.data.objects.new('Spot', data)
    made.location = at
    made.rotation_euler = (Vector(look_at) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(made)
    return made


def point(at, watts, color=(1.0, 0.83, 0.64), radius=0.06):
    """A bulb."""
    data = bpy.data.lights.new('Bulb', 'POINT')
    data.energy = watts * _lamps[0]
    data.color = color
    data.shadow_soft_size = radius
    made = bpy.data.objects.new('Bulb', data)
    made.location = at
    bpy.context.collection.objects.link(made)
    return made


# how high the sun stands, how strong sky and sun are, haze, warmth, how strong lamps are, and what the exposure gains
HOURS = {
    'morning': (26, 0.2, 4.2, 1.4, 0.7, 1.0, 0.0),
    'noon': (52, 0.24, 4.6, 1.2, 0.35, 1.0, 0.1),
    'afternoon': (19, 0.17, 4.5, 1.5, 1.0, 1.0, 0.0),
    'late': (9, 0.15, 4.0, 1.9, 1.3, 1.6, 0.2),
    'dusk': (1.2, 0.2, 0, 0.7, 1.0, 4.0, 0.5),
    'veiled': (34, 0.3, 0.7, 3.4, 0.5, 1.0, 0.0),
}


def hour(name, azimuth):
    """One of the hours of the table, the sun standing at azimuth; before any lamp is made. Answers what the exposure gains."""
    elevation, sky, sun, haze, warmth, lamps, gain = HOURS[name]
    daylight(azimuth, elevation, sky, sun, haze, warmth)
    _lamps[0] = lamps
    return gain


def outdoors(name, azimuth):
    """The same hours under the open sky, which needs less of it."""
    elevation, sky, sun, haze, warmth, lamps, gain = HOURS[name]
    daylight(azimuth, elevation, sky * 0.75, sun * 0.9, haze, warmth)
    _lamps[0] = lamps
    return gain
