package import VitrineGraphics
import VitrineViews

/// The colours behind a headline: those of a wallpaper, changed as far as letters on them need it.
package nonisolated struct StoreGround: Hashable, Sendable {
  package let top: RGBA
  package let bottom: RGBA
  /// Whether the letters are black.
  package let isBright: Bool

  /// Takes the mean colours of the upper and the lower part of a screen's wallpaper.
  package init(_ configuration: RenderConfiguration) {
    let tones = WallpaperTones(configuration)
    let screen = configuration.screenSize
    func mean(from start: Double) -> RGBA {
      tones.ground(
        in: Rect(
          x: 0, y: screen.height * start, width: screen.width, height: screen.height * Self.part)
      ).mean
    }
    self.init(top: mean(from: 0), bottom: mean(from: 1 - Self.part))
  }

  /// Chooses black or white letters, and mixes white or black into the colours until both have the contrast.
  package init(top: RGBA, bottom: RGBA) {
    isBright = (top.grey + bottom.grey) / 2 > SceneInk.brightFrom
    let (ink, veil): (RGBA, RGBA) = isBright ? (.black, .white) : (.white, .black)
    self.top = Self.legible(top, ink, veil)
    self.bottom = Self.legible(bottom, ink, veil)
  }

  /// The contrast that WCAG 2 asks of texts of any size.
  package static let contrast = 4.5
  private static let part = 0.4
  private static let steps = 20

  private static func legible(_ color: RGBA, _ ink: RGBA, _ veil: RGBA) -> RGBA {
    for step in 0..<steps {
      let mixed = color.mixed(with: veil, Float(step) / Float(steps))
      if mixed.contrast(with: ink) >= contrast { return mixed }
    }
    return veil
  }
}
