import VitrineGraphics

/// The cap of an open line.
public nonisolated enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square

  var cap: GraphicsStroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
