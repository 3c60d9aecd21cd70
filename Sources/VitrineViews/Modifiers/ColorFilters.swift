extension View {
  /// Adds `amount` to red, green and blue, each clamped to 0…1; 0 changes nothing, 1 gives white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    node("brightness", .effect(.colorMatrix(FilterMatrix.brightness(amount))))
  }

  /// Multiplies the distance of red, green and blue from 0.5 by `amount`; 1 changes nothing, 0 gives grey.
  public nonisolated func contrast(_ amount: Double) -> some View {
    node("contrast", .effect(.colorMatrix(FilterMatrix.contrast(amount))))
  }

  /// Moves colours from their luminance by the factor `amount`; 1 changes nothing, 0 gives grey, more is
  /// vivid.
  public nonisolated func saturation(_ amount: Double) -> some View {
    node("saturation", .effect(.colorMatrix(FilterMatrix.saturation(amount))))
  }

  /// Moves colours toward their luminance; 0 changes nothing, 1 gives grey. Values outside 0…1 are not
  /// clamped.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    node("grayscale", .effect(.colorMatrix(FilterMatrix.saturation(1 - amount))))
  }

  /// Turns hues by an angle with the colour matrix of the Filter Effects specification, in encoded sRGB.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    node("hueRotation", .effect(.colorMatrix(FilterMatrix.hueRotation(angle.radians))))
  }

  /// Replaces red, green and blue by 1 minus their value; the alpha stays.
  public nonisolated func colorInvert() -> some View {
    node("colorInvert", .effect(.colorMatrix(FilterMatrix.inversion(1))))
  }

  /// Multiplies red, green, blue and alpha by those of `color`, in encoded sRGB.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    node("colorMultiply") { .effect(.colorMatrix(FilterMatrix.multiply(color.rgba($0)))) }
  }
}
