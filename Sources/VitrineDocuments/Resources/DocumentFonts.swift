import Synchronization
import Vitrine
import VitrineText

/// The fonts that a document contains.
final class DocumentFonts: Sendable {
  struct File: Sendable {
    /// The name in the document.
    var name: String
    /// The path, with links resolved.
    var path: String
    var place: Place
  }

  let files: [File]
  /// The family name of each of `files` in the library.
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

  /// Returns the library's name of a document's font; the name itself if the document has no such font.
  func family(_ name: String) -> String {
    guard let index = files.firstIndex(where: { $0.name == name }) else { return name }
    let families = families.withLock { $0 }
    return index < families.count ? families[index] : name
  }
}
