/// Everything that it takes to compile and draw a widget extension where it stands, as its project says it.
package struct ExtensionPlan: Hashable, Sendable {
  /// The file that says it, or the folder where none does.
  package var source: String
  package var target: TargetPlan
  /// The modules of the same repository that it needs, each after those that it needs itself.
  package var modules: [TargetPlan]
  /// Packages from elsewhere, by name.
  package var packages: [RemotePackage]
  /// The language of texts that have no other.
  package var developmentRegion: String
  /// The groups of apps whose defaults and files it shares.
  package var appGroups: [String]
  /// The modules that sources import and that neither Vitrine, Swift nor the repository has, sorted.
  package var unknownModules: [String]
  /// The parts that could not be read, in the order in which it was met.
  package var notes: [ProjectError]
}

/// A package that a project takes from elsewhere.
package struct RemotePackage: Hashable, Sendable {
  package var address: String
  /// The version, branch or commit, as the project asks for it.
  package var version: String
  /// The products that the extension or a module of it links.
  package var products: [String]

  /// The last part of the address without `.git`.
  package var name: String {
    let name = Paths.name(of: address)
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
