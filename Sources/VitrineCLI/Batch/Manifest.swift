import Foundation
import Vitrine
import VitrineGoldens
import VitrineImages

/// The pictures of earlier runs by name, of which memory holds only where their lines are.
struct PreviousRun: Sendable {
  private struct Span {
    var offset: UInt64
    var count: UInt32
  }

  private let file: Int32
  private let spans: [UInt64: Span]
  /// The bytes of whole lines; what follows was cut off.
  let length: UInt64

  /// Reads a manifest; nil if there is none.
  init?(_ path: String) throws(Failure) {
    // Does not wait for the writer of a pipe.
    file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      let reason = unsafe String(cString: strerror(errno))
      throw Failure(code: Exit.badInput, message: "error: \(path): \(reason)")
    }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw Failure(
        code: Exit.usage, message: "error: --manifest '\(path)' is no regular file; name another")
    }
    var spans: [UInt64: Span] = [:]
    var offset: UInt64 = 0
    var length: UInt64 = 0
    var bytes = ByteReader(file: file, name: path)
    var line: [UInt8] = []
    while let byte = try bytes.take() {
      offset += 1
      guard byte == UInt8(ascii: "\n") else {
        // A longer line is none of a manifest, which is refused when it is opened to be written.
        if line.count < BatchLimits.listedBytes { line.append(byte) }
        continue
      }
      // A later line of a name takes the place of an earlier one.
      if let picture = BatchPicture(line) {
        spans[Self.place(picture.name)] = Span(offset: length, count: UInt32(line.count))
      }
      length = offset
      line.removeAll(keepingCapacity: true)
    }
    self.spans = spans
    self.length = length
  }

  private static func place(_ name: String) -> UInt64 { ContentHash.of(Array(name.utf8)) }

  /// Returns the picture of a name if it is still there, and what it shows has the same key.
  ///
  /// - Parameter path: the picture's file.
  func picture(_ name: String, key: String, at path: String) -> BatchPicture? {
    guard let span = spans[Self.place(name)] else { return nil }
    var line = [UInt8](repeating: 0, count: Int(span.count))
    let count = unsafe line.withUnsafeMutableBytes {
      unsafe pread(file, $0.baseAddress, $0.count, off_t(span.offset))
    }
    guard count == line.count, let picture = BatchPicture(line), picture.name == name,
      picture.key == key, picture.hasSameReads,
      let bytes = try? readFile(path, limit: picture.byteCount + 1),
      bytes.count == picture.byteCount, SHA256.hash(bytes).description == picture.sha256
    else { return nil }
    return picture
  }
}

/// Writes the manifest, a line for each picture as soon as it and all before it are there.
///
/// A run that goes on with an earlier one adds to its manifest, so that nothing is forgotten if it is killed too, and
/// puts a new one, in the order of the rows, in its place at the end.
struct ManifestWriter {
  private let log: LineWriter
  private let next: LineWriter?

  /// - Parameter inputs: the files that the run reads.
  init(_ path: String, after previous: PreviousRun?, inputs: [String]) throws(Failure) {
    log = try LineWriter(path, of: .manifest, keeping: previous?.length, inputs: inputs)
    next =
      previous == nil
      ? nil : try LineWriter(path + ".next", of: .manifest, keeping: nil, inputs: inputs)
  }

  /// - Parameter isNew: whether this run has drawn the picture.
  func add(_ picture: BatchPicture, isNew: Bool) throws(Failure) {
    let line = picture.text
    if isNew { try log.write(line) }
    try next?.write(line)
  }

  /// - Parameter isComplete: whether the run has met every row.
  func end(isComplete: Bool) {
    guard let next else { return }
    if isComplete, next.take(log) { return }
    next.remove()
  }
}
