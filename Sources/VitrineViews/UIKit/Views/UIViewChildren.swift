/// The subviews of a view. They are apart from it, so that a deep tree is released without recursion.
///
/// Only views use it, on the main actor, or when the last reference to one goes.
nonisolated final class UIViewChildren: @unchecked Sendable {
  var views: [UIView] = []

  /// Releases a tree one level after the other: thousands of nested views would exhaust the stack.
  static func release(_ children: UIViewChildren) {
    var left = children.views
    children.views = []
    while var view = left.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      left += view.children.views
      view.children.views = []
    }
  }
}
