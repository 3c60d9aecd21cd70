import VitrineGraphics
import VitrineLayout

/// The sizes of contents, and what was derived from them. It lives as long as one layout runs, since the
/// contents of a picture do not change.
nonisolated final class LayoutMeasures {
  private let measure: (Int, Proposal) -> Size
  /// Natural lengths by item, axis and the width that a height belongs to.
  private var known: [Key: Double] = [:]

  struct Key: Hashable {
    var item: Int
    var axis: NSLayoutConstraint.Axis
    var width: Double
  }

  init(_ measure: @escaping (Int, Proposal) -> Size) { self.measure = measure }

  /// Returns a content's length along an axis; the height is that at a width, NaN for the content's own.
  func length(of probe: Int, _ axis: NSLayoutConstraint.Axis, width: Double) -> Double {
    switch axis {
    case .horizontal: measure(probe, .unspecified).width
    case .vertical: measure(probe, Proposal(width.isNaN ? nil : width, nil)).height
    }
  }

  /// Returns what is stored for a key, or stores what `make` returns; nil is stored as NaN.
  func remember(_ key: Key, _ make: () -> Double?) -> Double? {
    if let value = known[key] { return value.isNaN ? nil : value }
    let value = make()
    known[key] = value ?? .nan
    return value
  }
}
