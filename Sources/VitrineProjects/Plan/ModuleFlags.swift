/// The compiler's flags by which sources find Vitrine's modules under the names of Apple's.
package enum ModuleFlags {
  /// Files that import Foundation alone see what it lacks on Linux.
  package static let implicitImport = ["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"]

  /// Leads imports to the modules that have other names here.
  ///
  /// - Parameter own: modules of the repository, which are nearer than Vitrine's of the same name.
  package static func aliases(besides own: Set<String> = []) -> [String] {
    KnownModules.aliased.union(["Darwin"]).subtracting(own).sorted().flatMap {
      alias(of: $0, to: "Vitrine" + $0)
    }
  }

  /// Leads the import of a module to another one.
  package static func alias(of name: String, to module: String) -> [String] {
    ["-module-alias", "\(name)=\(module)"]
  }
}
