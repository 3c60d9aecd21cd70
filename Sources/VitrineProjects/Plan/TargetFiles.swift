/// The files of a target, by what is done with them. Paths are in the order in which the project lists them; those of
/// folders are sorted.
package struct TargetFiles: Hashable, Sendable {
  package var swift: [String] = []
  package var intents: [String] = []
  package var models: [String] = []
  package var foreign: [String] = []
  package var catalogs: [String] = []
  package var resources: [String] = []

  package init() {}

  /// Adds a file, once.
  mutating func add(_ path: String) {
    switch SourceKind(path) {
    case .swift: Self.add(path, to: &swift)
    case .intents: Self.add(path, to: &intents)
    case .model: Self.add(path, to: &models)
    case .foreign: Self.add(path, to: &foreign)
    case .catalog: Self.add(path, to: &catalogs)
    case .resource: Self.add(path, to: &resources)
    case .nothing: break
    }
  }

  private static func add(_ path: String, to list: inout [String]) {
    if !list.contains(path) { list.append(path) }
  }
}
