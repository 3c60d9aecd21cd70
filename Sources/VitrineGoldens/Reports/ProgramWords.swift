import Foundation
import VitrineGraphics

/// The words that start the program where a message is read: `vitrine`, `./vitrine` in a clone, or `swift run vitrine`
/// in a package that depends on it.
package struct ProgramWords {
  private let environment: [String: String]
  /// The folder where the message is read.
  private let folder: String

  private static let name = "vitrine"
  /// Whoever starts the program sets this to its own words or path.
  package static let variable = "VITRINE_COMMAND"

  package init(environment: [String: String], folder: String) {
    (self.environment, self.folder) = (environment, folder)
  }

  /// Returns the words by which the program itself was started.
  ///
  /// - Parameter path: the program's own path as its caller wrote it.
  package func words(startedAs path: String?) -> String {
    if let given { return given }
    guard let path, path.contains("/") else { return Self.name }
    return packageCommand(of: path) ?? shown(path)
  }

  /// The words for whoever runs tests: the launcher of a clone, an installed program, or the product of a package that
  /// the tests' own one depends on.
  package var wordsBesideTests: String {
    if let given { return given }
    if isProgram("./" + Self.name) { return "./" + Self.name }
    if installed(Self.name) != nil { return Self.name }
    return isPackage ? "swift run " + Self.name : Self.name
  }

  private var given: String? {
    guard let words = environment[Self.variable], !words.isEmpty else { return nil }
    return words.contains("/") && isProgram(words) ? shown(words) : words
  }

  /// Returns the name alone where the path of the environment leads to this program.
  private func shown(_ path: String) -> String {
    installed(Self.name) == path ? Self.name : UntrustedText.shellPath(path)
  }

  /// The package manager starts `.build/x86_64-unknown-linux-gnu/debug/vitrine`; people type no system in a path.
  private func packageCommand(of path: String) -> String? {
    let inside = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    let parts = inside.split(separator: "/")
    guard !inside.hasPrefix("/"), isPackage, parts.count >= 4, parts[parts.count - 1] == Self.name,
      parts[parts.count - 3].count(where: { $0 == "-" }) >= 2
    else { return nil }
    var words = ["swift", "run"]
    let configuration = parts[parts.count - 2]
    if configuration != "debug" { words += ["-c", UntrustedText.shellWord(String(configuration))] }
    let scratch = parts.dropLast(3).joined(separator: "/")
    if scratch != ".build" { words += ["--scratch-path", UntrustedText.shellPath(scratch)] }
    return (words + [Self.name]).joined(separator: " ")
  }

  private var isPackage: Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  private func isProgram(_ path: String) -> Bool {
    let path = path.hasPrefix("/") ? path : folder + "/" + path
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }

  /// The first program of a name that the path of the environment leads to.
  private func installed(_ name: String) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" + name }.first(
      where: isProgram)
  }
}
