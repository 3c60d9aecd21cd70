import Vitrine
import VitrineDocuments
import VitrineText

/// Opens the files and folders to draw.
enum Input {
  /// Reads a document and opens its fonts. Swift sources are refused until they can be compiled.
  static func document(_ path: String, _ limits: DocumentLimits, _ fonts: FontLibrary) throws
    -> Document
  {
    if path.hasSuffix(".swift") || OutputFolder.isFolder(path) {
      throw DocumentError(
        file: path,
        message:
          "Swift sources cannot be drawn yet; build a widget bundle and run it, or give a document (.json, .yaml)"
      )
    }
    let document = try Document.load(path, limits: limits)
    try document.registerFonts(in: fonts)
    return document
  }
}
