import VitrineGraphics

extension LayoutEngine {
  @inline(never)
  mutating func stackSize(_ i: Int, _ offer: Offer) -> Size {
    let base = slots.count
    let size = fitStack(i, offer)
    slots.removeSubrange(base...)
    return size
  }

  /// Offers every child its share and lines the children up. Pushes a slot for each child, which the caller
  /// pops.
  mutating func fitStack(_ i: Int, _ offer: Offer) -> Size {
    let base = slots.count
    for _ in elements[i].children { slots.append(StackChildLayout()) }
    if elements[i].op == .vStack {
      fitColumn(i, offer, base)
      return setColumn(i, base)
    }
    fitRow(i, offer, base)
    return setRow(i, base)
  }

  /// Returns the offer for placement: an ideal length across becomes the stack's own, so that flexible
  /// children fill it.
  func stackPlacementOffer(_ i: Int, _ offer: Offer, _ size: Size) -> Offer {
    elements[i].op == .vStack
      ? Offer(offer.width.or(size.width), offer.height)
      : Offer(offer.width, offer.height.or(size.height))
  }

  mutating func stackGuide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size) -> Double {
    let base = slots.count
    _ = fitStack(i, stackPlacementOffer(i, offer, size))
    var merge = GuideMerge(key)
    let isHorizontal = guideTable.isHorizontal(key)
    for (k, child) in elements[i].children.enumerated() {
      let slot = slots[base + k]
      let value = explicitGuide(child, key, slot.offer, slot.size)
      merge.add(value + (isHorizontal ? slot.x : slot.y))
    }
    slots.removeSubrange(base...)
    return merge.value
  }

  // MARK: Lining up the children

  private mutating func setColumn(_ i: Int, _ base: Int) -> Size {
    let key = elements[i].horizontal
    let first = Int(elements[i].firstChild)
    let count = Int(elements[i].childCount)
    var low = 0.0
    var high = 0.0
    var y = 0.0
    for k in 0..<count {
      let size = slots[base + k].size
      let x = -guide(first + k, key, slots[base + k].offer, size).or(0)
      y += elements[first + k].distanceBefore
      slots[base + k].x = x
      slots[base + k].y = y
      y += size.height
      low = Swift.min(low, x)
      high = Swift.max(high, x + size.width)
    }
    // The guide's own line counts: children entirely beside it keep their distance to it.
    if low < 0 { for k in 0..<count { slots[base + k].x = (slots[base + k].x - low).or(0) } }
    return Size(cleanLength(high - low), cleanLength(y))
  }

  private mutating func setRow(_ i: Int, _ base: Int) -> Size {
    let key = elements[i].vertical
    let first = Int(elements[i].firstChild)
    let count = Int(elements[i].childCount)
    var low = 0.0
    var high = 0.0
    var x = 0.0
    for k in 0..<count {
      let size = slots[base + k].size
      let y = -guide(first + k, key, slots[base + k].offer, size).or(0)
      x += elements[first + k].distanceBefore
      slots[base + k].x = x
      slots[base + k].y = y
      x += size.width
      low = Swift.min(low, y)
      high = Swift.max(high, y + size.height)
    }
    if low < 0 { for k in 0..<count { slots[base + k].y = (slots[base + k].y - low).or(0) } }
    return Size(cleanLength(x), cleanLength(high - low))
  }
}
