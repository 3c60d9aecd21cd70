import Foundation
import Synchronization
import VitrineGraphics
import VitrineImages
import VitrineLayout

/// The image sets of asset catalogues and loose picture files; each file is decoded once.
nonisolated final class CatalogPictures: Sendable {
  private struct State {
    var sets: [String: ImageSet] = [:]
    var decoded: [URL: BitmapResource?] = [:]
  }

  private let sets: [String: URL]
  private let loose: [String: URL]
  private let state = Mutex(State())

  init(sets: [String: URL], loose: [String: URL]) {
    self.sets = sets
    self.loose = loose
  }

  /// The best matching variant; nil if the name is unknown or none of its files can be read.
  func picture(_ name: String, _ appearance: AssetCatalog.Appearance) -> AssetCatalog.Picture? {
    state.withLock { state in
      guard let folder = sets[name] else { return loosePicture(name, appearance, &state) }
      let set = state.sets[name] ?? ImageSet(folder: folder)
      state.sets[name] = set
      for file in set.files(appearance) {
        let url = folder.appendingPathComponent(file.filename ?? "")
        if let picture = decode(url, name, file.pixelsInPoint, &state) {
          return AssetCatalog.Picture(resource: picture, isTemplate: set.isTemplate)
        }
      }
      return nil
    }
  }

  /// Why there is no picture of a name, as a sentence with the files that its set names; nil if there is no such set, and
  /// no name like it.
  func reason(_ name: String) -> String? {
    guard let folder = sets[name] else {
      return NearestName.find(name, among: (Array(sets.keys) + Array(loose.keys)).sorted()).map {
        "The asset catalogue has no picture named \(name). Did you mean \($0)?"
      }
    }
    let files = ImageSet(folder: folder).names.prefix(Self.mostTold)
    let set = folder.lastPathComponent
    guard !files.isEmpty else { return "\(set) names no picture file." }
    return files.map { "\(set)/\($0) \(Self.refusal(folder.appendingPathComponent($0)))" }
      .joined(separator: "; ") + "."
  }

  /// Why a file cannot be shown.
  private static func refusal(_ url: URL) -> String {
    guard let data = Data(resource: url) else { return "is missing" }
    do throws(PictureError) {
      if data.starts(with: PDFPicture.signature) {
        _ = try PDFPicture.decode(file: url.absoluteURL.path, scale: 1)
      } else {
        _ = try decodePicture([UInt8](data))
      }
      return "is for other pictures"
    } catch {
      return "cannot be shown: \(error)"
    }
  }

  /// The most files that a message names.
  private static let mostTold = 3

  /// Looks for `name@3x.png` and the like: first the nearest scale from the screen's own upwards.
  private func loosePicture(
    _ name: String, _ appearance: AssetCatalog.Appearance, _ state: inout State
  ) -> AssetCatalog.Picture? {
    let scales = ScaleOrder.sorted([1, 2, 3], for: appearance.scale)
    let bare = ResourceFiles.pictureName(name)
    for scale in scales {
      let key = scale == 1 ? bare : "\(bare)@\(Int(scale))x"
      if let url = loose[key], let picture = decode(url, name, scale, &state) {
        return AssetCatalog.Picture(resource: picture)
      }
    }
    return nil
  }

  private func decode(
    _ url: URL, _ name: String, _ scale: Double, _ state: inout State
  ) -> BitmapResource? {
    if let known = state.decoded[url] { return known }
    let picture = Data(resource: url).flatMap { data in
      data.starts(with: PDFPicture.signature)
        ? BitmapResource(pdf: url, name: name)
        : BitmapResource(file: [UInt8](data), name: name, scale: scale)
    }
    state.decoded[url] = .some(picture)
    return picture
  }
}

/// The files of an image set.
nonisolated struct ImageSet {
  struct File: Decodable {
    var traits: CatalogVariant
    var filename: String?
    var scale: String?

    private enum CodingKeys: String, CodingKey { case filename, scale }

    init(from decoder: any Decoder) throws {
      traits = try CatalogVariant(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      scale = try container.decodeIfPresent(String.self, forKey: .scale)
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

  /// The files that match, best first: by traits, then by scale.
  func files(_ appearance: AssetCatalog.Appearance) -> [File] {
    let fitting = all.filter { $0.filename != nil }.compactMap { file in
      file.traits.score(appearance).map { (score: $0, file: file) }
    }
    let order = ScaleOrder.sorted(fitting.map(\.file.pixelsInPoint), for: appearance.scale)
    func rank(_ file: File) -> Int { order.firstIndex(of: file.pixelsInPoint) ?? order.count }
    return fitting.sorted {
      $0.score != $1.score ? $0.score > $1.score : rank($0.file) < rank($1.file)
    }.map(\.file)
  }
}

/// The preference among the scales of a picture.
package nonisolated enum ScaleOrder {
  /// Sorts the screen's own scale first, then the larger ones ascending, then the smaller ones descending.
  package static func sorted(_ scales: [Double], for screen: Double) -> [Double] {
    scales.sorted { a, b in
      if (a >= screen) != (b >= screen) { return a >= screen }
      return a >= screen ? a < b : a > b
    }
  }
}
