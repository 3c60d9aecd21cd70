import Synchronization
import Vitrine
import VitrineGraphics
import VitrineImages

/// The pictures of a document's folder, each decoded once.
final class DocumentImages: Sendable {
  private let folder: DocumentFolder
  private let limits: DocumentLimits
  private let decoded = Mutex<[String: Result<BitmapResource, Problem>]>([:])

  /// Why a picture cannot be shown.
  struct Problem: Error {
    var message: String
  }

  init(folder: DocumentFolder, limits: DocumentLimits) {
    self.folder = folder
    self.limits = limits
  }

  /// Throws where the file of an image view cannot be shown.
  func check(_ name: String, _ context: BuildContext, _ place: Place) throws(DocumentError) {
    guard case .failure(let problem) = load(name) else { return }
    let isMissing = problem.message == DocumentFolder.Refusal.missing.message
    throw context.error(
      "the image '\(DocumentError.shortened(name))' \(problem.message)"
        + (isMissing ? folder.hint(for: name) : ""), place)
  }

  /// The picture of a name that has been checked.
  func picture(_ name: String) -> BitmapResource? { try? load(name).get() }

  /// Paths of the files that were decoded so far, sorted.
  var files: [String] {
    decoded.withLock { Array($0.keys) }.compactMap { try? folder.file(named: $0) }.sorted()
  }

  private func load(_ name: String) -> Result<BitmapResource, Problem> {
    // Decoding under the lock: two workers that meet the same picture must not both decode it.
    decoded.withLock { decoded in
      if let known = decoded[name] { return known }
      let result = decode(name)
      decoded[name] = result
      return result
    }
  }

  private func decode(_ name: String) -> Result<BitmapResource, Problem> {
    let path: String
    do { path = try folder.file(named: name) } catch {
      return .failure(Problem(message: error.message))
    }
    let pngLimits = PNGLimits(
      side: limits.imageSide, pixels: PNGLimits.standard.pixels, bytes: PNGLimits.standard.bytes)
    do {
      let pixmap = try decodePNG(file: path, limits: pngLimits)
      let key = DocumentImages.key(pixmap)
      return .success(
        BitmapResource(key: key, name: name, pixmap: pixmap, scale: DocumentImages.scale(of: name)))
    } catch {
      return .failure(Problem(message: "cannot be shown: \(error)"))
    }
  }

  /// Pixels in a point, as Xcode names files: `icon@2x.png`.
  static func scale(of name: String) -> Double {
    if name.hasSuffix("@2x.png") { return 2 }
    if name.hasSuffix("@3x.png") { return 3 }
    return 1
  }

  private static func key(_ pixmap: Pixmap) -> UInt64 {
    // FNV-1a over whole pixels: a key of this process only, never written anywhere.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in pixmap.pixels { hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01B3 }
    return hash ^ UInt64(pixmap.width) << 32 ^ UInt64(pixmap.height)
  }
}
