public import VitrineGraphics

/// A symbol's outline in layers, in the space of `viewBox`; y down.
public final class SymbolOutline: Hashable, Sendable {
  public struct Layer: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule

    public init(path: Path, rule: FillRule) {
      self.path = path
      self.rule = rule
    }
  }

  public let name: String
  public let viewBox: Rect
  public let layers: [Layer]

  public init(name: String, viewBox: Rect, layers: [Layer]) {
    self.name = name
    self.viewBox = viewBox
    self.layers = layers
  }

  public static func == (a: SymbolOutline, b: SymbolOutline) -> Bool {
    a === b || a.name == b.name && a.viewBox == b.viewBox && a.layers == b.layers
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
