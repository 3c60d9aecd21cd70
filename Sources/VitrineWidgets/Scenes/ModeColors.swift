import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The colours of a widget's content and background in WidgetKit's rendering modes.
enum ModeColors {
  /// Returns the content in the colours of the configuration's mode.
  static func content(_ node: Node, _ configuration: RenderConfiguration) -> Node {
    switch configuration.mode {
    case .accented:
      let tint = configuration.tint
      return Node(
        .effect(.accented(primary: tint.primary, accent: tint.accent)), name: "accented",
        children: [node])
    case .vibrant:
      let alpha = Node(.effect(.luminanceToAlpha), name: "luminanceToAlpha", children: [node])
      let ink = configuration.isOnBrightWallpaper ? darkLockScreen : lockScreen
      return Node(.effect(.vibrancy(ink)), name: "vibrant", children: [alpha])
    default: return node
    }
  }

  /// The plate behind a widget whose own background the mode removes; nil if there is none.
  static func plate(_ configuration: RenderConfiguration) -> Node? {
    guard configuration.mode == .accented, configuration.family?.isAccessory == false,
      let fill = plateFill(configuration)
    else { return nil }
    // A glass is bent and lit along its own outline.
    let shape = configuration.container.geometry
    return Node(.shape(ShapeLeaf(shape, .fill(fill, .nonZero))), name: "plate")
  }

  private static func plateFill(_ configuration: RenderConfiguration) -> LayoutFill? {
    switch configuration.tint.plate {
    case .none: return nil
    case .dark:
      return LayoutFill(
        .linear(darkPlate, start: UnitPosition(0.5, 0), end: UnitPosition(0.5, 1)))
    case .clear: return LayoutFill(.glass(glass(configuration)))
    case .tinted:
      var glass = glass(configuration)
      glass.tone.tint = configuration.tint.accent.opacity(tintStrength)
      return LayoutFill(.glass(glass))
    }
  }

  /// The glass of widgets on clear and tinted Home Screens.
  private static func glass(_ configuration: RenderConfiguration) -> GlassMaterial {
    GlassRole.widgets.material(
      isDark: configuration.scheme == .dark, system: configuration.os,
      reducesTransparency: configuration.reducesTransparency)
  }

  /// Derived from the greys of dark icons in Apple's icon templates, from memory (estimated).
  private static let darkPlate = [
    GradientStop(RGBA(hex: 0x313131), 0), GradientStop(RGBA(hex: 0x141414), 1),
  ]

  /// The opacity of the tint in tinted glass (estimated).
  private static let tintStrength: Float = 0.4

  /// The backdrop of Lock Screen content: white with a fifth of the saturated wallpaper (estimated).
  private static let lockScreen = Backdrop(
    saturation: 1.8, matrix: [0.2, 0, 0, 0.8, 0, 0.2, 0, 0.8, 0, 0, 0.2, 0.8])

  /// The same in black, for wallpapers too bright for white (estimated).
  private static let darkLockScreen = Backdrop(
    saturation: 1.8, matrix: [0.2, 0, 0, 0, 0, 0.2, 0, 0, 0, 0, 0.2, 0])
}
