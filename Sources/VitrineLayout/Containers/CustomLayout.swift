import VitrineGraphics

extension LayoutEngine {
  /// Returns the algorithm of a layout element, or nil for other elements.
  private func algorithm(_ i: Int) -> (any LayoutAlgorithm)? {
    guard case .layout(let algorithm) = nodes[i].kind else { return nil }
    return algorithm
  }

  /// The number of a layout's children that are measured only.
  func measuredCount(_ i: Int) -> Int { max(0, algorithm(i)?.measuredCount ?? 0) }

  /// The axis of a layout that works like a stack.
  func stackAxis(_ i: Int) -> LayoutAxis? { algorithm(i)?.stackAxis }

  /// The distances that a layout's author prefers around it; nil leaves them to the children.
  mutating func customLayoutSpacing(_ i: Int) -> EdgeSpacing? {
    guard let algorithm = algorithm(i) else { return nil }
    let subviews = subviews(i) { _, _, _, _ in }
    var cache = takeCache(i, algorithm, subviews)
    let answer = lend { algorithm.spacing(subviews, cache: &cache) }
    layoutCaches[i] = cache
    return answer
  }

  mutating func customLayoutSize(_ i: Int, _ offer: Offer) -> Size {
    guard let algorithm = algorithm(i) else { return .zero }
    let subviews = subviews(i) { _, _, _, _ in }
    var cache = takeCache(i, algorithm, subviews)
    let answer = lend { algorithm.size(offer.proposal, subviews, cache: &cache) }
    layoutCaches[i] = cache
    return Size(cleanLength(answer.width), cleanLength(answer.height))
  }

  mutating func customLayoutGuide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size) -> Double
  {
    guard let algorithm = algorithm(i) else { return .nan }
    let subviews = subviews(i) { _, _, _, _ in }
    var cache = takeCache(i, algorithm, subviews)
    let bounds = Rect(origin: .zero, size: size)
    var value: Double?
    if let guide = horizontalGuide(key) {
      value = lend {
        algorithm.explicitHorizontal(guide, in: bounds, offer.proposal, subviews, cache: &cache)
      }
    } else if let guide = verticalGuide(key) {
      value = lend {
        algorithm.explicitVertical(guide, in: bounds, offer.proposal, subviews, cache: &cache)
      }
    }
    layoutCaches[i] = cache
    if let value { return value }
    return mergedGuide(i, key, customLayoutPlacements(i, offer, size))
  }

  /// Returns the placement of each child by the algorithm; a child that it did not place is centred.
  mutating func customLayoutPlacements(_ i: Int, _ offer: Offer, _ size: Size) -> [ContentPlacement]
  {
    guard let algorithm = algorithm(i) else { return [] }
    let first = Int(elements[i].firstChild)
    let desk = desk
    var placements: [ContentPlacement?] = Array(
      repeating: nil, count: Int(elements[i].childCount))
    let subviews = subviews(i) { index, point, anchor, proposal in
      let offer = Offer(proposal)
      let content = desk.ask(otherwise: .zero) { $0.size(first + index, offer) }
      placements[index] = ContentPlacement(
        offer: offer, size: content,
        origin: Point(
          (point.x - anchor.x * content.width).or(0), (point.y - anchor.y * content.height).or(0)))
    }
    var cache = takeCache(i, algorithm, subviews)
    lend {
      algorithm.place(
        in: Rect(origin: .zero, size: size), offer.proposal, subviews, cache: &cache)
    }
    layoutCaches[i] = cache
    let given = placements
    return given.enumerated().map { index, place in
      if let place { return place }
      let content = self.size(first + index, Offer(size))
      return ContentPlacement(
        offer: Offer(size), size: content,
        origin: Point((size.width - content.width) / 2, (size.height - content.height) / 2))
    }
  }

  private mutating func takeCache(
    _ i: Int, _ algorithm: any LayoutAlgorithm, _ subviews: [LayoutSubview]
  ) -> Any {
    layoutCaches[i] ?? lend { algorithm.makeCache(subviews) }
  }

  private func subviews(
    _ i: Int, place: @escaping (Int, Point, UnitPosition, Proposal) -> Void
  ) -> [LayoutSubview] {
    let first = Int(elements[i].firstChild)
    let desk = desk
    let spacings = elements[i].children.map { spacing($0) }
    let nothing = plainDimensions(.zero)
    return elements[i].children.map { child in
      LayoutSubview(
        priority: elements[child].priority, values: layoutValues(child),
        size: { proposal in desk.ask(otherwise: .zero) { $0.size(child, Offer(proposal)) } },
        dimensions: { proposal in
          desk.ask(otherwise: nothing) {
            let offer = Offer(proposal)
            return $0.dimensions(child, offer, $0.size(child, offer))
          }
        },
        edges: spacings[child - first],
        place: { place(child - first, $0, $1, $2) })
    }
  }

  /// Returns the values set by modifiers around a view; the outermost wins.
  private func layoutValues(_ child: Int) -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    var i = child
    while elements[i].isModifier && elements[i].childCount > 0 {
      if let own = modifier(i, as: LayoutValue.self), values[own.key] == nil {
        values[own.key] = own.value
      }
      i = Int(elements[i].firstChild)
    }
    return values
  }

  private func horizontalGuide(_ key: GuideKey) -> HorizontalGuide? {
    switch key {
    case .leading: return .leading
    case .centerX: return .center
    case .trailing: return .trailing
    default:
      guard case .horizontal(let custom) = guideTable[key] else { return nil }
      return .custom(custom)
    }
  }

  private func verticalGuide(_ key: GuideKey) -> VerticalGuide? {
    switch key {
    case .top: return .top
    case .centerY: return .center
    case .bottom: return .bottom
    case .firstBaseline: return .firstTextBaseline
    case .lastBaseline: return .lastTextBaseline
    default:
      guard case .vertical(let custom) = guideTable[key] else { return nil }
      return .custom(custom)
    }
  }
}
