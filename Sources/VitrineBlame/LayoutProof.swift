import VitrineGraphics

/// For every matched node the causes that can have changed its size or place.
///
/// Layout is a function: a size follows from a view's own values, its children's sizes and what its parent
/// offers; a place follows from the parent's values and size and the siblings. So a cause can have moved a
/// node only along a chain of such relations in which each member really changed. All that are possible are
/// kept; a movement with a single one left is proven.
struct LayoutProof {
  typealias Sides = CauseSources.Sides

  private let new: PlacedRecord
  private let shift: NodeShift
  private let sources: CauseSources
  private let arrangement: [Arrangement]
  private let isContent: [Bool]

  /// The causes that each size and place may follow from.
  private(set) var size: [Sides]
  private var outer: [Sides]
  private var children: [Sides]
  private var place: [Sides]
  private(set) var absolute: [Sides]

  /// The largest number of walks up and down the tree; real trees need three or four.
  private static let mostRounds = 24

  init(_ old: PlacedRecord, _ new: PlacedRecord, _ shift: NodeShift, _ sources: CauseSources) {
    self.new = new
    self.shift = shift
    self.sources = sources
    arrangement = new.nodes.map(Arrangement.init)
    isContent = new.nodes.indices.map { n in
      let parent = shift.parent[n]
      guard parent >= 0, !new.nodes[parent].isView else { return true }
      return new.content(of: parent) == shift.outermost[n]
    }
    let none = [Sides](repeating: Sides(), count: new.nodes.count)
    (size, outer, children, place, absolute) = (none, none, none, none, none)
    guard sources.hasAny else { return }
    for _ in 0..<Self.mostRounds {
      let before = (size, place)
      walkUp()
      walkDown()
      if before == (size, place) { return }
    }
    let all = [Sides](
      repeating: Sides(horizontal: .untraceable, vertical: .untraceable), count: new.nodes.count)
    (size, absolute) = (all, all)
  }

  /// The causes that can have moved or resized a node; none if the records know of none.
  func causes(of n: Int) -> CauseSet {
    var set = CauseSet.none
    var isSlight = true
    for axis in FrameAxis.both {
      let (grown, moved) = (shift.size[n][axis], shift.absolutePlace[n][axis])
      if grown != .none { set |= size[n][axis] }
      if moved != .none { set |= absolute[n][axis] }
      if grown == .clear || moved == .clear { isSlight = false }
    }
    // A pixel more or less may come from anything that moved the view by less than one.
    return set.isEmpty && isSlight ? sources.everywhere | sources.anywhere : set
  }

  private mutating func walkUp() {
    for n in new.nodes.indices.reversed() where shift.isMatched[n] {
      update(n)
      let parent = shift.parent[n]
      guard parent >= 0, isContent[n] else { continue }
      for axis in FrameAxis.both {
        children[parent][axis] |= outer[n][axis]
        // Columns of a grid are as wide as any cell of them.
        if new.nodes[parent].name == "Grid" { children[parent][axis] |= children[n][axis] }
      }
    }
  }

  private mutating func walkDown() {
    for n in new.nodes.indices where shift.isMatched[n] { update(n) }
  }

  private mutating func update(_ n: Int) {
    let parent = shift.parent[n]
    for axis in FrameAxis.both {
      let above = parent >= 0 ? absolute[parent][axis] : .none
      let amount = shift.place[n][axis]
      if amount != .none {
        place[n][axis] |= placeSources(n, axis) | (amount == .slight ? above : .none)
      }
      absolute[n][axis] = place[n][axis] | above
      let grown = shift.size[n][axis]
      if grown != .none {
        size[n][axis] |= sizeSources(n, axis) | (grown == .slight ? absolute[n][axis] : .none)
      }
      let seen = shift.outerSize[n][axis]
      if seen != .none {
        outer[n][axis] |=
          size[n][axis] | sources.around[n] | (seen == .slight ? absolute[n][axis] : .none)
      }
    }
  }

  private func sizeSources(_ n: Int, _ axis: FrameAxis) -> CauseSet {
    guard shift.isInPlace[n] else { return .untraceable }
    let kind = arrangement[n]
    let own = sources.everywhere | sources.own[n][axis]
    if new.nodes[n].isFixed(axis), !sources.isReplaced[n] { return own }
    var set = own | sources.structure[n] | children[n][axis] | offered(n, axis)
    if kind.couplesAxes {
      set |= sources.own[n][axis.other] | children[n][axis.other] | offered(n, axis.other)
    }
    if kind.axis == axis { set |= gaps(n) }
    if kind.axis == axis.other, sources.hasGuides(n) { set |= sources.inside[n] }
    return set
  }

  /// Returns the causes that can have changed the size that the parent proposes.
  private func offered(_ n: Int, _ axis: FrameAxis) -> CauseSet {
    let p = shift.parent[n]
    guard p >= 0 else { return sources.everywhere | sources.around[n] }
    var set = sources.own[p][axis] | size[p][axis] | sources.around[n]
    let kind = arrangement[p]
    if kind.axis == axis { set |= children[p][axis] | sources.structure[p] | gaps(p) }
    if kind == .free { set |= everything(p) }
    return set
  }

  private func placeSources(_ n: Int, _ axis: FrameAxis) -> CauseSet {
    guard shift.isInPlace[n] else { return .untraceable }
    let p = shift.parent[n]
    var set = sources.everywhere | sources.around[n]
    guard p >= 0 else { return set | outer[n][axis] }
    if new.nodes[p].name == "padding", !sources.isReplaced[p] {
      return set | sources.leadingEdge[p][axis]
    }
    let kind = arrangement[p]
    set |= sources.own[p][axis] | size[p][axis] | outer[n][axis]
    if kind == .free { return set | everything(p) }
    if kind.axis == axis {
      set |= children[p][axis] | sources.structure[p] | gaps(p)
    } else if sources.hasGuides(p) {
      set |= children[p][axis] | sources.inside[p]
    }
    return set
  }

  /// Returns the causes that can have changed the gaps of a stack that leaves them to its children.
  private func gaps(_ p: Int) -> CauseSet {
    new.nodes[p]["spacing"] == nil ? sources.gapsInside[p] : .none
  }

  /// For containers of unknown rules.
  private func everything(_ p: Int) -> CauseSet {
    var set = sources.structure[p]
    for axis in FrameAxis.both {
      set |= sources.own[p][axis] | size[p][axis] | children[p][axis]
    }
    let grid = shift.parent[p]
    if new.nodes[p].name == "GridRow", grid >= 0 {
      set |= children[grid].horizontal | children[grid].vertical | sources.structure[grid]
    }
    return set
  }
}

extension PlacedRecord.Node {
  /// Whether a `frame(width:height:)` decides on the extent alone.
  fileprivate func isFixed(_ axis: FrameAxis) -> Bool {
    name == "frame" && self[axis == .horizontal ? "width" : "height"] != nil
  }
}

/// The rule by which a container or modifier places its children.
enum Arrangement {
  case row, column
  /// Each child for itself, in the same frame.
  case layers
  /// One or no child, whose two extents depend on each other.
  case leaf
  /// By rules that are not known here.
  case free

  init(_ node: PlacedRecord.Node) {
    switch node.name {
    case "HStack", "LazyHStack": self = .row
    case "VStack", "LazyVStack": self = .column
    case "ZStack": self = .layers
    case "aspectRatio", "scaledToFit", "scaledToFill", "fixedSize": self = .leaf
    case _ where !node.isView: self = .layers
    case "Text", "Image", "Spacer", "Divider": self = .leaf
    default: self = .free
    }
  }

  var axis: FrameAxis? {
    switch self {
    case .row: .horizontal
    case .column: .vertical
    default: nil
    }
  }

  var couplesAxes: Bool { self == .leaf || self == .free }
}
