public import Foundation
import VitrineGraphics
import VitrineLayout

extension VisualEffect {
  /// Moves the drawing by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the drawing by distances in points, towards the trailing side and down.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _effects.adding("offset", .transform(.translation(x, y)))
  }

  /// Scales the drawing by a width and a height factor about a point of the frame.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawing by one factor about a point of the frame.
  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the drawing by a factor on each axis about a point of the frame.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    _effects.adding("scaleEffect", .scale(x: x, y: y, anchor: anchor.position))
  }

  /// Rotates the drawing clockwise about a point of the frame.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    _effects.adding("rotationEffect", .rotation(radians: angle.radians, anchor: anchor.position))
  }

  /// Turns the drawing in space, as the modifier of the same name does.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    _effects.adding(
      "rotation3DEffect",
      .rotation3D(
        Rotation3D(
          radians: angle.radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor.position,
          anchorZ: anchorZ, perspective: perspective)))
  }

  /// Maps the drawing about the frame's top leading corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    _effects.adding("transformEffect", .transform(transform.affine))
  }

  /// Maps the drawing about the frame's top leading corner; a map without an inverse is ignored.
  public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    let map = transform.projection
    return _effects.adding("transformEffect", .projection { _ in map })
  }

  /// Multiplies the alpha of each element of the view, as the modifier of the same name does.
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    _effects.adding("opacity", .opacity(opacity))
  }

  /// Blurs the view with a Gaussian, as the modifier of the same name does.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _effects.adding("blur", .blur(radius: radius, opaque: opaque))
  }

  /// Adds `amount` to red, green and blue.
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
    _effects.adding("brightness", .colorMatrix(FilterMatrix.brightness(amount)))
  }

  /// Multiplies the distance of red, green and blue from 0.5 by `amount`.
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
    _effects.adding("contrast", .colorMatrix(FilterMatrix.contrast(amount)))
  }

  /// Moves colours from their luminance by the factor `amount`.
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
    _effects.adding("saturation", .colorMatrix(FilterMatrix.saturation(amount)))
  }

  /// Moves colours toward their luminance; 1 gives grey.
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
    _effects.adding("grayscale", .colorMatrix(FilterMatrix.saturation(1 - amount)))
  }

  /// Turns hues by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
    _effects.adding("hueRotation", .colorMatrix(FilterMatrix.hueRotation(angle.radians)))
  }

  /// Leaves a diagnostic: shaders are not run.
  public nonisolated func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect {
    isEnabled ? _effects.adding(.colorEffect) : _effects
  }

  /// Leaves a diagnostic: shaders are not run.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    isEnabled ? _effects.adding(.distortionEffect) : _effects
  }

  /// Leaves a diagnostic: shaders are not run.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    isEnabled ? _effects.adding(.layerEffect) : _effects
  }
}
