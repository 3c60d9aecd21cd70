import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The colours of a widget's content and background in WidgetKit's rendering modes.
enum ModeColors {
  /// Returns the content in the colours of the configuration's mode.
  static func content(_ node: Node, _ configuration: RenderConfiguration) -> Node {
    switch configuration.mode {
    case .accented:
      let plate = ModePlate(configuration)
      return Node(
        .effect(.accented(primary: plate.primary, accent: plate.accent)), name: "accented",
        children: [node])
    case .vibrant:
      // On the black of a dimmed screen the content's own greys are what vibrancy makes of them.
      if configuration.isDimmed { return node }
      let alpha = Node(.effect(.alphaByLight), name: "luminanceToAlpha", children: [node])
      let ink: RGBA = configuration.isOnBrightWallpaper ? .black : .white
      return Node(.effect(.colorMatrix(FilterMatrix.flat(ink))), name: "vibrant", children: [alpha])
    default: return node
    }
  }

  /// The plate behind a widget whose own background the mode removes; nil if there is none.
  static func plate(_ configuration: RenderConfiguration) -> Node? {
    guard configuration.mode == .accented, configuration.family?.isAccessory == false,
      let fill = ModePlate(configuration).fill
    else { return nil }
    // A glass is bent and lit along its own outline.
    let shape = configuration.container.geometry(os: configuration.design)
    return Node(.shape(ShapeLeaf(shape, .fill(fill, .nonZero))), name: "plate")
  }
}
