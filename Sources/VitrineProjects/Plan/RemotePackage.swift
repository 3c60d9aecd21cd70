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
