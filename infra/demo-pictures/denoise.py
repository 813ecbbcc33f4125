"""Smooths what is left of the grain: python denoise.py FOLDER WIDTH HEIGHT

Reads color.raw, albedo.raw and normal.raw (32-bit floats, RGBA, as Blender's Image.pixels gives them) in FOLDER and
writes clean.raw in the same form. Runs outside Blender, since Debian's build comes without Open Image Denoise; needs
the packages numpy and pyoidn.
"""
import sys

import numpy
import pyoidn

folder, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])


def read(name):
    return numpy.fromfile(f'{folder}/{name}.raw', dtype=numpy.float32).reshape(height, width, 4)


color = read('color')
clean = pyoidn.denoise(
    numpy.ascontiguousarray(color[..., :3]),
    albedo=numpy.ascontiguousarray(numpy.clip(read('albedo')[..., :3], 0, 1)),
    normal=numpy.ascontiguousarray(read('normal')[..., :3]),
    hdr=True,
)
color[..., :3] = clean
color.tofile(f'{folder}/clean.raw')
