/// The OpenType features that text styles turn on or off.
struct ShapingFeatures: OptionSet, Hashable, Sendable {
  let rawValue: UInt16
  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let noLigatures = ShapingFeatures(rawValue: 1)
  static let tabularFigures = ShapingFeatures(rawValue: 2)
  static let smallCapsFromLower = ShapingFeatures(rawValue: 4)
  static let smallCapsFromUpper = ShapingFeatures(rawValue: 8)
  /// Contextual alternates off: arrows for program code and the like, which the platform's fonts lack.
  static let noAlternates = ShapingFeatures(rawValue: 16)
}
