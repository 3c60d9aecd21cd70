"""Makes the pictures of pixels beside this file, in every variant of the formats that are read.

Needs the Python packages pillow and pillow-heif. The pictures are committed, so that tests need neither. The SVG and
PDF files were written by hand.
"""

import pathlib
import struct
import zlib

import pillow_heif
from PIL import Image

FOLDER = pathlib.Path(__file__).parent
WIDTH, HEIGHT = 45, 33


def light(x, y):
    """A sky, a hill and a sun: slopes and edges in all channels, 0...1."""
    if (x - 33) ** 2 + (y - 9) ** 2 < 36:
        return 1.0, 0.82, 0.2
    if y > 20 + 6 * ((x - 18) / 22) ** 2:
        return 0.15 + 0.3 * x / WIDTH, 0.55 - 0.3 * y / HEIGHT, 0.18
    return 0.3 + 0.4 * y / HEIGHT, 0.5 + 0.3 * x / WIDTH, 0.95 - 0.3 * y / HEIGHT


def clear(x, y):
    """Opaque at the left, clear at the right."""
    return min(1.0, max(0.0, 1.4 - 1.6 * x / WIDTH))


def grey(x, y):
    r, g, b = light(x, y)
    return 0.3 * r + 0.59 * g + 0.11 * b


def level(value, depth=8):
    return int(value * ((1 << depth) - 1) + 0.5)


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def rows(xs, ys, samples, depth):
    """Rows without a filter; samples of less than a byte are packed."""
    out = b""
    for y in ys:
        values = [v for x in xs for v in samples(x, y)]
        if depth == 16:
            line = b"".join(struct.pack(">H", v) for v in values)
        elif depth == 8:
            line = bytes(values)
        else:
            bits = "".join(format(v, f"0{depth}b") for v in values)
            bits += "0" * (-len(bits) % 8)
            line = bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))
        out += b"\0" + line
    return out


# The passes of Adam7: first column and row, and the steps.
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def png(name, colour, depth, samples, extra=b"", interlaced=False):
    data = b""
    for x, y, dx, dy in ADAM7 if interlaced else [(0, 0, 1, 1)]:
        data += rows(range(x, WIDTH, dx), range(y, HEIGHT, dy), samples, depth)
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, colour, 0, 0, int(interlaced))
    body = chunk(b"IHDR", head) + extra + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b"")
    (FOLDER / name).write_bytes(b"\x89PNG\r\n\x1a\n" + body)


def palette(x, y):
    """The number of a colour of 3 x 3 x 2 levels."""
    r, g, b = light(x, y)
    return level(r, 8) * 3 // 256 * 6 + level(g, 8) * 3 // 256 * 2 + level(b, 8) * 2 // 256


PALETTE = bytes(v for n in range(18) for v in (n // 6 * 127, n // 2 % 3 * 127, n % 2 * 255))


def pngs():
    rgb = lambda depth: lambda x, y: [level(v, depth) for v in light(x, y)]
    rgba = lambda depth: lambda x, y: [level(v, depth) for v in light(x, y) + (clear(x, y),)]
    png("rgb8.png", 2, 8, rgb(8))
    png("rgb16.png", 2, 16, rgb(16))
    png("rgba8.png", 6, 8, rgba(8))
    png("rgba16.png", 6, 16, rgba(16))
    png("rgba8-interlaced.png", 6, 8, rgba(8), interlaced=True)
    for depth in [1, 2, 4, 8, 16]:
        png(f"grey{depth}.png", 0, depth, lambda x, y: [level(grey(x, y), depth)])
    png("grey8-alpha.png", 4, 8, lambda x, y: [level(grey(x, y)), level(clear(x, y))])
    png("grey8-key.png", 0, 8, lambda x, y: [level(grey(x, y)) // 32 * 32],
        chunk(b"tRNS", struct.pack(">H", 128)))
    table = chunk(b"PLTE", PALETTE)
    png("palette8.png", 3, 8, lambda x, y: [palette(x, y)], table)
    png("palette8-alpha.png", 3, 8, lambda x, y: [palette(x, y)],
        table + chunk(b"tRNS", bytes(255 - 14 * n for n in range(18))))
    png("palette2-interlaced.png", 3, 2, lambda x, y: [palette(x, y) % 4], chunk(b"PLTE", PALETTE[15:27]),
        interlaced=True)


def picture(mode, value):
    made = Image.new(mode, (WIDTH, HEIGHT))
    for y in range(HEIGHT):
        for x in range(WIDTH):
            made.putpixel((x, y), value(x, y))
    return made


def main():
    pngs()
    pillow_heif.register_heif_opener()
    opaque = picture("RGB", lambda x, y: tuple(level(v) for v in light(x, y)))
    faded = picture("RGBA", lambda x, y: tuple(level(v) for v in light(x, y) + (clear(x, y),)))
    opaque.save(FOLDER / "full.jpg", quality=92, subsampling=0)
    opaque.save(FOLDER / "halved.jpg", quality=75, subsampling=2)
    opaque.save(FOLDER / "progressive.jpg", quality=85, subsampling=1, progressive=True)
    opaque.convert("L").save(FOLDER / "grey.jpg", quality=85)
    opaque.convert("CMYK").save(FOLDER / "inks.jpg", quality=90)
    for orientation in range(1, 9):
        exif = Image.Exif()
        exif[0x0112] = orientation
        opaque.save(FOLDER / f"exif{orientation}.jpg", quality=80, exif=exif)
    opaque.save(FOLDER / "lossy.webp", quality=80)
    faded.save(FOLDER / "lossy-alpha.webp", quality=80)
    faded.save(FOLDER / "lossless.webp", lossless=True)
    opaque.save(FOLDER / "halved.heic", quality=70)
    opaque.save(FOLDER / "full.heic", quality=90, chroma=444)
    faded.save(FOLDER / "alpha.heic", quality=80)
    few = opaque.quantize(31, dither=Image.Dither.NONE)
    other = opaque.transpose(Image.Transpose.FLIP_LEFT_RIGHT).quantize(31)
    few.save(FOLDER / "frames.gif", save_all=True, append_images=[other], duration=100, interlace=0)
    few.save(FOLDER / "interlaced-key.gif", interlace=1, transparency=3, optimize=False)


main()
