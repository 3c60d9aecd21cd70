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
    return Node(.shape(ShapeLeaf(.rectangle, .fill(fill, .nonZero))), name: "plate")
  }

  private static func plateFill(_ configuration: RenderConfiguration) -> LayoutFill? {
    let isDark = configuration.scheme == .dark
    let still = configuration.reducesTransparency
    switch configuration.tint.plate {
    case .none: return nil
    case .dark:
      return LayoutFill(
        .linear(darkPlate, start: UnitPosition(0.5, 0), end: UnitPosition(0.5, 1)))
    case .clear:
      let glass: GlassRecipe = isDark ? .clearDark : .clearLight
      return LayoutFill(.backdrop(glass.backdrop(reducesTransparency: still)))
    case .tinted:
      let glass: GlassRecipe = isDark ? .regularDark : .regularLight
      let fill = configuration.tint.accent.opacity(tintStrength)
      return LayoutFill(.backdrop(glass.backdrop(fill: fill, reducesTransparency: still)))
    }
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
