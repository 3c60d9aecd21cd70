import Foundation

/// Files and folders that a generator reads.
enum InputFile {
  /// The largest file in bytes, many times the size of any that an editor of Xcode writes.
  static let mostBytes = 8 << 20

  /// Reads a whole file.
  static func read(_ path: String) throws(GeneratorError) -> [UInt8] {
    func failure(_ reason: String) -> GeneratorError { GeneratorError(file: path, reason: reason) }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw failure("no such file") }
    guard let data = try? handle.read(upToCount: mostBytes + 1) ?? Data() else {
      throw failure("it cannot be read")
    }
    guard data.count <= mostBytes else { throw failure("it has more than \(mostBytes) bytes") }
    return [UInt8](data)
  }
}
