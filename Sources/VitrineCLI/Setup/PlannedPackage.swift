import Vitrine
import VitrineGraphics
import VitrineProjects

/// A package of what a plan found: its targets where their sources stand, and modules in place of those that nobody
/// here has.
struct PlannedPackage {
  let project: WidgetProject
  let layout: PackageLayout
  /// Modules of a few lines by the names of their targets, of which each other name that sources import is led there.
  let systems: [StandInModule]

  init(_ project: WidgetProject) throws {
    self.project = project
    let imports = Set((project.plan.modules + [project.plan.target]).flatMap(\.imports))
    systems = StandInModule.ofSystem.filter { imports.contains($0.name) }
    layout = PackageLayout(
      project.plan, root: project.root,
      stubs: project.plan.unknownModules + systems.map(Self.target))
    if !layout.outside.isEmpty { throw outside(layout.outside) }
  }

  /// The name of the target of such a module. Its own would be seen by other packages, which ask whether it is there.
  static func target(of module: StandInModule) -> String { module.name + "_StandIn" }

  /// The modules that stand in for others, by their targets' names.
  var stubs: [String] { project.plan.unknownModules }

  /// The sources of stand-ins and of targets that hold resources.
  var stubFiles: [SetupFile] {
    let empty = stubs.map { name in
      SetupFile(
        path: PackageLayout.stub(name),
        text: """
          // Stands in for \(name), which is not here: declare what the widgets use of it.
          \(StandInModule(empty: name).source)
          """)
    }
    let holders = layout.holders.map {
      SetupFile(
        path: PackageLayout.stub($0),
        text: "// Holds resources, as a target has only one of each name.\n")
    }
    return empty + systems.flatMap(Self.files) + holders
  }

  private static func files(of module: StandInModule) -> [SetupFile] {
    var named = module
    named.name = target(of: module)
    let map = named.map.map { SetupFile(path: "Stubs/\(named.name)/module.modulemap", text: $0) }
    return [SetupFile(path: PackageLayout.stub(named.name), text: named.source)]
      + [map].compactMap(\.self)
  }

  /// The sentences on what is not brought along.
  var notes: [String] {
    var notes = project.notes(shared: layout.shared)
    let packages = project.plan.packages
    if !packages.isEmpty {
      notes.append(
        "packages from elsewhere are left out: \(packages.map(\.name).joined(separator: ", "))")
    }
    if !stubs.isEmpty {
      notes.append(
        "neither Vitrine nor the repository has \(stubs.joined(separator: ", ")): declare in Stubs what the widgets "
          + "use of them")
    }
    return notes
  }

  private func outside(_ paths: [String]) -> Failure {
    let folder = Paths.common([project.root] + paths.map(Paths.folder(of:))) ?? project.root
    let target = project.plan.target.name
    var lines = [
      "error: a package's sources lie in its folder, and those of \(target) do not: \(project.list(paths))"
    ]
    let wider = try? ExtensionSearch(folder, target: target).plan()
    if wider?.source == project.plan.source {
      lines.append("run '\(WidgetProject.command(folder, target))'")
    }
    return Failure(code: Exit.badInput, lines: lines)
  }
}
