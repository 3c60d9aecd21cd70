extension FontLibrary {
  /// The most bytes of the fonts of one document: the biggest collection in use has about 120 MB.
  public static let mostSetBytes = FontBytes.largestFile
  /// The most files of the fonts of one document: a family in all its weights, widths and slants has some 50.
  public static let mostSetFiles = 64

  /// Opens the fonts of a document, which no other document finds.
  ///
  /// - Throws: the error of a file with its index; one that goes past a limit is `tooMany`.
  public func open(files: [String]) throws(FontSetError) -> FontSet {
    var opened: [[RegisteredFace]] = []
    var bytes = 0
    for (index, path) in files.enumerated() {
      do throws(FontError) {
        guard let mapped = FontBytes.map(path: path) else {
          throw FontError(file: path, reason: .unreadable)
        }
        bytes += mapped.count
        guard index < Self.mostSetFiles, bytes <= Self.mostSetBytes else {
          throw FontError(file: path, reason: .tooMany)
        }
        // A copy: the file may be replaced while the program runs, and a memory map would change with it.
        guard let copy = mapped.copy() else { throw FontError(file: path, reason: .badLength) }
        opened.append(try shelf.faces(copy, name: path))
      } catch {
        throw FontSetError(index: index, error: error)
      }
    }
    return FontSet(opened)
  }

  /// Returns the library to draw what asks for fonts of these sets: what it learns of them goes with it.
  public func serving(_ sets: [FontSet]) -> FontLibrary {
    var distinct: [FontSet] = []
    for set in sets where !distinct.contains(set) { distinct.append(set) }
    if distinct.isEmpty { return self }
    return shelf.library(distinct) { FontLibrary(beside: self) }
  }
}

/// The error of one of several font files.
public struct FontSetError: Error, Hashable, Sendable {
  /// The index of the file.
  public var index: Int
  /// The reason why it cannot be used.
  public var error: FontError
}

extension FontSet {
  /// Opens the fonts of a bundle's resources under the names that their errors have. One that cannot be used is left
  /// out, as one that goes past a limit of `FontLibrary` is.
  ///
  /// - Returns: the fonts, nil if there are none, and the errors.
  package static func opening(
    _ files: [(path: String, name: String)]
  ) -> (set: FontSet?, errors: [FontError]) {
    var opened: [[RegisteredFace]] = []
    var errors: [FontError] = []
    var bytes = 0
    for (path, name) in files {
      do throws(FontError) {
        guard let mapped = FontBytes.map(path: path) else {
          throw FontError(file: name, reason: .unreadable)
        }
        guard opened.count < FontLibrary.mostSetFiles,
          bytes + mapped.count <= FontLibrary.mostSetBytes
        else { throw FontError(file: name, reason: .tooMany) }
        // A copy: the file may be replaced while the program runs, and a memory map would change with it.
        guard let copy = mapped.copy() else { throw FontError(file: name, reason: .badLength) }
        bytes += copy.count
        opened.append(try RegisteredFace.read(copy, name: name))
      } catch {
        errors.append(error)
      }
    }
    return (opened.isEmpty ? nil : FontSet(opened), errors)
  }
}
