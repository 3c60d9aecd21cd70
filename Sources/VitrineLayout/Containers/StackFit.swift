import VitrineGraphics

extension LayoutEngine {
  mutating func fitColumn(_ i: Int, _ offer: Offer, _ base: Int) {
    let first = Int(elements[i].firstChild)
    if offer.height.isNaN {
      for k in 0..<Int(elements[i].childCount) {
        fit(first + k, Offer(offer.width, .nan), base + k)
      }
      return
    }
    share(offer.height - elements[i].lengths.1, among: i, across: offer.width, base)
  }

  mutating func fitRow(_ i: Int, _ offer: Offer, _ base: Int) {
    let first = Int(elements[i].firstChild)
    if offer.width.isNaN {
      for k in 0..<Int(elements[i].childCount) {
        fit(first + k, Offer(.nan, offer.height), base + k)
      }
      return
    }
    share(offer.width - elements[i].lengths.1, among: i, across: offer.height, base)
  }

  private mutating func fit(_ child: Int, _ offer: Offer, _ slot: Int) {
    let answer = size(child, offer)
    slots[slot].offer = offer
    slots[slot].size = answer
  }

  /// Shares a length by SwiftUI's rule for stacks. Groups of equal priority are served in descending order,
  /// each after the minimum lengths of the lower groups are reserved; within a group the least flexible
  /// child comes first, and each is offered an equal part of the remaining length.
  private mutating func share(_ length: Double, among i: Int, across: Double, _ base: Int) {
    let order = servingOrder(i, across)
    var left = length
    var start = 0
    while start < order.count {
      let end = groupEnd(order, start)
      if start == 0 {
        for child in order[end...] { left -= least(child, across, i) }
      } else {
        for child in order[start..<end] { left += least(child, across, i) }
      }
      serve(order[start..<end], of: i, &left, across, base)
      start = end
    }
  }

  private mutating func serve(
    _ group: ArraySlice<Int>, of i: Int, _ left: inout Double, _ across: Double, _ base: Int
  ) {
    let isColumn = elements[i].op == .vStack
    let first = Int(elements[i].firstChild)
    var waiting = group.count
    for child in group {
      let part = Swift.max(left / Double(waiting), 0).or(0)
      let slot = base + child - first
      fit(child, isColumn ? Offer(across, part) : Offer(part, across), slot)
      let taken = isColumn ? slots[slot].size.height : slots[slot].size.width
      left = (left - taken).or(left)
      waiting -= 1
    }
  }

  private func groupEnd(_ order: [Int], _ start: Int) -> Int {
    let priority = elements[order[start]].priority
    var end = start + 1
    while end < order.count && elements[order[end]].priority == priority { end += 1 }
    return end
  }

  // MARK: Serving order

  /// Returns the children by descending priority, then by ascending flexibility, then in source order.
  private mutating func servingOrder(_ i: Int, _ across: Double) -> [Int] {
    var order = Array(elements[i].children)
    guard order.count > 1 else { return order }
    let isUniform = order.allSatisfy { elements[$0].priority == elements[order[0]].priority }
    if !isUniform {
      sort(&order, 0..<order.count) { elements[$0].priority > elements[$1].priority }
    }
    var start = 0
    while start < order.count {
      let end = groupEnd(order, start)
      if end - start > 1 { sortByFlexibility(&order, start..<end, i, across) }
      start = end
    }
    return order
  }

  private mutating func sortByFlexibility(
    _ order: inout [Int], _ group: Range<Int>, _ i: Int, _ across: Double
  ) {
    for k in group { measureRange(order[k], across, i) }
    sort(&order, group) { a, b in
      let slackA = ranges[a].most - ranges[a].least
      let slackB = ranges[b].most - ranges[b].least
      if slackA != slackB { return slackA < slackB }
      // Of two children with unlimited flexibility, the one with the larger minimum comes first.
      return slackA == .infinity && ranges[a].least > ranges[b].least
    }
  }

  /// Sorts stably, by insertion for the few children that stacks have.
  private func sort(_ order: inout [Int], _ range: Range<Int>, by isBefore: (Int, Int) -> Bool) {
    guard range.count <= 32 else {
      order[range].sort { isBefore($0, $1) || (!isBefore($1, $0) && $0 < $1) }
      return
    }
    for k in range.dropFirst() {
      let child = order[k]
      var j = k
      while j > range.lowerBound && isBefore(child, order[j - 1]) {
        order[j] = order[j - 1]
        j -= 1
      }
      order[j] = child
    }
  }

  private mutating func least(_ child: Int, _ across: Double, _ i: Int) -> Double {
    if ranges[child].isKnown && ranges[child].across == across.bitPattern {
      return ranges[child].least
    }
    return length(child, 0, across, i)
  }

  private mutating func measureRange(_ child: Int, _ across: Double, _ i: Int) {
    if remembersSizes && ranges[child].isKnown && ranges[child].across == across.bitPattern {
      return
    }
    let least = length(child, 0, across, i)
    let most = length(child, .infinity, across, i)
    ranges[child] = StackRange(
      across: across.bitPattern, isKnown: true, least: least, most: most)
  }

  private mutating func length(_ child: Int, _ along: Double, _ across: Double, _ i: Int) -> Double
  {
    elements[i].op == .vStack
      ? size(child, Offer(across, along)).height : size(child, Offer(along, across)).width
  }
}
