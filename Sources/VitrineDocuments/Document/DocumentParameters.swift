import Vitrine

/// Reads the settings that a document declares for its configuration sheet.
enum DocumentParameters {
  /// The largest number of settings; a sheet has no space for more.
  static let most = 32

  /// Reads a list of objects with `title` and an optional `value`: a text, a number, true or false.
  static func read(
    _ value: LocatedValue?, file: String
  ) throws(DocumentError) -> [WidgetParameter] {
    guard let value, !value.isNull else { return [] }
    let path = DocumentPath.root.key("parameters")
    func error(_ message: String, _ value: LocatedValue, _ path: DocumentPath) -> DocumentError {
      DocumentError(file: file, position: value.position, path: path, message: message)
    }
    guard let list = value.array else {
      throw error("expected a list, found \(value.kindDescription)", value, path)
    }
    guard list.count <= most else {
      throw error("a widget has at most \(most) settings", value, path)
    }
    var parameters: [WidgetParameter] = []
    for (index, item) in list.enumerated() {
      let place = path.index(index)
      guard let object = item.object, let title = object["title"]?.string else {
        throw error("expected an object with 'title' and 'value'", item, place)
      }
      for member in object.members where !keys.contains(member.key) {
        throw DocumentError(
          file: file, position: member.keyPosition, path: place,
          message: "unknown key '\(DocumentError.shortened(member.key))'"
            + NearestName.hint(for: member.key, among: keys))
      }
      guard let shown = shown(object["value"]) else {
        throw error(
          "expected a text, a number, true or false", object["value"] ?? item, place.key("value"))
      }
      parameters.append(WidgetParameter(title: title, value: shown))
    }
    return parameters
  }

  private static let keys = ["title", "value"]

  private static func shown(_ value: LocatedValue?) -> WidgetParameter.Value? {
    guard let value, !value.isNull else { return .text(nil) }
    if let isOn = value.bool { return .toggle(isOn) }
    if let text = value.string { return .text(text) }
    return value.written.map { .text($0.text) }
  }
}
