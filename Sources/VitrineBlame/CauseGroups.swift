/// Merges the same change of views with the same structure, such as the rows of a list.
struct CauseGroups {
  let old: PlacedRecord
  let new: PlacedRecord

  /// The largest number of groups and places that a change is compared with.
  private static let mostGroups = 128
  private static let mostPlaces = 64

  func merged(_ causes: [Cause]) -> [Cause] {
    var result: [Cause] = []
    var places: [[RepeatedPlace]] = []
    for cause in causes {
      let place = place(of: cause)
      let twin = result.indices.prefix(Self.mostGroups).first { i in
        isAlike(result[i], cause)
          && (isSameModifier(result[i], cause) || places[i].contains { $0.isTwin(of: place) })
      }
      guard let twin else {
        result.append(cause)
        places.append([place])
        continue
      }
      add(cause, to: &result[twin])
      if places[twin].count < Self.mostPlaces { places[twin].append(place) }
    }
    for i in result.indices where result[i].count > 1 { nameTogether(&result[i]) }
    return result
  }

  private func place(of cause: Cause) -> RepeatedPlace {
    let isGone = cause.newNodes.isEmpty
    return RepeatedPlace(
      (isGone ? cause.oldNodes : cause.newNodes).first ?? 0, in: isGone ? old : new)
  }

  private func isAlike(_ a: Cause, _ b: Cause) -> Bool {
    a.kind == b.kind && a.property == b.property && a.modifier == b.modifier
      && a.newNodes.isEmpty == b.newNodes.isEmpty && a.kind != .environment
  }

  /// Whether one modifier with the same values came or went around views of the same kind: as with values, that
  /// is one change wherever they stand.
  private func isSameModifier(_ a: Cause, _ b: Cause) -> Bool {
    guard a.kind == .added || a.kind == .removed, a.modifier != nil else { return false }
    return a.values == b.values && a.otherValues.isEmpty && kind(a.view) == kind(b.view)
  }

  private func kind(_ view: String) -> Substring { view.prefix { $0 != " " } }

  private func add(_ cause: Cause, to group: inout Cause) {
    group.count += cause.count
    group.oldNodes += cause.oldNodes
    group.newNodes += cause.newNodes
    if cause.values != group.values, !group.otherValues.contains(cause.values) {
      group.otherValues.append(cause.values)
    }
  }

  private func nameTogether(_ cause: inout Cause) {
    let isGone = cause.newNodes.isEmpty
    let record = isGone ? old : new
    let nodes = isGone ? cause.oldNodes : cause.newNodes
    cause.path = ViewNames(record: record).path(record.commonAncestor(of: nodes))
  }
}

extension PlacedRecord {
  /// Returns the innermost view around all nodes.
  func commonAncestor(of nodes: [Int]) -> Int {
    guard let first = nodes.first else { return 0 }
    var shared = chain(to: first)
    for node in nodes.dropFirst() {
      shared = Array(zip(shared, chain(to: node)).prefix { $0 == $1 }.map(\.0))
    }
    return shared.last { self.nodes[$0].isView } ?? shared.last ?? 0
  }
}
