import VitrineGraphics

extension LayoutEngine {
  mutating func encodeModifier(_ node: Node) -> Element {
    switch node.kind {
    case .padding(let insets), .safeAreaPadding(let insets): return encode(insets)
    case .frame(let width, let height, let alignment):
      var element = aligned(.frame, alignment)
      element.lengths.0 = side(width)
      element.lengths.1 = side(height)
      return element
    case .containerFrame(let frame): return encode(frame)
    case .anchor:
      hasAnchors = true
      return Element(.passThrough)
    case .flexibleFrame(let frame): return encode(frame)
    case .fixedSize(let horizontally, let vertically):
      return onAxes(.fixedSize, horizontally, vertically)
    case .aspectRatio(let ratio, let fills):
      var element = Element(.aspectRatio)
      if let ratio, ratio > 0, ratio.isFinite { element.lengths.0 = ratio }
      if fills { element.flags.insert(.fills) }
      return element
    case .offset(let offset):
      var element = Element(.passThrough)
      element.lengths.0 = length(offset.width) ?? 0
      element.lengths.1 = length(offset.height) ?? 0
      return element
    case .position(let point):
      var element = Element(.position)
      element.lengths.0 = length(point.x) ?? 0
      element.lengths.1 = length(point.y) ?? 0
      return element
    case .horizontalGuide(let guide, _):
      var element = Element(.horizontalGuide)
      element.horizontal = guideTable.key(guide)
      return element
    case .verticalGuide(let guide, _):
      var element = Element(.verticalGuide)
      element.vertical = guideTable.key(guide)
      return element
    case .background(let alignment), .overlay(let alignment), .effect(.mask(let alignment)):
      return aligned(.layered, alignment)
    case .ignoresSafeArea: return Element(.ignoresSafeArea)
    case .safeAreaInset(let inset): return encode(inset)
    case .scroll(let scroll): return encode(scroll)
    default: return Element(.passThrough)
    }
  }

  private mutating func encode(_ insets: Insets) -> Element {
    var element = Element(.padding)
    element.lengths.0 = length(insets.top) ?? 0
    element.lengths.1 = length(insets.leading) ?? 0
    element.lengths.2 = length(insets.bottom) ?? 0
    element.lengths.3 = length(insets.trailing) ?? 0
    return element
  }

  private mutating func encode(_ inset: SafeAreaInset) -> Element {
    var element = Element(.safeAreaInset)
    switch inset.edge {
    case .top(let guide), .bottom(let guide): element.horizontal = guideTable.key(guide)
    case .leading(let guide), .trailing(let guide): element.vertical = guideTable.key(guide)
    }
    element.lengths.0 = length(inset.spacing) ?? .nan
    return element
  }

  private mutating func encode(_ scroll: ScrollContainer) -> Element {
    var element = encode(scroll.margins)
    element.op = .scroll
    if scroll.horizontally { element.flags.insert(.horizontally) }
    if scroll.vertically { element.flags.insert(.vertically) }
    return element
  }

  /// Returns a frame's side: negative ones count as not given, as on Apple's platforms.
  private mutating func side(_ value: Double?) -> Double {
    guard let value = length(value) else { return .nan }
    guard value >= 0 else {
      notes.add(
        .warning, "negative-length", "A negative side is taken as not given.",
        element: elements.count)
      return .nan
    }
    return value
  }

  private mutating func encode(_ frame: ContainerFrame) -> Element {
    let (size, safe) = (options.size, options.safeAreaInsets)
    var element = aligned(.frame, frame.alignment)
    let width = Swift.max(size.width - safe.leading - safe.trailing, 0)
    let height = Swift.max(size.height - safe.top - safe.bottom, 0)
    element.lengths.0 = side(frame.width?(width))
    element.lengths.1 = side(frame.height?(height))
    return element
  }

  /// Encodes the bounds in ascending order: each is at least the one before it.
  private mutating func encode(_ frame: FlexibleFrame) -> Element {
    var element = aligned(.flexibleFrame, frame.alignment)
    let width = rising(frame.minWidth, frame.idealWidth, frame.maxWidth)
    let height = rising(frame.minHeight, frame.idealHeight, frame.maxHeight)
    element.lengths = (width.0, width.1, width.2, height.0, height.1, height.2)
    return element
  }

  private mutating func rising(
    _ least: Double?, _ ideal: Double?, _ most: Double?
  ) -> (Double, Double, Double) {
    let low = length(least).map { Swift.max($0, 0) }
    let middle = length(ideal).map { Swift.max($0, low ?? 0) }
    // Infinity is the usual upper bound and must not produce a diagnostic.
    let high = most == .infinity ? Double.infinity : length(most)
    return (low ?? .nan, middle ?? .nan, high.map { Swift.max($0, middle ?? low ?? 0) } ?? .nan)
  }
}
