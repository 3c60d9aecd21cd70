import VitrineGraphics

/// Finds frames by direct propagation: whatever a relation determines from what is known is set, and where
/// nothing follows any more, the next view takes the size of its content.
///
/// It works on a view with those in it. Each step sets a side that was unknown, so that it ends.
nonisolated struct LayoutSolver {
  let table: LayoutTable
  let measures: LayoutMeasures
  let scope: Range<Int>
  private var slots: [LayoutSlot]
  /// Equalities to look at from `next` on, in the order of their activation: of contradicting ones the first
  /// count, and the last are told.
  private var queue: [Int] = []
  private var next = 0
  private var isQueued: Set<Int> = []
  /// Equalities below the highest priority that have not been used, the strongest first.
  var weak: [Int]
  var problems: [UIViewProblem] = []

  init(_ table: LayoutTable, _ measures: LayoutMeasures, scope: Range<Int>) {
    self.table = table
    self.measures = measures
    self.scope = scope
    slots = Array(repeating: LayoutSlot(), count: 2 * scope.count)
    weak = []
    for index in Set(scope.flatMap { table.linksOf[$0] }).sorted() {
      let link = table.links[index]
      guard link.isEqual, isInside(link) else { continue }
      if link.isRequired { enqueue(index) } else { weak.append(index) }
    }
    weak.sort { a, b in
      let (p, q) = (table.links[a].priority, table.links[b].priority)
      return p != q ? p > q : a < b
    }
  }

  func slot(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> LayoutSlot {
    slots[2 * (item - scope.lowerBound) + axis.rawValue]
  }

  func value(_ reference: LayoutSlotReference) -> Double {
    slot(reference.item, reference.axis)[reference.side]
  }

  func isInside(_ link: LayoutLink) -> Bool {
    scope.contains(link.first.item) && link.second.map { scope.contains($0.item) } ?? true
  }

  mutating func setRoot(_ axis: NSLayoutConstraint.Axis, _ length: Double) {
    let root = scope.lowerBound
    set(LayoutSlotReference(item: root, axis: axis, side: .near), 0)
    set(LayoutSlotReference(item: root, axis: axis, side: .length), max(0, length))
  }

  /// Sets a side that is unknown, and what follows for the view's other sides and for subviews with frames.
  mutating func set(_ reference: LayoutSlotReference, _ value: Double) {
    let index = 2 * (reference.item - scope.lowerBound) + reference.axis.rawValue
    guard slots[index][reference.side].isNaN, !value.isNaN else { return }
    slots[index][reference.side] = value
    slots[index].complete()
    for link in table.linksOf[reference.item] {
      let link = (index: link, value: table.links[link])
      if link.value.isEqual, link.value.isRequired, isInside(link.value) { enqueue(link.index) }
    }
    guard slots[index].isKnown else { return }
    for child in table.items[reference.item].children where table.items[child].usesFrame {
      let place = framed(child, reference.axis, in: slots[index])
      set(LayoutSlotReference(item: child, axis: reference.axis, side: .near), place.start)
      set(LayoutSlotReference(item: child, axis: reference.axis, side: .length), place.length)
    }
  }

  private mutating func enqueue(_ link: Int) {
    if isQueued.insert(link).inserted { queue.append(link) }
  }

  /// Sets all that follows from equalities.
  mutating func drain() {
    while next < queue.count {
      let index = queue[next]
      next += 1
      isQueued.remove(index)
      _ = apply(table.links[index])
    }
    queue.removeAll(keepingCapacity: true)
    next = 0
  }

  /// Sets the unknown side of an equality whose other side is known; returns whether there was one.
  mutating func apply(_ link: LayoutLink) -> Bool {
    let first = value(link.first)
    let second = link.second.map(value)
    if first.isNaN {
      let target = link.target(second)
      guard !target.isNaN else { return false }
      set(link.first, target)
      return true
    }
    guard let reference = link.second, let second, second.isNaN else { return false }
    let source = link.source(first)
    guard !source.isNaN else { return false }
    set(reference, source)
    return true
  }

  /// Returns a view's place by frame and mask in its superview's extent.
  func framed(
    _ child: Int, _ axis: NSLayoutConstraint.Axis, in parent: LayoutSlot
  ) -> (start: Double, length: Double) {
    let item = table.items[child]
    let old = table.items[item.parent].frame
    switch axis {
    case .vertical:
      let place = item.mask.vertical.resized(
        item.frame.y, item.frame.height, from: old.height, to: parent.length)
      return (parent.near + place.start, place.length)
    case .horizontal:
      let place = item.mask.horizontal.resized(
        item.frame.x, item.frame.width, from: old.width, to: parent.length)
      let start = table.isRightToLeft ? parent.length - place.start - place.length : place.start
      return (parent.near + start, place.length)
    }
  }

  /// Takes over lengths from a solver of a larger part.
  mutating func takeLengths(of outer: LayoutSolver) {
    for item in scope {
      for axis in NSLayoutConstraint.Axis.allCases {
        let length = outer.slot(item, axis).length
        set(LayoutSlotReference(item: item, axis: axis, side: .length), length)
      }
    }
  }

  /// The frames, with 0 for what is unknown; a view has no negative sides.
  var frames: [Rect] {
    scope.map { item in
      let (x, y) = (slot(item, .horizontal), slot(item, .vertical))
      return Rect(
        x: Self.limited(x.near), y: Self.limited(y.near), width: max(0, Self.limited(x.length)),
        height: max(0, Self.limited(y.length)))
    }
  }

  /// The longest distance in points: products of multipliers grow without limit.
  private static let longest = 1_000_000.0

  private static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : max(-longest, min(longest, value))
  }
}
