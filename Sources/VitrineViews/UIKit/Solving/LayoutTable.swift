import VitrineGraphics

/// A tree of views with all relations between them, ready to be resolved in any size. Coordinates begin at
/// the root's upper leading corner.
nonisolated struct LayoutTable {
  let items: [UIViewItem]
  private(set) var links: [LayoutLink] = []
  /// The links of each item, along either axis.
  private(set) var linksOf: [[Int]] = []
  let isRightToLeft: Bool
  /// The pixels of a point, to which contents' own sizes are rounded up.
  let scale: Double
  let probeCount: Int
  /// The views that arrange others.
  let stacks: [Int]
  /// The views by depth, and of each depth those first that are hardest to stretch.
  let byHugging: [NSLayoutConstraint.Axis: [Int]]

  init(_ snapshot: UIViewSnapshot, isRightToLeft: Bool, scale: Double) {
    items = snapshot.items
    self.isRightToLeft = isRightToLeft
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    probeCount = snapshot.probeCount
    stacks = snapshot.items.indices.filter { snapshot.items[$0].stack != nil }
    let items = items
    func order(_ axis: NSLayoutConstraint.Axis) -> [Int] {
      items.indices.sorted { a, b in
        let (x, y) = (items[a], items[b])
        if x.depth != y.depth { return x.depth < y.depth }
        let (p, q) = (x.hugging[axis], y.hugging[axis])
        return p != q ? p > q : a < b
      }
    }
    byHugging = [.horizontal: order(.horizontal), .vertical: order(.vertical)]
    linksOf = Array(repeating: [], count: items.count)
    for constraint in snapshot.constraints { add(link(constraint)) }
    for index in stacks { addStack(index) }
  }

  mutating func add(_ link: LayoutLink) {
    let index = links.count
    links.append(link)
    linksOf[link.first.item].append(index)
    if let second = link.second, second.item != link.first.item {
      linksOf[second.item].append(index)
    }
  }

  /// Whether an item is a view or in it.
  func contains(_ view: Int, _ item: Int) -> Bool { item >= view && item < items[view].end }

  /// The distances from a view's edges along an axis, in the direction of the language.
  func ends(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) -> (
    near: Double, far: Double
  ) {
    let (left, right) = (Double(insets.left).cleaned, Double(insets.right).cleaned)
    switch axis {
    case .vertical: return (Double(insets.top).cleaned, Double(insets.bottom).cleaned)
    case .horizontal: return isRightToLeft ? (right, left) : (left, right)
    }
  }
}

extension LayoutTable {
  private func link(_ relation: UIViewSnapshot.Relation) -> LayoutLink {
    let (first, move) = slot(relation.first)
    let second = relation.second.map(slot)
    let mirrors = isRightToLeft && relation.first.attribute.isMirrored
    let constant = mirrors ? -relation.constant : relation.constant
    var kind = relation.relation
    if mirrors { kind = kind.mirrored }
    return LayoutLink(
      first: first, second: second?.0, relation: kind, multiplier: relation.multiplier,
      constant: constant + relation.multiplier * (second?.1 ?? 0) - move,
      priority: relation.priority, name: relation.name)
  }

  /// Returns the side of an item that an end stands for, and the points by which a guide lies behind it.
  private func slot(_ end: UIViewSnapshot.Relation.End) -> (LayoutSlotReference, Double) {
    let side = end.attribute.side(isRightToLeft: isRightToLeft)
    let axis = end.attribute.axis
    let reference = LayoutSlotReference(item: end.item, axis: axis, side: side)
    guard end.guide == .margins else { return (reference, 0) }
    let margins = ends(items[end.item].margins, axis)
    switch side {
    case .near: return (reference, margins.near)
    case .far: return (reference, -margins.far)
    case .middle: return (reference, (margins.near - margins.far) / 2)
    case .length: return (reference, -margins.near - margins.far)
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation between numbers of the other sign.
  fileprivate nonisolated var mirrored: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutAttribute {
  fileprivate nonisolated func side(isRightToLeft: Bool) -> LayoutSide {
    switch self {
    case .leading, .top: .near
    case .trailing, .bottom: .far
    case .left: isRightToLeft ? .far : .near
    case .right: isRightToLeft ? .near : .far
    case .centerX, .centerY: .middle
    case .width, .height: .length
    }
  }

  /// Whether a constant goes to the right in any language.
  fileprivate nonisolated var isMirrored: Bool {
    self == .left || self == .right || self == .centerX
  }
}
