import Synchronization
import Vitrine
import VitrineGraphics
import VitrineImages

/// The pictures in a document's folder; each is decoded once, whatever names refer to it.
final class DocumentImages: Sendable {
  private let folder: DocumentFolder
  private let limits: DocumentLimits
  private let decoded: DecodedFiles
  /// Paths of the files that were asked for here, with links resolved.
  private let asked = Mutex<Set<String>>([])

  /// The reason why a picture cannot be shown.
  struct Problem: Error {
    var message: String
  }

  /// The images that were decoded for all documents that were made of one.
  private final class DecodedFiles: Sendable {
    let store = Mutex(Store())
  }

  private struct Store {
    var decoded: [FileStamp.Identity: Result<Decoded, Problem>] = [:]
    /// The total size in bytes of the pixels in `decoded`.
    var bytes = 0
    /// Paths of the decoded files, with links resolved.
    var files: Set<String> = []
  }

  private struct Decoded {
    var content: PictureContent
    var notes: [PictureNote]
    var key: UInt64
    /// Paths of the files that this one shows, with links resolved.
    var neighbours: [String]

    var bytes: Int {
      switch content {
      case .pixels(let pixmap): pixmap.pixels.count * MemoryLayout<UInt32>.stride
      case .vector(let picture): picture.bytes
      }
    }
  }

  convenience init(folder: DocumentFolder, limits: DocumentLimits) {
    self.init(folder: folder, limits: limits, decoded: DecodedFiles())
  }

  private init(folder: DocumentFolder, limits: DocumentLimits, decoded: DecodedFiles) {
    self.folder = folder
    self.limits = limits
    self.decoded = decoded
  }

  /// Returns the same pictures with a list of its own of those asked for.
  func recording() -> DocumentImages {
    DocumentImages(folder: folder, limits: limits, decoded: decoded)
  }

  /// Returns the file for a name and the bytes of its pixels; throws if it cannot be shown.
  func measure(_ name: String) throws(Problem) -> (file: FileStamp.Identity, bytes: Int) {
    do {
      let (file, decoded) = try load(name)
      return (file, decoded.bytes)
    } catch {
      let isMissing = error.message == DocumentFolder.Refusal.missing.message
      throw Problem(message: error.message + (isMissing ? folder.hint(for: name) : ""))
    }
  }

  /// Returns the picture for a name that has been checked.
  func picture(_ name: String) -> BitmapResource? {
    guard let decoded = try? load(name).decoded else { return nil }
    return BitmapResource(
      key: decoded.key, name: name, content: decoded.content,
      scale: DocumentImages.scale(of: name), notes: decoded.notes)
  }

  /// Paths of the files that were decoded so far, sorted.
  var files: [String] { decoded.store.withLock { $0.files.sorted() } }

  /// Paths of the files that were asked for here, sorted.
  var filesAsked: [String] { asked.withLock { $0.sorted() } }

  private func load(_ name: String) throws(Problem) -> (file: FileStamp.Identity, decoded: Decoded)
  {
    let path: String
    do { path = try folder.file(named: name) } catch { throw Problem(message: error.message) }
    guard let file = FileStamp(of: path)?.identity else {
      throw Problem(message: DocumentFolder.Refusal.missing.message)
    }
    asked.withLock { _ = $0.insert(path) }
    // Decoding happens under the lock so that two workers do not decode the same picture.
    let result = decoded.store.withLock { store in
      store.files.insert(path)
      if let known = store.decoded[file] { return known }
      let result = decode(path)
      let found = try? result.get()
      store.files.formUnion(found?.neighbours ?? [])
      let bytes = found?.bytes ?? 0
      // Pictures being drawn retain their pixels; the others may be decoded again.
      if store.bytes + bytes > limits.imageBytes { (store.decoded, store.bytes) = ([:], 0) }
      store.decoded[file] = result
      store.bytes += bytes
      return result
    }
    let found = try result.get()
    asked.withLock { $0.formUnion(found.neighbours) }
    return (file, found)
  }

  private func decode(_ path: String) -> Result<Decoded, Problem> {
    let pngLimits = PNGLimits(
      side: limits.imageSide, pixels: PNGLimits.standard.pixels, bytes: PNGLimits.standard.bytes)
    var neighbours: [String] = []
    do {
      let image = try decodeImage(file: path, limits: pngLimits) { address, most in
        self.read(address, besides: path, most, &neighbours)
      }
      return .success(
        Decoded(
          content: image.content, notes: image.notes, key: image.key, neighbours: neighbours))
    } catch {
      return .failure(Problem(message: "cannot be shown: \(error)"))
    }
  }

  /// Reads a file that a drawing refers to, and keeps its path; only files in the document's folder are read.
  private func read(
    _ address: String, besides path: String, _ most: Int, _ paths: inout [String]
  ) -> Result<[UInt8], NeighbourProblem> {
    let file: String
    do { file = try folder.neighbour(of: path, named: address) } catch {
      return .failure(NeighbourProblem(error.message))
    }
    paths.append(file)
    do {
      return .success(try readFile(file, limit: min(most, PNGLimits.standard.bytes)))
    } catch {
      return .failure(NeighbourProblem("cannot be read: \(Self.reason(error))"))
    }
  }

  /// Why a file cannot be read, without its path, which is the machine's own.
  private static func reason(_ error: PNGError) -> String {
    switch error {
    case .file(_, let reason): reason
    case .unreadable(_, let inner): reason(inner)
    default: error.description
    }
  }

  /// Returns the pixels per point by Xcode's file names: `icon@2x.png`.
  static func scale(of name: String) -> Double {
    let bare = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    if bare.hasSuffix("@2x") { return 2 }
    if bare.hasSuffix("@3x") { return 3 }
    return 1
  }
}
