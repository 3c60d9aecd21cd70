import VitrineGraphics

extension ExtensionPlan {
  /// The plan in lines for people: paths as they are seen from a folder.
  ///
  /// - Parameter folder: the folder that paths are written from.
  package func text(from folder: String) -> String {
    func path(_ path: String) -> String { Paths.relative(path, to: Paths.normal(folder)) }
    var lines = ["\(target.kind.rawValue) \(target.name)"]
    func add(_ name: String, _ values: [String], isLong: Bool = false) {
      guard !values.isEmpty else { return }
      let label = "  \(name)" + String(repeating: " ", count: max(1, 14 - name.count))
      if isLong {
        lines.append(label + "\(values.count)")
        lines += values.map { "    " + $0 }
      } else {
        lines.append(label + values.joined(separator: ", "))
      }
    }
    add("from", [path(source)])
    add("module", [target.module])
    add("Swift", target.language.words)
    add("Info.plist", [target.infoFile.map(path)].compactMap(\.self))
    add("language", [developmentRegion])
    add("app groups", appGroups)
    for module in modules {
      add(
        "\(module.kind.rawValue)",
        ["\(module.module), \(module.files.swift.count) files"] + module.language.words)
    }
    for package in packages {
      add("elsewhere", ["\(package.name) \(package.version)"] + package.products)
    }
    add("nowhere", unknownModules)
    let files = target.files
    for (name, list) in [
      ("sources", files.swift), ("intents", files.intents), ("models", files.models),
      ("not compiled", files.foreign), ("catalogues", files.catalogs),
      ("resources", files.resources),
    ] { add(name, list.map(path), isLong: true) }
    add("notes", notes.map(\.description), isLong: true)
    return lines.map { UntrustedText.line($0) }.joined(separator: "\n") + "\n"
  }
}

extension LanguageSettings {
  /// The settings in words: the mode, the actor, features and conditions.
  fileprivate var words: [String] {
    ["\(version)"] + (isOfMainActor ? ["main actor"] : []) + features
      + conditions.map { "#if \($0)" }
  }
}
