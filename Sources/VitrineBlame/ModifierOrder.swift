/// Tells modifiers that changed places from ones that came or went.
struct ModifierOrder {
  private let old: PlacedRecord
  private let new: PlacedRecord
  private let match: NodeMatch

  init(_ old: PlacedRecord, _ new: PlacedRecord, _ match: NodeMatch) {
    self.old = old
    self.new = new
    self.match = match
  }

  /// Joins each modifier that came to an equal one of the same view that went.
  func joined(_ added: [Cause], _ removed: [Cause]) -> [Cause] {
    var (added, result) = (added, [Cause]())
    var kept: [Cause] = []
    for cause in removed {
      guard cause.modifier != nil, let o = cause.oldNodes.first,
        let place = added.firstIndex(where: { isSame($0, cause, o) }),
        let n = added[place].newNodes.first, let order = order(o, n)
      else {
        kept.append(cause)
        continue
      }
      let found = added.remove(at: place)
      result.append(
        Cause(
          .order, path: found.path, view: found.view, modifier: found.modifier, old: order.old,
          new: order.new, oldNodes: cause.oldNodes, newNodes: found.newNodes))
    }
    return result + added + kept
  }

  private func isSame(_ added: Cause, _ removed: Cause, _ o: Int) -> Bool {
    guard added.modifier == removed.modifier, let n = added.newNodes.first,
      match.oldOfNew[new.subject(of: n)] == old.subject(of: o)
    else { return false }
    return parts(old, o, match.newOfOld) == parts(new, n, match.oldOfNew)
  }

  /// The names and values of the nodes of a subtree that have no partner.
  private func parts(_ record: PlacedRecord, _ top: Int, _ partner: [Int]) -> [String] {
    (top..<record.nodes[top].end).filter { partner[$0] < 0 }.map { i in
      let node = record.nodes[i]
      let values = node.properties.filter { !$0.isDerived && !$0.isAddedLater }
      return node.name + values.map { " \($0.key)=\($0.value)" }.joined()
    }
  }

  /// The modifiers as they are written, from the first that differs to the last.
  private func order(_ o: Int, _ n: Int) -> (old: String, new: String)? {
    var (a, b) = (written(old, old.subject(of: o)), written(new, new.subject(of: n)))
    while let first = a.first, first == b.first {
      a.removeFirst()
      b.removeFirst()
    }
    while let last = a.last, last == b.last {
      a.removeLast()
      b.removeLast()
    }
    guard !a.isEmpty, a.sorted() == b.sorted() else { return nil }
    return (a.joined(separator: ", "), b.joined(separator: ", "))
  }

  /// The names of the modifiers around a view, the innermost first.
  private func written(_ record: PlacedRecord, _ subject: Int) -> [String] {
    var result: [String] = []
    var i = record.nodes[subject].parent
    while i >= 0, !record.nodes[i].isView, result.count < Self.mostModifiers {
      result.append(record.nodes[i].name)
      i = record.nodes[i].parent
    }
    return result
  }

  private static let mostModifiers = 32
}
