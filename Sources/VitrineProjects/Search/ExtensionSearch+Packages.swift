/// Packages as the place of widgets: a target that declares some is drawn as an extension is.
extension ExtensionSearch {
  /// The folder, if it is a package's.
  static func package(in folder: String) -> String? {
    ProjectFile.isThere(Paths.join(folder, "Package.swift")) ? folder : nil
  }

  /// Returns the plan of the package in the folder, whatever project lies beside it; nil without a package.
  package func planOfPackage() throws(ProjectError) -> ExtensionPlan? {
    guard let package = Self.package(in: path) else { return nil }
    return try plan(ofPackage: package, below: nil)
  }

  /// Returns the names of the targets that the manifest in a folder makes; none without one.
  package static func targets(ofPackage folder: String) -> Set<String> {
    guard let manifest = try? PackageManifest(folder: folder) else { return [] }
    return Set(manifest.targets.compactMap { $0.text("name") })
  }

  /// Returns the plan of a package's target: the one that is named, or the only one with widgets.
  ///
  /// - Parameter folder: a folder whose targets are meant; nil means all.
  func plan(
    ofPackage package: String, below folder: String?
  ) throws(ProjectError) -> ExtensionPlan {
    let manifest = try PackageManifest(folder: package)
    let file = Paths.join(package, "Package.swift")
    let names = manifest.targets.compactMap { $0.text("name") }
    if let target {
      if let call = manifest[target] { return try plan(of: call, in: manifest) }
      throw ProjectError(
        file, "it has no target '\(target)'; it has \(Self.list(names))")
    }
    var found: [ManifestCall] = []
    for call in manifest.targets where Self.isMeant(call, of: manifest, below: folder) {
      let files = try ProjectFile.all(in: manifest.folder(of: call))
      if ExtensionKind.declaresWidgets(files.filter { SourceKind($0) == .swift }) {
        found.append(call)
      }
    }
    guard found.count < 2 else {
      throw ProjectError(
        file,
        "several targets have widgets: \(Self.list(found.compactMap { $0.text("name") })); choose by --target"
      )
    }
    guard let only = found.first else {
      throw ProjectError(
        file, "no target of it has a widget; it has \(Self.list(names)): choose by --target")
    }
    return try plan(of: only, in: manifest)
  }

  /// Returns the plan of the target in whose folder a path lies; nil where a package has no such target.
  func planOfPart(
    of package: String, holding path: String
  ) throws(ProjectError) -> ExtensionPlan? {
    let manifest = try PackageManifest(folder: package)
    let owners = manifest.targets.filter { Self.isMeant($0, of: manifest, below: path) }
    return owners.isEmpty ? nil : try plan(ofPackage: package, below: path)
  }

  /// Whether a target's folder is one that is meant, or below or above it.
  private static func isMeant(
    _ call: ManifestCall, of manifest: PackageManifest, below folder: String?
  ) -> Bool {
    guard let folder else { return true }
    let own = manifest.folder(of: call)
    return Paths.holds(folder, own) || Paths.holds(own, folder)
  }

  private func plan(
    of target: ManifestCall, in manifest: PackageManifest
  ) throws(ProjectError) -> ExtensionPlan {
    var modules = PackageModules()
    modules.add(folder: manifest.folder)
    modules.add(target, of: manifest)
    let file = Paths.join(manifest.folder, "Package.swift")
    guard var own = modules.plans.last, own.name == target.text("name") else {
      throw modules.notes.first
        ?? ProjectError(file, "the target '\(target.text("name") ?? "")' has no Swift sources")
    }
    own.info = InfoProperties(file: nil, BuildSettings(["PRODUCT_NAME": own.name])).text
    let imports = Set(modules.plans.flatMap { ImportScan.modules(of: $0.files.swift) })
    return ExtensionPlan(
      source: file, target: own, modules: modules.plans.dropLast(),
      packages: RemotePackage.needed(by: modules.links, among: [], modules.dependencies),
      developmentRegion: manifest.defaultLocalization ?? "en",
      appGroups: [],
      unknownModules: ExtensionPlan.unknown(
        in: imports.subtracting(modules.plans.map(\.module)).sorted()),
      notes: modules.notes)
  }
}
