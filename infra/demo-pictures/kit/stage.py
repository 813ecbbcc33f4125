"""The empty stage, the camera, and the way from a built scene to a JPEG."""
import array
import math
import os
import subprocess
import tempfile

import bpy
from mathutils import Vector

WIDTH, HEIGHT = 1200, 800
QUALITY = 82


def reset():
    """Empties the file and sets one look for the whole series."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.view_settings.view_transform = 'Filmic'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False  # Debian's build has no denoiser; see _smooth
    cycles.use_adaptive_sampling = True
    # what the denoiser smooths anyway need not be sampled; light that bounced twice is near enough to ambient
    cycles.adaptive_threshold = 0.08
    cycles.adaptive_min_samples = 3
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 12
    cycles.use_fast_gi = True
    cycles.fast_gi_method = 'REPLACE'
    cycles.ao_bounces = 2
    cycles.ao_bounces_render = 2
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.sample_clamp_indirect = 6
    scene.render.use_persistent_data = False
    scene.world = bpy.data.worlds.new('World')


def camera(at, look_at, lens=24, shift_y=0.0, fstop=None, level=True):
    """Stands the camera at a point, looking at another (metres); lens in millimetres on a 36 mm wide sensor.

    level keeps the camera horizontal, as architectural photographers do, so that uprights stay upright; the height of
    look_at then only moves the frame (lens shift).
    """
    data = bpy.data.cameras.new('Camera')
    data.lens = lens
    data.clip_end = 40000
    data.clip_start = 0.05
    eye, target = Vector(at), Vector(look_at)
    if level:
        distance = math.hypot(target.x - eye.x, target.y - eye.y)
        data.shift_y = shift_y + (target.z - eye.z) / distance * lens / 36
        target.z = eye.z
    else:
        data.shift_y = shift_y
    made = bpy.data.objects.new('Camera', data)
    made.location = eye
    made.rotation_euler = (target - eye).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(look_at) - eye).length
        data.dof.aperture_fstop = fstop
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made
    return made


def render(path, preview=False, samples=12, exposure=0.0, look='Medium High Contrast', mist=None, width=WIDTH):
    """Renders the scene, smooths its grain and saves a JPEG at path.

    mist: (start in metres, depth in metres, most of it from 0 to 1, linear RGB) for the haze in front of what is far.
    """
    scene = bpy.context.scene
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    scene.render.resolution_x, scene.render.resolution_y = (480, 320) if preview else (width, round(width * HEIGHT / WIDTH))
    scene.render.resolution_percentage = 100
    scene.cycles.samples = min(samples, 8) if preview else samples
    with tempfile.TemporaryDirectory() as folder:
        _store_passes(scene, folder, mist)
        bpy.ops.render.render(write_still=False)
        size = _dump(folder)
        _save(_smooth(folder, size), size, path, scene, folder)


def _store_passes(scene, folder, mist):
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format = 'OPEN_EXR'
    target.format.color_mode = 'RGBA'
    target.format.color_depth = '32'
    target.file_slots.clear()
    for slot, output in (('color', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        target.file_slots.new(slot)
        tree.links.new(source.outputs[output], target.inputs[slot])
    if mist:
        _add_mist(scene, tree, source, target, *mist)


def _add_mist(scene, tree, source, target, start, depth, most, color):
    bpy.context.view_layer.use_pass_mist = True
    scene.world.mist_settings.start = start
    scene.world.mist_settings.depth = depth
    scene.world.mist_settings.falloff = 'LINEAR'
    share = tree.nodes.new('CompositorNodeMath')
    share.operation = 'MULTIPLY'
    share.inputs[1].default_value = most
    sky = tree.nodes.new('CompositorNodeMath')  # the sky itself has mist 1 and albedo 0; it keeps its colour
    sky.operation = 'LESS_THAN'
    sky.inputs[1].default_value = 0.999
    only = tree.nodes.new('CompositorNodeMath')
    only.operation = 'MULTIPLY'
    mix = tree.nodes.new('CompositorNodeMixRGB')
    mix.inputs[2].default_value = (*color, 1)
    tree.links.new(source.outputs['Mist'], share.inputs[0])
    tree.links.new(source.outputs['Mist'], sky.inputs[0])
    tree.links.new(share.outputs[0], only.inputs[0])
    tree.links.new(sky.outputs[0], only.inputs[1])
    tree.links.new(only.outputs[0], mix.inputs[0])
    tree.links.new(source.outputs['Image'], mix.inputs[1])
    tree.links.new(mix.outputs[0], target.inputs['color'])


def _dump(folder):
    """Turns the passes into plain floats, which need no EXR reader outside Blender. Answers (width, height)."""
    for slot in ('color', 'albedo', 'normal'):
        file = next(name for name in os.listdir(folder) if name.startswith(slot))
        image = bpy.data.images.load(os.path.join(folder, file))
        image.colorspace_settings.name = 'Linear'
        values = array.array('f', [0.0]) * (image.size[0] * image.size[1] * 4)
        image.pixels.foreach_get(values)
        with open(os.path.join(folder, slot + '.raw'), 'wb') as out:
            values.tofile(out)
        size = tuple(image.size)
        bpy.data.images.remove(image)
    return size


def _smooth(folder, size):
    """Runs denoise.py; without a Python for it the grain stays. Answers the file to save."""
    done = _outside('denoise.py', folder, str(size[0]), str(size[1]))
    return os.path.join(folder, 'clean.raw' if done else 'color.raw')


def _outside(script, *given):
    """Runs one of the scripts beside render.py with the Python named by DENOISE_PYTHON. False: there is none."""
    python = os.environ.get('DENOISE_PYTHON')
    if not python:
        return False
    path = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), script)
    clean = {key: value for key, value in os.environ.items() if not key.startswith('PYTHON')}
    subprocess.run([python, path, *given], check=True, env=clean, timeout=300)
    return True


def _save(raw, size, path, scene, folder):
    values = array.array('f')
    with open(raw, 'rb') as source:
        values.fromfile(source, size[0] * size[1] * 4)
    image = bpy.data.images.new('Result', size[0], size[1], float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(values)
    scene.use_nodes = False
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.file_format = 'PNG'
    between = os.path.join(folder, 'result.png')
    image.save_render(between, scene=scene)
    if _outside('press.py', between, os.path.abspath(path)):
        return
    scene.render.image_settings.file_format = 'JPEG'
    scene.render.image_settings.quality = QUALITY
    image.save_render(path, scene=scene)
