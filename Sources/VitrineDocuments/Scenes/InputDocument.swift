import Vitrine

/// A document of either kind: a widget, or a screen of several.
package enum InputDocument: Sendable {
  case widget(Document)
  case scene(SceneDocument)

  /// Reads and checks the document in a file.
  package static func load(
    _ path: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> InputDocument {
    let bytes = try DocumentFile.read(path, limit: limits.fileSize)
    return try parse(bytes, file: path, limits: limits)
  }

  /// Checks a document; one with the key `scene` or `pages` is a scene's.
  ///
  /// - Parameter file: the document's path, in whose folder the files lie that it names.
  package static func parse(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> InputDocument {
    try read(DocumentFile.parse(bytes, file: file, limits: limits), file: file, limits: limits)
  }

  /// Checks a document that is parsed already.
  ///
  /// - Parameter file: a path in the folder of the document's files.
  package static func read(
    _ root: LocatedValue, file: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> InputDocument {
    guard isScene(root) else {
      return .widget(try Document.read(root, file: file, limits: limits))
    }
    var reader = SceneReader(file: file, limits: limits)
    return .scene(try reader.read(root))
  }

  static func isScene(_ root: LocatedValue) -> Bool {
    guard let object = root.object, object["body"] == nil else { return false }
    return object["scene"] != nil || object["pages"] != nil
  }
}
