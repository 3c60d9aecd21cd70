import VitrineGraphics

extension LayoutEngine {
  /// Returns the node as an element, without its place in the tree.
  mutating func encode(_ node: Node) -> Element {
    switch node.kind {
    case .empty: return Element(.empty)
    case .text: return Element(.text)
    case .image(let leaf): return encode(leaf)
    case .shape(let leaf): return encode(leaf)
    case .spacer(let minLength):
      var element = Element(.spacer)
      element.flags.insert(.isSpacer)
      element.lengths.0 = length(minLength) ?? EdgeSpacing.standard
      element.priority = -.infinity
      return element
    case .divider(_, let thickness):
      var element = Element(.divider)
      element.lengths.0 = length(thickness) ?? .nan
      return element
    case .canvas: return Element(.canvas)
    case .hStack(let guide, let spacing):
      return encodeStack(.hStack, .leading, guideTable.key(guide), spacing)
    case .vStack(let guide, let spacing):
      return encodeStack(.vStack, guideTable.key(guide), .top, spacing)
    case .gridRow(let guide):
      return encodeStack(.gridRow, .leading, guide.map { guideTable.key($0) } ?? .centerY, nil)
    case .zStack(let alignment): return aligned(Element(.zStack), alignment)
    case .grid(let grid): return encode(grid)
    case .lazyGrid(let grid): return encode(grid)
    case .viewThatFits(let horizontally, let vertically):
      return Element(.viewThatFits).onAxes(horizontally, vertically)
    case .geometryReader: return Element(.geometryReader)
    case .layout: return Element(.layout)
    case .modifier, .effect, .interaction, .contentShape, .accentable, .widgetBackground, .hidden:
      return node.kind.layoutModifier?.encode(in: &self) ?? Element(PlainModifier.self)
    }
  }

  private mutating func encode(_ leaf: ImageLeaf) -> Element {
    var element = Element(.image)
    element.lengths.0 = length(leaf.size.width) ?? 0
    element.lengths.1 = length(leaf.size.height) ?? 0
    element.lengths.2 = .nan
    guard case .fixed = leaf.resizing else {
      element.op = .resizableImage
      return element
    }
    if let baseline = leaf.baseline, baseline.isFinite { element.lengths.2 = baseline }
    return element
  }

  /// Encodes a shape by what decides about its size. A stroke inside the outline is one of the inset shape.
  private mutating func encode(_ leaf: ShapeLeaf) -> Element {
    if case .strokeBorder = leaf.drawing { return Element(.shape) }
    switch leaf.geometry.sizing {
    case .offer: return Element(.shape)
    case .square: return Element(.circle)
    case .author: return Element(.sizedShape)
    }
  }

  private mutating func encode(_ grid: GridContainer) -> Element {
    var element = aligned(Element(.grid), grid.alignment)
    element.lengths.0 = length(grid.horizontalSpacing) ?? .nan
    element.lengths.1 = length(grid.verticalSpacing) ?? .nan
    return element
  }

  private mutating func encode(_ grid: LazyGridContainer) -> Element {
    var element = aligned(Element(.lazyGrid), grid.alignment)
    if grid.axis == .horizontal { element.flags.insert(.horizontally) }
    element.lengths.0 = length(grid.spacing) ?? EdgeSpacing.standard
    return element
  }

  private mutating func encodeStack(
    _ op: Element.Operation, _ horizontal: GuideKey, _ vertical: GuideKey, _ spacing: Double?
  ) -> Element {
    var element = Element(op)
    element.horizontal = horizontal
    element.vertical = vertical
    element.lengths.0 = length(spacing) ?? .nan
    return element
  }

  /// Returns an element with the guides of an alignment.
  mutating func aligned(_ element: Element, _ alignment: Alignment2D) -> Element {
    var element = element
    element.horizontal = guideTable.key(alignment.horizontal)
    element.vertical = guideTable.key(alignment.vertical)
    return element
  }

  /// Returns an author's length, or nil if there is none; one that cannot be laid out produces a diagnostic.
  mutating func length(_ value: Double?) -> Double? {
    guard let value else { return nil }
    guard value.isFinite, abs(value) <= LayoutLimits.length else {
      notes.add(
        .warning, "non-finite-length", "A length that is no finite number is taken as not given.",
        element: elements.count)
      return nil
    }
    return value
  }
}
