/// The limits of a gallery.
package enum GalleryLimits {
  /// The largest page that a browser opens without trouble.
  package static let pageBytes = 160 << 20
  /// The most kilobytes that a file may be asked to have.
  static let kilobytes = 1 << 20
}
