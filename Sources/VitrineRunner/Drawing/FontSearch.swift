package import VitrineText
import VitrineViews

/// The fonts that a run draws with.
package enum FontSearch {
  /// Returns the folders searched for fonts and symbols. Throws if the fonts are missing.
  package static func folders(_ folder: String?) throws -> [String] {
    if let folder, !OutputFolder.isFolder(folder) {
      throw UsageError("--fonts '\(folder)' is not a folder")
    }
    if let problem = FontFolder.problem(explicit: folder) { throw UsageError(problem) }
    return FontFolder.locate(explicit: folder)
  }

  /// Returns the library of the fonts that ship with the program, or of a given folder.
  package static func library(_ folder: String?) throws -> FontLibrary {
    FontLibrary(directories: try folders(folder))
  }
}
