import Foundation
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
  /// The libraries that are part of `engine`.
  private let loaded: Set<String>
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
    loaded = Set(EngineFiles.libraries())
    for file in EngineFiles.all(fontFolders: fontFolders) {
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

  /// The libraries opened since, for a format of pictures or a language: what was drawn may depend on their versions.
  var librariesOpened: [String] { EngineFiles.libraries().filter { !loaded.contains($0) } }

  func key(_ document: String, _ configuration: RenderConfiguration) -> UInt64? {
    guard let content = cache.hash(ofFile: document) else { return nil }
    return ContentHash.of([engine, settings, content, described.hash(configuration)])
  }
}
