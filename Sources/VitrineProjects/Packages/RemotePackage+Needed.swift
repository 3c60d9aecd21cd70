extension RemotePackage {
  /// Returns the packages that have one of the products that are needed, sorted, with these.
  ///
  /// - Parameters:
  ///   - named: the packages that a project names.
  ///   - calls: how packages of the repository name others.
  static func needed(
    by needs: [ManifestCall.Need], among named: [RemotePackage], _ calls: [ManifestCall]
  ) -> [RemotePackage] {
    var packages: [RemotePackage] = []
    for var package in named + calls.compactMap(Self.init(of:))
    where !packages.contains(where: { $0.name == package.name }) {
      let wanted = needs.filter {
        package.products.contains($0.name) || $0.package?.lowercased() == package.name.lowercased()
          || $0.name == package.name
      }
      package.products = Set(wanted.map(\.name)).sorted()
      if !wanted.isEmpty { packages.append(package) }
    }
    return packages.sorted { $0.name < $1.name }
  }

  /// Creates the package of a call; nil for one without an address.
  private init?(of call: ManifestCall) {
    guard let address = call.text("url") else { return nil }
    let keys = ["from", "exact", "branch", "revision"]
    self.init(
      address: address, version: keys.lazy.compactMap(call.text).first ?? "", products: [])
  }
}
