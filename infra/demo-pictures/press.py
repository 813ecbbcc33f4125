"""Writes a PNG as a progressive JPEG: python press.py FROM.png TO.jpg (needs the package pillow)."""
import sys

from PIL import Image

Image.open(sys.argv[1]).convert('RGB').save(sys.argv[2], quality=82, progressive=True, optimize=True)
