import Testing

/// Arrows point down: in the manifest and in every file.
@Suite struct DependencyTests {
  @Test func manifestHasTheTargetsOfTheTable() throws {
    let targets = try Manifest.dump().targets.filter(\.isInTable)
    #expect(Set(targets.map(\.name)) == Set(dependencyTable.map(\.target)))
  }

  /// The page is made from the manifest and the table; when it differs, the expected lines are printed.
  @Test func pageOnThePipelineShowsTheTable() throws {
    let targets = try Manifest.dump().targets
    var lines = ["| target | needs | holds |", "|---|---|---|"]
    for row in dependencyTable {
      let target = try #require(targets.first { $0.name == row.target })
      let needs = target.own.map { "`\($0)`" }.joined(separator: ", ")
      lines.append("| `\(row.target)` | \(needs) | \(row.holds) |")
    }
    let page = try Checkout.text("Sources/Vitrine/Vitrine.docc/Pipeline.md")
    let table = lines.joined(separator: "\n")
    #expect(page.contains(table + "\n\n"), "the page lacks:\n\(table)")
  }

  /// A shim passes on what Vitrine declares, so that a file that imports one of them sees all; of its own
  /// it has what must not be seen elsewhere, stores, and macros. What answers widget code is linked with them. SwiftUI
  /// passes on what its own does: the C library, by a module that needs nothing, publishers and the keychain.
  /// CommonCrypto has the digests of CryptoKit under other names.
  @Test func shimsDependOnVitrineAlone() throws {
    let targets = try Manifest.dump().targets
    let overlays = targets.filter(\.isOverlay).map(\.name)
    #expect(overlays == ["_Testing_UIKit"])
    let library = "VitrineDarwin"
    let passedOn = ["VitrineCombine", library, "VitrineSecurity"]
    #expect(targets.first { $0.name == library }?.own == [])
    for shim in targets.filter(\.isShim) where shim.name != library {
      #expect(
        shim.own.filter { !overlays.contains($0) }
          == ["Vitrine", "VitrineMacros", "VitrineStores", "VitrineSurroundings"]
          + (shim.name == "SwiftUI" ? passedOn : [])
          + (shim.name == "Charts" ? ["VitrineCharts"] : [])
          + (shim.name == "VitrineCommonCrypto" ? ["VitrineCryptoKit"] : [])
          + (shim.name == "VitrineMapKit" ? ["CoreLocation"] : []),
        "\(shim.name)")
      for path in Checkout.files(below: shim.folder) where path.hasSuffix(".swift") {
        let known = systemModules.union(foundationModules).union(["Vitrine", "VitrineStores"])
        let foreign = Set(importedModules(try Checkout.text(path))).subtracting(known)
          .subtracting(shim.name == "SwiftUI" ? passedOn : [])
          .subtracting(shim.name == "Charts" ? ["VitrineCharts"] : [])
          .subtracting(shim.name == "VitrineCommonCrypto" ? ["VitrineCryptoKit"] : [])
          .subtracting(shim.name == "VitrineMapKit" ? ["CoreLocation"] : [])
        #expect(foreign.isEmpty, "\(path) imports \(foreign.sorted())")
      }
    }
  }

  /// What sources reach through an alias: the compiler of extensions has an alias for each, and the page names it.
  @Test func aliasesAreThoseOfTheManifest() throws {
    let prefix = "Vitrine"
    let targets = try Manifest.dump().targets.filter { $0.isShim && $0.name.hasPrefix(prefix) }
    let names = Set(targets.map { String($0.name.dropFirst(prefix.count)) }).subtracting(["Darwin"])
    let source = try Checkout.text("Sources/VitrineProjects/Plan/KnownModules.swift")
    let list = source.components(separatedBy: "let aliased: Set<String> = [").dropFirst().first
    let listed = list?.prefix { $0 != "]" }.split(separator: "\"").map(String.init)
    #expect(Set(listed ?? []).intersection(names) == names)
    #expect(listed?.count(where: { $0.first?.isLetter == true }) == names.count)
    let page = try Checkout.text("Sources/Vitrine/Vitrine.docc/Extensions.md")
    for name in names { #expect(page.contains("| `\(name)`") || page.contains(", `\(name)`")) }
  }

  /// A build follows the modules that a target names, and one that passes others on does not change with them:
  /// whoever names it alone keeps code for the layout of types that were.
  @Test func whoNeedsWhatIsPassedOnNamesIt() throws {
    typealias Target = Manifest.Target
    let manifest = try Manifest.dump()
    for target in manifest.targets {
      let names = Set(target.dependencies.map(\.name))
      guard names.contains("Vitrine") || !names.isDisjoint(with: Target.shims) else { continue }
      #expect(names.isSuperset(of: ["Vitrine"] + Target.layers), "\(target.name)")
    }
    // A program and a plugin pass nothing on.
    let programs = ["vitrine", "VitrinePackageCommand", "VitrineSources"]
    for product in manifest.products where !programs.contains(product.name) {
      #expect(Set(product.targets).isSuperset(of: ["Vitrine"] + Target.layers), "\(product.name)")
    }
  }

  @Test func noTargetDependsOnOneBelowItself() throws {
    let targets = try Manifest.dump().targets
    var above: Set<String> = []
    let names = Set(dependencyTable.map(\.target))
    for row in dependencyTable {
      let needs = targets.first { $0.name == row.target }?.dependencies.map(\.name) ?? []
      let below = Set(needs).intersection(names).subtracting(above)
      #expect(below.isEmpty, "\(row.target) depends on \(below.sorted())")
      above.insert(row.target)
    }
  }

  /// Where a library is missing, the package manager names the package that the launchers install.
  @Test func librariesNameTheirPackages() throws {
    let libraries = try Manifest.dump().targets.filter { $0.type == "system" }
    let listed = try Checkout.text(".ci/packages").split(whereSeparator: \.isNewline)
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(libraries.count == 5)
    for library in libraries {
      #expect(library.pkgConfig != nil && library.debianPackages.count == 1, "\(library.name)")
      for package in library.debianPackages {
        #expect(listed.contains(package), "\(library.name)")
      }
      // Module maps alone: shims are targets of their own.
      let files = Checkout.files(below: library.folder)
      #expect(files.allSatisfy { $0.hasSuffix(".modulemap") || $0.hasSuffix("/shim.h") })
    }
  }

  /// A plugin's programs are built with every package that depends on this one.
  @Test func whatUsersBuildWithIsSmall() throws {
    let targets = try Manifest.dump().targets
    let command = try #require(targets.first { $0.name == "VitrinePackageCommand" })
    #expect(command.type == "plugin" && command.dependencies.isEmpty)
    let tool = try #require(targets.first { $0.name == "VitrineSourcesTool" })
    #expect(tool.own == ["VitrineGenerators"])
  }

  @Test func filesImportOnlyWhatTheirTargetDeclares() throws {
    let targets = try Manifest.dump().targets.filter(\.isInTable)
    for row in dependencyTable {
      guard let target = targets.first(where: { $0.name == row.target }) else { continue }
      let allowed = modulesAllowed(in: row, needs: target.own)
      for path in Checkout.files(below: target.folder) where path.hasSuffix(".swift") {
        let foreign = Set(importedModules(try Checkout.text(path))).subtracting(allowed)
        #expect(foreign.isEmpty, "\(path) imports \(foreign.sorted())")
      }
    }
  }

  /// A module that is not declared is found or missing by the order in which a build happens to go.
  @Test func testsAndBenchmarksImportOnlyWhatTheyDeclare() throws {
    let allowed = systemModules.union(foundationModules).union(testModules)
    for target in try Manifest.dump().targets where target.folder.hasPrefix("Tests/") {
      let declared = allowed.union(target.own)
      for path in Checkout.files(below: target.folder) where path.hasSuffix(".swift") {
        guard !target.excludes(path) else { continue }
        let foreign = Set(importedModules(try Checkout.text(path))).subtracting(declared)
        #expect(foreign.isEmpty, "\(path) imports \(foreign.sorted())")
      }
    }
  }

  @Test func importsAreFoundInEveryForm() {
    let source = """
      // import Commented
      public import A
      @_exported import B
        @preconcurrency package import struct C.Thing
      let important = "import D"
      import E.Sub
      """
    #expect(importedModules(source) == ["A", "B", "C", "E"])
  }

  private func modulesAllowed(in row: TableRow, needs: [String]) -> Set<String> {
    var allowed = systemModules.union(needs)
    for name in needs { allowed.formUnion(companionModules[name] ?? []) }
    if row.usesFoundation { allowed.formUnion(foundationModules) }
    if ["VitrinePackageCommand", "VitrineSources"].contains(row.target) {
      allowed.insert("PackagePlugin")
    }
    if row.target == "VitrineTesting" { allowed.formUnion(testModules) }
    return allowed
  }
}
