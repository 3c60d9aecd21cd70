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
