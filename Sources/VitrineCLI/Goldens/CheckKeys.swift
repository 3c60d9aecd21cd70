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
  private let engine: SHA256
  /// The libraries that are part of `engine`.
  private let loaded: Set<String>
  /// The hash of the comparison options, the masks, and the flags for wallpaper and companion widgets.
  private let settings: SHA256

  /// Returns nil when some part cannot be read: then no picture is skipped.
  ///
  /// - Parameters:
  ///   - wallpaper: the flag's value, a name or a file.
  ///   - company: the documents whose widgets share the screen.
  init?(
    _ cache: VerdictCache, fontFolders: [String], _ options: ComparisonOptions, masks: [String],
    wallpaper: String?, company: [String]
  ) {
    var words = [ContentDigest.of(RenderLibraries.versions)]
    loaded = Set(EngineFiles.libraries())
    for file in EngineFiles.all(fontFolders: fontFolders) {
      guard let hash = cache.hash(ofInstalledFile: file) else { return nil }
      words += [ContentDigest.of(file), hash]
    }
    self.cache = cache
    engine = ContentDigest.of(words)
    let picture = wallpaper.flatMap(cache.hash(ofFile:)) ?? ContentDigest.of("none")
    settings = ContentDigest.of([
      ContentDigest.of("\(options) \(masks) \(wallpaper ?? "") \(company)"), picture,
    ])
  }

  /// The libraries opened since, for a format of pictures or a language: what was drawn may depend on their versions.
  var librariesOpened: [String] { EngineFiles.libraries().filter { !loaded.contains($0) } }

  func key(_ document: String, _ configuration: RenderConfiguration) -> SHA256? {
    guard let content = cache.hash(ofFile: document) else { return nil }
    return ContentDigest.of([engine, settings, content, described.hash(configuration)])
  }
}
