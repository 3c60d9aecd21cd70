import Foundation
import Vitrine
import VitrineGenerators
import VitrineImages
import VitrineProjects

/// Compiles and links the program of an extension in a folder of the user's cache; nothing is written beside its
/// sources.
struct ExtensionBuild {
  let plan: ExtensionPlan
  let toolkit: ExtensionToolkit
  let isQuiet: Bool

  /// Returns the path of the program, which is made where its sources, settings or Vitrine have changed.
  func program() throws -> String {
    let folder = try ExtensionFolder(of: plan)
    return try folder.locked(isQuiet: isQuiet) {
      let sources = try ExtensionSources(plan, in: folder)
      let key = SHA256.hash(Array((sources.words + [toolkit.stamp]).joined(separator: "\n").utf8))
        .description
      let program = folder.path + "/" + plan.target.module
      if folder.key == key, FileManager.default.isExecutableFile(atPath: program) { return program }
      try folder.forgetKey()
      for file in sources.generated { try folder.write(file.text, to: file.path) }
      for copy in sources.copies.values {
        try folder.write(copy.text, into: copy.folder, as: copy.name)
      }
      let objects = try compile(sources, in: folder)
      try link(objects, to: program, in: folder)
      try folder.stage(plan, fonts: toolkit.checkout + "/Fonts")
      try folder.keep(key)
      return program
    }
  }

  /// Compiles the modules in their order, the extension last.
  private func compile(_ sources: ExtensionSources, in folder: ExtensionFolder) throws -> [String] {
    try standIn(in: folder)
    return try (plan.modules + [plan.target]).map { module in
      let files = sources.files(of: module)
      if !isQuiet { Output.message("compiling \(module.name): \(Self.files(files.count))") }
      let object = "\(folder.path)/\(module.module).o"
      try ExtensionCompiler.run(
        flags(module) + common(folder) + ["-I", folder.path]
          + StandInModule.ofSystem.flatMap { $0.flags(in: folder) }
          + ["-emit-module-path", "\(folder.path)/\(module.module).swiftmodule"]
          + ["-o", object] + files,
        of: module.name)
      return object
    }
  }

  /// Makes the modules that no other package may see here, and an empty one for each that sources import and nobody
  /// has: many imports are of no use to widgets.
  private func standIn(in folder: ExtensionFolder) throws {
    for module in StandInModule.ofSystem + plan.unknownModules.map(StandInModule.init(empty:)) {
      if module.isEmpty, !isQuiet {
        Output.message("note: there is no module '\(module.name)'; an empty one stands in")
      }
      let source = "\(folder.path)/\(module.name)-Module.swift"
      try folder.write(module.source, to: source)
      if let map = module.map { try folder.write(map, to: module.mapFile(in: folder)) }
      try ExtensionCompiler.run(
        ["-module-name", module.name, "-parse-as-library", "-emit-module", source]
          + module.flags(in: folder) + (module.map == nil ? [] : ["-import-underlying-module"])
          + common(folder)
          + ["-emit-module-path", "\(folder.path)/\(module.name).swiftmodule"], of: module.name)
    }
  }

  private func common(_ folder: ExtensionFolder) -> [String] {
    let own = (plan.modules + [plan.target]).map(\.module)
    return ["-module-cache-path", folder.path + "/modules"]
      + toolkit.compilerFlags(besides: Set(own))
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  private func flags(_ module: TargetPlan) -> [String] {
    let language = module.language
    var flags = [
      "-module-name", module.module, "-parse-as-library", "-Onone", "-wmo", "-c", "-emit-module",
      "-swift-version", "\(language.version)", "-suppress-warnings", "-enable-testing",
    ]
    if language.isOfMainActor { flags += ["-default-isolation", "MainActor"] }
    for feature in language.features { flags += ["-enable-upcoming-feature", feature] }
    for condition in language.conditions { flags += ["-D", condition] }
    return flags
  }

  private func link(_ objects: [String], to program: String, in folder: ExtensionFolder) throws {
    let list = folder.path + "/objects"
    let all = objects + (try toolkit.objects())
    try folder.write(all.joined(separator: "\n") + "\n", to: list)
    try ExtensionCompiler.run(
      // The symbol confines the program when it runs.
      ["-use-ld=lld", "-Xlinker", "--defsym=vitrine_confined_program=1", "@" + list, "-o", program]
        + ExtensionToolkit.libraries.map { "-l" + $0 },
      of: plan.target.name)
  }
}

/// A module of a few lines in place of one that is not there.
struct StandInModule {
  var name: String
  var source: String
  /// The parts that sources import as `Name.Part`.
  var parts: [String] = []
  var isEmpty = false

  init(empty name: String) {
    self.init(name: name, source: "@_exported import SwiftUI\n")
    isEmpty = true
  }

  private init(name: String, source: String, parts: [String] = []) {
    (self.name, self.source, self.parts) = (name, source, parts)
  }

  /// Modules that Vitrine's package cannot have, as other packages ask whether they can import them.
  static let ofSystem = [
    StandInModule(
      name: "os", source: "@_exported import OSLog\n",
      parts: ["log", "lock", "signpost", "activity", "trace"])
  ]

  /// The map of a module of C below that of Swift, as only such a module has parts; nil for one without.
  var map: String? {
    parts.isEmpty
      ? nil : "module \(name) {\n" + parts.map { "  module \($0) {}\n" }.joined() + "}\n"
  }

  func mapFile(in folder: ExtensionFolder) -> String { "\(folder.path)/\(name).modulemap" }

  /// The flags by which the compiler finds the parts.
  func flags(in folder: ExtensionFolder) -> [String] {
    map == nil ? [] : ["-Xcc", "-fmodule-map-file=" + mapFile(in: folder)]
  }
}

/// Calls the compiler.
enum ExtensionCompiler {
  /// The most lines of errors that are told.
  private static let mostLines = 20

  /// Runs the compiler; its errors keep the paths and lines of the sources.
  static func run(_ arguments: [String], of name: String) throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let outcome = try Subprocess.run("swiftc", arguments, in: here)
    guard outcome.code != 0 else { return }
    if outcome.code == 127 {
      throw Failure(
        code: Exit.usage,
        message: "error: there is no Swift toolchain on the PATH (https://www.swift.org/install)")
    }
    throw Failure(
      code: Exit.badInput, lines: lines(of: outcome.errors + "\n" + outcome.output, name))
  }

  private static func lines(of text: String, _ name: String) -> [String] {
    var errors: [String] = []
    for line in text.split(separator: "\n").map(String.init)
    where line.contains(" error: ") && !line.hasPrefix(" ") && !errors.contains(line) {
      errors.append(line)
    }
    if errors.isEmpty { errors = text.split(separator: "\n").map(String.init) }
    let more = errors.count - mostLines
    return ["error: \(name) does not compile"] + errors.prefix(mostLines)
      + (more > 0 ? ["and \(more) more"] : [])
  }
}
