import VitrineImages

/// A setting that two pictures were drawn with and that differs.
struct SettingChange {
  var name: String
  var old: String?
  var new: String?

  /// The setting that every file of complete settings has: the moment that is shown.
  static let moment = "at"
  /// The settings of files that are older than that. They say nothing of others, which may have been set.
  private static let first: Set<String> = [
    "boldText", "contrast", "device", "entry", "family", "locale", "mode", "os", "scene", "scheme",
    "transparency", "typeSize", "widget",
  ]

  /// Lists the settings that differ, those of the new file first. A file without settings gives no evidence.
  static func all(
    _ old: [Provenance.Setting], _ new: [Provenance.Setting]
  ) -> [SettingChange] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    let areComplete = [old, new].allSatisfy { $0.contains { $0.name == moment } }
    func value(_ name: String, _ list: [Provenance.Setting]) -> String? {
      list.first { $0.name == name }?.value
    }
    let names = new.map(\.name) + old.map(\.name).filter { value($0, new) == nil }
    return names.compactMap { name in
      let (before, after) = (value(name, old), value(name, new))
      // Both sides name a caller's own traits, or one is known not to have them.
      let isKnown = areComplete || first.contains(name) || before != nil && after != nil
      guard isKnown, !isSame(before, after) else { return nil }
      return SettingChange(name: name, old: before, new: after)
    }
  }
}
