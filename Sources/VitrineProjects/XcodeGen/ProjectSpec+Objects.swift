import VitrineGenerators

extension ProjectSpec {
  /// Returns the objects of the project file that XcodeGen makes of the description, as far as they say what a target
  /// is.
  func objects() throws(ProjectError) -> XcodeObjects {
    var builder = ProjectObjects(spec: self)
    try builder.addAll()
    return XcodeObjects(
      file: file, root: builder.root, objects: builder.objects, rootObject: ProjectObjects.project)
  }
}

/// Makes the objects of a project file, as XcodeGen does.
private struct ProjectObjects {
  let spec: ProjectSpec
  private(set) var objects: [String: PropertyList] = [:]
  private var files: [String] = []

  static let project = "project"
  private static let group = "group"

  init(spec: ProjectSpec) { self.spec = spec }

  /// The folder that paths begin at.
  var root: String {
    Paths.join(Paths.folder(of: spec.file), spec.values["options"]?["basePath"]?.text ?? "")
  }

  private var targets: [(name: String, list: PropertyList)] { pairs(spec.values["targets"]) }

  mutating func addAll() throws(ProjectError) {
    addPackages()
    for target in targets { try add(target.name, target.list) }
    addList(
      "project-settings", spec.values["settings"], files: spec.values["configFiles"], more: [:])
    objects[Self.group] = pairs([
      "isa": text("PBXGroup"), "children": list(files), "sourceTree": text("SOURCE_ROOT"),
    ])
    objects[Self.project] = pairs([
      "isa": text("PBXProject"), "mainGroup": text(Self.group),
      "targets": list(targets.map { id(of: $0.name) }),
      "buildConfigurationList": text("project-settings"),
      "developmentRegion": text(spec.values["options"]?["developmentLanguage"]?.text ?? "en"),
    ])
  }

  private func id(of target: String) -> String { "target " + target }

  /// Adds a list of configurations with the one that Xcode runs.
  private mutating func addList(
    _ id: String, _ settings: PropertyList?, files named: PropertyList?, more: [String: String]
  ) {
    var values = more
    for (key, value) in layered(settings) { values[key] = value }
    var configuration = [
      "isa": text("XCBuildConfiguration"), "name": text("Debug"),
      "buildSettings": pairs(values.mapValues(text)),
    ]
    if let path = named?["Debug"]?.text ?? named?.text {
      configuration["baseConfigurationReference"] = text(addFile(Paths.join(root, path)))
    }
    objects[id + " Debug"] = pairs(configuration)
    objects[id] = pairs([
      "isa": text("XCConfigurationList"), "buildConfigurations": list([id + " Debug"]),
    ])
  }

  /// Settings as they are, or by groups of settings, for all and for a configuration.
  private func layered(_ settings: PropertyList?, level: Int = 0) -> [String: String] {
    guard let settings, level < ProjectSpec.mostLevels else { return [:] }
    let parts = [settings["base"], settings["configs"]?["Debug"] ?? settings["configs"]?["debug"]]
    let groups = ProjectSpec.items(settings["groups"]).compactMap(\.text)
    if parts.allSatisfy({ $0 == nil }), groups.isEmpty {
      return Dictionary(pairs(settings).map { ($0.name, words($0.list)) }, uniquingKeysWith: { $1 })
    }
    let layers =
      groups.map { layered(spec.values["settingGroups"]?[$0], level: level + 1) }
      + parts.map { layered($0, level: level + 1) }
    return layers.reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  private func words(_ list: PropertyList) -> String {
    list.text ?? list.items.compactMap(\.text).joined(separator: " ")
  }
}

// Targets.
extension ProjectObjects {
  private mutating func add(_ name: String, _ target: PropertyList) throws(ProjectError) {
    let id = id(of: name)
    let product = target["type"]?.text ?? ""
    addList(
      id + " settings", target["settings"], files: target["configFiles"],
      more: standardSettings(target))
    var entries: [String] = []
    for (index, path) in try sources(of: target).enumerated() {
      let entry = "\(id) file \(index)"
      objects[entry] = pairs(["isa": text("PBXBuildFile"), "fileRef": text(addFile(path))])
      entries.append(entry)
    }
    objects[id + " sources"] = pairs(["isa": text("PBXSourcesBuildPhase"), "files": list(entries)])
    let needs = ProjectSpec.items(target["dependencies"])
    var members = [
      "isa": text("PBXNativeTarget"), "name": text(name),
      "productType": text("com.apple.product-type." + product),
      "buildConfigurationList": text(id + " settings"), "buildPhases": list([id + " sources"]),
    ]
    members["dependencies"] = list(addWaits(for: needs, id))
    members["packageProductDependencies"] = list(addProducts(needs, id))
    objects[id] = PropertyList(value: .pairs(members), line: target.line)
  }

  private func standardSettings(_ target: PropertyList) -> [String: String] {
    var settings: [String: String] = [:]
    let systems = ProjectSpec.items(target["platform"]).compactMap(\.text)
    if let system = systems.contains("iOS") ? "iOS" : systems.first {
      let kits = [
        "iOS": "iphoneos", "watchOS": "watchos", "macOS": "macosx", "tvOS": "appletvos",
        "visionOS": "xros",
      ]
      settings["SDKROOT"] = kits[system] ?? "iphoneos"
    }
    if let path = target["info"]?["path"]?.text { settings["INFOPLIST_FILE"] = path }
    if let path = target["entitlements"]?["path"]?.text {
      settings["CODE_SIGN_ENTITLEMENTS"] = path
    }
    return settings
  }

  /// The targets whose modules are compiled before.
  private mutating func addWaits(for needs: [PropertyList], _ id: String) -> [String] {
    needs.enumerated().compactMap { index, need in
      guard let other = need["target"]?.text else { return nil }
      // A target of another project is named behind a slash.
      let name = other.split(separator: "/").last.map(String.init) ?? other
      objects["\(id) wait \(index)"] = pairs([
        "isa": text("PBXTargetDependency"), "target": text(self.id(of: name)),
      ])
      return "\(id) wait \(index)"
    }
  }

  private mutating func addProducts(_ needs: [PropertyList], _ id: String) -> [String] {
    var ids: [String] = []
    for need in needs {
      guard let package = need["package"]?.text else { continue }
      let named = (ProjectSpec.items(need["product"]) + ProjectSpec.items(need["products"]))
        .compactMap(\.text)
      for product in named.isEmpty ? [package] : named {
        let entry = "\(id) product \(product)"
        objects[entry] = pairs([
          "isa": text("XCSwiftPackageProductDependency"), "productName": text(product),
          "package": text("package " + package),
        ])
        ids.append(entry)
      }
    }
    return ids
  }

  private mutating func addPackages() {
    for (name, package) in pairs(spec.values["packages"]) {
      if let path = package["path"]?.text {
        objects["package " + name] = pairs([
          "isa": text("XCLocalSwiftPackageReference"), "relativePath": text(path),
        ])
      } else if let address = package["url"]?.text ?? package["github"]?.text {
        let keys = [
          "from", "exactVersion", "version", "majorVersion", "minorVersion", "branch", "revision",
          "minVersion",
        ]
        let version = keys.lazy.compactMap { package[$0]?.text }.first ?? ""
        objects["package " + name] = pairs([
          "isa": text("XCRemoteSwiftPackageReference"), "repositoryURL": text(address),
          "requirement": pairs(["version": text(version)]),
        ])
      }
    }
  }
}

// Files.
extension ProjectObjects {
  /// The files below the folders of a target, and those that it names.
  private func sources(of target: PropertyList) throws(ProjectError) -> [String] {
    var found: [String] = []
    let infoFile = target["info"]?["path"]?.text.map { Paths.join(root, $0) }
    for source in ProjectSpec.items(target["sources"]) {
      guard let path = source.text ?? source["path"]?.text else { continue }
      let place = Paths.join(root, path)
      let only = patterns(source["includes"], in: place)
      let without = patterns(source["excludes"], in: place)
      let isFolder = !ProjectFile.names(in: place).isEmpty && !SourceKind.isWholeFolder(place)
      guard isFolder || ProjectFile.isThere(place) else {
        if source["optional"]?.text == "YES" { continue }
        throw ProjectError(spec.file, line: source.line, "'\(place)' is listed and is not there")
      }
      for file in isFolder ? try ProjectFile.all(in: place) : [place] where file != infoFile {
        if !only.isEmpty, !only.contains(where: { $0.matches(file) }) { continue }
        if without.contains(where: { $0.matches(file) }) { continue }
        found.append(file)
      }
    }
    return found
  }

  private func patterns(_ list: PropertyList?, in folder: String) -> [PathPattern] {
    ProjectSpec.items(list).compactMap(\.text).map { PathPattern(Paths.join(folder, $0)) }
  }

  /// Returns the identifier of a file.
  private mutating func addFile(_ path: String) -> String {
    let id = "file " + path
    if objects[id] == nil {
      files.append(id)
      objects[id] = pairs([
        "isa": text("PBXFileReference"), "path": text(path), "sourceTree": text("<absolute>"),
      ])
    }
    return id
  }
}

// Values.
extension ProjectObjects {
  /// The members of a dictionary by name.
  private func pairs(_ list: PropertyList?) -> [(name: String, list: PropertyList)] {
    guard case .pairs(let pairs)? = list?.value else { return [] }
    return pairs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func text(_ text: String) -> PropertyList { PropertyList(value: .text(text), line: 1) }

  private func list(_ texts: [String]) -> PropertyList {
    PropertyList(value: .list(texts.map(text)), line: 1)
  }

  private func pairs(_ pairs: [String: PropertyList]) -> PropertyList {
    PropertyList(value: .pairs(pairs), line: 1)
  }
}
