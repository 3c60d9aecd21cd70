import VitrineGraphics

extension LayoutEngine {
  /// Returns the position of a guide in an element with `size` for `offer`, in points from its top leading
  /// corner: the explicit value, otherwise the guide's default.
  mutating func guide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size) -> Double {
    let explicit = explicitGuide(i, key, offer, size)
    return explicit.isNaN ? defaultGuide(key, size) : explicit
  }

  /// Returns the position of a guide without an explicit value.
  mutating func defaultGuide(_ key: GuideKey, _ size: Size) -> Double {
    switch key {
    case .leading, .top: return 0
    case .centerX: return size.width / 2
    case .trailing: return size.width
    case .centerY: return size.height / 2
    case .bottom, .firstBaseline, .lastBaseline: return size.height
    default: return customDefault(key, size)
    }
  }

  private mutating func customDefault(_ key: GuideKey, _ size: Size) -> Double {
    // A default that reads its own guide would recurse without end.
    guard guideNesting < 16 else { return 0 }
    guideNesting += 1
    defer { guideNesting -= 1 }
    let plain = plainDimensions(size)
    switch guideTable[key] {
    case .horizontal(let custom): return lend { custom.defaultValue(plain) }.or(0)
    case .vertical(let custom): return lend { custom.defaultValue(plain) }.or(0)
    case nil: return 0
    }
  }

  /// Returns the explicit value of a guide in an element or its descendants; NaN if there is none.
  mutating func explicitGuide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size) -> Double {
    guard canSet(elements[i].flags, key) else { return .nan }
    switch elements[i].op {
    case .text: return textBaseline(i, key, offer)
    case .image: return key.isBaseline ? elements[i].lengths.2 : .nan
    case .hStack, .vStack, .gridRow, .zStack, .grid, .lazyGrid, .viewThatFits, .layout:
      return rememberedGuide(i, key, offer, size)
    case .modifier: return elements[i].modifier.explicitGuide(i, key, offer, size, in: &self)
    case .empty, .resizableImage, .shape, .circle, .sizedShape, .spacer, .divider, .canvas,
      .geometryReader:
      return .nan
    }
  }

  private func canSet(_ flags: Element.Flags, _ key: GuideKey) -> Bool {
    if key.isBaseline { return !flags.isDisjoint(with: [.hasBaseline, .setsVerticalGuide]) }
    return flags.contains(
      guideTable.isHorizontal(key) ? .setsHorizontalGuide : .setsVerticalGuide)
  }

  private mutating func textBaseline(_ i: Int, _ key: GuideKey, _ offer: Offer) -> Double {
    guard key.isBaseline else { return .nan }
    let row = textLayout(i, offer)
    guard !row.lines.isEmpty else { return .nan }
    return key == .firstBaseline ? row.firstBaseline : row.lastBaseline
  }

  /// Returns the guide of a modifier's content in the modifier's own space.
  @inline(never)
  mutating func contentGuide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size)
    -> Double
  {
    guard elements[i].childCount > 0, spend(1, on: i) else { return .nan }
    let place = contentPlacement(i, offer, size)
    let value = explicitGuide(Int(elements[i].firstChild), key, place.offer, place.size)
    return value + (guideTable.isHorizontal(key) ? place.origin.x : place.origin.y)
  }

  @inline(never)
  private mutating func rememberedGuide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size)
    -> Double
  {
    // Frame guides stay inside a container; only a custom layout may set one, and a fitting view is shown as it is.
    if key.isFrameGuide && elements[i].op != .layout && elements[i].op != .viewThatFits {
      return .nan
    }
    if remembersSizes {
      var row = elements[i].guides
      while row >= 0 {
        let known = measuredGuides[Int(row)]
        if known.key == key && known.offer.isSame(as: offer) { return known.value }
        row = known.next
      }
    }
    let steps = LayoutEngine.stepsOfMeasuring + Int(elements[i].childCount)
    guard spend(steps, on: i) else { return .nan }
    let value = containerGuide(i, key, offer, size)
    if remembersSizes {
      measuredGuides.append(
        MeasuredGuide(offer: offer, value: value, key: key, next: elements[i].guides))
      elements[i].guides = Int32(measuredGuides.count - 1)
    }
    return value
  }

  @inline(never)
  private mutating func containerGuide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size)
    -> Double
  {
    switch elements[i].op {
    case .hStack, .vStack, .gridRow: return stackGuide(i, key, offer, size)
    case .zStack: return zStackGuide(i, key, offer, size)
    case .grid, .lazyGrid: return gridGuide(i, key, offer, size)
    case .viewThatFits: return viewThatFitsGuide(i, key, offer, size)
    case .layout: return customLayoutGuide(i, key, offer, size)
    case .empty, .text, .image, .resizableImage, .shape, .circle, .sizedShape, .spacer, .divider,
      .canvas, .geometryReader, .modifier:
      return .nan
    }
  }
}
