/// The result of evaluating a view or document.
public struct NodeTree {
  /// The single root; several views at the top level form a vertical stack, as in SwiftUI.
  public var root: Node

  public init(root: Node) { self.root = root }
}
