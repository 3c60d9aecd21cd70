/// Why a `ViewThatFits` shows another child: what changed in the first of its children that fits on one side
/// only. On one side that child is shown, on the other it is among the rejected views.
struct ChoiceReason {
  /// The index of the `ViewThatFits` in the new record.
  let node: Int
  let choice: Cause.Choice
  /// Whether the room for the children is known and the same on both sides.
  let hasSameRoom: Bool
  /// The changes inside that can have made it, with the nodes that the pictures show.
  private(set) var deciding: [Cause] = []
  /// The changes inside that only paint.
  private(set) var painting: [Cause] = []
  /// Whether the child is known on both sides.
  private(set) var isKnown = false
  /// Whether a `ViewThatFits` inside shows another child: what changed in there is not seen.
  private(set) var hidesChanges = false

  private let old: PlacedRecord
  private let new: PlacedRecord

  /// Nil where neither side says what it shows.
  init?(_ n: Int, _ old: PlacedRecord, _ new: PlacedRecord, _ match: NodeMatch) {
    let o = match.oldOfNew[n]
    guard let before = old.nodes[o][PropertyKey.choice],
      let after = new.nodes[n][PropertyKey.choice]
    else { return nil }
    node = n
    (self.old, self.new) = (old, new)
    let room = old.nodes[o][PropertyKey.offered]
    hasSameRoom = room != nil && room == new.nodes[n][PropertyKey.offered]
    guard let a = Int(before), let b = Int(after), a != b,
      let first = Side(old, o, min(a, b), isShown: a < b),
      let second = Side(new, n, min(a, b), isShown: b < a)
    else {
      choice = Cause.Choice(old: before, new: after, oldNode: o, newNode: n, reason: nil)
      return
    }
    let isNarrower = a < b
    let name = Self.difference(
      isNarrower ? second.part : first.part,
      isNarrower ? Side(new, n, b, isShown: true)?.part : Side(old, o, a, isShown: true)?.part)
    choice = Cause.Choice(
      old: before, new: after, oldNode: o, newNode: n,
      reason: name.map { "“\($0)” \(isNarrower ? "no longer fits" : "fits now")" })
    isKnown = true
    let isReduced = first.isReduced || second.isReduced
    compare(isReduced ? first.reduced : first, isReduced ? second.reduced : second)
  }

  /// One side's child, as a record of its own.
  private struct Side {
    var part: PlacedRecord
    /// For each node its index in the whole record; nil for views that are not shown.
    var places: [Int]?
    /// Whether values that only paint are left out.
    var isReduced = false

    var reduced: Side {
      var copy = self
      for i in copy.part.nodes.indices { copy.part.nodes[i] = copy.part.nodes[i].reduced }
      return copy
    }

    init?(_ record: PlacedRecord, _ chooser: Int, _ number: Int, isShown: Bool) {
      part = record
      part.rejected = []
      if isShown {
        let kept = Self.measured(record, chooser)
        places = kept
        part.nodes = Self.nodes(record, kept)
      } else {
        guard
          let found = record.rejected.first(where: { $0.chooser == chooser && $0.number == number })
        else { return nil }
        part.nodes = found.nodes
        isReduced = found.isReduced
      }
      guard !part.nodes.isEmpty else { return nil }
    }

    /// The nodes that decide on the size of what a `ViewThatFits` shows: a reader's content and the texts of a
    /// canvas do not, and rejected views have none.
    private static func measured(_ record: PlacedRecord, _ chooser: Int) -> [Int] {
      var result: [Int] = []
      var i = chooser + 1
      while i < record.nodes[chooser].end {
        result.append(i)
        i = unmeasured.contains(record.nodes[i].name) ? record.nodes[i].end : i + 1
      }
      return result
    }

    private static let unmeasured: Set<String> = ["Canvas", "GeometryReader"]

    /// Some nodes of a record, with the same parents and ends among themselves; without an omitted node's
    /// subtree.
    private static func nodes(_ record: PlacedRecord, _ kept: [Int]) -> [PlacedRecord.Node] {
      var number = [Int: Int](minimumCapacity: kept.count)
      var result: [PlacedRecord.Node] = []
      for i in kept {
        var node = record.nodes[i]
        number[i] = result.count
        node.parent = number[node.parent] ?? -1
        node.end = result.count + 1
        result.append(node)
      }
      for i in result.indices.reversed() where result[i].parent >= 0 {
        let parent = result[i].parent
        result[parent].end = max(result[parent].end, result[i].end)
      }
      return result
    }
  }

  /// The first text of the larger child that the smaller does not show.
  private static func difference(_ larger: PlacedRecord, _ smaller: PlacedRecord?) -> String? {
    let kept = Set((smaller?.nodes ?? []).compactMap { $0[PropertyKey.text] })
    let lost = larger.nodes.compactMap { $0[PropertyKey.text] }.filter { !kept.contains($0) }
    return lost.first.map(ViewNames.shortened)
  }

  // MARK: Changes inside

  private mutating func compare(_ first: Side, _ second: Side) {
    let (a, b) = (first.part, second.part)
    let match = NodeMatch(a, b)
    let changes = RecordChanges(a, b, match)
    let consequences = Consequences(a, b, match)
    let found = consequences.removed(from: changes.all(), settings: [])
    hidesChanges = !consequences.otherChoices.isEmpty
    for var cause in CauseGroups(old: a, new: b).merged(found) {
      let influence = LayoutInfluence(cause, node: cause.newNodes.first.map { b.nodes[$0] })
      place(&cause, first, second, match)
      if influence.isEmpty { painting.append(cause) } else { deciding.append(cause) }
    }
  }

  /// Names the change in the whole picture, and gives it nodes that are shown.
  private func place(_ cause: inout Cause, _ first: Side, _ second: Side, _ match: NodeMatch) {
    let isGone = cause.newNodes.isEmpty
    let (part, nodes) = isGone ? (first.part, cause.oldNodes) : (second.part, cause.newNodes)
    if let subject = nodes.count > 1
      ? part.commonAncestor(of: nodes) : nodes.first.map(part.subject)
    {
      let outer = ViewNames(record: new).steps(node).dropLast()
      cause.path = ViewNames.path(outer + ViewNames(record: part).steps(subject))
    }
    if !isGone { cause.source = nodes.first.flatMap(part.source) }
    let (before, after) = (cause.oldNodes, cause.newNodes)
    if let places = first.places {
      let shown = before.isEmpty ? after.map { standIn($0, second.part, match.oldOfNew) } : before
      cause.oldNodes = shown.map { places[$0] }
      cause.newNodes = alike(after, of: second, in: new, node)
    } else if let places = second.places {
      let shown = after.isEmpty ? before.map { standIn($0, first.part, match.newOfOld) } : after
      cause.newNodes = shown.map { places[$0] }
      cause.oldNodes = alike(before, of: first, in: old, choice.oldNode)
    }
  }

  /// Returns the nodes shown that are equal to changed ones of the rejected child, as those of a view are that both
  /// children use.
  private func alike(
    _ nodes: [Int], of side: Side, in record: PlacedRecord, _ chooser: Int
  ) -> [Int] {
    var shown = record
    if side.isReduced {
      for i in shown.nodes.indices { shown.nodes[i] = shown.nodes[i].reduced }
    }
    let (hidden, seen) = (TreeSignature(side.part), TreeSignature(shown))
    let gone = Set(nodes.map { hidden.whole[$0] })
    return (chooser + 1..<record.nodes[chooser].end).filter { gone.contains(seen.whole[$0]) }
  }

  /// The shown node for one that came or went out of sight: what it was put around, or what it was put in.
  private func standIn(_ index: Int, _ part: PlacedRecord, _ partner: [Int]) -> Int {
    let inside = (index..<part.nodes[index].end).lazy.map { partner[$0] }.first { $0 >= 0 }
    return inside ?? part.chain(to: index).last { partner[$0] >= 0 }.map { partner[$0] } ?? 0
  }
}
