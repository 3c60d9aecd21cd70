import Foundation
import Vitrine
import VitrineImages

/// A file of rows or jobs, which is read more than once: first to check it, then to draw.
final class DataFile {
  enum Format: Equatable {
    case csv(separator: UInt8)
    /// One JSON object a line.
    case lines
    /// One JSON array of objects.
    case array
  }

  /// The file's name in messages.
  let name: String
  let format: Format
  private let file: Int32

  private static func folder(_ name: String) -> Failure {
    Failure(code: Exit.badInput, message: "error: \(name) is a folder; expected a file of rows")
  }

  /// Opens a file, or standard input for `-`. What cannot be read twice is copied to a file without a name.
  ///
  /// - Parameters:
  ///   - separator: the byte between the cells of CSV; nil for a tab in `.tsv` and a comma elsewhere.
  ///   - rowLimit: the most rows; a copy ends where there are certainly more.
  init(_ path: String, separator: UInt8?, rowLimit: Int) throws(Failure) {
    name = path == "-" ? "standard input" : path
    if path != "-", OutputFolder.isFolder(path) { throw Self.folder(name) }
    let opened: Int32
    do { opened = try path == "-" ? dup(STDIN_FILENO) : openForReading(path) } catch {
      throw Failure(code: Exit.badInput, message: "error: \(error)")
    }
    guard opened >= 0 else { throw Self.failure(name) }
    var facts = stat()
    _ = unsafe fstat(opened, &facts)
    let kind = facts.st_mode & S_IFMT
    if kind == S_IFDIR {
      close(opened)
      throw Self.folder(name)
    }
    let isRegular = kind == S_IFREG && lseek(opened, 0, SEEK_SET) == 0
    file = isRegular ? opened : try Self.copy(opened, name, rowLimit)
    _ = lseek(file, 0, SEEK_SET)
    var reader = ByteReader(file: file, name: name)
    try reader.skipMark()
    while let byte = try reader.peek(), [0x20, 0x09, 0x0D, 0x0A].contains(byte) {
      _ = try reader.take()
    }
    switch try reader.peek() {
    case UInt8(ascii: "["): format = .array
    case UInt8(ascii: "{"): format = .lines
    default:
      let usual = path.hasSuffix(".tsv") ? UInt8(ascii: "\t") : UInt8(ascii: ",")
      format = .csv(separator: separator ?? usual)
    }
    if separator != nil, format == .lines || format == .array {
      throw Failure(
        code: Exit.usage, message: "error: --separator is for CSV, and \(name) holds JSON")
    }
  }

  deinit { close(file) }

  /// Returns a reader of the records from the first one. There may be only one at a time.
  func records() throws(Failure) -> RecordReader {
    guard lseek(file, 0, SEEK_SET) == 0 else { throw Self.failure(name) }
    switch format {
    case .csv(let separator):
      return .csv(try CSVReader(ByteReader(file: file, name: name), separator: separator))
    case .lines:
      return .lines(LineReader(file: file, limit: BatchLimits.rowBytes, name: name))
    case .array: return .array(try JSONArrayReader(ByteReader(file: file, name: name)))
    }
  }

  private static func failure(_ name: String) -> Failure {
    Failure(
      code: Exit.badInput, message: "error: \(name): \(unsafe String(cString: strerror(errno)))")
  }

  /// Copies what a pipe holds, and closes it.
  private static func copy(_ pipe: Int32, _ name: String, _ rowLimit: Int) throws(Failure) -> Int32
  {
    defer { close(pipe) }
    guard let stream = unsafe tmpfile() else { throw failure(name) }
    let copy = unsafe dup(fileno(stream))
    unsafe fclose(stream)
    guard copy >= 0 else { throw failure(name) }
    do throws(Failure) {
      try fill(copy, from: pipe, name, DataBound(rows: rowLimit))
      return copy
    } catch {
      close(copy)
      throw error
    }
  }

  private static func fill(
    _ copy: Int32, from pipe: Int32, _ name: String, _ bound: DataBound
  ) throws(Failure) {
    var bound = bound
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(pipe, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(name) }
      if count == 0 { return }
      if let reason = bound.take(block[..<count]) {
        throw Failure(code: Exit.badInput, message: "error: \(name): \(reason)")
      }
      var done = 0
      while done < count {
        let part = unsafe block.withUnsafeBytes {
          unsafe write(copy, $0.baseAddress.map { unsafe $0 + done }, count - done)
        }
        guard part > 0 else { throw failure("a copy of " + name) }
        done += part
      }
    }
  }
}
