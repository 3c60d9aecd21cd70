package import VitrineGraphics

/// The parameters of a material or blur effect; blur in points.
package nonisolated struct MaterialRecipe: Hashable, Sendable {
  var blur: Double
  var saturation: Float
  var brightness: Float = 0
  var curve: LuminanceCurve?
  var tint = RGBA.clear

  /// The recipe's backdrop; its `sigma` is in points.
  ///
  /// Reduce Transparency removes the blur and shows the mean colour of the backdrop (observed).
  package func backdrop(reducesTransparency: Bool) -> Backdrop {
    Backdrop(
      sigma: reducesTransparency ? 0 : blur, averages: reducesTransparency, curve: curve,
      saturation: saturation, brightness: brightness, tint: tint)
  }

  /// A recipe for each colour scheme.
  package struct Pair: Hashable, Sendable {
    package var light: MaterialRecipe
    package var dark: MaterialRecipe

    package func backdrop(isDark: Bool, reducesTransparency: Bool) -> Backdrop {
      (isDark ? dark : light).backdrop(reducesTransparency: reducesTransparency)
    }
  }
}

/// The system's materials, iOS 13 and later. Observed: values that others decoded from the system's recipes;
/// they reproduce 110 pictured flat colours within 2.2/255.
extension MaterialRecipe.Pair {
  package static let ultraThin = Self(
    light: .init(22.5, 1.1, 0.12, 0.5, 0.45, 0.55, 0.65, 0.68),
    dark: .init(22.5, 1.1, 0, 0.5, 0.24, 0.24, 0.3, 0.39))
  package static let thin = Self(
    light: .init(30, 1.35, 0.12, 0.6, 0.725, 0.825, 0.76, 0.73),
    dark: .init(30, 1.35, 0, 0.6, 0.2, 0.21, 0.1, 0.15))
  package static let regular = Self(
    light: .init(30, 1.5, 0.1, 0.75, 0.9, 0.83, 0.925, 0.815),
    dark: .init(30, 1.5, 0, 0.75, 0.16, 0.26, 0.1, 0.1))
  package static let thick = Self(
    light: .init(45, 1.5, 0.045, 0.88, 0.99, 0.95, 0.98, 0.905),
    dark: .init(45, 1.5, 0, 0.88, 0.14, 0.16, 0.1, 0.03))
  package static let chrome = Self(
    light: .init(22.5, 1.1, 0.1, 0.75, 0.8, 0.9, 1.1, 0.825),
    dark: .init(22.5, 2, -0.1, 0.75, 0.23, 0.52, 0.27, 0.255))
  /// The material of notifications and Today widgets, iOS 13 and later (observed).
  package static let platter = Self(
    light: .init(30, 2.4, 0, 0.6, 0.775, 0.85, 1.05, 0.94),
    dark: .init(30, 1.4, -0.03, 0.4, 0.41, -0.4, 0.3, 0))
  /// The material of the Home Screen's dock (observed).
  package static let dock = Self(
    light: .init(30, 1.8, 0.08, 0.5, 0.3, 0.5, 1, 0.77),
    dark: .init(30, 1.6, 0, 0.5, 0.29, -0.2, 0.375, 0.65))
}

/// The blurs of iOS 8: increased saturation under a flat colour. Tints observed; radius and saturation as in
/// Apple's sample code of 2013 (documented, from memory).
extension MaterialRecipe {
  package static let legacyLight = Self(
    blur: 30, saturation: 1.8, tint: RGBA(hex: 0xffffff, alpha: 0.3))
  package static let legacyExtraLight = Self(
    blur: 20, saturation: 1.8, tint: RGBA(hex: 0xf7f7f7, alpha: 0.8))
  package static let legacyDark = Self(
    blur: 20, saturation: 1.8, tint: RGBA(hex: 0x1c1c1c, alpha: 0.73))

  /// Takes values in the order of the published tables: blur, saturation, brightness, luminance amount,
  /// values.
  fileprivate init(
    _ blur: Double, _ saturation: Float, _ brightness: Float, _ amount: Float, _ v0: Float,
    _ v1: Float, _ v2: Float, _ v3: Float
  ) {
    self.init(
      blur: blur, saturation: saturation, brightness: brightness,
      curve: LuminanceCurve(v0, v1, v2, v3, amount: amount))
  }
}
