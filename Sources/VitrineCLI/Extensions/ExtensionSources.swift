import Foundation
import Vitrine
import VitrineGenerators
import VitrineImages
import VitrineProjects

/// The sources of an extension and its modules with those that Xcode would generate, and what tells them from others.
struct ExtensionSources {
  /// Words that change whenever the program has to be made again.
  private(set) var words: [String]
  /// The sources that Xcode would generate, by where they are written before the compiler runs.
  private(set) var generated: [(module: String, path: String, text: String)] = []
  /// The copies of sources that do not compile as they stand, by the path of the source.
  private(set) var copies: [String: Copy] = [:]
  private let folder: String

  /// A source that is written anew.
  struct Copy {
    /// The folder within that of the program.
    var folder: String
    var name: String
    var text: String
  }

  /// The largest source in bytes.
  private static let mostBytes = 8 << 20

  init(_ plan: ExtensionPlan, in folder: ExtensionFolder) throws {
    words = ["\(plan)"]
    self.folder = folder.path
    var own: [WidgetScan] = []
    for module in plan.modules + [plan.target] {
      for file in module.files.swift {
        let bytes = try readFile(file, limit: Self.mostBytes)
        words.append(SHA256.hash(bytes).description)
        if module == plan.target { own.append(WidgetScan(bytes)) }
      }
      try generate(module, in: folder)
    }
    if !own.contains(where: \.hasMain) { try addMain(own, plan, folder) }
  }

  /// Writes a program for sources without one: a bundle of the widgets that they declare.
  private mutating func addMain(
    _ sources: [WidgetScan], _ plan: ExtensionPlan, _ folder: ExtensionFolder
  ) throws {
    var names: [String] = []
    for name in sources.flatMap({ $0.widgets + $0.controls }) where !names.contains(name) {
      names.append(name)
    }
    guard !names.isEmpty else {
      throw Failure(
        code: Exit.badInput,
        message: "error: \(plan.source): no source of \(plan.target.name) declares a Widget")
    }
    let calls = names.map { "    \($0)()\n" }.joined()
    add(
      "import SwiftUI\nimport WidgetKit\n\n@main struct VitrineProgram: WidgetBundle {\n"
        + "  var body: some Widget {\n\(calls)  }\n}\n", "Main", plan.target, folder)
  }

  /// The files that are compiled, each with the path that the compiler's messages have.
  func places(of module: TargetPlan) -> [(path: String, file: String)] {
    module.files.swift.map { file in
      (file, copies[file].map { "\(folder)/\($0.folder)/\($0.name)" } ?? file)
    }
      + generated.filter { $0.module == module.module }.map { ($0.path, $0.path) }
  }

  /// Makes the copies, once something has to be compiled.
  mutating func makeCopies(of plan: ExtensionPlan) throws {
    for module in plan.modules + [plan.target] {
      for file in module.files.swift {
        copy(file, try readFile(file, limit: Self.mostBytes), of: module)
      }
    }
  }

  /// Keeps a copy of a source that is not written for Linux. The compiler's messages name the source.
  private mutating func copy(_ file: String, _ bytes: [UInt8], of module: TargetPlan) {
    guard let rewritten = IPhoneSource.rewritten(bytes) else { return }
    copies[file] = Copy(
      folder: module.module + "-Sources", name: Paths.name(of: file),
      text: Self.located(String(decoding: rewritten, as: UTF8.self), at: file))
  }

  /// The text of a copy, in which the compiler's messages name the source.
  static func located(_ text: String, at path: String) -> String {
    let place = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(place)\", line: 1)\n" + text
  }

  /// Writes the members of catalogues, and the classes of intent definitions and data models.
  private mutating func generate(_ module: TargetPlan, in folder: ExtensionFolder) throws {
    let files = module.files
    do throws(GeneratorError) {
      if !files.catalogs.isEmpty {
        add(try AssetSymbols(folders: files.catalogs).source, "Assets", module, folder)
      }
      if !files.intents.isEmpty {
        add(try IntentClasses(files: files.intents).source, "Intents", module, folder)
      }
      if !files.models.isEmpty {
        add(try DataModelClasses(models: files.models).source, "Models", module, folder)
      }
    } catch { throw Failure(code: Exit.badInput, message: "error: \(error)") }
  }

  private mutating func add(
    _ source: String, _ name: String, _ module: TargetPlan, _ folder: ExtensionFolder
  ) {
    words.append(source)
    generated.append((module.module, "\(folder.path)/\(module.module)-\(name).swift", source))
  }
}
