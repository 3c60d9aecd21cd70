import VitrineGraphics

/// The join between two lines.
public nonisolated enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel

  var join: GraphicsStroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
