import VitrineGraphics
package import VitrineLayout

extension SymbolFrame {
  /// The frame for a name: measured, that of its family, or the size of the drawing and the usual bearings.
  ///
  /// - Parameter unit: the em that a unit of the drawing's space stands for in drawings of other names.
  static func of(_ name: String, _ layers: [SymbolOutline.Layer], unit: Double) -> SymbolFrame? {
    var frame = known(name) ?? drawn(layers, unit: unit)
    frame?.ink = measuredInk[name]
    return frame
  }

  /// The frame for a name without a look at its drawing; nil where neither it nor its family is known.
  static func known(_ name: String) -> SymbolFrame? {
    if let frame = measured[name] { return frame }
    let parts = name.split(separator: ".").map(String.init)
    return parts.count > 32 ? nil : family(parts)
  }

  /// The frame that a drawing has at its own size.
  ///
  /// - Parameter unit: as of `of`.
  package static func drawn(_ layers: [SymbolOutline.Layer], unit: Double) -> SymbolFrame? {
    guard let ink = layers.inkBounds, ink.width > 0, ink.height > 0 else { return nil }
    return SymbolFrame(
      centered: Size(
        min(ink.width * unit, largestInk) + bearings.width,
        min(ink.height * unit, largestInk) + bearings.height))
  }

  /// The largest ink in em taken from a drawing; the widest frame measured is 1.94.
  private static let largestInk = 2.0

  private static func family(_ parts: [String]) -> SymbolFrame? {
    func named(_ parts: [String]) -> SymbolFrame? { measured[parts.joined(separator: ".")] }
    // A filled symbol has the frame of its outline.
    let outline = parts.filter { $0 != "fill" }
    if let frame = named(outline) ?? named(outline + ["fill"]) { return frame }
    if let place = outline.firstIndex(of: "badge"), place > 0 {
      return known(outline[..<place].joined(separator: ".")).map(badged)
    }
    if outline.last == "slash", outline.count > 1 {
      return known(outline.dropLast().joined(separator: ".")).map(slashed)
    }
    if let frame = mirrored(outline).flatMap(named) { return frame }
    if outline.count > 1, let frame = outline.last.flatMap({ enclosures[$0] }) {
      return named([frame])
    }
    return outline.first.flatMap {
      sharing.contains($0) ? named([$0]) : heads[$0].flatMap { named([$0]) }
    }
  }

  /// The outlines around a symbol and a symbol measured with the same frame.
  private static let enclosures = [
    "circle": "circle", "square": "square", "app": "square", "rectangle": "rectangle",
    "triangle": "triangle", "shield": "shield", "seal": "seal", "hexagon": "hexagon",
    "bubble": "bubble.left", "message": "message",
  ]
  /// First parts of names whose further parts change what is inside the frame.
  private static let sharing: Set<String> = [
    "globe", "thermometer", "calendar", "envelope", "trash",
  ]
  private static let heads = ["battery": "battery.100"]

  /// The name of the mirror image; nil if the name has no side.
  private static func mirrored(_ parts: [String]) -> [String]? {
    let swaps = ["right": "left", "left": "right", "forward": "right", "backward": "left"]
    let turned = parts.map { swaps[$0] ?? $0 }
    if turned != parts, measured[turned.joined(separator: ".")] != nil { return turned }
    // `forward` is drawn as `right`, not as its mirror image.
    let sided = parts.map { $0 == "forward" ? "right" : $0 == "backward" ? "left" : $0 }
    return sided == parts ? nil : sided
  }

  /// A badge reaches beyond the symbol's lower right corner: the means of `doc`, `folder`, `link`, `person`
  /// and `bell`, at 17 pt.
  private static func badged(_ frame: SymbolFrame) -> SymbolFrame {
    SymbolFrame(
      width: frame.width + 0.2 / measuredSize, height: frame.height + 1.8 / measuredSize,
      depth: frame.depth + 1.2 / measuredSize)
  }

  /// A slash is as high as 20 of 17 points and as wide as 18.5, as `eye`, `mic`, `bell` and `speaker` with
  /// one are.
  private static func slashed(_ frame: SymbolFrame) -> SymbolFrame {
    let size = Size(max(frame.width, 18 / measuredSize), max(frame.height, 20 / measuredSize))
    return SymbolFrame(centered: size)
  }
}
