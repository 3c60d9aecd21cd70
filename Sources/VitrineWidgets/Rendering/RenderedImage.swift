public import VitrineGraphics
package import VitrineLayout
package import VitrineText
import VitrineViews

/// A rendered picture with its intermediate results.
public struct RenderedImage: Sendable {
  /// The pixels, clear outside the container in the widget scene.
  public var pixmap: Pixmap
  /// The pixels per point.
  public var scale: Double
  /// The problems found on the way to the picture, from the author's code to rasterization.
  public var diagnostics: [Diagnostic]
  package var placed: PlacedTree
  package var displayList: DisplayList
  /// The tap rules of the widget; nil for bare views and scenes.
  package var tapRules: TapRules?
  /// The fonts that the texts were laid out with.
  package var fonts: FontLibrary
  /// The milliseconds of each stage; all zero unless the renderer has a stopwatch.
  public var times: StageTimes
  /// The trace of a Today widget; empty for others.
  public var trace: [TodayStep] = []
  /// The request for the picture; nil if it does not show a single widget or view.
  package var request: PictureRequest?

  /// The reason why nothing was drawn, if the picture exceeded the budget.
  package var excess: Diagnostic? { diagnostics.first { $0.code == Diagnostic.budgetCode } }

  /// The traits for grouping in reports, which are also recorded with a golden.
  package var traits: [String: String] { request?.traits ?? [:] }

  /// The tap targets of the picture. Computed on each call.
  public var hits: HitMap { HitMap(placed, rules: tapRules) }

  /// The texts of the picture and their problems. Computed on each call.
  public var textLedger: TextLedger { TextLedger(placed, fonts: fonts) }
}
