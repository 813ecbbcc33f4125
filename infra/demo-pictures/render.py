"""Renders one demo picture: blender -b --python render.py -- office-fitted-1 [--preview] [--samples N] [--out FILE]

A picture is either a row of variations.py, whose scene builds it with that row's options, or a module in scenes/ of its
own name with dashes for underscores. build() makes everything and answers a dict of what differs from the defaults of
kit/stage.py (samples, exposure, look).
"""
import argparse
import importlib
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from kit import palette, stage  # noqa: E402  (the path has to be known first)
from variations import VARIATIONS  # noqa: E402


def build(picture):
    row = VARIATIONS.get(picture)
    if row is None:
        return importlib.import_module('scenes.' + picture.replace('-', '_')).build()
    palette.use(row.get('palette', 'oak'))
    return importlib.import_module('scenes.' + row['scene']).build(**row.get('options', {}))


def main():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('picture')
    parser.add_argument('--preview', action='store_true', help='480 pixels wide, few samples')
    parser.add_argument('--samples', type=int)
    parser.add_argument('--out', help='default: PICTURE.jpg beside this file')
    given = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    stage.reset()
    random.seed(given.picture)
    settings = build(given.picture) or {}
    if given.samples:
        settings['samples'] = given.samples
    stage.render(given.out or os.path.join(HERE, given.picture + '.jpg'), preview=given.preview, **settings)


main()
