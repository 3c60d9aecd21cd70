public import VitrineGraphics

/// A view that a canvas draws: laid out by itself, with its top left corner at the origin.
///
/// All that a canvas draws of a symbol shares one value, so that copies cost nothing.
public final class CanvasSymbol: Hashable, Sendable {
  /// The views, aligned to pixels as if they stood at the canvas's corner.
  public let tree: PlacedTree

  /// The name of the node below a canvas that holds a symbol's views.
  public static let nodeName = "CanvasSymbol"

  public init(_ tree: PlacedTree) { self.tree = tree }

  /// The size of the view in points.
  public var size: Size { tree.size }

  public static func == (a: CanvasSymbol, b: CanvasSymbol) -> Bool {
    a === b || a.tree == b.tree
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(tree) }
}
