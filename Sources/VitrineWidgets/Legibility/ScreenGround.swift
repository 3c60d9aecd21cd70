package import VitrineGraphics
import VitrineImages
import VitrineRaster

/// The ground behind an element of a screen: its mean colour, and colours that only a twentieth of it are darker or
/// brighter than.
package nonisolated struct ScreenGround: Hashable, Sendable {
  package var darkest: RGBA
  package var mean: RGBA
  package var brightest: RGBA

  /// The ground of opaque colours in equal areas; black without any.
  package init(_ colors: [RGBA]) {
    let sorted = colors.map { ($0, $0.grey) }.sorted { $0.1 < $1.1 }
    guard let last = sorted.last?.0 else {
      (darkest, mean, brightest) = (.black, .black, .black)
      return
    }
    let skipped = sorted.count / Self.outliers
    darkest = sorted[skipped].0
    brightest = skipped == 0 ? last : sorted[sorted.count - 1 - skipped].0
    let sum = colors.reduce(SIMD3<Float>.zero) { $0 + SIMD3($1.red, $1.green, $1.blue) }
    let part = sum / Float(colors.count)
    mean = RGBA(part.x, part.y, part.z)
  }

  /// One cell in so many may be darker, and one brighter, than the ground's ends.
  private static let outliers = 20

  /// Returns the ground as it looks through glass or a material that lies on it.
  package func through(_ backdrop: Backdrop) -> ScreenGround {
    var copy = self
    copy.mean = backdrop.shown(over: mean)
    // Glass blurs what lies below, so that its ends come nearer to the mean.
    let part: Float = backdrop.sigma > 0 ? Self.blurred : 1
    copy.darkest = backdrop.shown(over: mean.mixed(with: darkest, part))
    copy.brightest = backdrop.shown(over: mean.mixed(with: brightest, part))
    return copy
  }

  /// The share of the distance from the mean that large areas keep under a blur (estimated: nearly all).
  private static let blurred: Float = 0.9
}

extension RGBA {
  /// The grey of the same luminance (WCAG 2), as an encoded component, 0…1.
  package nonisolated var grey: Float {
    Float(SRGBCurve.encoded(TextContrast.luminance(premultiplied)))
  }

  /// The luminance of the encoded components (Rec. 709), 0…1.
  nonisolated var tone: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Returns the opaque colour with a share, 0…1, of another one.
  package nonisolated func mixed(with other: RGBA, _ share: Float) -> RGBA {
    RGBA(
      red + (other.red - red) * share, green + (other.green - green) * share,
      blue + (other.blue - blue) * share)
  }

  /// The contrast ratio of WCAG 2 with another opaque colour, 1…21.
  package nonisolated func contrast(with other: RGBA) -> Double {
    TextContrast.ratio(
      TextContrast.luminance(premultiplied), TextContrast.luminance(other.premultiplied))
  }
}
