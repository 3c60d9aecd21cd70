import VitrineGenerators

/// The build settings of a project's targets.
struct XcodeSettings {
  let objects: XcodeObjects
  let paths: XcodePaths

  /// Returns the settings of a target in the configuration that Xcode runs: project's below target's, and below each
  /// its file of settings.
  func settings(of target: XcodeObject, notes: inout [ProjectError]) -> BuildSettings {
    let name = target.text("name") ?? ""
    let project = Paths.folder(of: objects.file)
    var settings = BuildSettings([
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name, "SRCROOT": objects.root,
      "SOURCE_ROOT": objects.root, "PROJECT_DIR": objects.root, "CONFIGURATION": "Debug",
      "PROJECT_NAME": String(Paths.name(of: project).prefix { $0 != "." }),
      "PROJECT_FILE_PATH": project, "PLATFORM_NAME": "iphonesimulator",
    ])
    for owner in [objects.project, target] {
      guard let configuration = configuration(of: owner) else { continue }
      if let file = file(of: configuration) {
        let place = (objects.file, configuration.line)
        settings.add(ConfigurationFile.settings(file, from: place, notes: &notes))
      }
      settings.add(configuration.pairs("buildSettings").mapValues(Self.text(of:)))
    }
    return settings
  }

  /// The configuration of the project or a target: the one for debugging, or else the usual one.
  private func configuration(of owner: XcodeObject) -> XcodeObject? {
    guard let list = objects.object("buildConfigurationList", of: owner) else { return nil }
    let all = objects.objects("buildConfigurations", of: list)
    let usual = list.text("defaultConfigurationName")
    return all.first { $0.text("name") == "Debug" }
      ?? all.first { $0.text("name")?.lowercased().hasPrefix("debug") == true }
      ?? all.first { $0.text("name") == usual } ?? all.first
  }

  /// The file of settings of a configuration: an entry of the project, or a path in a synchronized folder.
  private func file(of configuration: XcodeObject) -> String? {
    if let file = configuration.text("baseConfigurationReference") { return paths[file] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let folder = paths[anchor],
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return Paths.join(folder, path)
  }

  /// A list is written as one text with spaces.
  private static func text(of value: PropertyList) -> String {
    switch value.value {
    case .text(let text), .number(let text): text
    case .flag(let flag): flag ? "YES" : "NO"
    case .list(let items): items.map(text(of:)).joined(separator: " ")
    case .pairs: ""
    }
  }
}
