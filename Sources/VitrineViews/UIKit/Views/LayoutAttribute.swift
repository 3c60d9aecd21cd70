/// The part of a view that an anchor stands for.
nonisolated enum LayoutAttribute: String, Hashable, Sendable {
  case leading, trailing, left, right, centerX, width, top, bottom, centerY, height

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .leading, .trailing, .left, .right, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height: .vertical
    }
  }
}
