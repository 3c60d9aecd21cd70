"""Makes the pictures beside this file: four fields of 16 x 8 pixels in the formats that are read beside PNG.

Needs the Python packages pillow and pillow-heif. The pictures are committed, so that tests need neither.
"""

import pathlib
import struct

import pillow_heif
from PIL import Image

FOLDER = pathlib.Path(__file__).parent
WIDTH, HEIGHT = 32, 16
FIELDS = [(220, 40, 30), (30, 160, 60), (20, 60, 200), (240, 200, 20)]
CLEAR = 4


def field(x, y):
    """The number of the field; the right half of the last is clear in formats that can be."""
    return (x >= WIDTH // 2) + 2 * (y >= HEIGHT // 2)


def is_clear(x, y):
    return field(x, y) == 3 and x >= WIDTH * 3 // 4


def picture(mode, value):
    made = Image.new(mode, (WIDTH, HEIGHT))
    for y in range(HEIGHT):
        for x in range(WIDTH):
            made.putpixel((x, y), value(x, y))
    return made


def fixed(number):
    return struct.pack(">i", round(number * 65536))


def display_p3():
    """An ICC profile with the primaries of Display P3 under D50 and the curve of sRGB."""
    primaries = {
        b"rXYZ": (0.515102, 0.241182, -0.001050),
        b"gXYZ": (0.291965, 0.692236, 0.041882),
        b"bXYZ": (0.157153, 0.066582, 0.784378),
    }
    white = (0.9642, 1, 0.8249)
    curve = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
    xyz = {name: b"XYZ \0\0\0\0" + b"".join(map(fixed, v)) for name, v in primaries.items()}
    para = b"para\0\0\0\0" + struct.pack(">HH", 3, 0) + b"".join(map(fixed, curve))
    tags = xyz | {name: para for name in (b"rTRC", b"gTRC", b"bTRC")}
    tags[b"wtpt"] = b"XYZ \0\0\0\0" + b"".join(map(fixed, white))
    table, body = b"", b""
    start = 132 + 12 * len(tags)
    for name, data in tags.items():
        table += name + struct.pack(">II", start + len(body), len(data))
        body += data
    head = struct.pack(">II", start + len(body), 0) + struct.pack(">I", 0x02400000)
    head += b"mntrRGB XYZ " + bytes(12) + b"acsp" + bytes(28) + b"".join(map(fixed, white))
    return head.ljust(128, b"\0") + struct.pack(">I", len(tags)) + table + body


def main():
    pillow_heif.register_heif_opener()
    opaque = picture("RGB", lambda x, y: FIELDS[field(x, y)])
    clear = picture("RGBA", lambda x, y: FIELDS[field(x, y)] + (0 if is_clear(x, y) else 255,))
    jpeg = {"quality": 95, "subsampling": 0}
    opaque.save(FOLDER / "fields.jpg", **jpeg)
    turned = Image.Exif()
    turned[0x0112] = 6
    opaque.save(FOLDER / "turned.jpg", exif=turned, **jpeg)
    opaque.save(FOLDER / "wide.jpg", icc_profile=display_p3(), **jpeg)
    opaque.save(FOLDER / "fields.heic", quality=-1, chroma=444)
    clear.save(FOLDER / "fields.webp", lossless=True)
    palette = [channel for colour in FIELDS + [(0, 0, 0)] for channel in colour]
    first = picture("P", lambda x, y: CLEAR if is_clear(x, y) else field(x, y))
    second = picture("P", lambda x, y: 0)
    first.putpalette(palette)
    second.putpalette(palette)
    first.save(
        FOLDER / "fields.gif", transparency=CLEAR, save_all=True, append_images=[second],
        duration=100, interlace=1, optimize=False)


main()
