"""A short way to write shader nodes: values become defaults, sockets become links."""
import bpy


class Shader:
    """One material under construction; every call adds a node and answers its chosen output socket."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **attributes):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in attributes.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            self._feed(made.inputs[name], value)
        return made

    def _feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        made = self.node('Math', operation=operation)
        for index, value in enumerate(values):
            self._feed(made.inputs[index], value)
        return made.outputs[0]

    def world_position(self, scale=(1, 1, 1)):
        source = self.node('NewGeometry').outputs['Position']
        return self.node('Mapping', {'Vector': source, 'Scale': scale}).outputs[0]

    def object_position(self, scale=(1, 1, 1), rotation=(0, 0, 0)):
        source = self.node('TexCoord').outputs['Object']
        return self.node('Mapping', {'Vector': source, 'Scale': scale, 'Rotation': rotation}).outputs[0]

    def noise(self, vector, scale, detail=4.0, roughness=0.5, distortion=0.0):
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': min(detail, 5.0), 'Roughness': roughness, 'Distortion': distortion}
        return self.node('TexNoise', inputs).outputs['Fac']

    def ramp(self, factor, *stops):
        """stops: (position, grey value or RGB tuple)."""
        made = self.node('ValToRGB', {'Fac': factor})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*color, 1) if isinstance(color, tuple) else (color, color, color, 1)
        return made.outputs['Color']

    def mix(self, factor, first, second, kind='MIX'):
        inputs = {'Fac': factor, 'Color1': first, 'Color2': second}
        return self.node('MixRGB', inputs, blend_type=kind).outputs[0]

    def bump(self, height, strength=0.2, distance=0.01, normal=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('Bump', inputs).outputs[0]

    def range(self, value, low, high, from_low=0.0, from_high=1.0):
        inputs = {'Value': value, 'From Min': from_low, 'From Max': from_high, 'To Min': low, 'To Max': high}
        return self.node('MapRange', inputs).outputs[0]

    def per_object(self):
        """A number from 0 to 1 that differs from object to object."""
        return self.node('ObjectInfo').outputs['Random']

    def surface(self, **inputs):
        """A Principled surface (input names with underscores for spaces). Answers the material."""
        named = {name.replace('_', ' '): value for name, value in inputs.items()}
        return self.output(self.node('BsdfPrincipled', named).outputs[0])

    def output(self, shader):
        self.node('OutputMaterial', {'Surface': shader})
        return self.material


def cached(make):
    """Makes a material once per set of arguments."""
    made = {}

    def ask(*args, **options):
        key = (args, tuple(sorted(options.items())))
        if key not in made:
            made[key] = make(*args, **options)
        return made[key]

    ask.__doc__ = make.__doc__
    return ask
