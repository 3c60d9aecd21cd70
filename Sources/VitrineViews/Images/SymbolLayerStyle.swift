import VitrineGraphics

/// The look of one layer of a symbol in the rendering modes that tell layers apart.
nonisolated struct SymbolLayerStyle: Hashable, Sendable {
  /// The level of the foreground style: 0 primary, 1 secondary, 2 tertiary.
  var level = 0
  /// The colour in the multicolour mode; nil is the foreground style.
  var color: RGBA?
  /// The value above which the layer is shown at full strength; nil always.
  var threshold: Double?
}
