"""Plain bodies in metres. A body's place is the middle of its underside; equal bodies share one mesh."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

_meshes = {}


def place(mesh, at=(0, 0, 0), turn=0.0, scale=(1, 1, 1), tilt=(0.0, 0.0)):
    """Puts a mesh somewhere, turned about the upright axis (degrees) and tilted about X and Y before that."""
    made = bpy.data.objects.new(mesh.name, mesh)
    made.location = at
    made.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    made.scale = scale
    bpy.context.collection.objects.link(made)
    return made


def finish(bm, name, material, smooth=False):
    """Closes a bmesh into a mesh with one material."""
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    return mesh


def box_mesh(size, material, bevel=0.004, segments=2):
    """A box with broken edges; bevel is cut to what the box can bear."""
    key = ('box', tuple(round(v, 4) for v in size), material.name, bevel, segments)
    if key not in _meshes:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.transform(bm, matrix=Matrix.Translation((0, 0, size[2] / 2)) @ Matrix.Diagonal((*size, 1)), verts=bm.verts)
        width = min(bevel, min(size) * 0.45)
        if width > 0:
            rounded = bmesh.ops.bevel(bm, geom=bm.edges[:], offset=width, segments=segments, profile=0.5, affect='EDGES')
            for face in rounded['faces']:  # only these: smooth large faces would look inflated
                face.smooth = True
        _meshes[key] = finish(bm, 'Box', material)
    return _meshes[key]


def box(size, at, material, bevel=0.004, turn=0.0, segments=2, tilt=(0.0, 0.0)):
    return place(box_mesh(size, material, bevel, segments), at, turn, tilt=tilt)


def span(low, high, material, bevel=0.004):
    """A box from one corner to the opposite one."""
    size = tuple(high[i] - low[i] for i in range(3))
    return box(size, ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]), material, bevel)


def cushion(size, at, material, turn=0.0, puff=0.35, tilt=(0.0, 0.0)):
    """A soft body: a box with large round edges whose faces swell."""
    key = ('cushion', size, material.name, puff)
    if key not in _meshes:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=9, use_grid_fill=True)
        thin = min(size)
        for vertex in bm.verts:
            unit = vertex.co * 2
            ball = Vector(unit)
            for axis in range(3):
                others = [unit[i] for i in range(3) if i != axis]
                swell = (1 - others[0] ** 4) * (1 - others[1] ** 4)
                shrink = 1 - 0.5 * thin / size[axis] * (1 - swell) * 0.5
                ball[axis] = unit[axis] * shrink * (1 + puff * 0.12 * swell * thin / size[axis])
            vertex.co = Vector(ball[i] * size[i] / 2 for i in range(3)) + Vector((0, 0, size[2] / 2))
        bmesh.ops.smooth_vert(bm, verts=bm.verts[:], factor=0.5, use_axis_x=True, use_axis_y=True, use_axis_z=True)
        _meshes[key] = finish(bm, 'Cushion', material, smooth=True)
    return place(_meshes[key], at, turn, tilt=tilt)


def cylinder(radius, height, at, material, sides=32, top=None, bevel=0.003, tilt=(0.0, 0.0), turn=0.0):
    """A cylinder, or a cone frustum when the top radius is given."""
    key = ('cylinder', round(radius, 4), round(height, 4), material.name, sides, top, bevel)
    if key not in _meshes:
        bm = bmesh.new()
        bmesh.ops.create_cone(bm, cap_ends=True, segments=sides, radius1=radius,
                              radius2=radius if top is None else top, depth=height)
        bmesh.ops.translate(bm, vec=(0, 0, height / 2), verts=bm.verts)
        if bevel:
            rims = [edge for edge in bm.edges if len({round(v.co.z, 5) for v in edge.verts}) == 1]
            bmesh.ops.bevel(bm, geom=rims, offset=min(bevel, radius * 0.4, height * 0.4), segments=2, affect='EDGES')
        _meshes[key] = finish(bm, 'Cylinder', material, smooth=True)
    return place(_meshes[key], at, turn, tilt=tilt)


def ball(radius, at, material, scale=(1, 1, 1)):
    key = ('ball', radius, material.name)
    if key not in _meshes:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=4, radius=radius)
        _meshes[key] = finish(bm, 'Ball', material, smooth=True)
    return place(_meshes[key], at, scale=scale)


def sheet(width, depth, at, material):
    """A level plane."""
    bm = bmesh.new()
    corners = [(-width / 2, -depth / 2, 0), (width / 2, -depth / 2, 0), (width / 2, depth / 2, 0), (-width / 2, depth / 2, 0)]
    bm.faces.new([bm.verts.new(corner) for corner in corners])
    return place(finish(bm, 'Sheet', material), at)


def tube(points, radius, material, sides=12):
    """A round bar along points."""
    data = bpy.data.curves.new('Tube', 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = radius
    data.bevel_resolution = max(1, sides // 4)
    line = data.splines.new('POLY')
    line.points.add(len(points) - 1)
    for target, point in zip(line.points, points):
        target.co = (*point, 1)
    data.materials.append(material)
    made = bpy.data.objects.new('Tube', data)
    bpy.context.collection.objects.link(made)
    return made


def lathe(profile, at, material, sides=40):
    """A turned body from (radius, height) pairs: vases, lamps, pots."""
    key = ('lathe', tuple(profile), material.name)
    if key not in _meshes:
        bm = bmesh.new()
        rings = []
        for radius, height in profile:
            rings.append([bm.verts.new((radius * math.cos(2 * math.pi * i / sides), radius * math.sin(2 * math.pi * i / sides),
                                        height)) for i in range(sides)])
        for low, high in zip(rings, rings[1:]):
            for i in range(sides):
                bm.faces.new([low[i], low[(i + 1) % sides], high[(i + 1) % sides], high[i]])
        bm.faces.new(list(reversed(rings[0])))
        _meshes[key] = finish(bm, 'Lathe', material, smooth=True)
    return place(_meshes[key], at)


def group(objects, at=(0, 0, 0), turn=0.0):
    """Moves objects that were built about the origin to a place, as one."""
    matrix = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for item in objects:
        item.matrix_world = matrix @ item.matrix_basis
    return objects


class Assembly:
    """Collects what is built inside a with block, to copy it elsewhere cheaply (the copies share the meshes)."""

    def __enter__(self):
        self._before = set(bpy.context.collection.objects)
        return self

    def __exit__(self, *problem):
        self.parts = [item for item in bpy.context.collection.objects if item not in self._before]
        self._home = [item.matrix_basis.copy() for item in self.parts]

    def copy(self, at, turn=0.0, scale=1.0):
        matrix = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(scale, 4))
        made = []
        for part, home in zip(self.parts, self._home):
            twin = bpy.data.objects.new(part.name, part.data)
            twin.matrix_basis = matrix @ home
            bpy.context.collection.objects.link(twin)
            made.append(twin)
        return made

    def remove(self):
        """Takes the pattern itself away, once its copies stand."""
        for part in self.parts:
            bpy.data.objects.remove(part)
        self.parts = []
