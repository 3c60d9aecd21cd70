import Foundation
import Vitrine
import VitrineDocuments
import VitrineText

/// Opens the files and folders to draw.
enum Input {
  /// Reads a document and opens its fonts. Swift sources are refused until they can be compiled.
  static func document(_ path: String, _ limits: DocumentLimits, _ fonts: FontLibrary) throws
    -> Document
  {
    if path.hasSuffix(".swift") || isFolder(path) {
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

  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the folders searched for fonts and symbols. Throws if the fonts are missing.
  static func fontFolders(_ folder: String?) throws -> [String] {
    if let folder, !isFolder(folder) { throw UsageError("--fonts '\(folder)' is not a folder") }
    if let problem = FontFolder.problem(explicit: folder) { throw UsageError(problem) }
    return FontFolder.locate(explicit: folder)
  }

  /// Returns the library of the fonts that ship with the program, or of a given folder.
  static func fonts(_ folder: String?) throws -> FontLibrary {
    return FontLibrary(directories: try fontFolders(folder))
  }
}
