"""Changes of a golden's pixels behind the renderer's back. All other chunks are kept, so that the file
still says where it comes from and which views it shows."""
import random, struct, zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Picture:
    """An RGBA file of 8 bits a channel, as goldens are kept."""

    def __init__(self, data):
        assert data.startswith(SIGNATURE), "no PNG file"
        self.chunks, at = [], len(SIGNATURE)
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at:at + 8])
            self.chunks.append((kind, data[at + 8:at + 8 + length]))
            at += 12 + length
        self.width, self.height, *form = struct.unpack(">IIBBBBB", self.chunks[0][1])
        assert form == [8, 6, 0, 0, 0], "goldens have 8 bits and four channels"
        self.rows = self._unfiltered(zlib.decompress(b"".join(d for k, d in self.chunks if k == b"IDAT")))

    def _unfiltered(self, data):
        rows, stride, above = [], self.width * 4, bytearray(self.width * 4)
        for start in range(0, len(data), stride + 1):
            kind, row = data[start], bytearray(data[start + 1:start + 1 + stride])
            for i in range(stride if kind else 0):
                left = row[i - 4] if i > 3 else 0
                corner = above[i - 4] if i > 3 else 0
                row[i] = row[i] + self._predicted(kind, left, above[i], corner) & 255
            rows.append(row)
            above = row
        return rows

    @staticmethod
    def _predicted(kind, left, above, corner):
        if kind == 1:
            return left
        if kind == 2:
            return above
        if kind == 3:
            return (left + above) // 2
        guess = left + above - corner
        return min((left, above, corner), key=lambda value: abs(guess - value))

    @property
    def data(self):
        """The file: the new pixels among the chunks as they were."""
        pixels = b"".join(b"\0" + bytes(row) for row in self.rows)
        header = struct.pack(">II", self.width, self.height) + self.chunks[0][1][8:]
        out, has_pixels = [SIGNATURE], False
        for kind, body in self.chunks:
            if kind == b"IDAT":
                if has_pixels:
                    continue
                body, has_pixels = zlib.compress(pixels), True
            body = header if kind == b"IHDR" else body
            out.append(struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)))
        return b"".join(out)

    def pixel(self, x, y):
        return self.rows[y][4 * x:4 * x + 4]

    def set(self, x, y, value):
        self.rows[y][4 * x:4 * x + 4] = bytes(value)


# What can be done to a golden: functions of a Picture that change it.

def one_pixel(x, y):
    """One channel of one pixel, by half of its range."""
    def change(picture):
        value = picture.pixel(x, y)
        picture.set(x, y, (value[0] ^ 0x80, *value[1:]))
    return change


def alpha(x, y, width, height):
    """The opacity of an area, by one level; its colours stay."""
    def change(picture):
        for row in range(y, y + height):
            for column in range(x, x + width):
                value = picture.pixel(column, row)
                picture.set(column, row, (*value[:3], value[3] - 1))
    return change


def one_level(colour):
    """Every pixel of a colour, by one level of blue."""
    def change(picture):
        for y in range(picture.height):
            for x in range(picture.width):
                if tuple(picture.pixel(x, y)) == (*colour, 255):
                    picture.set(x, y, (*colour[:2], colour[2] ^ 1, 255))
    return change


def noise(picture):
    """Up to eight levels on edges: pixels unlike the one before, as another rasterizer leaves them."""
    chance, levels = random.Random(7), []
    for y in range(picture.height):
        for x in range(1, picture.width):
            value = picture.pixel(x, y)
            if value[3] == 255 and value != picture.pixel(x - 1, y):
                levels.append((x, y, bytes(max(0, min(c + chance.randint(-8, 8), 255)) for c in value[:3])))
    for x, y, value in levels:
        picture.set(x, y, (*value, 255))


def shifted(picture):
    """Everything by one pixel to the right."""
    for row in picture.rows:
        row[4:] = row[:-4]


def wider(picture):
    """One clear column more."""
    picture.width += 1
    for row in picture.rows:
        row += bytes(4)


def lower(picture):
    """One row less."""
    picture.height -= 1
    picture.rows.pop()


def linear_light(picture):
    """The same numbers under another profile: a gamma of 1 in place of sRGB."""
    picture.chunks = [
        (b"gAMA", struct.pack(">I", 100_000)) if kind == b"sRGB" else (kind, body)
        for kind, body in picture.chunks]
