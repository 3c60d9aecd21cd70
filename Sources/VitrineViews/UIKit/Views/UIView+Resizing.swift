import Foundation
import VitrineGraphics

extension UIView {
  /// Moves and resizes the subviews by their masks, after the size of this view has changed.
  func resizeSubviews(from old: CGSize) {
    // A frame that is no place keeps the subviews where they are; drawing tells of it.
    guard old.isNumber, place.size.isNumber else { return }
    for view in children.views where view.translatesAutoresizingMaskIntoConstraints {
      guard view.place.origin.x.isFinite, view.place.origin.y.isFinite, view.place.size.isNumber
      else { continue }
      let x = view.autoresizingMask.horizontal.resized(
        Double(view.place.origin.x), Double(view.place.size.width), from: Double(old.width),
        to: Double(place.size.width))
      let y = view.autoresizingMask.vertical.resized(
        Double(view.place.origin.y), Double(view.place.size.height), from: Double(old.height),
        to: Double(place.size.height))
      view.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
  }
}

extension CGSize {
  /// Whether both sides are finite numbers.
  nonisolated var isNumber: Bool { width.isFinite && height.isFinite }
}

/// The flexible parts along one axis.
nonisolated struct AutoresizingAxis: Hashable, Sendable {
  var before: Bool
  var length: Bool
  var after: Bool

  /// Returns a view's place after its superview's length has changed: the flexible parts share the
  /// difference by their lengths, or equally if these are 0.
  func resized(
    _ start: Double, _ length: Double, from old: Double, to new: Double
  ) -> (start: Double, length: Double) {
    let parts = [(before, start), (self.length, length), (after, old - start - length)]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty, old != new else { return (start, length) }
    let total = flexible.reduce(0) { $0 + max(0, $1.1) }
    func share(_ part: (Bool, Double)) -> Double {
      guard part.0 else { return 0 }
      return (new - old)
        * (total > 0 ? max(0, part.1) / total : 1 / Double(flexible.count))
    }
    return (start + share(parts[0]), max(0, length + share(parts[1])))
  }
}

extension UIView.AutoresizingMask {
  nonisolated var horizontal: AutoresizingAxis {
    AutoresizingAxis(
      before: contains(.flexibleLeftMargin), length: contains(.flexibleWidth),
      after: contains(.flexibleRightMargin))
  }

  nonisolated var vertical: AutoresizingAxis {
    AutoresizingAxis(
      before: contains(.flexibleTopMargin), length: contains(.flexibleHeight),
      after: contains(.flexibleBottomMargin))
  }
}
