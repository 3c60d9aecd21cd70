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
      for (match, file) in set.files(appearance) {
        let url = folder.appendingPathComponent(file.filename ?? "")
        if let picture = decode(url, name, file.pixelsInPoint, &state) {
          var shown = AssetCatalog.Picture(resource: picture, isTemplate: set.isTemplate)
          shown.slices = file.resizing?.slices(scale: picture.scale)
          shown.isMirrored = match.isMirrored
          return shown
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
        _ = try decodeImage([UInt8](data))
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
