import VitrineImages

/// Reads a document or a file in its folder.
package enum DocumentFile {
  private static let extensions: Set<Substring> = ["json", "yaml", "yml"]

  /// Whether a file has the name of a document.
  package static func isNamed(_ name: String) -> Bool {
    name.split(separator: ".").last.map(extensions.contains) ?? false
  }

  /// What is wrong with another name.
  package static let expected = "expected a document, whose name ends in .json, .yaml or .yml"

  /// Returns all bytes of a regular file.
  package static func read(_ path: String, limit: Int) throws(DocumentError) -> [UInt8] {
    do {
      if let bytes = try readFileIfPresent(path, limit: limit) { return bytes }
    } catch .unreadable(_, .tooManyBytes(let count, let limit)) {
      throw failure(path, "has \(count) bytes, more than the limit of \(limit)")
    } catch .file(_, let reason) {
      throw failure(path, "cannot be read: \(reason)")
    } catch {
      throw failure(path, "cannot be read: \(error)")
    }
    throw failure(
      path, "cannot be opened: No such file or directory" + DocumentFolder(of: path).hint(for: path)
    )
  }

  /// Parses the bytes of a document: YAML where the name ends in `.yaml` or `.yml`, JSON otherwise.
  package static func parse(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> LocatedValue {
    let isYAML = file.hasSuffix(".yaml") || file.hasSuffix(".yml")
    return isYAML
      ? try YAMLParser.parse(bytes, file: file, limits: limits)
      : try JSONParser.parse(bytes, file: file, limits: limits)
  }

  private static func failure(_ path: String, _ message: String) -> DocumentError {
    DocumentError(file: path, message: message)
  }
}
