/// The blend mode of a layer with the picture behind it: SwiftUI's list, which is that of the PDF imaging
/// model with Core Graphics' Porter-Duff and plus modes.
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
