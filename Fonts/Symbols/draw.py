"""Makes Drawn.txt and CupertinoIcons/Icons.txt from Symbols.txt: our own drawings, and those of Cupertino Icons that a
symbol names. Usage: draw.py      needs fonttools and skia-pathops"""
import re
import drawings_circles, drawings_home, drawings_marks, drawings_more, drawings_numbers, drawings_objects, drawings_pages, drawings_shapes
import drawings_signs, drawings_sport, drawings_tools, drawings_travel, drawings_weather, drawings_world
from parts import *

D = {}
# Where two modules have a name, the later one counts.
for module in (drawings_shapes, drawings_sport, drawings_home, drawings_travel, drawings_tools, drawings_signs, drawings_circles, drawings_marks,
               drawings_more, drawings_numbers, drawings_objects, drawings_pages, drawings_weather, drawings_world): D.update(module.D)

# Drawings that Cupertino Icons shrink to fit its square, with thinner strokes than the others': how much to undo.
SHRUNK = [("cloud_sun", 1.24), ("cloud_moon", 1.08), ("game_controller", 1.22), ("gamecontroller", 1.22), ("person_2_square", 1),
          ("person_2", 1.24), ("person_3", 1.5), ("battery", 1.3), ("keyboard", 1.15), ("bubble_left_bubble", 1.2), ("speaker_3", 1.15),
          ("speaker_zzz", 1.15), ("speaker_2", 1.06), ("dot_radiowaves_left", 1.22), ("sunrise", 1.1), ("sunset", 1.1), ("rectangle_3_off", 1.2),
          ("chart_bar_", 1), ("chart_bar", 1.1), ("tv_circle", 1), ("tv", 1.08), ("hammer", 1.13), ("scissors", 1.13), ("forward_fill", 1.14),
          ("forward_end_alt", 1.14), ("backward_end_alt", 1.14), ("backward_fill", 1.14), ("backward", 1.14), ("eye_slash", 1.16), ("eyeglasses", 1.2),
          ("eyedropper", 1.04), ("eye", 1.16), ("pencil_ellipsis", 1.28), ("tortoise", 1.3), ("hare", 1.3), ("ticket", 1.08), ("square_grid_3x2", 1.28),
          ("textformat_", 1.2), ("waveform_path", 1.1), ("camera_on", 1.16), ("photo_on", 1.1), ("photo_fill_on", 1.1), ("bolt_horizontal", 1.1),
          ("rectangle", 1.06), ("photo", 1.06), ("folder", 1.03), ("house", 1.06), ("home", 1.06), ("square_line", 1.28), ("sportscourt", 1.12),
          ("square", 1.04), ("app", 1.04), ("plus_square_", 1.0), ("arrowshape_turn_up_left_2", 1.08), ("bed_double", 1.15), ("car_fill", 1.3),
          ("person_badge", 1.0), ("chevron_left_slash", 1.14), ("table", 1.06), ("sidebar", 1.06), ("heart_slash", 1), ("bus", 1.3)]


def scale(name):
    for stem, factor in SHRUNK:
        if name.startswith(stem) and "circle" not in name: return factor
    return 1


def row(name, layers, factor=1.0, k=10.0):
    "A line of a table; the view box is the square of 1.1 em in which the catalogue places a drawing, in steps of 1 / k."
    side = 47 * 1.1 / factor
    corner, side = round((28 - side / 2) * k), round(side * k)
    assert all(layer.text(k) for layer in layers), name
    return "\t".join([name, f"{corner} {corner} {side} {side}", "|".join("nonzero" for _ in layers), "|".join(layer.text(k) for layer in layers)]) + "\n"


def write(path, head, rows):
    with open(path, "w") as f:
        f.write(head + "# Columns, parted by tabs: name, viewBox, fill rule, path data. Several layers are parted by | in the last two columns.\n")
        f.writelines(sorted(rows))


if __name__ == "__main__":
    used = {l.split("\t")[1] for l in open(HERE + "/Symbols.txt") if l.strip() and not l.startswith("#")}
    drawn = sorted(n.removeprefix("drawn/") for n in used if n.startswith("drawn/"))
    glyphs = sorted(n.removeprefix("cupertino/") for n in used if n.startswith("cupertino/"))
    print("not used:", sorted(set(D) - set(drawn)))
    write(HERE + "/Drawn.txt", "# Drawn for this project, MIT licence as the project itself, by draw.py. Some build on outlines of Cupertino Icons (MIT).\n",
          [row("drawn/" + n, D[n] if isinstance(D[n], list) else [D[n]]) for n in drawn])
    write(FONTS + "/CupertinoIcons/Icons.txt", "# Outlines of CupertinoIcons.ttf, MIT licence: see LICENSE.txt. Made by Symbols/draw.py.\n",
          [row("cupertino/" + n, [C(n)], scale(n), 512 / 56) for n in glyphs])
    print("drawn:", len(drawn), "from the font:", len(glyphs))
