/// A view's preferences for the distance to its neighbours, edge by edge.
public struct EdgeSpacing: Sendable {
  /// The kind of content at one edge of a view.
  public struct Edge: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A text, which keeps its line pitch to an adjacent text.
    public static let text = Edge(rawValue: 1)
    /// Content with an edge of its own: a shape, a picture, a padded or framed view.
    public static let plain = Edge(rawValue: 2)
    /// A spacer or an empty stack, which keeps no distance.
    public static let none = Edge(rawValue: 4)
  }

  public var top: Edge
  public var leading: Edge
  public var bottom: Edge
  public var trailing: Edge
  /// The points between a text at the top edge and the text above it, less than 0 where a style's lines
  /// overlap; -infinity without a text.
  public var textGap: Double

  public init(_ all: Edge) {
    self.init(vertical: all, horizontal: all)
  }

  init(vertical: Edge, horizontal: Edge, textGap: Double = -.infinity) {
    top = vertical
    bottom = vertical
    leading = horizontal
    trailing = horizontal
    self.textGap = textGap
  }

  /// Edges without any preference yet.
  public static let unknown = EdgeSpacing([])

  /// The distance of stacked views in points if none of them prefers another.
  public static let standard = 8.0

  /// Takes another view's preferences, too, on the given edges.
  public mutating func formUnion(
    _ other: EdgeSpacing, top: Bool = true, leading: Bool = true, bottom: Bool = true,
    trailing: Bool = true
  ) {
    if top {
      textGap = Swift.max(textGap, other.textGap)
      self.top.formUnion(other.top)
    }
    if leading { self.leading.formUnion(other.leading) }
    if bottom { self.bottom.formUnion(other.bottom) }
    if trailing { self.trailing.formUnion(other.trailing) }
  }

  /// Returns the distance to a view below.
  public func distance(above next: EdgeSpacing) -> Double {
    let isTextOnText = bottom.contains(.text) && next.top.contains(.text)
    let hasEdgeAtText =
      (bottom.contains(.text) && next.top.contains(.plain))
      || (bottom.contains(.plain) && next.top.contains(.text))
    if hasEdgeAtText { return EdgeSpacing.standard }
    if isTextOnText { return next.textGap }
    return EdgeSpacing.distance(bottom, next.top)
  }

  /// Returns the distance to the next view in a row.
  public func distance(before next: EdgeSpacing) -> Double {
    EdgeSpacing.distance(trailing, next.leading)
  }

  private static func distance(_ a: Edge, _ b: Edge) -> Double {
    a.contains(.none) || b.contains(.none) ? 0 : standard
  }
}
