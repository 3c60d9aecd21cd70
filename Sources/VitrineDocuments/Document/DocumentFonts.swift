import Synchronization
import Vitrine
import VitrineText

/// The fonts that a document brings along.
final class DocumentFonts: Sendable {
  struct File: Sendable {
    /// What the document calls it.
    var name: String
    /// Links followed.
    var path: String
    var place: Place
  }

  let files: [File]
  /// The family that the library knows each file by, beside `files`.
  private let families = Mutex<[String]>([])

  init(_ files: [File]) { self.files = files }

  var names: [String] { files.map(\.name) }

  func register(in library: FontLibrary, document file: String) throws(DocumentError) {
    var found: [String] = []
    for font in files {
      do {
        found.append(try library.register(file: font.path).first ?? font.name)
      } catch {
        throw DocumentError(
          file: file, position: font.place.position, path: font.place.path,
          message: "the font cannot be used: \(error)")
      }
    }
    families.withLock { $0 = found }
  }

  /// The library's name of a font of the document; the name itself where it is none.
  func family(_ name: String) -> String {
    guard let index = files.firstIndex(where: { $0.name == name }) else { return name }
    let families = families.withLock { $0 }
    return index < families.count ? families[index] : name
  }
}

extension Document {
  /// Opens the document's fonts for a renderer's library, before anything is drawn.
  package func registerFonts(in library: FontLibrary) throws(DocumentError) {
    try fonts.register(in: library, document: file)
  }
}
