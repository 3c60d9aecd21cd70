"""The documents of `Tests/Long/costs`: for each primitive a document that does it a given number of times."""
import base64, dataclasses, random, struct, zlib

# The names of blend modes by the kernels that composite them.
MODES = {
    "lighter": "plusLighter", "darker": "plusDarker", "screen": "screen", "soft light": "softLight", "burn": "colorBurn",
    "hue": "hue", "luminosity": "luminosity", "source atop": "sourceAtop", "destination out": "destinationOut",
}
FILTERS = {
    "brightness": 0.3, "contrast": 1.5, "saturation": 0.4, "grayscale": 0.7, "hueRotation": 40, "colorInvert": None,
    "colorMultiply": "orange",
}


@dataclasses.dataclass
class Primitive:
    """A document that does something n times, and what its work is counted as: pixels, steps or nothing."""
    name: str
    unit: str
    body: object
    more: object = None
    files: object = None
    # The number of the first trial, and the largest that a loop may have.
    least: int = 1
    most: int = 200_000

    def document(self, n):
        more = self.more(n) if self.more else {}
        return {"vitrine": 1, "kind": "Cost", "families": ["systemLarge"], "contentMargins": False, **more,
                "body": self.body(n)}


def times(n, *content):
    """Views n times over one another, with their number as `i`."""
    return {"ZStack": [{"ForEach": {"data": n, "index": "i", "content": list(content)}}]}


def modified(view, *modifiers):
    return {**view, "modifiers": list(modifiers)}


def layered(*modifiers):
    """Two fills that need a layer of their own under the modifiers."""
    inside = {"ZStack": [{"Color": "red"}, modified({"Color": "blue"}, {"padding": 40})]}
    return modified(inside, *modifiers)


def colors(count):
    return [["red", "yellow", "blue", "green", "white"][i % 5] for i in range(count)]


def svg(count, seed, *, side=360.0, step=None, curve=False, start=(0, 0)):
    """Path data of lines or curves between seeded points, apart by at most `step`."""
    chance = random.Random(seed)
    x, y = start
    parts = [f"M{x:g} {y:g}"]
    for _ in range(count):
        points = []
        for _ in range(3 if curve else 1):
            if step:
                x, y = (min(max(v + chance.uniform(-step, step), start[i]), start[i] + side) for i, v in enumerate((x, y)))
            else:
                x, y = start[0] + chance.uniform(0, side), start[1] + chance.uniform(0, side)
            points.append(f"{x:.2f} {y:.2f}")
        parts.append(("C" if curve else "L") + " ".join(points))
    return "".join(parts)


def png(width, height, alpha=True):
    """A picture of a seeded texture."""
    chance = random.Random(width)
    row = bytes(chance.randrange(256) for _ in range(width * 4))
    rows = b"".join(b"\0" + row[4 * (y % width):] + row[:4 * (y % width)] for y in range(height))
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))


def words(count, seed=1):
    chance = random.Random(seed)
    return " ".join("".join(chance.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(chance.randint(2, 9)))
                    for _ in range(count))


def nested(n, wrap, inner):
    for _ in range(n):
        inner = wrap(inner)
    return inner


def fills():
    pixels = lambda name, *content, **more: Primitive(name, "pixels", lambda n: times(n, *content), **more)
    yield pixels("solid fill", {"Color": "red"})
    yield pixels("translucent fill", {"Color": {"color": {"color": "red", "opacity": 0.5}}})
    yield pixels("rounded rectangle", modified({"RoundedRectangle": 60}, {"fill": "red"}))
    yield pixels("circle", modified({"Circle": None}, {"fill": {"color": "red", "opacity": 0.5}}))
    yield pixels("small fills", modified({"Color": "red"}, {"frame": {"width": 3, "height": 3}}))
    for name, data in {
        "path, long edges": svg(3000, 1), "path, short edges": svg(20000, 2, step=2),
        "path, points in a pixel": svg(20000, 3, side=0.3), "path, curves": svg(3000, 4, curve=True),
        "path, small curves": svg(9000, 5, step=4, curve=True), "path, outside": svg(20000, 6, start=(-900, -900)),
        "path, left of the picture": svg(20000, 7, start=(-900, 0)),
    }.items():
        yield pixels(name, modified({"Path": {"svg": data}}, {"fill": "red"}))
    for name, stroke in {
        "stroke": {"lineWidth": 1}, "stroke, wide": {"lineWidth": 60},
        "stroke, round": {"lineWidth": 9, "lineJoin": "round", "lineCap": "round"},
        "stroke, dashed": {"lineWidth": 1, "dash": [3, 2]},
        "stroke, finely dashed": {"lineWidth": 2, "dash": [0.1, 0.1], "lineCap": "round"},
    }.items():
        path = {"Path": {"svg": svg(1000, 8)}}
        yield pixels(name, modified(path, {"stroke": {"style": "red", **stroke}}))
    yield pixels("stroke, curves", modified(
        {"Path": {"svg": svg(2000, 9, step=9, curve=True)}}, {"stroke": {"style": "red", "lineWidth": 4}}))
    yield pixels("stroke, points in a pixel", modified(
        {"Path": {"svg": svg(9000, 10, side=0.3)}}, {"stroke": {"style": "red", "lineWidth": 4, "lineJoin": "round"}}))
    yield pixels("stroke, thin arcs", modified(
        {"Circle": None}, {"stroke": {"style": "red", "lineWidth": 1}}))


def gradients():
    pixels = lambda name, style: Primitive(name, "pixels", lambda n: times(n, {"Style": style}))
    for stops in (2, 100, 5000):
        yield pixels(f"linear, {stops} stops", {"LinearGradient": {"colors": colors(stops)}})
        yield pixels(f"linear across, {stops} stops", {"LinearGradient": {
            "colors": colors(stops), "startPoint": "leading", "endPoint": "trailing"}})
        yield pixels(f"radial, {stops} stops", {"RadialGradient": {"colors": colors(stops), "endRadius": 200}})
        yield pixels(f"angular, {stops} stops", {"AngularGradient": {"colors": colors(stops)}})
    yield pixels("elliptical", {"EllipticalGradient": {"colors": colors(9)}})
    for side in (2, 8, 40):
        mesh = {"width": side, "height": side, "colors": colors(side * side)}
        yield pixels(f"mesh of {side} × {side}", {"MeshGradient": mesh})
    small = modified({"Style": {"AngularGradient": {"colors": colors(3)}}}, {"frame": {"width": 2, "height": 2}})
    yield Primitive("small gradients", "pixels", lambda n: times(n, small))


def layers():
    pixels = lambda name, *content: Primitive(name, "pixels", lambda n: times(n, *content))
    yield pixels("opacity", layered({"opacity": 0.5}))
    yield pixels("compositing group", layered("compositingGroup", {"opacity": 0.9}))
    for name, mode in MODES.items():
        yield pixels(f"blend mode, {name}", layered({"blendMode": mode}))
        yield pixels(f"fill in {name}", modified({"Color": "red"}, {"blendMode": mode}))
    yield pixels("mask of an outline", layered({"mask": {"Circle": None}}))
    yield pixels("mask of a gradient", layered({"mask": {"Style": {"LinearGradient": ["black", "clear"]}}}))
    yield pixels("mask of a text", layered({"mask": {"Text": words(40)}}))
    yield pixels("clip", layered({"clipShape": "Circle"}))
    yield pixels("clips in each other", nested(
        9, lambda view: modified({"ZStack": [view, {"Color": "blue"}]}, {"padding": 3}, {"clipShape": "Circle"}),
        {"Color": "red"}))
    yield pixels("layers in each other", nested(
        60, lambda view: modified({"ZStack": [view, {"Color": "blue"}]}, {"opacity": 0.9}), {"Color": "red"}))
    for radius in (1, 10, 200):
        yield pixels(f"blur {radius}", layered({"blur": radius}))
        yield pixels(f"shadow {radius}", layered({"shadow": {"radius": radius, "x": 0.3, "y": 3.3}}))
    yield pixels("blur 10, opaque", layered({"blur": {"radius": 10, "opaque": True}}))
    yield pixels("small blurs", modified(layered({"blur": 2}), {"frame": {"width": 4, "height": 4}}))
    for name, amount in FILTERS.items():
        yield pixels(name, layered(name if amount is None else {name: amount}))


def behind():
    pixels = lambda name, *content, **more: Primitive(
        name, "pixels", lambda n: {"ZStack": [{"Style": {"LinearGradient": colors(4)}}, times(n, *content)]})
    yield pixels("material", {"Style": "regularMaterial"})
    yield pixels("small materials", modified(
        {"Style": "ultraThinMaterial"}, {"frame": {"width": 4, "height": 4}}))
    yield pixels("material in layers", nested(
        9, lambda view: modified({"ZStack": [{"Color": "#ff000020"}, view]}, {"opacity": 0.9}),
        {"Style": "regularMaterial"}))
    yield pixels("blur effect", {"Style": {"UIBlurEffect": "dark"}})
    yield pixels("vibrancy", modified({"Text": words(40)}, {"vibrancyEffect": "label"}))
    yield pixels("glass", modified({"Color": "clear"}, {"glassEffect": {"in": {"RoundedRectangle": 40}}}))
    yield pixels("small glass", modified(
        {"Color": "clear"}, {"frame": {"width": 20, "height": 20}}, {"glassEffect": {"in": "Circle"}}))
    one = modified({"Color": "clear"}, {"frame": {"width": 40, "height": 40}}, {"glassEffect": {"in": "Circle"}},
                   {"offset": {"x": "$i % 17 * 9", "y": "$i % 13 * 9"}})
    yield pixels("glasses of many tints", modified(
        {"Color": "clear"}, {"frame": {"width": 20, "height": 20}}, {"glassEffect": {"in": "Circle", "tint": {
            "red": "$i % 101 / 101", "green": "$i % 103 / 103", "blue": 0}}}))
    yield Primitive("glasses that flow together", "pixels", lambda n: {
        "GlassEffectContainer": {"spacing": 20, "children": [
            {"ZStack": [{"ForEach": {"data": n, "index": "i", "content": [one]}}]}]}})


def pictures():
    small, large = ("small@3x.png", lambda: png(300, 300)), ("large.png", lambda: png(3000, 3000))
    def pixels(name, file, *modifiers):
        return Primitive(name, "pixels", lambda n: times(n, modified({"Image": file[0]}, *modifiers)), files=[file])
    fit = {"frame": {"width": 360, "height": 360}}
    yield pixels("picture", small)
    yield pixels("picture, enlarged", small, "resizable", fit)
    yield pixels("picture, reduced", large, "resizable", fit)
    yield pixels("picture, much reduced", large, "resizable", {"frame": {"width": 9, "height": 9}})
    yield pixels("picture, nearest", small, "resizable", {"interpolation": "none"}, fit)
    yield pixels("picture, turned", small, "resizable", fit, {"rotationEffect": 30})
    yield pixels("picture, turned and reduced", large, "resizable", fit, {"rotationEffect": 30})
    yield pixels("picture, tiled", small, {"resizable": {"resizingMode": "tile"}}, fit)
    yield pixels("picture, sliced", small, {"resizable": {"capInsets": 9}}, fit)
    yield pixels("picture, template", small, {"renderingMode": "template"}, "resizable", fit)
    yield pixels("picture, translucent", small, "resizable", fit, {"opacity": 0.5})
    tiny = ("tiny.png", lambda: png(2, 2))
    yield pixels("picture of 2 pixels, tiled", tiny, {"resizable": {"resizingMode": "tile"}}, fit)
    drawing = ("drawing.svg", lambda: (
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><path d="%s" stroke="red" fill="blue"/></svg>'
        % svg(500, 11, side=300)).encode())
    yield pixels("picture of 6 pixels, tiled", ("six.png", lambda: png(6, 6)), {"resizable": {"resizingMode": "tile"}}, fit)
    yield pixels("drawing", drawing)
    parts = "".join('<rect x="%d" y="%d" width="2" height="2"/>' % (i % 300, i * 7 % 300) for i in range(20000))
    yield pixels("drawing of 20000 parts", ("parts.svg", lambda: (
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">%s</svg>' % parts).encode()))
    yield pixels("drawing, scaled", drawing, "resizable", fit)


def glyphs():
    pixels = lambda name, body, **more: Primitive(name, "pixels", body, **more)
    one = {"Text": words(300)}
    yield pixels("text of many glyphs", lambda n: times(n, one))
    yield pixels("text, small", lambda n: times(n, modified({"Text": words(3000)}, {"font": {"size": 4}})))
    sized = modified({"Text": words(20)}, {"font": {"size": "$10 + i % 977 * 0.31"}})
    yield pixels("text of many sizes", lambda n: times(n, sized))
    yield pixels("text, huge", lambda n: times(n, modified({"Text": "Wg"}, {"font": {"size": 300}})))
    yield pixels("text, bold and turned", lambda n: times(
        n, modified(one, {"font": {"size": 40, "weight": "black"}}, {"rotationEffect": 30})))
    yield pixels("text in a gradient", lambda n: times(
        n, modified(one, {"foregroundStyle": {"LinearGradient": colors(5)}})))
    yield pixels("text with a shadow", lambda n: times(n, modified(one, {"shadow": 4})))
    yield pixels("texts beyond the edge", lambda n: times(n, modified({"Text": "w"}, {"offset": {"x": -200}})))
    yield pixels("texts in a corner", lambda n: times(n, modified(
        {"Text": words(300)}, {"rotationEffect": 1}, {"clipShape": {"RoundedRectangle": 90}})))
    yield pixels("text, underlined", lambda n: times(n, modified(one, "underline")))
    yield pixels("symbols", lambda n: times(n, {"Image": {"systemName": "cloud.sun.rain.fill"}}))
    turning = modified({"Image": {"systemName": "gearshape.fill"}}, {"font": {"size": 200}}, {"rotationEffect": "$i * 0.7"})
    yield pixels("symbols, huge and turned", lambda n: times(n, turning))
    yield pixels("symbols of many colours", lambda n: times(n, modified(
        {"Image": {"systemName": "cloud.sun.rain.fill"}}, {"symbolRenderingMode": "multicolor"}, {"font": {"size": 90}})))


def drawings():
    pixels = lambda name, body, **more: Primitive(name, "pixels", body, **more)
    path = {"svg": svg(40, 12), "fill": "red", "stroke": "blue", "lineWidth": 3}
    yield pixels("canvas", lambda n: times(n, {"Canvas": [path] * 100}))
    yield pixels("canvas, translucent", lambda n: times(n, {"Canvas": [{**path, "opacity": 0.5}] * 100}))
    def chart(mark, *modifiers, most=2500):
        loop = {"ForEach": {"data": most, "index": "i", "content": [modified(mark, *modifiers)]}}
        return lambda n: times(n, {"Chart": loop})
    point = {"x": "$i", "y": "$i * 37 % 101"}
    yield pixels("chart of bars", chart({"BarMark": point}))
    yield pixels("chart of bars, round", chart({"BarMark": point}, {"cornerRadius": 4}))
    yield pixels("chart of a line", chart({"LineMark": point}, {"interpolationMethod": "catmullRom"}))
    yield pixels("chart of an area", chart({"AreaMark": point}))
    yield pixels("chart of points", chart({"PointMark": point}, {"symbol": "asterisk"}))
    yield pixels("chart of many names", chart(
        {"BarMark": {"x": "{i}", "y": "$i"}}, {"foregroundStyle": {"by": "n{i}"}}, most=300))
    yield pixels("chart of many levels", chart({"BarMark": point}, {"zIndex": "$i"}))
    yield pixels("chart of many series", chart({"LineMark": {**point, "series": "s{i}"}}))
    yield pixels("gauges", lambda n: times(n, modified(
        {"Gauge": {"value": 0.4, "label": "a"}}, {"gaugeStyle": "accessoryCircular"})))
    yield pixels("placeholder", lambda n: times(n, modified({"Text": words(60)}, "redacted")))


def layouts():
    steps = lambda name, body, **more: Primitive(name, "steps", body, **more)
    leaf = modified({"Color": "red"}, {"frame": {"width": 1, "height": 1}})
    def wide(kind):
        return lambda n: {kind: [{"ForEach": {"data": n, "content": [leaf]}}]}
    yield steps("row", wide("HStack"), least=1000)
    yield steps("column", wide("VStack"), least=1000)
    yield steps("row of spacers", lambda n: {"HStack": [{"ForEach": {"data": n, "content": [{"Spacer": {}}]}}]}, least=1000)
    yield steps("row of texts", lambda n: {"HStack": [{"ForEach": {"data": n, "index": "i", "content": ["a{i % 50}"]}}]},
                least=1000)
    yield steps("row by priority", lambda n: {"HStack": [{"ForEach": {"data": n, "index": "i", "content": [
        modified({"Color": "red"}, {"layoutPriority": "$i"})]}}]}, least=1000)
    def tower(kinds, depth, inner, *modifiers):
        level = [0]
        def wrap(view):
            level[0] += 1
            return modified({kinds[level[0] % len(kinds)]: [view, {"Color": "blue"}]}, *modifiers)
        return nested(depth, wrap, inner)
    for name, kinds, depth in (("stacks in each other", ["HStack", "VStack"], 100), ("layers of stacks", ["ZStack"], 100),
                               ("choices in each other", ["ViewThatFits"], 30), ("readers in each other", ["GeometryReader"], 30)):
        yield steps(name, lambda n, kinds=kinds, depth=depth: times(n, tower(kinds, depth, {"Color": "red"})))
    yield steps("modifiers around each other", lambda n: times(n, modified(
        {"Color": "red"}, *([{"padding": 0.1}, {"frame": {"maxWidth": 90}}, {"offset": {"x": 1}}] * 100))))
    grid = lambda rows, columns: {"Grid": [{"ForEach": {"data": rows, "content": [
        {"GridRow": [{"ForEach": {"data": columns, "content": [leaf]}}]}]}}]}
    yield steps("grid, square", lambda n: times(n, grid(40, 40)))
    yield steps("grid of rows", lambda n: grid(n, 3), least=1000)
    yield steps("grid of columns", lambda n: grid(3, n), least=1000)
    for name, key in (("LazyVGrid", "columns"), ("LazyHGrid", "rows")):
        yield steps(f"{name}", lambda n, name=name, key=key: {name: {key: 7, "children": [
            {"ForEach": {"data": n, "content": [leaf]}}]}}, least=1000)
        yield steps(f"{name}, adaptive", lambda n, name=name, key=key: {name: {key: [{"adaptive": 3}], "children": [
            {"ForEach": {"data": n, "content": [leaf]}}]}}, least=1000)
    yield steps("scaled texts", lambda n: times(n, modified(
        {"Text": words(60)}, {"minimumScaleFactor": 0.05}, {"lineLimit": 1}, {"frame": {"width": 40}})))
    yield steps("texts of a limit", lambda n: times(n, modified(
        {"Text": words(400)}, {"lineLimit": 3}, {"truncationMode": "middle"}, {"frame": {"width": 300}})))
    yield steps("distinct texts", lambda n: times(n, "word {i} and {i * 7} more"), least=1000)
    long = words(2000)
    yield steps("distinct long texts", lambda n: times(n, "{i}{t}"), more=lambda n: {"data": {"t": long}})
    arabic = "".join(random.Random(5).choice("ابتثجحخدذرزسشصضطظعغفقكلمنهوي ") for _ in range(400))
    yield steps("distinct Arabic texts", lambda n: times(n, "{i} {t}"), more=lambda n: {"data": {"t": arabic}})
    yield steps("one word without end", lambda n: times(1, modified({"Text": "{t}"}, {"frame": {"width": 100}})),
                more=lambda n: {"data": {"t": "ab" * n}}, least=1000, most=7_000_000)


def evaluation():
    steps = lambda name, text, data=None, **more: Primitive(
        name, "steps", lambda n: {"VStack": [{"ForEach": {"data": n, "content": [{"if": text, "then": "a"}]}}]},
        more=lambda n: {"data": data or {"a": 1}}, least=1000, **more)
    yield Primitive("loops", "steps", lambda n: {"VStack": [{"ForEach": {"data": n, "content": []}}]}, least=1000)
    yield steps("sums", "$" + "+".join(["a"] * 300) + " < 0")
    yield steps("powers", "$" + "+".join(["pow(a, 0.3)"] * 90) + " < 0")
    yield steps("sines", "$" + "+".join(["sin(a)"] * 90) + " < 0")
    yield steps("sum of a list", "$sum(a) < 0", {"a": list(range(1000))})
    yield steps("prefix of a list", "$count(prefix(a, 900)) < 0", {"a": list(range(1000))})
    yield steps("search in a list", "$contains(a, 'z')", {"a": ["y" * 9] * 1000})
    yield steps("search in a text", "$contains(a, 'aaaaaaab')", {"a": "a" * 9000})
    yield steps("length of a text", "$count(a) < 0", {"a": "é" * 9000})
    yield steps("joined lists", "$joined(a, ', ') == 'a'", {"a": ["y"] * 500})
    yield steps("comparison of objects", "$a == b", {"a": [{"x": [1, 2]}] * 400, "b": [{"x": [1, 2]}] * 400})
    for form in ("fixed:3", "date", "currency:EUR", "compact", "uppercase", "localized"):
        value = {"date": "2024-03-04T05:06:07Z", "uppercase": "straße", "localized": "word"}.get(form, 1234.5)
        text = {"Text": "{a|%s}" % form}
        yield Primitive(f"format {form}", "steps", lambda n, text=text: {"VStack": [{"ForEach": {
            "data": n, "content": [text]}}]}, more=lambda n, value=value: {"data": {"a": value}}, least=1000)
    yield Primitive("own views", "steps", lambda n: {"VStack": [{"ForEach": {"data": n, "content": [
        {"A": {"x": 1}}]}}]}, more=lambda n: {"views": {
            "A": {"B": {"x": "$x + 1"}}, "B": {"C": {"x": "$x + 1"}}, "C": {"if": "$x < 0", "then": "a"}}}, least=1000)


def every():
    """All primitives, in the order of the table."""
    for family in (fills, gradients, layers, behind, pictures, glyphs, drawings, layouts, evaluation):
        yield from family()
