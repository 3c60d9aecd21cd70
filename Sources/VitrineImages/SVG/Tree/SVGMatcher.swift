/// Tells which elements of a file selectors mean.
struct SVGMatcher {
  private let nodes: [SVGNode]
  /// The comparisons that are left: a file's selectors take time in proportion to its elements.
  private(set) var budget = 4_000_000

  init(_ nodes: [SVGNode]) { self.nodes = nodes }

  mutating func fits(_ selector: SVGSelector, _ i: Int) -> Bool {
    fits(selector.compounds[...], i)
  }

  private mutating func fits(_ compounds: ArraySlice<SVGSelector.Compound>, _ i: Int) -> Bool {
    guard let last = compounds.last, budget > 0 else { return compounds.isEmpty && budget > 0 }
    for condition in last.conditions {
      budget -= 1
      guard fits(condition, i) else { return false }
    }
    let rest = compounds.dropLast()
    guard !rest.isEmpty else { return true }
    switch last.combinator {
    case .child: return nodes[i].parent.map { fits(rest, $0) } ?? false
    case .next: return sibling(before: i).map { fits(rest, $0) } ?? false
    case .descendant:
      var outer = nodes[i].parent
      while let k = outer, budget > 0 {
        if fits(rest, k) { return true }
        outer = nodes[k].parent
      }
      return false
    case .later:
      var earlier = sibling(before: i)
      while let k = earlier, budget > 0 {
        if fits(rest, k) { return true }
        earlier = sibling(before: k)
      }
      return false
    }
  }

  private func sibling(before i: Int) -> Int? {
    guard let parent = nodes[i].parent, nodes[i].place > 0 else { return nil }
    return nodes[parent].children[nodes[i].place - 1]
  }

  private mutating func fits(_ condition: SVGSelector.Condition, _ i: Int) -> Bool {
    let node = nodes[i]
    switch condition {
    case .element(let name): return node.name == name
    case .identifier(let id): return node.attributes["id"] == id
    case .hasClass(let name): return node.classes.contains(name[...])
    case .attribute(let name, let test): return node.attributes[name].map(test.fits) ?? false
    case .oneOf(let list, let isNegated, _):
      for selector in list where fits(selector, i) { return !isNegated }
      return isNegated
    case .root: return node.parent == nil
    case .empty: return node.children.isEmpty
    case .nth(let step, let first, let fromEnd, let ofName):
      let place = place(of: i, fromEnd: fromEnd, ofName: ofName) - first
      return step == 0 ? place == 0 : place.isMultiple(of: step) && place / step >= 0
    case .never: return false
    }
  }

  /// The place among siblings, from 1.
  private mutating func place(of i: Int, fromEnd: Bool, ofName: Bool) -> Int {
    guard let parent = nodes[i].parent else { return 1 }
    let siblings = nodes[parent].children
    let others = fromEnd ? siblings[(nodes[i].place + 1)...] : siblings[..<nodes[i].place]
    guard ofName else { return others.count + 1 }
    budget -= others.count
    return others.count { nodes[$0].name == nodes[i].name } + 1
  }
}
