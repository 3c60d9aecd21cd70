import Vitrine

/// A document of either kind: a widget, or a screen of several.
package enum InputDocument: Sendable {
  case widget(Document)
  case scene(SceneDocument)

  /// Reads and checks a document; one with the key `scene` or `pages` is a scene's.
  package static func load(
    _ path: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> InputDocument {
    let bytes = try DocumentFile.read(path, limit: limits.fileSize)
    let root = try DocumentFile.parse(bytes, file: path, limits: limits)
    guard isScene(root) else {
      return .widget(try Document.read(root, file: path, limits: limits))
    }
    var reader = SceneReader(file: path, limits: limits)
    return .scene(try reader.read(root))
  }

  static func isScene(_ root: LocatedValue) -> Bool {
    guard let object = root.object, object["body"] == nil else { return false }
    return object["scene"] != nil || object["pages"] != nil
  }
}
