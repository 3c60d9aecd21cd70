/// A package's targets, products and dependencies, read from its manifest without running it.
struct PackageManifest {
  let folder: String
  /// The calls that make targets, in their order.
  private(set) var targets: [ManifestCall] = []
  /// The targets of each product.
  private(set) var products: [String: [String]] = [:]
  /// The calls that name other packages.
  private(set) var dependencies: [ManifestCall] = []

  /// The language of texts that have no other.
  private(set) var defaultLocalization: String?

  /// The version of the tools that the first line asks for; it decides the language mode.
  private let toolsVersion: Int
  /// The language modes that the package names.
  private var modes: [String] = []

  /// The largest manifest in bytes.
  static let mostBytes = 1 << 20
  private static let kinds: Set<String> = ["target", "executableTarget"]

  init(folder: String) throws(ProjectError) {
    self.folder = folder
    let text = try ProjectFile.text(Paths.join(folder, "Package.swift"), limit: Self.mostBytes)
    let version = text.firstMatch(of: /swift-tools-version:\s*(\d+)/)?.output.1
    toolsVersion = version.flatMap { Int($0) } ?? 5
    for call in ManifestReader.calls(in: text) { add(call) }
  }

  /// Adds what a call makes, or what the calls in it make.
  private mutating func add(_ call: ManifestCall) {
    switch call.name {
    case _ where Self.kinds.contains(call.name):
      if let name = call.text("name"), !targets.contains(where: { $0.text("name") == name }) {
        targets.append(call)
      }
    case "library", "executable":
      if let name = call.text("name") { products[name] = call.texts("targets") }
    case "package": if !dependencies.contains(call) { dependencies.append(call) }
    default:
      if call.name == "Package" { defaultLocalization = call.text("defaultLocalization") }
      for label in ["swiftLanguageModes", "swiftLanguageVersions"] where call.name == "Package" {
        modes += call[label]?.items.compactMap(\.name) ?? []
      }
      for argument in call.arguments {
        argument.value.call.map { add($0) }
        for item in argument.value.items { item.call.map { add($0) } }
      }
    }
  }

  subscript(name: String) -> ManifestCall? { targets.first { $0.text("name") == name } }

  /// The folder of a target's sources.
  func folder(of target: ManifestCall) -> String {
    if let path = target.text("path") { return Paths.join(folder, path) }
    let name = target.text("name") ?? ""
    let places = ["Sources", "Source", "src", "srcs"].map { Paths.join(folder, $0) }
    let own = places.map { Paths.join($0, name) }.first(where: ProjectFile.isThere)
    // A package of one target may have its sources directly in the folder.
    return own ?? places.first(where: ProjectFile.isThere) ?? Paths.join(places[0], name)
  }
}

extension PackageManifest {
  /// The settings of a target's Swift.
  func language(of target: ManifestCall) -> LanguageSettings {
    var settings = LanguageSettings(
      version: modes.last.flatMap(Self.version(of:)) ?? min(toolsVersion, 6))
    for call in target["swiftSettings"]?.items.compactMap(\.call) ?? [] {
      let value = call.arguments.first?.value
      switch call.name {
      case "swiftLanguageMode", "swiftLanguageVersion":
        settings.version = value?.name.flatMap(Self.version(of:)) ?? settings.version
      case "enableUpcomingFeature": value?.text.map { settings.features.append($0) }
      case "define": value?.text.map { settings.conditions.append($0) }
      case "defaultIsolation": settings.isOfMainActor = value?.name == "MainActor"
      default: break
      }
    }
    return settings
  }

  /// Returns the mode of a name such as `v6` or `v4_2`.
  private static func version(of name: String) -> Int? {
    name.dropFirst().first.flatMap { Int(String($0)) }
  }
}
