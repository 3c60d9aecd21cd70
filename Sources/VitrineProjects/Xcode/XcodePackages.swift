import VitrineImages

/// The packages of a project: folders of the repository, and others that it fetches.
struct XcodePackages {
  let objects: XcodeObjects
  let paths: XcodePaths

  /// The folders of packages in the repository: those that the project names, and those that its groups hold.
  private var folders: [String] {
    let named = objects.all("XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
      .map { Paths.join(objects.root, $0) }
    let listed = objects.all("PBXFileReference").compactMap { paths[$0.id] }
      .filter { !Paths.name(of: $0).contains(".") }
    let grouped = paths.synchronized.compactMap { paths[$0.id] }
    var result: [String] = []
    for folder in named + (listed + grouped).filter({ ProjectFile.isThere($0 + "/Package.swift") })
    where !result.contains(folder) { result.append(folder) }
    return result
  }

  /// The packages of the repository: those that the project names first, then all others in its folders.
  var modules: PackageModules {
    var modules = PackageModules()
    for folder in folders { modules.add(folder: folder) }
    modules.others = { [root = objects.root] in Self.packages(below: root) }
    return modules
  }

  /// The folders below one that hold a manifest, without those of tools that fetch packages.
  private static func packages(below folder: String) -> [String] {
    let fetched: Set<Substring> = [
      "Pods", "Carthage", "node_modules", "DerivedData", "SourcePackages",
    ]
    let files = (try? FolderWalk.paths(in: folder, extensions: ["swift"])) ?? []
    return files.filter { Paths.name(of: $0) == "Package.swift" }
      .filter { fetched.isDisjoint(with: $0.split(separator: "/")) }
      .map { Paths.join(folder, Paths.folder(of: $0)) }
  }

  /// Returns the packages from elsewhere that have one of these products.
  ///
  /// - Parameter calls: how packages of the repository name others.
  func remote(for needs: [ManifestCall.Need], _ calls: [ManifestCall]) -> [RemotePackage] {
    let named = objects.all("XCRemoteSwiftPackageReference").compactMap { reference in
      reference.text("repositoryURL").map { address in
        let requirement = reference.pairs("requirement")
        let keys = ["minimumVersion", "version", "branch", "revision"]
        return RemotePackage(
          address: address, version: keys.lazy.compactMap { requirement[$0]?.text }.first ?? "",
          products: products(of: reference.id))
      }
    }
    return RemotePackage.needed(by: needs, among: named, calls)
  }

  private func products(of package: String) -> [String] {
    let all = objects.all("XCSwiftPackageProductDependency")
    return Set(all.filter { $0.text("package") == package }.compactMap { $0.text("productName") })
      .sorted()
  }
}
