extension Cause {
  /// The change without places, pixels and movement, equal for all pictures that one edit changed: `text
  /// Cupertino → Cupertina`, `Text: font.weight 700 → 600`, `setting scheme light → dark`, of a gradient the stop that
  /// changed.
  public var title: String {
    let type = view.split(separator: " ").first.map(String.init) ?? view
    let values = "\(old ?? "none") → \(new ?? "none")".withVisibleCharacters
    switch kind {
    case .environment: return "setting \(property) \(values)"
    case .text: return "text \(ValueWords.change(old, new, of: property))"
    case .added, .removed:
      return (modifier.map { "\($0) of \(type)" } ?? view.withVisibleCharacters)
        + " \(kind.rawValue)"
    case .order: return "\(type): order \(values)"
    case .layout: return "\(type): other layout"
    case .rendering:
      return "\(type): drawn differently" + (property.isEmpty ? "" : " (\(property))")
    case .font, .color, .image, .property:
      if property == PropertyKey.path { return "\(type): outline changed" }
      let isSole = property.isEmpty || property == modifier
      let name =
        modifier.map { isSole ? $0 : "\($0)(.\(property))" }
        ?? (property == PropertyKey.controlValue ? "value" : property)
      return "\(type): \(name) \(ValueWords.change(old, new, of: property))"
    }
  }
}
