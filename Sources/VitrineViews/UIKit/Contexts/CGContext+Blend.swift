import Foundation
import VitrineGraphics
import VitrineLayout

extension CGContext {
  /// Draws by the state: its opacity, blend mode, clip, transform and shadow.
  ///
  /// - Parameter area: the area that is touched, in the user's space; modes that erase stay within.
  func draw(in area: Path, _ body: (GraphicsContext) -> Void) {
    var graphics = state.graphics
    if let shadow = state.shadow {
      // The blur of Core Graphics is twice the deviation, which a radius is here.
      graphics.addFilter(
        .shadow(
          color: Color(cgColor: shadow.color), radius: max(shadow.blur, 0) / 2,
          x: shadow.offset.width, y: shadow.offset.height))
    }
    switch state.blend {
    case .clear: erase(area)
    case .copy:
      erase(area)
      body(graphics)
    case .destinationIn: keep(area, graphics, body)
    case .sourceIn, .sourceOut, .destinationAtop, .xor:
      // Of opaque colours the first is this.
      if state.blend != .sourceIn {
        note("The blend mode \(state.blend) of a drawing context is drawn as sourceAtop.")
      }
      graphics.blendMode = .sourceAtop
      body(graphics)
    default:
      graphics.blendMode = state.blend.mode
      body(graphics)
    }
  }

  /// Makes an area of the user's space clear.
  func erase(_ area: Path) {
    var graphics = state.graphics
    graphics.opacity = 1
    graphics.blendMode = .destinationOut
    graphics.fill(area, with: .color(.black))
  }

  /// Keeps what is there within an area as far as `body` draws something: what it leaves out is erased.
  private func keep(_ area: Path, _ graphics: GraphicsContext, _ body: (GraphicsContext) -> Void) {
    var eraser = graphics
    eraser.opacity = 1
    eraser.blendMode = .destinationOut
    eraser.clip(to: area)
    eraser.drawLayer { layer in
      layer.fill(area, with: .color(.black))
      var cut = layer
      cut.opacity = graphics.opacity
      cut.blendMode = .destinationOut
      body(cut)
    }
  }

  /// The whole picture in the user's space.
  var everything: CGRect {
    CGRect(origin: .zero, size: size).applying(state.graphics.transform.inverted())
  }
}

extension CGBlendMode {
  /// The mode of a canvas with the same name; normal for those that erase, which are drawn apart.
  fileprivate nonisolated var mode: GraphicsContext.BlendMode {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor:
      .normal
    }
  }
}
