import VitrineGraphics
import VitrineLayout

/// The layers of a Control Center as a style: what covers the wallpaper, and the plates of modules on it.
package nonisolated struct ControlCenterStyle: ShapeStyle {
  /// A layer.
  package enum Part: Sendable {
    case ground
    case plate
  }

  package typealias Resolved = Never
  private let part: Part

  package init(_ part: Part) { self.part = part }

  package func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let host = environment.host
    switch part {
    case .ground:
      let recipe: GlassRecipe =
        host.systemVersion >= Self.firstGlass ? .controlCenterGlassGround : .controlCenterGround
      return _Fill(
        LayoutFill(.backdrop(recipe.backdrop(reducesTransparency: host.reduceTransparency)))
          .lowered(level))
    case .plate where host.systemVersion >= Self.firstGlass:
      return _GlassStyle(role: .controlCenter)._fill(environment, level: level)
    case .plate:
      let recipe = GlassRecipe.controlCenterPlate
      return _Fill(
        LayoutFill(.backdrop(recipe.backdrop(reducesTransparency: host.reduceTransparency)))
          .lowered(level))
    }
  }

  private static let firstGlass = 26
}

extension GlassRecipe {
  /// The plates of Control Center modules as observed on macOS 26.4.1: `0.731 Sat(1.335) − 0.061`. Those of iOS 18 are
  /// taken to be the same; what lies behind is blurred already (estimated).
  static let controlCenterPlate = GlassRecipe(
    blur: 0, black: -0.061, white: 0.67, saturation: 0.976, fill: .clear)
  /// Control Center glass of macOS 27 in the active state, which a phone always has (measured); for 26 and for light
  /// screens, too (estimated).
  static let controlCenterGlass = GlassRecipe(
    blur: 4, black: 0.125, white: 1.2, saturation: 0.8, fill: .clear)
  /// The darkened and blurred screen behind: from screenshots of iOS 18 and 26, by eye (estimated).
  static let controlCenterGround = GlassRecipe(
    blur: 40, black: 0, white: 0.62, saturation: 1.1, fill: .clear)
  static let controlCenterGlassGround = GlassRecipe(
    blur: 12, black: 0, white: 0.42, saturation: 0.9, fill: .clear)
}
