package import VitrineGraphics

/// The looks of the store's pictures, as far as a user chooses them.
package struct StoreDesign: Sendable {
  /// The ground behind words and device; nil for the colours of the screen's wallpaper.
  package var background: StoreBackground?
  package var font: StoreFont = .design(.default)
  /// The colour of the device's edge; nil for a grey by the scheme.
  package var frameColor: RGBA?

  package init() {}
}
