import VitrineGraphics

extension LayoutEngine {
  /// Returns a ZStack's size: the box around its views of highest priority, aligned by their guides.
  mutating func zStackSize(_ i: Int, _ offer: Offer) -> Size {
    let priority = highestPriority(i)
    var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
    var isFirst = true
    for child in elements[i].children where elements[child].priority == priority {
      let content = size(child, offer)
      let x = -guide(child, elements[i].horizontal, offer, content).or(0)
      let y = -guide(child, elements[i].vertical, offer, content).or(0)
      left = isFirst ? x : Swift.min(left, x)
      top = isFirst ? y : Swift.min(top, y)
      right = isFirst ? x + content.width : Swift.max(right, x + content.width)
      bottom = isFirst ? y + content.height : Swift.max(bottom, y + content.height)
      isFirst = false
    }
    return Size(zStackSide(right, left), zStackSide(bottom, top))
  }

  /// Returns the distance between two edges; infinity if `low` is infinite.
  private func zStackSide(_ high: Double, _ low: Double) -> Double {
    low == -.infinity ? .infinity : cleanLength(high - low)
  }

  private func highestPriority(_ i: Int) -> Double {
    var highest = -Double.infinity
    for child in elements[i].children { highest = Swift.max(highest, elements[child].priority) }
    return highest
  }

  /// Returns the placements of the children: each is offered the stack's own size.
  mutating func zStackPlacements(_ i: Int, _ size: Size) -> [ContentPlacement] {
    let offer = Offer(size)
    let priority = highestPriority(i)
    var line = Point(-.infinity, -.infinity)
    var result: [ContentPlacement] = []
    result.reserveCapacity(Int(elements[i].childCount))
    for child in elements[i].children {
      let content = self.size(child, offer)
      let x = guide(child, elements[i].horizontal, offer, content).or(0)
      let y = guide(child, elements[i].vertical, offer, content).or(0)
      if elements[child].priority == priority {
        line = Point(Swift.max(line.x, x), Swift.max(line.y, y))
      }
      result.append(ContentPlacement(offer: offer, size: content, origin: Point(x, y)))
    }
    for k in result.indices {
      let own = result[k].origin
      result[k].origin = Point((line.x - own.x).or(0), (line.y - own.y).or(0))
    }
    return result
  }

  mutating func zStackGuide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size) -> Double {
    mergedGuide(i, key, zStackPlacements(i, size))
  }

  /// Returns a guide merged from placed children, in the order of the children.
  mutating func mergedGuide(_ i: Int, _ key: GuideKey, _ placements: [ContentPlacement]) -> Double {
    var merge = GuideMerge(key)
    let isHorizontal = guideTable.isHorizontal(key)
    for (child, place) in zip(elements[i].children, placements) {
      let value = explicitGuide(child, key, place.offer, place.size)
      merge.add(value + (isHorizontal ? place.origin.x : place.origin.y))
    }
    return merge.value
  }
}
