import Foundation
import TemporaryFolders
import Testing

/// What the package manager of a Mac makes of the manifest, here with its branch for Linux left out:
/// the manifest asks for the system in no other way, and the package manager reads the same graph
/// everywhere.
@Suite struct AppleHostTests {
  /// The package manager looks for a product even where the condition of a dependency leaves it out.
  @Test func packageOfThePageResolves() throws {
    let (folder, _) = try layOut(manifest: appleManifest())
    try writePackage(in: folder)
    let (status, output) = try SwiftTool.run(
      ["package", "--package-path", folder.at("steps").path, "show-dependencies"],
      withErrors: true, temporaryFolder: folder.path)
    let words = String(decoding: output.suffix(2000), as: UTF8.self)
    #expect(status == 0 && words.contains("vitrine"), "\(words)")
  }

  /// A package of the name and the folders is not enough: the shims' product makes the difference.
  @Test func packageWithoutTheProductDoesNotResolve() throws {
    let manifest = try appleManifest().replacing("name: \"VitrineShims\"", with: "name: \"Other\"")
    let (folder, _) = try layOut(manifest: manifest)
    try writePackage(in: folder)
    let (status, output) = try SwiftTool.run(
      ["package", "--package-path", folder.at("steps").path, "show-dependencies"],
      withErrors: true, temporaryFolder: folder.path)
    let words = String(decoding: output.suffix(2000), as: UTF8.self)
    #expect(status != 0 && words.contains("product 'VitrineShims'"), "\(words)")
  }

  /// No module hides a framework of Apple's where that framework exists.
  @Test func shimsAreForLinuxAlone() throws {
    let (folder, checkout) = try layOut(manifest: appleManifest())
    let apple = try Manifest.dump(checkout)
    withExtendedLifetime(folder) {}
    let linux = try Manifest.dump()
    let shims = try #require(apple.products.first { $0.name == "VitrineShims" })
    #expect(shims.targets == ["SystemFrameworks"])
    #expect(apple.targets.filter(\.isShim).map(\.name) == ["SystemFrameworks"])
    let full = try #require(linux.products.first { $0.name == "VitrineShims" })
    let passedOn = ["Vitrine", "VitrineCharts"] + Manifest.Target.layers
    #expect(Set(full.targets) == Set(linux.targets.filter(\.isShim).map(\.name) + passedOn))
    let code = try Checkout.text("Sources/Shims/SystemFrameworks/SystemFrameworks.swift")
      .split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("//") }
    #expect(code == [])
  }

  /// The command for a container installs what `.ci/packages` lists.
  @Test func containerHasTheSystemPackages() throws {
    let page = try Checkout.text("Sources/Vitrine/Vitrine.docc/Testing.md")
    let section = try #require(page.range(of: "### On a Mac").map { page[$0.lowerBound...] })
    // The image of the toolchain has git.
    for name in try Checkout.text(".ci/packages").split(whereSeparator: \.isNewline)
      .compactMap({ $0.split(separator: " ").first })
    where !name.hasPrefix("#") && !name.hasPrefix("?") && name != "git" {
      #expect(section.contains(name), "\(name) is not installed in the container")
    }
  }
}

extension AppleHostTests {
  /// The manifest as a host other than Linux reads it.
  private func appleManifest() throws -> String {
    let manifest = try Checkout.text("Package.swift")
    #expect(manifest.components(separatedBy: "#if os(").count == 2)
    return manifest.replacing("#if os(Linux)", with: "#if false")
  }

  /// A checkout with another manifest; the folders are those of this one.
  private func layOut(manifest: String) throws -> (folder: TemporaryFolder, checkout: URL) {
    let folder = try TemporaryFolder()
    let checkout = folder.at("vitrine")
    try write(manifest, to: checkout)
    for name in ["Sources", "Tests", "Fonts"] {
      try FileManager.default.createSymbolicLink(
        at: checkout.appending(path: name), withDestinationURL: Checkout.root.appending(path: name))
    }
    return (folder, checkout)
  }

  /// A package with the manifest of the page on testing, and the sample's sources, beside the checkout.
  private func writePackage(in folder: TemporaryFolder) throws {
    let page = try Checkout.text("Sources/Vitrine/Vitrine.docc/Testing.md")
    let start = try #require(page.range(of: "```swift\ndependencies: ["))
    let rest = page[start.lowerBound...].dropFirst("```swift\n".count)
    let end = try #require(rest.range(of: "```"))
    let parts = rest[..<end.lowerBound].replacing(
      #".package(url: "https://example.com/vitrine", branch: "main")"#,
      with: #".package(path: "../vitrine")"#)
    #expect(parts.contains("../vitrine"))
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "steps", platforms: [.macOS(.v15)], \(parts))
      """
    try write(manifest, to: folder.at("steps"))
    for name in ["Sources", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: folder.at("steps").appending(path: name),
        withDestinationURL: Checkout.root.appending(path: "Tests/SamplePackage/\(name)"))
    }
  }

  private func write(_ manifest: String, to package: URL) throws {
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
  }
}
