/// One of the two directions of layout.
enum FrameAxis {
  case horizontal, vertical

  static let both = [FrameAxis.horizontal, .vertical]

  var other: FrameAxis { self == .horizontal ? .vertical : .horizontal }
}
