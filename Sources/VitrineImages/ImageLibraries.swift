import CPNG

/// The names and versions of the C libraries that determine a file's bytes, e.g. `libpng 1.6.39`.
package enum ImageLibraries {
  package static var versions: String {
    unsafe "libpng \(String(cString: vitrine_png_version())), "
      + "libdeflate \(String(cString: vitrine_deflate_version()))"
  }

  /// The files of the libraries of other formats, as far as they are installed, e.g. `libwebp.so.7.1.5`. Loads them.
  package static var pictures: String {
    PictureFormat.allCases.compactMap(\.libraryFile).joined(separator: ", ")
  }
}
