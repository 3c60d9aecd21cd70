extension RenderConfiguration {
  /// What a report groups pictures by, as the flags spell it.
  package func traits(kind: String) -> [String: String] {
    var traits = [
      "widget": kind, "device": device.slug, "typeSize": typeSize.slug,
      "scheme": scheme == .dark ? "dark" : "light", "mode": mode.slug, "entry": entry.slug,
      "scene": scene.rawValue, "locale": localeIdentifier,
    ]
    if let family { traits["family"] = family.slug }
    return traits
  }
}
