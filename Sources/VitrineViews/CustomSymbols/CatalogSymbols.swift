import Foundation
import Synchronization

/// The symbol sets of asset catalogues; each is read once.
nonisolated final class CatalogSymbols: Sendable {
  /// A symbol, or the reason why it cannot be drawn.
  typealias Found = Result<SymbolTemplate, SymbolTemplateError>

  private struct Contents: Decodable {
    struct File: Decodable {
      var traits: CatalogVariant
      var filename: String?

      private enum CodingKeys: String, CodingKey { case filename }

      init(from decoder: any Decoder) throws {
        traits = try CatalogVariant(from: decoder)
        filename = try decoder.container(keyedBy: CodingKeys.self)
          .decodeIfPresent(String.self, forKey: .filename)
      }
    }
    var symbols: [File]?
  }

  private let sets: [String: URL]
  private let known = Mutex<[String: [String: Found]]>([:])

  init(sets: [String: URL]) { self.sets = sets }

  /// The best matching symbol of the set; nil if there is no set of that name.
  func symbol(_ name: String, _ appearance: AssetCatalog.Appearance) -> Found? {
    guard let folder = sets[name] else { return nil }
    return known.withLock { known in
      let traits =
        (appearance.isRightToLeft ? "rtl" : "ltr") + appearance.device.rawValue + appearance.locale
      if let found = known[name]?[traits] { return found }
      let found = Self.read(name, folder, appearance)
      known[name, default: [:]][traits] = found
      return found
    }
  }

  private static func read(
    _ name: String, _ folder: URL, _ appearance: AssetCatalog.Appearance
  ) -> Found {
    let list = folder.appendingPathComponent("Contents.json")
    let contents = Data(resource: list).flatMap {
      try? JSONDecoder().decode(Contents.self, from: $0)
    }
    let fitting = (contents?.symbols ?? []).compactMap { file in
      file.traits.match(appearance).flatMap { match in file.filename.map { (match, $0) } }
    }
    guard let best = fitting.max(by: { $0.0 < $1.0 }), !best.1.contains("/") else {
      return .failure(
        SymbolTemplateError(description: "\(list.path): no file of 'symbols' fits the picture"))
    }
    do throws(SymbolTemplateError) {
      let path = folder.appendingPathComponent(best.1).path
      let template = try SymbolTemplate.read(name, at: path)
      return .success(best.0.isMirrored ? template.mirrored : template)
    } catch {
      return .failure(error)
    }
  }
}
