import Foundation
import Synchronization
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineImages
import VitrineText

/// Makes the keys of verdicts: hashes of everything that determines a picture and is known before drawing.
struct CheckKeys {
  private let cache: VerdictCache
  private let described = DescribedConfigurations()
  /// The hash of the program, the libraries it loads, and the fonts.
  private let engine: UInt64
  /// The hash of the comparison options, the masks, and the flags for wallpaper and companion widgets.
  private let settings: UInt64

  /// Returns nil when some part cannot be read: then no picture is skipped.
  ///
  /// - Parameters:
  ///   - wallpaper: the flag's value, a name or a file.
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
    return ContentHash.of([engine, settings, content, described.hash(configuration)])
  }

  /// Returns the sorted shared libraries that the program has loaded; none if it is linked statically.
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
    return (try? files(in: folder, level: 0, &walk)) ?? []
  }

  private static func files(
    in folder: String, level: Int, _ walk: inout FolderWalk
  ) throws -> [String] {
    try walk.entries(of: folder, level: level).flatMap { entry -> [String] in
      let path = folder + "/" + entry.name
      return entry.kind == .folder ? try files(in: path, level: level + 1, &walk) : [path]
    }
  }
}

/// Hashes of configurations by their description, which has every field by name and value; none of them is a
/// reference.
///
/// A description takes as long as a hundred comparisons. It is made once for all pictures that differ only in what
/// nearly every run varies.
private final class DescribedConfigurations: Sendable {
  private let known = Mutex<[RenderConfiguration: UInt64]>([:])

  /// Returns the hash of everything but the wallpaper, which is a file.
  func hash(_ configuration: RenderConfiguration) -> UInt64 {
    var rest = configuration
    rest.wallpaper = nil
    let varied = "\(rest.typeSize.slug) \(rest.scheme == .dark ? "dark" : "light")"
    (rest.typeSize, rest.scheme) = (.large, .light)
    return ContentHash.of([hash(ofRest: rest), ContentHash.of(Array(varied.utf8))])
  }

  private func hash(ofRest rest: RenderConfiguration) -> UInt64 {
    known.withLock { known in
      if let hash = known[rest] { return hash }
      let hash = ContentHash.of(Array("\(rest)".utf8))
      known[rest] = hash
      return hash
    }
  }
}
