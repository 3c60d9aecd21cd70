/// The attributes that say for whom an element is drawn (SVG 2, 5.8).
enum SVGConditions {
  /// The language of pictures, as other words of a file are not chosen by a locale either.
  private static let language = "en"

  /// Whether an element asks for nothing that is not there.
  static func hold(_ node: SVGNode) -> Bool {
    if let names = node.attributes["requiredExtensions"], !names[...].trimmed.isEmpty {
      return false
    }
    guard let languages = node.attributes["systemLanguage"] else { return true }
    return languages.lowercased().split(separator: ",").contains { text in
      let tag = text.trimmed
      return tag == language[...] || tag.hasPrefix(language + "-")
    }
  }
}
