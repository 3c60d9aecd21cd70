import VitrineGraphics
import VitrineText

extension PlacedTree {
  /// Returns the tree as indented text: a line for each node with its view, values, frame and content. The
  /// same tree gives the same text on every machine; meant for goldens and for reading.
  public func dump() -> String {
    var lines = [
      "canvas \(DumpNumber.text(size.width)) × \(DumpNumber.text(size.height))"
        + " @\(DumpNumber.text(scale))x"
    ]
    var ends: [Int32] = []
    for (i, node) in nodes.enumerated() {
      while let end = ends.last, end <= Int32(i) { ends.removeLast() }
      let indent = String(repeating: "  ", count: ends.count)
      lines.append(indent + UntrustedText.line(node.dumpLine))
      for extra in node.textLines { lines.append(indent + "  | " + extra) }
      if node.end > Int32(i) + 1 { ends.append(node.end) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PlacedNode {
  fileprivate var dumpLine: String {
    var text = name
    let values = content.dumpValues
    if !values.isEmpty { text += "(\(values))" }
    text += " [\(frame.dumpText)]"
    if let identifier { text += " #\(identifier)" }
    if redaction != .none { text += " redacted: \(redaction)" }
    return text
  }

  fileprivate var textLines: [String] {
    guard case .text(let text) = content else { return [] }
    return text.layout.lines.map { line in
      "\(UntrustedText.swiftLiteral(line.text)) x \(DumpNumber.text(line.x))"
        + " width \(DumpNumber.text(line.width)) baseline \(DumpNumber.text(line.baseline))"
        + (line.isTruncated ? " truncated" : "")
    }
  }
}

extension Rect {
  /// x, y, width, height.
  var dumpText: String {
    [x, y, width, height].map(DumpNumber.text).joined(separator: " ")
  }
}

extension PlacedContent {
  fileprivate var dumpValues: String {
    switch self {
    case .group(let arguments): arguments.description
    case .text: ""
    case .image(let leaf): leaf.dumpName
    case .shape(let shape): shape.dumpText
    case .canvas(let operations): "\(operations.count) operations"
    case .effect(let effect): effect.dumpText
    case .interaction(let interaction): interaction.dumpText
    case .tapArea(let geometry, let bounds, _): "\(geometry.dumpText) in \(bounds.dumpText)"
    case .accentable(let treatment): treatment == .accent ? "" : "\(treatment)"
    case .widgetBackground, .hidden: ""
    }
  }
}

extension ImageLeaf {
  var dumpName: String {
    switch content {
    case .bitmap(let image): image.name
    case .symbol(let symbol, _): symbol.name
    }
  }
}

extension Interaction {
  var dumpText: String {
    switch self {
    case .link(let url): url
    case .widgetURL(let url): url ?? ""
    case .button(let call): call?.name ?? "action"
    case .toggle(let call, _): call?.name ?? "toggle"
    case .disabled: "disabled"
    case .transparent: "false"
    case .system(let control): control.title ?? control.kind.rawValue
    case .widget(let rules): rules.widget
    }
  }
}

extension PlacedShape {
  var dumpText: String {
    let kind: String
    switch drawing {
    case .fill: kind = "fill"
    case .stroke(_, let style): kind = "stroke \(DumpNumber.text(style.width))"
    }
    return "\(kind) \(geometry.dumpText) in \(bounds.dumpText)"
  }
}

extension PlacedGeometry {
  var dumpText: String {
    switch self {
    case .rectangle: return "rectangle"
    case .ellipse: return "ellipse"
    case .path(let path): return "path of \(path.verbs.count) segments"
    case .roundedRectangle(let r, let curve):
      let radii =
        r.isUniform
        ? DumpNumber.text(r.topLeft)
        : [r.topLeft, r.topRight, r.bottomRight, r.bottomLeft].map(DumpNumber.text)
          .joined(separator: "/")
      return "rounded \(radii)\(curve == .circular ? " circular" : "")"
    }
  }
}

extension PlacedEffect {
  var dumpText: String {
    func numbers(_ values: Double...) -> String {
      values.map(DumpNumber.text).joined(separator: " ")
    }
    return switch self {
    case .opacity(let opacity): numbers(opacity)
    case .clip(let geometry, let bounds, _): "\(geometry.dumpText) in \(bounds.dumpText)"
    case .clockFigures(let height, let stem): numbers(height, stem)
    case .glassGroup(let spacing): numbers(spacing)
    case .arc(let arc):
      "\(numbers(arc.radius)) about \(numbers(arc.centre.x, arc.centre.y)) at \(numbers(arc.angle))"
    case .mask, .compositingGroup, .deepGroup, .luminanceToAlpha, .alphaByLuminance, .alphaByLight,
      .vibrancy, .accented:
      ""
    case .shadow(_, let radius, let x, let y): "radius \(numbers(radius)) by \(numbers(x, y))"
    case .blur(let radius, _): "radius \(numbers(radius))"
    case .blendMode(let mode): "\(mode)"
    case .transform(let m, _): numbers(m.a, m.b, m.c, m.d, m.tx, m.ty)
    case .projection(let map, let turn):
      (turn.map { "\($0.dumpText), " } ?? "")
        + map.numbers.map(DumpNumber.text).joined(separator: " ")
    case .colorMatrix(let matrix):
      numbers()
        + matrix.map { DumpNumber.text(Double($0)) }
        .joined(separator: " ")
    }
  }
}

extension Rotation3D {
  /// The values as an author writes them; what is usual is left out.
  var dumpText: String {
    var parts = [
      "\(DumpNumber.text(radians))",
      "axis: \([x, y, z].map(DumpNumber.text).joined(separator: " "))",
    ]
    if anchorZ != 0 { parts.append("anchorZ: \(DumpNumber.text(anchorZ))") }
    if perspective != 1 { parts.append("perspective: \(DumpNumber.text(perspective))") }
    return parts.joined(separator: ", ")
  }
}
