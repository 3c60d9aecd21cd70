import VitrineGraphics

extension LayoutEngine {
  /// Returns the size of an element for an offer. Total: never negative or NaN, possibly infinite where the
  /// offer is.
  ///
  /// This is the only function that recurses for each level of a tree, so it keeps only its arguments on
  /// the stack: separate functions do the work.
  mutating func size(_ i: Int, _ offer: Offer) -> Size {
    switch elements[i].op {
    case .empty: return .zero
    case .shape, .canvas, .geometryReader: return offer.filled(idealShapeLength)
    case .circle:
      let full = offer.filled(idealShapeLength)
      let side = Swift.min(full.width, full.height)
      return Size(side, side)
    case .sizedShape: return authoredShapeSize(i, offer)
    case .image: return Size(elements[i].lengths.0, elements[i].lengths.1)
    case .resizableImage: return offer.filled(Size(elements[i].lengths.0, elements[i].lengths.1))
    case .spacer: return spacerSize(i, offer)
    case .divider: return dividerSize(i, offer)
    case .text: return textSize(i, offer)
    case .modifier:
      return elements[i].flags.contains(.remembersSize)
        ? rememberedSize(i, offer) : elements[i].modifier.size(i, offer, in: &self)
    case .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid, .viewThatFits, .layout:
      return rememberedSize(i, offer)
    }
  }

  /// Returns the size of a modifier's content; zero if there is none.
  mutating func contentSize(_ i: Int, _ offer: Offer) -> Size {
    guard elements[i].childCount > 0, spend(1, on: i) else { return .zero }
    return size(Int(elements[i].firstChild), offer)
  }

  /// Returns a size, measured once for each offer: without the cache nested stacks take exponential time.
  @inline(never)
  private mutating func rememberedSize(_ i: Int, _ offer: Offer) -> Size {
    if remembersSizes {
      var row = elements[i].sizes
      while row >= 0 {
        if measuredSizes[Int(row)].offer.isSame(as: offer) { return measuredSizes[Int(row)].size }
        row = measuredSizes[Int(row)].next
      }
    }
    let result = measuredSize(i, offer)
    if remembersSizes {
      measuredSizes.append(MeasuredSize(offer: offer, size: result, next: elements[i].sizes))
      elements[i].sizes = Int32(measuredSizes.count - 1)
    }
    return result
  }

  @inline(never)
  private mutating func measuredSize(_ i: Int, _ offer: Offer) -> Size {
    let steps = LayoutEngine.stepsOfMeasuring + Int(elements[i].childCount)
    guard spend(steps, on: i) else { return .zero }
    switch elements[i].op {
    case .hStack, .vStack, .gridRow: return stackSize(i, offer)
    case .zStack: return zStackSize(i, offer)
    case .viewThatFits: return viewThatFitsSize(i, offer)
    case .grid: return gridLayout(i, offer).size
    case .lazyGrid: return lazyGridSize(i, offer)
    case .layout: return customLayoutSize(i, offer)
    case .modifier: return elements[i].modifier.size(i, offer, in: &self)
    case .empty, .text, .image, .resizableImage, .shape, .circle, .sizedShape, .spacer, .divider,
      .canvas, .geometryReader:
      return .zero
    }
  }
}

/// The side of a shape, canvas or geometry reader for an ideal proposal (SwiftUI's default).
let idealShapeLength = 10.0
