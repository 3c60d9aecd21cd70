import Foundation
import VitrineLayout

/// The files of an image set.
nonisolated struct ImageSet {
  struct File: Decodable {
    var traits: CatalogVariant
    var filename: String?
    var scale: String?
    var resizing: CatalogResizing?

    private enum CodingKeys: String, CodingKey { case filename, scale, resizing }

    init(from decoder: any Decoder) throws {
      traits = try CatalogVariant(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      scale = try container.decodeIfPresent(String.self, forKey: .scale)
      resizing = try container.decodeIfPresent(CatalogResizing.self, forKey: .resizing)
    }

    /// The scale of the file; a file without one has one pixel per point.
    var pixelsInPoint: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [File]
    var properties: Properties?
  }

  private var all: [File] = []
  private(set) var isTemplate = false

  init(folder: URL) {
    let url = folder.appendingPathComponent("Contents.json")
    guard let data = Data(resource: url),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return }
    all = contents.images
    isTemplate = contents.properties?.intent == "template"
  }

  /// The names of all files.
  var names: [String] { all.compactMap(\.filename) }

  /// The files that match, best first: by traits as `CatalogMatch` ranks them, then by scale.
  func files(_ appearance: AssetCatalog.Appearance) -> [(match: CatalogMatch, file: File)] {
    let fitting = all.filter { $0.filename != nil }.compactMap { file in
      file.traits.match(appearance).map { (match: $0, file: file) }
    }
    let order = ScaleOrder.sorted(fitting.map(\.file.pixelsInPoint), for: appearance.scale)
    func rank(_ file: File) -> Int { order.firstIndex(of: file.pixelsInPoint) ?? order.count }
    return fitting.sorted {
      $0.match != $1.match ? $0.match > $1.match : rank($0.file) < rank($1.file)
    }
  }
}
