/// A matching of the nodes of an old and a new record.
///
/// Parents are matched first: the children of a matched pair are paired by equal content in order, then
/// by equal content in another order, then by likeness. A remaining child may have been wrapped in a
/// modifier, or lost one.
struct NodeMatch {
  /// For each node the index of its match in the other record; -1 for none.
  private(set) var newOfOld: [Int]
  private(set) var oldOfNew: [Int]
  /// Old indices of views that changed their position among the same siblings.
  private(set) var reordered: [Int] = []

  private let old: PlacedRecord
  private let new: PlacedRecord
  private let oldSignature: TreeSignature
  private let newSignature: TreeSignature
  private let similarity: TreeSimilarity
  private let likeness: TextLikeness
  private var todo: [(Int, Int)] = []

  /// The score below which two views count as different ones.
  private static let leastScore = 0.3
  /// The score that two views at different positions need; higher than for views at the same position.
  private static let leastScoreElsewhere = 0.55
  /// The largest product of group sizes for pairing by likeness; larger groups of unlike siblings are
  /// paired by position.
  private static let mostPairs = 1 << 14
  /// The cost of a modifier that came or went, so that of equal scores the outermost wins.
  private static let wrapperLoss = 0.05
  /// The gain of nodes with the same values: of several like modifiers around one view the unchanged one is kept.
  private static let sameValues = 0.1
  /// The largest number of modifiers that one change may add around a view.
  private static let deepestWrapper = 8

  init(_ old: PlacedRecord, _ new: PlacedRecord) {
    self.old = old
    self.new = new
    oldSignature = TreeSignature(old)
    newSignature = TreeSignature(new)
    similarity = TreeSimilarity(old, oldSignature, new, newSignature)
    likeness = TextLikeness(old, new)
    newOfOld = [Int](repeating: -1, count: old.nodes.count)
    oldOfNew = [Int](repeating: -1, count: new.nodes.count)
    guard !old.nodes.isEmpty, !new.nodes.isEmpty else { return }
    pairOrUnwrap(0, 0)
    while let (o, n) = todo.popLast() { matchChildren(o, n) }
  }

  private mutating func pair(_ o: Int, _ n: Int) {
    newOfOld[o] = n
    oldOfNew[n] = o
    todo.append((o, n))
  }

  private mutating func matchChildren(_ o: Int, _ n: Int) {
    let before = old.children(of: o)
    let after = new.children(of: n)
    let anchors = commonOrder(before, after)
    pairReordered(before, after, anchors)
    var (i, j) = (0, 0)
    for (a, b) in anchors + [(before.count, after.count)] {
      matchGap(before[i..<a].filter { newOfOld[$0] < 0 }, after[j..<b].filter { oldOfNew[$0] < 0 })
      if a < before.count, b < after.count { pair(before[a], after[b]) }
      (i, j) = (a + 1, b + 1)
    }
    pairElsewhere(before.filter { newOfOld[$0] < 0 }, after.filter { oldOfNew[$0] < 0 })
  }

  /// Pairs leftover children of both sides that changed and moved.
  private mutating func pairElsewhere(_ before: [Int], _ after: [Int]) {
    guard before.count * after.count <= Self.mostPairs else { return }
    for o in before where newOfOld[o] < 0 && !isBlank(old.nodes[o]) {
      var best = (score: Self.leastScoreElsewhere, o: -1, n: -1)
      func consider(_ a: Int, _ b: Int, _ loss: Double) {
        guard old.nodes[a].name == new.nodes[b].name, isSame(old.subject(of: a), new.subject(of: b))
        else { return }
        let score = similarity.score(a, b) - loss
        if score > best.score { best = (score, a, b) }
      }
      for n in after where oldOfNew[n] < 0 && isFree(n) {
        consider(o, n, 0)
        for inner in Self.inside(new, n) { consider(o, inner, Self.wrapperLoss) }
        for inner in Self.inside(old, o) { consider(inner, n, Self.wrapperLoss) }
      }
      if best.o >= 0 {
        reordered.append(best.o)
        pair(best.o, best.n)
      }
    }
  }

  /// Whether nothing in a chain of modifiers has a partner yet.
  private func isFree(_ n: Int) -> Bool { Self.inside(new, n).allSatisfy { oldOfNew[$0] < 0 } }

  /// Whether a node is a spacer or divider: these resemble each other everywhere.
  private func isBlank(_ node: PlacedRecord.Node) -> Bool {
    node.name == "Spacer" || node.name == "Divider"
  }

  /// Whether two leaves show nearly the same content; another text or image is a new view, not a moved one.
  private func isSame(_ o: Int, _ n: Int) -> Bool {
    let (before, after) = (old.nodes[o], new.nodes[n])
    if let a = before[PropertyKey.text], let b = after[PropertyKey.text] {
      let shared = zip(a.unicodeScalars, b.unicodeScalars).prefix { $0 == $1 }.count
      return 2 * shared >= max(a.unicodeScalars.count, b.unicodeScalars.count)
    }
    return before.end > o + 1 || before[PropertyKey.image] == after[PropertyKey.image]
  }

  /// Returns the longest series of children with equal content that are in the same order.
  private func commonOrder(_ before: [Int], _ after: [Int]) -> [(Int, Int)] {
    let (a, b) = (before.map { oldSignature.whole[$0] }, after.map { newSignature.whole[$0] })
    var result: [(Int, Int)] = []
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] {
      result.append((start, start))
      start += 1
    }
    var tail: [(Int, Int)] = []
    var (i, j) = (a.count, b.count)
    while i > start, j > start, a[i - 1] == b[j - 1] {
      i -= 1
      j -= 1
      tail.append((i, j))
    }
    if i > start, j > start, (i - start) * (j - start) <= Self.mostPairs {
      result += longestSeries(a[start..<i], b[start..<j])
    }
    return result + tail.reversed()
  }

  /// Returns the values that occur once: repeated children, such as spacers and dividers, do not mark a
  /// position.
  private func unique(_ values: ArraySlice<UInt64>) -> Set<UInt64> {
    var counts: [UInt64: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return Set(values.filter { counts[$0] == 1 })
  }

  private func longestSeries(_ a: ArraySlice<UInt64>, _ b: ArraySlice<UInt64>) -> [(Int, Int)] {
    let telling = unique(a).intersection(unique(b))
    let width = b.count + 1
    var lengths = [Int](repeating: 0, count: (a.count + 1) * width)
    for (x, i) in a.indices.enumerated().reversed() {
      for (y, j) in b.indices.enumerated().reversed() {
        lengths[x * width + y] =
          a[i] == b[j] && telling.contains(a[i])
          ? lengths[(x + 1) * width + y + 1] + 1
          : max(lengths[(x + 1) * width + y], lengths[x * width + y + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (x, y) = (0, 0)
    while x < a.count, y < b.count {
      if a[a.startIndex + x] == b[b.startIndex + y], telling.contains(a[a.startIndex + x]) {
        result.append((a.startIndex + x, b.startIndex + y))
        x += 1
        y += 1
      } else if lengths[(x + 1) * width + y] >= lengths[x * width + y + 1] {
        x += 1
      } else {
        y += 1
      }
    }
    return result
  }

  /// Pairs children with equal content that is unique on both sides and whose position changed.
  private mutating func pairReordered(
    _ before: [Int], _ after: [Int], _ anchors: [(Int, Int)]
  ) {
    let (kept, found) = (Set(anchors.map(\.0)), Set(anchors.map(\.1)))
    let left = before.indices.filter { !kept.contains($0) }.map { before[$0] }
    let right = after.indices.filter { !found.contains($0) }.map { after[$0] }
    for o in left {
      let hash = oldSignature.whole[o]
      let equal = right.filter { newSignature.whole[$0] == hash && oldOfNew[$0] < 0 }
      let others = left.filter { oldSignature.whole[$0] == hash }
      guard let n = equal.first, equal.count == 1, others.count == 1 else { continue }
      guard !isBlank(old.nodes[o]) else { continue }
      reordered.append(o)
      pair(o, n)
    }
  }

  /// Pairs the unlike siblings between two equal ones so that the sum of likeness is largest.
  private mutating func matchGap(_ before: [Int], _ after: [Int]) {
    guard !before.isEmpty, !after.isEmpty else { return }
    if before.count == 1, after.count == 1 {
      pairOrUnwrap(before[0], after[0])
      return
    }
    guard before.count * after.count <= Self.mostPairs else {
      for (o, n) in zip(before, after) { pairOrUnwrap(o, n) }
      return
    }
    let isOneForOne = before.count == after.count
    let scores = before.flatMap { o in
      after.map { likeness.adjusted(score(o, $0), o, $0, mayBeOther: isOneForOne) }
    }
    if isOneForOne, !(before.contains { isBlank(old.nodes[$0]) }),
      let rows = CrossedRows(scores, count: before.count, least: Self.leastScoreElsewhere)
    {
      for (i, j) in rows.partner.enumerated() {
        let o = pairOrUnwrap(before[i], after[j])
        if let o, rows.moved.contains(i) { reordered.append(o) }
      }
      return
    }
    for (i, j) in bestSeries(before, after, scores) { pairOrUnwrap(before[i], after[j]) }
  }

  private func bestSeries(_ before: [Int], _ after: [Int], _ scores: [Double]) -> [(Int, Int)] {
    let width = after.count + 1
    var best = [Double](repeating: 0, count: (before.count + 1) * width)
    for i in before.indices.reversed() {
      for j in after.indices.reversed() {
        let score = scores[i * after.count + j]
        let together = score < Self.leastScore ? 0 : score + best[(i + 1) * width + j + 1]
        best[i * width + j] = max(
          together, best[(i + 1) * width + j], best[i * width + j + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < before.count, j < after.count {
      let score = scores[i * after.count + j]
      if score >= Self.leastScore,
        best[i * width + j] == score + best[(i + 1) * width + j + 1]
      {
        result.append((i, j))
        i += 1
        j += 1
      } else if best[i * width + j] == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }

  /// The likeness of two siblings; modifiers wrapped around one of them are looked through.
  private func score(_ o: Int, _ n: Int) -> Double {
    if old.nodes[o].name == new.nodes[n].name { return similarity.score(o, n) }
    var best = similarity.score(o, n)
    for inner in Self.inside(new, n) { best = max(best, 0.9 * similarity.score(o, inner)) }
    for inner in Self.inside(old, o) { best = max(best, 0.9 * similarity.score(inner, n)) }
    return best
  }

  /// Pairs two nodes, or one node with the content that the other wraps if that is more alike. Returns the old
  /// node; nil if they are too unlike.
  @discardableResult
  private mutating func pairOrUnwrap(_ o: Int, _ n: Int) -> Int? {
    func score(_ a: Int, _ b: Int) -> Double {
      let isEqual = oldSignature.own[a] == newSignature.own[b]
      return similarity.score(a, b) + (isEqual ? Self.sameValues : 0)
    }
    let direct = score(o, n)
    var best = (score: direct, o: o, n: n)
    for inner in Self.inside(new, n) {
      let score = score(o, inner) - Self.wrapperLoss
      if score > best.score { best = (score, o, inner) }
    }
    for inner in Self.inside(old, o) {
      let score = score(inner, n) - Self.wrapperLoss
      if score > best.score { best = (score, inner, n) }
    }
    guard best.score >= Self.leastScore || (o == 0 && n == 0) else { return nil }
    pair(best.o, best.n)
    return best.o
  }

  /// Returns the contents of a chain of modifiers, outermost first.
  private static func inside(_ record: PlacedRecord, _ index: Int) -> [Int] {
    var result: [Int] = []
    var i = index
    while !record.nodes[i].isView, result.count < deepestWrapper {
      let children = record.children(of: i)
      guard let content = record.nodes[i].name == "background" ? children.last : children.first
      else { break }
      result.append(content)
      i = content
    }
    return result
  }
}
