public import VitrineGraphics
package import VitrineLayout
package import VitrineText

/// The result of the first two stages: views with their frames.
public struct PlacedWidget: Sendable {
  package var configuration: RenderConfiguration
  package var tree: PlacedTree
  /// The fonts that the texts were measured with; nil for those of the renderer.
  package var fonts: FontLibrary?
  /// The rules for tap targets of the widget; nil for bare views.
  package var tapRules: TapRules?
  /// The problems found while the views were resolved and placed.
  public var diagnostics: [Diagnostic]
  /// The milliseconds of resolving and placing; those of later stages are zero.
  public var times: StageTimes
  /// The trace of a Today widget; empty for others.
  public var trace: [TodayStep] = []
}
