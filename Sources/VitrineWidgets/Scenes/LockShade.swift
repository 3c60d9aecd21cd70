import VitrineGraphics
import VitrineViews

/// The shade behind a Lock Screen's texts and widgets, black below white and white below black: as wide as the screen,
/// behind each text as deep as that needs, up to the top of the screen, and fading over a third of the screen below them,
/// so that it has no edge. Nothing where all is legible without.
///
/// That the system darkens what lies behind the clock is seen on phones; depth and reach are estimated.
nonisolated struct LockShade: View {
  let context: SceneContext

  nonisolated var body: some View {
    let bands = bands.filter { $0.depth > 0 }
    if let end = bands.map({ $0.to }).max() {
      let height = min(end + reach, context.screen.height)
      let color: RGBA = context.lockInk.isDark ? .white : .black
      LinearGradient(
        stops: (0...Self.steps).map { step in
          let part = Double(step) / Double(Self.steps)
          let depth = bands.map { $0.depth(at: part * height, reach: reach) }.max() ?? 0
          return Gradient.Stop(color: Color(color.opacity(Float(depth))), location: part)
        }, startPoint: .top, endPoint: .bottom
      )
      .placed(x: 0, y: 0, width: context.screen.width, height: height)
    }
  }

  /// The lengths of the screen that need a shade.
  private nonisolated var bands: [Band] {
    let lock = context.lockInk
    let hasInline = context.guests.contains { $0.family == .accessoryInline }
    let day = lock.ink(in: lock.day, for: hasInline ? .vibrantText : .text)
    let top = Rect(x: 0, y: 0, width: lock.day.width, height: lock.day.maxY)
    return [Band(top, day), Band(lock.clock, lock.ink(in: lock.clock))]
      + context.guests.compactMap { guest in
        guest.place.frame.map { Band($0, lock.ink(in: context.fromLeft($0), for: .views)) }
      }
  }

  /// How far the shade fades above and below a text, in points.
  private nonisolated var reach: Double { context.screen.height * Self.reachPart }

  /// The reach as a fraction of the screen's height, and the number of intervals of the gradient.
  private static let reachPart = 0.3
  private static let steps = 72

  /// A length of the screen from top to bottom with the opacity of its shade.
  private struct Band {
    var from: Double
    var to: Double
    var depth: Double

    init(_ rect: Rect, _ ink: LegibleInk) {
      (from, to) = (rect.minY - LockShade.margin, rect.maxY + LockShade.margin)
      depth = ink.veil
    }

    /// Returns the opacity at a distance from the screen's top: a smooth step beyond the length.
    func depth(at y: Double, reach: Double) -> Double {
      let away = max(from - y, y - to, 0) / reach
      guard away < 1 else { return 0 }
      return depth * (1 - away * away * (3 - 2 * away))
    }
  }

  /// The distance from a text up to which its shade has the whole depth: about an interval of the gradient.
  private static let margin = 12.0
}
