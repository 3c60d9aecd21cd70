import VitrineGraphics

/// The properties of SVG 2 and of the modules of CSS that it names, and what is made of each.
enum SVGProperties {
  /// All that are known, by their names. CSS leaves out what is not.
  static let table: [String: SVGProperty] = {
    var table: [String: SVGProperty] = [:]
    for property in paints + lines + [markers] + groups + transforms + geometry + warned {
      table[property.name] = property
    }
    for name in texts { table[name] = SVGProperty(name: name, isInherited: true, reading: .text) }
    for name in harmless { table[name] = SVGProperty(name: name, reading: .harmless) }
    return table
  }()

  private static let rules: [String: FillRule] = ["nonzero": .nonZero, "evenodd": .evenOdd]

  private static let paints: [SVGProperty] = [
    .inherited("fill", \.fill, SVGGrammar.paint),
    .inherited("fill-opacity", \.fillOpacity, SVGGrammar.share),
    .inherited("fill-rule", \.fillRule, SVGGrammar.words(rules)),
    .inherited("clip-rule", \.clipRule, SVGGrammar.words(rules)),
    .inherited("stroke", \.stroke, SVGGrammar.paint),
    .inherited("stroke-opacity", \.strokeOpacity, SVGGrammar.share),
    .inherited("paint-order", \.paintOrder) { text, _ in SVGPaintOrder(text) },
    .inherited("color", \.color) { text, _ in SVGColor.color(String(text)) },
    .own("stop-color", \.stopColor, SVGGrammar.color),
    .own("stop-opacity", \.stopOpacity, SVGGrammar.share),
    .own("background-color", \.background, SVGGrammar.color),
    .own("background", \.background) { text, _ in
      text == "none" ? .rgba(.clear) : SVGColorValue(text)
    },
  ]

  private static let lines: [SVGProperty] = [
    .inherited("stroke-width", \.strokeWidth, SVGGrammar.extent),
    .inherited(
      "stroke-linecap", \.cap,
      SVGGrammar.words(["butt": .butt, "round": .round, "square": .square])),
    .inherited(
      "stroke-linejoin", \.join,
      SVGGrammar.words(["miter": .miter, "round": .round, "bevel": .bevel])),
    .inherited("stroke-miterlimit", \.miterLimit, SVGGrammar.miterLimit),
    .inherited("stroke-dasharray", \.dashes, SVGGrammar.dashes),
    .inherited("stroke-dashoffset", \.dashOffset, SVGGrammar.length),
    .inherited("marker-start", \.markers.start, SVGGrammar.reference),
    .inherited("marker-mid", \.markers.middle, SVGGrammar.reference),
    .inherited("marker-end", \.markers.end, SVGGrammar.reference),
  ]

  /// The shorthand of the three properties, which apply after it by their names.
  private static let markers = SVGProperty(
    name: "marker", isInherited: true,
    reading: .read(
      { style, text in
        guard let marker = SVGGrammar.reference(text, style.inherited.scale) else { return false }
        style.inherited.markers = SVGMarkers(start: marker, middle: marker, end: marker)
        return true
      }, { style, other in style.inherited.markers = other.inherited.markers }))

  private static let groups: [SVGProperty] = [
    .inherited("font-size", \.scale, SVGGrammar.fontSize),
    .inherited(
      "visibility", \.isVisible,
      SVGGrammar.words(["visible": true, "hidden": false, "collapse": false])),
    .inherited(
      "image-rendering", \.isSmooth,
      SVGGrammar.words([
        "auto": true, "smooth": true, "high-quality": true, "optimizequality": true,
        "optimizespeed": false, "pixelated": false, "crisp-edges": false,
        "-webkit-optimize-contrast": false,
      ])),
    .own("display", \.isShown) { text, _ in text != "none" },
    .own("opacity", \.opacity, SVGGrammar.share),
    .own("clip-path", \.clipPath, SVGGrammar.reference),
    .own("mask", \.mask, SVGGrammar.reference),
    .own("mask-type", \.masksByAlpha, SVGGrammar.words(["luminance": false, "alpha": true])),
    .own(
      "overflow", \.clipsOverflow,
      SVGGrammar.words([
        "visible": false, "auto": false, "hidden": true, "scroll": true, "clip": true,
      ])),
    .own("mix-blend-mode", \.blendMode, SVGGrammar.words(blendModes)),
    .own("isolation", \.isIsolated, SVGGrammar.words(["auto": false, "isolate": true])),
  ]

  private static let blendModes: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
    "darken": .darken, "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "plus-lighter": .plusLighter,
  ]

  private static let transforms: [SVGProperty] = [
    .own("transform", \.transform, SVGGrammar.transform),
    .own("translate", \.translate, SVGGrammar.transform("translate")),
    .own("rotate", \.rotate, SVGGrammar.transform("rotate")),
    .own("scale", \.scale, SVGGrammar.transform("scale")),
    .own("transform-origin", \.transformOrigin) { text, scale in
      SVGTransformOrigin(text, scale).map { $0 }
    },
    .own(
      "transform-box", \.transformBox,
      SVGGrammar.words([
        "view-box": .viewBox, "fill-box": .fill, "content-box": .fill, "stroke-box": .stroke,
        "border-box": .stroke,
      ])),
  ]

  private static let geometry: [SVGProperty] = [
    .own("x", \.geometry.x, SVGGrammar.place), .own("y", \.geometry.y, SVGGrammar.place),
    .own("cx", \.geometry.cx, SVGGrammar.place), .own("cy", \.geometry.cy, SVGGrammar.place),
    .own("width", \.geometry.width, SVGGrammar.size),
    .own("height", \.geometry.height, SVGGrammar.size),
    .own("r", \.geometry.r, SVGGrammar.size), .own("rx", \.geometry.rx, SVGGrammar.size),
    .own("ry", \.geometry.ry, SVGGrammar.size),
    .own("d", \.geometry.d, SVGGrammar.pathData),
  ]

  /// Those that change a picture and are not drawn, with the values that change nothing.
  private static let warned: [SVGProperty] = [
    ("all", []), ("animation", ["none"]), ("animation-name", ["none"]),
    ("backdrop-filter", ["none"]), ("background-image", ["none"]), ("clip", ["auto"]),
    ("color-interpolation", ["srgb", "auto"]), ("content-visibility", ["visible", "auto"]),
    ("filter", ["none"]), ("mask-border", ["none"]), ("mask-clip", ["border-box"]),
    ("mask-composite", ["add"]), ("mask-image", ["none"]), ("mask-mode", ["match-source"]),
    ("object-fit", ["fill"]), ("offset-path", ["none"]), ("offset", ["none"]),
    ("perspective", ["none"]), ("stroke-alignment", ["center"]), ("vector-effect", ["none"]),
    ("zoom", ["1", "100%", "normal"]), ("-webkit-mask", ["none"]), ("-webkit-mask-image", ["none"]),
    ("-webkit-filter", ["none"]), ("-webkit-clip-path", ["none"]),
    ("-webkit-transform", ["none"]),
  ].map { SVGProperty(name: $0.0, reading: .warned($0.1)) }

  /// Those of text, which is not drawn.
  private static let texts = words(
    """
    alignment-baseline baseline-shift block-ellipsis direction dominant-baseline font font-family
    font-feature-settings font-kerning font-language-override font-optical-sizing font-palette
    font-size-adjust font-stretch font-style font-synthesis font-variant font-variant-alternates
    font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric
    font-variant-position font-variation-settings font-weight glyph-orientation-horizontal
    glyph-orientation-vertical hanging-punctuation hyphens inline-size kerning letter-spacing line-break
    line-height line-height-step overflow-wrap quotes shape-image-threshold shape-inside shape-margin
    shape-padding shape-subtract tab-size text-align text-align-all text-align-last text-anchor
    text-combine-upright text-decoration text-decoration-color text-decoration-fill
    text-decoration-line text-decoration-skip-ink text-decoration-stroke text-decoration-style
    text-decoration-thickness text-emphasis text-indent text-justify text-orientation text-overflow
    text-rendering text-shadow text-size-adjust text-transform text-underline-offset
    text-underline-position unicode-bidi vertical-align white-space word-break word-spacing word-wrap
    writing-mode
    """)

  /// Those that change no still picture of shapes: hints of speed, what pointers do, boxes that SVG has none of, what
  /// filters read, and times of changes.
  private static let harmless = words(
    """
    animation-delay animation-direction animation-duration animation-fill-mode
    animation-iteration-count animation-play-state animation-timing-function backface-visibility
    border border-radius box-shadow box-sizing caret-color color-adjust color-interpolation-filters
    color-profile color-rendering color-scheme contain cursor enable-background flood-color
    flood-opacity flex forced-color-adjust inset lighting-color list-style margin margin-bottom
    margin-left margin-right margin-top max-height max-width min-height min-width outline padding
    padding-bottom padding-left padding-right padding-top pointer-events position
    print-color-adjust shape-rendering solid-color solid-opacity src touch-action
    transform-style transition transition-delay transition-duration transition-property
    transition-timing-function user-select will-change z-index top left right bottom float
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
