import VitrineGenerators

/// Property lists in XML, as sources hold them.
enum PropertyFile {
  /// The largest one in bytes.
  private static let mostBytes = 4 << 20

  /// Returns the list of a file; nil if it is not there or cannot be read.
  static func read(_ path: String) -> PropertyList? {
    guard let bytes = try? ProjectFile.bytes(path, limit: mostBytes) else {
      return nil
    }
    var reader = PropertyListReader(file: path, bytes: bytes)
    return try? reader.read()
  }
}
