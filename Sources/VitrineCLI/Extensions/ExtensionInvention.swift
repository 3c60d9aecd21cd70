import Foundation
import Vitrine
import VitrineImages
import VitrineInvention
import VitrineProjects

/// Writes declarations for the names that a module's sources lack, and compiles it until it is through.
struct ExtensionInvention {
  let module: TargetPlan
  /// The flags of the compiler but for what it makes.
  let flags: [String]
  let folder: ExtensionFolder
  private(set) var invention: Invention
  /// The sources that are compiled, by the path that messages have.
  private let paths: [(path: String, file: String)]

  /// - Parameter files: the sources as they are compiled, by the path that messages have.
  init(
    _ module: TargetPlan, of plan: ExtensionPlan, files: [(path: String, file: String)],
    flags: [String], in folder: ExtensionFolder, startsAnew: Bool = false
  ) throws {
    (self.module, self.flags, self.folder, paths) = (module, flags, folder, files)
    let sources = try files.map { path, file in
      var bytes = try readFile(file, limit: SourceText.mostBytes)[...]
      if path != file { bytes = bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst() }
      return SourceText(path: path, bytes: Array(bytes))
    }
    let imports = sources.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let isListed = ![.file, .folder].contains(module.kind)
    let surroundings = Invention.Surroundings(
      lackingModules: imports.intersection(plan.unknownModules), isListed: isListed,
      isCommitted: isListed && Self.areCommitted(files.map(\.path)),
      colors: Self.colors(of: module), isPublic: module != plan.target)
    invention = Invention(
      sources, surroundings, file: "\(folder.path)/\(module.module)-Invented.swift")
    if !startsAnew, let saved = folder.savedInvention(of: module) { invention.take(saved) }
  }

  /// Whether sources are as their repository has them. Those that are made count for nothing.
  private static func areCommitted(_ sources: [String]) -> Bool {
    guard let first = sources.first else { return false }
    let folder = URL(fileURLWithPath: first).deletingLastPathComponent()
    let words = ["status", "--porcelain", "-z", "--untracked-files=all"]
    guard let root = try? Repository(folder).git(["rev-parse", "--show-toplevel"]), root.code == 0,
      let outcome = try? Repository(URL(fileURLWithPath: root.output)).git(words), outcome.code == 0
    else { return false }
    return !outcome.output.split(separator: "\0").contains { $0.hasSuffix(".swift") }
  }

  /// The names of colours in the catalogues of a target.
  private static func colors(of module: TargetPlan) -> [String] {
    module.files.catalogs.flatMap { catalog in
      (FileManager.default.subpaths(atPath: catalog) ?? []).filter { $0.hasSuffix(".colorset") }
    }.map { Paths.name(of: String($0.dropLast(".colorset".count))) }.sorted()
  }

  /// The files to compile: sources, changed copies of them, and the declarations.
  func write() throws -> [String] {
    if !invention.isEmpty { try folder.write(invention.text, to: invention.file) }
    let files = try paths.enumerated().map { index, source in
      guard invention.changed.contains(source.path),
        let copy = invention.sources.first(where: { $0.path == source.path })
      else { return source.file }
      let subfolder = module.module + "-Copies"
      let name = "\(index)-\(Paths.name(of: source.path))"
      let text = ExtensionSources.located(copy.text, at: source.path)
      try folder.write(text, into: subfolder, as: name)
      return "\(folder.path)/\(subfolder)/\(name)"
    }
    return invention.isEmpty ? files : files + [invention.file]
  }

  /// Compiles round by round; throws the author's errors.
  ///
  /// - Parameter first: what the compiler said to the sources alone.
  mutating func settle(_ first: String) throws {
    var text = first
    for _ in 0..<Invention.mostRounds {
      let errors = CompilerError.list(in: text)
      try probe(errors)
      guard !errors.isEmpty, invention.answer(errors) else { break }
      let outcome = try ExtensionCompiler.call(["-typecheck"] + flags + write())
      text = outcome.text
      if outcome.code == 0 { return }
    }
    let errors = CompilerError.list(in: text)
    let own = invention.own(errors)
    let told =
      own.isEmpty ? CompilerError.list(in: first).filter { $0.file != invention.file } : own
    throw ExtensionCompiler.failure(told.map(\.printed), of: module.name, else: first)
  }

  /// Asks the compiler which known names missing ones are near to.
  private mutating func probe(_ errors: [CompilerError]) throws {
    let names = invention.unprobed(errors)
    guard !names.isEmpty else { return }
    let file = "\(folder.path)/Probe.swift"
    try folder.write(Invention.probe(of: names), to: file)
    let outcome = try ExtensionCompiler.call(
      ["-typecheck", "-parse-as-library", file] + flags.filter { $0 != "-parse-as-library" })
    invention.learn(names, CompilerError.list(in: outcome.text))
  }
}

extension CompilerError {
  /// The error as the compiler prints it, without names that have little in common with what is written.
  fileprivate var printed: String {
    let quoted = QuotedMessage(message)
    let isNear = quoted.values.dropLast().contains { name in
      quoted.values.last.map { NameDistance.isMisspelt(name, for: $0) } ?? false
    }
    let words = isNear ? message[...] : message.split(separator: "; did you mean").first ?? ""
    return "\(file):\(line):\(column): error: \(words)"
  }
}

extension ExtensionFolder {
  /// The largest file of kept declarations in bytes.
  private static let mostInventionBytes = 4 << 20

  private func inventionFile(of module: TargetPlan) -> String {
    "\(path)/\(module.module)-Invented.json"
  }

  /// The declarations of the last run; nil where there were none.
  func savedInvention(of module: TargetPlan) -> SavedInvention? {
    guard
      let bytes = try? readFileIfPresent(
        inventionFile(of: module), limit: Self.mostInventionBytes)
    else { return nil }
    return try? JSONDecoder().decode(SavedInvention.self, from: Data(bytes))
  }

  func keep(_ invention: SavedInvention, of module: TargetPlan) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(invention), as: UTF8.self)
    try write(text, to: inventionFile(of: module))
  }
}
