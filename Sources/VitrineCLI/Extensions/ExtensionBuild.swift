import Foundation
import Vitrine
import VitrineGenerators
import VitrineImages
import VitrineInvention
import VitrineProjects

/// Compiles and links the program of an extension in a folder of the user's cache; nothing is written beside its
/// sources.
struct ExtensionBuild {
  let plan: ExtensionPlan
  let toolkit: ExtensionToolkit
  let isQuiet: Bool
  var choice = InventionChoice()

  /// Returns the path of the program, which is made where its sources, settings or Vitrine have changed.
  func program() throws -> String {
    let folder = try ExtensionFolder(of: plan)
    return try folder.locked(isQuiet: isQuiet) {
      var sources = try ExtensionSources(plan, in: folder)
      let words = try sources.words + choice.words() + [toolkit.stamp]
      let key = SHA256.hash(Array(words.joined(separator: "\n").utf8)).description
      let program = folder.path + "/" + plan.target.module
      if folder.key == key, FileManager.default.isExecutableFile(atPath: program) {
        try tell(folder)
        return program
      }
      try folder.forgetKey()
      for file in sources.generated { try folder.write(file.text, to: file.path) }
      try sources.makeCopies(of: plan)
      for copy in sources.copies.values {
        try folder.write(copy.text, into: copy.folder, as: copy.name)
      }
      let objects = try compile(sources, in: folder)
      try link(objects, to: program, in: folder)
      try folder.stage(plan, fonts: toolkit.checkout + "/Fonts")
      try folder.keep(key)
      try tell(folder)
      return program
    }
  }

  /// Compiles the modules in their order, the extension last.
  private func compile(_ sources: ExtensionSources, in folder: ExtensionFolder) throws -> [String] {
    try standIn(in: folder)
    var notes: [String] = []
    let objects = try (plan.modules + [plan.target]).map { module in
      let files = sources.places(of: module) + stubs(of: module)
      if !isQuiet { Output.message("compiling \(module.name): \(Self.files(files.count))") }
      return try compile(module, files, in: folder, &notes)
    }
    try folder.write(notes.joined(separator: "\n"), to: folder.notesFile)
    return objects
  }

  /// The file of declarations that stands in for what the extension lacks.
  private func stubs(of module: TargetPlan) -> [(path: String, file: String)] {
    guard module == plan.target, choice.hasStubs, let stubs = choice.stubs else { return [] }
    return [(stubs, stubs)]
  }

  /// Compiles a module; where it lacks names, with declarations for them.
  ///
  /// - Parameter notes: what to tell of them.
  private func compile(
    _ module: TargetPlan, _ files: [(path: String, file: String)], in folder: ExtensionFolder,
    _ notes: inout [String]
  ) throws -> String {
    let object = "\(folder.path)/\(module.module).o"
    let shared =
      flags(module) + common(folder) + ["-I", folder.path]
      + StandInModule.ofSystem.flatMap { $0.flags(in: folder) }
      + (choice.isAllowed ? ExtensionCompiler.style : [])
    let products =
      ["-wmo", "-c", "-emit-module", "-emit-module-path"]
      + ["\(folder.path)/\(module.module).swiftmodule", "-o", object]
    guard choice.isAllowed else {
      try ExtensionCompiler.run(shared + products + files.map(\.file), of: module.name)
      return object
    }
    let hadSome = folder.savedInvention(of: module).map { !$0.isEmpty } ?? false
    // Sources that lack nothing are not read.
    if !hadSome {
      let outcome = try ExtensionCompiler.call(shared + products + files.map(\.file))
      if outcome.code == 0 { return object }
      var lacking = try ExtensionInvention(
        module, of: plan, files: files, flags: shared, in: folder)
      try lacking.settle(outcome.text)
      try finish(lacking, shared + products, &notes)
      return object
    }
    var lacking = try ExtensionInvention(module, of: plan, files: files, flags: shared, in: folder)
    let outcome = try ExtensionCompiler.call(shared + products + lacking.write())
    if outcome.code == 0 {
      try keep(lacking, &notes)
      return object
    }
    do { try lacking.settle(outcome.text) } catch is Failure {
      // What was declared before may be what does not fit.
      lacking = try ExtensionInvention(
        module, of: plan, files: files, flags: shared, in: folder, startsAnew: true)
      let plain = try ExtensionCompiler.call(["-typecheck"] + shared + lacking.write())
      if plain.code != 0 { try lacking.settle(plain.text) }
    }
    try finish(lacking, shared + products, &notes)
    return object
  }

  /// Compiles a module with the declarations with which it passes.
  private func finish(
    _ lacking: ExtensionInvention, _ flags: [String], _ notes: inout [String]
  ) throws {
    let outcome = try ExtensionCompiler.call(flags + lacking.write())
    guard outcome.code == 0 else {
      throw ExtensionCompiler.failure(of: outcome.text, lacking.module.name)
    }
    try keep(lacking, &notes)
  }

  private func keep(_ lacking: ExtensionInvention, _ notes: inout [String]) throws {
    try lacking.folder.keep(lacking.invention.saved, of: lacking.module)
    notes += lacking.invention.notes(of: lacking.module.name)
  }

  /// Tells what is invented and left out, and keeps the declarations where they are asked for.
  private func tell(_ folder: ExtensionFolder) throws {
    let notes = folder.notes
    if !isQuiet { for note in notes { Output.message(note) } }
    guard let stubs = choice.stubs, !choice.hasStubs else { return }
    guard
      let bytes = try readFileIfPresent(
        "\(folder.path)/\(plan.target.module)-Invented.swift", limit: SourceText.mostBytes),
      folder.savedInvention(of: plan.target).map({ !$0.isEmpty }) ?? false
    else { return }
    try writeFile(bytes, to: stubs)
    if !isQuiet { Output.message("\(stubs): written") }
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
      "-module-name", module.module, "-parse-as-library", "-Onone", "-swift-version",
      "\(language.version)", "-suppress-warnings", "-enable-testing",
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

extension StandInModule {
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

  /// Errors in lines, each with all names that are near to one that is not there.
  static let style = [
    "-diagnostic-style", "llvm", "-Xfrontend", "-typo-correction-limit", "-Xfrontend", "1000",
  ]

  /// Runs the compiler; its errors keep the paths and lines of the sources.
  static func run(_ arguments: [String], of name: String) throws {
    let outcome = try call(arguments)
    if outcome.code != 0 { throw failure(of: outcome.text, name) }
  }

  /// Runs the compiler.
  ///
  /// - Returns: its code, and what it says.
  static func call(_ arguments: [String]) throws -> (code: Int32, text: String) {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let outcome = try Subprocess.run("swiftc", arguments, in: here)
    if outcome.code == 127 {
      throw Failure(
        code: Exit.usage,
        message: "error: there is no Swift toolchain on the PATH (https://www.swift.org/install)")
    }
    return (outcome.code, outcome.errors + "\n" + outcome.output)
  }

  /// The failure that what the compiler says makes.
  static func failure(of text: String, _ name: String) -> Failure {
    failure(
      text.split(separator: "\n").map(String.init)
        .filter { $0.contains(" error: ") && !$0.hasPrefix(" ") }, of: name, else: text)
  }

  /// - Parameters:
  ///   - errors: lines, of which each is told once.
  ///   - text: what is told where there are none.
  static func failure(_ errors: [String], of name: String, else text: String) -> Failure {
    var lines: [String] = []
    for line in errors where !lines.contains(line) { lines.append(line) }
    if lines.isEmpty { lines = text.split(separator: "\n").map(String.init) }
    let more = lines.count - mostLines
    return Failure(
      code: Exit.badInput,
      lines: ["error: \(name) does not compile"] + lines.prefix(mostLines)
        + (more > 0 ? ["and \(more) more"] : []))
  }
}
