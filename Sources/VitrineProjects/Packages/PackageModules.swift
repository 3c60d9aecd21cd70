/// The targets of packages in the repository that an extension needs.
struct PackageModules {
  /// Packages by the paths of their folders.
  private var manifests: [String: PackageManifest] = [:]
  private var entered: Set<String> = []
  private(set) var plans: [TargetPlan] = []
  /// The products of packages from elsewhere, and names of system modules, that the targets need.
  private(set) var links: [ManifestCall.Need] = []
  /// The calls that name packages from elsewhere.
  private(set) var dependencies: [ManifestCall] = []
  private(set) var notes: [ProjectError] = []
  /// Finds further packages, where those that were added lack something; asked once.
  var others: () -> [String] = { [] }

  /// The most packages of a repository that are read; one that names packages without end is left then.
  static let mostPackages = 256

  /// Reads a package and those beside it that it names.
  mutating func add(folder: String) {
    guard manifests[folder] == nil, manifests.count < Self.mostPackages else { return }
    let manifest: PackageManifest
    do { manifest = try PackageManifest(folder: folder) } catch {
      notes.append(error)
      return
    }
    manifests[folder] = manifest
    for call in manifest.dependencies {
      if let path = call.text("path") {
        add(folder: Paths.join(folder, path))
      } else {
        dependencies.append(call)
      }
    }
  }

  /// Adds the targets of a product, or a target of this name, each after those that it needs.
  ///
  /// - Returns: false if no package of the repository has it.
  @discardableResult
  mutating func need(_ product: ManifestCall.Need) -> Bool {
    guard let (manifest, targets) = found(product.name) else {
      if !links.contains(product) { links.append(product) }
      return false
    }
    for target in targets { visit(target, of: manifest) }
    return true
  }

  /// Adds a target of a package with those that it needs.
  mutating func add(_ target: ManifestCall, of manifest: PackageManifest) {
    visit(target, of: manifest)
  }

  private mutating func found(_ name: String) -> (PackageManifest, [ManifestCall])? {
    if let found = find(name) { return found }
    let more = others()
    others = { [] }
    for folder in more { add(folder: folder) }
    return more.isEmpty ? nil : find(name)
  }

  private func find(_ name: String) -> (PackageManifest, [ManifestCall])? {
    for (_, manifest) in manifests.sorted(by: { $0.key < $1.key }) {
      let names = manifest.products[name] ?? [name]
      let targets = names.compactMap { manifest[$0] }
      if !targets.isEmpty { return (manifest, targets) }
    }
    return nil
  }

  private mutating func visit(_ target: ManifestCall, of manifest: PackageManifest) {
    let folder = manifest.folder(of: target)
    let name = target.text("name") ?? ""
    guard entered.insert(manifest.folder + " " + name).inserted else { return }
    for needed in target.needs {
      if let own = manifest[needed.name] { visit(own, of: manifest) } else { need(needed) }
    }
    do {
      let files = try files(of: target, in: folder)
      // Targets of C have no module that Swift on Linux could be sure to import.
      if files.swift.isEmpty { return }
      plans.append(
        TargetPlan(
          name: name, module: ModuleName.of(name), kind: .package, files: files,
          language: manifest.language(of: target), infoFile: nil, links: target.needs.map(\.name)))
    } catch { notes.append(error) }
  }

  private func files(of target: ManifestCall, in folder: String) throws(ProjectError) -> TargetFiles
  {
    let excluded = target.texts("exclude").map { Paths.join(folder, $0) }
    let only = target.texts("sources").map { Paths.join(folder, $0) }
    func isIn(_ path: String, _ places: [String]) -> Bool {
      places.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    var files = TargetFiles()
    for path in try ProjectFile.all(in: folder) where !isIn(path, excluded) {
      if SourceKind(path) == .swift, !only.isEmpty, !isIn(path, only) { continue }
      files.add(path)
    }
    return files
  }
}
