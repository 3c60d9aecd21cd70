import VitrineGraphics

extension NodeTree {
  /// Returns the tree as indented text: a line for each view or modifier with its values.
  public func dump() -> String {
    var lines: [String] = []
    var left: [(node: Node, depth: Int)] = [(root, 0)]
    while let (node, depth) = left.popLast() {
      lines.append(String(repeating: "  ", count: depth) + UntrustedText.line(node.dumpLine))
      for child in node.children.reversed() { left.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Node {
  fileprivate var dumpLine: String {
    let values = kind.dumpValues
    var text = values.isEmpty ? name : "\(name)(\(values))"
    if let identifier { text += " #\(identifier)" }
    if redaction != .none { text += " redacted: \(redaction)" }
    return text
  }
}

extension NodeKind {
  fileprivate var dumpValues: String {
    switch self {
    case .text(let leaf): UntrustedText.swiftLiteral(leaf.runs.map(\.text).joined())
    case .image(let leaf):
      "\(leaf.dumpName), \(DumpNumber.text(leaf.size.width)) × \(DumpNumber.text(leaf.size.height))"
    case .shape(let leaf): leaf.geometry.dumpText
    case .effect(let effect): effect.dumpText
    case .interaction(let interaction): interaction.dumpText
    case .contentShape(let shape, _): shape.dumpText
    case .modifier(let modifier): modifier.layout.dumpText
    case .empty, .spacer, .divider, .canvas, .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid,
      .viewThatFits, .geometryReader, .layout, .accentable, .widgetBackground, .hidden:
      placedArguments.description
    }
  }
}

extension ShapeGeometry {
  /// The shape as an author would write it, outermost first.
  var dumpText: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let corner, _):
      "rounded \(DumpNumber.text(corner.width))"
        + (corner.width == corner.height ? "" : " × \(DumpNumber.text(corner.height))")
    case .unevenRoundedRectangle(let r, let curve):
      PlacedGeometry.roundedRectangle(r, curve).dumpText
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .containerRelative: "containerRelative"
    case .concentric(let corners, _): "corners \(corners.dumpText)"
    case .path(let path): "path of \(path.verbs.count) segments"
    case .custom(let name, _, _): name
    case .inset(let inner, let d): "inset \(DumpNumber.text(d)) \(inner.dumpText)"
    case .offset(let inner, let by):
      "offset \(DumpNumber.text(by.width)) \(DumpNumber.text(by.height)) \(inner.dumpText)"
    case .rotated(let inner, let radians, _):
      "rotated \(DumpNumber.text(radians)) \(inner.dumpText)"
    case .scaled(let inner, let x, let y, _):
      "scaled \(DumpNumber.text(x)) \(DumpNumber.text(y)) \(inner.dumpText)"
    case .transformed(let inner, _): "transformed \(inner.dumpText)"
    case .trimmed(let inner, let from, let to):
      "trimmed \(DumpNumber.text(from)) \(DumpNumber.text(to)) \(inner.dumpText)"
    case .sized(let inner, let size):
      "sized \(DumpNumber.text(size.width)) \(DumpNumber.text(size.height)) \(inner.dumpText)"
    case .stroked(let inner, let style): "stroked \(DumpNumber.text(style.width)) \(inner.dumpText)"
    }
  }
}

extension Effect {
  fileprivate var dumpText: String {
    switch self {
    case .opacity(let opacity): DumpNumber.text(opacity)
    case .clip(let geometry, _): geometry.dumpText
    case .mask(let alignment): alignment.name
    case .shadow(_, let radius, let x, let y):
      "radius: \(DumpNumber.text(radius)), x: \(DumpNumber.text(x)), y: \(DumpNumber.text(y))"
    case .blur(let radius, _): DumpNumber.text(radius)
    case .blendMode(let mode): "\(mode)"
    case .rotation(let radians, _): DumpNumber.text(radians)
    case .scale(let x, let y, _): "x: \(DumpNumber.text(x)), y: \(DumpNumber.text(y))"
    case .rotation3D(let turn): turn.dumpText
    case .clockFigures(let height, let stem):
      "height: \(DumpNumber.text(height)), stem: \(DumpNumber.text(stem))"
    case .glassGroup(let spacing): DumpNumber.text(spacing)
    case .compositingGroup, .deepGroup, .transform, .projection, .colorMatrix,
      .luminanceToAlpha, .alphaByLuminance, .alphaByLight, .vibrancy, .accented:
      ""
    }
  }
}
