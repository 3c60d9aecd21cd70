public import VitrineGraphics
package import VitrineLayout
package import VitrineText

/// A finished picture with everything that led to it.
public struct RenderedImage: Sendable {
  /// Clear outside the container in the widget scene.
  public var pixmap: Pixmap
  /// Pixels in a point.
  public var scale: Double
  public var diagnostics: [Diagnostic]
  package var placed: PlacedTree
  package var displayList: DisplayList
  /// Those of the widget that the picture is; nil for bare views and scenes.
  package var tapRules: TapRules?
  /// Those that the texts were laid out with.
  package var fonts: FontLibrary
  public var times: StageTimes
  /// What happened to a Today widget; empty for others.
  public var trace: [TodayStep] = []
  /// What it was asked for with; nil for what is no picture of one widget or view.
  package var request: PictureRequest?

  /// Why nothing was drawn, where the picture took more than the budget.
  package var excess: Diagnostic? { diagnostics.first { $0.code == Diagnostic.budgetCode } }

  /// What a report groups by, and a golden says of itself.
  package var traits: [String: String] { request?.traits ?? [:] }

  /// What a tap does, by place. Worked out at each call.
  public var hits: HitMap { HitMap(placed, rules: tapRules) }

  /// What its texts say, and what of them does not show. Worked out at each call.
  public var textLedger: TextLedger { TextLedger(placed, fonts: fonts) }
}

/// The widget and the settings of a picture.
package struct PictureRequest: Sendable {
  package var kind: String
  package var configuration: RenderConfiguration

  package var traits: [String: String] { configuration.traits(kind: kind) }
}

/// Milliseconds spent in each stage; all zero without a stopwatch.
public struct StageTimes: Hashable, Sendable {
  public var resolve = 0.0
  public var place = 0.0
  public var snap = 0.0
  public var paint = 0.0
  public var rasterize = 0.0

  public init() {}

  mutating func add(_ other: StageTimes) {
    resolve += other.resolve
    place += other.place
    snap += other.snap
    paint += other.paint
    rasterize += other.rasterize
  }

  public var total: Double { resolve + place + snap + paint + rasterize }
}

/// Reads a clock for stage times. The pipeline has no clock of its own: whoever wants times brings
/// one.
public struct Stopwatch: Sendable {
  /// Nanoseconds since some fixed moment.
  var now: @Sendable () -> UInt64

  public init(now: @escaping @Sendable () -> UInt64) { self.now = now }

  /// Always zero.
  public static let none = Stopwatch { 0 }

  /// Runs a stage and stores its milliseconds.
  func time<Result>(_ milliseconds: inout Double, _ stage: () -> Result) -> Result {
    let start = now()
    let result = stage()
    milliseconds += Double(now() &- start) / 1e6
    return result
  }
}
