/// A stack's settings.
nonisolated struct UIStackItem {
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var insets: UIEdgeInsets
  /// The arranged views that are not hidden.
  var arranged: [Int] = []
  /// The distance after each of them but the last.
  var gaps: [Double] = []

  var cross: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }
}
