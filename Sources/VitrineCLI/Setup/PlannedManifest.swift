import VitrineGraphics
import VitrineProjects

/// The manifest of a planned package.
struct PlannedManifest {
  let package: PlannedPackage
  let source: VitrineSource
  /// The dependency on Vitrine's modules.
  let shims: String
  /// The call that makes the target of tests.
  let test: String

  private var plan: ExtensionPlan { package.project.plan }

  /// A manifest of its own.
  ///
  /// - Parameter name: the package's name.
  func whole(name: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    \(definitions)
    let package = Package(
      name: \(ManifestText.literal(name)),
      defaultLocalization: \(ManifestText.literal(plan.developmentRegion)),
      platforms: [.macOS(.v15), .iOS(.v18)],
      dependencies: [\(source.dependency)],
      targets: [
    \(targets)
      ]\(hasStubs ? " + standIns" : "")
    )

    """
  }

  /// Statements for the end of a manifest that has no widgets.
  var addition: String {
    """

    // Widgets and their snapshot tests (`vitrine init`).
    \(definitions)
    package.dependencies.append(\(source.dependency))
    package.defaultLocalization =
      package.defaultLocalization ?? \(ManifestText.literal(plan.developmentRegion))
    package.targets += [
    \(targets)
    ]\(hasStubs ? " + standIns" : "")

    """
  }

  private var targets: String {
    let own = package.layout.targets.filter { !package.project.present.contains($0.name) }
    return (own.map(target) + [test]).map { $0 + "," }.joined(separator: "\n")
  }
}

// Targets.
extension PlannedManifest {
  private func target(_ layout: TargetLayout) -> String {
    let isProgram = layout.name == plan.target.module && package.project.declared.hasMain
    let settings =
      ManifestText.settings(layout.language)
      + [".unsafeFlags(vitrineFlags, .when(platforms: [.linux]))"]
    var arguments = ["name: \(ManifestText.literal(layout.name))", dependencies(of: layout)]
    func add(_ label: String, _ items: [String]) {
      if !items.isEmpty {
        arguments.append(ManifestText.list(items, after: label + ": ", indent: 6))
      }
    }
    arguments.append("path: \(ManifestText.literal(layout.path))")
    add("exclude", ManifestText.literals(layout.exclude))
    add("sources", ManifestText.literals(layout.sources))
    add("resources", ManifestText.literals(layout.resources).map { ".copy(\($0))" })
    add("swiftSettings", settings)
    if layout.hasGenerated {
      let identity = ManifestText.literal(source.identity)
      add("plugins", [".plugin(name: \"VitrineSources\", package: \(identity))"])
    }
    return ManifestText.call(isProgram ? "executableTarget" : "target", arguments, indent: 4)
  }

  private func dependencies(of layout: TargetLayout) -> String {
    let own = ManifestText.literals(layout.dependencies) + ["vitrineModules"]
    let missing = stubNames(of: layout)
    let list = ManifestText.list(own, after: "dependencies: ", indent: 6)
    guard !missing.isEmpty else { return list }
    return list
      + ManifestText.list(
        ManifestText.literals(missing), after: " + stubs(", indent: 6) + ")"
  }

  /// The targets of the stand-ins that a target imports.
  private func stubNames(of layout: TargetLayout) -> [String] {
    package.stubs.filter(layout.imports.contains)
      + package.systems.filter { layout.imports.contains($0.name) }.map(PlannedPackage.target)
  }
}

// What targets share.
extension PlannedManifest {
  private var hasStubs: Bool { !package.stubs.isEmpty || !package.systems.isEmpty }

  private var definitions: String {
    let elsewhere = plan.packages.map {
      UntrustedText.line("//   \($0.name) \($0.version) (\($0.address))") + "\n"
    }
    return """
      // Vitrine's modules. On a Mac SwiftUI and WidgetKit are the system's.
      let vitrineModules = Target.Dependency\(shims)
      // Files that import Foundation alone see what it lacks on Linux, and modules have other names here.
      \(flags)
      \(elsewhere.isEmpty ? "" : "// Packages from elsewhere, left out:\n" + elsewhere.joined())\(standIns)
      """
  }

  private var flags: String {
    let own = Set((plan.modules + [plan.target]).map(\.module))
    let aliases = package.systems.flatMap {
      ModuleFlags.alias(of: $0.name, to: PlannedPackage.target(of: $0))
    }
    let words = ModuleFlags.implicitImport + ModuleFlags.aliases(besides: own) + aliases
    let items = ManifestText.literals(words) + Self.mapFlags(package.systems)
    return ManifestText.list(items, after: "let vitrineFlags = ", indent: 0)
  }

  /// Returns the flags, as literals, by which the compiler finds the parts of modules; whoever imports a target that
  /// imports them needs these, too.
  static func mapFlags(_ modules: [StandInModule]) -> [String] {
    modules.filter { $0.map != nil }.map(PlannedPackage.target).flatMap { target in
      [
        ManifestText.literal("-Xcc"),
        "\"-fmodule-map-file=\\(Context.packageDirectory)/Stubs/\(target)/module.modulemap\"",
      ]
    }
  }

  private var standIns: String {
    guard hasStubs else { return "" }
    let empty = package.stubs.map { "\n    standIn(\(ManifestText.literal($0)))," }
    let systems = package.systems.map { module in
      let target = PlannedPackage.target(of: module)
      let maps = Self.mapFlags([module]).joined(separator: ", ")
      let flags = maps.isEmpty ? "" : ", flags: [\"-import-underlying-module\", \(maps)]"
      return "\n    standIn(\(ManifestText.literal(target))\(flags)),"
    }
    return """
      // Modules in place of those that are not here; a Mac has the system's.
      @MainActor func standIn(_ name: String, flags: [String] = []) -> Target {
        .target(
          name: name, dependencies: [vitrineModules], path: "Stubs/" + name,
          exclude: flags.isEmpty ? [] : ["module.modulemap"],
          swiftSettings: flags.isEmpty ? [] : [.unsafeFlags(flags)])
      }
      #if os(Linux)
        let standIns = [\((empty + systems).joined())
        ]
      #else
        let standIns: [Target] = []
      #endif
      @MainActor func stubs(_ names: [String]) -> [Target.Dependency] {
        standIns.map(\\.name).filter(names.contains).map { .byName(name: $0) }
      }

      """
  }
}
