import Foundation
import Vitrine
import VitrineGraphics
import VitrineProjects

/// The widgets that `init` sets up, as `render` would find them.
struct WidgetProject {
  /// The plan of the project, with absolute paths.
  let plan: ExtensionPlan
  /// The absolute path of the folder that is set up.
  let root: String
  /// The types that its target declares.
  let declared: WidgetScan
  /// The names of the targets that a package in the folder has already.
  let present: Set<String>

  /// Finds the target.
  ///
  /// - Parameter isProject: whether a project lies in the folder, or sources alone; a package counts beside it where the
  ///   project has no widgets.
  static func shape(of folder: String, target: String?, isProject: Bool) throws -> ProjectShape {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    let search = ExtensionSearch(root, target: target)
    do throws(ProjectError) {
      guard isProject else {
        guard let plan = try search.planOfPackage() else {
          throw ProjectError(root, "it holds no package")
        }
        return .package(try WidgetProject(plan, root: root))
      }
      do throws(ProjectError) {
        return .sources(try WidgetProject(try search.plan(), root: root))
      } catch {
        guard let plan = try? search.planOfPackage() else { throw error }
        return .package(try WidgetProject(plan, root: root))
      }
    } catch {
      throw Failure(
        code: Exit.badInput, message: "error: \(Self.shown(error, root: root, as: folder))")
    }
  }

  /// Whether the folder is a package's already.
  var hasPackage: Bool { FileManager.default.fileExists(atPath: root + "/Package.swift") }

  private init(_ plan: ExtensionPlan, root: String) throws(ProjectError) {
    guard Paths.holds(root, plan.source) else {
      // A package in the folder of a target would be the target's own sources to Xcode.
      let place = Paths.folder(of: plan.source)
      let folder = Paths.kind(of: place) == "xcodeproj" ? Paths.folder(of: place) : place
      throw ProjectError(
        plan.source, "it lies above the folder: run '\(Self.command(folder, plan.target.name))'")
    }
    (self.plan, self.root) = (plan, root)
    declared = WidgetScan(files: plan.target.files.swift)
    present = ExtensionSearch.targets(ofPackage: root)
    guard !declared.widgets.isEmpty else {
      let more =
        declared.controls.isEmpty ? "" : ", only controls, which tests of packages do not draw"
      throw ProjectError(
        plan.source, "no source of \(plan.target.name) declares a Widget that tests can name\(more)"
      )
    }
  }

  /// The command that sets up a folder.
  static func command(_ folder: String, _ target: String) -> String {
    "vitrine init \(UntrustedText.shellPath(folder)) --target \(UntrustedText.shellPath(target))"
  }

  /// An error with its path as the caller names the folder.
  private static func shown(
    _ error: ProjectError, root: String, as folder: String
  ) -> ProjectError {
    var error = error
    let inside = Paths.relative(error.file, to: root)
    error.file = inside == "." ? folder : Paths.join(folder, inside)
    return error
  }
}

// What a package cannot bring along.
extension WidgetProject {
  /// The most files of one kind that are named.
  private static let mostNames = 5

  /// A path as it is seen from the folder.
  func shown(_ path: String) -> String { Paths.relative(path, to: root) }

  /// The first paths of a list, as they are seen from the folder.
  func list(_ paths: [String]) -> String {
    let more = paths.count - Self.mostNames
    return paths.prefix(Self.mostNames).map(shown).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  /// The sentences on what is left out, which the compiler or a picture would show otherwise.
  ///
  /// - Parameter shared: sources that several modules have.
  func notes(shared: [String] = []) -> [String] {
    let all = plan.modules + [plan.target]
    var notes = plan.notes.map { note in
      var note = note
      note.file = shown(note.file)
      return note.description
    }
    func add(_ paths: [String], _ reason: String) {
      if !paths.isEmpty { notes.append("\(list(paths)): \(reason)") }
    }
    add(all.flatMap(\.files.foreign), "not Swift, and left out")
    add(all.flatMap(\.files.models), "a model of Core Data, and left out: its classes are missing")
    add(
      all.flatMap(\.files.swift).filter(Self.isOfPhones),
      "compiled as on Linux, where #if os(iOS) is false and @objc is an error; 'vitrine render' compiles a copy without"
    )
    add(shared, "in several modules, and compiled in the first one only")
    add(declared.controls, "controls, which 'vitrine render' draws and tests do not")
    let taken = all.map(\.module).filter(KnownModules.ofVitrine.contains)
    add(taken, "a module's name that Vitrine has as well: the package manager takes only one")
    return notes.map { UntrustedText.line($0) }
  }

  /// The sentences on a package that stays as it is but for its tests.
  var packageNotes: [String] {
    let others = plan.modules.filter { !present.contains($0.name) && $0.usesVitrine }.map(\.name)
    let aliased = Set((plan.modules + [plan.target]).flatMap(\.imports))
      .intersection(KnownModules.aliased).sorted()
    var notes = notes()
    if !others.isEmpty {
      notes.append(
        "\(list(others)): of other packages, whose manifests have to name the product VitrineShims")
    }
    if !aliased.isEmpty {
      let flags = aliased.flatMap { ModuleFlags.alias(of: $0, to: "Vitrine" + $0) }
      notes.append(
        "\(list(aliased)): found by flags that a package for others cannot have, .unsafeFlags(\(flags))"
      )
    }
    return notes.map { UntrustedText.line($0) }
  }

  /// Whether a source is not written for Linux.
  private static func isOfPhones(_ path: String) -> Bool {
    guard let text = try? ProjectFile.text(path, limit: mostBytes) else { return false }
    return IPhoneSource.rewritten(Array(text.utf8)) != nil
  }

  /// The largest source in bytes.
  private static let mostBytes = 8 << 20
}

extension TargetPlan {
  /// Whether one of its sources imports a module that Vitrine has.
  var usesVitrine: Bool { !KnownModules.ofVitrine.isDisjoint(with: imports) }
}
