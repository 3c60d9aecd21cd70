extension UIView {
  /// The parts of a view that follow a new size of its superview.
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The view becomes wider and narrower with its superview.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the upper edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The view becomes taller and shorter with its superview.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the lower edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The way in which a picture fills its view, with UIKit's raw values; `redraw` draws like `scaleToFill`.
  public nonisolated enum ContentMode: Int, Hashable, CaseIterable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
