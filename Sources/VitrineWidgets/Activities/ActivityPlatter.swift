package import VitrineGraphics
import VitrineViews

/// The choices of a live activity's views for the platter around them.
final class ActivityPlatter {
  /// The colour over the system's material; nil is the material alone.
  var tint: Color?
  /// The height of the content in points where nothing limits it.
  var idealHeight = 0.0
}

extension ActivityPlatter {
  /// The note on content that is higher than the system allows.
  ///
  /// - Parameter presentation: what the picture shows; nil where it shows no live activity.
  func notes(on presentation: ActivityPresentation?) -> [Diagnostic] {
    guard let presentation else { return [] }
    let most =
      presentation == .banner
      ? BannerMetrics.heights.upperBound : IslandMetrics.expandedHeights.upperBound
    guard idealHeight > most + 0.5 else { return [] }
    return [
      Diagnostic(
        severity: .warning, code: Diagnostic.activityCut,
        message:
          "the content is \(DumpNumber.text(idealHeight)) points high, and the system cuts it at "
          + DumpNumber.text(most), path: "")
    ]
  }
}

extension Diagnostic {
  /// The code of the diagnostic for a live activity that is higher than the system allows.
  package static let activityCut = "activity-cut"
}
