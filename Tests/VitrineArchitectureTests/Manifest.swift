import Foundation
import TemporaryFolders

/// The part of `swift package dump-package` that the tests look at.
struct Manifest: Decodable {
  var products: [Product]
  var targets: [Target]

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]
    var exclude: [String]
    var pkgConfig: String?
    var providers: [[String: [[String]]]]?

    /// The Debian packages that bring a library of the system.
    var debianPackages: [String] { (providers ?? []).flatMap { $0["apt"] ?? [] }.flatMap(\.self) }
    /// The formulas of Homebrew that bring it.
    var brewPackages: [String] { (providers ?? []).flatMap { $0["brew"] ?? [] }.flatMap(\.self) }

    /// Where its sources lie, from the root of the package.
    var folder: String { path ?? "\(type == "test" ? "Tests" : "Sources")/\(name)" }
    /// Whether the manifest leaves this file out, a path from the root of the package.
    func excludes(_ file: String) -> Bool {
      exclude.contains { file == "\(folder)/\($0)" || file.hasPrefix("\(folder)/\($0)/") }
    }

    /// The modules that the target's row names, without those that the manifest adds at the end because
    /// another one passes them on.
    var own: [String] {
      let names = dependencies.map(\.name)
      let passesOn = names.contains { $0 == "Vitrine" || Self.shims.contains($0) }
      guard passesOn else { return names }
      let rest = names.filter { !Self.layers.contains($0) || name == $0 + "Tests" }
      let isAdded = rest.last == "Vitrine" && rest.contains { Self.shims.contains($0) }
      return isAdded ? rest.dropLast() : rest
    }

    /// The modules that `Vitrine` passes on.
    static let layers = ["VitrineRunner", "VitrineViews", "VitrineWidgets"]
    /// The modules that pass on `Vitrine`.
    static let shims = Set(
      Checkout.files(below: "Sources/Shims").compactMap { path in
        path.split(separator: "/").dropFirst(2).first.map(String.init)
      })

    /// Modules named as Apple's, through which widget sources reach Vitrine.
    var isShim: Bool { folder.hasPrefix("Sources/Shims/") && !isOverlay }
    /// Whether it is a module that Swift adds to files that import two others.
    var isOverlay: Bool { name.hasPrefix("_") }
    /// Tests and benchmarks sit on top of everything and are no part of the table; the shims have a
    /// rule of their own.
    var isInTable: Bool { !folder.hasPrefix("Tests/") && !folder.hasPrefix("Sources/Shims/") }
  }

  /// `{"byName": [name, condition]}` or `{"product": [name, package, …]}`.
  struct Dependency: Decodable {
    var name: String

    init(from decoder: any Decoder) throws {
      let entry = try decoder.singleValueContainer().decode([String: [Part]].self)
      name = entry.values.first?.first?.text ?? "?"
    }
  }

  /// A name; conditions and the like are skipped.
  private struct Part: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  /// Asks the package manager, with a scratch folder of its own so that it waits for no other build.
  ///
  /// - Parameters:
  ///   - package: the folder of the manifest.
  ///   - testTarget: the target of tests that it is cut down to, as `./test --quick` does; nil for all of it.
  static func dump(
    _ package: URL = Checkout.root, testTarget: String? = nil
  ) throws -> Manifest {
    let scratch = try TemporaryFolder()
    defer { withExtendedLifetime(scratch) {} }
    let dumped = try SwiftTool.run(
      [
        "package", "--package-path", package.path, "--scratch-path", scratch.path,
        "dump-package",
      ], temporaryFolder: scratch.path, testTarget: testTarget)
    guard dumped.status == 0 else {
      throw ManifestError(
        description: "`swift package dump-package` exited with \(dumped.status); "
          + "these tests need the `swift` tool on the PATH")
    }
    return try JSONDecoder().decode(Manifest.self, from: dumped.output)
  }
}

struct ManifestError: Error, CustomStringConvertible {
  var description: String
}
