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
  /// The measure, what is masked, and the wallpaper and the company as the flags say them.
  private let settings: UInt64

  /// Nil when some part cannot be read: then nothing is skipped.
  ///
  /// - Parameters:
  ///   - wallpaper: what the flag says, a name or a file.
  ///   - company: the documents whose widgets share the screen.
  init?(
    _ cache: VerdictCache, fontFolders: [String], _ options: ComparisonOptions, masks: [String],
    wallpaper: String?, company: [String]
  ) {
    var words = [ContentHash.of(Array(RenderLibraries.versions.utf8))]
    let parts = ["/proc/self/exe"] + Self.libraries() + fontFolders.flatMap(Self.files)
    for file in parts {
      guard let hash = cache.hash(ofInstalledFile: file) else { return nil }
      words += [ContentHash.of(Array(file.utf8)), hash]
    }
    self.cache = cache
    engine = ContentHash.of(words)
    let picture = wallpaper.flatMap(cache.hash(ofFile:)) ?? 0
    settings = ContentHash.of([
      ContentHash.of(Array("\(options) \(masks) \(wallpaper ?? "") \(company)".utf8)), picture,
    ])
  }

  func key(_ document: String, _ configuration: RenderConfiguration) -> UInt64? {
    guard let content = cache.hash(ofFile: document) else { return nil }
    var plain = configuration
    plain.wallpaper = nil
    // Every field by name and value, none of them a reference.
    return ContentHash.of([engine, settings, content, ContentHash.of(Array("\(plain)".utf8))])
  }

  /// The shared libraries that the program has loaded, sorted; none where it holds all it needs.
  private static func libraries() -> [String] {
    let maps = (try? readFile("/proc/self/maps", limit: 1 << 20)) ?? []
    let paths = maps.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
      guard let start = line.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      let path = String(decoding: line[start...], as: UTF8.self)
      return path.contains(".so") ? path : nil
    }
    return Set(paths).sorted()
  }

  private static func files(in folder: String) -> [String] {
    var walk = FolderWalk(folder)
    return (try? files(in: folder, &walk)) ?? []
  }

  private static func files(in folder: String, _ walk: inout FolderWalk) throws -> [String] {
    try walk.entries(of: folder).flatMap { entry -> [String] in
      let path = folder + "/" + entry.name
      return entry.kind == .folder ? try files(in: path, &walk) : [path]
    }
  }
}
