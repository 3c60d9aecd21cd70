package import VitrineGraphics
import VitrineViews

/// Black or white for what stands on a ground, and the veil of the other that the ground needs below it.
///
/// The system makes the choice from what lies below, and lays a soft shade behind texts where neither is legible; its
/// thresholds are not public (estimated). The floor is this package's: 3 : 1 for texts in the opaque colour, and for
/// those of secondary rank, at 60 %, on plates.
package nonisolated struct LegibleInk: Hashable, Sendable {
  /// What stands on the ground.
  package enum Content: Hashable, Sendable {
    /// Text in the opaque colour.
    case text
    /// Opaque text that takes a fifth of its colour from the ground.
    case vibrantText
    /// Views of which some are translucent.
    case views

    /// The brightest grey under white and the darkest under black, 0…1. White on 0.53 and black on 0.43 have a little
    /// more than 3 : 1, as has 92 % of the ink; 60 % of it on 0.385 and 0.52 have 3.3 : 1, which leaves room for the
    /// light that glass bends towards its edges. Vibrant text is 0.9 on 0.49 and 0.1 on 0.47, each 3.2 : 1 or more.
    var mostUnderWhite: Float {
      switch self {
      case .text: 0.53
      case .vibrantText: 0.49
      case .views: 0.385
      }
    }
    var leastUnderBlack: Float {
      switch self {
      case .text: 0.43
      case .vibrantText: 0.47
      case .views: 0.52
      }
    }
  }

  /// Whether black is legible and white is not.
  package let isDark: Bool
  /// The opacity of the veil, 0…1.
  package let veil: Double
  private let shade: RGBA

  /// Chooses for a ground.
  ///
  /// - Parameters:
  ///   - isDark: the choice if it is already made, for elements that go together.
  ///   - shade: the veil below white, a dark colour.
  package init(
    on ground: ScreenGround, for content: Content, isDark: Bool? = nil, shade: RGBA = .black
  ) {
    let (least, most) = (content.leastUnderBlack, content.mostUnderWhite)
    let (darkest, brightest) = (ground.darkest.grey, ground.brightest.grey)
    let underBlack = darkest < least ? (least - darkest) / (1 - darkest) : 0
    let dark = shade.grey
    let underWhite = brightest > most && dark < most ? (brightest - most) / (brightest - dark) : 0
    let isBright = ground.mean.grey > Self.brightFrom
    // On a ground between the two, what needs much less of a veil.
    let isHazy = underWhite > Self.heavyVeil && underBlack < underWhite * Self.lighter
    self.isDark = isDark ?? (isBright || isHazy)
    self.shade = self.isDark ? .white : shade
    veil = Double(self.isDark ? underBlack : underWhite)
  }

  /// The opacity from which a veil below white is avoided, and the fraction of it that the one below black may have
  /// (estimated).
  private static let heavyVeil: Float = 0.15
  private static let lighter: Float = 0.5

  /// The mean grey from which black stands on a ground (estimated: screens keep white
  /// on most skies).
  static let brightFrom: Float = 0.66

  package var color: RGBA { isDark ? .black : .white }
  var veilColor: RGBA { shade.opacity(Float(veil)) }

  /// Returns a colour in its own hue, as far from the ground as the floor asks: mixed with the ink until it is legible
  /// on the ground with its veil.
  package func legible(_ color: RGBA, on ground: ScreenGround) -> RGBA {
    let worst = (isDark ? ground.darkest : ground.brightest)
      .mixed(with: shade, Float(veil))
    for step in 0..<Self.steps {
      let mixed = color.mixed(with: self.color, Float(step) / Float(Self.steps))
      if mixed.contrast(with: worst) >= Self.floor { return mixed.opacity(color.alpha) }
    }
    return self.color.opacity(color.alpha)
  }

  /// The contrast that texts have at least.
  package static let floor = 3.0
  private static let steps = 10
}
