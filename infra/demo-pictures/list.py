"""Adds to pictures.json what variations.py says of the pictures that lie in this folder: python3 list.py"""
import json
import os

from variations import VARIATIONS

HERE = os.path.dirname(os.path.abspath(__file__))
path = os.path.join(HERE, 'pictures.json')


def entry(name, row):
    return {'file': name + '.jpg', 'kind': row['kind'], 'alt': {'en': row['en'], 'ar': row['ar']}}


with open(path, encoding='utf-8') as source:
    listed = json.load(source)
made = {name + '.jpg': entry(name, row) for name, row in VARIATIONS.items() if os.path.exists(os.path.join(HERE, name + '.jpg'))}
kept = [one for one in listed if one['file'].removesuffix('.jpg') not in VARIATIONS]
scenes = sum(1 for one in kept if not one['kind'].startswith(('plan-', 'portrait')))
with open(path, 'w', encoding='utf-8') as target:
    json.dump(kept[:scenes] + list(made.values()) + kept[scenes:], target, ensure_ascii=False, indent=2)
    target.write('\n')
