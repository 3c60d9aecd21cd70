import VitrineGraphics
import VitrineImages

/// Finds what changed between two records whose nodes are matched, and what moved as a result.
struct CauseFinder {
  let old: PlacedRecord
  let new: PlacedRecord
  let match: NodeMatch
  private let changes: RecordChanges
  private let shift: NodeShift
  private let newNames: ViewNames

  /// The causes, and for each the views that moved by it and nothing else.
  struct Findings {
    var causes: [Cause] = []
    var moved: [[Int]] = []
    /// Views that moved for reasons that could not be told apart, or for none that is known.
    var unclear: [Int] = []
    /// Those of them that no cause can have moved.
    var unexplained: [Int] = []
  }

  init(_ old: PlacedRecord, _ new: PlacedRecord, _ match: NodeMatch) {
    self.old = old
    self.new = new
    self.match = match
    changes = RecordChanges(old, new, match)
    shift = NodeShift(old, new, match)
    newNames = ViewNames(record: new)
  }

  func find() -> Findings {
    let settings = changes.settings()
    let consequences = Consequences(old, new, match)
    let all = changes.all()
    let found = CauseGroups(old: old, new: new).merged(
      consequences.removed(from: all, settings: settings))
    let causes =
      settings
      + ChoiceCauses(old, new, match).added(
        to: found, settings: settings, dropped: consequences.otherChoices.isEmpty ? [] : all,
        consequences.otherChoices)
    var result = traced(causes)
    let outlines = outlines(result)
    if !outlines.isEmpty {
      result = traced(causes + CauseGroups(old: old, new: new).merged(outlines))
    }
    if result.causes.isEmpty { result = layoutChange() }
    for i in result.causes.indices { describeMoves(&result.causes[i], result.moved[i]) }
    return result
  }

  /// Lays every movement to the one cause that can have made it.
  private func traced(_ causes: [Cause]) -> Findings {
    var result = Findings(causes: causes, moved: [[Int]](repeating: [], count: causes.count))
    guard !causes.isEmpty else { return result }
    let proof = LayoutProof(old, new, shift, CauseSources(causes, old, new, match))
    for n in new.nodes.indices where shift.isMatched[n] && shift.isShifted(n) {
      let possible = proof.causes(of: n)
      if let only = possible.only, causes.indices.contains(only) {
        result.moved[only].append(n)
      } else {
        result.unclear.append(n)
        if possible.isEmpty { result.unexplained.append(n) }
      }
    }
    return result
  }

  /// Outlines that changed with the size of their views count as values where no other cause can have made the
  /// size: an outline that follows its size is no cause of its own.
  private func outlines(_ found: Findings) -> [Cause] {
    found.unexplained.compactMap { n -> Cause? in
      let o = match.oldOfNew[n]
      let (before, after) = (old.nodes[o][PropertyKey.path], new.nodes[n][PropertyKey.path])
      guard let before, let after, before != after, !shift.size[n].isNone,
        old.nodes[o].frame.size != new.nodes[n].frame.size
      else { return nil }
      let subject = new.subject(of: n)
      return Cause(
        .property, path: newNames.path(subject), view: newNames.name(subject),
        property: PropertyKey.path, old: before, new: after, oldNodes: [o], newNodes: [n])
    }
  }

  // MARK: Movements

  /// The views that a reader sees move: containers only grow around them.
  func leaves(_ nodes: [Int]) -> [Int] {
    nodes.filter { n in
      let node = new.nodes[n]
      return node.isView && node.end == n + 1 && node.name != "Spacer"
    }
  }

  func movement(of n: Int) -> Cause.Movement? {
    let (a, b) = (old.nodes[match.oldOfNew[n]].frame, new.nodes[n].frame)
    let values = [
      ("x", a.x, b.x), ("y", a.y, b.y), ("width", a.width, b.width), ("height", a.height, b.height),
    ]
    return values.first { abs($0.1 - $0.2) > NodeShift.leastDifference }.map {
      Cause.Movement(path: newNames.path(n), dimension: $0.0, old: $0.1, new: $0.2)
    }
  }

  /// Counts the views that moved, and names the first leaf among them.
  private func describeMoves(_ cause: inout Cause, _ moved: [Int]) {
    let own = Set(cause.newNodes)
    let leaves = leaves(moved).filter { !own.contains($0) }
    cause.movedNodes = leaves
    cause.movedCount = leaves.count
    cause.movement = leaves.first.flatMap(movement)
  }

  /// A change of the layout itself, for frames that differ although no value changed.
  private func layoutChange() -> Findings {
    let shifted = new.nodes.indices.filter { shift.isMatched[$0] && shift.isShifted($0) }
    let views = shifted.filter { new.nodes[$0].isView }
    let derived = new.nodes.indices.first { n in
      let o = match.oldOfNew[n]
      return o >= 0
        && old.nodes[o].properties.filter { !$0.isNote && !$0.isAddedLater }
          != new.nodes[n].properties.filter { !$0.isNote && !$0.isAddedLater }
    }
    guard let first = leaves(views).first ?? views.first ?? derived else { return Findings() }
    let cause = Cause(
      .layout, path: newNames.path(first), view: newNames.name(first),
      oldNodes: [match.oldOfNew[first]], newNodes: [first])
    return Findings(causes: [cause], moved: [shifted])
  }
}
