/// The parameters of shaping a word other than font and text.
struct ShapingStyle: Hashable, Sendable {
  var isRightToLeft = false
  /// HarfBuzz's script tag.
  var script: UInt32 = 0
  /// The index into the shaper's languages.
  var language: Int32 = 0
  var features: ShapingFeatures = []
}
