extension RenderConfiguration {
  /// The traits by which a report groups pictures, in the spelling of the flags.
  package func traits(kind: String) -> [String: String] {
    var traits = [
      "widget": kind, "device": device.slug, "typeSize": typeSize.slug,
      "scheme": scheme == .dark ? "dark" : "light", "mode": mode.slug, "entry": entry.slug,
      "scene": scene.rawValue, "locale": localeIdentifier,
    ]
    if let family { traits["family"] = family.slug }
    if let name = surface.name { traits["surface"] = name }
    // The system and accessibility settings, unless they are the defaults.
    if os != Self.usualSystem { traits["os"] = "\(os)" }
    if usesBoldText { traits["boldText"] = "on" }
    if increasesContrast { traits["contrast"] = "increased" }
    if reducesTransparency { traits["transparency"] = "reduced" }
    return traits
  }

  private static let usualSystem = RenderConfiguration().os
}
