/// A view's extent along one axis, as far as it is known; NaN where it is not.
nonisolated struct LayoutSlot: Hashable, Sendable {
  var near = Double.nan
  var far = Double.nan
  var middle = Double.nan
  var length = Double.nan

  subscript(side: LayoutSide) -> Double {
    get {
      switch side {
      case .near: near
      case .far: far
      case .middle: middle
      case .length: length
      }
    }
    set {
      switch side {
      case .near: near = newValue
      case .far: far = newValue
      case .middle: middle = newValue
      case .length: length = newValue
      }
    }
  }

  var isPlaced: Bool { !near.isNaN || !far.isNaN || !middle.isNaN }
  var isKnown: Bool { !near.isNaN && !length.isNaN }

  /// Derives what two known sides determine.
  mutating func complete() {
    if length.isNaN {
      if !near.isNaN, !far.isNaN {
        length = far - near
      } else if !near.isNaN, !middle.isNaN {
        length = 2 * (middle - near)
      } else if !far.isNaN, !middle.isNaN {
        length = 2 * (far - middle)
      }
    }
    guard !length.isNaN else { return }
    if near.isNaN {
      if !far.isNaN {
        near = far - length
      } else if !middle.isNaN {
        near = middle - length / 2
      }
    }
    guard !near.isNaN else { return }
    if far.isNaN { far = near + length }
    if middle.isNaN { middle = near + length / 2 }
  }
}
