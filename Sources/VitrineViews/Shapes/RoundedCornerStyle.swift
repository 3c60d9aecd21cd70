import Foundation
package import VitrineGraphics

/// The curve of rounded corners.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  /// The curve of a path, which is drawn as it is.
  var curve: CornerCurve { self == .circular ? .circular : .continuous }

  /// The curve of a shape on the screen of the environment's system.
  func curve(in environment: EnvironmentValues) -> CornerCurve {
    self == .circular ? .circular : environment.host.cornerCurve
  }
}

extension HostTraits {
  /// The curve of continuous corners.
  var cornerCurve: CornerCurve {
    isOffScreen ? .continuous : .shown(bySystem: systemVersion)
  }
}

extension CornerCurve {
  /// The continuous corner that a system shows: measured on screens of iOS 18 and 26. Of earlier ones only
  /// pictures drawn off the screen are known (iOS 17), which have the published outline.
  package static func shown(bySystem systemVersion: Int) -> CornerCurve {
    systemVersion >= 18 ? .screen : .continuous
  }
}
