package import VitrineGraphics
import VitrineViews

/// The ground of one of the store's pictures, and black or white for the letters on it.
package nonisolated struct StoreGround: Hashable, Sendable {
  /// The ground as it is drawn, its colours changed already.
  package let background: StoreBackground
  /// White or black over a picture, and its share, 0…1; nothing over colours.
  package let veil: RGBA
  /// The share of white or black that a ground of the user's is mixed with for the letters' sake.
  package let change: Float
  /// Whether the letters are black.
  package let isBright: Bool

  /// The contrast that WCAG 2 asks of texts of any size.
  package static let contrast = 4.5
  private static let part = 0.4
  /// The steps in which a ground is changed.
  private static let steps = 20

  /// The share of a step.
  private static func share(_ step: Int) -> Float { Float(step) / Float(steps) }
}

extension StoreGround {
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
    background = .colors([Self.legible(top, ink, veil), Self.legible(bottom, ink, veil)])
    (self.veil, change) = (veil, 0)
  }

  private static func legible(_ color: RGBA, _ ink: RGBA, _ veil: RGBA) -> RGBA {
    for step in 0..<steps {
      let mixed = color.mixed(with: veil, share(step))
      if mixed.contrast(with: ink) >= contrast { return mixed }
    }
    return veil
  }
}

extension StoreGround {
  /// Takes a ground of the user's, as it is where white or black letters have the contrast on all but a twentieth of
  /// what lies below them, else with as little black or white as gives it to one of them.
  ///
  /// - Parameters:
  ///   - words: the place of the letters on the canvas; nil where there are none.
  ///   - canvas: the size of the whole ground in points.
  package init(_ own: StoreBackground, below words: Rect?, on canvas: Size) {
    guard let words else {
      (background, veil, change, isBright) = (own, .black, 0, false)
      return
    }
    let ground = WallpaperTones(
      StoreBackgroundView(background: own, size: canvas), screen: canvas
    ).ground(in: words)
    let white = Self.change(ground.brightest, ink: .white, veil: .black)
    let black = Self.change(ground.darkest, ink: .black, veil: .white)
    isBright = black < white
    (veil, change) = isBright ? (.white, black) : (.black, white)
    background =
      if case .colors(let colors) = own {
        .colors(colors.map { [veil, change] in $0.mixed(with: veil, change) })
      } else {
        own
      }
  }

  /// The least share of a veil by which an ink has the contrast on a colour.
  private static func change(_ color: RGBA, ink: RGBA, veil: RGBA) -> Float {
    let step = (0..<steps).first {
      color.mixed(with: veil, share($0)).contrast(with: ink) >= contrast
    }
    return share(step ?? steps)
  }

  /// The warning of a ground that is not drawn as it was given; nil for one that is.
  package var note: Diagnostic? {
    guard change > 0 else { return nil }
    let (added, letters) = isBright ? ("white", "black") : ("black", "white")
    return Diagnostic(
      severity: .warning, code: "ground-changed",
      message:
        "the ground is drawn with \(Int((change * 100).rounded())) % of \(added), as \(letters) letters "
        + "have no contrast of \(Self.contrast) : 1 on it", path: "")
  }
}
