import Foundation
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineImages
import VitrineText

/// Makes the keys of verdicts: hashes of all that decides a picture and is known before drawing.
struct CheckKeys {
  private let cache: VerdictCache
  /// The program itself, the libraries it calls, and the fonts.
  private let engine: UInt64

  /// Nil when some part cannot be read: then nothing is skipped.
  init?(_ cache: VerdictCache, fontFolders: [String]) {
    guard let program = ContentHash.of(file: "/proc/self/exe") else { return nil }
    var words = [program, ContentHash.of(Array(RenderLibraries.versions.utf8))]
    for file in fontFolders.flatMap(Self.files) {
      guard let hash = cache.hash(ofFile: file) else { return nil }
      words += [ContentHash.of(Array(file.utf8)), hash]
    }
    self.cache = cache
    engine = ContentHash.of(words)
  }

  /// - Parameter wallpaper: what the flag says, a name or a file.
  func key(
    _ document: String, _ configuration: RenderConfiguration, _ options: ComparisonOptions,
    wallpaper: String?
  ) -> UInt64? {
    guard let content = cache.hash(ofFile: document) else { return nil }
    var plain = configuration
    plain.wallpaper = nil
    // Every field by name and value, none of them a reference.
    let settings = "\(plain) \(options) \(wallpaper ?? "")"
    let picture = wallpaper.flatMap(cache.hash(ofFile:)) ?? 0
    return ContentHash.of([engine, content, ContentHash.of(Array(settings.utf8)), picture])
  }

  private static func files(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.sorted().map { folder + "/" + $0 }.filter { path in
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }
  }
}
