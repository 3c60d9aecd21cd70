extension UIView {
  /// The views in this one, from the hindmost to the foremost.
  public var subviews: [UIView] { children.views }

  /// Adds a view in front of the others, and takes it from its former superview. A view cannot stand in itself:
  /// that leaves a diagnostic.
  public func addSubview(_ view: UIView) { insert(view, at: children.views.count) }

  /// Adds a view at a place among the others; 0 is the hindmost, and places beyond the ends are the ends.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view directly in front of another subview, or in front of all if that is not one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Adds a view directly behind another subview, or in front of all if that is not one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Takes the view from its superview; constraints with views that stay there end.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.children.views.removeAll { $0 === self }
    superview = nil
    (parent as? UIStackView)?.forget(self)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: children.views.count) }
  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Whether the view is the other one, or stands in it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// Returns the first view with a tag, in the order of drawing: this one or one in it; nil for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var left = [self]
    while let view = left.popLast() {
      if view.tag == tag { return view }
      left += view.subviews.reversed()
    }
    return nil
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    if view.superview === self { view.removeFromSuperview() }
    let index = children.views.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? children.views.count)
  }

  private func move(_ view: UIView, to index: Int) {
    guard let now = children.views.firstIndex(where: { $0 === view }) else { return }
    children.views.remove(at: now)
    children.views.insert(view, at: min(index, children.views.count))
  }

  private func insert(_ view: UIView, at index: Int) {
    // A view without subviews contains no other: only then the way up need not be gone.
    if view === self || (!view.children.views.isEmpty && isDescendant(of: view)) {
      problems.append(
        UIViewProblem(
          code: "uikit-view-in-itself",
          message: "\(typeName(type(of: view))) was added to \(typeName(type(of: self))), which is "
            + "the same view or stands in it; it stays where it was"))
      return
    }
    view.removeFromSuperview()
    children.views.insert(view, at: max(0, min(index, children.views.count)))
    view.superview = self
  }
}
