import VitrineGraphics

extension LayoutEngine {
  /// Adds a tree's root; its descendants are added by `flatten`.
  mutating func addRoot(_ node: Node) {
    let estimate = 256
    elements.reserveCapacity(estimate)
    nodes.reserveCapacity(estimate)
    var root = encode(node)
    if options.isRightToLeft { root.flags.insert(.rightToLeft) }
    elements.append(root)
    nodes.append(node)
    flatten(from: 0)
  }

  /// Adds the content made by a geometry reader as its children.
  mutating func addContent(_ content: [Node], of reader: Int) {
    let start = elements.count
    addChildren(content, of: reader)
    flatten(from: start)
  }

  /// Adds the descendants of all elements from `start` on, then summarizes them from the bottom up.
  private mutating func flatten(from start: Int) {
    var i = start
    while i < elements.count {
      addChildren(nodes[i].children, of: i)
      i += 1
    }
    while ranges.count < elements.count { ranges.append(StackRange()) }
    for i in stride(from: elements.count - 1, through: start, by: -1) { summarize(i) }
  }

  private mutating func addChildren(_ children: [Node], of parent: Int) {
    guard !children.isEmpty else { return }
    let depth = elements[parent].depth + 1
    guard depth < LayoutLimits.depth else {
      notes.add(
        .error, "too-deep", "Content below \(LayoutLimits.depth) levels is left out.",
        element: parent)
      return
    }
    let first = elements.count
    let inherited = inheritedFlags(from: parent)
    for child in keptChildren(children, of: parent) {
      guard elements.count < LayoutLimits.nodes else {
        notes.add(
          .error, "too-many-nodes", "Content beyond \(LayoutLimits.nodes) nodes is left out.",
          element: parent)
        break
      }
      var element = encode(child)
      element.depth = depth
      element.flags.formUnion(inherited)
      elements.append(element)
      nodes.append(child)
    }
    elements[parent].firstChild = Int32(first)
    elements[parent].childCount = Int32(elements.count - first)
  }

  /// Returns the children without empty views, which containers skip; modifiers keep their own.
  private func keptChildren(_ all: [Node], of parent: Int) -> ArraySlice<Node> {
    if elements[parent].isModifier {
      let node = nodes[parent]
      return node.kind.layoutModifier?.keptChildren(all, of: node) ?? []
    }
    if all.contains(where: \.isEmptyView) { return all.filter { !$0.isEmptyView }[...] }
    return all[...]
  }

  private func inheritedFlags(from parent: Int) -> Element.Flags {
    let flags = elements[parent].flags
    var result = flags.intersection(.rightToLeft)
    switch elements[parent].op {
    case .hStack, .gridRow: result.insert(.inRow)
    case .vStack: result.insert(.inColumn)
    case .layout:
      switch stackAxis(parent) {
      case .horizontal: result.insert(.inRow)
      case .vertical: result.insert(.inColumn)
      case nil: break
      }
    case .modifier:
      result.formUnion(flags.intersection([.inRow, .inColumn]))
      nodes[parent].kind.layoutModifier?.changeInherited(&result)
    case .empty, .text, .image, .resizableImage, .shape, .circle, .sizedShape, .spacer, .divider,
      .canvas, .zStack, .grid, .lazyGrid, .viewThatFits, .geometryReader:
      break
    }
    return result
  }
}

extension Node {
  fileprivate var isEmptyView: Bool {
    if case .empty = kind { return true }
    return false
  }
}
