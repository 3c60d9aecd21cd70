import VitrineGraphics

/// A proposal inside the engine: points, with NaN for the ideal length.
///
/// `Proposal` with its optionals is twice the size and compares field by field; offers are compared by bit
/// pattern millions of times.
struct Offer {
  var width: Double
  var height: Double

  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  init(_ proposal: Proposal) {
    self.init(Offer.clean(proposal.width), Offer.clean(proposal.height))
  }

  init(_ size: Size) { self.init(size.width, size.height) }

  static let ideal = Offer(.nan, .nan)

  var proposal: Proposal {
    Proposal(width.isNaN ? nil : width, height.isNaN ? nil : height)
  }

  /// Returns a caller's length: NaN asks for the ideal length, negative lengths become 0.
  private static func clean(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    return Swift.max(length, 0)
  }

  func isSame(as other: Offer) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }

  /// Returns the offer minus insets, never below zero.
  func inset(width dx: Double, height dy: Double) -> Offer {
    Offer(
      width.isNaN ? .nan : Swift.max(width - dx, 0), height.isNaN ? .nan : Swift.max(height - dy, 0)
    )
  }

  /// Returns the offer with `length` in place of each ideal length.
  func filled(_ length: Double) -> Size {
    Size(width.isNaN ? length : width, height.isNaN ? length : height)
  }

  func filled(_ size: Size) -> Size {
    Size(width.isNaN ? size.width : width, height.isNaN ? size.height : height)
  }
}

extension Double {
  /// Returns this number, or another if it is NaN.
  func or(_ other: Double) -> Double { isNaN ? other : self }
}
