public import VitrineGraphics
package import VitrineLayout

/// The result of the first two stages: views with their frames.
public struct PlacedWidget: Sendable {
  package var configuration: RenderConfiguration
  package var tree: PlacedTree
  /// The rules for tap targets of the widget; nil for bare views.
  package var tapRules: TapRules?
  /// The problems found while the views were resolved and placed.
  public var diagnostics: [Diagnostic]
  /// The milliseconds of resolving and placing; those of later stages are zero.
  public var times: StageTimes
  /// The trace of a Today widget; empty for others.
  public var trace: [TodayStep] = []
}
