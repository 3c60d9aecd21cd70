import VitrineGraphics

extension PlaceWalk {
  /// A `ViewThatFits` that passed over some of its children.
  struct Choice {
    var visit: Visit
    /// The index of the container among the placed nodes.
    var row: Int32
    /// The number of children before the one that is shown.
    var rejected: Int
  }

  /// Records which of several children a `ViewThatFits` shows, from 1, and what it had room for, for reports.
  mutating func noteChoice(of child: Int, _ visit: Visit, _ row: Int32) {
    let children = engine.elements[Int(visit.element)].children
    guard children.count > 1 else { return }
    let rejected = (children.firstIndex(of: child) ?? children.startIndex) - children.startIndex
    placed[Int(row)].settings.append(NodeSetting("choice", "\(rejected + 1)"))
    guard !isTrial, engine.options.placesRejected else { return }
    let room = [visit.offer.width, visit.offer.height].map {
      $0.isNaN ? "ideal" : DumpNumber.text($0)
    }
    placed[Int(row)].settings.append(NodeSetting("offered", room.joined(separator: "×")))
    if rejected > 0 { choices.append(Choice(visit: visit, row: row, rejected: rejected)) }
  }

  /// Returns the children that were measured and not shown, each at the size that it asked for.
  ///
  /// The picture does not depend on it: no view is made or drawn by a closure of an author, and neither
  /// diagnostics nor steps count.
  mutating func rejectedViews() -> [RejectedViews] {
    guard engine.exhausted < 0 else { return [] }
    let (notes, meter) = (engine.notes, engine.meter)
    isTrial = true
    defer {
      (engine.notes, engine.meter, engine.exhausted) = (notes, meter, -1)
      isTrial = false
    }
    var result: [RejectedViews] = []
    var left = LayoutLimits.rejectedNodes
    for choice in choices {
      for k in 0..<choice.rejected {
        guard let nodes = trial(k, of: choice, limit: left) else { return result }
        left -= nodes.count
        result.append(RejectedViews(chooser: Int(choice.row), number: k + 1, nodes: nodes))
      }
    }
    return result
  }

  /// Places one child alone; nil if it has more nodes than the limit or the budget is exceeded.
  private mutating func trial(_ k: Int, of choice: Choice, limit: Int) -> [PlacedNode]? {
    let base = placed.count
    defer {
      placed.removeSubrange(base...)
      placedElements.removeSubrange(base...)
      visits.removeAll()
    }
    let i = Int(choice.visit.element)
    let child = engine.elements[i].children.startIndex + k
    let offer = engine.fittingOffer(i, choice.visit.offer)
    visits.append(
      Visit(
        element: Int32(child), parent: -1, offer: offer,
        frame: Rect(origin: .zero, size: engine.size(child, offer)),
        surroundings: choice.visit.surroundings))
    while let visit = visits.popLast() {
      guard placed.count - base < limit, engine.spend(1, on: i) else { return nil }
      place(visit)
    }
    guard engine.exhausted < 0 else { return nil }
    closeSubtrees(from: base)
    return placed[base...].map { node in
      var node = node
      if node.parent >= 0 { node.parent -= Int32(base) }
      node.end -= Int32(base)
      return node
    }
  }

  /// Queues the children of a container whose rules are an author's, at the sizes that they ask for.
  mutating func pushIdeal(_ visit: Visit, _ row: Int32) {
    for child in engine.elements[Int(visit.element)].children {
      let size = engine.size(child, .ideal)
      push(child, ContentPlacement(offer: .ideal, size: size, origin: .zero), visit, row)
    }
  }
}
