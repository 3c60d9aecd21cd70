import Foundation
import Vitrine
import VitrineImages
import VitrineProjects

/// Swift sources as an input: a source, an extension's folder, a project or a repository.
enum ExtensionInput {
  /// Whether a path is Swift's to compile: a folder that has documents of Vitrine as well is theirs.
  static func isMeant(by path: String) -> Bool {
    let name = URL(fileURLWithPath: path).lastPathComponent
    if name.hasSuffix(".swift") || name.hasSuffix(".xcodeproj") { return true }
    // XcodeGen's description is YAML, and no document.
    if name == ExtensionSearch.projectDescription { return true }
    guard OutputFolder.isFolder(path) else { return false }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return true }
    if names.contains(ExtensionSearch.projectDescription) { return true }
    guard let sources = try? FolderWalk.paths(in: path, extensions: ["swift"]), !sources.isEmpty
    else { return false }
    return (try? ProjectShape.documents(in: path))?.isEmpty ?? true
  }

  /// Returns the plan of a path.
  static func plan(_ path: String, target: String?) throws -> ExtensionPlan {
    do throws(ProjectError) { return try ExtensionSearch(path, target: target).plan() } catch {
      throw Failure(code: Exit.badInput, message: "error: \(error)")
    }
  }

  /// The options that the program does not take.
  private static let ownOptions = ["--target", "--stubs"]

  /// Returns the flags of a command line that an extension's program takes as well: all but the input and what is said of
  /// compiling.
  static func flags(_ arguments: [String], of verb: String, without input: String) -> [String] {
    var flags: [String] = []
    var rest = arguments.drop { $0 != verb }.dropFirst()
    var hasInput = false
    while let word = rest.popFirst() {
      if ownOptions.contains(word) {
        rest = rest.dropFirst()
      } else if word == "--no-invent" {
        continue
      } else if word == input, !hasInput, flags.last.map({ !$0.hasPrefix("-") }) ?? true {
        hasInput = true
      } else if !ownOptions.contains(where: { word.hasPrefix($0 + "=") }) {
        flags.append(word)
      }
    }
    // Behind a flag without a value.
    if !hasInput, let last = flags.lastIndex(of: input) { flags.remove(at: last) }
    return flags
  }

  /// Compiles the inputs that are Swift's.
  ///
  /// - Returns: the other inputs, and the programs.
  static func programs(
    _ inputs: [String], isQuiet: Bool, _ choice: InventionChoice
  ) throws -> (others: [String], programs: [ExtensionProgram]) {
    let swift = inputs.filter(isMeant)
    let programs = try swift.map {
      try program(of: plan($0, target: nil), isQuiet: isQuiet, choice)
    }
    return (inputs.filter { !swift.contains($0) }, programs)
  }

  /// Returns the program, which is compiled where it has to be.
  static func program(
    of plan: ExtensionPlan, isQuiet: Bool, _ choice: InventionChoice
  ) throws -> ExtensionProgram {
    if !isQuiet { for note in plan.notes { Output.message("note: \(note)") } }
    let toolkit = try ExtensionToolkit.find()
    let build = ExtensionBuild(plan: plan, toolkit: toolkit, isQuiet: isQuiet, choice: choice)
    return ExtensionProgram(path: try build.program(), plan: plan)
  }

  /// Compiles what a path names and has its program draw, in place of this one.
  ///
  /// - Parameter arguments: the flags of the run, which are those of the program.
  static func run(
    _ path: String, target: String?, _ arguments: [String], isQuiet: Bool, _ choice: InventionChoice
  ) throws -> Never {
    let plan = try plan(path, target: target)
    let program = try program(of: plan, isQuiet: isQuiet, choice)
    var arguments = arguments
    if !arguments.contains(where: { $0 == "--at" || $0.hasPrefix("--at=") }),
      let moment = program.momentTold(isQuiet: isQuiet)
    {
      arguments.append("--at=" + moment)
    }
    var words = unsafe ([program.path] + arguments).map { unsafe strdup($0) } + [nil]
    _ = unsafe execv(program.path, &words)
    throw Failure(
      code: Exit.ourBug,
      message:
        "error: '\(program.path)' cannot be started: \(unsafe String(cString: strerror(errno)))")
  }
}
