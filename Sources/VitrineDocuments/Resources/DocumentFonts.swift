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
  /// The opened files; nil before they are opened, and for a document without fonts.
  private let opened = Mutex<FontSet?>(nil)

  init(_ files: [File]) { self.files = files }

  var names: [String] { files.map(\.name) }

  /// Opens the files, whose names are those of this document alone.
  func open(in library: FontLibrary, document file: String) throws(DocumentError) {
    guard !files.isEmpty else { return }
    do throws(FontSetError) {
      let set = try library.open(files: files.map(\.path))
      opened.withLock { $0 = set }
    } catch {
      let font = files[error.index]
      throw DocumentError(
        file: file, position: font.place.position, path: font.place.path,
        message: "the font cannot be used: \(error.error)")
    }
  }

  /// The opened fonts.
  var set: FontSet? { opened.withLock { $0 } }

  /// Returns the family of a document's font; the name itself if the document has no such font.
  func family(_ name: String) -> String {
    guard let index = files.firstIndex(where: { $0.name == name }) else { return name }
    let families = set?.families ?? []
    return families.indices.contains(index) && !families[index].isEmpty ? families[index] : name
  }
}
