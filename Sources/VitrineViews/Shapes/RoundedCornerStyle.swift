import Foundation
import VitrineGraphics

/// The curve of rounded corners.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  var curve: CornerCurve { self == .circular ? .circular : .continuous }
}
