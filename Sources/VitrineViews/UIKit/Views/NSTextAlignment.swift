/// The side that lines begin at, with UIKit's raw values.
public nonisolated enum NSTextAlignment: Int, Hashable, CaseIterable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// The side of the layout direction.
  case natural = 4
}
