import Foundation
import TemporaryFolders
import Testing

/// Files that others take from a release name one address and one image, and what the program really needs.
@Suite struct ReleaseFileTests {
  private static func address() throws -> String {
    try Checkout.text(".ci/address").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What follows the address; `.ci/set-address` changes all of them.
  @Test(arguments: [
    ".ci/homebrew/vitrine.rb": "/archive/refs/tags/v",
    ".github/actions/vitrine/action.yml": "/releases/download",
    ".gitlab/vitrine.yml": "/releases/download",
    "README.md": "\"",
    "Sources/Vitrine/Vitrine.docc/BuildServers.md": "/raw/v",
    "Sources/Vitrine/Vitrine.docc/Extensions.md": "\n",
    "Sources/Vitrine/Vitrine.docc/FirstTest.md": "\n",
    "Sources/Vitrine/Vitrine.docc/Testing.md": "\"",
    "Sources/VitrineCLI/Commands/VerbExamples.swift": "\"",
    "Tests/Long/servers.py": "\"",
  ])
  func filesNameTheAddress(path: String, rest: String) throws {
    #expect(try Checkout.text(path).contains(Self.address() + rest))
  }

  @Test func anotherAddressStandsEverywhere() throws {
    let folder = try TemporaryFolder()
    let old = try Self.address()
    for name in [".ci/address", ".ci/set-address", ".github/actions/vitrine/action.yml"] {
      try folder.write(name, try Checkout.text(name))
    }
    // Before a release nobody owns it.
    let host = "https://github.com/"
    let owned = old.hasPrefix(host) ? String(old.dropFirst(host.count)) : "OWNER/vitrine"
    func page(_ address: String, _ owned: String) -> String {
      "\(address) \"\(address)/raw\" \(old)-else\nuses: \(owned)/.github/actions/vitrine@v1\n"
    }
    try folder.write("Page.md", page(old, owned))
    try folder.write("Golden/Help.txt", old)
    let new = host + "acme/widget-case"
    #expect(try run("git init -q && git add . && sh .ci/set-address \(new)", folder) == 0)
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.at(name), encoding: .utf8)
    }
    #expect(try text(".ci/address") == new + "\n")
    #expect(try text("Page.md") == page(new, "acme/widget-case"))
    #expect(try text("Golden/Help.txt") == old)
    #expect(try text(".github/actions/vitrine/action.yml").contains(new + "/releases/download\n"))
    for wrong in ["", "http://example.com/a", "'https://example.com/a b'"] {
      #expect(try run("sh .ci/set-address \(wrong)", folder) == 2)
    }
  }

  private func run(_ line: String, _ folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func theFormulaNeedsWhatTheManifestNames() throws {
    let lines = try Checkout.text(".ci/homebrew/vitrine.rb").split(separator: "\n")
    func needed(_ opening: String) -> Set<String> {
      Set(
        lines.filter { $0.hasPrefix(opening + "depends_on \"") && !$0.contains("=>") }
          .map { String($0.split(separator: "\"")[1]) })
    }
    let libraries = try Manifest.dump().targets.flatMap(\.brewPackages)
    #expect(libraries.count == 5 && needed("  ") == Set(libraries))
    // Libraries that are opened when they are needed: those of the package's recommendations, and that of words.
    let opened = [
      "?libturbojpeg0": "jpeg-turbo", "?libwebp7": "webp", "?libheif1": "libheif",
      "?libgif7": "giflib", "libicu-dev": "icu4c@78",
    ]
    #expect(needed("    ") == Set(opened.values))
    let listed = try Checkout.text(".ci/packages").split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(opened.keys.allSatisfy(listed.contains))
    let pictures = listed.filter { $0.wholeMatch(of: /\?lib[a-z]*[0-9]/) != nil }
    #expect(Set(pictures + ["libicu-dev"]) == Set(opened.keys))
  }

  @Test func developersHaveTheImageOfTheWorkflow() throws {
    let data = Data(try Checkout.text(".devcontainer/devcontainer.json").utf8)
    let container = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let image = try #require(container["image"] as? String)
    let workflow = try Checkout.text(".github/workflows/package.yml").split(separator: "\n")
      .filter { $0.contains("container: ") }
    #expect(!workflow.isEmpty && workflow.allSatisfy { $0.hasSuffix("container: " + image) })
    #expect(try Checkout.text(".ci/Dockerfile").contains("\nFROM \(image) AS build\n"))
    let command = try #require(container["postCreateCommand"] as? String)
    #expect(command.hasSuffix(".ci/require-packages tests"))
  }

  /// The package fits the system that it was made on, which is that of the jobs it is installed in.
  @Test func jobsRunInTheImageOfThePackage() throws {
    let images = try Checkout.text(".ci/Dockerfile").split(separator: "\n")
      .filter { $0.hasPrefix("FROM ") }.map { String($0.split(separator: " ")[1]) }
    #expect(images.count == 2 && images.allSatisfy { $0.contains("bookworm") })
    let image = try #require(images.last)
    #expect(try Checkout.text(".gitlab/vitrine.yml").contains("  image: \(image)\n"))
    let page = try Checkout.text("Sources/Vitrine/Vitrine.docc/BuildServers.md")
    #expect(page.contains("    container: \(image)\n"))
    // The sums that the action compares with are made where the packages are published.
    let release = try Checkout.text(".github/workflows/package.yml")
    #expect(release.contains("sha256sum -- * >SHA256SUMS"))
  }
}
